"""What makes a genie of a vizier who haggles with gems: nobody knows for sure which bid it just accepts."""

from funduk.bots.gems.haggling import Haggling
from funduk.bots.gems.learned import UNLIKELY, LearnedTrader, evenly, foreseen_kinds, peer
from funduk.bots.gems.value import Floats
from funduk.bots.mixing import near_tie
from funduk.bots.solvers.peers import Parts
from funduk.bots.solvers.replies import Kind

SHY = 0.0015
"""Win share that makes accepting or raising clearly more frequent."""
ALIKE = 0.85
"""The part of the viziers who are taken to haggle as carefully as this seat."""


class GenieTrader(LearnedTrader):
    """Draws where two answers are nearly as good, so that its limit cannot be worked out."""

    def kinds(self, haggling: Haggling, plain: Floats, learned: Floats, parts: Parts) -> list[Kind]:
        """Viziers opposite foresee answers, too: part of them as this seat does."""
        found = foreseen_kinds(haggling, plain, learned, parts[haggling.seats[1]])
        like_me = peer(haggling, plain, learned, parts)
        like_me.chance *= ALIKE
        if like_me.chance < UNLIKELY:
            return found
        for kind in found:
            kind.chance *= 1.0 - like_me.chance
        return evenly([*found, like_me])

    def agreeing(self, accepting: float, raising: float) -> float:
        return near_tie(accepting - raising, SHY)
