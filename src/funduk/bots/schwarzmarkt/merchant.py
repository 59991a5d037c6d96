"""Schwarzmarkt with hand-made numbers."""

from funduk.bots.schwarzmarkt.trader import Trader


class Merchant(Trader):
    """A trader who knows the exchange by experience."""
