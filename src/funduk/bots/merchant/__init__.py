"""Solves what can be solved, with a hand-made sense of value; one file a game."""
