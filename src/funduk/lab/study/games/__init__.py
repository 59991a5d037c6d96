"""One module a game: what it counts, what it shows."""
