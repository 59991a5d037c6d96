"""Plain sentences about what the figures show, and what they do not show."""

from math import sqrt

from funduk.lab.statistics import Share, student
from funduk.lab.study.labels import Labels
from funduk.lab.study.subjects import Chart
from funduk.lab.study.tally import Ratio, Tally

LEVEL = "level"
NOTABLE = "notable"
PLAIN = "plain"
ENOUGH = 30
"""Fewer chances than these prove nothing."""


class Finding:
    """A sentence, and whether it says that something stands out."""

    def __init__(self, weight: str, text: str) -> None:
        self.weight = weight
        self.text = text


def reference(chart: Chart, ratios: dict[str, Ratio], seats: int) -> float | None:
    """What the rows of a chart are held against."""
    if chart.against == "fair":
        return 1.0 / seats
    if chart.against == "half":
        return 0.5
    if chart.against == "mean":
        gained = sum(ratio.sums[0] for ratio in ratios.values())
        of = sum(ratio.chances for ratio in ratios.values())
        return gained / of if of else None
    return None


def stands_out(ratio: Ratio, level: float, rows: int) -> bool:
    """Whether a row with enough behind it is off by more than chance explains."""
    return ratio.chances >= ENOUGH and is_outside(ratio.share(), level, rows)


def is_outside(share: Share, level: float, rows: int) -> bool:
    """Whether a value is off when so many rows are looked at."""
    return abs(share.mean - level) > share.half * strictness(rows, share.clusters)


def strictness(rows: int, clusters: int) -> float:
    """Of twenty rows one is outside its 95 % interval by chance; so intervals are widened."""
    freedom = max(1, clusters - 1)
    return student(freedom, 1 - 0.025 / max(1, rows)) / student(freedom)


def rows_of(chart: Chart, tally: Tally) -> dict[str, Ratio]:
    """The rows of a chart that something is known about."""
    least = ENOUGH if chart.quiet else 1e-9
    found = tally.ratios[chart.measure]
    return {label: ratio for label, ratio in found.items() if ratio.chances >= least}


def of_rows(chart: Chart, tally: Tally, seats: int, labels: Labels) -> list[Finding]:
    ratios = rows_of(chart, tally)
    if not ratios:
        return []
    shares = {label: ratio.share() for label, ratio in ratios.items()}
    ordered = sorted(shares, key=lambda label: shares[label].mean)
    low, high = ordered[0], ordered[-1]
    level = reference(chart, ratios, seats)
    ends = {
        "low": labels.share(shares[low], chart.unit),
        "low_name": labels.word(low),
        "high": labels.share(shares[high], chart.unit),
        "high_name": labels.word(high),
    }
    if len(shares) == 1:
        return [Finding(PLAIN, ends["low"])]
    if level is None or (chart.against == "mean" and not chart.band):
        return [Finding(PLAIN, labels.text("finding-range", **ends))]
    if chart.band:
        return _of_band(chart, ratios, level, ends, labels)
    fair = labels.plain(level, chart.unit)
    off = [label for label in ordered if stands_out(ratios[label], level, len(shares))]
    if not off:
        return [Finding(LEVEL, labels.text("finding-level", fair=fair, **ends))]
    found = []
    for label in sorted(off, key=lambda label: -abs(shares[label].mean - level))[:4]:
        side = "finding-more" if shares[label].mean > level else "finding-less"
        value = labels.share(shares[label], chart.unit)
        found.append(
            Finding(NOTABLE, labels.text(side, name=labels.word(label), value=value, fair=fair))
        )
    if len(off) > len(found):
        found.append(Finding(PLAIN, labels.text("finding-others", number=len(off) - len(found))))
    return found


def _of_band(
    chart: Chart, ratios: dict[str, Ratio], level: float, ends: dict[str, str], labels: Labels
) -> list[Finding]:
    """Within so many percent of fair, or which are not, and of which it cannot be told yet."""
    band, fair = f"{100 * chart.band:.0f}", labels.plain(level, chart.unit)
    clear = [
        label for label in ratios if clearly_outside(ratios[label], level, chart.band, len(ratios))
    ]
    unclear = [
        label
        for label, ratio in ratios.items()
        if label not in clear and not clearly_inside(ratio, level, chart.band)
    ]
    if not clear and not unclear:
        return [Finding(LEVEL, labels.text("finding-inside", band=band, fair=fair, **ends))]
    found = []
    for weight, message, some in (
        (NOTABLE, "finding-outside", clear),
        (LEVEL, "finding-unclear", unclear),
    ):
        names = [
            f"{labels.word(label)} ({labels.share(ratios[label].share(), chart.unit)})"
            for label in sorted(some, key=lambda label: -abs(ratios[label].share().mean - level))
        ]
        if names:
            listing = labels.words.listing(labels.first_of(names))
            found.append(Finding(weight, labels.text(message, band=band, fair=fair, names=listing)))
    return found


def clearly_outside(ratio: Ratio, level: float, band: float, rows: int) -> bool:
    """Whether a row with enough behind it is outside a band, allowing for how many rows are looked at."""
    share = ratio.share()
    half = share.half * strictness(rows, share.clusters)
    beyond = share.mean - half > level * (1 + band) or share.mean + half < level * (1 - band)
    return ratio.chances >= ENOUGH and beyond


def clearly_inside(ratio: Ratio, level: float, band: float) -> bool:
    """Whether a row with enough behind it lies in a band with its whole interval."""
    share = ratio.share()
    return (
        ratio.chances >= ENOUGH
        and share.low >= level * (1 - band)
        and share.high <= level * (1 + band)
    )


def of_spread(chart: Chart, tally: Tally, labels: Labels) -> list[Finding]:
    counts = tally.spreads[chart.measure]["all"]
    number = sum(counts.values())
    mean = sum(value * times for value, times in counts.items()) / number
    return [
        Finding(
            PLAIN,
            labels.text(
                "finding-spread",
                mean=labels.number(mean),
                low=quantile(counts, 0.25),
                high=quantile(counts, 0.75),
                least=min(counts),
                most=max(counts),
            ),
        )
    ]


def of_lines(chart: Chart, tally: Tally, labels: Labels) -> list[Finding]:
    """How the first and the last point with enough games differ."""
    points: dict[int, Ratio] = {}
    for label, ratio in tally.ratios[chart.measure].items():
        points.setdefault(int(label.split("|")[1]), Ratio()).merge(ratio)
    most = max(ratio.clusters for ratio in points.values())
    rounds = sorted(place for place, ratio in points.items() if ratio.clusters >= most / 10)
    first, last = points[rounds[0]].share(), points[rounds[-1]].share()
    return [
        Finding(
            PLAIN,
            labels.text(
                "finding-line",
                first=labels.plain(first.mean, chart.unit),
                last=labels.plain(last.mean, chart.unit),
                begin=rounds[0],
                end=rounds[-1],
            ),
        )
    ]


HARDLY = 0.02
"""An answer taken less often than this, when it could be, is no choice at all."""


def hardly_taken(ratio: Ratio, rows: int) -> bool:
    share = ratio.share()
    high = share.mean + share.half * strictness(rows, share.clusters)
    return ratio.chances >= ENOUGH and high < HARDLY


def of_rare(chart: Chart, tally: Tally, labels: Labels) -> list[Finding]:
    """Choices that are none: legal, but next to never taken."""
    ratios = tally.ratios[chart.measure]
    rare = [label for label, ratio in ratios.items() if hardly_taken(ratio, len(ratios))]
    if not rare:
        return [Finding(LEVEL, labels.text("taken-all"))]
    names = [labels.path(label) for label in sorted(rare)]
    return [Finding(NOTABLE, labels.text("taken-hardly", names="; ".join(labels.first_of(names))))]


def quantile(counts: dict[int, int], share: float) -> int:
    """The smallest value that a share of all does not exceed."""
    wanted = share * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return max(counts)


def change(base: Ratio, other: Ratio, products: list[float]) -> Share | None:
    """How much larger the other is, relatively, with its interval; None where nothing can be said.

    Both were played on the same seeds: what a seed does to both alike, as the products tell, is no change.
    """
    clusters = min(base.clusters, other.clusters)
    if clusters < 2 or base.sums[0] <= 0 or other.sums[0] <= 0:
        return None
    before, after = base.share().mean, other.share().mean
    gained, gained_of, of_gained, of = products
    together = gained - after * gained_of - before * of_gained + before * after * of
    together *= clusters / (clusters - 1) / (base.sums[0] * other.sums[0])
    variance = base.variance() / before**2 + other.variance() / after**2 - 2 * together
    factor = after / before
    return Share(factor - 1.0, factor * student(clusters - 1) * sqrt(max(0.0, variance)), clusters)


def difference(base: Ratio, other: Ratio, products: list[float]) -> Share | None:
    """How much larger the other is, in the measure's own unit, with its interval; both on the same seeds."""
    clusters = min(base.clusters, other.clusters)
    if clusters < 2 or not base.chances or not other.chances:
        return None
    before, after = base.share().mean, other.share().mean
    gained, gained_of, of_gained, of = products
    together = gained - after * gained_of - before * of_gained + before * after * of
    together *= clusters / (clusters - 1) / (base.chances * other.chances)
    variance = max(0.0, base.variance() + other.variance() - 2 * together)
    return Share(after - before, student(clusters - 1) * sqrt(variance), clusters)
