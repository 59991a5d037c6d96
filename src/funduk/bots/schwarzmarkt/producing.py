"""Discs: every seat's choices at once, by regret matching over what each kind's demand does to all."""

from __future__ import annotations

import numpy as np

from funduk.bots.schwarzmarkt.futures import MOST
from funduk.bots.schwarzmarkt.outlook import Outlook, end_shares
from funduk.bots.schwarzmarkt.situation import SIX, Counts, Floats, counts_of
from funduk.bots.schwarzmarkt.street import Street
from funduk.games.schwarzmarkt.material import PRODUCE_MORE, PRODUCED
from funduk.games.schwarzmarkt.production import productions

OWN = 4
"""A seat makes none to three of a kind."""
ROUNDS = 60


class Discs:
    """What each choice of each seat is worth, given how likely the others demand what."""

    def __init__(self, outlook: Outlook, street: Street) -> None:
        self.outlook = outlook
        self.s = outlook.s
        self.expected = outlook.expected()
        self.shares = outlook.shares(self.expected)
        self.influence = outlook.influence(self.shares)
        self.most = 3 * self.s.seats
        self.choices = [self._choices(seat) for seat in range(self.s.seats)]
        self.laid = [np.array([counts_of(goods) for goods in listed]) for listed in self.choices]
        self.flat = [_flat(laid) for laid in self.laid]
        self.stocks, self.fetched = self._effects()
        self.own = [self._own(seat) for seat in range(self.s.seats)]
        self.habits = [self._habit(street, seat) for seat in range(self.s.seats)]

    def _choices(self, seat: int) -> list[int]:
        shown = self.s.v.players[seat]
        if shown.choice_shown:
            return [int(shown.from_production)]
        return productions(PRODUCED + self.s.box.power(self.s.cards[seat], PRODUCE_MORE))

    def _habit(self, street: Street, seat: int) -> Floats:
        found = np.zeros(len(self.choices[seat]))
        found[0 if len(found) == 1 else self.choices[seat].index(street.discs(seat))] = 1.0
        return found

    def _effects(self) -> tuple[Floats, Floats]:
        """By seat, kind and demand: the worth of its stock, and of one more good to the others."""
        s = self.s
        seats = np.arange(s.seats)
        stocks = np.zeros((s.seats, SIX, self.most + 1))
        fetched = np.zeros((s.seats, SIX, self.most + 1, OWN))
        for kind in range(SIX):
            tables: dict[int, tuple[Floats, Floats]] = {}
            for demand in range(self.most + 1):
                row = s.row_after(kind, demand)
                if row not in tables:
                    table = self.outlook.table_at(kind, row)
                    stored = s.stored[:, kind]
                    after = [table[seats, np.minimum(stored + more, MOST)] for more in range(OWN)]
                    added = np.stack(after, axis=1) - table[seats, stored][:, None]
                    tables[row] = (table[seats, stored], added)
                stocks[:, kind, demand] = tables[row][0]
                added = tables[row][1]
                mean = (added.sum(axis=0)[None, :] - added) / (s.seats - 1)
                best = np.array([np.delete(added, seat, axis=0).max(axis=0) for seat in range(s.seats)])
                fetched[:, kind, demand] = 0.5 * mean + 0.5 * best
        return stocks, fetched

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

    def demands(self, mixes: list[Floats], seat: int) -> Floats:
        """By kind: how likely the others demand none, one, two and so on."""
        found = np.zeros((SIX, self.most + 1))
        found[:, 0] = 1.0
        for other, mix in enumerate(mixes):
            if other == seat:
                continue
            chances = (mix @ self.flat[other]).reshape(SIX, OWN)
            longer = found * chances[:, :1]
            for number in range(1, OWN):
                longer[:, number:] += found[:, :-number] * chances[:, number : number + 1]
            found = longer
        return found

    def solve(self, me: int, habit: float) -> tuple[Floats, Floats]:
        """One's own mix and the worth of each choice, when the others keep to habits in part."""
        mixes = [np.full(len(listed), 1.0 / len(listed)) for listed in self.choices]
        if all(len(listed) == 1 for seat, listed in enumerate(self.choices) if seat != me):
            worths = self.values(me, self.demands(mixes, me))
            return (np.arange(len(worths)) == worths.argmax()).astype(np.float64), worths
        regrets = [np.zeros(len(listed)) for listed in self.choices]
        total = np.zeros(len(self.choices[me]))
        worths = np.zeros(len(self.choices[me]))
        weight = 0.0
        for step in range(1, ROUNDS + 1):
            seen = [(1.0 - habit) * mix + habit * own for mix, own in zip(mixes, self.habits, strict=True)]
            for seat in range(self.s.seats):
                if len(self.choices[seat]) == 1:
                    continue
                gains = self.values(seat, self.demands(seen, seat))
                if seat == me:
                    worths += step * gains
                    weight += step
                regrets[seat] = np.maximum(regrets[seat] + gains - float(gains @ mixes[seat]), 0.0)
                whole = regrets[seat].sum()
                mixes[seat] = regrets[seat] / whole if whole > 0 else np.full(len(gains), 1.0 / len(gains))
            total += step * mixes[me]
        return total / total.sum(), worths / max(weight, 1.0)


def _flat(laid: Counts) -> Floats:
    """One column for each kind and number."""
    found = np.zeros((len(laid), SIX, OWN))
    for place, row in enumerate(laid):
        found[place, np.arange(SIX), row] = 1.0
    return found.reshape(len(laid), SIX * OWN)
