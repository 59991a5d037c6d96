"""Funduk: exact, fast engines for bazaar games, with one contract for people, bots and researchers."""

from funduk.binaries import compiled
from funduk.catalogue import game

__all__ = ["compiled", "game"]
