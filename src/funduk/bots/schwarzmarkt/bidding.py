"""The sealed auction: the cheapest bid of every strength, regret matching over visible stocks."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from funduk.bots.schwarzmarkt.outlook import Outlook
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
            float(table[kind, stored[kind]] - table[kind, stored[kind] - gone]) for kind, gone in paid.items()
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
    """Who wins with what, and what that is worth to everybody."""

    def __init__(self, outlook: Outlook, prizes: Floats, influence: Floats) -> None:
        s = outlook.s
        self.seats = s.seats
        self.influence = influence
        self.bids = [possible_bids(outlook, seat) for seat in range(s.seats)]
        self.surplus = [prizes[seat] - bids.cost for seat, bids in enumerate(self.bids)]
        self.bribes = [s.box.power(cards, WINS_TIES) > 0 for cards in s.cards]
        self.habits = [self._habit(seat) for seat in range(s.seats)]
        self.beats = [[self._beats(one, other) for other in range(s.seats)] for one in range(s.seats)]

    def _habit(self, seat: int) -> Floats:
        """An ordinary bidder: what is left over, times a rough chance against the others' largest piles."""
        bids = self.bids[seat]
        promise = np.zeros(len(bids.goods))
        for place in range(1, len(promise)):
            chance = 1.0
            number = bids.strength[place] // RANK
            for other in range(self.seats):
                if other != seat:
                    most = self.bids[other].strength[-1] // RANK
                    chance *= 1.0 if most < number else 0.4 + 0.6 * (number - 0.5) / max(most, 1.0)
            promise[place] = chance * self.surplus[seat][place]
        pull = np.exp((promise - promise.max()) / HASTE)
        found: Floats = pull / pull.sum()
        return found

    def _beats(self, one: int, other: int) -> Floats:
        """By bids of two seats: whether the first wins against the second alone."""
        mine, theirs = self.bids[one].strength[:, None], self.bids[other].strength[None, :]
        tied = (mine == theirs) & self.bribes[one] & (not self.bribes[other])
        found: Floats = (((mine > theirs) | tied) & (mine > 0)).astype(np.float64)
        return found

    def wins(self, mixes: list[Floats]) -> list[list[Floats]]:
        """By two seats: how likely each bid of the first beats the second."""
        seats = range(self.seats)
        return [[self.beats[one][other] @ mixes[other] for other in seats] for one in seats]

    def chances(self, mixes: list[Floats], seat: int) -> Floats:
        """How likely each bid of a seat wins."""
        return self._against(self.wins(mixes), seat, (seat,))

    def _against(self, wins: list[list[Floats]], seat: int, without: tuple[int, ...]) -> Floats:
        found = np.ones(len(self.bids[seat].goods))
        for other in range(self.seats):
            if other not in without:
                found *= wins[seat][other]
        return found

    def values(self, mixes: list[Floats], wins: list[list[Floats]], seat: int) -> Floats:
        """What each bid changes in the seat's share of the win, its own win and the others' counted."""
        own = self._against(wins, seat, (seat,)) * self.surplus[seat]
        found: Floats = own * self.influence[seat, seat]
        for rival in range(self.seats):
            if rival != seat:
                chance = mixes[rival] * self._against(wins, rival, (seat, rival))
                harm = chance * self.surplus[rival] * self.influence[seat, rival]
                found = found + harm @ self.beats[rival][seat]
        return found

    def solve(self, me: int, habit: float) -> tuple[Floats, Floats, Floats]:
        """One's own mix, the worth of each bid and its chance to win."""
        mixes = [np.full(len(bids.goods), 1.0 / len(bids.goods)) for bids in self.bids]
        regrets = [np.zeros(len(bids.goods)) for bids in self.bids]
        totals = [np.zeros(len(bids.goods)) for bids in self.bids]
        for step in range(1, ROUNDS + 1):
            seen = self._seen(mixes, habit)
            wins = self.wins(seen)
            for seat in range(self.seats):
                gains = self.values(seen, wins, seat)
                regrets[seat] = np.maximum(regrets[seat] + gains - float(gains @ mixes[seat]), 0.0)
                whole = regrets[seat].sum()
                mixes[seat] = regrets[seat] / whole if whole > 0 else np.full(len(gains), 1.0 / len(gains))
                totals[seat] += step * mixes[seat]
        averages = [total / total.sum() for total in totals]
        seen = self._seen(averages, habit)
        wins = self.wins(seen)
        return averages[me], self.values(seen, wins, me), self._against(wins, me, (me,))

    def _seen(self, mixes: list[Floats], habit: float) -> list[Floats]:
        """The others as one expects them: partly at their best, partly by habit."""
        return [(1.0 - habit) * mix + habit * own for mix, own in zip(mixes, self.habits, strict=True)]
