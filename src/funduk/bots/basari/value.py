"""Win shares of many positions at once: a conditional logit over the players."""

from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

MAJORITY = np.array([8.0, 10.0, 12.0, 14.0])
STAGES = 3
PHASES = 3
"""Early, middle and late in a stage have weights of their own."""
FEATURES = 11


class Positions:
    """A batch of positions of one game: points and progress per player, gems per player and colour."""

    def __init__(self, stage: int, points: Floats, gems: Floats, progress: Floats) -> None:
        self.stage = stage
        self.points = points
        self.gems = gems
        self.progress = progress

    def at(self, places: NDArray[np.bool_]) -> "Positions":
        return Positions(self.stage, self.points[places], self.gems[places], self.progress[places])


class Course(ABC):
    """What differs between the two games: how a stage goes and how it is scored."""

    @abstractmethod
    def ended(self, positions: Positions) -> NDArray[np.bool_]:
        """Which positions are at the end of a stage."""

    @abstractmethod
    def scored(self, positions: Positions) -> Positions:
        """The positions after scoring, at the start of the next stage."""

    @abstractmethod
    def rounds_left(self, positions: Positions) -> Floats:
        """How many more rounds the stage may take."""

    @abstractmethod
    def bonus(self, positions: Positions, rounds: Floats) -> Floats:
        """Expected points for workers, or for the lap, per player."""


def win_shares(course: Course, weights: Floats, positions: Positions) -> Floats:
    """Each player's chance to win; exact scoring where a stage is over."""
    ended = course.ended(positions)
    if not ended.any():
        return _logit(features(course, positions), weights, positions.stage, course, positions)
    shares = np.empty(positions.points.shape)
    going = ~ended
    if going.any():
        rest = positions.at(going)
        shares[going] = _logit(features(course, rest), weights, rest.stage, course, rest)
    after = course.scored(positions.at(ended))
    if after.stage >= STAGES:
        best = after.points == after.points.max(axis=1, keepdims=True)
        shares[ended] = best / best.sum(axis=1, keepdims=True)
    else:
        shares[ended] = _logit(features(course, after), weights, after.stage, course, after)
    return shares


def features(course: Course, positions: Positions) -> Floats:
    """What a player's chance hangs on: points, majorities now and later, bonus, gems; in tens of points."""
    rounds = course.rounds_left(positions)
    later = float(STAGES - 1 - positions.stage)
    leading = _shares(positions.gems, 1.5 / np.sqrt(rounds + 0.6))
    kept = positions.gems * (1.0 - 0.45 * leading)
    found = np.empty((*positions.points.shape, FEATURES))
    found[..., 0] = positions.points / 10.0
    found[..., 1:5] = leading * (MAJORITY / 10.0)
    found[..., 5:9] = _shares(kept, np.full(len(rounds), 0.45)) * (MAJORITY / 10.0) * later
    found[..., 9] = course.bonus(positions, rounds) / 10.0
    found[..., 10] = positions.gems.sum(axis=2) / 10.0 * later
    return found


def phase_of(course: Course, positions: Positions) -> NDArray[np.int64]:
    """0 early, 1 middle, 2 late in a stage."""
    rounds = course.rounds_left(positions)
    return np.where(rounds > 3.5, 0, np.where(rounds > 1.5, 1, 2))


def _logit(found: Floats, weights: Floats, stage: int, course: Course, positions: Positions) -> Floats:
    scale = weights[stage, phase_of(course, positions)]
    scores: Floats = np.einsum("bpf,bf->bp", found, scale)
    scores -= scores.max(axis=1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(axis=1, keepdims=True)
    return scores


def _shares(gems: Floats, sharpness: Floats) -> Floats:
    """How likely each player is to lead in each colour."""
    lead: Floats = (gems - gems.max(axis=1, keepdims=True)) * sharpness[:, None, None]
    np.exp(lead, out=lead)
    lead /= lead.sum(axis=1, keepdims=True)
    return lead


def handmade_weights() -> Floats:
    """Points are points; the closer the end, the surer the leader."""
    weights = np.zeros((STAGES, PHASES, FEATURES))
    for stage in range(STAGES):
        for phase in range(PHASES):
            sureness = (0.75, 1.0, 1.55)[stage] * (1.0, 1.1, 1.3)[phase]
            weights[stage, phase] = sureness
            weights[stage, phase, 5:9] = sureness * 0.6
            weights[stage, phase, 10] = sureness * 0.15
    return weights


def split_majorities(positions: Positions, returned: Floats) -> tuple[Floats, Floats]:
    """Points and gems after scoring majorities; sharers return two, a sole leader what `returned` says."""
    gems = positions.gems
    most = gems.max(axis=1, keepdims=True)
    leads = (gems == most) & (most > 0)
    sharers = leads.sum(axis=1, keepdims=True)
    points = np.where(leads, np.floor(MAJORITY / np.maximum(sharers, 1)), 0.0).sum(axis=2)
    back = np.where(sharers == 1, returned, np.minimum(2.0, gems))
    return positions.points + points, gems - np.where(leads, back, 0.0)
