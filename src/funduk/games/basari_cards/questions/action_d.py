"""Five players: action D."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import NONE, count, one, total, within
from funduk.core.plain_verbs import Few
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.core.verb import NEVER, Verb
from funduk.games.basari_cards.events import Exchanged, Took
from funduk.games.basari_cards.questions.settling import settle_next
from funduk.games.basari_cards.table import EXCHANGE, TAKE, BasariCardsTable, colours_of
from funduk.games.basari_cards.view import BasariCardsView
from funduk.games.gems.material import COLOURS, GEMS, RED


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchange(Action):
    """Action D alone: gives one gem back and takes two (BC-27)."""

    VERB: ClassVar[str] = "exchange"
    SHAPE: ClassVar[Shape] = (("give", GEMS), ("take", GEMS))

    def __init__(self, seat: int, give: i64, take: i64) -> None:
        self.seat = seat
        self.give = give
        self.take = take


class Exchanging(Question[BasariCardsTable, BasariCardsView]):
    """BC-27: who chose D alone gives a gem back, if there is one, and takes two, or what the stock has."""

    NAME: ClassVar[str] = "exchange"
    PHASE: ClassVar[int] = EXCHANGE
    CLAUSE: ClassVar[str] = "BC-26"
    TURN_CLAUSE: ClassVar[str] = "BC-16"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Exchange,)

    def refusal(self, t: BasariCardsTable, action: Action) -> Refusal | None:
        if not isinstance(action, Exchange):
            return self.wrong_verb()
        gems = t.players[action.seat].gems
        if action.give < NONE or not within(action.give, gems):
            return Refusal("not-your-gems", "BC-27")
        if total(action.give) != min(1, total(gems)):
            return Refusal("give-one", "BC-27")
        there = t.stock + action.give
        if action.take < NONE or not within(action.take, there):
            return Refusal("not-in-stock", "BC-27")
        if total(action.take) != min(2, total(there)):
            return Refusal("take-two", "BC-27")
        return None

    def verbs(self, t: BasariCardsTable, ask: Ask) -> list[Verb]:
        return [Swapping(ask.seat, t.players[ask.seat].gems, t.stock)]

    def draw(self, t: BasariCardsTable, ask: Ask, dice: Dice) -> Action:
        swaps = Swapping(ask.seat, t.players[ask.seat].gems, t.stock)
        return swaps.nth(dice.below(int(swaps.size())))

    def perform(self, t: BasariCardsTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Exchange)
        t.players[action.seat].gems += action.take - action.give
        t.stock += action.give - action.take
        events.append(Exchanged(action.seat, action.give, action.take))
        settle_next(t, events)

    def default(self, v: BasariCardsView, ask: Ask) -> Action:
        """The cheapest gem for the dearest two."""
        swaps = Swapping(ask.seat, v.players[ask.seat].gems, v.stock)
        gives = swaps.ways(1, swaps.after(0, swaps.start, swaps.lowest_give()))
        return swaps.nth(gives - 1)


class Swapping(Verb):
    """The gem to give, then how many of each colour to take, red first; remembers both."""

    def __init__(self, seat: int, gems: i64, stock: i64) -> None:
        super().__init__(1 + COLOURS)
        self.seat = seat
        self.gems = gems
        self.stock = stock

    def name(self) -> str:
        return Exchange.VERB

    def lowest_give(self) -> i64:
        """The cheapest colour there is to give; COLOURS when there is none."""
        colours = colours_of(self.gems)
        return colours[0] if colours else COLOURS

    def highest(self, step: i64, memory: i64) -> i64:
        if step == 0:
            return RED if self.gems != NONE else COLOURS
        return count(self.there(memory), COLOURS - step)

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        if step == 0:
            if choice != COLOURS and count(self.gems, choice) == 0:
                return NEVER
            if choice == COLOURS and self.gems != NONE:
                return NEVER
            return choice * 4 + min(2, total(self.there(choice * 4)))
        left = (memory & 3) - choice
        if left < 0 or (step == COLOURS and left > 0):
            return NEVER
        return memory - choice

    def there(self, memory: i64) -> i64:
        """The stock with the gem that was given back."""
        return self.stock + (one(memory >> 2) if memory >> 2 != COLOURS else NONE)

    def spell(self, choices: list[int]) -> Action:
        give = NONE if choices[0] == COLOURS else one(choices[0])
        take: i64 = NONE
        for step in range(COLOURS):
            take += choices[step + 1] * one(RED - step)
        return Exchange(self.seat, give, take)

    def choices_of(self, action: Action) -> list[int] | None:
        if not isinstance(action, Exchange):
            return None
        given = colours_of(action.give)
        takes = [int(count(action.take, RED - step)) for step in range(COLOURS)]
        return [given[0] if given else int(COLOURS), *takes]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        if step == 0:
            return "give", None if choice == COLOURS else GEMS.letter(int(choice))
        return f"take.{GEMS.letter(int(COLOURS - step))}", int(choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class Take(Action):
    """Action D shared: takes one gem (BC-28)."""

    VERB: ClassVar[str] = "take"
    SHAPE: ClassVar[Shape] = (("gem", GEMS),)

    def __init__(self, seat: int, gem: i64) -> None:
        self.seat = seat
        self.gem = gem


class Taking(Question[BasariCardsTable, BasariCardsView]):
    """BC-28: those who share D take one gem each; nothing only when the stock is empty."""

    NAME: ClassVar[str] = "take"
    PHASE: ClassVar[int] = TAKE
    CLAUSE: ClassVar[str] = "BC-26"
    TURN_CLAUSE: ClassVar[str] = "BC-16"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Take,)

    def refusal(self, t: BasariCardsTable, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return self.wrong_verb()
        if action.gem < NONE or not within(action.gem, t.stock):
            return Refusal("not-in-stock", "BC-28")
        if total(action.gem) != min(1, total(t.stock)):
            return Refusal("take-one", "BC-28")
        return None

    def verbs(self, t: BasariCardsTable, ask: Ask) -> list[Verb]:
        colours = colours_of(t.stock)
        if not colours:
            return [Few("gem", [int(COLOURS)], [Take(ask.seat, NONE)])]
        return [Few("gem", colours, [Take(ask.seat, one(colour)) for colour in colours])]

    def perform(self, t: BasariCardsTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Take)
        t.players[action.seat].gems += action.gem
        t.stock -= action.gem
        events.append(Took(action.seat, action.gem))
        if t.queue:
            t.turn = t.queue[0]
            t.queue = t.queue[1:]
        else:
            settle_next(t, events)

    def default(self, v: BasariCardsView, ask: Ask) -> Action:
        """The dearest gem."""
        colours = colours_of(v.stock)
        return Take(ask.seat, one(colours[-1]) if colours else NONE)
