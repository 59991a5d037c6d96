"""The report: one HTML file with everything in it."""

from html import escape

import funduk
from funduk.lab.identity import set_mark
from funduk.lab.statistics import FEW_SEEDS
from funduk.lab.study.comparing import draw_comparison, draw_curves
from funduk.lab.study.findings import NOTABLE, PLAIN
from funduk.lab.study.labels import Labels
from funduk.lab.study.plan import Study
from funduk.lab.study.sections import Drawn, draw, draw_change
from funduk.lab.study.settings import NUMBER, OPTION, OTHER, Setting
from funduk.lab.study.style import STYLE


def write_report(study: Study, language: str) -> str:
    """The whole page; the same games give the same bytes."""
    labels = Labels(study.game, language)
    bases = [setting for setting in study.settings if setting.changed is None]
    chapters = "".join(_table(study, base, labels) for base in bases)
    title = labels.text("title", game=labels.say(f"{study.game.name}-title"))
    names = {base.seats: labels.text("table", seats=base.seats) for base in bases}
    links = "".join(f'<a href="#seats-{seats}">{escape(name)}</a>' for seats, name in names.items())
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        f'<h1>{escape(title)}</h1><p class="lead">{escape(labels.text("lead"))}</p>'
        f"{_facts(study, labels)}{_again(study, labels)}<nav>{links}</nav>{chapters}"
        f"<footer><p>{escape(labels.text('method'))}</p></footer></main></body></html>\n"
    )


def _again(study: Study, labels: Labels) -> str:
    """The whole command, so that anybody can play it again."""
    command = escape(study.command(labels.words.language))
    return f'<p class="again">{escape(labels.text("again"))} <code>{command}</code></p>'


def _facts(study: Study, labels: Labels) -> str:
    """What was played, and what a reader must know before anything else."""
    components = study.game.components
    played = sum(setting.tally.games for setting in study.settings)
    tables = len(study.settings)
    games = labels.text("games", games=labels.number(played, 0), tables=tables)
    bots = labels.words.listing([labels.bot(name) for name in dict.fromkeys(study.names)])
    facts = {
        "games": games,
        "set": f"{components.name} ({set_mark(study.game)})",
        "bots": bots,
        "seed": str(study.seed),
        "version": funduk.__version__,
    }
    options = study.settings[0].options
    if options:
        facts["options"] = ", ".join(f"{name}={value}" for name, value in options.items())
    if study.values is not None:
        facts["values"] = study.values.name
    items = "".join(
        f"<li>{escape(labels.text(f'fact-{name}'))} <b>{escape(value)}</b></li>"
        for name, value in facts.items()
    )
    warnings = "".join(f'<p class="warn">{escape(line)}</p>' for line in _warnings(study, labels))
    return f'<ul class="facts">{items}</ul>{warnings}'


def _warnings(study: Study, labels: Labels) -> list[str]:
    """Values from another set, a set that the box does not have, a study that was stopped, few seeds."""
    found = []
    strangers = {setting.game.components.name: setting.values_from() for setting in study.settings}
    for name, theirs in strangers.items():
        if theirs:
            found.append(labels.text("values-from", set=name, theirs=theirs))
    unusual = study.game.components.warnings
    if unusual:
        more = labels.first_of(list(unusual), 3)
        found.append(labels.text("unusual", warnings="; ".join(more)))
    for base in [setting for setting in study.settings if setting.changed is None]:
        asked = study.seeds(base.seats)
        if base.tally.clusters < asked and not study.is_done(base):
            told = {"seats": base.seats, "seeds": base.tally.clusters, "asked": asked}
            found.append(labels.text("stopped", **told))
    if min(setting.tally.clusters for setting in study.settings) < FEW_SEEDS:
        found.append(labels.text("few", number=FEW_SEEDS))
    return found


def _table(study: Study, base: Setting, labels: Labels) -> str:
    """Everything about one number of seats: comparisons and findings first, then charts by chapter."""
    others = [one for one in study.settings if one.changed is not None and one.seats == base.seats]
    parts: list[tuple[str, list[Drawn]]] = []
    compared = [
        draw_comparison(base, other, study.subject, labels) for other in _of_kind(others, OTHER)
    ]
    parts += [(labels.text("chapter-compared"), compared)] if compared else []
    for path, some in _by_path(_of_kind(others, NUMBER)).items():
        curves = draw_curves(base, some, study.subject, labels)
        parts.append((labels.text("chapter-number", path=path), curves))
    if not base.tally.games:
        return ""
    parts += _chapters(study, base, labels)
    switches = _of_kind(others, OPTION)
    if switches:
        changes = [draw_change(base, other, study.subject.headlines, labels) for other in switches]
        parts.append((labels.text("chapter-switches"), changes))
    heading = labels.text("table", seats=base.seats)
    number = labels.text(
        "played",
        games=labels.number(base.tally.games, 0),
        seeds=labels.number(base.tally.clusters, 0),
    )
    body = "".join(
        f'<h2>{escape(title)}</h2><div class="charts">{"".join(one.html for one in drawn)}</div>'
        for title, drawn in parts
    )
    return (
        f'<article id="seats-{base.seats}"><h2>{escape(heading)}</h2><p class="lead">{escape(number)}</p>'
        f"{_summary(parts)}{body}</article>"
    )


def _chapters(study: Study, base: Setting, labels: Labels) -> list[tuple[str, list[Drawn]]]:
    parts = []
    for chapter, wanted in study.subject.chapters:
        drawn = [found for chart in wanted if (found := draw(chart, base, labels)) is not None]
        if drawn:
            parts.append((labels.title(f"chapter-{chapter}"), drawn))
    return parts


def _of_kind(settings: list[Setting], kind: str) -> list[Setting]:
    return [one for one in settings if one.changed is not None and one.changed.kind == kind]


def _by_path(settings: list[Setting]) -> dict[str, list[Setting]]:
    found: dict[str, list[Setting]] = {}
    for one in settings:
        if one.changed is not None:
            found.setdefault(one.changed.name, []).append(one)
    return found


def _summary(parts: list[tuple[str, list[Drawn]]]) -> str:
    """What stands out, then what was looked at and does not."""
    said = [
        (finding.weight, f"{one.title}: {finding.text}")
        for _, drawn in parts
        for one in drawn
        for finding in one.findings
        if finding.weight != PLAIN
    ]
    said.sort(key=lambda line: line[0] != NOTABLE)
    items = "".join(f'<li class="{weight}">{escape(text)}</li>' for weight, text in said)
    return f'<ul class="findings">{items}</ul>'
