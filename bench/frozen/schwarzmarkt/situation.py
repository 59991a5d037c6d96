"""A view of Schwarzmarkt as numbers: what lies where, by seat and kind."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bench.frozen.games.schwarzmarkt import (
    ANSWER,
    BID,
    CARDS_IN_BOX,
    CARRY,
    KINDS,
    LOSE,
    MARKET,
    PARTNER,
    PRODUCE,
    PRODUCED,
    PROPOSE,
    RAISE,
    RECOVER,
    ROWS,
    RUMOUR,
    SELL,
    TIP,
    Box,
    SchwarzmarktView,
    storage_limit,
)
from funduk.core.goods import unpack

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]

SIX = int(KINDS)
BEFORE_SALE = (
    PRODUCE,
    TIP,
    RUMOUR,
    PROPOSE,
    ANSWER,
    PARTNER,
    MARKET,
    CARRY,
    LOSE,
    BID,
    RECOVER,
    RAISE,
    SELL,
)

SLOWER = 1.35
"""A bonus climbs by itself only where the row is lowest (SM-12)."""


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
        self.stored = self.free + np.array(
            [counts_of(player.aside) for player in players], dtype=np.int64
        )
        self.scored = np.array([counts_of(player.scored) for player in players], dtype=np.int64)
        self.cards = [player.cards for player in players]
        self.limits = [storage_limit(box, cards) for cards in self.cards]
        self.before_sale = v.phase in BEFORE_SALE

    def rounds_left(self, pace: float, thinning: float) -> float:
        """How many rounds after this one to expect: a shortage may end the game, or a bonus at the top."""
        ahead = np.arange(1, CARDS_IN_BOX - self.round + 1, dtype=np.float64)
        there = (self.reserve + self.offer)[:, None] - thinning * (ahead - 1.0)
        wanted = self.seats * PRODUCED / SIX
        short = 1.0 / (1.0 + np.exp((there - wanted + 0.5) / 0.8))
        lowest = self.rows == self.rows.min()
        climb = float(((self.box.last_step - self.steps) * np.where(lowest, 1.0, SLOWER)).min())
        at_top = 1.0 / (1.0 + np.exp((pace * climb - ahead) / 0.7))
        alive = np.cumprod(np.prod(1.0 - short, axis=0) * (1.0 - at_top))
        return float(alive.sum())

    def row_after(self, kind: int, demand: int) -> int:
        """SM-9, SM-10: where a kind stands once so many are demanded."""
        return min(max(int(self.rows[kind] + self.offer[kind]) - demand, 1), ROWS)
