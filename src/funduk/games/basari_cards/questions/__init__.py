"""The questions of the card game, by the chapters of its rulebook."""
