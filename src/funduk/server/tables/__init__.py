"""A table in memory: moves, takebacks, dice, clocks, stand-ins, standing orders."""
