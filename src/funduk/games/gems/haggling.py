"""Two seats outbid each other with gems until one accepts: what they say, and what is told of it."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Event
from funduk.core.goods import NONE
from funduk.core.record import SEAT, Record, Shape
from funduk.games.gems.material import COLOURS, GEMS
from funduk.parts.haggle import Bidding, Opening, lowest_raise, outranks


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Offering(Opening):
    """All first offers of a seat."""

    def __init__(self, seat: int, gems: i64) -> None:
        super().__init__(seat, gems, GEMS, "gems")

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


def answer_by_order(haggle: Haggle, gems: i64, most: i64, least: i64) -> Action | None:
    """What a standing order says to an offer; None leaves it to the owner, and no gems are a half not given.

    It accepts what ranks at least `least`, else it raises as little as it can within `most`.
    """
    if haggle.standing == NONE:
        return None
    if least != NONE and not outranks(least, haggle.standing):
        return Accept(haggle.turn)
    bid = lowest_raise(gems, haggle.standing, most, COLOURS)
    return None if bid == NONE else Raise(haggle.turn, bid)
