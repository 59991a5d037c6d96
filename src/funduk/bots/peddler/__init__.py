"""Greedy by simple prices; one file a game."""
