"""Negotiations over an action, solved on the win shares of their outcomes."""

from copy import copy

from funduk.bots.gems.bids import BidList, bids_from, lowest_rank, rank
from funduk.bots.gems.ledger import Ledger
from funduk.bots.gems.scene import Batch, Scene
from funduk.bots.gems.value import Floats
from funduk.bots.solvers.negotiation import Solution, solve
from funduk.core.goods import total

PLANNED_GEMS = 4
"""How many gems a bid has at most when only planning a choice."""
SPARE_GEMS = 4
"""How many gems above the standing bid are thought of at most."""
PONDERED = 700
"""Fewer, where there would be more outcomes than this to think through."""
SILENCE = -1
"""The opening that offers nothing."""
Prices = Batch | Ledger


class Haggling:
    """One negotiation: `one` opens, `two` answers; values are filled in from a batch."""

    def __init__(
        self, scene: Scene, batch: Prices, action: int, one: int, two: int, bids: list[BidList]
    ) -> None:
        self.action = action
        self.seats = (one, two)
        self.must_open = scene.must_open
        self.bids = bids
        self.slots = [batch.add(one, action, two, bids[0]), batch.add(two, action, one, bids[1])]
        self.silent_slot = batch.add(two, action, one, None)

    def turned(self) -> "Haggling":
        """The same negotiation as the other seat looks at it."""
        found = copy(self)
        found.seats = self.seats[::-1]
        found.bids, found.slots = self.bids[::-1], self.slots[::-1]
        return found

    def ranks(self) -> list[list[int]]:
        return [self.bids[0].ranks, self.bids[1].ranks]

    def values_of(self, values: Floats) -> list[list[float]]:
        """One seat's values by side and bid."""
        found: list[list[float]] = []
        for side in (0, 1):
            there = slice(self.slots[side], self.slots[side] + len(self.bids[side].ranks))
            found.append(values[there].tolist())
        return found

    def solve(self, values: Floats, warmth: float) -> Solution:
        return self.solve_for(values[self.seats[0]], values[self.seats[1]], warmth)

    def solve_for(self, one: Floats, two: Floats, warmth: float) -> Solution:
        """With what the outcomes are worth to each of the two."""
        return solve(self.ranks(), self.values_of(one), self.values_of(two), warmth)

    def silence(self, values: Floats) -> float:
        """What it is worth to the opener to offer nothing."""
        return float(values[self.seats[0], self.silent_slot])

    def opening(self, solution: Solution, values: Floats) -> int:
        """The opener's best first bid; SILENCE when there is none, or none is better."""
        worth = solution.first_value[0]
        if not worth:
            return SILENCE
        best = max(range(len(worth)), key=lambda bid: worth[bid])
        return SILENCE if not self.must_open and self.silence(values) > worth[best] else best

    def outcome(self, solution: Solution, values: Floats) -> tuple[int, int, Floats | None]:
        """Winner, payee and bid when both follow the solution; after silence the second wins for free."""
        bid = self.opening(solution, values)
        if bid == SILENCE:
            return self.seats[1], self.seats[0], None
        side = 0
        while solution.accepted[side][bid] < 0.5:
            bid = solution.best[side][bid]
            side = 1 - side
        return self.seats[side], self.seats[1 - side], self.bids[side].counts[:, bid]


def planned_bids(scene: Scene, seats: tuple[int, int]) -> list[BidList]:
    """What both sides may bid, as far as one thinks when choosing."""
    return [bids_from(scene.gems[seat], PLANNED_GEMS) for seat in seats]


def open_bids(scene: Scene, action: int, seats: tuple[int, int], standing: int) -> list[BidList]:
    """The standing bid and all above it that are worth a thought."""
    laid, size = rank(standing), int(total(standing))
    lists = [bids_from(scene.gems[seat], size + SPARE_GEMS) for seat in seats]
    outcomes = [len(scene.outcomes[seat][action]) for seat in seats]
    beyond = lowest_rank(size + SPARE_GEMS + 1)
    for spare in range(SPARE_GEMS - 1, 0, -1):
        numbers = [bids.number_below(beyond) - bids.number_below(laid) for bids in lists]
        if sum(number * ways for number, ways in zip(numbers, outcomes, strict=True)) <= PONDERED:
            break
        beyond = lowest_rank(size + spare + 1)
    return [bids.between(laid, beyond) for bids in lists]
