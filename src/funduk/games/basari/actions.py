"""What seats and chance can do, and what can come of it."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Event
from funduk.core.record import NUMBER, SEAT, Many, Number, Shape
from funduk.games.basari.material import PIPS
from funduk.games.basari.table import ACTION
from funduk.parts.gems import GEMS

DIE: Final = Number(1, PIPS)


@mypyc_attr(acyclic=True)
class Place(Action):
    """Lays the start tile at a free stall and puts the pawn on it (BB-3)."""

    VERB: ClassVar[str] = "place"
    SHAPE: ClassVar[Shape] = (("stall", NUMBER),)

    def __init__(self, seat: int, stall: int) -> None:
        self.seat = seat
        self.stall = stall


@mypyc_attr(acyclic=True)
class Roll(Action):
    """Chance rolls a die for every seat (BB-5)."""

    VERB: ClassVar[str] = "roll"
    SHAPE: ClassVar[Shape] = (("dice", Many(DIE)),)

    def __init__(self, seat: int, dice: list[int]) -> None:
        self.seat = seat
        self.dice = dice


@mypyc_attr(acyclic=True)
class Choose(Action):
    """Lays an action card face down (BB-6)."""

    VERB: ClassVar[str] = "choose"
    SHAPE: ClassVar[Shape] = (("action", ACTION),)

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


@mypyc_attr(acyclic=True)
class Throw(Action):
    """Chance rolls once more for the seat that carries out dice (BB-7)."""

    VERB: ClassVar[str] = "throw"
    SHAPE: ClassVar[Shape] = (("to", SEAT), ("pips", DIE))

    def __init__(self, seat: int, to: int, pips: int) -> None:
        self.seat = seat
        self.to = to
        self.pips = pips


@mypyc_attr(acyclic=True)
class RollOff(Action):
    """Chance rolls for two seats level on points, the lower seat first (BB-13)."""

    VERB: ClassVar[str] = "roll_off"
    SHAPE: ClassVar[Shape] = (("lower", DIE), ("higher", DIE))

    def __init__(self, seat: int, lower: int, higher: int) -> None:
        self.seat = seat
        self.lower = lower
        self.higher = higher


@mypyc_attr(acyclic=True)
class CarryOut(Action):
    """Carries out a won action, where the table lets it be declined (BB-10)."""

    VERB: ClassVar[str] = "carry_out"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Placed(Event):
    """A start tile and its pawn came to a stall."""

    NAME: ClassVar[str] = "placed"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("stall", NUMBER))

    def __init__(self, seat: int, stall: int) -> None:
        self.seat = seat
        self.stall = stall


@mypyc_attr(acyclic=True)
class Walked(Event):
    """All rolled and walked; stalls are where the pawns stand now."""

    NAME: ClassVar[str] = "walked"
    SHAPE: ClassVar[Shape] = (("dice", Many(DIE)), ("stalls", Many(NUMBER)))

    def __init__(self, dice: list[int], stalls: list[int]) -> None:
        self.dice = dice
        self.stalls = stalls


@mypyc_attr(acyclic=True)
class Revealed(Event):
    """All choices were turned up together."""

    NAME: ClassVar[str] = "revealed"
    SHAPE: ClassVar[Shape] = (("choices", Many(ACTION)),)
    REVEALS: ClassVar[bool] = True

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices


@mypyc_attr(acyclic=True)
class Voided(Event):
    """Three or more had chosen an action."""

    NAME: ClassVar[str] = "voided"
    SHAPE: ClassVar[Shape] = (("action", ACTION),)

    def __init__(self, action: int) -> None:
        self.action = action


@mypyc_attr(acyclic=True)
class RolledOff(Event):
    """Two level on points rolled for who opens; level again if the dice are."""

    NAME: ClassVar[str] = "rolled-off"
    SHAPE: ClassVar[Shape] = (("seats", Many(SEAT)), ("dice", Many(DIE)))

    def __init__(self, seats: list[int], dice: list[int]) -> None:
        self.seats = seats
        self.dice = dice


@mypyc_attr(acyclic=True)
class HaggleBegan(Event):
    """Two had chosen an action; the first may open."""

    NAME: ClassVar[str] = "haggle-began"
    SHAPE: ClassVar[Shape] = (("action", ACTION), ("first", SEAT), ("second", SEAT))

    def __init__(self, action: int, first: int, second: int) -> None:
        self.action = action
        self.first = first
        self.second = second


@mypyc_attr(acyclic=True)
class WonForFree(Event):
    """The opener offered nothing, so the other got the action."""

    NAME: ClassVar[str] = "won-for-free"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("action", ACTION))

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


@mypyc_attr(acyclic=True)
class LetGo(Event):
    """A seat did not carry out the action it had won."""

    NAME: ClassVar[str] = "let-go"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("action", ACTION))

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


@mypyc_attr(acyclic=True)
class Threw(Event):
    """Dice: another roll, a walk, and six minus the pips."""

    NAME: ClassVar[str] = "threw"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("pips", DIE), ("stall", NUMBER), ("points", NUMBER))

    def __init__(self, seat: int, pips: int, stall: int, points: int) -> None:
        self.seat = seat
        self.pips = pips
        self.stall = stall
        self.points = points


@mypyc_attr(acyclic=True)
class Scored(Event):
    """Points: the number at the pawn's stall."""

    NAME: ClassVar[str] = "scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@mypyc_attr(acyclic=True)
class Took(Event):
    """Gems: those of the pawn's stall, as far as the stock had them."""

    NAME: ClassVar[str] = "took"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("gems", GEMS))

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.gems = gems


@mypyc_attr(acyclic=True)
class LapScored(Event):
    """A seat had walked once around since its tile was laid."""

    NAME: ClassVar[str] = "lap-scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@mypyc_attr(acyclic=True)
class ScoringEnded(Event):
    """A scoring was done; points are the totals, tiles lie under the pawns."""

    NAME: ClassVar[str] = "scoring-ended"
    SHAPE: ClassVar[Shape] = (
        ("scoring", NUMBER),
        ("points", Many(NUMBER)),
        ("tiles", Many(NUMBER)),
    )

    def __init__(self, scoring: int, points: list[int], tiles: list[int]) -> None:
        self.scoring = scoring
        self.points = points
        self.tiles = tiles


@mypyc_attr(acyclic=True)
class GameEnded(Event):
    """The last scoring was done."""

    NAME: ClassVar[str] = "game-ended"
    SHAPE: ClassVar[Shape] = (("winners", Many(SEAT)),)

    def __init__(self, winners: list[int]) -> None:
        self.winners = winners
