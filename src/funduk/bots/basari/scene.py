"""A moment of a Basari game as numbers: the position, and what every action would bring every player."""

import numpy as np
from numpy.typing import NDArray

from funduk.bots.basari.value import Course, Floats, Positions, win_shares

NOTHING = np.zeros(4)


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
        self.seats = len(outcomes)
        self.actions = len(outcomes[0])

    def value(self, positions: Positions) -> Floats:
        return win_shares(self.course, self.weights, positions)

    def settled(self, seat: int, action: int) -> "Scene":
        """The scene once a seat's sole action is done, as far as it is certain."""
        outcomes = self.outcomes[seat][action]
        points = self.base.points.copy()
        gems = self.base.gems.copy()
        progress = self.base.progress.copy()
        points[0, seat] += sum(outcome.chance * outcome.points for outcome in outcomes)
        gems[0, seat] += sum(outcome.chance * outcome.gems for outcome in outcomes)
        progress[0, seat] += sum(outcome.chance * outcome.progress for outcome in outcomes)
        base = Positions(self.base.stage, points, gems, progress)
        return Scene(self.course, self.weights, base, self.outcomes, self.gems, self.order, self.free_action)


class Batch:
    """Positions gathered for one evaluation, with their chances and the places their values belong to."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.points: list[Floats] = []
        self.gems: list[Floats] = []
        self.progress: list[Floats] = []
        self.chances: list[Floats] = []
        self.slots: list[NDArray[np.int64]] = []
        self.size = 0

    def add(self, winner: int, action: int, payee: int, bids: Floats) -> int:
        """The action goes to the winner for each of the bids; returns the first slot of their values."""
        first = self.size
        number = len(bids)
        for outcome in self.scene.outcomes[winner][action]:
            points = np.repeat(self.scene.base.points, number, axis=0)
            gems = np.repeat(self.scene.base.gems, number, axis=0)
            progress = np.repeat(self.scene.base.progress, number, axis=0)
            points[:, winner] += outcome.points
            progress[:, winner] += outcome.progress
            gems[:, winner] += outcome.gems
            gems[:, winner] -= bids
            gems[:, payee] += bids
            self._gather(points, gems, progress, outcome.chance, np.arange(first, first + number))
        self.size += number
        return first

    def _gather(
        self, points: Floats, gems: Floats, progress: Floats, chance: float, slots: NDArray[np.int64]
    ) -> None:
        self.points.append(points)
        self.gems.append(gems)
        self.progress.append(progress)
        self.chances.append(np.full(len(points), chance))
        self.slots.append(slots)

    def values(self) -> Floats:
        """Expected win shares by slot and seat."""
        positions = Positions(
            self.scene.base.stage,
            np.concatenate(self.points),
            np.concatenate(self.gems),
            np.concatenate(self.progress),
        )
        shares = self.scene.value(positions) * np.concatenate(self.chances)[:, None]
        found = np.zeros((self.size, self.scene.seats))
        np.add.at(found, np.concatenate(self.slots), shares)
        return found
