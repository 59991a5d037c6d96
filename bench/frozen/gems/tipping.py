"""What tips a decision: the part of the value in which two positions differ most."""

import numpy as np
from numpy.typing import NDArray

from bench.frozen.gems.scene import Outcome, Scene
from bench.frozen.gems.value import Floats, features

PARTS = {"points": [0], "majority": [1, 2, 3, 4], "later": [5, 6, 7, 8, 10], "bonus": [9]}
"""Points now, majorities of this stage, gems for later stages, workers or the lap."""


def tipped_by(
    scene: Scene, weights: Floats, seat: int, better: list[Outcome], other: list[Outcome]
) -> str:
    """The part that speaks most for the better of two prospects of a seat that values by these weights."""
    ways = [*better, *other]
    positions = scene.varied(seat, ways)
    found, phase = features(scene.course, positions)
    worth = found[:, seat] * weights[positions.stage].T[:, phase]
    chances = np.array([way.chance for way in ways])
    split = len(better)
    gains = _expected(worth[:, :split], chances[:split]) - _expected(
        worth[:, split:], chances[split:]
    )
    return max(PARTS, key=lambda part: float(gains[PARTS[part]].sum()))


def _expected(worth: Floats, chances: NDArray[np.float64]) -> NDArray[np.float64]:
    expected: NDArray[np.float64] = (worth * chances).sum(axis=1) / chances.sum()
    return expected
