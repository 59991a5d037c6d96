"""The sealed auction: the cheapest bid of every strength, regret matching over visible stocks."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from funduk.bots.schwarzmarkt.outlook import Outlook
from funduk.bots.schwarzmarkt.producing import SHARP_OTHERS, without_rare
from funduk.bots.schwarzmarkt.situation import SIX, Floats
from funduk.core.goods import some
from funduk.games.schwarzmarkt.material import BID_BACK, BID_KINDS, BID_WEIGHT, WINS_TIES

ROUNDS = 28
RANK = 100
HASTE = 0.35
"""Points that make an ordinary bidder clearly prefer one bid."""


class Bids(NamedTuple):
    """Possible bids of one seat from weak to strong: goods, strength, and what they cost if they win."""

    goods: list[int]
    strength: Floats
    cost: Floats


def possible_bids(outlook: Outlook, seat: int) -> Bids:
    """SM-20, SM-21: no bid, and for each strength the cheapest; a stronger bid never costs less."""
    s = outlook.s
    cards = s.cards[seat]
    extra = s.box.power(cards, BID_WEIGHT)
    back = s.box.power(cards, BID_BACK)
    table = outlook.table[seat]
    stored = [int(number) for number in s.free[seat]]
    rows = [int(row) for row in outlook.rows]
    singles: list[tuple[dict[int, int], int]] = []
    for kind in range(SIX):
        singles += [({kind: number}, number) for number in range(1, stored[kind] + 1)]
    found = list(singles)
    for _ in range(s.box.power(cards, BID_KINDS)):
        mixed = [
            ({**one, **other}, many + more)
            for one, many in found
            for other, more in singles
            if max(one) < min(other)
        ]
        found = [*found, *mixed][:4000]
    ranked: list[tuple[float, float, int]] = []
    for goods, number in found:
        paid = dict(goods)
        for _ in range(min(back, number)):
            _, kept = max((_price(table, stored, paid, kind), kind) for kind in paid if paid[kind])
            paid[kept] -= 1
        cost = sum(
            float(table[kind, stored[kind]] - table[kind, stored[kind] - gone])
            for kind, gone in paid.items()
        )
        strength = float((number + extra) * RANK + max(rows[kind] for kind in goods))
        packed = sum(int(some(kind, many)) for kind, many in goods.items())
        ranked.append((-strength, cost, packed))
    kept_bids: list[tuple[float, float, int]] = []
    cheapest = float("inf")
    for strength, cost, packed in sorted(ranked):
        if cost < cheapest - 1e-9:
            kept_bids.append((-strength, cost, packed))
            cheapest = cost
    kept_bids.append((0.0, 0.0, 0))
    kept_bids.reverse()
    strengths = np.array([bid[0] for bid in kept_bids])
    return Bids([bid[2] for bid in kept_bids], strengths, np.array([bid[1] for bid in kept_bids]))


def _price(table: Floats, stored: list[int], paid: dict[int, int], kind: int) -> float:
    """What the last paid good of a kind is worth."""
    left = stored[kind] - paid[kind]
    return float(table[kind, left + 1] - table[kind, left])


class Auction:
    """Who wins with what, and what that is worth to everybody; shorter lists of bids are filled up."""

    def __init__(self, outlook: Outlook, prizes: Floats, shares: Floats) -> None:
        s = outlook.s
        self.prizes = prizes
        self.shares = shares
        influence = outlook.influence(shares)
        self.seats = s.seats
        self.bids = [possible_bids(outlook, seat) for seat in range(s.seats)]
        self.lengths = [len(bids.goods) for bids in self.bids]
        most = max(self.lengths)
        self.there = np.arange(most) < np.array(self.lengths)[:, None]
        self.strength = np.stack([_filled(bids.strength, most, -1.0) for bids in self.bids])
        surplus = [prizes[seat] - bids.cost for seat, bids in enumerate(self.bids)]
        self.surplus = np.stack([_filled(left, most, 0.0) for left in surplus])
        self.own_weight = np.diag(influence)[:, None] * self.surplus
        self.harm_weight = influence.T[:, :, None] * self.surplus[:, None, :]
        bribes = np.array([s.box.power(cards, WINS_TIES) > 0 for cards in s.cards])
        self.beats = self._beats(bribes)
        alike = np.eye(s.seats, dtype=bool)
        self.aside = (alike[:, None, :] | alike[None, :, :])[..., None]
        self._balanced: dict[float, tuple[Floats, Floats, Floats]] = {}
        self.habits = np.stack([_filled(self._habit(seat), most, 0.0) for seat in range(s.seats)])

    def _habit(self, seat: int) -> Floats:
        """An ordinary bidder: what is left over, times a rough chance against the others' largest piles."""
        number = self.bids[seat].strength // RANK
        chance = np.ones(len(number))
        for other in range(self.seats):
            if other != seat:
                most = float(self.bids[other].strength[-1] // RANK)
                chance *= np.where(most < number, 1.0, 0.4 + 0.6 * (number - 0.5) / max(most, 1.0))
        promise = chance * self.surplus[seat, : len(number)]
        promise[0] = 0.0
        pull = np.exp((promise - promise.max()) / HASTE)
        found: Floats = pull / pull.sum()
        return found

    def _beats(self, bribes: NDArray[np.bool_]) -> Floats:
        """By two seats and a bid of each: whether the first wins against the second alone."""
        mine, theirs = self.strength[:, None, :, None], self.strength[None, :, None, :]
        tied = (mine == theirs) & (bribes[:, None] & ~bribes[None, :])[:, :, None, None]
        found: Floats = (((mine > theirs) | tied) & (mine > 0)).astype(np.float64)
        found[np.arange(self.seats), np.arange(self.seats)] = 0.0
        return found

    def chances(self, mixes: list[Floats], seat: int) -> Floats:
        """How likely each bid of a seat wins."""
        most = self.strength.shape[1]
        against = self._against(np.stack([_filled(mix, most, 0.0) for mix in mixes]))
        return against[seat, seat, : self.lengths[seat]]

    def _against(self, mixes: Floats) -> Floats:
        """By two seats and a bid of the first: how likely it beats everybody but these two."""
        wins = (self.beats @ mixes[None, :, :, None])[..., 0]
        found: Floats = np.where(self.aside, 1.0, wins[:, None]).prod(axis=2)
        return found

    def values(self, mixes: Floats, against: Floats) -> Floats:
        """What each bid changes in a seat's share of the win, its own win and the others' counted."""
        places = np.arange(self.seats)
        own = against[places, places] * self.own_weight
        harm = mixes[:, None, :] * against * self.harm_weight
        found: Floats = own + (harm[:, :, None, :] @ self.beats)[:, :, 0, :].sum(axis=0)
        return found

    def solve(self, me: int, habit: float) -> tuple[Floats, Floats, Floats]:
        """One's own mix, the worth of each bid and its chance to win."""
        if habit not in self._balanced:
            self._balanced[habit] = self._balance(habit)
        mixes, worths, against = self._balanced[habit]
        kept = self.lengths[me]
        return mixes[me, :kept], worths[me, :kept], against[me, me, :kept]

    def against(
        self, me: int, habit: float, warmth: float, steps: int
    ) -> tuple[Floats, Floats, Floats]:
        """The same when the others play the balance or answer it sharply."""
        if habit not in self._balanced:
            self._balanced[habit] = self._balance(habit)
        seen = without_rare(self._balanced[habit][0])
        for _ in range(steps):
            sharp = self._sharply(self.values(seen, self._against(seen)), warmth)
            seen = SHARP_OTHERS * sharp + (1.0 - SHARP_OTHERS) * seen
        beaten = self._against(seen)
        worths = self.values(seen, beaten)
        kept = self.lengths[me]
        return self._sharply(worths, warmth)[me, :kept], worths[me, :kept], beaten[me, me, :kept]

    def _sharply(self, worths: Floats, warmth: float) -> Floats:
        """By seat the best bids, and those nearly as good a little less often."""
        open_ones = np.where(self.there, worths, -np.inf)
        pull = np.exp((open_ones - open_ones.max(axis=1, keepdims=True)) / warmth)
        return without_rare(pull / pull.sum(axis=1, keepdims=True))

    def _balance(self, habit: float) -> tuple[Floats, Floats, Floats]:
        """By seat: mixes, worths and chances; all expect the others partly at their best, partly by habit."""
        even = self.there / self.there.sum(axis=1, keepdims=True)
        mixes = even
        regrets = np.zeros(even.shape)
        total = np.zeros(even.shape)
        for step in range(1, ROUNDS + 1):
            seen = (1.0 - habit) * mixes + habit * self.habits
            gains = self.values(seen, self._against(seen))
            level = (gains * mixes).sum(axis=1, keepdims=True)
            regrets = np.where(self.there, np.maximum(regrets + gains - level, 0.0), 0.0)
            whole = regrets.sum(axis=1, keepdims=True)
            mixes = np.where(whole > 0.0, regrets / np.where(whole > 0.0, whole, 1.0), even)
            total += step * mixes
        average = total / total.sum(axis=1, keepdims=True)
        seen = (1.0 - habit) * average + habit * self.habits
        against = self._against(seen)
        return average, self.values(seen, against), against


def _filled(row: Floats, length: int, rest: float) -> Floats:
    found = np.full(length, rest)
    found[: len(row)] = row
    return found
