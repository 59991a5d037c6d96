"""What can have happened."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Event
from funduk.core.record import NUMBER, SEAT, Many, Shape
from funduk.games.basari.table import ACTION, DIE
from funduk.games.gems.material import GEMS


@mypyc_attr(acyclic=True, free_list_len=1)
class Placed(Event):
    """A start tile and its pawn came to a stall."""

    NAME: ClassVar[str] = "placed"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("stall", NUMBER))

    def __init__(self, seat: int, stall: int) -> None:
        self.seat = seat
        self.stall = stall


@mypyc_attr(acyclic=True, free_list_len=1)
class Walked(Event):
    """All rolled and walked; stalls are where the pawns stand now."""

    NAME: ClassVar[str] = "walked"
    SHAPE: ClassVar[Shape] = (("dice", Many(DIE)), ("stalls", Many(NUMBER)))

    def __init__(self, dice: list[int], stalls: list[int]) -> None:
        self.dice = dice
        self.stalls = stalls


@mypyc_attr(acyclic=True, free_list_len=1)
class Revealed(Event):
    """All choices were turned up together."""

    NAME: ClassVar[str] = "revealed"
    SHAPE: ClassVar[Shape] = (("choices", Many(ACTION)),)
    REVEALS: ClassVar[bool] = True

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices


@mypyc_attr(acyclic=True, free_list_len=1)
class Voided(Event):
    """Three or more had chosen an action."""

    NAME: ClassVar[str] = "voided"
    SHAPE: ClassVar[Shape] = (("action", ACTION),)

    def __init__(self, action: int) -> None:
        self.action = action


@mypyc_attr(acyclic=True, free_list_len=1)
class RolledOff(Event):
    """Two level on points rolled for who opens; level again if the dice are."""

    NAME: ClassVar[str] = "rolled-off"
    SHAPE: ClassVar[Shape] = (("seats", Many(SEAT)), ("dice", Many(DIE)))

    def __init__(self, seats: list[int], dice: list[int]) -> None:
        self.seats = seats
        self.dice = dice


@mypyc_attr(acyclic=True, free_list_len=1)
class HaggleBegan(Event):
    """Two had chosen an action; the first may open."""

    NAME: ClassVar[str] = "haggle-began"
    SHAPE: ClassVar[Shape] = (("action", ACTION), ("first", SEAT), ("second", SEAT))

    def __init__(self, action: int, first: int, second: int) -> None:
        self.action = action
        self.first = first
        self.second = second


@mypyc_attr(acyclic=True, free_list_len=1)
class WonForFree(Event):
    """The opener offered nothing, so the other got the action."""

    NAME: ClassVar[str] = "won-for-free"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("action", ACTION))

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


@mypyc_attr(acyclic=True, free_list_len=1)
class LetGo(Event):
    """A seat did not carry out the action it had won."""

    NAME: ClassVar[str] = "let-go"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("action", ACTION))

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


@mypyc_attr(acyclic=True, free_list_len=1)
class Threw(Event):
    """Dice: another roll, a walk, and six minus the pips."""

    NAME: ClassVar[str] = "threw"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("pips", DIE), ("stall", NUMBER), ("points", NUMBER))

    def __init__(self, seat: int, pips: int, stall: int, points: int) -> None:
        self.seat = seat
        self.pips = pips
        self.stall = stall
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class Scored(Event):
    """Points: the number at the pawn's stall."""

    NAME: ClassVar[str] = "scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class Took(Event):
    """Gems: those of the pawn's stall, as far as the stock had them."""

    NAME: ClassVar[str] = "took"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("gems", GEMS))

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.gems = gems


@mypyc_attr(acyclic=True, free_list_len=1)
class LapScored(Event):
    """A seat had walked once around since its tile was laid."""

    NAME: ClassVar[str] = "lap-scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
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


@mypyc_attr(acyclic=True, free_list_len=1)
class GameEnded(Event):
    """The last scoring was done."""

    NAME: ClassVar[str] = "game-ended"
    SHAPE: ClassVar[Shape] = (("winners", Many(SEAT)),)

    def __init__(self, winners: list[int]) -> None:
        self.winners = winners
