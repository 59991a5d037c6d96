"""How each game looks in a terminal: one file a game."""
