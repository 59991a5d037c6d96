"""Sandsturm: numbers that make what was noted likely: the winners, and the haste with chips."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from funduk.bots.sandsturm.chips import Patience
from funduk.bots.sandsturm.outlook import NEVER, Outlooks, odds_alone
from funduk.bots.sandsturm.worths import Floats, Worths
from funduk.games.sandsturm.material import SECRET_POINTS, SURE_ROUNDS
from funduk.lab.training.storm_notes import FEATURES

Row = dict[str, Any]

PRIOR = 0.004
"""What a step of its own size away from the hand-made number costs, in log-loss."""
STEPS: dict[str, tuple[float, float, float]] = {
    "warmth": (1.0, 2.0, 20.0),
    "warmth_a_turn": (0.5, 0.0, 8.0),
    "pace_keep": (0.7, -6.0, 15.0),
    "pace_take": (0.7, -6.0, 15.0),
    "pace_collect": (0.7, -6.0, 15.0),
    "pace_give": (0.7, -6.0, 15.0),
    "pace_select": (0.7, -6.0, 15.0),
    "secret": (0.15, 0.0, 1.0),
    "chip": (0.8, 0.0, 12.0),
    "alone": (0.3, -4.0, 4.0),
    "alone_step": (0.1, 0.1, 2.5),
    "alone_ease": (0.03, 0.0, 0.3),
    "alone_turn": (0.1, -1.5, 1.5),
    "alone_chip": (0.1, 0.0, 1.0),
}
"""Step, least and most of every number that is fitted to who won. What a leak costs and what a lock saves
are not among them: who is known has also had more turns to be suspected, who locks goods has often rolled
nothing better, and games cannot tell the one from the other."""


def predict(worths: Worths, n: Outlooks, found: Floats) -> Floats:
    """Every seat's chance to win, as the outlook reckons it when all missions are known."""
    part = {name: found[:, :, place] for place, name in enumerate(FEATURES)}
    mission = part["mission"].astype(np.int64)
    turns, can = part["turns"], part["can"]
    kept = np.where(can > 0.1, n.secret, 1.0)
    heading = part["points"] + n.paces()[mission] * turns + part["scored"] + n.chip * part["expected"]
    heading += np.where(part["chips"] == 0, SECRET_POINTS * kept, 0.0)
    heading += n.safety * part["locked"] - n.leak * np.minimum(1.0, can) * part["known"]
    counts_chips = worths.counts_chips[mission]
    odds = odds_alone(n, part["missing"], turns, can * counts_chips)
    odds = np.where(worths.alone[mission], odds, NEVER)
    alone = 1.0 / (1.0 + np.exp(-odds))
    warmth = n.warmth + n.warmth_a_turn * turns.mean(axis=1, keepdims=True)
    pull = np.exp((heading - heading.max(axis=1, keepdims=True)) / warmth) * worths.ranked[mission]
    total = pull.sum(axis=1, keepdims=True)
    ranked = np.divide(pull, total, out=np.zeros_like(pull), where=total > 0)
    chances: Floats = alone + np.prod(1.0 - alone, axis=1, keepdims=True) * ranked
    return chances


def fit_outlook(rows: list[Row], worths: Worths, prior: Outlooks) -> tuple[Outlooks, float, float]:
    """One number after another, in shrinking steps, held near the hand-made ones where games say little."""
    found = np.array([place["features"] for row in rows for place in row["positions"]])
    shares = np.array([row["shares"] for row in rows for _ in row["positions"]])

    def loss(numbers: Outlooks) -> float:
        chances = np.clip(predict(worths, numbers, found), 1e-6, 1.0)
        far = 0.0
        for name, (step, _, _) in STEPS.items():
            far += float((getattr(numbers, name) - getattr(prior, name)) / step) ** 2
        return float(-(shares * np.log(chances)).sum(axis=1).mean()) + PRIOR * far / len(STEPS)

    best = prior
    before = least = loss(prior)
    for shrink in (1.0, 1.0, 0.5, 0.5, 0.25):
        for name in STEPS:
            best, least = _along(best, name, shrink, least, loss)
    rounded = {name: round(getattr(best, name), 4) for name in STEPS}
    return replace(best, **rounded), before, least


def _along(
    numbers: Outlooks, name: str, shrink: float, least: float, loss: Callable[[Outlooks], float]
) -> tuple[Outlooks, float]:
    step, low, high = STEPS[name]
    for sign in (1.0, -1.0):
        while True:
            moved = min(high, max(low, getattr(numbers, name) + sign * shrink * step))
            if moved == getattr(numbers, name):
                break
            trial = replace(numbers, **{name: moved})
            found = loss(trial)
            if found >= least - 1e-7:
                break
            numbers, least = trial, found
    return numbers, least


def fit_patience(rows: list[Row], prior: Patience) -> Patience:
    """Frequencies: how fast others are with the same chip, and what chips bring."""
    rushed: dict[bool, list[float]] = {False: [], True: []}
    brought: list[float] = []
    for row in rows:
        deal = row["deal"]
        seats = len(deal)
        places = row["positions"]
        for turn, place in enumerate(places[:-seats]):
            late = place["round"] >= SURE_ROUNDS - 1
            for seat in range(seats):
                sure, lying = (place["features"][seat][feature] for feature in (8, 5))
                if seat != place["seat"] and 0.3 < sure < 0.95 and lying == 0:
                    rushed[late].append(float(places[turn + seats]["features"][seat][5] > 0))
        brought.append(sum(feature[6] for feature in places[-1]["features"]) / (seats * (seats - 1)))
    found = prior
    if len(rushed[False]) > 50:
        found = replace(found, rush=_each(rushed[False], seats))
    if len(rushed[True]) > 50:
        found = replace(found, late_rush=_each(rushed[True], seats))
    return replace(found, hope=round(float(np.mean(brought)), 3))


def _each(any_of_them: list[float], seats: int) -> float:
    """How fast each of the others is, if this is how often any of them was."""
    slow = 1.0 - float(np.mean(any_of_them))
    return round(float(1.0 - slow ** (1.0 / (seats - 2))), 3)
