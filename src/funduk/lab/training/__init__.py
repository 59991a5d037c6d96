"""Values learned from games, reproducible from a seed."""
