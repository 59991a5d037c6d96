"""Taking some of what is held: bundles of goods counted, numbered and drawn without listing them."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action
from funduk.core.dice import Dice
from funduk.core.goods import BITS, FIELD, Kinds, count, one, some, total, within
from funduk.core.verb import NEVER, Verb

ANY: Final = 127
USUAL: Final = 3


def counts_of(goods: i64, kinds: i64) -> list[int]:
    """How many of each kind, the dearest first."""
    return [int(count(goods, kind)) for kind in range(int(kinds) - 1, -1, -1)]


def goods_of(choices: list[int], start: i64, kinds: i64) -> i64:
    """The goods that so many choices name from a step on, the dearest kind first."""
    goods: i64 = 0
    for step in range(start, start + kinds):
        goods = (goods << BITS) + choices[step]
    return goods


class Bundles:
    """How many bundles of at most so many goods there are in the cheapest kinds of what is held."""

    def __init__(self, held: i64, kinds: i64, most: i64) -> None:
        self.width: i64 = most + 1
        row = [1] * int(self.width)
        self.rows: list[list[int]] = [row]
        """For each number of kinds, the cheapest ones, how many bundles have up to 0, 1, 2 ... goods."""
        for kind in range(kinds):
            have = count(held, kind)
            if have > 0:
                row = self._with_one_more_kind(row, have)
            self.rows.append(row)

    def _with_one_more_kind(self, row: list[int], have: i64) -> list[int]:
        longer: list[int] = []
        ways: i64 = 0
        for size in range(self.width):
            ways += row[size]
            if size > have:
                ways -= row[size - have - 1]
            longer.append(int(ways))
        return longer

    def ways(self, kinds: i64, low: i64, high: i64) -> i64:
        """The bundles of `low` to `high` goods out of so many kinds."""
        if high < 0 or low > high:
            return 0
        row = self.rows[kinds]
        ways: i64 = row[high]
        return ways - row[low - 1] if low > 0 else ways

    def nth(self, place: i64, kinds: i64, low: i64, high: i64) -> list[int]:
        """The bundle of `low` to `high` goods at a place: how many of each kind, the dearest first."""
        counts: list[int] = []
        kind = kinds - 1
        while kind >= 0:
            taken: i64 = 0
            while True:
                ways = self.ways(kind, low, high)
                if place < ways:
                    break
                place -= ways
                taken += 1
                low -= 1
                high -= 1
            counts.append(int(taken))
            kind -= 1
        return counts


KNOWN: Final[dict[tuple[int, int], Bundles]] = {}
KEPT: Final = 1000


def bundles(held: i64, kinds: i64, most: i64) -> Bundles:
    """The same, counted once: goods change hands less often than somebody asks for moves."""
    key = (int(held), int(most * 16 + kinds))
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= KEPT:
            KNOWN.clear()
        found = Bundles(held, kinds, most)
        KNOWN[key] = found
    return found


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Picking(Verb):
    """A verb about `low` to `high` goods of at most `most_kinds` kinds out of what is held.

    A step for each kind, the dearest first; remembered are how many goods were taken, and of how many kinds.
    """

    def __init__(
        self, kinds: Kinds, field: str, held: i64, low: int, high: int, most_kinds: int
    ) -> None:
        super().__init__(kinds.number)
        self.kinds = kinds
        self.field = field
        self.held = held
        self.low: i64 = low
        self.high: i64 = high
        self.most_kinds: i64 = most_kinds
        self.each: i64 = 1 if most_kinds < kinds_in(held) else 0
        """What a kind counts: nothing where all kinds may be taken, so that there is less to remember."""
        self.free = low <= 0 and high >= total(held)
        """Whether any number of goods will do."""
        self.sizes: Bundles | None = None
        if self.each == 0:
            self.sizes = bundles(held, self.steps, min(self.high, total(held)))

    @abstractmethod
    def of(self, goods: i64) -> Action:
        """The action about these goods."""

    @abstractmethod
    def goods_of(self, action: Action) -> i64:
        """The goods an action of this verb is about."""

    def highest(self, step: i64, memory: i64) -> i64:
        return count(self.held, self.steps - 1 - step)

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        taken: i64 = 0
        if not self.free:
            taken = (memory & FIELD) + choice
            if taken > self.high:
                return NEVER
            cheaper: i64 = one(self.steps - 1 - step) - 1
            if taken < self.low and taken + total(self.held & cheaper) < self.low:
                return NEVER
        used: i64 = memory >> BITS
        if choice > 0:
            used += self.each
            if used > self.most_kinds:
                return NEVER
        return taken + (used << BITS)

    def ways(self, step: i64, memory: i64) -> i64:
        sizes = self.sizes
        if sizes is None:
            return super().ways(step, memory)
        taken = memory & FIELD
        high = sizes.width - 1
        return sizes.ways(self.steps - step, self.low - taken, high - taken)

    def nth(self, place: i64) -> Action:
        sizes = self.sizes
        if sizes is None:
            return super().nth(place)
        return self.spell(sizes.nth(place, self.steps, self.low, sizes.width - 1))

    def spell(self, choices: list[int]) -> Action:
        goods: i64 = 0
        for step, choice in enumerate(choices):
            goods += some(self.steps - 1 - step, choice)
        return self.of(goods)

    def choices_of(self, action: Action) -> list[int] | None:
        goods = self.goods_of(action)
        if goods < 0 or not within(goods, self.held):
            return None
        return [int(count(goods, kind)) for kind in range(int(self.steps) - 1, -1, -1)]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"{self.field}.{self.kinds.letters[int(step)]}", int(choice)


class Picks:
    """All bundles of `low` to `high` goods of at most `most_kinds` kinds out of `held`, in a fixed order."""

    def __init__(self, held: i64, kinds: int, low: int, high: int, most_kinds: int) -> None:
        self.held = held
        self.kinds = kinds
        self.low = low
        self.high = min(high, int(total(held)))
        self.most_kinds = min(most_kinds, kinds)
        self.each = 1 if self.most_kinds < kinds_in(held) else 0
        """What a kind counts: nothing where all kinds may be taken, and tables stay narrow."""
        self.width = self.most_kinds + 1 if self.each else 1
        self.size = 0
        self.endings: list[list[int]] = []

    def __len__(self) -> int:
        if self.low > self.high:
            return 0
        if not self.endings:
            self.count_endings()
            self.size = self.endings_within(0, 0, 0)
        return self.size

    def count_endings(self) -> None:
        """How many ways the kinds from each kind on can add so many goods of so many kinds."""
        width = self.width
        row = [0] * ((self.high + 1) * width)
        row[0] = 1
        self.endings = [row]
        for kind in range(self.kinds - 1, -1, -1):
            have = int(count(self.held, kind))
            longer = list(row)
            for used in range(self.each, width):
                ways = 0
                for size in range(1, self.high + 1 if have else 1):
                    ways += row[(size - 1) * width + used - self.each]
                    if size > have:
                        ways -= row[(size - 1 - have) * width + used - self.each]
                    longer[size * width + used] += ways
            row = longer
            self.endings.append(row)
        self.endings.reverse()

    def endings_within(self, kind: int, size: int, used: int) -> int:
        """The bundles left when the kinds before `kind` have given `size` goods of `used` kinds."""
        row = self.endings[kind]
        ways = 0
        for more in range(max(0, self.low - size), self.high - size + 1):
            for kinds in range(self.width - used):
                ways += row[more * self.width + kinds]
        return ways

    def nth(self, index: int) -> i64:
        """The bundle at a place of the order."""
        if index < 0 or index >= len(self):
            raise IndexError(index)
        bundle: i64 = 0
        size = 0
        used = 0
        for kind in range(self.kinds):
            for taken in range(int(count(self.held, kind)) + 1):
                now_used = used + (self.each if taken else 0)
                if size + taken > self.high or now_used >= self.width:
                    break
                ways = self.endings_within(kind + 1, size + taken, now_used)
                if index < ways:
                    bundle += taken * one(kind)
                    size += taken
                    used = now_used
                    break
                index -= ways
        return bundle


def kinds_in(goods: i64) -> int:
    """How many different goods there are."""
    kinds = 0
    while goods > 0:
        if goods & FIELD:
            kinds += 1
        goods >>= BITS
    return kinds


def drawn_split(bundle: i64, first: i64, second: i64, dice: Dice) -> i64:
    """What the first field supplies of a bundle, every way to split it equally likely."""
    supplied: i64 = 0
    shift: i64 = 0
    while bundle:
        wanted = bundle & FIELD
        most = first & FIELD
        if wanted and most:
            if wanted < most:
                most = wanted
            least = wanted - (second & FIELD)
            if least < 0:
                least = 0
            if least < most:
                least += dice.below(most - least + 1)
            supplied += least << shift
        bundle >>= BITS
        first >>= BITS
        second >>= BITS
        shift += BITS
    return supplied


def drawn(held: i64, size: int, dice: Dice) -> i64:
    """So many goods drawn blindly out of what is held; every bundle of that size has a chance."""
    bundle: i64 = 0
    rest = held
    left: i64 = total(held)
    for _ in range(size):
        good = lane_of(rest, dice.below(left))
        left -= 1
        bundle += good
        rest -= good
    return bundle


def drawn_from_two(first: i64, second: i64, size: int, dice: Dice) -> tuple[i64, i64]:
    """So many goods drawn blindly out of two fields."""
    ours = total(first)
    theirs = total(second)
    from_first: i64 = 0
    from_second: i64 = 0
    for _ in range(size):
        pick: i64 = dice.below(ours + theirs)
        if pick < ours:
            from_first += lane_of(first - from_first, pick)
            ours -= 1
        else:
            from_second += lane_of(second - from_second, pick - ours)
            theirs -= 1
    return from_first, from_second


def lane_of(goods: i64, pick: i64) -> i64:
    """The single good at a place, goods counted kind by kind."""
    good: i64 = 1
    while pick >= goods & FIELD:
        pick -= goods & FIELD
        goods >>= BITS
        good <<= BITS
    return good


def usual_size(most: int, dice: Dice) -> int:
    """A size from one to `most`, seven times in eight no more than three."""
    if most <= USUAL:
        return 1 + dice.below(most)
    pick = dice.below(8 * USUAL)
    return 1 + (dice.below(most) if pick < USUAL else pick % USUAL)
