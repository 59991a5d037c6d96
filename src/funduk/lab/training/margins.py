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
    """Rows as arrays; `onward` is the first row of the same game's next stage, -1 in the last."""

    def __init__(self, rows: Rows) -> None:
        self.features: Numbers = np.array([row["features"] for row in rows])
        self.shares: Numbers = np.array([row["shares"] for row in rows])
        self.points: Numbers = np.array([row["scores"] for row in rows]) / 10.0
        self.stage = np.array([row["stage"] for row in rows])
        self.phase = np.array([row["phase"] for row in rows])
        seeds = [row["seed"] for row in rows]
        self.aside = np.array([seed % 5 == 0 for seed in seeds])
        self.onward = np.full(len(rows), -1)
        for row in range(len(rows) - 2, -1, -1):
            if seeds[row] == seeds[row + 1]:
                same = self.stage[row] == self.stage[row + 1]
                self.onward[row] = self.onward[row + 1] if same else row + 1


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
    """From the last stage to the first: an earlier stage is worth what the next one begins with."""
    weights: Numbers = prior.astype(np.float64)
    worths: Numbers = weights / weights[:, :, :1]
    grouping = np.zeros((FEATURES, len(GROUPS)))
    for group, members in enumerate(GROUPS):
        grouping[members, group] = 1.0
    for stage in range(STAGES - 1, -1, -1):
        here = used & (sample.stage == stage)
        if not here.any():
            continue
        goals = sample.points.copy()
        if stage < STAGES - 1:
            here &= sample.onward >= 0
            onward = sample.onward[here]
            goals[here] = np.einsum(
                "npf,nf->np", sample.features[onward], worths[stage + 1, sample.phase[onward]]
            )
        start = worths[stage, 0] @ grouping / grouping.sum(axis=0)
        whole = worth(sample.features[here] @ grouping, goals[here], start, STAGE_STRENGTH)
        for phase in range(PHASES):
            there = here & (sample.phase == phase)
            if there.any():
                found = sample.features[there]
                grouped = worth(found @ grouping, goals[there], whole, PHASE_STRENGTH)
                worths[stage, phase] = worth(found, goals[there], grouping @ grouped, COLOUR_STRENGTH)
                score = (found @ worths[stage, phase])[:, :, None]
                sure = fit(score, sample.shares[there], weights[stage, phase, :1], SURENESS_STRENGTH)
                weights[stage, phase] = worths[stage, phase] * sure[0]
    return weights


def worth(features: Numbers, points: Numbers, prior: Numbers, strength: float) -> Numbers:
    """Least squares of points on features, both against the other players, held near the prior."""
    centred = (features - features.mean(axis=1, keepdims=True)).reshape(-1, features.shape[2])
    left = (points - points.mean(axis=1, keepdims=True)).reshape(-1) - centred @ prior
    curve = centred.T @ centred + strength * np.eye(len(prior))
    found: Numbers = prior + np.linalg.solve(curve, centred.T @ left)
    return found
