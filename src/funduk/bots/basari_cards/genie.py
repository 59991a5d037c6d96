"""Basari, the card game, by a vizier who is hard to read."""

from funduk.bots.basari_cards.vizier import Vizier
from funduk.bots.gems.genie import GenieTrader


class Genie(GenieTrader, Vizier):
    """Haggles by what the seat opposite is taken for, and keeps its own limit uncertain."""
