"""Learned weights of positions with gems, as files hold them."""

from functools import cache
from typing import Any

import numpy as np

from funduk.bots import learned_values
from funduk.bots.gems.value import FEATURES, PHASES, STAGES, Floats


def learned_weights(game: str) -> Floats:
    """The weights in use for a game."""
    return _weights(game, learned_values.mark(game))


@cache
def _weights(game: str, mark: str) -> Floats:
    return weights_from(learned_values.read(game))


def weights_from(file: dict[str, Any]) -> Floats:
    """Weights by stage, phase and feature from a value file."""
    weights = np.array(file["weights"], dtype=np.float32)
    if weights.shape != (STAGES, PHASES, FEATURES):
        raise ValueError(
            f"a value file has {STAGES} x {PHASES} x {FEATURES} weights, not {weights.shape}"
        )
    return weights
