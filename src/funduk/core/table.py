"""A game in progress, and what one seat may know of it."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.record import Record

LOW: Final[i64] = (1 << 56) - 1
"""The bits that a running hash keeps, so that it is the same compiled and plain."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Table(Record):
    """A game in progress: plain state, no dice, no log, no clock."""

    rules_version: int
    phase: int
    """The place in the course of the question that is asked now; past its end the game is over."""
    turn: int
    """Who is asked, where one seat is asked alone."""

    @abstractmethod
    def copy(self) -> "Table": ...

    def __reduce__(self) -> tuple[Any, ...]:
        """A table whose class has a box takes it first; the box is made anew of its set."""
        box = getattr(self, "box", None)
        made_of = self.fields()
        return type(self), tuple(made_of if box is None else [box, *made_of])

    @abstractmethod
    def seats(self) -> int:
        """How many sit at the table."""

    @abstractmethod
    def answered(self, seat: int) -> int:
        """How many questions a seat has answered."""

    @abstractmethod
    def count_answer(self, seat: int) -> None:
        """One more question has been answered by a seat."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class View(Record):
    """What one seat, or a spectator (seat None), may know of a table."""

    seat: int | None
    phase: int
