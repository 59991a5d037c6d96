"""Sums that can be added up in any number of pieces, each seed one observation."""

from math import sqrt
from typing import Any

from funduk.lab.statistics import Share, all_alike, student

Pair = list[float]


class Cluster:
    """What the games of one seed gave."""

    def __init__(self) -> None:
        self.games = 0
        self.ratios: dict[str, dict[str, Pair]] = {}
        self.spreads: dict[str, dict[str, dict[int, int]]] = {}

    def add(self, measure: str, label: str, gained: float, of: float = 1.0) -> None:
        """So much was gained in so many chances; the measure is one over the other."""
        pair = self.ratios.setdefault(measure, {}).setdefault(label, [0.0, 0.0])
        pair[0] += gained
        pair[1] += of

    def count(self, measure: str, label: str, value: int) -> None:
        """One more of this value in a distribution."""
        found = self.spreads.setdefault(measure, {}).setdefault(label, {})
        found[value] = found.get(value, 0) + 1


class Ratio:
    """A ratio of sums over clusters, with what its interval needs."""

    def __init__(self, clusters: int = 0, sums: list[float] | None = None) -> None:
        self.clusters = clusters
        self.sums = sums or [0.0] * 5
        """Gained, of, and their second moments: gained², gained * of, of²."""

    def take(self, gained: float, of: float) -> None:
        self.clusters += 1
        for place, value in enumerate((gained, of, gained * gained, gained * of, of * of)):
            self.sums[place] += value

    def merge(self, other: "Ratio") -> None:
        self.clusters += other.clusters
        self.sums = [mine + theirs for mine, theirs in zip(self.sums, other.sums, strict=True)]

    @property
    def chances(self) -> float:
        return self.sums[1]

    def share(self) -> Share:
        """The ratio with its 95 % interval, by the clusters' residuals."""
        if self.chances == 0:
            return Share(0.0, 0.0, self.clusters)
        mean = self.sums[0] / self.chances
        if self.clusters < 2:
            return Share(mean, abs(mean) or 1.0, self.clusters)
        if mean in (0.0, 1.0) and self.variance() == 0.0:
            return Share(mean, all_alike(self.clusters), self.clusters)
        return Share(mean, student(self.clusters - 1) * sqrt(self.variance()), self.clusters)

    def variance(self) -> float:
        """Of the ratio, from at least two clusters."""
        gained, of, squares, products, weights = self.sums
        mean = gained / of
        residuals = max(0.0, squares - 2 * mean * products + mean * mean * weights)
        return residuals * self.clusters / (self.clusters - 1) / of**2


class Tally:
    """All that was counted of one table: ratios and distributions by measure and label."""

    def __init__(self) -> None:
        self.games = 0
        self.clusters = 0
        self.ratios: dict[str, dict[str, Ratio]] = {}
        self.spreads: dict[str, dict[str, dict[int, int]]] = {}
        self.pairs: dict[str, dict[str, list[float]]] = {}
        """Sums of products with the base table's (gained, of) on the same seeds."""

    def close(self, cluster: Cluster) -> None:
        """Takes in a seed whose games are all played."""
        self.games += cluster.games
        self.clusters += 1
        for measure, labels in cluster.ratios.items():
            mine = self.ratios.setdefault(measure, {})
            for label, (gained, of) in labels.items():
                mine.setdefault(label, Ratio()).take(gained, of)
        self._spread(cluster.spreads)

    def pair(self, base: Cluster, mine: Cluster, measures: tuple[str, ...]) -> None:
        """Notes how a seed's figures go together with those of the same seed at the base table.

        Without measures those of all, as a comparison needs them.
        """
        for measure in measures or tuple(mine.ratios):
            for label, (gained, of) in mine.ratios.get(measure, {}).items():
                first, second = base.ratios.get(measure, {}).get(label, (0.0, 0.0))
                products = [first * gained, first * of, second * gained, second * of]
                self._pair(measure, label, products)

    def _pair(self, measure: str, label: str, products: list[float]) -> None:
        sums = self.pairs.setdefault(measure, {}).setdefault(label, [0.0] * 4)
        for place, product in enumerate(products):
            sums[place] += product

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.clusters += other.clusters
        for measure, labels in other.ratios.items():
            mine = self.ratios.setdefault(measure, {})
            for label, ratio in labels.items():
                mine.setdefault(label, Ratio()).merge(ratio)
        for measure, paired in other.pairs.items():
            for label, products in paired.items():
                self._pair(measure, label, products)
        self._spread(other.spreads)

    def _spread(self, spreads: dict[str, dict[str, dict[int, int]]]) -> None:
        for measure, labels in spreads.items():
            for label, counts in labels.items():
                mine = self.spreads.setdefault(measure, {}).setdefault(label, {})
                for value, times in counts.items():
                    mine[value] = mine.get(value, 0) + times

    def share(self, measure: str, label: str) -> Share:
        return self.ratios[measure][label].share()

    def to_json(self) -> dict[str, Any]:
        """Plain figures, as they travel between processes and machines."""
        return {
            "games": self.games,
            "clusters": self.clusters,
            "ratios": {
                measure: {label: [ratio.clusters, *ratio.sums] for label, ratio in labels.items()}
                for measure, labels in self.ratios.items()
            },
            "spreads": {
                measure: {label: sorted(counts.items()) for label, counts in labels.items()}
                for measure, labels in self.spreads.items()
            },
            "pairs": self.pairs,
        }

    @classmethod
    def from_json(cls, figures: dict[str, Any]) -> "Tally":
        made = cls()
        made.games = figures["games"]
        made.clusters = figures["clusters"]
        made.pairs = figures["pairs"]
        for measure, labels in figures["ratios"].items():
            made.ratios[measure] = {
                label: Ratio(int(sums[0]), sums[1:]) for label, sums in labels.items()
            }
        for measure, labels in figures["spreads"].items():
            made.spreads[measure] = {
                label: {int(value): int(times) for value, times in counts}
                for label, counts in labels.items()
            }
        return made
