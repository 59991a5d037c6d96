"""Discs: every seat's choices at once, by regret matching over what each kind's demand does to all."""

from __future__ import annotations

from functools import cache

import numpy as np

from funduk.bots.schwarzmarkt.futures import MOST
from funduk.bots.schwarzmarkt.outlook import REACH, Outlook, end_shares
from funduk.bots.schwarzmarkt.situation import SIX, Floats, counts_of
from funduk.bots.schwarzmarkt.street import Street
from funduk.games.schwarzmarkt.material import PRODUCE_MORE, PRODUCED, ROWS
from funduk.games.schwarzmarkt.production import productions

OWN = 4
"""A seat makes none to three of a kind."""
ROUNDS = 40


class Discs:
    """What each choice of each seat is worth, given how likely the others demand what."""

    def __init__(self, outlook: Outlook, street: Street) -> None:
        self.outlook = outlook
        self.s = outlook.s
        self.expected = outlook.expected()
        self.shares = outlook.shares(self.expected)
        self.influence = outlook.influence(self.shares)
        self.most = 3 * self.s.seats
        choices = [self._choices(seat) for seat in range(self.s.seats)]
        self.choices = [listed for listed, _ in choices]
        self.flat = [flat for _, flat in choices]
        self.stocks, self.fetched = self._effects()
        self.own = [self._own(seat) for seat in range(self.s.seats)]
        self.habits = [self._habit(street, seat) for seat in range(self.s.seats)]

    def _choices(self, seat: int) -> tuple[list[int], Floats]:
        shown = self.s.v.players[seat]
        if shown.choice_shown:
            listed = [int(shown.from_production)]
            return listed, _flat(listed)
        return laid(PRODUCED + self.s.box.power(self.s.cards[seat], PRODUCE_MORE))

    def _habit(self, street: Street, seat: int) -> Floats:
        found = np.zeros(len(self.choices[seat]))
        found[0 if len(found) == 1 else self.choices[seat].index(street.discs(seat))] = 1.0
        return found

    def _effects(self) -> tuple[Floats, Floats]:
        """By seat, kind and demand: the worth of its stock, and by own number what others would gain."""
        s = self.s
        rows = np.array([[s.row_after(kind, d) for d in range(self.most + 1)] for kind in range(SIX)])
        reach = np.array([self.outlook.points_at(max(row, 1)) for row in range(ROWS + 1)])
        held = np.minimum(s.stored[:, :, None, None] + np.arange(OWN), MOST)
        points = reach[rows[None, :, :, None], held]
        bonus = np.broadcast_to(self.outlook.bonus[:, :, None, :], (*points.shape[:3], REACH))
        worth = self.outlook.worth_of(bonus, points)
        added = worth - worth[..., :1]
        mean = (added.sum(axis=0)[None] - added) / (s.seats - 1)
        order = np.sort(added, axis=0)
        best = np.where(added == order[-1], order[-2], order[-1])
        return worth[..., 0], 0.5 * mean + 0.5 * best

    def _own(self, seat: int) -> Floats:
        """By kind, own number and demand of the others: change of the seat's share of the win."""
        s = self.s
        numbers = self.outlook.numbers
        now = self.outlook.table[np.arange(s.seats)[:, None], np.arange(SIX), s.stored]
        change = np.einsum("p,pkd->kd", self.influence[seat], self.stocks - now[:, :, None])
        worth = np.zeros((SIX, OWN, self.most + 1))
        trade = numbers["made_share"] * self.influence[seat, seat]
        ended = end_shares(s, s.rows, s.steps)[seat] - self.shares[seat]
        there = s.offer + s.reserve
        for kind in range(SIX):
            for own in range(OWN):
                demand = np.minimum(np.arange(self.most + 1) + own, self.most)
                short = demand > there[kind]
                going = change[kind, demand] + trade * self.fetched[seat, kind, demand, own]
                worth[kind, own] = np.where(short, numbers["shortage"] * ended, going)
        return worth

    def values(self, seat: int, demands: Floats) -> Floats:
        """What each choice is worth against chances of the others' demand, by kind and number."""
        worth = np.einsum("kod,kd->ko", self.own[seat], demands)
        found: Floats = self.flat[seat] @ worth.ravel()
        return found

    def demands(self, mixes: list[Floats]) -> Floats:
        """By seat and kind: how likely the others together demand none, one, two and so on."""
        made = [mix @ flat for mix, flat in zip(mixes, self.flat, strict=True)]
        chances = np.stack(made).reshape(self.s.seats, SIX, OWN)
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
        mixes = [np.full(len(listed), 1.0 / len(listed)) for listed in self.choices]
        if all(len(listed) == 1 for seat, listed in enumerate(self.choices) if seat != me):
            worths = self.values(me, self.demands(mixes)[me])
            return (np.arange(len(worths)) == worths.argmax()).astype(np.float64), worths
        regrets = [np.zeros(len(listed)) for listed in self.choices]
        total = np.zeros(len(self.choices[me]))
        worths = np.zeros(len(self.choices[me]))
        for step in range(1, ROUNDS + 1):
            seen = [(1.0 - habit) * mix + habit * own for mix, own in zip(mixes, self.habits, strict=True)]
            demands = self.demands(seen)
            for seat in range(self.s.seats):
                if len(self.choices[seat]) == 1:
                    continue
                gains = self.values(seat, demands[seat])
                if seat == me:
                    worths += step * gains
                    total += step * mixes[me]
                regrets[seat] = np.maximum(regrets[seat] + gains - float(gains @ mixes[seat]), 0.0)
                whole = regrets[seat].sum()
                mixes[seat] = regrets[seat] / whole if whole > 0 else np.full(len(gains), 1.0 / len(gains))
        return total / total.sum(), worths / (ROUNDS * (ROUNDS + 1) / 2)


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
