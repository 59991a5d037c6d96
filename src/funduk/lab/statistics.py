"""Shares and intervals, clustered by seed: games from one seed are one observation."""

from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist

FEW_SEEDS = 100
"""With fewer, intervals are rough: seeds of one kind may be missing altogether."""
MANY = 30
"""From so many degrees of freedom on, a short series gives Student's quantile to five digits."""


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
    """Mean of the clusters' means, values from 0 to 1, with an interval from how these differ."""
    means = [sum(cluster) / len(cluster) for cluster in values.values() if cluster]
    number = len(means)
    if number == 0:
        return Share(0.0, 0.0, 0)
    mean = sum(means) / number
    if number == 1:
        return Share(mean, 1.0, 1)
    if max(means) == min(means):
        return Share(mean, all_alike(number), number)
    variance = sum((value - mean) ** 2 for value in means) / (number - 1)
    return Share(mean, student(number - 1) * sqrt(variance / number), number)


def all_alike(number: int) -> float:
    """The largest share of other outcomes that could, one time in forty, show none in so many clusters."""
    return 1.0 - float(0.025 ** (1.0 / number))


@cache
def student(freedom: int, below: float = 0.975) -> float:
    """The quantile of Student's distribution: how many standard errors an interval reaches."""
    if freedom > MANY:
        return _by_series(freedom, below)
    low, high = 0.0, 1.0
    while _student_below(high, freedom) < below:
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _student_below(middle, freedom) < below else (low, middle)
    return high


def _student_below(value: float, freedom: int) -> float:
    """Student's distribution function for whole degrees of freedom, a finite sum."""
    angle = atan(value / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for place in range(odd, freedom - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (place + 1) / (place + 2)
    between = 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
    return (1 + between) / 2


def _by_series(freedom: int, below: float) -> float:
    """Cornish and Fisher's expansion around the normal quantile."""
    z = NormalDist().inv_cdf(below)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def quantile(values: list[float], share: float) -> float:
    """The value below which a share of all values lies."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
