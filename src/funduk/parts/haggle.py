"""Two seats outbid each other with gems until one accepts."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Event
from funduk.core.dice import Dice
from funduk.core.goods import NONE, at_most, count, some, total, within
from funduk.core.moves import Moves
from funduk.core.record import SEAT, Record, Shape
from funduk.parts.gems import COLOURS, GEMS

TRIES: Final = 6


@mypyc_attr(acyclic=True)
class Offer(Action):
    """Opens a negotiation."""

    VERB: ClassVar[str] = "offer"
    SHAPE: ClassVar[Shape] = (("gems", GEMS),)

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.gems = gems


@mypyc_attr(acyclic=True)
class Raise(Action):
    """Answers an offer with a higher one."""

    VERB: ClassVar[str] = "raise"
    SHAPE: ClassVar[Shape] = (("gems", GEMS),)

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.gems = gems


@mypyc_attr(acyclic=True)
class Accept(Action):
    """Takes the offered gems and leaves the action to the bidder."""

    VERB: ClassVar[str] = "accept"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Decline(Action):
    """Offers nothing, or lets a won action go."""

    VERB: ClassVar[str] = "decline"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Offered(Event):
    """A seat pushed gems out, as an opening or a raise."""

    NAME: ClassVar[str] = "offered"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("gems", GEMS))

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.gems = gems


@mypyc_attr(acyclic=True)
class Accepted(Event):
    """A seat took the bidder's gems and gave up the action."""

    NAME: ClassVar[str] = "accepted"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("bidder", SEAT), ("gems", GEMS))

    def __init__(self, seat: int, bidder: int, gems: i64) -> None:
        self.seat = seat
        self.bidder = bidder
        self.gems = gems


@mypyc_attr(acyclic=True)
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
        self.most: int = total(gems)
        self.ways = _ways(gems)
        self.lowest: int = total(standing)
        self.level = self._dearer_of_same_size()
        size = self.level
        for number in range(self.lowest + 1, self.most + 1):
            size += self.ways[COLOURS][number]
        self.size = size

    def nth(self, place: int) -> i64:
        """The bid at a place of the rising order."""
        number = self.lowest
        if place < self.level:
            place += self.ways[COLOURS][number] - self.level
        else:
            place -= self.level
            number += 1
            while place >= self.ways[COLOURS][number]:
                place -= self.ways[COLOURS][number]
                number += 1
        bid: i64 = NONE
        for colour in range(int(COLOURS) - 1, -1, -1):
            cheaper = self.ways[colour]
            taken = 0
            while True:
                ways = cheaper[number - taken] if number >= taken else 0
                if place < ways:
                    break
                place -= ways
                taken += 1
            bid += some(colour, taken)
            number -= taken
        return bid

    def _dearer_of_same_size(self) -> int:
        if self.lowest == 0 or self.lowest > self.most:
            return 0
        dearer = 0
        left = self.lowest
        for colour in range(int(COLOURS) - 1, -1, -1):
            have: int = count(self.gems, colour)
            bid: int = count(self.standing, colour)
            for taken in range(bid + 1, min(have, left) + 1):
                dearer += self.ways[colour][left - taken]
            if bid > have:
                break
            left -= bid
        return dearer


def _ways(gems: i64) -> list[list[int]]:
    """ways[k][n]: how many bids of n gems there are in the k cheapest colours."""
    most: int = total(gems)
    ways: list[list[int]] = [[1] + [0] * most]
    for colour in range(COLOURS):
        have: int = count(gems, colour)
        before = ways[colour]
        now: list[int] = []
        running = 0
        for number in range(most + 1):
            running += before[number]
            if number > have:
                running -= before[number - have - 1]
            now.append(running)
        ways.append(now)
    return ways


class Openings(Moves):
    """All first offers of a seat."""

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.bids = Bids(gems, NONE)

    def __len__(self) -> int:
        return self.bids.size

    def __getitem__(self, place: int) -> Action:
        return Offer(self.seat, self.bids.nth(self.at(place)))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Offer)
            and action.seat == self.seat
            and action.gems > NONE
            and within(action.gems, self.bids.gems)
        )


class Raises(Moves):
    """All higher offers of a seat."""

    def __init__(self, seat: int, gems: i64, standing: i64) -> None:
        self.seat = seat
        self.bids = Bids(gems, standing)

    def __len__(self) -> int:
        return self.bids.size

    def __getitem__(self, place: int) -> Action:
        return Raise(self.seat, self.bids.nth(self.at(place)))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Raise)
            and action.seat == self.seat
            and within(action.gems, self.bids.gems)
            and outranks(action.gems, self.bids.standing)
        )


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
