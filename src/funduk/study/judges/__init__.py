"""Judges of games that have values of their own, each in a file called after its game."""
