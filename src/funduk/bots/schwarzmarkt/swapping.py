"""Swaps between any two seats: bundles by separable worths, weighed by the share of the win."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from funduk.bots.schwarzmarkt.futures import MOST, small_bundles
from funduk.bots.schwarzmarkt.outlook import TINY, Outlook
from funduk.bots.schwarzmarkt.situation import SIX, Counts, Floats
from funduk.bots.schwarzmarkt.street import Street
from funduk.core.goods import pack

MOST_SIDE = 4
BEST_SIDES = 48
ALL_SIDES = 192
"""The more seats, the fewer bundles of each are thought of: so many for all partners of one."""
BEST_SWAPS = 50
USUAL_PART, PART_DOUBT = 0.35, 0.07
"""The part of what both gain that somebody who can wait asks for, and how sure that is."""
Flags = NDArray[np.bool_]
Flagged = NDArray[np.uint8]
"""One bit a kind."""
BITS = 1 << np.arange(SIX)


@cache
def kinds_of_bundles(most: int) -> Flagged:
    found: Flagged = ((small_bundles(most) > 0) @ BITS).astype(np.uint8)
    return found


class Swap(NamedTuple):
    """Goods from one's fields against goods of a partner: chance, gains in points, gain in win share."""

    made: int
    stored: int
    want: int
    partner: int
    chance: float
    mine: float
    theirs: float
    gain: float

    @property
    def terms(self) -> tuple[int, int]:
        return self.made + self.stored, self.want


class Bundles:
    """By seat and small bundle: whether it can be given, what giving it costs and what getting it brings."""

    def __init__(self, outlook: Outlook, street: Street) -> None:
        s = outlook.s
        self.goods = small_bundles(MOST_SIDE)
        self.held: Flags = np.all(self.goods <= (s.made + s.free)[:, None], axis=2)
        self.made: Counts = np.minimum(self.goods, s.made[:, None])
        self.gain, self.loss = self._worths(outlook.table, outlook.made, s.stored)
        self.street_gain, self.street_loss = self._worths(street.table, street.made, s.stored)
        self.kinds: Flagged = kinds_of_bundles(MOST_SIDE)
        self.stock_kinds: Flagged = ((self.goods > self.made) @ BITS).astype(np.uint8)

    def _worths(self, table: Floats, made_worth: Floats, stored: Counts) -> tuple[Floats, Floats]:
        """What each bundle adds to a storage, and what it costs its giver; production goes first."""
        seats = np.arange(len(table))[:, None, None]
        kinds = np.arange(SIX)
        more = np.minimum(stored[:, None] + self.goods, MOST)
        less = np.maximum(stored[:, None] - (self.goods - self.made), 0)
        now = table[seats, kinds, stored[:, None]]
        gain: Floats = (table[seats, kinds, more] - now).sum(axis=2)
        loss: Floats = (self.made * made_worth[:, None] + now - table[seats, kinds, less]).sum(
            axis=2
        )
        return gain, loss


class Swaps:
    """The promising swaps of every proposer with every partner, as long rows, by proposer."""

    def __init__(
        self, outlook: Outlook, street: Street, influence: Floats, most_wanted: int
    ) -> None:
        self.outlook = outlook
        self.street = street
        self.influence = influence
        self.bundles = bundles = Bundles(outlook, street)
        seats = outlook.s.seats
        wanted: Flags = bundles.held & (bundles.goods.sum(axis=1) <= most_wanted)
        cheap = bundles.loss[:, None] - bundles.street_gain[None, :]
        gives = _best(np.where(bundles.held[:, None], cheap, np.inf))
        dear = bundles.street_loss[None, :] - bundles.gain[:, None]
        takes = _best(np.where(wanted[None, :], dear, np.inf))
        one, other = np.nonzero(~np.eye(seats, dtype=bool))
        gives, takes = gives[one, other], takes[one, other]
        me, partner = one[:, None], other[:, None]
        mine = _crossed(bundles.gain[me, takes], bundles.loss[me, gives])
        theirs = _crossed(-bundles.loss[partner, takes], -bundles.gain[partner, gives])
        gain = influence[one, one][:, None, None] * mine
        gain += influence[one, other][:, None, None] * theirs
        fits = _both(bundles.held[me, gives], wanted[partner, takes])
        clash = bundles.stock_kinds[me, gives][..., None] & bundles.kinds[takes][:, None]
        clash |= bundles.kinds[gives][..., None] & bundles.stock_kinds[partner, takes][:, None]
        kept = np.nonzero(fits & (clash == 0) & (gain > 0.0))
        pair, row, column = kept
        self.proposer, self.partner = one[pair], other[pair]
        self.give = gives[pair, row]
        self.take = takes[pair, column]
        self.mine, self.theirs, self.gain = mine[kept], theirs[kept], gain[kept]
        self.first: list[int] = np.searchsorted(self.proposer, np.arange(seats + 1)).tolist()
        self.weight: Floats = np.maximum(np.diag(influence), TINY)
        self._usual: dict[int, tuple[Floats, Floats]] = {}
        pull = influence[self.partner, self.proposer] / self.weight[self.partner]
        self.shrewd_gain: Floats = self.theirs + pull * self.mine
        self.street_theirs: Floats = (
            bundles.street_gain[self.partner, self.give]
            - bundles.street_loss[self.partner, self.take]
        )
        self.street_mine: Floats = (
            bundles.street_gain[self.proposer, self.take]
            - bundles.street_loss[self.proposer, self.give]
        )

    def of(self, proposer: int) -> slice:
        """Where a proposer's swaps lie."""
        return slice(self.first[proposer], self.first[proposer + 1])

    def chances(self, proposer: int, stubborn: Floats, reserve: Floats, patient: Floats) -> Floats:
        """How likely each partner agrees; by seat, what it asks beyond the usual, and if it can wait."""
        where = self.of(proposer)
        partner = self.partner[where]
        asked = stubborn[partner]
        ordinary, eager = self._without_waiting(proposer, asked)
        waiting = self.street.shrewd_chances(self.shrewd_gain[where], asked + reserve[partner])
        shrewd = eager + patient[partner] * (waiting - eager)
        counting = self.outlook.numbers["shrewd"]
        found: Floats = (1.0 - counting) * ordinary + counting * shrewd
        return found

    def _without_waiting(self, proposer: int, asked: Floats) -> tuple[Floats, Floats]:
        """How likely those agree who go by prices, and those who count; kept where nobody asks for more."""
        known = self._usual.get(proposer)
        usual = not asked.any()
        if known is not None and usual:
            return known
        where = self.of(proposer)
        found = (
            self.street.chances(self.street_theirs[where], self.street_mine[where], asked),
            self.street.shrewd_chances(self.shrewd_gain[where], asked),
        )
        if usual:
            self._usual[proposer] = found
        return found

    def best(self, proposer: int, stubborn: Floats, reserve: Floats, patient: Floats) -> list[Swap]:
        """The most promising swaps of one seat."""
        chances = self.chances(proposer, stubborn, reserve, patient)
        start = self.first[proposer]
        score = chances * self.gain[self.of(proposer)]
        number = min(BEST_SWAPS, len(score))
        places = (
            np.argpartition(-score, number - 1)[:number] if number else np.zeros(0, dtype=np.int64)
        )
        return [
            self._swap(start + place, float(chances[place])) for place in sorted(places.tolist())
        ]

    def balanced(self, proposer: int, softness: float) -> list[Swap]:
        """The swaps with the best product of both gains; the softer, the more the partner's counts."""
        where = self.of(proposer)
        theirs = np.maximum(self.shrewd_gain[where] * self.weight[self.partner[where]], 0.0)
        mine = self.gain[where]
        score = mine * theirs**softness
        part = theirs / (theirs + mine + TINY)
        chances = 1.0 / (1.0 + np.exp((USUAL_PART - part) / PART_DOUBT))
        number = min(BEST_SWAPS, int((score > 0.0).sum()))
        places = np.argsort(-score, kind="stable")[:number].tolist()
        return [self._swap(where.start + place, float(chances[place])) for place in places]

    def _swap(self, place: int, chance: float) -> Swap:
        give, take = self.give[place], self.take[place]
        goods, made = self.bundles.goods, self.bundles.made[self.proposer[place], give]
        return Swap(
            int(pack(made.tolist())),
            int(pack((goods[give] - made).tolist())),
            int(pack(goods[take].tolist())),
            int(self.partner[place]),
            chance,
            float(self.mine[place]),
            float(self.theirs[place]),
            float(self.gain[place]),
        )


def _best(cost: Floats) -> Counts:
    """By pair of seats: the cheapest bundles."""
    number = min(BEST_SIDES, ALL_SIDES // len(cost))
    found: Counts = np.argsort(cost, axis=2, kind="stable")[..., :number]
    return found


def _crossed(by_taken: Floats, by_given: Floats) -> Floats:
    """What every taken bundle brings less what every given one costs."""
    found: Floats = by_taken[..., None, :] - by_given[..., None]
    return found


def _both(given: Flags, taken: Flags) -> Flags:
    found: Flags = given[..., None] & taken[..., None, :]
    return found
