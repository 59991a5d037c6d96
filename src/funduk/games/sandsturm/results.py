"""What comes of the sandstorm: all missions turned up, and everything scored."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Event
from funduk.core.record import NUMBER, SEAT, Many, Shape
from funduk.games.sandsturm.forms import POINTS, SIGN
from funduk.games.sandsturm.material import GOODS


@mypyc_attr(acyclic=True)
class SandstormCame(Event):
    """The game ended at once, and all missions were turned up (SS-20, SS-21)."""

    NAME: ClassVar[str] = "sandstorm-came"
    SHAPE: ClassVar[Shape] = (("round", NUMBER), ("missions", Many(SIGN)))
    REVEALS: ClassVar[bool] = True

    def __init__(self, round: int, missions: list[int]) -> None:
        self.round = round
        self.missions = missions


@mypyc_attr(acyclic=True)
class ChipScored(Event):
    """A correct chip was worth points, the earlier the more (SS-21)."""

    NAME: ClassVar[str] = "chip-scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("on", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, on: int, points: int) -> None:
        self.seat = seat
        self.on = on
        self.points = points


@mypyc_attr(acyclic=True)
class AllSuspected(Event):
    """A seat had a correct chip on every other player (SS-22)."""

    NAME: ClassVar[str] = "all-suspected"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@mypyc_attr(acyclic=True)
class SecretKept(Event):
    """A seat had no correct chip on it (SS-23)."""

    NAME: ClassVar[str] = "secret-kept"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@mypyc_attr(acyclic=True)
class GoodScored(Event):
    """The lamp or the artefact counted for its owner (SS-24)."""

    NAME: ClassVar[str] = "good-scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("good", GOODS), ("points", POINTS))

    def __init__(self, seat: int, good: i64, points: int) -> None:
        self.seat = seat
        self.good = good
        self.points = points


@mypyc_attr(acyclic=True)
class MissionScored(Event):
    """A mission was worth points (SS-25)."""

    NAME: ClassVar[str] = "mission-scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("mission", SIGN), ("points", POINTS))

    def __init__(self, seat: int, mission: int, points: int) -> None:
        self.seat = seat
        self.mission = mission
        self.points = points


@mypyc_attr(acyclic=True)
class GameEnded(Event):
    """All was scored (SS-26)."""

    NAME: ClassVar[str] = "game-ended"
    SHAPE: ClassVar[Shape] = (("points", Many(POINTS)), ("winners", Many(SEAT)))

    def __init__(self, points: list[int], winners: list[int]) -> None:
        self.points = points
        self.winners = winners
