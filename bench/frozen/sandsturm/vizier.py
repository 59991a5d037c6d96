"""Sandsturm with numbers learned from games."""

from bench.frozen.sandsturm.merchant import Merchant
from bench.frozen.sandsturm.numbers import Numbers, learned


class Vizier(Merchant):
    """A merchant who has watched thousands of games end."""

    def numbers(self, seats: int) -> Numbers:
        return learned(seats)
