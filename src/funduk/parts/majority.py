"""Who holds most, and how points are shared."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Event
from funduk.core.record import NUMBER, SEAT, Many, Shape
from funduk.parts.gems import GEMS


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


def leaders(counts: list[int]) -> list[int]:
    """The seats with most; nobody when all have none."""
    most = 0
    for number in counts:
        if number > most:
            most = number
    if most == 0:
        return []
    return [seat for seat, number in enumerate(counts) if number == most]


def runners_up(counts: list[int]) -> list[int]:
    """The seats with second most, not counting those with none."""
    first = leaders(counts)
    return leaders([0 if seat in first else number for seat, number in enumerate(counts)])


def share(points: int, sharers: int) -> int:
    """Split evenly, rounded down."""
    return points // sharers
