"""Offers that stand until taken, withdrawn or no longer to be honoured; who still wants to trade.

What an offer gives is the game's own: it adds the fields its goods come from, and the shapes for files.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.record import CARDS, NUMBER, SEAT, Form, Many, Maybe, Record, Shape, Sub
from funduk.core.verb import NEVER

NO_OFFER: Final = 0

TRADING: Final = 0
DONE: Final = 1
RESTING: Final = 2

ANYBODY: Final = 0
"""The partner of an offer to all; a seat is one more than its number."""
SHELF: Final[i64] = 50
"""So many offers of one partner lie on a shelf, because a step has fewer than 64 choices."""
NAMING: Final[i64] = 3
"""An offer is named by its partner, a shelf and a place on it."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Standing(Record):
    """An offer on the table: some goods of `by` against wanted goods of `to`, or of anybody."""

    def __init__(
        self, id: int, revision: int, by: int, to: int | None, want: i64, counters: int
    ) -> None:
        self.id = id
        self.revision = revision
        self.by = by
        self.to = to
        self.want = want
        self.counters = counters

    def is_for(self, seat: int) -> bool:
        """Whether a seat may take or counter it."""
        return self.by != seat and (self.to is None or self.to == seat)


S = TypeVar("S", bound=Standing)


def standing_shape(fields: tuple[str, ...], goods: Form) -> Shape:
    """An offer as it is written, with the fields its goods come from."""
    return (
        ("id", NUMBER),
        ("revision", NUMBER),
        ("by", SEAT),
        ("to", Maybe(SEAT)),
        *[(field, goods) for field in fields],
        ("want", goods),
        ("counters", NUMBER),
    )


def market_shape(standing: type[Standing]) -> Shape:
    """A market as it is written, with its kind of offers."""
    return (
        ("offers", Many(Sub(standing))),
        ("next_id", NUMBER),
        ("acts", CARDS),
        ("moods", CARDS),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Market(Record, Generic[S]):
    """All standing offers, the acts each seat has spent, and its mood: trading, done, or resting."""

    SHAPE: ClassVar[Shape] = market_shape(Standing)

    def __init__(self, offers: list[S], next_id: int, acts: bytes, moods: bytes) -> None:
        self.offers = offers
        self.next_id = next_id
        self.acts = acts
        self.moods = moods

    def offer(self, id: int) -> S | None:
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

    def put(self, offer: S) -> None:
        """Lays a new offer on the table, under the next number."""
        self.offers.append(offer)
        self.next_id += 1

    def replace(self, offer: S) -> None:
        """Puts an amended offer where it stood."""
        self.offers = [offer if old.id == offer.id else old for old in self.offers]

    def remove(self, id: int) -> None:
        self.offers = [offer for offer in self.offers if offer.id != id]


def replaced(numbers: bytes, place: int, number: int) -> bytes:
    return numbers[:place] + bytes([number]) + numbers[place + 1 :]


def partner_of(to: int | None) -> int:
    """The choice that means a seat, or everybody."""
    return ANYBODY if to is None else to + 1


class Shelves:
    """Standing offers by partner and place: the first steps of every verb that is about one of them."""

    def __init__(self, seats: int) -> None:
        self.of: list[list[Standing]] = [[] for _ in range(seats + 1)]
        self.number = 0

    def put(self, partner: int, offer: Standing) -> None:
        self.of[partner].append(offer)
        self.number += 1

    def highest(self, step: i64, memory: i64) -> i64:
        if step == 0:
            return len(self.of) - 1
        if step == 1:
            return (len(self.of[memory]) - 1) // SHELF
        there: i64 = len(self.of[memory >> 6]) - (memory & 63) * SHELF
        return min(there, SHELF) - 1

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        """After the partner 64 times it and the shelf; after the place what `partner` and `offer` read."""
        if step == 0:
            return choice if self.of[choice] else NEVER
        if step == 1:
            return memory * 64 + choice
        return (memory >> 6) * 4096 + (memory & 63) * SHELF + choice

    def partner(self, memory: i64) -> i64:
        """Whom the named offer is with."""
        return memory >> 12

    def offer(self, memory: i64) -> Standing:
        """The named offer."""
        return self.of[memory >> 12][memory & 4095]

    def named(self, choices: list[int]) -> Standing:
        """The offer that the first choices of a verb name."""
        return self.of[choices[0]][choices[1] * int(SHELF) + choices[2]]

    def choices_of(self, id: int) -> list[int] | None:
        """The choices that name an offer."""
        for partner, offers in enumerate(self.of):
            for place, offer in enumerate(offers):
                if offer.id == id:
                    return [partner, place // int(SHELF), place % int(SHELF)]
        return None


def naming(step: i64, choice: i64) -> tuple[str, Any]:
    """What a choice says of an offer: with whom, on which shelf, at which place."""
    if step == 0:
        return "offer.partner", None if choice == ANYBODY else int(choice) - 1
    return ("offer.shelf" if step == 1 else "offer.place"), int(choice)
