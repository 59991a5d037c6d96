"""All bids from some gems as arrays, in rising rank."""

from bisect import bisect_left
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from funduk.core.goods import unpack

Floats = NDArray[np.float32]


class BidList:
    """Counts by colour (blue first) and bid, ranks, and packed goods of every bid."""

    def __init__(self, counts: Floats, ranks: list[int], goods: list[int]) -> None:
        self.counts = counts
        self.ranks = ranks
        self.goods = goods

    def between(self, least: int, beyond: int) -> "BidList":
        """Those of at least one rank and below another."""
        there = slice(bisect_left(self.ranks, least), bisect_left(self.ranks, beyond))
        return BidList(self.counts[:, there], self.ranks[there], self.goods[there])

    def number_below(self, beyond: int) -> int:
        """How many are of a lower rank."""
        return bisect_left(self.ranks, beyond)


@lru_cache(maxsize=4096)
def bids_from(gems: int, most: int) -> BidList:
    """Every bid of at most that many gems."""
    held = unpack(gems, 4)
    grid = np.indices([number + 1 for number in held]).reshape(4, -1).T
    size = grid.sum(axis=1)
    grid = grid[(size >= 1) & (size <= most)]
    goods = (grid << np.array([0, 7, 14, 21])).sum(axis=1)
    ranks = (grid.sum(axis=1) << 28) + goods
    order = np.argsort(ranks)
    counts = np.ascontiguousarray(grid[order].T, dtype=np.float32)
    return BidList(counts, ranks[order].tolist(), goods[order].tolist())


def rank(goods: int) -> int:
    """A bid's place in the order of all bids."""
    return lowest_rank(sum(unpack(goods, 4))) + goods


def lowest_rank(size: int) -> int:
    """No bid of so many gems ranks lower, and every smaller one does."""
    return size << 28
