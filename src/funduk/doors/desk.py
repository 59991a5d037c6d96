"""A table whose seats spell their answers word by word; chance, bots and forced answers play alone."""

from typing import Final

from mypy_extensions import i64

from funduk.core.action import Action, Ask, Refused
from funduk.core.bot import Bot, tell
from funduk.core.dice import Dice
from funduk.core.encoding import ONE_HOTS, Encoder, Part
from funduk.core.game import Game
from funduk.core.record import CHANCE
from funduk.core.table import Table
from funduk.doors.words import NUMBERS, BadWord, Speller, Vocabulary

NOBODY: Final = -2
"""Instead of a seat: the game is over."""


class Rules:
    """A game as doors need it: its words, its encoder, and the layout of what a seat observes."""

    def __init__(self, game: Game, vocabulary: Vocabulary, encoder: Encoder) -> None:
        self.game = game
        self.vocabulary = vocabulary
        self.encoder = encoder
        self.questions: dict[str, int] = {
            question: place for place, question in enumerate(game.questions)
        }
        self.spelling = len(self.questions) + len(game.verbs) + vocabulary.most_steps
        self.silence = bytes(self.spelling)
        questions, verbs = len(self.questions), len(game.verbs)
        self.question_rows = {
            name: bytes(ONE_HOTS[questions][place]) for name, place in self.questions.items()
        }
        self.verb_rows = {
            name: bytes(ONE_HOTS[verbs][place]) for place, name in enumerate(game.verbs)
        }
        self.no_verb = bytes(verbs)
        self.no_choices = [bytes(size) for size in range(vocabulary.most_steps + 1)]
        self.size = encoder.size + self.spelling

    def layout(self) -> list[Part]:
        """The parts of an observation: what the view shows, then what has been spelt so far."""
        return [
            *self.encoder.parts,
            Part("question", len(self.questions)),
            Part("spelt verb", len(self.game.verbs)),
            Part("spelt choices", self.vocabulary.most_steps, NUMBERS),
        ]


class Desk:
    """One game in progress. In an open market the seats that are asked act in turn."""

    def __init__(
        self, rules: Rules, start: Table, dice: Dice, bots: list[Bot], spells_chance: bool = False
    ) -> None:
        self.rules = rules
        self.game = rules.game
        self.table: Table = start.copy()
        self.dice = dice
        self.bots = bots
        """Those who answer for their seats; everybody else spells."""
        self.watchers: list[Bot] = []
        """Those who are told what their seats witness, without answering for them."""
        self.spells_chance = spells_chance
        self.speller: Speller | None = None
        self.asked = NOBODY
        """Who spells now: a seat, chance where it is spelt, or nobody when the game is over."""
        self.last = -1
        self.moves: i64 = 0
        """Whole answers of seats and chance."""
        self.log: list[Action] | None = None
        """Every answer in order, for those who want them kept: an empty list before the first."""
        self.refused = 0
        """How often the rules' default was played instead of a word that cannot be said."""
        self.seen: bytes | None = None

    def begin(self) -> None:
        """Plays on to the first choice of somebody who spells."""
        self._go_on()

    def words(self) -> list[int]:
        """What can be said now."""
        speller = self.speller
        return [] if speller is None else speller.words()

    def say(self, word: int) -> None:
        """The next word of the seat that is asked; BadWord, and nothing changes, if it cannot be said."""
        speller = self.speller
        if speller is None:
            raise BadWord("the game is over")
        speller.say(word)
        action = speller.action
        if action is not None:
            self._perform(action)
            self._go_on()

    def say_or_default(self, word: int) -> bool:
        """The word, or the rules' answer for a silent seat if it cannot be said; whether it could."""
        speller = self.speller
        if speller is None:
            raise BadWord("the game is over")
        if word - int(speller.first) in speller.legal:
            self.say(word)
            return True
        self.refused += 1
        ask = speller.ask
        self.answer(self.game.default(self.game.view(self.table, ask.seat), ask))
        return False

    def answer(self, action: Action) -> None:
        """A whole answer of the seat that is asked."""
        refusal = self.game.refusal(self.table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        self._perform(action)
        self._go_on()

    def shares(self) -> list[float]:
        """What every seat has of the win, when the game is over; a win shared by k counts 1/k."""
        shares = [0.0] * self.table.seats()
        winners = self.game.winners(self.table)
        if winners is not None:
            for seat in winners:
                shares[seat] = 1.0 / len(winners)
        return shares

    def row(self, seat: int) -> bytes:
        """What a seat observes, as bytes; what somebody else has spelt so far is not in it."""
        return self.row_of(seat, self.speller if seat == self.asked else None)

    def row_of(self, seat: int, speller: Speller | None) -> bytes:
        """What a seat observes that has spelt so far; nothing, where it does not spell now."""
        if speller is None or seat != self.asked:
            return self._seen_by(seat) + self._spelt(speller)
        seen = self.seen
        if seen is None:
            seen = self._seen_by(seat)
            self.seen = seen
        return seen + self._spelt(speller)

    def _seen_by(self, seat: int) -> bytes:
        row: list[int] = []
        self.rules.encoder.encode(self.game.view(self.table, seat), row)
        return bytes(row)

    def spectator_row(self) -> bytes:
        """What somebody who only watches observes."""
        row: list[int] = []
        self.rules.encoder.encode(self.game.view(self.table, None), row)
        return bytes(row)

    def perfect_row(self) -> bytes:
        """Everything that anybody at the table knows: all seats' observations, seat by seat."""
        return b"".join([self.row(seat) for seat in range(self.table.seats())])

    def _spelt(self, speller: Speller | None) -> bytes:
        rules = self.rules
        if speller is None:
            return rules.silence
        verb = speller.verb
        said = rules.no_verb if verb is None else rules.verb_rows[verb.name()]
        choices = bytes([choice + 1 for choice in speller.choices])
        left = rules.no_choices[rules.vocabulary.most_steps - len(choices)]
        return b"".join([rules.question_rows[speller.ask.question], said, choices, left])

    def _perform(self, action: Action) -> None:
        self.speller = None
        self.seen = None
        events = self.game.perform(self.table, action)
        self.moves += 1
        log = self.log
        if log is not None:
            log.append(action)
        if len(self.bots) > 0:
            tell(self.game, self.bots, action, events)
        if len(self.watchers) > 0:
            tell(self.game, self.watchers, action, events)

    def _go_on(self) -> None:
        while True:
            ask = self._next_ask()
            if ask is None:
                self.asked = NOBODY
                return
            action = self._own_answer(ask)
            if action is None:
                return
            self._perform(action)

    def _own_answer(self, ask: Ask) -> Action | None:
        """The answer of whoever does not spell, or of a speller who has no choice."""
        if ask.seat == CHANCE and not self.spells_chance:
            return self.game.draw(self.table, ask, self.dice)
        for bot in self.bots:
            if bot.seat == ask.seat:
                action = bot.decide(self.game.view(self.table, ask.seat), ask).action
                refusal = self.game.refusal(self.table, action)
                if refusal is not None:
                    raise Refused(action, refusal)
                return action
        speller = Speller(self.rules.vocabulary, self.game, self.table, ask)
        if speller.action is not None:
            return speller.action
        self.speller = speller
        self.asked = ask.seat
        return None

    def _next_ask(self) -> Ask | None:
        table = self.table
        course = self.game.course
        if table.phase >= len(course):
            return None
        question = course[table.phase]
        if question.alone or question.sealed:
            return self.game.next_ask(table, self.dice)
        seats = table.seats()
        for further in range(1, seats + 1):
            seat = (self.last + further) % seats
            if question.is_asked(table, seat):
                self.last = seat
                return question.ask(table, seat)
        return None


def copied(desk: Desk, dice: Dice) -> Desk:
    """The same game with other dice, for search; bots are not copied."""
    twin = Desk(desk.rules, desk.table, dice, [], desk.spells_chance)
    twin.last = desk.last
    twin.moves = desk.moves
    twin.refused = desk.refused
    log = desk.log
    twin.log = None if log is None else log.copy()
    speller = desk.speller
    twin.asked = desk.asked
    if speller is not None:
        fresh = Speller(desk.rules.vocabulary, desk.game, twin.table, speller.ask)
        fresh.catch_up(speller)
        twin.speller = fresh
    return twin
