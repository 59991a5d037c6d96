"""Schwarzmarkt with numbers learned from games."""

from bench.frozen.schwarzmarkt.numbers import Numbers, learned_numbers
from bench.frozen.schwarzmarkt.trader import Trader


class Vizier(Trader):
    """A trader who has seen thousands of seats win and lose."""

    def thinks_with(self) -> Numbers:
        return learned_numbers()
