"""Learning in two steps: what everything is worth in final points, then how sure a lead in points is.

Who wins is one bit a game; final points say far more. So the worth of majorities, gems and bonus is fitted
to final points, first for a whole stage with all colours alike, then by phase and colour, each held near
the step before. How much a point of that worth moves the chance to win is one number a stage and phase.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from funduk.bots.basari.value import FEATURES, PHASES, STAGES, Floats
from funduk.lab.training.logit import fit, log_loss

Numbers = NDArray[np.float64]
Rows = list[dict[str, Any]]

GROUPS = ([0], [1, 2, 3, 4], [5, 6, 7, 8], [9], [10])
"""Features that are worth alike until the data say otherwise."""
STAGE_STRENGTH = 20.0
PHASE_STRENGTH = 150.0
COLOUR_STRENGTH = 500.0
SURENESS_STRENGTH = 5.0


class Sample:
    """Rows as arrays."""

    def __init__(self, rows: Rows) -> None:
        self.features: Numbers = np.array([row["features"] for row in rows])
        self.shares: Numbers = np.array([row["shares"] for row in rows])
        points: Numbers = np.array([row["scores"] for row in rows]) / 10.0
        self.margins: Numbers = points - points.mean(axis=1, keepdims=True)
        self.stage = np.array([row["stage"] for row in rows])
        self.phase = np.array([row["phase"] for row in rows])
        self.aside = np.array([row["seed"] % 5 == 0 for row in rows])


def learn(rows: Rows, prior: Floats) -> tuple[Floats, float, float]:
    """Weights, and the log-loss of the prior and of learned weights on every fifth seed, kept aside."""
    sample = Sample(rows)
    everything = np.ones(len(rows), dtype=np.bool_)
    held = _learn(sample, ~sample.aside, prior)
    before = after = 0.0
    for stage in range(STAGES):
        for phase in range(PHASES):
            here = sample.aside & (sample.stage == stage) & (sample.phase == phase)
            if here.any():
                number = int(here.sum())
                tested = (sample.features[here], sample.shares[here])
                before += log_loss(*tested, prior[stage, phase].astype(np.float64)) * number
                after += log_loss(*tested, held[stage, phase]) * number
    tested_rows = max(1, int(sample.aside.sum()))
    weights = _learn(sample, everything, prior)
    return weights.astype(np.float32), before / tested_rows, after / tested_rows


def _learn(sample: Sample, used: NDArray[np.bool_], prior: Floats) -> Numbers:
    weights: Numbers = prior.astype(np.float64)
    grouping = np.zeros((FEATURES, len(GROUPS)))
    for group, members in enumerate(GROUPS):
        grouping[members, group] = 1.0
    for stage in range(STAGES):
        here = used & (sample.stage == stage)
        if not here.any():
            continue
        by_hand = weights[stage, 0] / weights[stage, 0, 0]
        start = by_hand @ grouping / grouping.sum(axis=0)
        whole = worth(sample.features[here] @ grouping, sample.margins[here], start, STAGE_STRENGTH)
        for phase in range(PHASES):
            there = here & (sample.phase == phase)
            if not there.any():
                continue
            found, margins = sample.features[there], sample.margins[there]
            grouped = worth(found @ grouping, margins, whole, PHASE_STRENGTH)
            fine = worth(found, margins, grouping @ grouped, COLOUR_STRENGTH)
            score = (found @ fine)[:, :, None]
            sure = fit(score, sample.shares[there], weights[stage, phase, :1], SURENESS_STRENGTH)
            weights[stage, phase] = fine * sure[0]
    return weights


def worth(features: Numbers, margins: Numbers, prior: Numbers, strength: float) -> Numbers:
    """Least squares of final margins on features against the other players, held near the prior."""
    centred = (features - features.mean(axis=1, keepdims=True)).reshape(-1, features.shape[2])
    left = margins.reshape(-1) - centred @ prior
    curve = centred.T @ centred + strength * np.eye(len(prior))
    found: Numbers = prior + np.linalg.solve(curve, centred.T @ left)
    return found
