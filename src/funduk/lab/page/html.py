"""The pages as text: plain HTML with the reports' own style."""

from html import escape
from typing import Any

from funduk import bots
from funduk.catalogue import GAMES, game
from funduk.core.game import Game
from funduk.lab.page.set_form import fields
from funduk.lab.page.shelf import Kept, Shelf
from funduk.lab.study.style import STYLE
from funduk.locale import Words

LONG = 24
OWN_STYLE = """
h1{margin:1rem 0}.fields label{align-content:end}.wide{grid-column:1/-1}
input,select,button,textarea{font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);
border-radius:.5rem;padding:.45rem .6rem;min-height:2.75rem;max-width:100%}
button,.button{cursor:pointer;background:var(--k0);color:var(--paper);border:0;padding:.6rem 1rem;
border-radius:.5rem;text-decoration:none;display:inline-block;min-height:2.75rem;font-weight:600}
button.quiet{background:none;color:inherit;border:1px solid var(--edge);font-weight:400}
:is(input,select,button,a):focus-visible{outline:3px solid var(--k0);outline-offset:2px}
a{color:var(--k0)}form.ask{display:grid;gap:.8rem}label{display:grid;gap:.2rem}
label.inline{display:flex;align-items:center;gap:.5rem}label.inline input{min-height:1.4rem}
.fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:.8rem}
.set td{padding:.15rem}.set input{width:100%;min-width:4rem;padding:.3rem .4rem;min-height:2.2rem}
.set td:first-child{color:var(--soft)}
.check{position:sticky;bottom:0;background:var(--paper);border-top:1px solid var(--edge);padding:.7rem 0;
display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:center}.check output{flex:1 1 16rem}
.bad{color:var(--out)}.fine{color:var(--k0)}
progress{width:100%;height:1.2rem;accent-color:var(--k0)}
.studies{list-style:none;margin:0;padding:0;display:grid;gap:.6rem}
.studies li{background:var(--card);border:1px solid var(--edge);border-radius:.8rem;padding:.8rem 1rem}
.games{display:flex;flex-wrap:wrap;gap:.6rem}.row{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end}
"""
SHEET = STYLE + OWN_STYLE


def page(title: str, body: str, words: Words) -> str:
    home = escape(words.say("lab-home"))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/page.css">'
        '<script src="/page.js" defer></script></head><body><main>'
        f'<nav><a href="/">{home}</a></nav><h1>{escape(title)}</h1>{body}</main></body></html>\n'
    )


def home(shelf: Shelf, words: Words) -> str:
    names = {name: _title(name, words) for name in GAMES}
    games = "".join(
        f'<a class="button" href="/new/{name}">{escape(title)}</a>' for name, title in names.items()
    )
    kept = shelf.all()
    items = "".join(f"<li>{_line(shelf, one, words)}</li>" for one in kept)
    studies = (
        f'<ul class="studies">{items}</ul>' if kept else f"<p>{escape(words.say('lab-none'))}</p>"
    )
    body = (
        f'<p class="lead">{escape(words.say("lab-lead"))}</p><h2>{escape(words.say("lab-new"))}</h2>'
        f'<div class="games">{games}</div><h2>{escape(words.say("lab-studies"))}</h2>{studies}'
        f"{_compare_form(kept, words)}"
    )
    return page(words.say("lab-title"), body, words)


def _title(name: str, words: Words) -> str:
    words.need(name)
    return words.say(f"{name}-title") if words.has(f"{name}-title") else name


def state_of(shelf: Shelf, kept: Kept) -> str:
    """running, stopped, done or failed."""
    if shelf.is_running(kept):
        return "running"
    if kept.is_stopped():
        return "stopped"
    return "done" if kept.report.exists() else "failed"


def _line(shelf: Shelf, kept: Kept, words: Words) -> str:
    state = escape(words.say(f"lab-state-{state_of(shelf, kept)}"))
    name = f'<a href="/studies/{kept.number}">{kept.number} · {escape(kept.title)}</a>'
    return f"{name}<br>{escape(_title(kept.game, words))} · {state}"


def _compare_form(kept: list[Kept], words: Words) -> str:
    """Two studies of one game, their sets played against each other."""
    if len(kept) < 2:
        return ""
    choices = "".join(
        f'<option value="{one.number}">{one.number} · {escape(one.title)}</option>' for one in kept
    )
    second = choices.replace(f'value="{kept[1].number}"', f'value="{kept[1].number}" selected')
    return (
        f"<h2>{escape(words.say('lab-compare'))}</h2><p>{escape(words.say('lab-compare-note'))}</p>"
        f'<form class="row" method="post" action="/compare">'
        f'<label>{escape(words.say("lab-first"))}<select name="first">{second}</select></label>'
        f'<label>{escape(words.say("lab-second"))}<select name="second">{choices}</select></label>'
        f"<button>{escape(words.say('lab-start'))}</button></form>"
    )


def set_page(
    rules: Game, model: dict[str, Any], asked: dict[str, str], wrong: str, words: Words
) -> str:
    """The form of a new study: what is played, and the set number by number."""
    title = words.say("lab-new-of", {"game": _title(rules.name, words)})
    names = bots.names(rules.name)
    options = "".join(
        f'<option value="{name}"{" selected" if name == asked["bots"] else ""}>'
        f"{escape(words.say(f'bot-{name}') if words.has(f'bot-{name}') else name)}</option>"
        for name in names
    )
    seats = "".join(
        f"<option{' selected' if str(number) == asked['seats'] else ''}>{number}</option>"
        for number in rules.seats
    )
    free = " checked" if asked["free"] else ""
    body = (
        f'<form class="ask" method="post" action="/new/{rules.name}" data-check="/check/{rules.name}">'
        f'<div class="fields">{_field("title", asked["title"], words)}{_field("name", model["name"], words)}'
        f'<label>{escape(words.say("lab-field-bots"))}<select name="bots">{options}</select></label>'
        f'<label>{escape(words.say("lab-field-seats"))}<select name="seats">{seats}</select></label>'
        f"{_field('games', asked['games'], words)}{_field('until', asked['until'], words)}</div>"
        f'<label class="inline"><input type="checkbox" name="free" value="yes"{free}>'
        f"{escape(words.say('lab-field-free'))}</label>{_set_fields(model, words)}"
        f'<div class="check"><output class="{"bad" if wrong else ""}" aria-live="polite">'
        f"{escape(wrong)}</output>"
        f'<button name="do" value="start">{escape(words.say("lab-start"))}</button></div></form>'
    )
    return page(title, body, words)


def _field(name: str, value: str, words: Words) -> str:
    said = escape(words.say(f"lab-field-{name}"))
    return f'<label>{said}<input name="{name}" value="{escape(value)}"></label>'


def _set_fields(model: dict[str, Any], words: Words) -> str:
    alone, rows = fields(model)
    inputs = "".join(_alone(name, value) for name, value in alone if not name.startswith("title_"))
    drawn = f'<div class="fields">{inputs}</div>' if inputs else ""
    for kind, entries in rows.items():
        head = "".join(f"<th>{escape(name)}</th>" for name in ("", *entries[0]))
        lines = "".join(_entry(kind, place, entry) for place, entry in enumerate(entries, 1))
        add, drop = (escape(words.say(f"lab-{what}", {"kind": kind})) for what in ("add", "drop"))
        drawn += (
            f'<h2>{escape(kind)}</h2><div class="scroll"><table class="set"><tr>{head}</tr>{lines}</table>'
            "</div>"
            f'<div class="row"><button class="quiet" name="do" value="add {kind}">{add}</button>'
            f'<button class="quiet" name="do" value="drop {kind}">{drop}</button></div>'
        )
    return drawn


def _alone(name: str, value: str) -> str:
    """A field of its own; a long list gets the width of the page."""
    if len(value) > LONG:
        area = f'<textarea name="{escape(name)}" rows="3">{escape(value)}</textarea>'
        return f'<label class="wide">{escape(name)}{area}</label>'
    return f'<label>{escape(name)}<input name="{escape(name)}" value="{escape(value)}"></label>'


def _entry(kind: str, place: int, entry: dict[str, str]) -> str:
    cells = "".join(
        f'<td><input name="{kind}[{place}].{name}" value="{escape(value)}" '
        f'aria-label="{escape(f"{kind} {place} {name}")}"></td>'
        for name, value in entry.items()
    )
    return f"<tr><td>{place}</td>{cells}</tr>"


def study_page(shelf: Shelf, kept: Kept, words: Words) -> str:
    """How far it is, what can be done, and the report."""
    state = state_of(shelf, kept)
    done, of = kept.progress()
    said = words.say(f"lab-state-{state}")
    parts = [
        f'<p class="lead">{escape(_title(kept.game, words))} · <b data-state="{state}">{escape(said)}</b></p>'
    ]
    if state == "running":
        told = escape(words.say("lab-progress", {"games": done, "of": of}))
        parts.append(
            f'<div data-watch="/studies/{kept.number}/state">'
            f'<progress max="{of or 1}" value="{done}"></progress>'
            f"<p>{told}</p></div>{_button(kept, 'stop', words)}"
        )
    if state in ("stopped", "failed"):
        parts.append(f'<p class="bad">{escape(kept.said())}</p>{_button(kept, "go-on", words)}')
    links = []
    if kept.report.exists():
        links.append(("report", f"/studies/{kept.number}/report"))
    if kept.set_file.exists():
        links += [
            ("again", f"/new/{kept.game}?like={kept.number}"),
            ("set", f"/studies/{kept.number}/set.toml"),
        ]
    for what in ("games.parquet", "figures.csv"):
        if (kept.folder / "data" / what).exists():
            links.append((what.split(".")[0], f"/studies/{kept.number}/{what}"))
    listed = "".join(
        f'<a class="button" href="{to}">{escape(words.say(f"lab-link-{name}"))}</a>'
        for name, to in links
    )
    return page(
        f"{kept.number} · {kept.title}", f'{"".join(parts)}<div class="games">{listed}</div>', words
    )


def _button(kept: Kept, what: str, words: Words) -> str:
    said = escape(words.say(f"lab-{what}"))
    return f'<form method="post" action="/studies/{kept.number}/{what}"><p><button>{said}</button></p></form>'


def house_set(name: str) -> dict[str, Any]:
    return game(name).components.content
