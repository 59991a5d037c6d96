"""One table at a terminal: a match, the people and bots around it, and what each may be shown."""

from pathlib import Path
from typing import Any

import funduk
from funduk.core.action import OPEN, Action, Ask, Refusal, ask_for
from funduk.core.bot import Bot, tell
from funduk.core.dice import SealedDice, commitment
from funduk.core.errors import FundukError
from funduk.core.game import Game, View
from funduk.core.match import Entry
from funduk.doors import seating
from funduk.locale import Words
from funduk.locale.phrases import Phrases
from funduk.terminal.asking_why import Reasons, hint_lines, is_public, why_lines

SPICES = 6
"""Bots are called after spices."""


def bot_names(words: Words) -> list[str]:
    return [words.say(f"terminal-bot-{number}") for number in range(SPICES)]


class Seating:
    """Who sits where: people by name, bots by kind."""

    def __init__(self, people: list[str], kinds: list[str], words: Words) -> None:
        self.people = list(range(len(people)))
        self.kinds: list[str | None] = [*[None] * len(people), *kinds]
        free = [name for name in bot_names(words) if name not in people]
        self.names = [*people, *free[: len(kinds)]]


class Session:
    """Plays a match for the people at one terminal; screens see views only."""

    def __init__(
        self, match: funduk.Match, seating: Seating, words: Words, save: Path | None = None
    ) -> None:
        self.match = match
        self.game: Game = match.game
        self.seating = seating
        self.words = words
        self.save_to = save
        self.phrases = Phrases(words, self.game, self.name, match.seats)
        self.bots: dict[int, Bot] = {
            seat: self._seated(seat) for seat, kind in enumerate(seating.kinds) if kind is not None
        }
        self.reasons = Reasons(match)
        self.last_actor = match.seats - 1
        self.in_market = False
        self._told = 0
        self._tell_bots()

    def name(self, seat: int) -> str:
        return self.seating.names[seat]

    def next_ask(self) -> Ask | None:
        """Whose answer comes next: bots first; in an open market each in turn, beginning with a person."""
        asks = self.match.asks
        if not asks:
            return None
        opens, self.in_market = asks[0].mode == OPEN and not self.in_market, asks[0].mode == OPEN
        if opens and self.seating.people:
            self.last_actor = self.seating.people[0] - 1
        if self.in_market:
            order = [
                (self.last_actor + step) % self.match.seats
                for step in range(1, self.match.seats + 1)
            ]
            found = [ask_for(asks, seat) for seat in order]
            return next(ask for ask in found if ask is not None)
        return next((ask for ask in asks if ask.seat in self.bots), asks[0])

    def bot_plays(self, ask: Ask) -> list[Entry]:
        """Lets the bot that is asked answer."""
        view = self.match.view(ask.seat)
        decision = self.bots[ask.seat].decide(view, ask)
        public = is_public(self.game, view, self.match.view(None))
        number = len(self.match.entries)
        entries = self._play(decision.action)
        self.reasons.keep(number, decision, public)
        return entries

    def why(self, viewer: int | None, bot: str = "") -> list[str]:
        """The newest reason that this viewer may hear, of any bot or of the one of that name."""
        called = [seat for seat in self.bots if self.name(seat).lower() == bot.lower()]
        if bot and not called:
            raise FundukError(self.words.say("terminal-no-such-bot", {"name": bot}))
        return why_lines(self.phrases, self.reasons, viewer, *called)

    def hint(self, ask: Ask) -> list[str]:
        """What a strong bot would do in this seat, from what the seat knows."""
        return hint_lines(
            self.phrases, self.match.view(ask.seat), ask, self.match.history(ask.seat)
        )

    def judge(self, action: Action) -> Refusal | None:
        return self.game.refusal(self.match.table, action)

    def play(self, action: Action) -> list[Entry]:
        """A person's action; a refused one raises Refused and changes nothing."""
        if action.seat not in self.seating.people:
            raise FundukError(self.words.say("terminal-not-yours"))
        return self._play(action)

    def may_wait(self, ask: Ask) -> bool:
        """Whether others could act first in an open market."""
        return ask.mode == OPEN and any(other.seat != ask.seat for other in self.match.asks)

    def wait(self, ask: Ask) -> None:
        self.last_actor = ask.seat

    def take_back(self, seat: int) -> bool:
        """Undoes the seat's last move if the rules still allow it; bots forget with it."""
        if not self.match.can_take_back(seat):
            return False
        self.match.take_back(seat)
        for place in self.bots:
            self.bots[place] = self._seated(place)
            self.bots[place].recall(self.match.history(place))
        self._told = len(self.match.entries)
        return True

    def _seated(self, seat: int) -> Bot:
        kind = self.seating.kinds[seat]
        assert kind is not None
        return seating.bot(kind, self.game, seat, self.match.bot_dice(seat))

    def _play(self, action: Action) -> list[Entry]:
        entries = self.match.play(action)
        self.last_actor = action.seat
        self._tell_bots()
        if self.save_to is not None:
            self.match.save(self.save_to)
        return entries

    def _tell_bots(self) -> None:
        for entry in self.match.entries[self._told :]:
            if entry.action is not None:
                tell(self.game, list(self.bots.values()), entry.action, entry.events)
        self._told = len(self.match.entries)

    # what may be shown

    def view(self, seat: int | None) -> View:
        return self.match.view(seat)

    def has_secrets(self, ask: Ask) -> bool:
        """Whether others should look away while this seat answers."""
        if ask.mode == "sealed":
            return True
        own, public = self.view(ask.seat).to_json(), self.view(None).to_json()
        return any(own[field] != public[field] for field in own if field != "seat")

    def must_hide(self, answered: Ask) -> bool:
        """Whether the screen must show nothing of this seat's until the next person sits down."""
        if len(self.seating.people) < 2 or not self.has_secrets(answered):
            return False
        following = self.next_ask()
        return following is None or following.seat != answered.seat

    def dice_line(self) -> str:
        """What was published before the first draw."""
        dice = self.match.dice
        published = commitment(dice.seed) if isinstance(dice, SealedDice) else "–"
        return self.words.say("terminal-dice", {"commitment": published})

    def log(self, seat: int | None, start: int = 0) -> list[str]:
        """The log in words as a viewer may read it now."""
        return [
            self.phrases.event(event)
            for seen in self.match.seen(seat, start)
            for event in seen.events
        ]

    def recent(self, seat: int | None, entries: int, without: tuple[str, ...] = ()) -> list[str]:
        """The end of the log: the events of so many entries, without those of some names."""
        seen = [self.match.seen_entry(number, seat) for number in self.match.line[-entries:]]
        return [
            self.phrases.event(event)
            for entry in seen
            for event in entry.events
            if event.name() not in without
        ]

    def moves_matching(self, ask: Ask, wanted: str, most: int) -> list[tuple[Action, str]]:
        """The first legal answers whose words begin, in order, with what was typed."""
        found: list[tuple[Action, str]] = []
        moves = self.game.moves(self.match.table, ask)
        for place in range(min(len(moves), 20_000)):
            action = moves[place]
            text = self.phrases.action(action)
            if _begins(text, wanted) or _begins(action.to_text(), wanted):
                found.append((action, text))
                if len(found) == most:
                    break
        return found

    def typed(self, text: str, seat: int) -> Action:
        """An action as typed, with or without the seat in front."""
        first = text.split()[:1]
        if first and (first[0].isdigit() or first[0] == "*"):
            return self.game.parse(text)
        return self.game.parse(f"{seat} {text}")

    def result(self) -> dict[str, Any]:
        return {"scores": self.match.scores or [], "winners": self.match.winners or []}


def _begins(text: str, wanted: str) -> bool:
    words = iter(text.lower().split())
    return all(any(word.startswith(part) for word in words) for part in wanted.lower().split())
