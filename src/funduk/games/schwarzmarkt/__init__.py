"""Schwarzmarkt: the exchange, the market and the auction, for three to six players."""

from funduk.games.schwarzmarkt.game import Schwarzmarkt

__all__ = ["Schwarzmarkt"]
