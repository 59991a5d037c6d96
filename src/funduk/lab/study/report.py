"""The report: one HTML file with everything in it."""

from html import escape

import funduk
from funduk.lab.identity import set_mark
from funduk.lab.statistics import FEW_SEEDS
from funduk.lab.study.findings import NOTABLE, PLAIN
from funduk.lab.study.labels import Labels
from funduk.lab.study.plan import Setting, Study
from funduk.lab.study.sections import Drawn, draw, draw_change
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
    """What was played."""
    components = study.game.components
    played = sum(setting.tally.games for setting in study.settings)
    bots = labels.words.listing([labels.say(f"bot-{name}") for name in dict.fromkeys(study.names)])
    facts = {
        "games": labels.number(played, 0),
        "set": f"{components.name} ({set_mark(study.game)})",
        "bots": bots,
        "seed": str(study.seed),
        "version": funduk.__version__,
    }
    options = study.settings[0].options
    if options:
        facts["options"] = ", ".join(f"{name}={value}" for name, value in options.items())
    items = "".join(
        f"<li>{escape(labels.text(f'fact-{name}'))} <b>{escape(value)}</b></li>"
        for name, value in facts.items()
    )
    few = min(setting.tally.clusters for setting in study.settings) < FEW_SEEDS
    warning = f'<p class="warn">{escape(labels.text("few", number=FEW_SEEDS))}</p>' if few else ""
    return f'<ul class="facts">{items}</ul>{warning}'


def _table(study: Study, base: Setting, labels: Labels) -> str:
    """Everything about one number of seats: findings first, then charts by chapter."""
    parts: list[tuple[str, list[Drawn]]] = []
    for chapter, wanted in study.subject.chapters:
        drawn = [found for chart in wanted if (found := draw(chart, base, labels)) is not None]
        if drawn:
            parts.append((labels.title(f"chapter-{chapter}"), drawn))
    others = [one for one in study.settings if one.changed is not None and one.seats == base.seats]
    if others:
        changes = [draw_change(base, other, study.subject.headlines, labels) for other in others]
        parts.append((labels.text("chapter-switches"), changes))
    heading = labels.text("table", seats=base.seats)
    number = labels.text("played", games=labels.number(base.tally.games, 0))
    body = "".join(
        f'<h2>{escape(title)}</h2><div class="charts">{"".join(one.html for one in drawn)}</div>'
        for title, drawn in parts
    )
    return (
        f'<article id="seats-{base.seats}"><h2>{escape(heading)}</h2><p class="lead">{escape(number)}</p>'
        f"{_summary(parts)}{body}</article>"
    )


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
