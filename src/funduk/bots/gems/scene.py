"""A moment of a game of gems as numbers: the position, and what every action would bring every player."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from funduk.bots.gems.bids import BidList
from funduk.bots.gems.value import Course, Floats, Positions, win_shares, win_shares_by

NOTHING = np.zeros(4, dtype=np.float32)
NO_GEMS = np.zeros((4, 1), dtype=np.float32)


class Outcome:
    """One way an action can turn out."""

    def __init__(self, chance: float, points: float, gems: Floats, progress: float) -> None:
        self.chance = chance
        self.points = points
        self.gems = gems
        self.progress = progress


class Scene:
    """One position, the possible outcomes by player and action, and who would open against whom."""

    def __init__(
        self,
        course: Course,
        weights: Floats,
        base: Positions,
        outcomes: list[list[list[Outcome]]],
        gems: list[int],
        order: list[int],
        free_action: int | None,
        must_open: bool,
    ) -> None:
        self.course = course
        self.weights = weights
        self.base = base
        self.outcomes = outcomes
        self.gems = gems
        self.order = order
        """Seats, the one who opens first before the others."""
        self.free_action = free_action
        """The action nobody negotiates and nothing voids, if there is one."""
        self.must_open = must_open
        """Whether an opener who has gems must offer some."""
        self.own: tuple[int, Floats] | None = None
        """A seat that values positions by weights of its own, not as the others do."""
        self.seats = len(outcomes)
        self.actions = len(outcomes[0])
        self._key: tuple[Any, ...] | None = None

    def key(self) -> tuple[Any, ...]:
        """Everything on show that the values of choices hang on: equal for all seats of a table."""
        if self._key is None:
            self._key = self._make_key()
        return self._key

    def _make_key(self) -> tuple[Any, ...]:
        base = self.base
        held = (base.stage, base.points.tobytes(), base.gems.tobytes(), base.progress.tobytes())
        ways = tuple(
            tuple((way.chance, way.points, way.gems.tobytes(), way.progress) for way in outcomes)
            for by_action in self.outcomes
            for outcomes in by_action
        )
        course = (type(self.course), self.course.length, self.weights.tobytes())
        rules = (self.seats, tuple(self.gems), tuple(self.order), self.free_action, self.must_open)
        return (course, rules, held, ways)

    def value(self, positions: Positions) -> Floats:
        if self.own is None:
            return win_shares(self.course, self.weights, positions)
        seat, weights = self.own
        shares, own = win_shares_by(self.course, [self.weights, weights], positions)
        shares[seat] = own[seat]
        return shares

    def settled(self, seat: int, action: int) -> "Scene":
        """The scene once a seat's sole action is done, as far as it is certain."""
        outcomes = self.outcomes[seat][action]
        points = self.base.points.copy()
        gems = self.base.gems.copy()
        progress = self.base.progress.copy()
        points[seat] += sum(outcome.chance * outcome.points for outcome in outcomes)
        for outcome in outcomes:
            gems[seat, :, 0] += outcome.chance * outcome.gems
        progress[seat] += sum(outcome.chance * outcome.progress for outcome in outcomes)
        base = Positions(self.base.stage, points, gems, progress)
        scene = Scene(
            self.course,
            self.weights,
            base,
            self.outcomes,
            self.gems,
            self.order,
            self.free_action,
            self.must_open,
        )
        scene.own = self.own
        return scene

    def varied(self, seat: int, outcomes: list[Outcome]) -> Positions:
        """One position for each outcome of a seat."""
        found = self.repeated(len(outcomes))
        for place, outcome in enumerate(outcomes):
            found.points[seat, place] += outcome.points
            found.gems[seat, :, place] += outcome.gems
            found.progress[seat, place] += outcome.progress
        return found

    def repeated(self, number: int) -> Positions:
        """The same position many times."""
        points = np.repeat(self.base.points, number, axis=1)
        gems = np.repeat(self.base.gems, number, axis=2)
        return Positions(
            self.base.stage, points, gems, np.repeat(self.base.progress, number, axis=1)
        )


class Batch:
    """Negotiations' outcomes gathered for one evaluation."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.parts: list[tuple[int, int, Outcome]] = []
        """Winner, payee, and how the action turns out."""
        self.bids: list[Floats] = []
        self.places: list[NDArray[np.int64]] = []
        self.slots = 0

    def add(self, winner: int, action: int, payee: int, bids: BidList | None) -> int:
        """The action goes to the winner for each of the bids, or for nothing; returns the first slot."""
        counts = NO_GEMS if bids is None else bids.counts
        first = self.slots
        self.slots += counts.shape[1]
        there = np.arange(first, self.slots)
        for outcome in self.scene.outcomes[winner][action]:
            self.parts.append((winner, payee, outcome))
            self.bids.append(counts)
            self.places.append(there)
        return first

    def values(self) -> Floats:
        """Expected win shares by seat and slot."""
        positions, chances = self._positions()
        return self._gathered(self.scene.value(positions) * chances)

    def values_by(self, several: list[Floats]) -> list[Floats]:
        """The same by each of several weights, the same for all seats."""
        positions, chances = self._positions()
        found = win_shares_by(self.scene.course, several, positions)
        return [self._gathered(shares * chances) for shares in found]

    def _positions(self) -> tuple[Positions, Floats]:
        """All outcomes as positions, and how likely each is once its bid is accepted."""
        bids = np.concatenate(self.bids, axis=1)
        each = [there.shape[0] for there in self.places]
        winners = np.repeat([winner for winner, _, _ in self.parts], each)
        payees = np.repeat([payee for _, payee, _ in self.parts], each)
        points = _row([outcome.points for _, _, outcome in self.parts], each)
        progress = _row([outcome.progress for _, _, outcome in self.parts], each)
        chances = _row([outcome.chance for _, _, outcome in self.parts], each)
        left = (
            np.repeat(np.array([outcome.gems for _, _, outcome in self.parts]).T, each, axis=1)
            - bids
        )
        positions = self.scene.repeated(bids.shape[1])
        for seat in range(self.scene.seats):
            wins = (winners == seat).astype(np.float32)
            positions.points[seat] += points * wins
            positions.progress[seat] += progress * wins
            positions.gems[seat] += left * wins + bids * (payees == seat)
        return positions, chances

    def _gathered(self, shares: Floats) -> Floats:
        places = np.concatenate(self.places)
        found = [np.bincount(places, weights=row, minlength=self.slots) for row in shares]
        return np.array(found, dtype=np.float32)


def _row(values: list[float], each: list[int]) -> Floats:
    return np.repeat(np.array(values, dtype=np.float32), each)
