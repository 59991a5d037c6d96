"""Two tables seed by seed with what differs first, and curves over a number of the set."""

from html import escape
from typing import Any

from funduk.lab.statistics import Share
from funduk.lab.study import charts
from funduk.lab.study.findings import ENOUGH, LEVEL, NOTABLE, PLAIN, Finding, difference, is_outside
from funduk.lab.study.labels import Labels
from funduk.lab.study.sections import Drawn, in_order, same_games
from funduk.lab.study.set_paths import differences, read_path, value_at
from funduk.lab.study.settings import Setting
from funduk.lab.study.subjects import Chart, Subject

SHOWN = 12
"""So many differences between two sets are listed one by one."""

Line = tuple[str, str, Share, Share, Share, bool]
"""Name, unit, the first, the second, their difference, and whether chance does not explain it."""


def draw_comparison(base: Setting, other: Setting, subject: Subject, labels: Labels) -> Drawn:
    """What was changed, then what came of it: largest first, measured by its interval."""
    title = labels.text("compared")
    found = lines_of(base, other, subject, labels)
    off = [line for line in found if line[5]]
    changed = "".join(f"<li>{escape(line)}</li>" for line in what_differs(base, other, labels))
    if same_games(base, other):
        said = [Finding(LEVEL, labels.text("compared-same"))]
    elif off:
        said = [Finding(NOTABLE, _sentence(line, labels)) for line in off[:8]]
    else:
        said = [Finding(LEVEL, labels.text("compared-level"))]
    table = _table(off, labels) if off else ""
    rest = [line for line in found if not line[5]]
    more = (
        f"<details><summary>{escape(labels.text('compared-rest', number=len(rest)))}</summary>"
        f"{_table(rest, labels)}</details>"
        if rest and not same_games(base, other)
        else ""
    )
    sentence = "" if off else f'<p class="said">{escape(said[0].text)}</p>'
    html = (
        f'<section class="chart long compared"><h3>{escape(title)}</h3>'
        f'<ul class="changed">{changed}</ul>{sentence}'
        f'<p class="note">{escape(labels.text("compared-note"))}</p>{table}{more}</section>'
    )
    return Drawn(html, title, said)


def what_differs(base: Setting, other: Setting, labels: Labels) -> list[str]:
    """Sets, options, bots and values, as before and after."""
    sets = base.game.components, other.game.components
    found: list[tuple[str, Any, Any]] = []
    if sets[0] is not sets[1]:
        listed = [
            one
            for one in differences(sets[0].content, sets[1].content)
            if not one[0].startswith("title_")
        ]
        found += listed[:SHOWN]
        if len(listed) > SHOWN:
            found.append((labels.text("more", number=len(listed) - SHOWN), "…", "…"))
    options = [
        setting.game.check_options(setting.seats, setting.options) for setting in (base, other)
    ]
    for option in base.game.options:
        words = [option.form.to_word(some[option.name]) for some in options]
        if words[0] != words[1]:
            found.append((f"{labels.text('fact-options')} {option.name}", words[0], words[1]))
    if base.names != other.names:
        names = [
            labels.words.listing([labels.bot(name) for name in some.names])
            for some in (base, other)
        ]
        found.append((labels.text("fact-bots"), names[0], names[1]))
    if base.values != other.values:
        shipped = labels.text("values-shipped")
        files = [shipped if some.values is None else some.values.name for some in (base, other)]
        found.append((labels.text("fact-values"), files[0], files[1]))
    return [f"{name}: {_said(first)} → {_said(second)}" for name, first, second in found]


def _said(value: Any) -> str:
    return "–" if value is None else str(value)


def lines_of(base: Setting, other: Setting, subject: Subject, labels: Labels) -> list[Line]:
    """Everything that both counted, the clearest differences first."""
    wanted = [chart for _, some in subject.chapters for chart in some if chart.kind != "spread"]
    found: list[tuple[Chart, str, Share, Share, Share, bool]] = []
    for chart in wanted:
        mine = base.tally.ratios.get(chart.measure, {})
        theirs = other.tally.ratios.get(chart.measure, {})
        pairs = other.tally.pairs.get(chart.measure, {})
        for label in sorted(mine.keys() & theirs.keys() & pairs.keys(), key=in_order):
            gap = difference(mine[label], theirs[label], pairs[label])
            if gap is not None:
                enough = min(mine[label].chances, theirs[label].chances) >= ENOUGH
                shares = mine[label].share(), theirs[label].share()
                found.append((chart, label, *shares, gap, enough))
    lines = [
        (
            named(chart.measure, label, labels),
            chart.unit,
            first,
            second,
            gap,
            enough and is_outside(gap, 0.0, len(found)),
        )
        for chart, label, first, second, gap, enough in found
    ]
    return sorted(lines, key=lambda line: -abs(line[4].mean) / (line[4].half or 1e-9) * line[5])


def named(measure: str, label: str, labels: Labels) -> str:
    """A figure's name: what is measured, and of what."""
    title = labels.title(measure)
    return title if label == "all" else f"{title}: {labels.path(label)}"


def _sentence(line: Line, labels: Labels) -> str:
    name, unit, first, second, gap, _ = line
    return labels.text(
        "compared-line",
        name=name,
        first=labels.plain(first.mean, unit),
        second=labels.plain(second.mean, unit),
        gap=labels.signed(gap, unit),
    )


def _table(lines: list[Line], labels: Labels) -> str:
    heads = [labels.text(f"compared-{name}") for name in ("first", "second", "gap")]
    head = "".join(f"<th>{escape(name)}</th>" for name in ("", *heads))
    rows = []
    for name, unit, first, second, gap, out in lines:
        cells = (labels.share(first, unit), labels.share(second, unit), labels.signed(gap, unit))
        state = ' class="off"' if out else ""
        written = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f"<tr{state}><th>{escape(name)}</th>{written}</tr>")
    return f'<div class="scroll"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def draw_curves(
    base: Setting, others: list[Setting], subject: Subject, labels: Labels
) -> list[Drawn]:
    """One number of the set at several values: every headline figure as a curve with its band."""
    path = read_path(
        base.game.components.content, others[0].changed.name if others[0].changed else ""
    )
    content = base.game.components.content
    tables = sorted([base, *others], key=lambda one: value_at(one.game.components.content, path))
    numbers = isinstance(value_at(content, path), int)
    own = _own_labels(content, path)
    drawn = []
    for chart in [chart for _, some in subject.chapters for chart in some]:
        for label in sorted(base.tally.ratios.get(chart.measure, {}), key=in_order):
            wanted = chart.measure in subject.headlines and chart.kind == "rows"
            if "|" in label or not (wanted or label in own):
                continue
            points = [
                (
                    value_at(one.game.components.content, path),
                    one.tally.ratios[chart.measure][label],
                )
                for one in tables
                if label in one.tally.ratios.get(chart.measure, {})
            ]
            off = _moved(base, others, chart.measure, label)
            name = named(chart.measure, label, labels)
            shares = [(value, ratio.share()) for value, ratio in points if ratio.chances]
            if len(shares) > 1:
                drawn.append(
                    (label not in own, not off, _curve(name, shares, chart, numbers, off, labels))
                )
    return [one for *_, one in sorted(drawn, key=lambda found: found[:2])]


def _own_labels(content: dict[str, Any], path: list[str | int]) -> set[str]:
    """Under which labels the entry that is changed is counted itself."""
    if len(path) < 2 or not isinstance(path[1], int):
        return set()
    entry = content[str(path[0])][path[1]]
    name = entry.get("id", "") if isinstance(entry, dict) else ""
    return {f"place:{path[1]:02d}", f"{path[0]}:{name}", f"round-card:{name}"}


def _moved(base: Setting, others: list[Setting], measure: str, label: str) -> bool:
    """Whether chance does not explain how at least one value differs from the set as it is."""
    for other in others:
        theirs = other.tally.ratios.get(measure, {}).get(label)
        products = other.tally.pairs.get(measure, {}).get(label)
        if theirs is None or products is None:
            continue
        gap = difference(base.tally.ratios[measure][label], theirs, products)
        enough = min(base.tally.ratios[measure][label].chances, theirs.chances) >= ENOUGH
        if gap is not None and enough and is_outside(gap, 0.0, 10 * len(others)):
            return True
    return False


def _curve(
    name: str,
    shares: list[tuple[Any, Share]],
    chart: Chart,
    numbers: bool,
    off: bool,
    labels: Labels,
) -> Drawn:
    (first, begin), (last, end) = shares[0], shares[-1]
    ends = {"first": first, "last": last}
    ends |= {"begin": labels.share(begin, chart.unit), "end": labels.share(end, chart.unit)}
    said = Finding(
        NOTABLE if off else PLAIN, labels.text("curve-moved" if off else "curve-level", **ends)
    )
    if numbers:
        body = charts.lines([(name, shares)], chart.unit, labels)
    else:
        rows = [
            (str(value), share, labels.share(share, chart.unit), "even") for value, share in shares
        ]
        body = charts.rows(rows, None, 0.0, "")
    kind = "said" if off else "note"
    sentence = f'<p class="{kind}">{escape(said.text)}</p>'
    html = f'<section class="chart"><h3>{escape(name)}</h3>{sentence}{body}</section>'
    return Drawn(html, name, [said])
