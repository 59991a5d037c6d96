"""Two sides outbid each other with goods until one accepts: which bids outrank which."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action
from funduk.core.dice import Dice
from funduk.core.goods import BITS, FIELD, NONE, Kinds, at_most, count, some, total
from funduk.core.plain_verbs import SomeOf, up_to
from funduk.core.verb import NEVER, Verb
from funduk.parts.picks import bundles, counts_of, goods_of

TRIES: Final = 6


def outranks(bid: i64, standing: i64) -> bool:
    """More goods, or as many and dearer."""
    size = total(bid)
    other = total(standing)
    return size > other or (size == other and bid > standing)


def can_raise(goods: i64, standing: i64) -> bool:
    """Everything one owns is one's highest bid."""
    return outranks(goods, standing)


def draw_bid(goods: i64, standing: i64, kinds: i64, dice: Dice) -> i64:
    """A bid that outranks the standing one, every such bid equally likely."""
    all_bids: i64 = 1
    for kind in range(kinds):
        all_bids *= count(goods, kind) + 1
    for _ in range(TRIES):
        place: i64 = dice.below(all_bids)
        bid: i64 = NONE
        shift: i64 = 0
        while place > 0:
            often = ((goods >> shift) & FIELD) + 1
            bid += (place % often) << shift
            place //= often
            shift += BITS
        if outranks(bid, standing):
            return bid
    bids = Bids(goods, standing, kinds)
    return bids.nth(dice.below(bids.size))


class Dearer:
    """The bundles out of some goods, compared with a standing bid kind by kind."""

    def __init__(self, goods: i64, standing: i64, kinds: i64) -> None:
        self.goods = goods
        self.standing = standing
        self.most: i64 = total(goods)
        self.bundles = bundles(goods, kinds, self.most)

    def ways(self, kinds: i64, size: i64) -> i64:
        """Those of the cheapest kinds that have as many goods as the standing bid in them, and are dearer."""
        if size > self.most:
            return 0
        dearer: i64 = 0
        kind = kinds - 1
        while kind >= 0 and size > 0:
            have = count(self.goods, kind)
            bid = count(self.standing, kind)
            if have > bid:
                dearer += self.bundles.ways(kind, size - min(have, size), size - bid - 1)
            elif bid > have:
                break
            size -= bid
            kind -= 1
        return dearer


class Bids:
    """All bids from some goods that outrank a standing one, in rising order, counted but not listed."""

    def __init__(self, goods: i64, standing: i64, kinds: i64) -> None:
        self.kinds = kinds
        dearer = Dearer(goods, standing, kinds)
        self.bundles = dearer.bundles
        self.lowest: i64 = total(standing)
        self.level = dearer.ways(kinds, self.lowest)
        self.size = int(self.level + self.bundles.ways(kinds, self.lowest + 1, dearer.most))

    def nth(self, index: int) -> i64:
        """The bid at a place of the rising order."""
        place: i64 = index
        number = self.lowest
        if place < self.level:
            place += self.bundles.ways(self.kinds, number, number) - self.level
        else:
            place -= self.level
            number += 1
            ways = self.bundles.ways(self.kinds, number, number)
            while place >= ways:
                place -= ways
                number += 1
                ways = self.bundles.ways(self.kinds, number, number)
        return goods_of(self.bundles.nth(place, self.kinds, number, number), 0, self.kinds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(SomeOf):
    """How many of each kind to bid first, the dearest kind first; not nothing of all."""

    def __init__(self, seat: int, goods: i64, kinds: Kinds, field: str) -> None:
        super().__init__([up_to(number) for number in counts_of(goods, kinds.number)], 0)
        self.seat = seat
        self.goods = goods
        self.kinds = kinds
        self.field = field

    def chosen(self, goods: i64) -> list[int]:
        return counts_of(goods, self.steps)

    def bid(self, choices: list[int]) -> i64:
        return goods_of(choices, 0, self.steps)

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"{self.field}.{self.kinds.letters[int(step)]}", int(choice)

    def suggestions(self, most: int) -> list[Action]:
        """The lowest bids."""
        lowest = cheapest_raises(self.goods, NONE, self.steps, most)
        return [self.spell(self.chosen(bid)) for bid in lowest]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidding(Verb):
    """How many of each kind to raise to, the dearest first; remembers how many goods the rest must bring.

    As long as a bid is level with the standing one, kind by kind, the memory is odd: then being dearer in
    the next kind is worth one good. `field` is the action's field that holds the goods.
    """

    def __init__(self, seat: int, goods: i64, standing: i64, kinds: Kinds, field: str) -> None:
        super().__init__(kinds.number, total(standing) * 2 + 1)
        self.seat = seat
        self.goods = goods
        self.standing = standing
        self.kinds = kinds
        self.field = field
        self.dearer = Dearer(goods, standing, self.steps)
        self.bundles = self.dearer.bundles

    def highest(self, step: i64, memory: i64) -> i64:
        return count(self.goods, self.steps - 1 - step)

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        kind = self.steps - 1 - step
        missing = (memory >> 1) - choice
        if memory & 1:
            level = count(self.standing, kind)
            if choice == level:
                return missing * 2 + 1 if kind > 0 else NEVER
            if choice < level:
                missing += 1
        if missing <= 0:
            return 0
        return missing * 2 if missing <= total(self.goods & (some(kind, 1) - 1)) else NEVER

    def ways(self, step: i64, memory: i64) -> i64:
        """The bundles of the kinds to come with enough goods; as long as a bid is level, or dearer ones."""
        kinds = self.steps - step
        missing = memory >> 1
        most = self.dearer.most
        if not memory & 1:
            return self.bundles.ways(kinds, missing, most)
        return self.bundles.ways(kinds, missing + 1, most) + self.dearer.ways(kinds, missing)

    def nth(self, place: i64) -> Action:
        choices: list[int] = []
        memory = self.start
        step: i64 = 0
        while memory & 1:
            memory, place = self.go(step, memory, place, choices)
            step += 1
        kinds = self.steps - step
        return self.spell(choices + self.bundles.nth(place, kinds, memory >> 1, self.dearer.most))

    def chosen(self, goods: i64) -> list[int]:
        return counts_of(goods, self.steps)

    def bid(self, choices: list[int]) -> i64:
        return goods_of(choices, 0, self.steps)

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"{self.field}.{self.kinds.letters[int(step)]}", int(choice)

    def suggestions(self, most: int) -> list[Action]:
        """The lowest bids."""
        lowest = cheapest_raises(self.goods, self.standing, self.steps, most)
        return [self.spell(self.chosen(bid)) for bid in lowest]


def cheapest_raises(goods: i64, standing: i64, kinds: i64, wanted: int) -> list[int]:
    """The lowest bids that outrank the standing one, for hints."""
    bids = Bids(goods, standing, kinds)
    return [int(bids.nth(place)) for place in range(min(wanted, bids.size))]


def lowest_raise(goods: i64, standing: i64, most: i64, kinds: i64) -> i64:
    """The lowest bid within one's goods and within `most` that outranks the standing one, or NONE."""
    bids = Bids(at_most(most, goods, kinds), standing, kinds)
    return bids.nth(0) if bids.size > 0 else NONE
