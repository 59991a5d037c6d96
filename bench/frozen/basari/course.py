"""The board game's stages: a full lap ends them."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from bench.frozen.games.basari import LAP_SCORE, LEADER_GIVES, PIPS
from bench.frozen.gems.value import Course, Floats, Positions, Whole, split_majorities

AGAIN = 0.24
"""How often a seat gets to roll again in a round."""
GEM_BASE = 26
GIVEN_BACK = np.float32(LEADER_GIVES)
SHORTEST = np.float32(0.6)
"""A stage that goes on takes at least a part of a round."""


class BoardCourse(Course):
    """Progress is the number of stalls walked since the start tile was laid."""

    def __init__(self, stalls: int) -> None:
        self.stalls = self.length = stalls
        self.reached = reach_chances(stalls)

    def ended(self, positions: Positions) -> NDArray[np.bool_]:
        ended: NDArray[np.bool_] = positions.progress.max(axis=0) >= self.stalls
        return ended

    def scored(self, positions: Positions) -> Positions:
        """BB-20 to BB-24."""
        points, gems = split_majorities(positions, np.minimum(GIVEN_BACK, positions.gems))
        points += np.where(positions.progress >= self.stalls, np.float32(LAP_SCORE), np.float32(0))
        return Positions(positions.stage + 1, points, gems, np.zeros_like(positions.progress))

    def outlook(self, positions: Positions) -> tuple[Floats, Floats]:
        """Worked out once for pawns that stand alike: most positions of a batch differ in gems only."""
        walked = np.clip(positions.progress, 0, self.stalls).astype(np.int64)
        key = (self.stalls + 1) ** np.arange(len(walked)) @ walked
        _, first, alike = np.unique(key, return_index=True, return_inverse=True)
        rounds, laps = self.lap_chances(walked[:, first])
        return np.maximum(rounds, SHORTEST)[alike], laps[:, alike] * np.float32(LAP_SCORE)

    def lap_chances(self, walked: Whole) -> tuple[Floats, Floats]:
        """Rounds until the first lap, and each walker's chance to be round by then; columns of walkers."""
        done = self.reached[self.stalls - walked]
        walking = 1 - done
        rounds: Floats = walking.prod(axis=0).sum(axis=1)
        now = done[:, :, 1:] - done[:, :, :-1]
        laps = np.empty(walked.shape, dtype=np.float32)
        for seat in range(len(walked)):
            others = np.concatenate([walking[:seat], walking[seat + 1 :]]).prod(axis=0)
            laps[seat] = (now[seat] * others[:, :-1]).sum(axis=1)
        return rounds, laps

    def kept(self, gems: Floats, leading: Floats) -> Floats:
        kept: Floats = GIVEN_BACK * leading
        np.subtract(gems, kept, out=kept)
        np.maximum(kept, np.float32(0), out=kept)
        return kept

    def standing(self, positions: Positions) -> NDArray[np.float64]:
        """BB-25: points, then gems, then the more valuable ones, as one number."""
        gems = positions.gems.astype(np.float64)
        worth = np.array([1, GEM_BASE, GEM_BASE**2, GEM_BASE**3])[:, None]
        points = positions.points.astype(np.float64)
        standing: NDArray[np.float64] = (points * 1000 + gems.sum(axis=1)) * GEM_BASE**4
        standing += (gems * worth).sum(axis=1)
        return standing


@cache
def reach_chances(stalls: int) -> Floats:
    """By stalls missing and rounds: the chance to have walked them; one die a round, sometimes two."""
    die = np.zeros(PIPS + 1)
    die[1:] = 1.0 / PIPS
    step = (1.0 - AGAIN) * np.pad(die, (0, PIPS)) + AGAIN * np.convolve(die, die)
    rounds = stalls // 2 + 2
    walked = np.zeros(stalls + 1)
    walked[0] = 1.0
    reached = np.zeros((stalls + 1, rounds + 1))
    for number in range(rounds + 1):
        short = np.concatenate([[0.0], np.cumsum(walked[:-1])])
        reached[:, number] = 1.0 - short
        farther = np.convolve(walked[:-1], step)
        walked = np.append(farther[:stalls], 0.0)
    return reached.astype(np.float32)
