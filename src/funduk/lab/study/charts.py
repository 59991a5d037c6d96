"""Small charts of our own: HTML and SVG that need no script, follow the page's colours and fit a phone."""

from html import escape
from math import ceil, floor, log10

from funduk.lab.statistics import Share
from funduk.lab.study.labels import Labels

WIDE, HIGH = 360.0, 170.0
LEFT, RIGHT, TOP, FOOT = 40.0, 8.0, 8.0, 24.0
MOST_BARS = 40
COLOURS = 8

Row = tuple[str, Share, str, str]
"""Name, value, value in words, and even, off or out."""


def rows(found: list[Row], level: float | None, band: float, note: str) -> str:
    """One line a row: name, dot with its interval, value; a line marks what the rows are held against."""
    ends = [value for _, share, _, _ in found for value in (share.low, share.high)]
    if level is not None:
        ends += [level * (1 - band), level * (1 + band)]
    low, high = min(ends), max(ends)
    if low >= 0 and low < 0.5 * high:
        low = 0.0
    room = (high - low) * 0.04 or 1.0
    low, high = (low if low == 0 else low - room), high + room

    def at(value: float) -> str:
        return f"{100 * (value - low) / (high - low):.1f}%"

    ground = ""
    if level is not None and band:
        width = f"{200 * level * band / (high - low):.1f}%"
        ground += f'<rect class="band" x="{at(level * (1 - band))}" width="{width}" height="100%"/>'
    if level is not None:
        ground += f'<line class="mark" x1="{at(level)}" x2="{at(level)}" y1="0" y2="100%"/>'
    lines = []
    for name, share, words, state in found:
        whisker = (
            f'<line class="whisker" x1="{at(share.low)}" x2="{at(share.high)}" y1="50%" y2="50%"/>'
        )
        dot = f'<circle class="dot" cx="{at(share.mean)}" cy="50%" r="4.5"/>'
        track = f'<svg class="track {state}" aria-hidden="true">{ground}{whisker}{dot}</svg>'
        lines.append(_line(name, track, words))
    foot = f'<p class="key">{escape(note)}</p>' if note else ""
    return f'<ul class="rows">{"".join(lines)}</ul>{foot}'


def stack(found: list[tuple[str, list[float]]], parts: list[str], labels: Labels) -> str:
    """One bar a row, cut into shares."""
    lines = []
    for name, shares in found:
        begin, pieces, words = 0.0, [], []
        whole = sum(shares) or 1.0
        for place, share in enumerate(shares):
            wide = 100 * share / whole
            pieces.append(
                f'<rect class="c{place % COLOURS}" x="{begin:.1f}%" width="{wide:.1f}%" height="100%"/>'
            )
            begin += wide
            words.append(labels.number(100 * share, 0))
        bar = f'<svg class="bar" aria-hidden="true">{"".join(pieces)}</svg>'
        lines.append(_line(name, bar, " / ".join(words)))
    kind = "rows many" if len(parts) > 4 else "rows"
    return f'<ul class="{kind}">{"".join(lines)}</ul>{legend(parts)}'


def _line(name: str, drawn: str, words: str) -> str:
    named = f'<span class="name">{escape(name)}</span>'
    return f'<li>{named}{drawn}<span class="value">{escape(words)}</span></li>'


def legend(parts: list[str]) -> str:
    items = [
        f'<li><i class="c{place % COLOURS}"></i>{escape(part)}</li>'
        for place, part in enumerate(parts)
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


def spread(series: dict[str, dict[int, int]], names: list[str], labels: Labels) -> str:
    """Columns of shares, the first series filled, others as steps over it."""
    values = [value for counts in series.values() for value in counts]
    low, high = min(values), max(values)
    wide = max(1, -(-(high - low + 1) // MOST_BARS))
    bars = -(-(high - low + 1) // wide)
    heights = []
    for counts in series.values():
        sums = [0.0] * bars
        for value, times in counts.items():
            sums[(value - low) // wide] += times
        whole = sum(sums) or 1.0
        heights.append([one / whole for one in sums])
    top = max(max(one) for one in heights)
    step = (WIDE - LEFT - RIGHT) / bars
    drawn = [_grid(0.0, top, labels, "percent")]
    for place, shares in enumerate(heights):
        if place == 0:
            for number, share in enumerate(shares):
                tall = (HIGH - TOP - FOOT) * share / top
                drawn.append(
                    f'<rect class="c0" x="{LEFT + number * step:.1f}" y="{HIGH - FOOT - tall:.1f}" '
                    f'width="{max(step - 0.8, 0.6):.1f}" height="{tall:.1f}"/>'
                )
            continue
        path = f"M{LEFT:.1f} {HIGH - FOOT:.1f}"
        for number, share in enumerate(shares):
            y = HIGH - FOOT - (HIGH - TOP - FOOT) * share / top
            path += f"V{y:.1f}H{LEFT + (number + 1) * step:.1f}"
        drawn.append(f'<path class="line l{place}" d="{path}V{HIGH - FOOT:.1f}"/>')
    marks = max(1, bars // 6)
    for number in range(0, bars, marks):
        x = LEFT + (number + 0.5) * step
        drawn.append(
            f'<text class="tick mid" x="{x:.1f}" y="{HIGH - 8:.0f}">{low + number * wide}</text>'
        )
    return _figure(drawn) + (legend(names) if len(names) > 1 else "")


def lines(series: list[tuple[str, list[tuple[int, Share]]]], unit: str, labels: Labels) -> str:
    """Values over rounds with the band of their intervals."""
    shares = [share for _, points in series for _, share in points]
    low, high = min(share.low for share in shares), max(share.high for share in shares)
    if low < 0.4 * high and min(share.mean for share in shares) >= 0:
        low = 0.0
    room = (high - low) * 0.03 or 0.5
    low, high = low if low == 0 else low - room, high + room
    if unit == "percent":
        high = min(1.0, high)
    rounds = sorted({place for _, points in series for place, _ in points})
    first, last = rounds[0], max(rounds[-1], rounds[0] + 1)

    def at(place: float, value: float) -> str:
        x = LEFT + 6 + (WIDE - LEFT - RIGHT - 12) * (place - first) / (last - first)
        y = HIGH - FOOT - (HIGH - TOP - FOOT) * (min(max(value, low), high) - low) / (high - low)
        return f"{x:.1f},{y:.1f}"

    drawn = [_grid(low, high, labels, unit)]
    for place, (_, points) in enumerate(series):
        upper = [at(one, share.high) for one, share in points]
        lower = [at(one, share.low) for one, share in reversed(points)]
        middle = [at(one, share.mean) for one, share in points]
        drawn.append(
            f'<polygon class="cloud c{place % COLOURS}" points="{" ".join([*upper, *lower])}"/>'
        )
        drawn.append(f'<polyline class="line l{place % COLOURS}" points="{" ".join(middle)}"/>')
    for one in rounds:
        x = at(one, low).split(",")[0]
        drawn.append(f'<text class="tick mid" x="{x}" y="{HIGH - 8:.0f}">{one}</text>')
    names = [name for name, _ in series]
    return _figure(drawn) + (legend(names) if len(names) > 1 else "")


def _grid(low: float, high: float, labels: Labels, unit: str) -> str:
    """Lines at round values, each with what it says: rounding a value would put it in the wrong place."""
    drawn = []
    scale = 100 if unit == "percent" else 1
    step, digits = round_step(scale * (high - low) / 3)
    for number in range(ceil(scale * low / step - 1e-9), int(scale * high / step + 1e-9) + 1):
        y = HIGH - FOOT - (HIGH - TOP - FOOT) * (number * step / scale - low) / (high - low)
        words = labels.number(number * step, digits) + (" %" if unit == "percent" else "")
        ends = f'x1="{LEFT:.0f}" x2="{WIDE - RIGHT:.0f}" y1="{y:.1f}" y2="{y:.1f}"'
        drawn.append(f'<line class="grid" {ends}/>')
        drawn.append(f'<text class="tick end" x="{LEFT - 5:.0f}" y="{y + 3.5:.1f}">{words}</text>')
    return "".join(drawn)


def round_step(about: float) -> tuple[float, int]:
    """The largest of 1, 2, 5, 10, 20, 50, ... (or 0.1, 0.2, ...) below this, and the digits it needs."""
    power = floor(log10(about))
    step = max(factor for factor in (1, 2, 5) if factor == 1 or factor * 10.0**power <= about)
    return step * 10.0**power, max(0, -power)


def _figure(drawn: list[str]) -> str:
    return f'<svg class="plot" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" aria-hidden="true">{"".join(drawn)}</svg>'
