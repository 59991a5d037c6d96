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


@mypyc_attr(allow_interpreted_subclasses=True)
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
