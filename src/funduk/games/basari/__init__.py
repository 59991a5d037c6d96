"""Basari: the board game, for three or four players."""

from funduk.games.basari.game import Basari

__all__ = ["Basari"]
