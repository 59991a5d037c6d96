"""Bots of Basari, the board game."""
