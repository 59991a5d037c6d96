"""A view of Schwarzmarkt as numbers: what lies where, by seat and kind."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from funduk.core.goods import unpack
from funduk.games.schwarzmarkt.material import CARDS_IN_BOX, KINDS, PRODUCED, ROWS, Box
from funduk.games.schwarzmarkt.sale import storage_limit
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    CARRY,
    LOSE,
    MARKET,
    PARTNER,
    PRODUCE,
    PROPOSE,
    RAISE,
    RECOVER,
    RUMOUR,
    SELL,
    TIP,
)
from funduk.games.schwarzmarkt.view import SchwarzmarktView

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]

SIX = int(KINDS)
BEFORE_SALE = (PRODUCE, TIP, RUMOUR, PROPOSE, ANSWER, PARTNER, MARKET, CARRY, LOSE, BID, RECOVER, RAISE, SELL)


def counts_of(goods: int) -> list[int]:
    """How many of each kind."""
    return unpack(goods, SIX)


class Situation:
    """Everything public at one moment, laid out for arithmetic."""

    def __init__(self, box: Box, v: SchwarzmarktView) -> None:
        self.box = box
        self.v = v
        self.seats = len(v.players)
        self.phase = v.phase
        self.round = v.round
        self.rows = np.array(counts_of(v.rows), dtype=np.int64)
        self.steps = np.array(counts_of(v.steps), dtype=np.int64)
        self.offer = np.array(counts_of(v.offer), dtype=np.int64)
        self.reserve = np.array(counts_of(v.reserve), dtype=np.int64)
        players = v.players
        self.made = np.array([counts_of(player.production) for player in players], dtype=np.int64)
        self.free = np.array([counts_of(player.storage) for player in players], dtype=np.int64)
        self.stored = self.free + np.array([counts_of(player.aside) for player in players], dtype=np.int64)
        self.scored = np.array([counts_of(player.scored) for player in players], dtype=np.int64)
        self.cards = [player.cards for player in players]
        self.limits = [storage_limit(box, cards) for cards in self.cards]
        self.before_discs = v.phase in (PRODUCE, TIP)
        self.before_sale = v.phase in BEFORE_SALE
        self.rounds = self._rounds_left()

    def _rounds_left(self) -> float:
        """How many more rounds after this one are to be expected, with shortage and bonus in mind."""
        most = CARDS_IN_BOX - self.round
        there = self.reserve + self.offer
        wanted = self.seats * PRODUCED / SIX
        left = 0.0
        alive = 1.0
        climbing = float(self.box.last_step - self.steps.max())
        for ahead in range(1, most + 1):
            scarce = there - 0.6 * (ahead - 1)
            risks = 1.0 / (1.0 + np.exp((scarce - wanted + 0.5) / 0.8))
            alive *= float(np.prod(1.0 - risks))
            if ahead > 1.6 * climbing + 0.5:
                alive *= 0.6
            left += alive
        return left

    def row_after(self, kind: int, demand: int) -> int:
        """SM-9, SM-10: where a kind stands once so many are demanded."""
        return min(max(int(self.rows[kind] + self.offer[kind]) - demand, 1), ROWS)
