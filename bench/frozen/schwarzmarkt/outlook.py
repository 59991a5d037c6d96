"""What a position of Schwarzmarkt promises each seat: points to expect, and shares of the win."""

from __future__ import annotations

import numpy as np

from bench.frozen.games.schwarzmarkt import (
    ANSWER,
    CARDS_IN_BOX,
    END_POINTS,
    FINAL,
    MARKET,
    PARTNER,
    PRODUCE,
    PROPOSE,
    RUMOUR,
    TIP,
    TRADE_ROUNDS,
    bonus_points,
)
from bench.frozen.schwarzmarkt.futures import MOST, Futures, lots_now
from bench.frozen.schwarzmarkt.numbers import Numbers
from bench.frozen.schwarzmarkt.situation import SIX, Counts, Floats, Situation

REACH = 14
"""Bonuses are worked out for so many more points of a kind."""

TINY = 1e-9


class Outlook:
    """The worth of everything to every seat; rows and bonus steps may differ from what lies there now."""

    def __init__(
        self,
        s: Situation,
        numbers: Numbers,
        futures: Futures,
        rows: Counts | None = None,
        steps: Counts | None = None,
    ) -> None:
        self.s = s
        self.numbers = numbers
        self.rows = s.rows if rows is None else rows
        self.steps = s.steps if steps is None else steps
        self.rounds = (
            0.0 if s.phase == FINAL else s.rounds_left(numbers["pace"], numbers["thinning"])
        )
        self.kept = numbers["stock"] * futures.after(self.rounds)
        self.points = self._points(futures)
        self.reach = self.points[self.rows]
        self.bonus = self._bonus()
        self.table = self._table()
        self.made = self._made()
        self.chill = numbers["chill"] + numbers["chill_round"] * self.rounds

    # What goods lead to

    def _points(self, futures: Futures) -> Floats:
        """By row and number of goods: points to expect, now and later."""
        if not self.s.before_sale and self.s.phase != FINAL:
            return self.kept
        found: Floats = (self.kept[futures.row_of, futures.rest_of] + futures.sold_for).max(axis=0)
        return found

    def _bonus(self) -> Floats:
        """By seat, kind and further points: the bonus to expect at the end (SM-28)."""
        s = self.s
        last = s.box.last_step
        track = np.array(s.box.bonuses, dtype=np.float64)
        steps = np.minimum(self.steps + self.numbers["rise"] * self.rounds, last)
        whole = steps.astype(np.int64)
        part = (steps - whole)[:, None]
        worth = (1.0 - part) * track[whole] + part * track[np.minimum(whole + 1, last)]
        sure = self.numbers["surer"] / np.sqrt(0.5 + self.rounds)
        drift = self.numbers["drift"] * self.rounds
        counts = drift + s.scored + self.reach[np.arange(SIX), s.stored]
        most = counts.max(axis=0)
        none = np.exp(-sure * most)
        pulls = np.exp(sure * (counts - most)) - none
        reached = drift + s.scored[:, :, None] + np.arange(REACH) - most[:, None]
        mine = np.exp(np.minimum(sure * reached, 40.0)) - none[:, None]
        total = pulls.sum(axis=0)
        whole_pull = mine + (total - pulls)[:, :, None] + TINY
        first = mine / whole_pull
        second = np.zeros_like(first)
        for rival in range(s.seats):
            theirs = pulls[rival]
            rest = np.maximum(total - pulls - theirs, 0.0)[:, :, None] + mine + TINY
            ahead = theirs[:, None] / whole_pull * mine / rest
            ahead[rival] = 0.0
            second += ahead
        found: Floats = self.numbers["bonus"] * (
            worth[:, 0][:, None] * first + worth[:, 1][:, None] * second
        )
        return found

    def worth_of(self, bonus: Floats, points: Floats) -> Floats:
        """Points of a kind with the bonus they lead to; `bonus` is by further points."""
        capped = np.minimum(points, REACH - 1.001)
        whole = capped.astype(np.int64)
        part = capped - whole
        at = np.take_along_axis(bonus, whole, axis=-1)
        after = np.take_along_axis(bonus, whole + 1, axis=-1)
        found: Floats = points + (1.0 - part) * at + part * after
        return found

    def _table(self) -> Floats:
        reach = np.broadcast_to(self.reach, (self.s.seats, SIX, MOST + 1))
        return self.worth_of(self.bonus, reach)

    def _made(self) -> Floats:
        """By seat and kind: the worth of a good on the production field, as others want it."""
        s = self.s
        places = np.arange(SIX)
        seats = np.arange(s.seats)[:, None]
        wanted = self.table[seats, places, s.stored + 1] - self.table[seats, places, s.stored]
        others = (wanted.sum(axis=0)[None, :] - wanted) / (s.seats - 1)
        found: Floats = self._chance_to_trade() * np.clip(others, 0.08, 1.2)
        return found

    def _chance_to_trade(self) -> float:
        s = self.s
        last = self.numbers["made_last"] * min(self.rounds, 1.0)
        first = self.numbers["made_first"]
        if s.phase in (PRODUCE, TIP, RUMOUR):
            return max(first, last)
        if s.phase in (PROPOSE, ANSWER, PARTNER):
            left = TRADE_ROUNDS * s.seats - s.v.proposals - 1
            return last + (max(first, last) - last) * min(1.0, left / (2.0 * s.seats))
        if s.phase == MARKET:
            return max(0.5 * first, last)
        return last

    # What seats have

    def card_worth(self, number: int) -> float:
        """SM-30: points for so many cards at the end, counting on a share of those to come."""
        ladder = [0, *self.s.box.card_points]
        to_come = min(self.rounds, float(CARDS_IN_BOX - self.s.round))
        place = min(number + self.numbers["card_pull"] * to_come, len(ladder) - 1.001)
        whole = int(place)
        found = ladder[whole] + (place - whole) * (ladder[whole + 1] - ladder[whole])
        return self.numbers["cards"] * max(found, float(ladder[min(number, len(ladder) - 1)]))

    def effect_worth(self, card: int) -> float:
        """SM-6: what a card's effects bring over the rounds that are left."""
        powers = self.s.box.effects[card]
        ongoing = sum(
            power * worth for power, worth in zip(powers, self.numbers.effects, strict=True)
        )
        return ongoing * self.rounds + powers[END_POINTS]

    def hand_worth(self, cards: bytes) -> float:
        return self.card_worth(len(cards)) + sum(self.effect_worth(card) for card in cards)

    def expected(self) -> Floats:
        """By seat: points to expect, less the goods to come that all can count on alike."""
        s = self.s
        places = np.arange(SIX)
        seats = np.arange(s.seats)[:, None]
        stock = self.table[seats, places, s.stored].sum(axis=1)
        made = (self.made * s.made).sum(axis=1)
        hands = np.array([self.hand_worth(cards) for cards in s.cards])
        found: Floats = s.scored.sum(axis=1) + stock + made + hands
        return found

    def shares(self, expected: Floats) -> Floats:
        """Each seat's share of the win."""
        scores = np.exp((expected - expected.max()) / self.chill)
        found: Floats = scores / scores.sum()
        return found

    def influence(self, shares: Floats) -> Floats:
        """By seats i and j: what a point for j changes in i's share."""
        found: Floats = (np.diag(shares) - np.outer(shares, shares)) / self.chill
        return found


def end_shares(s: Situation, rows: Counts, steps: Counts) -> Floats:
    """SM-27 to SM-32: who wins if the final sale came now."""
    counts = s.scored.copy()
    for kind in range(SIX):
        for goods, points in lots_now(s.box, int(rows[kind])):
            counts[:, kind] += np.where(s.stored[:, kind] >= goods, 1, 0) if points else 0
    totals = counts.sum(axis=1).astype(np.float64)
    for kind in range(SIX):
        first, second = s.box.bonuses[int(steps[kind])]
        totals += bonus_points([int(number) for number in counts[:, kind]], first, second)
    for seat, cards in enumerate(s.cards):
        if cards:
            totals[seat] += s.box.card_points[min(len(cards), len(s.box.card_points)) - 1]
            totals[seat] += s.box.power(cards, END_POINTS)
    top = rows == rows.max()
    ranks = totals + counts[:, top].sum(axis=1) / 1000.0
    best = ranks == ranks.max()
    found: Floats = best / best.sum()
    return found
