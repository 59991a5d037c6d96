"""Everything a browser needs to show a game that its pages were not built for."""

from functools import lru_cache
from typing import Any

import funduk
from funduk import catalogue
from funduk.core.record import Form, Record, Sub, shape_of
from funduk.locale import LANGUAGES, text_of_game
from funduk.server.pages.forms import Field, Surface, Tagged
from funduk.server.refuse import Refuse
from funduk.server.tables.table import house_game

LARGE = 2**53
"""Bounds beyond this are none; a browser could not even read them."""


@lru_cache(maxsize=64)
def surface(name: str, language: str) -> Surface:
    """A game's words, shapes and rules in one language."""
    if name not in funduk.GAMES or language not in LANGUAGES:
        raise Refuse("unknown_game")
    game = house_game(name)
    records: dict[str, list[Field]] = {}
    view = type(game.view(game.setup(game.seats[0]), None))
    _collect(view, records)
    hints = game.hint_kind()
    if hints is not None:
        _collect(hints, records)
    return Surface(
        name,
        language,
        game.rules_version,
        list(game.seats),
        text_of_game(name, language),
        list(game.questions),
        view.__name__,
        [Tagged(_text(kind, "VERB"), _fields(kind, records)) for kind in game.actions],
        [Tagged(_text(kind, "NAME"), _fields(kind, records)) for kind in game.events],
        None if hints is None else hints.__name__,
        records,
        catalogue.rulebook(name, language),
    )


def _collect(kind: type[Record], records: dict[str, list[Field]]) -> None:
    if kind.__name__ not in records:
        records[kind.__name__] = []
        records[kind.__name__] += _fields(kind, records)


def _fields(kind: type[Record], records: dict[str, list[Field]]) -> list[Field]:
    """The fields of a record, and of the records inside it."""
    for _, form in shape_of(kind):
        _inside(form, records)
    return [Field(name, _bounded(form.described())) for name, form in shape_of(kind)]


def _inside(form: Form, records: dict[str, list[Field]]) -> None:
    if isinstance(form, Sub):
        _collect(form.kind, records)
    inner = getattr(form, "form", None)
    if isinstance(inner, Form):
        _inside(inner, records)


def _bounded(described: dict[str, Any]) -> dict[str, Any]:
    """Without bounds that say nothing."""
    found = dict(described)
    if isinstance(found.get("of"), dict):
        found["of"] = _bounded(found["of"])
    for end in ("low", "high"):
        if abs(found.get(end, 0)) >= LARGE:
            del found[end]
    return found


def _text(kind: type[Record], name: str) -> str:
    return str(getattr(kind, name))
