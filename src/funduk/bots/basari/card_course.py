"""The card game's stages: fifteen workers end them."""

import numpy as np
from numpy.typing import NDArray

from funduk.bots.basari.value import Course, Floats, Positions, split_majorities
from funduk.games.basari_cards.material import ENOUGH_WORKERS, WORKERS_SCORE

LEADER_PACE = 2.9
"""Workers a round that the leader gains: a card, and now and then action A."""
PACE = 2.6


class CardCourse(Course):
    """Progress is workers."""

    def ended(self, positions: Positions) -> NDArray[np.bool_]:
        ended: NDArray[np.bool_] = np.any(positions.progress >= ENOUGH_WORKERS, axis=1)
        return ended

    def scored(self, positions: Positions) -> Positions:
        points, gems = split_majorities(positions, np.ceil(positions.gems / 2.0))
        points = points + np.where(positions.progress >= ENOUGH_WORKERS, WORKERS_SCORE, 0.0)
        return Positions(positions.stage + 1, points, gems, np.zeros_like(positions.progress))

    def rounds_left(self, positions: Positions) -> Floats:
        missing = ENOUGH_WORKERS - positions.progress.max(axis=1)
        rounds: Floats = np.maximum(0.6, missing / LEADER_PACE)
        return rounds

    def bonus(self, positions: Positions, rounds: Floats) -> Floats:
        reach = positions.progress + PACE * rounds[:, None] - (ENOUGH_WORKERS - 0.5)
        spread = 1.25 * np.sqrt(rounds[:, None]) + 0.2
        points: Floats = WORKERS_SCORE / (1.0 + np.exp(np.clip(-1.7 * reach / spread, -40, 40)))
        return points
