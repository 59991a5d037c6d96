"""Two seats outbid each other with gems until one accepts."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Event
from funduk.core.dice import Dice
from funduk.core.goods import BITS, NONE, Kinds, at_most, count, some, total
from funduk.core.record import SEAT, Record, Shape
from funduk.core.verb import NEVER, Verb
from funduk.parts.gems import COLOURS, GEMS

TRIES: Final = 6


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer(Action):
    """Opens a negotiation."""

    VERB: ClassVar[str] = "offer"
    SHAPE: ClassVar[Shape] = (("gems", GEMS),)

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.gems = gems


@mypyc_attr(acyclic=True, free_list_len=1)
class Raise(Action):
    """Answers an offer with a higher one."""

    VERB: ClassVar[str] = "raise"
    SHAPE: ClassVar[Shape] = (("gems", GEMS),)

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.gems = gems


@mypyc_attr(acyclic=True, free_list_len=1)
class Accept(Action):
    """Takes the offered gems and leaves the action to the bidder."""

    VERB: ClassVar[str] = "accept"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Decline(Action):
    """Offers nothing, or lets a won action go."""

    VERB: ClassVar[str] = "decline"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Offered(Event):
    """A seat pushed gems out, as an opening or a raise."""

    NAME: ClassVar[str] = "offered"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("gems", GEMS))

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.gems = gems


@mypyc_attr(acyclic=True, free_list_len=1)
class Accepted(Event):
    """A seat took the bidder's gems and gave up the action."""

    NAME: ClassVar[str] = "accepted"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("bidder", SEAT), ("gems", GEMS))

    def __init__(self, seat: int, bidder: int, gems: i64) -> None:
        self.seat = seat
        self.bidder = bidder
        self.gems = gems


@mypyc_attr(acyclic=True, free_list_len=1)
class Haggle(Record):
    """A negotiation: who speaks now, who waits, and the waiting seat's standing offer."""

    SHAPE: ClassVar[Shape] = (("turn", SEAT), ("other", SEAT), ("standing", GEMS))

    def __init__(self, turn: int, other: int, standing: i64) -> None:
        self.turn = turn
        self.other = other
        self.standing = standing

    def outbid(self, gems: i64) -> "Haggle":
        """The negotiation after the speaker has offered these gems."""
        return Haggle(self.other, self.turn, gems)


def outranks(bid: i64, standing: i64) -> bool:
    """More gems, or as many and dearer."""
    size = total(bid)
    other = total(standing)
    return size > other or (size == other and bid > standing)


def can_raise(gems: i64, standing: i64) -> bool:
    """Everything one owns is one's highest bid."""
    return outranks(gems, standing)


def draw_bid(gems: i64, standing: i64, dice: Dice) -> i64:
    """A bid that outranks the standing one, every such bid equally likely."""
    blue = count(gems, 0) + 1
    green = count(gems, 1) + 1
    yellow = count(gems, 2) + 1
    red = count(gems, 3) + 1
    for _ in range(TRIES):
        place: i64 = dice.below(blue * green * yellow * red)
        bid = place % blue
        place //= blue
        bid += (place % green) << 7
        place //= green
        bid += ((place % yellow) << 14) + ((place // yellow) << 21)
        if outranks(bid, standing):
            return bid
    bids = Bids(gems, standing)
    return bids.nth(dice.below(bids.size))


class Bids:
    """All bids from some gems that outrank a standing one, in rising order, counted but not listed."""

    def __init__(self, gems: i64, standing: i64) -> None:
        self.gems = gems
        self.standing = standing
        self.most: i64 = total(gems)
        self.width: i64 = self.most + 1
        self.ways = self._count_ways()
        self.lowest: i64 = total(standing)
        self.level = self._dearer_of_same_size()
        size = self.level
        for number in range(self.lowest + 1, self.width):
            size += self.ways[COLOURS * self.width + number]
        self.size = int(size)

    def _count_ways(self) -> list[int]:
        """At k * width + n: how many bids of n gems there are in the k cheapest colours."""
        width = self.width
        ways = [0] * int(width * (COLOURS + 1))
        ways[0] = 1
        for colour in range(COLOURS):
            have = count(self.gems, colour)
            before = colour * width
            running: i64 = 0
            for number in range(width):
                running += ways[before + number]
                if number > have:
                    running -= ways[before + number - have - 1]
                ways[before + width + number] = int(running)
        return ways

    def nth(self, index: int) -> i64:
        """The bid at a place of the rising order."""
        place: i64 = index
        number = self.lowest
        row = COLOURS * self.width
        if place < self.level:
            place += self.ways[row + number] - self.level
        else:
            place -= self.level
            number += 1
            while place >= self.ways[row + number]:
                place -= self.ways[row + number]
                number += 1
        bid: i64 = NONE
        for step in range(COLOURS):
            row -= self.width
            taken: i64 = 0
            while True:
                ways: i64 = self.ways[row + number - taken] if number >= taken else 0
                if place < ways:
                    break
                place -= ways
                taken += 1
            bid += some(COLOURS - 1 - step, taken)
            number -= taken
        return bid

    def _dearer_of_same_size(self) -> i64:
        if self.lowest == 0 or self.lowest > self.most:
            return 0
        dearer: i64 = 0
        left = self.lowest
        for step in range(COLOURS):
            colour = COLOURS - 1 - step
            have = count(self.gems, colour)
            bid = count(self.standing, colour)
            for taken in range(bid + 1, min(have, left) + 1):
                dearer += self.ways[colour * self.width + left - taken]
            if bid > have:
                break
            left -= bid
        return dearer


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidding(Verb):
    """How many of each kind to bid, the dearest first; remembers how many goods the rest must still bring.

    As long as a bid is level with the standing one, kind by kind, the memory is odd: then being dearer in
    the next kind is worth one good. `field` is the action's field that holds the goods.
    """

    def __init__(self, seat: int, goods: i64, standing: i64, kinds: Kinds, field: str) -> None:
        needed: i64 = total(standing)
        super().__init__(kinds.number, needed * 2 + 1)
        self.seat = seat
        self.goods = goods
        self.standing = standing
        self.kinds = kinds
        self.field = field
        self.width = needed + 2
        self.enough = self._count_enough()

    def _count_enough(self) -> list[int]:
        """At k * width + n: how many bundles of at least n goods there are in the k cheapest kinds."""
        width = self.width
        enough = [0] * int(width * (self.steps + 1))
        enough[0] = 1
        bundles: i64 = 1
        for kind in range(self.steps):
            have = count(self.goods, kind)
            row = (kind + 1) * width
            ways = bundles * (have + 1)
            enough[row] = int(ways)
            for number in range(1, width):
                ways += enough[row - width + number]
                ways -= enough[row - width + number - have - 1] if number > have else bundles
                enough[row + number] = int(ways)
            bundles *= have + 1
        return enough

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
        """The bundles of the kinds to come with enough goods; as long as a bid is level, kind by kind."""
        missing = memory >> 1
        if not memory & 1:
            return self.enough[(self.steps - step) * self.width + missing]
        ways: i64 = 0
        for kind in range(self.steps - 1 - step, -1, -1):
            level = count(self.standing, kind)
            row = kind * self.width + missing
            for choice in range(count(self.goods, kind) + 1):
                if choice < level:
                    ways += self.enough[row - choice + 1]
                elif choice > level:
                    ways += self.enough[row - choice if choice < missing else row - missing]
            if level > count(self.goods, kind):
                break
            missing -= level
        return ways

    def chosen(self, goods: i64) -> list[int]:
        return [int(count(goods, self.steps - 1 - step)) for step in range(self.steps)]

    def bid(self, choices: list[int]) -> i64:
        bid: i64 = NONE
        for number in choices:
            bid = (bid << BITS) + number
        return bid

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"{self.field}.{self.kinds.letter(int(self.steps - 1 - step))}", int(choice)

    def suggestions(self, most: int) -> list[Action]:
        """The lowest bids."""
        return [
            self.spell(self.chosen(bid)) for bid in cheapest_raises(self.goods, self.standing, most)
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Offering(Bidding):
    """All first offers of a seat."""

    def __init__(self, seat: int, gems: i64) -> None:
        super().__init__(seat, gems, NONE, GEMS, "gems")

    def name(self) -> str:
        return Offer.VERB

    def spell(self, choices: list[int]) -> Action:
        return Offer(self.seat, self.bid(choices))

    def choices_of(self, action: Action) -> list[int] | None:
        return self.chosen(action.gems) if isinstance(action, Offer) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Raising(Bidding):
    """All higher offers of a seat."""

    def __init__(self, seat: int, gems: i64, standing: i64) -> None:
        super().__init__(seat, gems, standing, GEMS, "gems")

    def name(self) -> str:
        return Raise.VERB

    def spell(self, choices: list[int]) -> Action:
        return Raise(self.seat, self.bid(choices))

    def choices_of(self, action: Action) -> list[int] | None:
        return self.chosen(action.gems) if isinstance(action, Raise) else None


def cheapest_raises(gems: i64, standing: i64, wanted: int) -> list[int]:
    """The lowest bids that outrank the standing one, for hints."""
    bids = Bids(gems, standing)
    return [int(bids.nth(place)) for place in range(min(wanted, bids.size))]


def lowest_raise(gems: i64, standing: i64, most: i64) -> i64:
    """The lowest bid within one's gems and within `most` that outranks the standing one; NONE without any."""
    bids = Bids(at_most(most, gems, COLOURS), standing)
    return bids.nth(0) if bids.size > 0 else NONE


def answer_by_order(haggle: Haggle, gems: i64, most: i64, least: i64) -> Action | None:
    """What a standing order says to an offer; None leaves it to the owner, and no gems are a half not given.

    It accepts what ranks at least `least`, else it raises as little as it can within `most`.
    """
    if haggle.standing == NONE:
        return None
    if least != NONE and not outranks(least, haggle.standing):
        return Accept(haggle.turn)
    bid = lowest_raise(gems, haggle.standing, most)
    return None if bid == NONE else Raise(haggle.turn, bid)
