"""Sandsturm: how others act, so that the deals that were played become likely."""

from dataclasses import replace
from typing import Any

import numpy as np

from funduk.bots.sandsturm.belief import possible_deals
from funduk.bots.sandsturm.habits import KINDS_OF_ACTS, Habits
from funduk.bots.sandsturm.styles import HIDING, PLAIN, STRAIGHT, STYLES, mixed
from funduk.bots.sandsturm.worths import NUMBER
from funduk.lab.training.sandsturm_notes import HIDES, WARMTHS

Row = dict[str, Any]

GRIDS: dict[str, tuple[float, ...]] = {
    "plain": (0.003, 0.01, 0.03, 0.1, 0.3),
    "hiding": (0.3, 0.45, 0.6, 0.69),
    "hide": HIDES,
    "type_warmth": WARMTHS,
    "reroll_warmth": WARMTHS,
    "target_warmth": WARMTHS,
    "lapse": (0.02, 0.04, 0.07, 0.12, 0.2, 0.3),
    "plain_lapse": (0.005, 0.01, 0.02, 0.05, 0.1, 0.2),
    "own_chip": (0.02, 0.05, 0.1, 0.2, 0.4),
    "follow": (1.0, 1.2, 1.5, 2.0, 3.0, 5.0),
}
"""What every number may be. How alike a table's players are says the line-up, not the games."""
SWEEPS = 2
LEAST = 1e-12
Choice = dict[str, float]


def fit_habits(rows: list[Row], prior: Habits) -> tuple[Habits, float, float]:
    """One number after another, each by the log-loss of the true deal."""
    acts = [Acts(row, prior.alike) for row in rows]
    choice = nearest(prior)
    before = best = _deal_loss(acts, choice)
    for _ in range(SWEEPS):
        for name, grid in GRIDS.items():
            for number in grid:
                if number == choice[name]:
                    continue
                loss = _deal_loss(acts, {**choice, name: number})
                if loss < best - 1e-9:
                    best, choice[name] = loss, number
    return replace(prior, **choice), before, best


def nearest(habits: Habits) -> Choice:
    """Every number as the nearest one that games are noted for."""
    return {name: _nearest(grid, getattr(habits, name)) for name, grid in GRIDS.items()}


def _nearest(grid: tuple[float, ...], number: float) -> float:
    return min(grid, key=lambda one: (abs(one - number), one))


def _deal_loss(acts: list["Acts"], choice: Choice) -> float:
    return sum(one.loss(choice) for one in acts) / len(acts)


class Acts:
    """One game's acts and chips as arrays."""

    def __init__(self, row: Row, alike: float) -> None:
        self.alike = alike
        self.deal: list[int] = row["deal"]
        self.seats = len(self.deal)
        self.deals = possible_deals(self.seats)
        self.turns = len(row["positions"])
        acts, hits = row["acts"], row["hits"]
        self.turn = np.array([act["turn"] for act in acts], dtype=np.int64)
        self.kind = np.array([act["kind"] for act in acts], dtype=np.int64)
        self.seat = np.array([act["seat"] for act in acts], dtype=np.int64)
        self.straight = np.array([act["straight"] for act in acts])
        self.hidden = np.array([act["hidden"] for act in acts])
        self.even = np.array([act["even"] for act in acts])
        self.hit_turn = np.array([hit["turn"] for hit in hits], dtype=np.int64)
        self.hit_seat = np.array([hit["seat"] for hit in hits], dtype=np.int64)
        self.hit = np.array([hit["hits"] for hit in hits], dtype=np.float64).reshape(
            len(hits), NUMBER
        )
        self.hit_even = np.array([hit["even"] for hit in hits])
        self.chips = [
            (chip["turn"], chip["seat"], chip["mission"], chip["on"]) for chip in row["chips"]
        ]
        self.same = [self.deals[:, seat] == mission for seat, mission in enumerate(self.deal)]
        self.here = int(np.flatnonzero((self.deals == self.deal).all(axis=1))[0])

    def loss(self, choice: Choice) -> float:
        """Mean surprise of every seat about the true deal, at the beginning of every turn."""
        weights = self.weights(choice)
        lost = 0.0
        for same in self.same:
            mine = weights[:, same]
            top = mine.max(axis=1)
            total = top + np.log(np.exp(mine - top[:, None]).sum(axis=1))
            lost += float((total - weights[:, self.here]).mean())
        return lost / self.seats

    def weights(self, choice: Choice) -> Any:
        """By turn and deal, the log-likelihood of all that was seen until then."""
        evidence = self._evidence(choice)
        found = np.zeros((self.turns + 1, len(self.deals)))
        for seat in range(self.seats):
            found += evidence[:, seat, self.deals[:, seat]]
        return found + self._said_by_chips(choice)

    def _evidence(self, choice: Choice) -> Any:
        """By turn, seat and mission, all styles taken together."""
        warmths = ("type_warmth", "reroll_warmth", "target_warmth")
        warm = np.array([WARMTHS.index(choice[name]) for name in warmths[:KINDS_OF_ACTS]])[
            self.kind
        ]
        rows = np.arange(len(warm))
        lapse, plain_lapse = choice["lapse"], choice["plain_lapse"]
        even = lapse * self.even[:, None]
        logs = np.zeros((len(STYLES), self.turns + 1, self.seats, NUMBER))
        straight = (1.0 - lapse) * self.straight[rows, warm] + even
        np.add.at(logs[STRAIGHT], (self.turn, self.seat), np.log(np.maximum(straight, LEAST)))
        hidden = (1.0 - lapse) * self.hidden[rows, HIDES.index(choice["hide"]), warm] + even
        np.add.at(logs[HIDING], (self.turn, self.seat), np.log(np.maximum(hidden, LEAST)))
        plain = (1.0 - plain_lapse) * self.hit + plain_lapse * self.hit_even[:, None]
        np.add.at(logs[PLAIN], (self.hit_turn, self.hit_seat), np.log(plain))
        parts = np.array(
            [1.0 - choice["plain"] - choice["hiding"], choice["hiding"], choice["plain"]]
        )
        return mixed(np.cumsum(logs, axis=1), parts, self.alike)

    def _said_by_chips(self, choice: Choice) -> Any:
        """By turn and deal."""
        found = np.zeros((self.turns + 1, len(self.deals)))
        own, follow = np.log(choice["own_chip"]), np.log(choice["follow"])
        for turn, seat, mission, on in self.chips:
            found[turn] += np.where(
                self.deals[:, seat] == mission,
                own,
                np.where(self.deals[:, on] == mission, follow, 0.0),
            )
        return np.cumsum(found, axis=0)
