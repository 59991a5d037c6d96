"""Schwarzmarkt with numbers learned from games."""

from typing import ClassVar

from funduk.bots.schwarzmarkt.bidding import Auction
from funduk.bots.schwarzmarkt.numbers import Numbers, learned_numbers
from funduk.bots.schwarzmarkt.producing import Discs
from funduk.bots.schwarzmarkt.situation import Floats
from funduk.bots.schwarzmarkt.trader import Trader

SHARP = 0.002
"""How much win share makes one choice of discs or goods clearly more frequent than another."""


class Vizier(Trader):
    """A trader who has seen thousands of seats win and lose, and knows what traders usually make and bid."""

    USUAL_ODDS: ClassVar[float] = 2.0
    STEPS: ClassVar[int] = 1
    """How far it thinks: with one, some of the others answer what is usual; with two, some answer that."""

    def thinks_with(self) -> Numbers:
        return learned_numbers()

    def mix_discs(self, discs: Discs) -> tuple[Floats, Floats]:
        if discs.all_shown_but(self.seat):
            return super().mix_discs(discs)
        return discs.against(self.seat, self.numbers["habit"], SHARP, self.STEPS)

    def mix_bids(self, auction: Auction) -> tuple[Floats, Floats, Floats]:
        return auction.against(self.seat, self.numbers["habit"], SHARP, self.STEPS)
