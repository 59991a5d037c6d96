"""What came of it at the end."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from funduk.core.action import Event
from funduk.core.record import NUMBER, SEAT, Many, Shape
from funduk.games.schwarzmarkt.table import ENDING, GOOD


@mypyc_attr(acyclic=True)
class EndBegan(Event):
    """The game is ending; only the final sale follows (SM-27)."""

    NAME: ClassVar[str] = "end-began"
    SHAPE: ClassVar[Shape] = (("ending", ENDING),)

    def __init__(self, ending: int) -> None:
        self.ending = ending


@mypyc_attr(acyclic=True)
class BonusScored(Event):
    """A good's majority at the end: points per seat (SM-28, SM-29)."""

    NAME: ClassVar[str] = "bonus-scored"
    SHAPE: ClassVar[Shape] = (("kind", GOOD), ("points", Many(NUMBER)))

    def __init__(self, kind: int, points: list[int]) -> None:
        self.kind = kind
        self.points = points


@mypyc_attr(acyclic=True)
class CardsScored(Event):
    """Points for information cards per seat (SM-30)."""

    NAME: ClassVar[str] = "cards-scored"
    SHAPE: ClassVar[Shape] = (("points", Many(NUMBER)),)

    def __init__(self, points: list[int]) -> None:
        self.points = points


@mypyc_attr(acyclic=True)
class GameEnded(Event):
    """The game is over (SM-32)."""

    NAME: ClassVar[str] = "game-ended"
    SHAPE: ClassVar[Shape] = (("scores", Many(NUMBER)), ("winners", Many(SEAT)))

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores = scores
        self.winners = winners


FINAL_EVENTS: Final = (
    EndBegan,
    BonusScored,
    CardsScored,
    GameEnded,
)
