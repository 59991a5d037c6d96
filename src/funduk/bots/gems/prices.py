"""What gems are worth to a seat before a majority is scored."""

from collections.abc import Sequence
from math import exp

from funduk.core.goods import count, total
from funduk.games.gems.material import COLOURS
from funduk.parts.haggle import Bids, outranks

SPREAD = 1.6
"""How many gems' lead make a majority fairly safe."""
KEEPING = 0.04
"""What a gem is worth beyond this majority, as a share of the colour's points."""


class GemPrices:
    """Prices for one seat: each colour's points times the chance to lead, and a little for later."""

    def __init__(
        self, mine: int, others: Sequence[int], majority_points: Sequence[int], later: bool
    ) -> None:
        self.mine = mine
        self.rivals = [
            max(int(count(gems, colour)) for gems in others) for colour in range(COLOURS)
        ]
        self.points = majority_points
        self.keeping = KEEPING if later else 0.0

    def worth(self, gems: int) -> float:
        """What a holding is worth."""
        worth = 0.0
        for colour in range(COLOURS):
            held = int(count(gems, colour))
            lead = 1 / (1 + exp((self.rivals[colour] - held + 0.5) / SPREAD * 1.7))
            worth += self.points[colour] * (lead + self.keeping * held)
        return worth

    def gain(self, gems: int) -> float:
        """What getting these gems adds."""
        return self.worth(self.mine + gems) - self.worth(self.mine)

    def cost(self, gems: int) -> float:
        """What giving these gems away takes."""
        return self.worth(self.mine) - self.worth(self.mine - gems)

    def cheapest_bid(self, standing: int) -> tuple[int, float] | None:
        """The bid above the standing one that costs least, and its cost."""
        if not outranks(self.mine, standing):
            return None
        best: tuple[int, float] | None = None
        bids = Bids(self.mine, standing, COLOURS)
        size = int(total(standing)) + 2
        for place in range(bids.size):
            bid = int(bids.nth(place))
            if total(bid) > size:
                break
            cost = self.cost(bid)
            if best is None or cost < best[1]:
                best = (bid, cost)
        return best
