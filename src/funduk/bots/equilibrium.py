"""Choosing at the same time: mixed strategies by regret matching plus with linear averaging."""

from functools import reduce

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

ROUNDS = 80
RARE = 0.03
"""Actions below this share are dropped: they are noise of the averaging."""


def mixed_strategies(values: list[Floats], rounds: int = ROUNDS) -> list[Floats]:
    """One mixed strategy a player, from each player's tensor of values over all profiles."""
    players = len(values)
    size = values[0].shape[0]
    tables = [np.moveaxis(values[player], player, 0).reshape(size, -1) for player in range(players)]
    regrets = np.zeros((players, size))
    totals = np.zeros((players, size))
    current = np.full((players, size), 1.0 / size)
    for step in range(1, rounds + 1):
        for player in range(players):
            gains = tables[player] @ _joint(current, player)
            regrets[player] = np.maximum(regrets[player] + gains - gains @ current[player], 0.0)
            total = regrets[player].sum()
            current[player] = regrets[player] / total if total > 0 else 1.0 / size
            totals[player] += step * current[player]
    return [_without_rare(total / total.sum()) for total in totals]


def action_values(values: Floats, strategies: list[Floats], player: int) -> Floats:
    """What each action of a player is worth against the others' strategies."""
    table = np.moveaxis(values, player, 0).reshape(values.shape[player], -1)
    worth: Floats = table @ _joint(np.array(strategies), player)
    return worth


def _joint(strategies: Floats, player: int) -> Floats:
    """How likely each combination of the others' actions is."""
    others = [strategies[other] for other in range(len(strategies)) if other != player]
    return reduce(lambda joint, mix: np.multiply.outer(joint, mix).ravel(), others)


def _without_rare(strategy: Floats) -> Floats:
    kept = np.where(strategy < RARE, 0.0, strategy)
    shares: Floats = kept / kept.sum()
    return shares
