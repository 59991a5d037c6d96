"""Learned weights of both Basari games, as their files hold them."""

from functools import cache
from typing import Any

import numpy as np

from bench.frozen import learned_values
from bench.frozen.gems.value import FEATURES, PHASES, STAGES, Floats


@cache
def learned_weights(game: str) -> Floats:
    """The weights shipped for a game."""
    return weights_from(learned_values.read(game))


def weights_from(file: dict[str, Any]) -> Floats:
    """Weights by stage, phase and feature from a value file."""
    weights = np.array(file["weights"], dtype=np.float32)
    if weights.shape != (STAGES, PHASES, FEATURES):
        raise ValueError(
            f"a value file has {STAGES} x {PHASES} x {FEATURES} weights, not {weights.shape}"
        )
    return weights
