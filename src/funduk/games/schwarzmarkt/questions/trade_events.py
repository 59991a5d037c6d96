"""What came of trade."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Event
from funduk.core.record import FLAG, NUMBER, SEAT, Many, Maybe, Named, Shape
from funduk.games.schwarzmarkt.material import GOODS

WITHDRAWN: Final = 0
TURNED_DOWN: Final = 1
LAPSED: Final = 2
TAKEN: Final = 3
HOW: Final = Named(("withdrawn", "turned-down", "lapsed", "taken"))
MOOD: Final = Named(("trading", "done", "resting"))


@mypyc_attr(acyclic=True, free_list_len=1)
class Proposed(Event):
    """A seat proposed a swap (SM-17)."""

    NAME: ClassVar[str] = "proposed"
    SHAPE: ClassVar[Shape] = (
        ("seat", SEAT),
        ("production", GOODS),
        ("storage", GOODS),
        ("want", GOODS),
    )

    def __init__(self, seat: int, production: i64, storage: i64, want: i64) -> None:
        self.seat = seat
        self.production = production
        self.storage = storage
        self.want = want


@mypyc_attr(acyclic=True, free_list_len=1)
class Answered(Event):
    """The answers to a proposal were shown (SM-18)."""

    NAME: ClassVar[str] = "answered"
    SHAPE: ClassVar[Shape] = (("seats", Many(SEAT)), ("accepted", Many(FLAG)))
    REVEALS: ClassVar[bool] = True

    def __init__(self, seats: list[int], accepted: list[bool]) -> None:
        self.seats = seats
        self.accepted = accepted


@mypyc_attr(acyclic=True, free_list_len=1)
class NobodyCould(Event):
    """Nobody holds what a proposal wants (SM-17)."""

    NAME: ClassVar[str] = "nobody-could"
    SHAPE: ClassVar[Shape] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Swapped(Event):
    """Two seats exchanged goods, per field (SM-15)."""

    NAME: ClassVar[str] = "swapped"
    SHAPE: ClassVar[Shape] = (
        ("seat", SEAT),
        ("partner", SEAT),
        ("production", GOODS),
        ("storage", GOODS),
        ("got_production", GOODS),
        ("got_storage", GOODS),
    )

    def __init__(
        self,
        seat: int,
        partner: int,
        production: i64,
        storage: i64,
        got_production: i64,
        got_storage: i64,
    ) -> None:
        self.seat = seat
        self.partner = partner
        self.production = production
        self.storage = storage
        self.got_production = got_production
        self.got_storage = got_storage


@mypyc_attr(acyclic=True, free_list_len=1)
class Offered(Event):
    """An offer lies on the market; `counters` is the offer it answers, or 0 (SM-16)."""

    NAME: ClassVar[str] = "offered"
    SHAPE: ClassVar[Shape] = (
        ("offer", NUMBER),
        ("seat", SEAT),
        ("to", Maybe(SEAT)),
        ("production", GOODS),
        ("storage", GOODS),
        ("want", GOODS),
        ("counters", NUMBER),
    )

    def __init__(
        self,
        offer: int,
        seat: int,
        to: int | None,
        production: i64,
        storage: i64,
        want: i64,
        counters: int,
    ) -> None:
        self.offer = offer
        self.seat = seat
        self.to = to
        self.production = production
        self.storage = storage
        self.want = want
        self.counters = counters


@mypyc_attr(acyclic=True, free_list_len=1)
class Amended(Event):
    """An offer was changed (SM-16)."""

    NAME: ClassVar[str] = "amended"
    SHAPE: ClassVar[Shape] = (
        ("offer", NUMBER),
        ("revision", NUMBER),
        ("seat", SEAT),
        ("to", Maybe(SEAT)),
        ("production", GOODS),
        ("storage", GOODS),
        ("want", GOODS),
    )

    def __init__(
        self,
        offer: int,
        revision: int,
        seat: int,
        to: int | None,
        production: i64,
        storage: i64,
        want: i64,
    ) -> None:
        self.offer = offer
        self.revision = revision
        self.seat = seat
        self.to = to
        self.production = production
        self.storage = storage
        self.want = want


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferGone(Event):
    """An offer left the market (SM-16)."""

    NAME: ClassVar[str] = "offer-gone"
    SHAPE: ClassVar[Shape] = (("offer", NUMBER), ("by", SEAT), ("how", HOW))

    def __init__(self, offer: int, by: int, how: int) -> None:
        self.offer = offer
        self.by = by
        self.how = how


@mypyc_attr(acyclic=True, free_list_len=1)
class MoodChanged(Event):
    """A seat is done, has come back, or stays out (SM-16)."""

    NAME: ClassVar[str] = "mood-changed"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("mood", MOOD))

    def __init__(self, seat: int, mood: int) -> None:
        self.seat = seat
        self.mood = mood


@mypyc_attr(acyclic=True, free_list_len=1)
class TradeEnded(Event):
    """No more trade this round."""

    NAME: ClassVar[str] = "trade-ended"


TRADE_EVENTS: Final = (
    Proposed,
    Answered,
    NobodyCould,
    Swapped,
    Offered,
    Amended,
    OfferGone,
    MoodChanged,
    TradeEnded,
)
