"""What makes a genie of a vizier who haggles with gems: nobody knows for sure which bid it just accepts."""

from funduk.bots.gems.learned import LearnedTrader
from funduk.bots.mixing import near_tie

SHY = 0.0015
"""Win share that makes accepting or raising clearly more frequent."""


class GenieTrader(LearnedTrader):
    """Draws where two answers are nearly as good, so that its limit cannot be worked out."""

    def agreeing(self, accepting: float, raising: float) -> float:
        return near_tie(accepting - raising, SHY)
