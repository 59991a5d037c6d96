"""Bots of Basari, the card game."""
