"""All numbers of a thinking bot of Sandsturm, made by hand or learned."""

from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from funduk.bots import learned_values
from funduk.bots.sandsturm.chips import Patience
from funduk.bots.sandsturm.habits import Habits
from funduk.bots.sandsturm.outlook import Outlooks


@dataclass(frozen=True)
class Numbers:
    """How others act, when chips are placed, and what a position is worth."""

    habits: Habits = field(default_factory=Habits)
    patience: Patience = field(default_factory=Patience)
    outlooks: Outlooks = field(default_factory=Outlooks)

    def as_json(self) -> dict[str, Any]:
        return {
            "habits": asdict(self.habits),
            "patience": asdict(self.patience),
            "outlooks": asdict(self.outlooks),
        }

    @classmethod
    def from_json(cls, written: dict[str, Any]) -> "Numbers":
        return cls(
            Habits(**written["habits"]),
            Patience(**written["patience"]),
            Outlooks(**written["outlooks"]),
        )


@cache
def handmade() -> Numbers:
    return Numbers()


@cache
def observant() -> Numbers:
    """Made by hand, too: where learning begins, for somebody who tells ways to play apart."""
    watching = Habits(plain=0.03, hiding=0.6, alike=0.7, plain_readers=0.1)
    return Numbers(habits=watching)


def learned(seats: int) -> Numbers:
    """The numbers in use for a table of this size, or of the nearest one."""
    return numbers_under(seats, learned_values.mark("sandsturm"))


@cache
def numbers_under(seats: int, mark: str) -> Numbers:
    tables = learned_values.read("sandsturm")["tables"]
    nearest = min(tables, key=lambda size: abs(int(size) - seats))
    return Numbers.from_json(tables[nearest])
