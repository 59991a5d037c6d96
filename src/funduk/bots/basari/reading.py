"""Who sits where, by the choices seen: a merchant, a vizier, or somebody who chooses just anything.

Everything it goes by is on show, so that all who read a table read the same.
"""

from math import exp, log

KINDS = MERCHANT, VIZIER, STRANGER = range(3)
PRIOR = (0.25, 0.5, 0.25)
WHIM = 0.1
"""How often even a merchant or a vizier is expected to choose just anything."""
ALIKE = 0.5
"""How far the others' kind speaks for a seat's own: tables are often filled with one kind."""
MOST_BY_OTHERS = 3.0
"""What one seat says against a kind of another at most, in log-odds."""

Mixes = list[list[float]]
"""How often every seat chooses every action."""
Parts = tuple[tuple[float, ...], ...]
"""How far every seat is of every kind."""


class Reading:
    """The log-likelihood of all choices seen, by seat and kind."""

    def __init__(self, seats: int) -> None:
        self.logs = [[0.0] * len(KINDS) for _ in range(seats)]

    def see(self, choices: list[int], merchants: Mixes, viziers: Mixes) -> None:
        """All choices of a round are turned up, and each kind would have chosen like that so often."""
        for seat, choice in enumerate(choices):
            lot = 1.0 / len(merchants[seat])
            seen = self.logs[seat]
            seen[MERCHANT] += log(WHIM * lot + (1.0 - WHIM) * merchants[seat][choice])
            seen[VIZIER] += log(WHIM * lot + (1.0 - WHIM) * viziers[seat][choice])
            seen[STRANGER] += log(lot)

    def parts(self) -> Parts:
        """How far each seat is a merchant, a vizier and a stranger."""
        capped = [[max(-MOST_BY_OTHERS, one - max(seen)) for one in seen] for seen in self.logs]
        together = [sum(by_seat[kind] for by_seat in capped) for kind in KINDS]
        found = []
        for own, counted in zip(self.logs, capped, strict=True):
            odds = [log(PRIOR[k]) + own[k] + ALIKE * (together[k] - counted[k]) for k in KINDS]
            weights = [exp(one - max(odds)) for one in odds]
            found.append(tuple(weight / sum(weights) for weight in weights))
        return tuple(found)
