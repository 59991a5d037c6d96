"""Guesses from the choices on the table who sits in each seat: a merchant, a vizier or a stranger.

It uses only what everybody can see, so all readers of a table come to the same guess.
"""

from math import exp, log

from funduk.bots.solvers.peers import Mixes, Parts

KINDS = MERCHANT, VIZIER, STRANGER = range(3)
PRIOR = (0.25, 0.5, 0.25)
WHIM = 0.1
"""How often we expect even a merchant or a vizier to choose at random."""
ALIKE = 0.5
"""How much the other seats' kind says about this seat: tables are often filled with one kind."""
MOST_BY_OTHERS = 3.0
"""The most that one seat may count against a kind for another seat, in log-odds."""


class Reading:
    """The log-likelihood of all choices seen, by seat and kind."""

    def __init__(self, seats: int) -> None:
        self.logs = [[0.0] * len(KINDS) for _ in range(seats)]
        self._parts: Parts | None = None

    def see(self, choices: list[int], merchants: Mixes, viziers: Mixes) -> None:
        """Takes in the choices of a round and how often each kind would have made them."""
        self._parts = None
        for seat, choice in enumerate(choices):
            lot = 1.0 / len(merchants[seat])
            seen = self.logs[seat]
            seen[MERCHANT] += log(WHIM * lot + (1.0 - WHIM) * merchants[seat][choice])
            seen[VIZIER] += log(WHIM * lot + (1.0 - WHIM) * viziers[seat][choice])
            seen[STRANGER] += log(lot)

    def parts(self) -> Parts:
        """The chance that each seat is a merchant, a vizier or a stranger."""
        if self._parts is None:
            self._parts = self._weighed()
        return self._parts

    def _weighed(self) -> Parts:
        capped = [[max(-MOST_BY_OTHERS, one - max(seen)) for one in seen] for seen in self.logs]
        together = [sum(by_seat[kind] for by_seat in capped) for kind in KINDS]
        found = []
        for own, counted in zip(self.logs, capped, strict=True):
            odds = [log(PRIOR[k]) + own[k] + ALIKE * (together[k] - counted[k]) for k in KINDS]
            weights = [exp(one - max(odds)) for one in odds]
            found.append(tuple(weight / sum(weights) for weight in weights))
        return tuple(found)
