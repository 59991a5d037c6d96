"""Choosing at the same time: mixed strategies by regret matching plus with linear averaging."""

from typing import Final

ROUNDS: Final = 80
RARE: Final = 0.03
"""Actions below this share are dropped: they are noise of the averaging."""


def mixed_strategies(
    values: list[list[float]], actions: int, rounds: int = ROUNDS
) -> list[list[float]]:
    """One mixed strategy a player; values[p] lists its profiles, the last player's choice fastest."""
    players = len(values)
    current = [[1.0 / actions] * actions for _ in range(players)]
    regrets = [[0.0] * actions for _ in range(players)]
    totals = [[0.0] * actions for _ in range(players)]
    for step in range(1, rounds + 1):
        for player in range(players):
            gains = action_values(values[player], current, player, actions)
            _update(regrets[player], current[player], gains)
            for action in range(actions):
                totals[player][action] += step * current[player][action]
    return [_without_rare(total) for total in totals]


def action_values(
    values: list[float], strategies: list[list[float]], player: int, actions: int
) -> list[float]:
    """What each action of a player is worth against the others' strategies."""
    folded = values
    for other in range(len(strategies) - 1, player, -1):
        folded = _fold_last(folded, strategies[other], actions)
    for other in range(player):
        folded = _fold_first(folded, strategies[other], actions)
    return folded


def _fold_last(values: list[float], strategy: list[float], actions: int) -> list[float]:
    folded: list[float] = []
    for start in range(0, len(values), actions):
        total = 0.0
        for action in range(actions):
            total += strategy[action] * values[start + action]
        folded.append(total)
    return folded


def _fold_first(values: list[float], strategy: list[float], actions: int) -> list[float]:
    size = len(values) // actions
    folded = [0.0] * size
    for action in range(actions):
        weight = strategy[action]
        if weight > 0.0:
            start = action * size
            for place in range(size):
                folded[place] += weight * values[start + place]
    return folded


def _update(regrets: list[float], strategy: list[float], gains: list[float]) -> None:
    expected = 0.0
    for action, gain in enumerate(gains):
        expected += gain * strategy[action]
    total = 0.0
    for action, gain in enumerate(gains):
        regrets[action] = max(regrets[action] + gain - expected, 0.0)
        total += regrets[action]
    for action in range(len(gains)):
        strategy[action] = regrets[action] / total if total > 0.0 else 1.0 / len(gains)


def _without_rare(totals: list[float]) -> list[float]:
    whole = sum(totals)
    kept = [total / whole if total / whole >= RARE else 0.0 for total in totals]
    left = sum(kept)
    return [share / left for share in kept]
