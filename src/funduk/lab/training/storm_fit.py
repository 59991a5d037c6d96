"""Sandsturm: numbers that make what was noted likely: the deals, the winners, the haste with chips."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from funduk.bots.sandsturm.belief import possible_deals
from funduk.bots.sandsturm.chips import Patience
from funduk.bots.sandsturm.habits import KINDS_OF_ACTS, Habits
from funduk.bots.sandsturm.outlook import NEVER, Outlooks, odds_alone
from funduk.bots.sandsturm.worths import Floats, Worths
from funduk.games.sandsturm.material import SECRET_POINTS, SURE_ROUNDS
from funduk.lab.training.storm_notes import FEATURES, WARMTHS

Row = dict[str, Any]

LAPSES = (0.01, 0.02, 0.04, 0.07, 0.12, 0.2)
OWN_CHIPS = (0.02, 0.05, 0.1, 0.2, 0.4)
FOLLOWS = (1.0, 1.2, 1.5, 2.0, 3.0, 5.0)
SWEEPS = 2
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


def fit_habits(rows: list[Row], prior: Habits) -> tuple[Habits, float, float]:
    """Warmths, lapses and chips one after another, each by the log-loss of the true deal."""
    acts = [_Acts(row) for row in rows]
    choice: dict[str, int] = {
        "0": _nearest(WARMTHS, prior.type_warmth),
        "1": _nearest(WARMTHS, prior.reroll_warmth),
        "2": _nearest(WARMTHS, prior.target_warmth),
        "lapse": _nearest(LAPSES, prior.lapse),
        "own": _nearest(OWN_CHIPS, prior.own_chip),
        "follow": _nearest(FOLLOWS, prior.follow),
    }
    sizes = {"0": len(WARMTHS), "1": len(WARMTHS), "2": len(WARMTHS), "lapse": len(LAPSES)}
    sizes |= {"own": len(OWN_CHIPS), "follow": len(FOLLOWS)}
    before = best = _deal_loss(acts, choice)
    for _ in range(SWEEPS):
        for name, size in sizes.items():
            for place in range(size):
                loss = _deal_loss(acts, {**choice, name: place})
                if loss < best - 1e-9:
                    best, choice[name] = loss, place
    found = replace(
        prior,
        type_warmth=WARMTHS[choice["0"]],
        reroll_warmth=WARMTHS[choice["1"]],
        target_warmth=WARMTHS[choice["2"]],
        lapse=LAPSES[choice["lapse"]],
        own_chip=OWN_CHIPS[choice["own"]],
        follow=FOLLOWS[choice["follow"]],
    )
    return found, before, best


def _nearest(grid: tuple[float, ...], number: float) -> int:
    return min(range(len(grid)), key=lambda place: (abs(grid[place] - number), place))


class _Acts:
    """One game's acts and chips as arrays."""

    def __init__(self, row: Row) -> None:
        self.deal: list[int] = row["deal"]
        self.seats = len(self.deal)
        self.deals = possible_deals(self.seats)
        self.turns = len(row["positions"])
        acts = row["acts"]
        self.turn = np.array([act["turn"] for act in acts], dtype=np.int64)
        self.kind = np.array([act["kind"] for act in acts], dtype=np.int64)
        self.seat = np.array([act["seat"] for act in acts], dtype=np.int64)
        self.grid = np.array([act["grid"] for act in acts])
        self.even = np.array([act["even"] for act in acts])
        self.chips = [(chip["turn"], chip["seat"], chip["mission"], chip["on"]) for chip in row["chips"]]
        self.same = [self.deals[:, seat] == mission for seat, mission in enumerate(self.deal)]
        self.here = int(np.flatnonzero((self.deals == self.deal).all(axis=1))[0])

    def loss(self, choice: dict[str, int]) -> float:
        """Mean surprise of every seat about the true deal, at the beginning of every turn."""
        lapse = LAPSES[choice["lapse"]]
        warm = np.array([choice[str(kind)] for kind in range(KINDS_OF_ACTS)])[self.kind]
        shares = self.grid[np.arange(len(warm)), warm]
        found = np.log(np.maximum((1.0 - lapse) * shares + lapse * self.even[:, None], 1e-12))
        by_turn = np.zeros((self.turns + 1, len(self.deals)))
        for turn, seat, row in zip(self.turn, self.seat, found, strict=True):
            by_turn[turn] += row[self.deals[:, seat]]
        own, follow = np.log(OWN_CHIPS[choice["own"]]), np.log(FOLLOWS[choice["follow"]])
        for turn, seat, mission, on in self.chips:
            by_turn[turn] += np.where(
                self.deals[:, seat] == mission, own, np.where(self.deals[:, on] == mission, follow, 0.0)
            )
        weights = np.cumsum(by_turn, axis=0)
        lost = 0.0
        for same in self.same:
            mine = weights[:, same]
            top = mine.max(axis=1)
            total = top + np.log(np.exp(mine - top[:, None]).sum(axis=1))
            lost += float((total - weights[:, self.here]).mean())
        return lost / self.seats


def _deal_loss(acts: list[_Acts], choice: dict[str, int]) -> float:
    return sum(one.loss(choice) for one in acts) / len(acts)


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
