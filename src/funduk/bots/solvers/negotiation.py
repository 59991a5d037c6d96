"""A negotiation of two, solved exactly: what both should answer to every possible bid, in one pass.

Bids are totally ordered, so the highest are settled first: the answer to a bid compares accepting it with the
best raise above it, and every raise above it has been answered already. With warmth above zero a seat takes
the better of two answers only more often, by a logit choice, as people do.
"""

from math import exp


class Solution:
    """For every bid of each side: both values once it is laid, and whether the other accepts it."""

    def __init__(self, sizes: tuple[int, int]) -> None:
        self.first_value: list[list[float]] = [[0.0] * sizes[0], [0.0] * sizes[1]]
        self.second_value: list[list[float]] = [[0.0] * sizes[0], [0.0] * sizes[1]]
        self.accepted: list[list[float]] = [[1.0] * sizes[0], [1.0] * sizes[1]]
        self.best: list[list[int]] = [[-1] * sizes[0], [-1] * sizes[1]]
        """The other's best raise over this bid, -1 where there is none."""


def solve(
    ranks: list[list[int]], first: list[list[float]], second: list[list[float]], warmth: float
) -> Solution:
    """Bids in rising rank; first[s][k], second[s][k]: both values when side s gets the action for bid k."""
    solution = Solution((len(ranks[0]), len(ranks[1])))
    mine, theirs = ranks[0], ranks[1]
    one = len(mine) - 1
    two = len(theirs) - 1
    own, other = RunningChoice(), RunningChoice()
    while one >= 0 or two >= 0:
        ahead = mine[one] - theirs[two] if one >= 0 and two >= 0 else one - two
        if ahead >= 0:
            _answer(solution, 0, one, first[0][one], second[0][one], other, warmth)
        if ahead <= 0:
            _answer(solution, 1, two, first[1][two], second[1][two], own, warmth)
        if ahead >= 0:
            own.add(0, one, solution.first_value[0][one], solution.second_value[0][one], warmth)
            one -= 1
        if ahead <= 0:
            other.add(1, two, solution.first_value[1][two], solution.second_value[1][two], warmth)
            two -= 1
    return solution


class RunningChoice:
    """The bids of one side seen so far as one choice: the best of them, or a logit mixture."""

    def __init__(self) -> None:
        self.best_value = -1.0
        self.best_bid = -1
        self.weight = 0.0
        self.first = 0.0
        self.second = 0.0

    def add(self, side: int, bid: int, first: float, second: float, warmth: float) -> None:
        value = first if side == 0 else second
        if self.best_bid < 0:
            self.best_value = value
            self.best_bid = bid
            self.weight = 1.0
            self.first = first
            self.second = second
            return
        if warmth <= 0.0:
            if value > self.best_value:
                self.best_value = value
                self.best_bid = bid
                self.first = first
                self.second = second
            return
        if value > self.best_value:
            cooling = exp(max(-50.0, (self.best_value - value) / warmth))
            weight = self.weight * cooling
            self.best_value = value
            self.best_bid = bid
            share = 1.0 / (weight + 1.0)
            self.weight = weight + 1.0
        else:
            added = exp(max(-50.0, (value - self.best_value) / warmth))
            self.weight += added
            share = added / self.weight
        self.first += share * (first - self.first)
        self.second += share * (second - self.second)


def _answer(
    solution: Solution,
    side: int,
    bid: int,
    taken_first: float,
    taken_second: float,
    raises: RunningChoice,
    warmth: float,
) -> None:
    accept = 1.0
    if raises.best_bid >= 0:
        taken = taken_second if side == 0 else taken_first
        raised = raises.second if side == 0 else raises.first
        if warmth <= 0.0:
            accept = 1.0 if taken >= raised else 0.0
        else:
            accept = 1.0 / (1.0 + exp(max(-50.0, min(50.0, (raised - taken) / warmth))))
    solution.accepted[side][bid] = accept
    solution.best[side][bid] = raises.best_bid
    solution.first_value[side][bid] = accept * taken_first + (1.0 - accept) * raises.first
    solution.second_value[side][bid] = accept * taken_second + (1.0 - accept) * raises.second
