"""Goods named step by step, kind by kind, the dearest first: out of a field, out of two, against others."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.goods import BITS, FIELD, Kinds, count
from funduk.core.verb import NEVER, Verb

WANTED: Final[i64] = 128
"""A memory while goods are wanted: so many times the partner, and the goods wanted so far."""


def counts_of(goods: i64, kinds: i64) -> list[int]:
    """How many of each kind, the dearest first."""
    return [int(count(goods, kind)) for kind in range(int(kinds) - 1, -1, -1)]


def goods_of(choices: list[int], start: i64, kinds: i64) -> i64:
    """The goods that so many choices name from a step on, the dearest kind first."""
    goods: i64 = 0
    for step in range(start, start + kinds):
        goods = (goods << BITS) + choices[step]
    return goods


@mypyc_attr(allow_interpreted_subclasses=True)
class Split:
    """How much of a wanted bundle one field brings, kind by kind; another field brings the rest."""

    def __init__(self, kinds: i64, first: i64, second: i64) -> None:
        self.kinds = kinds
        self.first = first
        self.second = second

    def highest(self, step: i64, want: i64) -> i64:
        shift = BITS * (self.kinds - 1 - step)
        return min((want >> shift) & FIELD, (self.first >> shift) & FIELD)

    def fits(self, step: i64, want: i64, choice: i64) -> bool:
        """Whether the other field has the rest of this kind."""
        shift = BITS * (self.kinds - 1 - step)
        return ((want >> shift) & FIELD) - choice <= (self.second >> shift) & FIELD


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargaining(Verb):
    """Whom a bargain is with, what is wanted, then what is given for it out of two fields.

    While goods are wanted it remembers of whom and how many; afterwards only whether anything is given yet.
    Verbs of one seat share what has been counted: how they name a partner does not change the terms.
    """

    def __init__(
        self,
        seat: int,
        naming: i64,
        goods: Kinds,
        first: i64,
        second: i64,
        wantable: list[int],
        most: i64,
        like: "Bargaining | None" = None,
    ) -> None:
        super().__init__(naming + 3 * goods.number)
        self.seat = seat
        self.naming = naming
        self.goods = goods
        self.kinds: i64 = goods.number
        self.first = first
        self.second = second
        self.wantable = wantable
        """By partner: what it could be asked for."""
        self.most = most
        self.like = like

    def highest_name(self, step: i64, memory: i64) -> i64:
        """The highest choice of a step that names the partner."""
        return NEVER

    def after_name(self, step: i64, memory: i64, choice: i64) -> i64:
        """The memory after such a step; after the last of them WANTED times the partner."""
        return NEVER

    def highest(self, step: i64, memory: i64) -> i64:
        place = step - self.naming
        if place < 0:
            return self.highest_name(step, memory)
        if place < self.kinds:
            there: i64 = self.wantable[memory // WANTED]
            return min(count(there, self.kinds - 1 - place), self.most - memory % WANTED)
        if place < 2 * self.kinds:
            return count(self.first, 2 * self.kinds - 1 - place)
        return count(self.second, 3 * self.kinds - 1 - place)

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        place = step - self.naming
        if place < 0:
            return self.after_name(step, memory, choice)
        now = memory + choice
        if place < self.kinds - 1:
            return now
        if place == self.kinds - 1:
            return 0 if now % WANTED > 0 else NEVER
        if now == 0 and step == self.steps - 1:
            return NEVER
        return 1 if now > 0 else 0

    def ways(self, step: i64, memory: i64) -> i64:
        like = self.like
        if like is None or step < self.naming:
            return super().ways(step, memory)
        return like.ways(step - self.naming + like.naming, memory)

    def wanted(self, choices: list[int]) -> i64:
        return goods_of(choices, self.naming, self.kinds)

    def given(self, choices: list[int], field: i64) -> i64:
        """What is given out of the first field (0) or the second (1)."""
        return goods_of(choices, self.naming + (field + 1) * self.kinds, self.kinds)

    def terms_of(self, want: i64, first: i64, second: i64) -> list[int]:
        """The choices that name the goods."""
        kinds = self.kinds
        return [*counts_of(want, kinds), *counts_of(first, kinds), *counts_of(second, kinds)]

    def part(self, step: i64, fields: tuple[str, str, str]) -> str:
        """Which kind of which field a step is about, such as `want.T`."""
        place = step - self.naming
        letter = self.goods.letters[int(place % self.kinds)]
        return f"{fields[int(place // self.kinds)]}.{letter}"
