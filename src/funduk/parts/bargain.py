"""Goods named step by step, kind by kind, the dearest first: out of a field, out of two, against others."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action
from funduk.core.goods import BITS, FIELD, Kinds, count
from funduk.core.plain_verbs import combination, combinations, up_to
from funduk.core.verb import NEVER, Verb
from funduk.parts.picks import Bundles, bundles, counts_of, goods_of

WANTED: Final[i64] = 128
"""A memory while goods are wanted: so many times the partner, and the goods wanted so far."""


class Split:
    """How much of a wanted bundle one field brings, kind by kind; another field brings the rest."""

    def __init__(self, kinds: i64, first: i64, second: i64) -> None:
        self.kinds = kinds
        self.first = first
        self.second = second

    def options(self, want: i64) -> list[list[int]]:
        """For each kind, the dearest first, how many can come from the first field."""
        options: list[list[int]] = []
        shift = BITS * (self.kinds - 1)
        while shift >= 0:
            wanted = (want >> shift) & FIELD
            have = (self.first >> shift) & FIELD
            rest = (self.second >> shift) & FIELD
            often = up_to(min(wanted, have))
            options.append(often if wanted <= rest else often[wanted - rest :])
            shift -= BITS
        return options


class Terms:
    """What a seat can want of each partner, and give for it out of two fields.

    All verbs of the seat share them: how a verb names a partner does not change the terms.
    """

    def __init__(
        self, goods: Kinds, first: i64, second: i64, wantable: list[int], most: i64
    ) -> None:
        self.goods = goods
        self.kinds: i64 = goods.number
        self.wantable = wantable
        """By partner: what it could be asked for."""
        self.most = most
        self.gifts: list[list[int]] = []
        """How many of each kind can be given out of the first field, then out of the second."""
        for field in (first, second):
            for number in counts_of(field, self.kinds):
                self.gifts.append(up_to(number))
        self.given: i64 = combinations(self.gifts, 0) - 1
        """In how many ways something is given."""

    def wanted(self, partner: i64) -> Bundles:
        return bundles(self.wantable[partner], self.kinds, self.most)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargaining(Verb):
    """Whom a bargain is with, what is wanted, then what is given for it out of two fields.

    While goods are wanted it remembers of whom and how many; afterwards only whether anything is given yet.
    """

    def __init__(self, seat: int, naming: i64, terms: Terms) -> None:
        super().__init__(naming + 3 * terms.kinds)
        self.seat = seat
        self.naming = naming
        self.terms = terms

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
        terms = self.terms
        if place < terms.kinds:
            there: i64 = terms.wantable[memory // WANTED]
            return min(count(there, terms.kinds - 1 - place), terms.most - memory % WANTED)
        return terms.gifts[place - terms.kinds][-1]

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        place = step - self.naming
        if place < 0:
            return self.after_name(step, memory, choice)
        now = memory + choice
        if place < self.terms.kinds - 1:
            return now
        if place == self.terms.kinds - 1:
            return 0 if now % WANTED > 0 else NEVER
        if now == 0 and step == self.steps - 1:
            return NEVER
        return 1 if now > 0 else 0

    def ways(self, step: i64, memory: i64) -> i64:
        place = step - self.naming
        if place < 0:
            return super().ways(step, memory)
        terms = self.terms
        left = terms.kinds - place
        if left <= 0:
            return combinations(terms.gifts, -left) - (1 if memory == 0 else 0)
        taken = memory % WANTED
        wanted = terms.wanted(memory // WANTED)
        return wanted.ways(left, 1 - taken, terms.most - taken) * terms.given

    def nth(self, place: i64) -> Action:
        choices: list[int] = []
        memory, rest = self.walk(self.naming, place, choices)
        terms = self.terms
        wanted = terms.wanted(memory // WANTED)
        choices += wanted.nth(rest // terms.given, terms.kinds, 1, terms.most)
        return self.spell(choices + combination(terms.gifts, rest % terms.given + 1))

    def wanted(self, choices: list[int]) -> i64:
        return goods_of(choices, self.naming, self.terms.kinds)

    def given(self, choices: list[int], field: i64) -> i64:
        """What is given out of the first field (0) or the second (1)."""
        kinds = self.terms.kinds
        return goods_of(choices, self.naming + (field + 1) * kinds, kinds)

    def terms_of(self, want: i64, first: i64, second: i64) -> list[int]:
        """The choices that name the goods."""
        kinds = self.terms.kinds
        return [*counts_of(want, kinds), *counts_of(first, kinds), *counts_of(second, kinds)]

    def part(self, step: i64, fields: tuple[str, str, str]) -> str:
        """Which kind of which field a step is about, such as `want.T`."""
        place = step - self.naming
        letter = self.terms.goods.letters[int(place % self.terms.kinds)]
        return f"{fields[int(place // self.terms.kinds)]}.{letter}"
