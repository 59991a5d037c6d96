"""A moment of a Basari game as numbers: the position, and what every action would bring every player."""

import numpy as np

from funduk.bots.basari.value import Course, Floats, Positions, win_shares

NOTHING = np.zeros(4, dtype=np.float32)


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
        points[seat] += sum(outcome.chance * outcome.points for outcome in outcomes)
        for outcome in outcomes:
            gems[seat, :, 0] += outcome.chance * outcome.gems
        progress[seat] += sum(outcome.chance * outcome.progress for outcome in outcomes)
        base = Positions(self.base.stage, points, gems, progress)
        return Scene(
            self.course,
            self.weights,
            base,
            self.outcomes,
            self.gems,
            self.order,
            self.free_action,
            self.must_open,
        )

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
        return Positions(self.base.stage, points, gems, np.repeat(self.base.progress, number, axis=1))


class Batch:
    """Negotiations' outcomes gathered for one evaluation."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.parts: list[tuple[int, int, Floats, Outcome, int]] = []
        """Winner, payee, bids, how the action turns out, and the slot of the first bid's value."""
        self.slots = 0
        self.rows = 0

    def add(self, winner: int, action: int, payee: int, bids: Floats) -> int:
        """The action goes to the winner for each of the bids; returns the first slot of their values."""
        first = self.slots
        for outcome in self.scene.outcomes[winner][action]:
            self.parts.append((winner, payee, bids, outcome, first))
            self.rows += bids.shape[1]
        self.slots += bids.shape[1]
        return first

    def values(self) -> Floats:
        """Expected win shares by seat and slot."""
        positions = self.scene.repeated(self.rows)
        row = 0
        for winner, payee, bids, outcome, _ in self.parts:
            there = slice(row, row + bids.shape[1])
            positions.points[winner, there] += outcome.points
            positions.progress[winner, there] += outcome.progress
            positions.gems[winner, :, there] += outcome.gems[:, None]
            positions.gems[winner, :, there] -= bids
            positions.gems[payee, :, there] += bids
            row += bids.shape[1]
        shares = self.scene.value(positions)
        found = np.zeros((self.scene.seats, self.slots), dtype=np.float32)
        row = 0
        for _, _, bids, outcome, first in self.parts:
            number = bids.shape[1]
            found[:, first : first + number] += shares[:, row : row + number] * np.float32(outcome.chance)
            row += number
        return found
