"""Choosing among people of several kinds: how those mix who know the others' mixtures."""

from math import exp
from typing import Final

from funduk.bots.solvers.equilibrium import action_values

TILT: Final = 0.005
"""How much win share makes a choice clearly more frequent."""
STRANGERS: Final = 0.5
"""The part of the lot in the mixture that is tilted; the rest is a merchant's."""
SOUGHT: Final = 0.01
"""Added to every share before the tilt: even what nobody would choose may be best."""
STEPS: Final = 30
"""How often viziers' mixtures are adjusted to each other."""

Mixes = list[list[float]]
"""How often every seat chooses every action."""
Parts = tuple[tuple[float, ...], ...]
"""For each seat, the chances that it is a merchant, a vizier or a stranger."""


def settled_mixes(values: list[list[float]], merchants: Mixes, parts: Parts) -> Mixes:
    """Mixtures of viziers who all know each other's: each tilts a stranger's to what its values prefer.

    Values lists every seat's profiles; the others are merchants, viziers and strangers by parts.
    """
    actions = len(merchants[0])
    start = [
        [(1.0 - STRANGERS) * share + STRANGERS / actions for share in mix] for mix in merchants
    ]
    sought = [[share + SOUGHT for share in mix] for mix in start]
    viziers = start
    for step in range(STEPS):
        mixes = blended(parts, merchants, viziers)
        pace = 2.0 / (step + 3)
        found: Mixes = []
        for seat in range(len(viziers)):
            worth = action_values(values[seat], mixes, seat, actions)
            found.append(_tilted(viziers[seat], sought[seat], worth, pace))
        viziers = found
    return viziers


def _tilted(mix: list[float], sought: list[float], worth: list[float], pace: float) -> list[float]:
    best = max(worth)
    tilted = [sought[place] * exp((worth[place] - best) / TILT) for place in range(len(worth))]
    whole = sum(tilted)
    return [old + pace * (tilted[place] / whole - old) for place, old in enumerate(mix)]


def blended(parts: Parts, merchants: Mixes, viziers: Mixes) -> Mixes:
    """What each seat is expected to choose, being of every kind by its part."""
    mixes: Mixes = []
    for seat in range(len(merchants)):
        plain, learned, strange = parts[seat]
        lot = strange * (1.0 / len(merchants[seat]))
        vizier = viziers[seat]
        mixes.append(
            [
                plain * share + learned * vizier[place] + lot
                for place, share in enumerate(merchants[seat])
            ]
        )
    return mixes
