"""Win shares of many positions at once: a conditional logit over the players.

Arrays are laid out by player first and position last, in single precision: one step of arithmetic then runs
over thousands of positions side by side.
"""

from abc import ABC, abstractmethod
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
Number = TypeVar("Number", np.float32, np.float64, np.int64)

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
    return win_shares_by(course, [weights], positions)[0]


def win_shares_by(course: Course, several: list[Floats], positions: Positions) -> list[Floats]:
    """The same by several weights, with what does not hang on them worked out once."""
    ended = course.ended(positions)
    if not ended.any():
        return estimates(course, several, positions)
    found = [np.empty_like(positions.points) for _ in several]
    going = ~ended
    if going.any():
        for shares, estimated in zip(
            found, estimates(course, several, positions.at(going)), strict=True
        ):
            shares[:, going] = estimated
    after = course.scored(positions.at(ended))
    if after.stage >= STAGES:
        standing = course.standing(after)
        best = standing == maximum(standing)
        settled = [best / total(best.astype(np.int64))] * len(several)
    else:
        settled = estimates(course, several, after)
    for shares, scored in zip(found, settled, strict=True):
        shares[:, ended] = scored
    return found


def maximum(rows: NDArray[Number]) -> NDArray[Number]:
    """The greatest along the first axis: for few rows faster than numpy's own reduction."""
    found: NDArray[Number] = np.maximum(rows[0], rows[1])
    for row in rows[2:]:
        np.maximum(found, row, out=found)
    return found


def total(rows: NDArray[Number]) -> NDArray[Number]:
    """The sum along the first axis, likewise."""
    found: NDArray[Number] = rows[0] + rows[1]
    for row in rows[2:]:
        found += row
    return found


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
        np.multiply(
            lead_chances(kept, FUTURE_SHARPNESS).swapaxes(0, 1), worth * later, out=found[5:9]
        )
        np.multiply(total(positions.gems.swapaxes(0, 1)), TENTH * later, out=found[10])
    else:
        found[5:9] = 0.0
        found[10] = 0.0
    np.multiply(bonus, TENTH, out=found[9])
    phase = (rounds <= 3.5).astype(np.int64) + (rounds <= 1.5)
    return found, phase


FUTURE_SHARPNESS = np.array([0.45], dtype=np.float32)


def estimates(course: Course, several: list[Floats], positions: Positions) -> list[Floats]:
    """Win shares of positions inside a stage, by each of several weights."""
    found, phase = features(course, positions)
    alike = bool(len(phase)) and bool((phase == phase[0]).all())
    return [_estimate(found, weights[positions.stage], phase, alike) for weights in several]


def _estimate(found: Floats, weights: Floats, phase: Whole, alike: bool) -> Floats:
    scale = weights[phase[0]] if alike else weights.T[:, phase]
    scores: Floats = found[0] * scale[0]
    for place in range(1, FEATURES):
        scores += found[place] * scale[place]
    scores -= maximum(scores)
    np.exp(scores, out=scores)
    scores /= total(scores)
    return scores


def lead_chances(gems: Floats, sharpness: Floats) -> Floats:
    """How likely each player is to lead in each colour."""
    lead: Floats = gems - maximum(gems)
    lead *= sharpness
    np.exp(lead, out=lead)
    lead /= total(lead)
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
    most = maximum(gems)
    leads = (gems == most) & (most > 0)
    sharers = total(leads.astype(np.int64))
    each = np.floor(MAJORITY[:, None] / np.maximum(sharers, 1)).astype(np.float32)
    points: Floats = positions.points + total((leads * each).swapaxes(0, 1))
    back = np.where(sharers == 1, returned, np.minimum(np.float32(2.0), gems))
    return points, gems - leads * back
