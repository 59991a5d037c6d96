"""Basari: the card game, for three to five players."""

from funduk.games.basari_cards.game import BasariCards

__all__ = ["BasariCards"]
