"""All choose in secret, then reveal."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from funduk.core.action import Event
from funduk.core.record import SEAT, Named, Shape

UNDECIDED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Named):
    """One of some names, or nothing yet."""

    def to_json(self, value: object) -> object:
        return None if value == UNDECIDED else super().to_json(value)

    def from_json(self, data: object, where: str) -> object:
        return UNDECIDED if data is None else super().from_json(data, where)

    def to_word(self, value: object) -> str:
        return "?" if value == UNDECIDED else str(super().to_json(value))

    def from_word(self, word: str, where: str) -> object:
        return UNDECIDED if word == "?" else super().from_json(word, where)

    def typescript(self) -> str:
        return super().typescript() + " | null"

    def described(self) -> dict[str, Any]:
        return {"form": "maybe", "of": super().described()}


@mypyc_attr(acyclic=True, free_list_len=1)
class Committed(Event):
    """A seat has chosen; nobody else knows what."""

    NAME: ClassVar[str] = "committed"
    SHAPE: ClassVar[Shape] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat
