"""The card game's stages: fifteen workers end them."""

import numpy as np
from numpy.typing import NDArray

from bench.frozen.games.basari_cards import ENOUGH_WORKERS, WORKERS_SCORE
from bench.frozen.gems.value import Course, Floats, Positions, split_majorities

LEADER_PACE = np.float32(2.9)
"""Workers a round that the leader gains: a card, and now and then action A."""
PACE = np.float32(2.6)
SHORTEST = np.float32(0.6)
"""A stage that goes on takes at least a part of a round."""


class CardCourse(Course):
    """Progress is workers."""

    def ended(self, positions: Positions) -> NDArray[np.bool_]:
        ended: NDArray[np.bool_] = positions.progress.max(axis=0) >= ENOUGH_WORKERS
        return ended

    def scored(self, positions: Positions) -> Positions:
        """BC-22 to BC-24."""
        points, gems = split_majorities(positions, np.ceil(positions.gems / 2))
        points += np.where(
            positions.progress >= ENOUGH_WORKERS, np.float32(WORKERS_SCORE), np.float32(0)
        )
        return Positions(positions.stage + 1, points, gems, np.zeros_like(positions.progress))

    def outlook(self, positions: Positions) -> tuple[Floats, Floats]:
        missing = np.float32(ENOUGH_WORKERS) - positions.progress.max(axis=0)
        rounds: Floats = np.maximum(SHORTEST, missing / LEADER_PACE)
        reach = positions.progress + PACE * rounds - np.float32(ENOUGH_WORKERS - 0.5)
        spread = np.float32(1.25) * np.sqrt(rounds) + np.float32(0.2)
        points: Floats = np.float32(WORKERS_SCORE) / (
            1 + np.exp(np.clip(-1.7 * reach / spread, -40, 40))
        )
        return rounds, points

    def kept(self, gems: Floats, leading: Floats) -> Floats:
        kept: Floats = gems * (1 - np.float32(0.45) * leading)
        return kept
