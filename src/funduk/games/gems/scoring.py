"""What is told when colours are scored."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Event
from funduk.core.record import NUMBER, SEAT, Many, Shape
from funduk.games.gems.material import GEMS


@mypyc_attr(acyclic=True, free_list_len=1)
class MajorityScored(Event):
    """One colour at a scoring: who had most, the points of each, and what each gave back."""

    NAME: ClassVar[str] = "majority-scored"
    SHAPE: ClassVar[Shape] = (
        ("colour", GEMS),
        ("seats", Many(SEAT)),
        ("points", NUMBER),
        ("returned", NUMBER),
        ("counts", Many(NUMBER)),
    )

    def __init__(
        self, colour: i64, seats: list[int], points: int, returned: int, counts: list[int]
    ) -> None:
        self.colour = colour
        self.seats = seats
        self.points = points
        self.returned = returned
        self.counts = counts
