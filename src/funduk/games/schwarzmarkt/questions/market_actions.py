"""Wild trade: everything one can do on the market."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action
from funduk.core.record import NUMBER, SEAT, Maybe, Shape
from funduk.games.schwarzmarkt.material import GOODS


@mypyc_attr(acyclic=True, free_list_len=1)
class Done(Action):
    """Wild trade: wants to trade no more (SM-16)."""

    VERB: ClassVar[str] = "done"


@mypyc_attr(acyclic=True, free_list_len=1)
class Return(Action):
    """Wild trade: wants to trade after all (SM-16)."""

    VERB: ClassVar[str] = "return"


@mypyc_attr(acyclic=True, free_list_len=1)
class Stay(Action):
    """Wild trade: stays out although the market has changed (SM-16)."""

    VERB: ClassVar[str] = "stay"


@mypyc_attr(acyclic=True)
class OnOffer(Action):
    """Any verb about a standing offer."""

    SHAPE: ClassVar[Shape] = (("offer", NUMBER),)

    def __init__(self, seat: int, offer: int) -> None:
        self.seat = seat
        self.offer = offer


@mypyc_attr(acyclic=True, free_list_len=1)
class Withdraw(OnOffer):
    """Wild trade: takes an own offer off the table (SM-16)."""

    VERB: ClassVar[str] = "withdraw"


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnDown(OnOffer):
    """Wild trade: refuses an offer addressed to oneself (SM-16)."""

    VERB: ClassVar[str] = "turn-down"


@mypyc_attr(acyclic=True, free_list_len=1)
class Take(Action):
    """Wild trade: takes an offer in the revision one has seen (SM-16)."""

    VERB: ClassVar[str] = "take"
    SHAPE: ClassVar[Shape] = (
        ("offer", NUMBER),
        ("revision", NUMBER),
        ("production", GOODS),
        ("storage", GOODS),
    )

    def __init__(self, seat: int, offer: int, revision: int, production: i64, storage: i64) -> None:
        self.seat = seat
        self.offer = offer
        self.revision = revision
        self.production = production
        self.storage = storage


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer(Action):
    """Wild trade: lays an offer on the table, to one seat or to all (SM-16)."""

    VERB: ClassVar[str] = "offer"
    SHAPE: ClassVar[Shape] = (
        ("to", Maybe(SEAT)),
        ("production", GOODS),
        ("storage", GOODS),
        ("want", GOODS),
    )

    def __init__(self, seat: int, to: int | None, production: i64, storage: i64, want: i64) -> None:
        self.seat = seat
        self.to = to
        self.production = production
        self.storage = storage
        self.want = want


@mypyc_attr(acyclic=True)
class NewTerms(Action):
    """Any verb that sets goods from both fields against wanted goods, because of a standing offer."""

    SHAPE: ClassVar[Shape] = (
        ("offer", NUMBER),
        ("production", GOODS),
        ("storage", GOODS),
        ("want", GOODS),
    )

    def __init__(self, seat: int, offer: int, production: i64, storage: i64, want: i64) -> None:
        self.seat = seat
        self.offer = offer
        self.production = production
        self.storage = storage
        self.want = want


@mypyc_attr(acyclic=True, free_list_len=1)
class Amend(NewTerms):
    """Wild trade: changes a standing offer of one's own (SM-16)."""

    VERB: ClassVar[str] = "amend"


@mypyc_attr(acyclic=True, free_list_len=1)
class Counter(NewTerms):
    """Wild trade: answers an offer with another, to its proposer (SM-16)."""

    VERB: ClassVar[str] = "counter"
