"""Sandsturm with numbers learned from games."""

from funduk.bots.sandsturm.merchant import Merchant
from funduk.bots.sandsturm.numbers import Numbers, learned


class Vizier(Merchant):
    """A merchant who has watched thousands of games end."""

    def numbers(self, seats: int) -> Numbers:
        return learned(seats)
