"""What every bid of a haggle would lead to: worked out once for both sides and all answers to come."""

from typing import Any

import numpy as np

from funduk.bots.gems.bids import BidList, bids_from, lowest_rank, rank
from funduk.bots.gems.scene import Batch, Scene
from funduk.bots.gems.value import Floats
from funduk.bots.shared import once

SIZES = 1 << 28
"""A rank's bids have as many gems as this goes into it."""
Known = dict[tuple[int, int, int], list[Floats]]
"""By winner, payee and number of gems: everybody's win shares by each of several weights."""


class Ledger:
    """Filled with the bids that are thought of, it tells their win shares; bids of one size together."""

    def __init__(self, scene: Scene, action: int) -> None:
        self.scene = scene
        self.action = action
        self.entries: list[tuple[int, int, int, int]] = []
        """Winner, payee, the lowest rank and how many bids follow from there."""
        self.slots = 0

    def add(self, winner: int, action: int, payee: int, bids: BidList | None) -> int:
        """The action goes to the winner for each of the bids, or for nothing; returns the first slot."""
        assert action == self.action
        first = self.slots
        least, number = (0, 1) if bids is None else (rank_of_first(bids), len(bids.ranks))
        self.entries.append((winner, payee, least, number))
        self.slots += number
        return first

    def values(self) -> Floats:
        """Win shares by seat and slot, as the scene values them."""
        assert self.scene.own is None
        return self.values_by([self.scene.weights])[0]

    def values_by(self, several: list[Floats]) -> list[Floats]:
        """The same by each of several weights, the same for all seats."""
        weights = tuple(weight.tobytes() for weight in several)
        key: tuple[Any, ...] = ("ledger", self.scene.key(), self.action, weights)
        known: Known = once(key, dict)
        self._fill(known, several)
        parts = [self._part(known, *entry) for entry in self.entries]
        return [
            np.concatenate([part[place] for part in parts], axis=1) for place in range(len(several))
        ]

    def _sizes(self, winner: int, least: int, number: int) -> range:
        if not number:
            return range(0)
        if not least:
            return range(1)
        ranks = self._all(winner).ranks
        first = self._all(winner).number_below(least)
        return range(least // SIZES, ranks[first + number - 1] // SIZES + 1)

    def _all(self, winner: int) -> BidList:
        gems = self.scene.gems[winner]
        return bids_from(gems, rank(gems) // SIZES)

    def _of_size(self, winner: int, size: int) -> BidList | None:
        every = self._all(winner)
        return every.between(lowest_rank(size), lowest_rank(size + 1)) if size else None

    def _fill(self, known: Known, several: list[Floats]) -> None:
        batch = Batch(self.scene)
        fresh: dict[tuple[int, int, int], tuple[int, int]] = {}
        for winner, payee, least, number in self.entries:
            for size in self._sizes(winner, least, number):
                key = (winner, payee, size)
                if key not in known and key not in fresh:
                    bids = self._of_size(winner, size)
                    first = batch.add(winner, self.action, payee, bids)
                    fresh[key] = (first, 1 if bids is None else len(bids.ranks))
        if fresh:
            found = batch.values_by(several)
            for key, (start, length) in fresh.items():
                known[key] = [shares[:, start : start + length] for shares in found]

    def _part(self, known: Known, winner: int, payee: int, least: int, number: int) -> list[Floats]:
        sizes = self._sizes(winner, least, number)
        blocks = [known[winner, payee, size] for size in sizes]
        if not blocks:
            empty = np.zeros((self.scene.seats, 0), dtype=np.float32)
            return [empty] * len(next(iter(known.values())))
        skipped = 0
        if least:
            every = self._all(winner)
            skipped = every.number_below(least) - every.number_below(lowest_rank(sizes[0]))
        whole = [np.concatenate(parts, axis=1) for parts in zip(*blocks, strict=True)]
        return [shares[:, skipped : skipped + number] for shares in whole]


def rank_of_first(bids: BidList) -> int:
    return bids.ranks[0] if bids.ranks else 0
