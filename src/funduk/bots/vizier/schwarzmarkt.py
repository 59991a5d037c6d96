"""Schwarzmarkt with numbers learned from games."""

from funduk.bots.schwarzmarkt.numbers import Numbers, learned_numbers
from funduk.bots.schwarzmarkt.trader import Trader


class Vizier(Trader):
    """A trader who has seen thousands of seats win and lose."""

    def thinks_with(self) -> Numbers:
        return learned_numbers()
