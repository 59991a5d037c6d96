"""Shares and intervals, clustered by seed: games from one seed are one observation."""

from math import sqrt

Z95 = 1.959964


class Share:
    """An estimated share with its 95 % interval."""

    def __init__(self, mean: float, half: float, clusters: int) -> None:
        self.mean = mean
        self.half = half
        self.clusters = clusters

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} ± {100 * self.half:.1f} %"


def clustered(values: dict[int, list[float]]) -> Share:
    """Mean over all values, with an interval from the means of the clusters."""
    means = [sum(cluster) / len(cluster) for cluster in values.values() if cluster]
    number = len(means)
    if number == 0:
        return Share(0.0, 0.0, 0)
    mean = sum(means) / number
    if number == 1:
        return Share(mean, 1.0, 1)
    variance = sum((value - mean) ** 2 for value in means) / (number - 1)
    return Share(mean, Z95 * sqrt(variance / number), number)


def quantile(values: list[float], share: float) -> float:
    """The value below which a share of all values lies."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
