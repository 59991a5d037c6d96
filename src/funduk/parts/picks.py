"""Taking some of what is held: bundles of goods counted, numbered and drawn without listing them."""

from typing import Final

from mypy_extensions import i64

from funduk.core.dice import Dice
from funduk.core.goods import BITS, FIELD, count, one, total, within

ANY: Final = 127
USUAL: Final = 3


class Picks:
    """All bundles of `low` to `high` goods of at most `most_kinds` kinds out of `held`, in a fixed order."""

    def __init__(self, held: i64, kinds: int, low: int, high: int, most_kinds: int) -> None:
        self.held = held
        self.kinds = kinds
        self.low = low
        self.high = min(high, int(total(held)))
        self.most_kinds = min(most_kinds, kinds)
        self.each = 1 if self.most_kinds < kinds_held(held, kinds) else 0
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


def kinds_held(held: i64, kinds: int) -> int:
    """How many kinds there is something of."""
    found = 0
    for kind in range(kinds):
        if count(held, kind):
            found += 1
    return found


def choices(held: i64, kinds: int) -> int:
    """How many bundles there are out of `held`, the empty one included."""
    ways = 1
    for kind in range(kinds):
        ways *= int(count(held, kind)) + 1
    return ways


def nth_choice(held: i64, kinds: int, index: int) -> i64:
    """One of those bundles by its number; number 0 is the empty one."""
    bundle: i64 = 0
    for kind in range(kinds):
        base = int(count(held, kind)) + 1
        bundle += (index % base) * one(kind)
        index //= base
    return bundle


def splits(bundle: i64, first: i64, second: i64) -> int:
    """In how many ways two fields together can supply a bundle; 0 if they cannot."""
    if not within(bundle, first + second):
        return 0
    ways: i64 = 1
    while bundle:
        wanted = bundle & FIELD
        if wanted:
            most = first & FIELD
            least = wanted - (second & FIELD)
            ways *= (wanted if wanted < most else most) - (least if least > 0 else 0) + 1
        bundle >>= BITS
        first >>= BITS
        second >>= BITS
    return ways


def nth_split(bundle: i64, first: i64, second: i64, index: int) -> i64:
    """What the first field supplies in one of those ways; the second supplies the rest."""
    supplied: i64 = 0
    place: i64 = index
    shift: i64 = 0
    while bundle:
        wanted = bundle & FIELD
        if wanted:
            most = first & FIELD
            if wanted < most:
                most = wanted
            least = wanted - (second & FIELD)
            if least < 0:
                least = 0
            ways = most - least + 1
            supplied += (least + place % ways) << shift
            place //= ways
        bundle >>= BITS
        first >>= BITS
        second >>= BITS
        shift += BITS
    return supplied


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
