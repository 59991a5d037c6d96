"""Getting ready: start tiles are laid."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.plain_verbs import OneOf
from funduk.core.question import Question
from funduk.core.record import NUMBER, Shape
from funduk.core.verb import Verb
from funduk.games.basari.events import Placed
from funduk.games.basari.table import PLACE, ROLL, BasariTable
from funduk.games.basari.view import BasariView


@mypyc_attr(acyclic=True, free_list_len=1)
class Place(Action):
    """Lays the start tile at a free stall and puts the pawn on it (BB-3)."""

    VERB: ClassVar[str] = "place"
    SHAPE: ClassVar[Shape] = (("stall", NUMBER),)

    def __init__(self, seat: int, stall: int) -> None:
        self.seat = seat
        self.stall = stall


class Placing(Question[BasariTable, BasariView]):
    """BB-3: a start tile at a free stall, in seating order."""

    NAME: ClassVar[str] = "place"
    PHASE: ClassVar[int] = PLACE
    CLAUSE: ClassVar[str] = "BB-3"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Place,)

    def refusal(self, t: BasariTable, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return self.wrong_verb()
        if not 0 <= action.stall < t.box.stalls:
            return Refusal("no-such-stall", "BB-2")
        return Refusal("stall-taken", "BB-3") if has_tile(t, action.stall) else None

    def verbs(self, t: BasariTable, ask: Ask) -> list[Verb]:
        taken = [player.tile for player in t.players]
        free = [stall for stall in range(t.box.stalls) if stall not in taken]
        return [AtAStall(ask.seat, free)]

    def draw(self, t: BasariTable, ask: Ask, dice: Dice) -> Action:
        place = dice.below(t.box.stalls - t.turn)
        stall = 0
        while place > 0 or has_tile(t, stall):
            if not has_tile(t, stall):
                place -= 1
            stall += 1
        return Place(ask.seat, stall)

    def perform(self, t: BasariTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Place)
        t.players[t.turn].tile = action.stall
        events.append(Placed(t.turn, action.stall))
        t.turn += 1
        if t.turn == len(t.players):
            t.turn = 0
            t.phase = ROLL

    def default(self, v: BasariView, ask: Ask) -> Action:
        """The first free stall."""
        taken = [player.tile for player in v.players]
        stall = 0
        while stall in taken:
            stall += 1
        return Place(ask.seat, stall)


class AtAStall(OneOf):
    """Any stall that is free."""

    def __init__(self, seat: int, free: list[int]) -> None:
        super().__init__("stall", free)
        self.seat = seat

    def name(self) -> str:
        return Place.VERB

    def action(self, choice: int) -> Action:
        return Place(self.seat, choice)


def has_tile(t: BasariTable, stall: int) -> bool:
    """Whether a start tile lies at a stall."""
    return any(player.tile == stall for player in t.players)
