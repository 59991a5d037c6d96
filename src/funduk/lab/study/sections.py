"""The parts of a report: a chart with its sentence, the chapters of a table, the effect of switches."""

from html import escape

from funduk.lab.statistics import Share
from funduk.lab.study import charts
from funduk.lab.study.findings import (
    ENOUGH,
    LEVEL,
    NOTABLE,
    Finding,
    change,
    clearly_outside,
    hardly_taken,
    is_outside,
    of_lines,
    of_rare,
    of_rows,
    of_spread,
    reference,
    rows_of,
    stands_out,
)
from funduk.lab.study.labels import Labels
from funduk.lab.study.settings import Setting
from funduk.lab.study.subjects import Chart
from funduk.lab.study.tally import Tally

LONG = 14
"""A chart with more rows takes the page's width."""


RAREST = 8


class Drawn:
    """A chart as HTML, with what it says."""

    def __init__(self, html: str, title: str, findings: list[Finding]) -> None:
        self.html = html
        self.title = title
        self.findings = findings


def draw(chart: Chart, setting: Setting, labels: Labels) -> Drawn | None:
    """One chart of a setting; None where nothing of the kind happened."""
    tally, seats = setting.tally, setting.seats
    if not tally.spreads.get(chart.measure) and not tally.ratios.get(chart.measure):
        return None
    if chart.quiet and not any(ratio.sums[0] for ratio in rows_of(chart, tally).values()):
        return None
    title, note = labels.title(chart.measure), labels.title(chart.measure, "note")
    long = False
    if chart.kind == "spread":
        found = of_spread(chart, tally, labels)
        series = tally.spreads[chart.measure]
        body = charts.spread(series, [labels.word(label) for label in series], labels)
    elif chart.kind == "rare":
        found = of_rare(chart, tally, labels)
        body = _rare(chart, tally, labels)
    elif chart.kind == "lines":
        found = of_lines(chart, tally, labels)
        body = _lines(chart, tally, labels)
    elif chart.kind == "stack":
        found = []
        body, number = _stack(chart, tally, labels)
        long = number > LONG
    else:
        found = of_rows(chart, tally, seats, labels)
        if not found:
            return None
        body, number = _rows(chart, tally, seats, labels)
        long = number > LONG
        body = body if number > 1 else ""
    said = "".join(f'<p class="said">{escape(one.text)}</p>' for one in found)
    kind = "chart long" if long else "chart"
    html = (
        f'<section class="{kind}"><h3>{escape(title)}</h3>{said}'
        f'<p class="note">{escape(note)}</p>{body}</section>'
    )
    return Drawn(html, title, found)


def _rows(chart: Chart, tally: Tally, seats: int, labels: Labels) -> tuple[str, int]:
    ratios = rows_of(chart, tally)
    level = reference(chart, ratios, seats)
    found: list[charts.Row] = []
    for label in sorted(ratios, key=lambda label: _place(chart, label)):
        share = ratios[label].share()
        state = "even"
        if level is not None and chart.band:
            state = (
                "out" if clearly_outside(ratios[label], level, chart.band, len(ratios)) else "even"
            )
        elif (
            level is not None
            and chart.against != "mean"
            and stands_out(ratios[label], level, len(ratios))
        ):
            state = "off"
        found.append((labels.word(label), share, labels.share(share, chart.unit), state))
    note = (
        ""
        if level is None
        else labels.text(f"key-{chart.against}", value=labels.plain(level, chart.unit))
    )
    return charts.rows(found, level, chart.band, note), len(found)


def in_order(label: str) -> tuple[str, int, str]:
    """By number where the label ends in one, by its letters where not; `all` last."""
    kind, _, value = label.partition(":")
    return ("~" if label == "all" else kind, int(value) if value.isdigit() else 0, value)


def _place(chart: Chart, label: str) -> tuple[int, str, int, str]:
    """As the rules name them where that is known."""
    return (
        chart.order.index(label) if label in chart.order else len(chart.order),
        *in_order(label),
    )


def _rare(chart: Chart, tally: Tally, labels: Labels) -> str:
    """The answers that are taken least often when they could be."""
    ratios = tally.ratios[chart.measure]
    enough = [label for label, ratio in ratios.items() if ratio.chances >= ENOUGH]
    least = sorted(enough, key=lambda label: ratios[label].share().mean)[:RAREST]
    found: list[charts.Row] = []
    for label in least:
        share = ratios[label].share()
        state = "out" if hardly_taken(ratios[label], len(ratios)) else "even"
        found.append((labels.path(label), share, labels.share(share, chart.unit), state))
    return charts.rows(found, None, 0.0, "") if found else ""


def _stack(chart: Chart, tally: Tally, labels: Labels) -> tuple[str, int]:
    ratios = tally.ratios[chart.measure]
    names = sorted(
        dict.fromkeys(label.split("|")[0] for label in ratios), key=lambda name: _place(chart, name)
    )
    met = {label.split("|")[1] for label, ratio in ratios.items() if ratio.sums[0]}
    parts = [part for part in chart.parts if part in met]
    found = []
    for name in names:
        shares = [
            ratios[f"{name}|{part}"].share().mean if f"{name}|{part}" in ratios else 0.0
            for part in parts
        ]
        found.append((labels.word(name), shares))
    return charts.stack(found, [labels.word(part) for part in parts], labels), len(found)


def _lines(chart: Chart, tally: Tally, labels: Labels) -> str:
    series: dict[str, list[tuple[int, Share]]] = {}
    for label, ratio in tally.ratios[chart.measure].items():
        name, place = label.split("|")
        if ratio.chances:
            series.setdefault(name, []).append((int(place), ratio.share()))
    found = [
        (labels.word(name), sorted(series[name], key=lambda point: point[0]))
        for name in sorted(series, key=in_order)
    ]
    return charts.lines(found, chart.unit, labels) + _table_of(found, chart.unit, labels)


def _table_of(series: list[tuple[str, list[tuple[int, Share]]]], unit: str, labels: Labels) -> str:
    """The same in figures, for whoever reads rather than looks."""
    rounds = sorted({place for _, points in series for place, _ in points})
    head = "".join(f"<th>{place}</th>" for place in rounds)
    lines = []
    for name, points in series:
        found = dict(points)
        cells = "".join(
            f"<td>{labels.plain(found[place].mean, unit) if place in found else ''}</td>"
            for place in rounds
        )
        lines.append(f"<tr><th>{escape(name)}</th>{cells}</tr>")
    return (
        f"<details><summary>{escape(labels.text('figures'))}</summary>"
        f'<div class="scroll"><table><tr><th></th>{head}</tr>{"".join(lines)}</table></div></details>'
    )


def draw_change(base: Setting, other: Setting, headlines: tuple[str, ...], labels: Labels) -> Drawn:
    """What one switch changes: headline figures as relative changes, with their intervals."""
    assert other.changed is not None
    title = labels.setting(other.changed.name, other.changed.value)
    if same_games(base, other):
        return _unchanged(title, labels)
    shares: list[tuple[str, Share, bool]] = []
    for measure in headlines:
        for label in sorted(base.tally.ratios.get(measure, {}), key=in_order):
            mine, theirs = (
                base.tally.ratios[measure][label],
                other.tally.ratios.get(measure, {}).get(label),
            )
            share = change(mine, theirs, other.tally.pairs[measure][label]) if theirs else None
            if theirs is not None and share is not None:
                name = labels.title(measure)
                name = name if label == "all" else f"{name}: {labels.word(label)}"
                shares.append((name, share, min(mine.chances, theirs.chances) >= ENOUGH))
    found: list[charts.Row] = []
    off: list[str] = []
    for name, share, enough in shares:
        out = enough and is_outside(share, 0.0, len(shares))
        found.append((name, share, labels.share(share, "percent"), "off" if out else "even"))
        if out:
            off.append(f"{name} {'+' if share.mean > 0 else ''}{labels.share(share, 'percent')}")
    if off:
        said = Finding(
            NOTABLE, labels.text("switch-changes", changes="; ".join(labels.first_of(off)))
        )
    else:
        said = Finding(LEVEL, labels.text("switch-level"))
    note, body = labels.text("switch-note"), charts.rows(found, 0.0, 0.0, "")
    html = (
        f'<section class="chart long switch"><h3>{escape(title)}</h3><p class="said">{escape(said.text)}</p>'
        f'<p class="note">{escape(note)}</p>{body}</section>'
    )
    return Drawn(html, title, [said])


def _unchanged(title: str, labels: Labels) -> Drawn:
    said = Finding(LEVEL, labels.text("switch-same"))
    sentence = f'<p class="said">{escape(said.text)}</p>'
    html = f'<section class="chart long switch"><h3>{escape(title)}</h3>{sentence}</section>'
    return Drawn(html, title, [said])


def same_games(base: Setting, other: Setting) -> bool:
    """Whether nothing at all differed: every figure the same, and seed by seed."""
    mine, theirs = base.tally, other.tally
    if mine.spreads != theirs.spreads or _sums(mine) != _sums(theirs):
        return False
    return all(
        products[0] == mine.ratios[measure][label].sums[2]
        for measure, labels in theirs.pairs.items()
        for label, products in labels.items()
    )


def _sums(tally: Tally) -> dict[str, dict[str, list[float]]]:
    return {
        measure: {label: ratio.sums for label, ratio in labels.items()}
        for measure, labels in tally.ratios.items()
    }
