"""Phase 1: all roll and walk."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.plain_verbs import Free
from funduk.core.question import Lot
from funduk.core.record import CHANCE, Many, Shape
from funduk.core.verb import Verb
from funduk.games.basari.events import Walked
from funduk.games.basari.material import PIPS, SIDES
from funduk.games.basari.table import CHOOSE, DIE, ROLL, BasariTable, stall_of
from funduk.games.basari.view import BasariView


@mypyc_attr(acyclic=True, free_list_len=1)
class Roll(Action):
    """Chance rolls a die for every seat (BB-5)."""

    VERB: ClassVar[str] = "roll"
    SHAPE: ClassVar[Shape] = (("dice", Many(DIE)),)

    def __init__(self, seat: int, dice: list[int]) -> None:
        self.seat = seat
        self.dice = dice


class Rolling(Lot[BasariTable, BasariView]):
    """BB-5: everybody walks clockwise by their own die."""

    NAME: ClassVar[str] = "roll"
    PHASE: ClassVar[int] = ROLL
    CLAUSE: ClassVar[str] = "BB-5"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Roll,)

    def refusal(self, t: BasariTable, action: Action) -> Refusal | None:
        if not isinstance(action, Roll):
            return self.wrong_verb()
        if len(action.dice) != len(t.players):
            return Refusal("one-die-each", "BB-5")
        for pips in action.dice:
            if not 1 <= pips <= PIPS:
                return Refusal("no-such-die", "BB-5")
        return None

    def verbs(self, t: BasariTable, ask: Ask) -> list[Verb]:
        return [DieEach([SIDES] * len(t.players))]

    def draw(self, t: BasariTable, ask: Ask, dice: Dice) -> Action:
        return Roll(CHANCE, [dice.below(PIPS) + 1 for _ in t.players])

    def perform(self, t: BasariTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Roll)
        stalls: list[int] = []
        for seat, player in enumerate(t.players):
            player.walked += action.dice[seat]
            stalls.append(stall_of(t, seat))
        t.phase = CHOOSE
        events.append(Walked(action.dice, stalls))


class DieEach(Free):
    """The pips of each seat's die in turn."""

    def name(self) -> str:
        return Roll.VERB

    def spell(self, choices: list[int]) -> Action:
        return Roll(CHANCE, choices)

    def choices_of(self, action: Action) -> list[int] | None:
        if isinstance(action, Roll) and len(action.dice) == self.steps:
            return action.dice
        return None

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"dice.{step}", int(choice)
