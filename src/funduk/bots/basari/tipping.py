"""What tips a decision: the part of the value in which two positions differ most."""

import numpy as np

from funduk.bots.basari.scene import Outcome, Scene
from funduk.bots.basari.value import Floats, features

PARTS = {"points": [0], "majority": [1, 2, 3, 4], "later": [5, 6, 7, 8, 10], "bonus": [9]}
"""Points now, majorities of this stage, gems for later stages, workers or the lap."""


def tipped_by(scene: Scene, seat: int, better: list[Outcome], other: list[Outcome]) -> str:
    """The part that speaks most for the better of two prospects of a seat."""
    gains = _expected(scene, seat, better) - _expected(scene, seat, other)
    return max(PARTS, key=lambda part: float(gains[PARTS[part]].sum()))


def _expected(scene: Scene, seat: int, outcomes: list[Outcome]) -> Floats:
    positions = scene.varied(seat, outcomes)
    found, phase = features(scene.course, positions)
    worth = found[:, seat] * scene.weights[positions.stage].T[:, phase]
    expected: Floats = np.average(worth, axis=1, weights=[outcome.chance for outcome in outcomes])
    return expected
