"""One room a game; all rooms have the same plan."""
