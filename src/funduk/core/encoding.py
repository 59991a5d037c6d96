"""What a seat sees as a row of small numbers, for programs that learn."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.goods import BITS, FIELD
from funduk.core.table import View

HIGHEST: Final = 255
"""A number in a row is a byte; a learning program gets it divided by its part's `top`."""
WIDEST_CHOICE: Final = 64


class Part:
    """A named stretch of a row: so many numbers, each divided by `top` for learning programs."""

    def __init__(self, name: str, size: int, top: int = 1) -> None:
        self.name = name
        self.size = size
        self.top = top

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.size}, {self.top})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes views of one game as rows of the same length; it is given nothing but the view."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.size = sum([part.size for part in parts])

    @abstractmethod
    def encode(self, view: View, row: list[int]) -> None:
        """Appends the numbers of all parts in their order, each from 0 to 255."""


def _one_hots() -> list[list[list[int]]]:
    return [
        [[1 if place == chosen else 0 for place in range(size)] for chosen in range(size)]
        for size in range(WIDEST_CHOICE + 1)
    ]


ONE_HOTS: Final = _one_hots()
ZEROS: Final = [[0] * size for size in range(HIGHEST + 1)]


def put_choice(row: list[int], chosen: int, size: int) -> None:
    """One place of so many; all zeros when none is chosen."""
    row.extend(ONE_HOTS[size][chosen] if 0 <= chosen < size else ZEROS[size])


def put_number(row: list[int], number: int) -> None:
    row.append(0 if number < 0 else HIGHEST if number > HIGHEST else number)


def put_goods(row: list[int], goods: i64, kinds: i64) -> None:
    """How many of each kind, the dearest first."""
    shift = BITS * (kinds - 1)
    while shift >= 0:
        row.append(int((goods >> shift) & FIELD))
        shift -= BITS


def put_nothing(row: list[int], size: int) -> None:
    row.extend(ZEROS[size])


def first_seat(view: View) -> int:
    """Rows begin with the viewer's seat; a spectator's with seat 0."""
    return 0 if view.seat is None else view.seat
