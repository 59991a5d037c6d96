"""Discs: every seat's choices at once, by regret matching over what each kind's demand does to all."""

from __future__ import annotations

from functools import cache

import numpy as np

from bench.frozen.games.schwarzmarkt import PRODUCE_MORE, PRODUCED, productions
from bench.frozen.schwarzmarkt.futures import MOST
from bench.frozen.schwarzmarkt.outlook import REACH, TINY, Outlook, end_shares
from bench.frozen.schwarzmarkt.situation import SIX, Floats, counts_of
from bench.frozen.schwarzmarkt.street import Street

OWN = 4
"""A seat makes none to three of a kind."""
ROUNDS = 32


class Discs:
    """What each choice of each seat is worth, given how likely the others demand what."""

    def __init__(self, outlook: Outlook, street: Street) -> None:
        self.outlook = outlook
        self.s = outlook.s
        self.expected = outlook.expected()
        self.shares = outlook.shares(self.expected)
        self.influence = outlook.influence(self.shares)
        self.most = 3 * self.s.seats
        numbers = [PRODUCED + self.s.box.power(cards, PRODUCE_MORE) for cards in self.s.cards]
        self.listed, self.flat = laid(max(numbers))
        sizes = np.array([sum(counts_of(goods)) for goods in self.listed])
        self.allowed = np.array([sizes <= number for number in numbers])
        for seat, player in enumerate(self.s.v.players):
            if player.choice_shown:
                self.allowed[seat] = False
                self.allowed[seat, self.listed.index(int(player.from_production))] = True
        self.stocks, self.fetched = self._effects()
        self.own = self._own()
        self.habits = np.zeros(self.allowed.shape)
        for seat in range(self.s.seats):
            shown = self.allowed[seat].sum() == 1
            made = (
                int(self.allowed[seat].argmax()) if shown else self.listed.index(street.discs(seat))
            )
            self.habits[seat, made] = 1.0
        self._balanced: dict[float, tuple[Floats, Floats]] = {}

    def _effects(self) -> tuple[Floats, Floats]:
        """By seat, kind and demand: the worth of its stock, and by own number what others would gain."""
        s = self.s
        rows = np.array(
            [[s.row_after(kind, d) for d in range(self.most + 1)] for kind in range(SIX)]
        )
        held = np.minimum(s.stored[:, :, None, None] + np.arange(OWN), MOST)
        points = self.outlook.points[rows[None, :, :, None], held]
        bonus = np.broadcast_to(self.outlook.bonus[:, :, None, :], (*points.shape[:3], REACH))
        worth = self.outlook.worth_of(bonus, points)
        added = worth - worth[..., :1]
        mean = (added.sum(axis=0)[None] - added) / (s.seats - 1)
        order = np.sort(added, axis=0)
        best = np.where(added == order[-1], order[-2], order[-1])
        return worth[..., 0], 0.5 * mean + 0.5 * best

    def _own(self) -> Floats:
        """By seat, kind, own number and demand of the others: change of the seat's share of the win."""
        s = self.s
        numbers = self.outlook.numbers
        kinds = np.arange(SIX)[:, None, None]
        own = np.arange(OWN)[:, None]
        demand = np.minimum(np.arange(self.most + 1) + own, self.most)
        now = self.outlook.table[np.arange(s.seats)[:, None], np.arange(SIX), s.stored]
        change = np.einsum("qp,pkd->qkd", self.influence, self.stocks - now[:, :, None])
        trade = numbers["made_share"] * np.diag(self.influence)[:, None, None, None]
        ended = numbers["shortage"] * (end_shares(s, s.rows, s.steps) - self.shares)
        short = demand > (s.offer + s.reserve)[:, None, None]
        going = change[:, kinds, demand] + trade * self.fetched[:, kinds, demand, own]
        found: Floats = np.ascontiguousarray(np.where(short, ended[:, None, None, None], going))
        return found

    def values(self, demands: Floats) -> Floats:
        """By seat: what each choice is worth against chances of the others' demand, by kind and number."""
        worth = (self.own @ demands[..., None])[..., 0]
        found: Floats = worth.reshape(self.s.seats, SIX * OWN) @ self.flat.T
        return found

    def demands(self, mixes: Floats) -> Floats:
        """By seat and kind: how likely the others together demand none, one, two and so on."""
        chances = (mixes @ self.flat).reshape(self.s.seats, SIX, OWN)
        waves = np.fft.rfft(chances, self.most + 1, axis=2)
        before = np.ones_like(waves)
        after = np.ones_like(waves)
        for seat in range(1, self.s.seats):
            before[seat] = before[seat - 1] * waves[seat - 1]
            after[-seat - 1] = after[-seat] * waves[-seat]
        found: Floats = np.fft.irfft(before * after, self.most + 1, axis=2)
        return found

    def solve(self, me: int, habit: float) -> tuple[Floats, Floats]:
        """One's own mix and the worth of each choice, when the others keep to habits in part."""
        alone = self._evenly()
        if (np.delete(self.allowed, me, axis=0).sum(axis=1) == 1).all():
            worths = self.values(self.demands(alone))[me]
            best = int(np.where(self.allowed[me], worths, -np.inf).argmax())
            return (np.arange(len(worths)) == best).astype(np.float64), worths
        if habit not in self._balanced:
            self._balanced[habit] = self._balance(habit)
        mixes, worths = self._balanced[habit]
        return mixes[me], worths[me]

    def _evenly(self) -> Floats:
        found: Floats = self.allowed / self.allowed.sum(axis=1, keepdims=True)
        return found

    def _balance(self, habit: float) -> tuple[Floats, Floats]:
        """By seat: the mix of choices, and what each is worth on average."""
        alone = self._evenly()
        mixes = alone
        regrets = np.zeros(mixes.shape)
        total = np.zeros(mixes.shape)
        worths = np.zeros(mixes.shape)
        for step in range(1, ROUNDS + 1):
            gains = self.values(self.demands((1.0 - habit) * mixes + habit * self.habits))
            worths += step * gains
            total += step * mixes
            level = (gains * mixes).sum(axis=1, keepdims=True)
            regrets = np.where(self.allowed, np.maximum(regrets + gains - level, 0.0), 0.0)
            whole = regrets.sum(axis=1, keepdims=True)
            mixes = np.where(whole > 0.0, regrets / np.maximum(whole, TINY), alone)
        return total / total.sum(axis=1, keepdims=True), worths / (ROUNDS * (ROUNDS + 1) / 2)


@cache
def laid(most: int) -> tuple[list[int], Floats]:
    """Every way to lay discs, and one column for each kind and number."""
    listed = productions(most)
    return listed, _flat(listed)


def _flat(listed: list[int]) -> Floats:
    found = np.zeros((len(listed), SIX, OWN))
    for place, goods in enumerate(listed):
        found[place, np.arange(SIX), counts_of(goods)] = 1.0
    return found.reshape(len(listed), SIX * OWN)
