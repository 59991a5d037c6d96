"""Drawing from mixtures, so that whoever is told the chances can check them; and dice for imagination."""

from collections.abc import Sequence
from math import exp

from funduk.core.action import Action
from funduk.core.dice import Dice, FastDice
from funduk.core.game import Game, Table, View

FINE = 1_000_000
NEAR = 3.0
"""How many times the warmth something may be worse to be taken at all."""


def draw(dice: Dice, chances: Sequence[float]) -> int:
    """A place, drawn by chances that need not add up to one."""
    point = dice.below(FINE) / FINE * sum(chances)
    last = 0
    for place, chance in enumerate(chances):
        if chance > 0.0:
            last = place
            if point < chance:
                return place
            point -= chance
    return last


def near_tie(ahead: float, warmth: float) -> float:
    """How likely to take the first of two that is so much better; beyond a near tie there is no doubt."""
    if abs(ahead) >= NEAR * warmth:
        return 1.0 if ahead > 0.0 else 0.0
    return 1.0 / (1.0 + exp(-ahead / warmth))


def near_best(worths: Sequence[float], warmth: float) -> list[float]:
    """Chances for the best and for what is nearly as good; nothing else is taken."""
    best = max(worths)
    return [
        exp((worth - best) / warmth) if best - worth < NEAR * warmth else 0.0 for worth in worths
    ]


def mixture(actions: Sequence[Action], chances: Sequence[float]) -> list[tuple[Action, float]]:
    """The actions that may be drawn, with chances that add up to one."""
    whole = sum(chances)
    return [
        (action, chance / whole)
        for action, chance in zip(actions, chances, strict=True)
        if chance > 0.0
    ]


def imagined(game: Game, view: View) -> Table:
    """A table that fits a view; imagination has dice of its own, so that it changes nothing that is drawn."""
    return game.imagine(view, FastDice(0))
