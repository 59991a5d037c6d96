"""A negotiation against somebody who is known: the best bid against foreseen answers, in one pass.

Several kinds of opponents are foreseen at once, each with its chance. Every kind answers by a solution of its
own; bids are totally ordered, so the highest are settled first, as in `negotiation`.
"""

from math import exp

MOST_SURE = 40.0


class Kind:
    """Somebody who may sit opposite: how likely, and what accepting and raising are worth to it."""

    def __init__(
        self,
        chance: float,
        accepting: list[float],
        raising: list[float],
        warmth: float,
        as_good: float = 0.0,
    ) -> None:
        self.chance = chance
        self.accepting = accepting
        """By bid of ours: its value of accepting it."""
        self.raising = raising
        """By bid of its own: its value of laying it."""
        self.warmth = warmth
        self.as_good = as_good
        """It lays the lowest bid that is so little worse than the best."""
        self.most = 0.0
        self.best = 0.0
        self.reply = 0.0
        self.raises = False


class Foreseen:
    """For every bid of ours what it is worth, and how likely it is accepted."""

    def __init__(self, size: int) -> None:
        self.worth: list[float] = [0.0] * size
        self.accepted: list[float] = [1.0] * size


def foresee(
    ranks: list[list[int]], ours: list[float], theirs: list[float], kinds: list[Kind]
) -> Foreseen:
    """Bids in rising rank, ours first; values for us once a bid of ours, or of theirs, is accepted."""
    found = Foreseen(len(ranks[0]))
    mine = len(ranks[0]) - 1
    other = len(ranks[1]) - 1
    best = 0.0
    raises = False
    while mine >= 0 or other >= 0:
        rank = -1
        if mine >= 0:
            rank = ranks[0][mine]
        if other >= 0 and ranks[1][other] > rank:
            rank = ranks[1][other]
        laid = -1
        met = -1
        if mine >= 0 and ranks[0][mine] == rank:
            laid = mine
            mine -= 1
            _settle(found, laid, ours[laid], kinds)
        if other >= 0 and ranks[1][other] == rank:
            met = other
            other -= 1
            worth = theirs[met]
            if raises and best > worth:
                worth = best
            for kind in kinds:
                raising = kind.raising[met]
                if not kind.raises or raising >= kind.most - kind.as_good:
                    kind.best = raising
                    kind.reply = worth
                    kind.most = max(kind.most, raising) if kind.raises else raising
                    kind.raises = True
        if laid >= 0 and (not raises or found.worth[laid] > best):
            best = found.worth[laid]
            raises = True
    return found


def _settle(found: Foreseen, bid: int, taken: float, kinds: list[Kind]) -> None:
    worth = 0.0
    accepted = 0.0
    for kind in kinds:
        accept = 1.0
        if kind.raises:
            ahead = (kind.best - kind.accepting[bid]) / kind.warmth
            accept = 1.0 / (1.0 + exp(max(-MOST_SURE, min(MOST_SURE, ahead))))
        worth += kind.chance * (accept * taken + (1.0 - accept) * kind.reply)
        accepted += kind.chance * accept
    found.worth[bid] = worth
    found.accepted[bid] = accepted
