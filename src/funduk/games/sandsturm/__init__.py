"""Sandsturm: secret missions in the bazaar, for four to six players."""

from funduk.games.sandsturm.game import Sandsturm

__all__ = ["Sandsturm"]
