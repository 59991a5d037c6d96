"""Learned weights as small JSON files with their provenance in the header."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from funduk.bots.basari.value import FEATURES, PHASES, STAGES, Floats


@cache
def learned_weights(game: str) -> Floats:
    """The weights shipped for a game."""
    text = (files("funduk.bots") / "values" / f"{game}.json").read_text(encoding="utf-8")
    return weights_from(json.loads(text))


def weights_from(file: dict[str, Any]) -> Floats:
    """Weights by stage, phase and feature from a value file."""
    weights = np.array(file["weights"], dtype=np.float32)
    if weights.shape != (STAGES, PHASES, FEATURES):
        raise ValueError(f"a value file has {STAGES} x {PHASES} x {FEATURES} weights, not {weights.shape}")
    return weights
