"""What stored goods bring later: sales to come, while rows move and more goods arrive."""

from __future__ import annotations

from functools import cache
from math import comb

import numpy as np

from bench.frozen.games.schwarzmarkt import CARDS_IN_BOX, MOST_POINTS, ROWS, Box
from bench.frozen.schwarzmarkt.situation import Counts, Floats

MOST = 26
DISCS_A_KIND = 2
"""On average a third of each seat's six chances at a kind is used: demand is a binomial count of those."""


def demand_chances(seats: int) -> Floats:
    """How many goods of a kind all seats make together in a round."""
    tries = DISCS_A_KIND * seats
    hits = range(tries + 1)
    return np.array([comb(tries, hit) * (1 / 3) ** hit * (2 / 3) ** (tries - hit) for hit in hits])


def row_moves(box: Box, seats: int) -> Floats:
    """By row the chances of the next row (SM-9, SM-10)."""
    chances = np.zeros((ROWS + 1, ROWS + 1))
    for row in range(1, ROWS + 1):
        for demand, chance in enumerate(demand_chances(seats)):
            after = min(max(row + box.offers[row] - demand, 1), ROWS)
            chances[row, after] += chance
    return chances


def lots_now(box: Box, row: int) -> list[tuple[int, int]]:
    """SM-24: (goods, points) of every lot of a row, and no sale."""
    return [(box.needs[row][points], points) for points in range(MOST_POINTS + 1)]


class Futures:
    """Worth of goods kept, by rounds to come, row and number; nothing is worth nothing."""

    def __init__(self, box: Box, seats: int, later: float, coming: tuple[float, float]) -> None:
        one, two = coming
        arrivals = (max(0.0, 1.0 - one - two), one, two)
        moves = row_moves(box, seats)
        best = np.zeros((CARDS_IN_BOX + 2, ROWS + 1, MOST + 1))
        for ahead in range(1, CARDS_IN_BOX + 2):
            at_sale = np.zeros((ROWS + 1, MOST + 3))
            for row in range(1, ROWS + 1):
                for goods, points in lots_now(box, row):
                    rest = np.minimum(np.arange(goods, MOST + 3) - goods, MOST)
                    worth = points + later * best[ahead - 1, row, rest]
                    at_sale[row, goods:] = np.maximum(at_sale[row, goods:], worth)
            expected = moves @ at_sale
            for more, chance in enumerate(arrivals):
                best[ahead] += chance * expected[:, more : more + MOST + 1]
        self.table: Floats = best - best[:, :, :1]
        self._lay_out_sales(box)

    def _lay_out_sales(self, box: Box) -> None:
        """By points, row and number: what is left after a lot, and its points; never if there are too few."""
        shape = (MOST_POINTS + 1, ROWS + 1, MOST + 1)
        self.row_of = np.broadcast_to(np.arange(ROWS + 1)[None, :, None], shape)
        self.rest_of = np.zeros(shape, dtype=np.int64)
        self.sold_for = np.full(shape, -1e9)
        self.sold_for[0] = 0.0
        self.rest_of[0] = np.arange(MOST + 1)
        for row in range(1, ROWS + 1):
            for goods, points in lots_now(box, row):
                self.rest_of[points, row, goods:] = np.arange(MOST + 1 - goods)
                self.sold_for[points, row, goods:] = points

    def after(self, rounds: float) -> Floats:
        """By row and number, with a broken number of rounds to come."""
        rounds = min(max(rounds, 0.0), float(CARDS_IN_BOX))
        whole = int(rounds)
        part = rounds - whole
        found: Floats = (1.0 - part) * self.table[whole] + part * self.table[whole + 1]
        return found


FOUND: dict[tuple[str, int, float, float, float], Futures] = {}


def futures_for(box: Box, seats: int, later: float, one: float, two: float) -> Futures:
    """Worked out once for a set, a number of seats and a habit of waiting."""
    key = (repr((box.offers, box.needs)), seats, later, one, two)
    if key not in FOUND:
        FOUND[key] = Futures(box, seats, later, (one, two))
    return FOUND[key]


@cache
def small_bundles(most: int) -> Counts:
    """Every bundle of one to `most` goods over the six kinds."""
    rows: list[list[int]] = [[]]
    for _ in range(6):
        rows = [[*row, number] for row in rows for number in range(most + 1 - sum(row))]
    return np.array([row for row in rows if sum(row)])
