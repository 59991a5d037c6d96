"""First step: suspicion chips."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice, FastDice
from funduk.core.plain_verbs import Free, Plain
from funduk.core.question import Question
from funduk.core.record import SEAT, Shape
from funduk.core.verb import Verb
from funduk.games.sandsturm.events import Suspected
from funduk.games.sandsturm.material import (
    ALL_DICE,
    MISSIONS,
    SIGN,
    Box,
    chips_in,
    has_chip,
    nth_chip,
)
from funduk.games.sandsturm.questions.rolling import throw
from funduk.games.sandsturm.table import CHIPS, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView, imagine, number_of_chips


@mypyc_attr(acyclic=True)
class Done(Action):
    """Places no more chips this turn (SS-11)."""

    VERB: ClassVar[str] = "done"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Place(Action):
    """Puts a chip on another player's suspicion field (SS-11)."""

    VERB: ClassVar[str] = "place"
    SHAPE: ClassVar[Shape] = (("mission", SIGN), ("on", SEAT))

    def __init__(self, seat: int, mission: int, on: int) -> None:
        self.seat = seat
        self.mission = mission
        self.on = on


class Suspecting(Question[SandsturmTable, SandsturmView]):
    """SS-11: an unplaced chip on another player; or no more, unless the round card demands one."""

    NAME: ClassVar[str] = "chips"
    PHASE: ClassVar[int] = CHIPS
    CLAUSE: ClassVar[str] = "SS-11"
    TURN_CLAUSE: ClassVar[str] = "SS-9"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Done, Place)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def ask(self, t: SandsturmTable, seat: int) -> Ask:
        return Ask(seat, self.name, self.mode, must_place(t), t.traders[seat].answered)

    def refusal(self, t: SandsturmTable, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return Refusal("must-place", "SS-8") if must_place(t) else None
        if not isinstance(action, Place):
            return self.wrong_verb()
        if not 0 <= action.on < len(t.traders):
            return Refusal("no-such-player", "SS-11")
        if action.on == t.turn:
            return Refusal("not-on-yourself", "SS-11")
        if not has_chip(t.traders[t.turn].hand, action.mission):
            return Refusal("chip-is-gone", "SS-11")
        return None

    def verbs(self, t: SandsturmTable, ask: Ask) -> list[Verb]:
        placing = Placing(ask.seat, t.traders[ask.seat].hand, len(t.traders))
        return [placing] if must_place(t) else [Plain(Done(ask.seat)), placing]

    def draw(self, t: SandsturmTable, ask: Ask, dice: Dice) -> Action:
        """The verb, then any chip on any other player, clockwise."""
        if not must_place(t) and dice.below(2) == 0:
            return Done(t.turn)
        hand = t.traders[t.turn].hand
        others = len(t.traders) - 1
        place = dice.below(number_of_chips(hand) * others)
        on = (t.turn + 1 + place % others) % len(t.traders)
        return Place(t.turn, nth_chip(hand, place // others), on)

    def perform(self, t: SandsturmTable, action: Action, events: list[Event]) -> None:
        if isinstance(action, Done):
            throw(t, ALL_DICE)
            return
        assert isinstance(action, Place)
        trader = t.traders[t.turn]
        trader.hand -= 1 << action.mission
        t.traders[action.on].stack += bytes([t.turn << 3 | action.mission])
        t.placed += 1
        events.append(Suspected(t.turn, action.mission, action.on))
        if trader.hand == 0:
            throw(t, ALL_DICE)

    def default(self, v: SandsturmView, ask: Ask) -> Action:
        """No more; or, if one is demanded, the first chip on the left neighbour."""
        t = imagine(self.box, v, FastDice(0))
        if not must_place(t):
            return Done(ask.seat)
        return Place(t.turn, nth_chip(t.traders[t.turn].hand, 0), (t.turn + 1) % len(t.traders))


@mypyc_attr(acyclic=True, free_list_len=1)
class Placing(Free):
    """Which chip, then on whom."""

    def __init__(self, seat: int, hand: i64, seats: int) -> None:
        super().__init__([chips_in(hand), [on for on in range(seats) if on != seat]])
        self.seat = seat

    def name(self) -> str:
        return Place.VERB

    def spell(self, choices: list[int]) -> Action:
        return Place(self.seat, choices[0], choices[1])

    def choices_of(self, action: Action) -> list[int] | None:
        assert isinstance(action, Place)
        return [action.mission, action.on]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return ("mission", MISSIONS[int(choice)]) if step == 0 else ("on", int(choice))


def must_place(t: SandsturmTable) -> bool:
    """SS-8: whether the round card still demands a chip."""
    return t.placed < t.effects().must_place
