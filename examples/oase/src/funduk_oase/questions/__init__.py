"""The questions of a round, in the order of the rulebook."""
