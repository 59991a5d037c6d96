"""The questions of the board game, by the chapters of its rulebook."""
