"""Values of positions with gems, learned from who won merchants' games."""

from typing import Any, ClassVar

import numpy as np
from rich.console import Console

from funduk.bots.gems.value import PHASES, STAGES, Floats, handmade_weights
from funduk.bots.gems.value_file import weights_from
from funduk.lab.crew import Work
from funduk.lab.training.course import Rows, Training
from funduk.lab.training.gem_notes import play_and_note, play_duels
from funduk.lab.training.logit import fit, log_loss

DECIMALS = 5
STRENGTH = 5.0
"""How strongly weights are held near the handmade ones where data are few."""
ASIDE = 5
"""One seed in so many is kept aside to measure the log-loss."""


class GemTraining(Training):
    """Weights of the features of a position."""

    USUAL: ClassVar[tuple[int, int]] = (4000, 800)

    def learn(self, console: Console, jobs: int | None = None) -> tuple[Any, dict[str, Any]]:
        rows = self.play(console, "merchants play", play_and_note, self.games, 0, {}, jobs)
        prior = handmade_weights()
        aside = [row for row in rows if row["seed"] % ASIDE == 0]
        tested = weights_of([row for row in rows if row["seed"] % ASIDE], prior)
        before, after = surprise(aside, prior), surprise(aside, tested)
        console.print(f"{len(rows)} positions; log-loss {before:.4f} by hand, {after:.4f} learned")
        notes = {
            "positions": len(rows),
            "log_loss_by_hand": round(before, 5),
            "log_loss_learned": round(after, 5),
        }
        return np.round(weights_of(rows, prior).astype(np.float64), DECIMALS).tolist(), notes

    def last(self) -> Any:
        file = self.written()
        return None if file is None else weights_from(file).tolist()

    def file(self, learned: Any, header: dict[str, Any]) -> dict[str, Any]:
        return {"game": self.game, **header, "weights": learned}

    def duel_work(self) -> Work:
        return play_duels


def weights_of(rows: Rows, prior: Floats) -> Floats:
    """What made winners, for every stage and phase on its own."""
    weights = prior.copy()
    for stage in range(STAGES):
        for phase in range(PHASES):
            here = _at(rows, stage, phase)
            if here:
                start = prior[stage, phase].astype(np.float64)
                weights[stage, phase] = fit(*_arrays(here), start, STRENGTH)
    return weights


def surprise(rows: Rows, weights: Floats) -> float:
    """Mean log-loss about who won."""
    total = 0.0
    for stage in range(STAGES):
        for phase in range(PHASES):
            here = _at(rows, stage, phase)
            if here:
                there = weights[stage, phase].astype(np.float64)
                total += log_loss(*_arrays(here), there) * len(here)
    return total / max(1, len(rows))


def _at(rows: Rows, stage: int, phase: int) -> Rows:
    return [row for row in rows if row["stage"] == stage and row["phase"] == phase]


def _arrays(rows: Rows) -> tuple[Any, Any]:
    return np.array([row["features"] for row in rows]), np.array([row["shares"] for row in rows])
