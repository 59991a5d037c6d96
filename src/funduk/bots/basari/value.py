"""Win shares of many positions at once: a conditional logit over the players.

Arrays are laid out by player first and position last, in single precision: one step of arithmetic then runs
over thousands of positions side by side.
"""

from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]

MAJORITY = np.array([8.0, 10.0, 12.0, 14.0], dtype=np.float32)
STAGES = 3
PHASES = 3
"""Early, middle and late in a stage have weights of their own."""
FEATURES = 11
TENTH = np.float32(0.1)


class Positions:
    """A batch of positions of one game: points and progress by player, gems by player and colour."""

    def __init__(self, stage: int, points: Floats, gems: Floats, progress: Floats) -> None:
        self.stage = stage
        self.points = points
        self.gems = gems
        self.progress = progress

    def at(self, places: NDArray[np.bool_]) -> "Positions":
        points, progress = self.points[:, places], self.progress[:, places]
        return Positions(self.stage, points, self.gems[:, :, places], progress)


class Course(ABC):
    """What differs between the two games: how a stage goes and how it is scored."""

    length = 0
    """How many stalls a stage goes over, where that differs."""

    @abstractmethod
    def ended(self, positions: Positions) -> NDArray[np.bool_]:
        """Which positions are at the end of a stage."""

    @abstractmethod
    def scored(self, positions: Positions) -> Positions:
        """The positions after scoring, at the start of the next stage."""

    @abstractmethod
    def outlook(self, positions: Positions) -> tuple[Floats, Floats]:
        """How many more rounds the stage may take, and expected points for workers or the lap by player."""

    @abstractmethod
    def kept(self, gems: Floats, leading: Floats) -> Floats:
        """Gems left after a scoring, given the chances to lead."""

    def standing(self, positions: Positions) -> NDArray[np.float64]:
        """What is compared at the end of the game."""
        return positions.points.astype(np.float64)


def win_shares(course: Course, weights: Floats, positions: Positions) -> Floats:
    """Each player's chance to win; exact scoring where a stage is over."""
    ended = course.ended(positions)
    if not ended.any():
        return estimate(course, weights, positions)
    shares = np.empty_like(positions.points)
    going = ~ended
    if going.any():
        shares[:, going] = estimate(course, weights, positions.at(going))
    after = course.scored(positions.at(ended))
    if after.stage >= STAGES:
        standing = course.standing(after)
        best = standing == standing.max(axis=0)
        shares[:, ended] = best / best.sum(axis=0)
    else:
        shares[:, ended] = estimate(course, weights, after)
    return shares


def features(course: Course, positions: Positions) -> tuple[Floats, Whole]:
    """What a player's chance hangs on, in tens of points: points, majorities now and later, bonus, gems.

    Also the phase of the stage, early, middle or late, which says which weights count.
    """
    rounds, bonus = course.outlook(positions)
    later = np.float32(STAGES - 1 - positions.stage)
    leading = lead_chances(positions.gems, 1.5 / np.sqrt(rounds + np.float32(0.6)))
    found = np.empty((FEATURES, *positions.points.shape), dtype=np.float32)
    worth = (MAJORITY * TENTH)[:, None, None]
    np.multiply(positions.points, TENTH, out=found[0])
    np.multiply(leading.swapaxes(0, 1), worth, out=found[1:5])
    if later:
        kept = course.kept(positions.gems, leading)
        np.multiply(lead_chances(kept, FUTURE_SHARPNESS).swapaxes(0, 1), worth * later, out=found[5:9])
        np.multiply(positions.gems.sum(axis=1), TENTH * later, out=found[10])
    else:
        found[5:9] = 0.0
        found[10] = 0.0
    np.multiply(bonus, TENTH, out=found[9])
    phase = (rounds <= 3.5).astype(np.int64) + (rounds <= 1.5)
    return found, phase


FUTURE_SHARPNESS = np.array([0.45], dtype=np.float32)


def estimate(course: Course, weights: Floats, positions: Positions) -> Floats:
    """Win shares of positions inside a stage."""
    found, phase = features(course, positions)
    scale = weights[positions.stage].T[:, phase]
    scores: Floats = found[0] * scale[0]
    for place in range(1, FEATURES):
        scores += found[place] * scale[place]
    scores -= scores.max(axis=0)
    np.exp(scores, out=scores)
    scores /= scores.sum(axis=0)
    return scores


def lead_chances(gems: Floats, sharpness: Floats) -> Floats:
    """How likely each player is to lead in each colour."""
    lead: Floats = (gems - gems.max(axis=0)) * sharpness
    np.exp(lead, out=lead)
    lead /= lead.sum(axis=0)
    return lead


def handmade_weights() -> Floats:
    """Points are points; the closer the end, the surer the leader."""
    weights = np.zeros((STAGES, PHASES, FEATURES), dtype=np.float32)
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
    most = gems.max(axis=0)
    leads = (gems == most) & (most > 0)
    sharers = leads.sum(axis=0)
    each = np.floor(MAJORITY[:, None] / np.maximum(sharers, 1)).astype(np.float32)
    points: Floats = positions.points + np.where(leads, each, np.float32(0.0)).sum(axis=1)
    back = np.where(sharers == 1, returned, np.minimum(np.float32(2.0), gems))
    return points, gems - np.where(leads, back, np.float32(0.0))
