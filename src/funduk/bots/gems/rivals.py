"""How likely an action would be one's own, if the others lean towards what they need."""

from collections.abc import Sequence
from math import exp

HASTE = 3.0
"""How many points make an action clearly more tempting to others."""
HALF = 0.5
"""A pair haggles, and one of two gets the action."""


def chances(tempting: Sequence[Sequence[float]]) -> list[float]:
    """Per action, from what each action would bring each of the others; three choosers get nothing."""
    actions = len(tempting[0])
    alone = [1.0] * actions
    paired = [0.0] * actions
    for values in tempting:
        pulls = [exp(value / HASTE) for value in values]
        for action in range(actions):
            chance = pulls[action] / sum(pulls)
            paired[action] = paired[action] * (1 - chance) + alone[action] * chance
            alone[action] *= 1 - chance
    return [alone[action] + HALF * paired[action] for action in range(actions)]
