"""What an ordinary trader would think: today's prices, a sense of fairness, and the obvious thing to make."""

from __future__ import annotations

import numpy as np

from funduk.bots.schwarzmarkt.numbers import Numbers
from funduk.bots.schwarzmarkt.situation import SIX, Floats, Situation
from funduk.bots.schwarzmarkt.stall import best_production
from funduk.bots.schwarzmarkt.stock_prices import StockPrices


class Street:
    """Prices everybody can see, for guessing what others agree to."""

    def __init__(self, s: Situation, numbers: Numbers) -> None:
        self.prices = StockPrices(s.box, s.v)
        self.s = s
        self.numbers = numbers
        self._table: Floats | None = None

    @property
    def table(self) -> Floats:
        """By seat, kind and number of stored goods."""
        if self._table is None:
            self._table = np.array(
                [
                    [self.prices.table(seat, kind) for kind in range(SIX)]
                    for seat in range(self.s.seats)
                ]
            )
        return self._table

    @property
    def made(self) -> Floats:
        return np.full((self.s.seats, SIX), self.prices.made)

    def chances(self, theirs: Floats, mine: Floats, stubborn: Floats) -> Floats:
        """How likely a seat agrees that gains so much while the proposer gains so much."""
        margin = np.minimum(theirs - self.numbers["least"], theirs - self.numbers["fair"] * mine)
        doubt = self.numbers["doubt"]
        found: Floats = 1.0 / (1.0 + np.exp(np.minimum((stubborn - margin) / doubt, 40.0)))
        return found

    def shrewd_chances(self, theirs: Floats, stubborn: Floats) -> Floats:
        """How likely a seat agrees that counts in shares of the win; `theirs` is its gain in own points."""
        doubt = self.numbers["doubt"]
        found: Floats = 1.0 / (1.0 + np.exp(np.minimum((stubborn - theirs) / doubt, 40.0)))
        return found

    def discs(self, seat: int) -> int:
        """What an ordinary trader in that seat would make."""
        return best_production(self.prices, self.s.v, seat)[0]
