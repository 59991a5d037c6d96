"""Offers that stand until taken, withdrawn or no longer to be honoured; who still wants to trade."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.goods import Kinds, within
from funduk.core.record import CARDS, NUMBER, SEAT, Many, Maybe, Record, Shape, Sub

GOODS: Final = Kinds("TMPBCG")
NO_OFFER: Final = 0

TRADING: Final = 0
DONE: Final = 1
RESTING: Final = 2


@mypyc_attr(acyclic=True)
class Standing(Record):
    """An offer on the table: goods from two fields of `by` against wanted goods of `to`, or of anybody."""

    SHAPE: ClassVar[Shape] = (
        ("id", NUMBER),
        ("revision", NUMBER),
        ("by", SEAT),
        ("to", Maybe(SEAT)),
        ("production", GOODS),
        ("storage", GOODS),
        ("want", GOODS),
        ("counters", NUMBER),
    )

    def __init__(
        self,
        id: int,
        revision: int,
        by: int,
        to: int | None,
        production: i64,
        storage: i64,
        want: i64,
        counters: int,
    ) -> None:
        self.id = id
        self.revision = revision
        self.by = by
        self.to = to
        self.production = production
        self.storage = storage
        self.want = want
        self.counters = counters

    def amended(self, production: i64, storage: i64, want: i64) -> "Standing":
        """The same offer with other goods: whoever takes it must have seen the new revision."""
        return Standing(
            self.id, self.revision + 1, self.by, self.to, production, storage, want, self.counters
        )

    def is_for(self, seat: int) -> bool:
        """Whether a seat may take or counter it."""
        return self.by != seat and (self.to is None or self.to == seat)


@mypyc_attr(acyclic=True)
class Market(Record):
    """All standing offers, the acts each seat has spent, and its mood: trading, done, or resting."""

    SHAPE: ClassVar[Shape] = (
        ("offers", Many(Sub(Standing))),
        ("next_id", NUMBER),
        ("acts", CARDS),
        ("moods", CARDS),
    )

    def __init__(self, offers: list[Standing], next_id: int, acts: bytes, moods: bytes) -> None:
        self.offers = offers
        self.next_id = next_id
        self.acts = acts
        self.moods = moods

    def copy(self) -> "Market":
        return Market(list(self.offers), self.next_id, self.acts, self.moods)

    def offer(self, id: int) -> Standing | None:
        """A standing offer by its id."""
        for offer in self.offers:
            if offer.id == id:
                return offer
        return None

    def traders(self) -> int:
        """How many seats still want to trade."""
        return self.moods.count(TRADING)

    def spend(self, seat: int) -> None:
        """Counts one market act of a seat."""
        self.acts = replaced(self.acts, seat, self.acts[seat] + 1)

    def set_mood(self, seat: int, mood: int) -> None:
        self.moods = replaced(self.moods, seat, mood)

    def wake(self) -> None:
        """The market has changed, so whoever rests is asked again."""
        if RESTING in self.moods:
            self.moods = bytes([DONE if mood == RESTING else mood for mood in self.moods])

    def put(
        self, by: int, to: int | None, production: i64, storage: i64, want: i64, counters: int
    ) -> Standing:
        """Lays a new offer on the table."""
        offer = Standing(self.next_id, 1, by, to, production, storage, want, counters)
        self.offers.append(offer)
        self.next_id += 1
        return offer

    def replace(self, offer: Standing) -> None:
        """Puts an amended offer where it stood."""
        self.offers = [offer if old.id == offer.id else old for old in self.offers]

    def remove(self, id: int) -> None:
        self.offers = [offer for offer in self.offers if offer.id != id]

    def lapse(self, productions: list[i64], storages: list[i64]) -> list[Standing]:
        """Takes away, and returns, the offers whose proposer or addressee no longer holds the goods."""
        lapsed: list[Standing] = []
        for offer in self.offers:
            if not honourable(offer, productions, storages):
                lapsed.append(offer)
        if lapsed:
            self.offers = [
                offer for offer in self.offers if honourable(offer, productions, storages)
            ]
        return lapsed


def honourable(offer: Standing, productions: list[i64], storages: list[i64]) -> bool:
    """Whether the proposer can give what the offer names and an addressee can supply what it wants."""
    if not within(offer.production, productions[offer.by]) or not within(
        offer.storage, storages[offer.by]
    ):
        return False
    to = offer.to
    if to is None:
        return True
    holds: i64 = productions[to] + storages[to]
    return within(offer.want, holds)


def new_market(seats: int) -> Market:
    """An empty market in which everybody wants to trade."""
    return Market([], 1, bytes(seats), bytes(seats))


def replaced(numbers: bytes, place: int, number: int) -> bytes:
    return numbers[:place] + bytes([number]) + numbers[place + 1 :]
