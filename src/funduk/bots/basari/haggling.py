"""Negotiations over an action, solved on the win shares of their outcomes."""

from funduk.bots.basari.bids import BidList, bids_from
from funduk.bots.basari.scene import Batch, Scene
from funduk.bots.basari.value import Floats
from funduk.parts.negotiation import Solution, solve

PLANNED_GEMS = 4
"""How many gems a bid has at most when only planning a choice."""


class Haggling:
    """One negotiation: `one` opens, `two` answers; values are filled in from a batch."""

    def __init__(self, scene: Scene, batch: Batch, action: int, one: int, two: int, most: int) -> None:
        self.action = action
        self.seats = (one, two)
        self.bids: list[BidList] = [bids_from(scene.gems[seat], most) for seat in self.seats]
        self.slots = [
            batch.add(one, action, two, self.bids[0].counts),
            batch.add(two, action, one, self.bids[1].counts),
        ]

    def solve(self, values: Floats, warmth: float) -> Solution:
        first: list[list[float]] = []
        second: list[list[float]] = []
        for side in (0, 1):
            there = slice(self.slots[side], self.slots[side] + len(self.bids[side].ranks))
            first.append(values[there, self.seats[0]].tolist())
            second.append(values[there, self.seats[1]].tolist())
        return solve([self.bids[0].ranks, self.bids[1].ranks], first, second, warmth)

    def outcome(self, solution: Solution) -> tuple[int, int, Floats | None]:
        """Winner, payee and bid when both follow the solution; without a gem the second wins for free."""
        opening = best_opening(solution)
        if opening < 0:
            return self.seats[1], self.seats[0], None
        side, bid = 0, opening
        while solution.accepted[side][bid] < 0.5:
            bid = solution.best[side][bid]
            side = 1 - side
        return self.seats[side], self.seats[1 - side], self.bids[side].counts[bid]


def best_opening(solution: Solution) -> int:
    """The opener's best first bid, -1 when there is none."""
    values = solution.first_value[0]
    return max(range(len(values)), key=lambda bid: values[bid]) if values else -1
