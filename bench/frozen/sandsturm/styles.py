"""Ways to play a mission: straight for it, hiding it, or by simple prices; weighed by what is seen."""

from math import exp, log

import numpy as np

from bench.frozen.sandsturm.habits import Habits
from bench.frozen.sandsturm.worths import NUMBER, Floats

STRAIGHT, HIDING, PLAIN = STYLES = range(3)
LEAST = 1e-12
OUT_OF_QUESTION = 14.0
FOR_GOOD = 1e6
MOST_BY_OTHERS = 3.0
"""What one player's style says about another's at most, in log-odds."""


class Styles:
    """The log-likelihood of everything seen, by style, seat and mission."""

    def __init__(self, habits: Habits, seats: int, seat: int) -> None:
        self.habits = habits
        self.seat = seat
        self.logs = np.zeros((len(STYLES), seats, NUMBER))
        self.never_plain: set[int] = set()
        self.gives_up = True
        """Whether a style that is out of the question is forgotten, to save time."""

    def see(self, style: int, seat: int, likely: Floats) -> None:
        self.logs[style, seat] += np.log(np.maximum(likely, LEAST))

    def may_be_plain(self, seat: int) -> bool:
        """Whether it is worth the effort to foresee what simple prices would ask for."""
        if self.habits.plain == 0.0 or seat == self.seat or seat in self.never_plain:
            return False
        fits = np.logaddexp.reduce(self.logs[:, seat], axis=1)
        if self.gives_up and fits[PLAIN] < max(fits[STRAIGHT], fits[HIDING]) - OUT_OF_QUESTION:
            self.never_plain.add(seat)
            self.logs[PLAIN, seat] = -FOR_GOOD
        return seat not in self.never_plain

    def evidence(self) -> Floats:
        """By seat and mission, all styles taken together; of one's own style the others know nothing."""
        h = self.habits
        if h.plain == 0.0 and h.hiding == 0.0:
            return np.array(self.logs[STRAIGHT])
        found = mixed(self.logs, np.array([1.0 - h.plain - h.hiding, h.hiding, h.plain]), h.alike)
        if self.seat >= 0:
            found[self.seat] = self.logs[STRAIGHT, self.seat]
        return found

    def plain_part(self) -> float:
        """The part of the others who read this seat by its goods alone, as those do who go by prices."""
        h = self.habits
        if h.plain == 0.0 or h.plain_readers in (0.0, 1.0):
            return h.plain_readers
        fits = np.logaddexp.reduce(self.logs, axis=2)
        thinking = np.logaddexp(fits[STRAIGHT], fits[HIDING]) - log(2.0)
        odds = [float(found) for found in np.delete(fits[PLAIN] - thinking, self.seat)]
        by_others = [max(-MOST_BY_OTHERS, min(MOST_BY_OTHERS, one)) for one in odds]
        start = log(h.plain_readers / (1.0 - h.plain_readers))
        parts = []
        for own, capped in zip(odds, by_others, strict=True):
            found = start + own + h.alike * (sum(by_others) - capped)
            parts.append(1.0 / (1.0 + exp(-max(-40.0, min(40.0, found)))))
        return sum(parts) / len(parts)


def mixed(logs: Floats, parts: Floats, alike: float) -> Floats:
    """Log-likelihoods by seat and mission out of those by style (first axis), seat and mission (last two).

    With the chance `alike` all at a table have one style, so that one's acts say something of the others.
    """
    wide = (len(STYLES), *[1] * (logs.ndim - 2))
    prior = np.maximum(parts, LEAST).reshape(wide)
    fits = np.logaddexp.reduce(logs, axis=-1)
    common = np.log(prior) + fits.sum(axis=-1, keepdims=True) - fits
    common = np.exp(common - common.max(axis=0))
    weights = (1.0 - alike) * prior + alike * common / common.sum(axis=0)
    found: Floats = np.logaddexp.reduce(np.log(weights)[..., None] + logs, axis=0)
    return found
