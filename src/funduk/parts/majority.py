"""Who holds most, and how points are shared."""


def leaders(counts: list[int]) -> list[int]:
    """The seats with most; nobody when all have none."""
    most = 0
    for number in counts:
        if number > most:
            most = number
    if most == 0:
        return []
    return [seat for seat, number in enumerate(counts) if number == most]


def runners_up(counts: list[int]) -> list[int]:
    """The seats with second most, not counting those with none."""
    first = leaders(counts)
    return leaders([0 if seat in first else number for seat, number in enumerate(counts)])


def share(points: int, sharers: int) -> int:
    """Split evenly, rounded down."""
    return points // sharers
