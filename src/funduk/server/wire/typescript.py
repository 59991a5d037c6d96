"""The browser's types, made from messages and shapes: `python -m funduk.server.wire.typescript`"""

import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

from funduk import catalogue
from funduk.core.game import Game
from funduk.core.record import Added, Form, Record, Sub, shape_of
from funduk.server.notices import notice_calls
from funduk.server.pages import forms
from funduk.server.replays import review_forms
from funduk.server.tables.table import house_game
from funduk.server.wire import messages

WIDTH = 120
HEAD = "/* Made by `python -m funduk.server.wire.typescript` from the Python side: change it there. */\n"
SPOKEN = (
    *(forms.Me, forms.Option, forms.Game, forms.NewSeat, forms.NewTable, forms.Card, forms.Draw),
    notice_calls.Wishes,
    review_forms.ReviewPart,
    *(forms.PersonShare, forms.Dice, forms.Replay, forms.Frames, forms.Surface, forms.Choices),
)
OPEN_TYPES = """export type Goods = Record<string, number>;
/** The engine's own forms; each game has its own in the file of its name. */
export type Action = { seat: number | "*"; verb: string } & Record<string, unknown>;
export type GameEvent = { event: string } & Record<string, unknown>;
export type View = Record<string, unknown>;
export type Components = Record<string, unknown>;
export type OwnHints = Record<string, unknown>;
"""


def spoken() -> str:
    """All messages and forms."""
    wanted = [*messages.FromServer.__args__, *messages.ToServer.__args__, *SPOKEN]
    found: dict[str, inspect.StructType] = {}
    for kind in wanted:
        _collect(inspect.type_info(kind), found)
    parts = [HEAD + OPEN_TYPES, *(_interface(found[name]) for name in sorted(found))]
    for name in ("FromServer", "ToServer"):
        members = " | ".join(kind.__name__ for kind in getattr(messages, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    return "".join(parts)


def _collect(kind: Any, found: dict[str, inspect.StructType]) -> None:
    if isinstance(kind, inspect.StructType):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = kind
        for field in kind.fields:
            _collect(field.type, found)
    elif isinstance(kind, inspect.Metadata):
        _collect(kind.type, found)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            _collect(one, found)
    elif isinstance(kind, inspect.TupleType):
        for one in kind.item_types:
            _collect(one, found)
    elif isinstance(kind, inspect.ListType):
        _collect(kind.item_type, found)
    elif isinstance(kind, inspect.DictType):
        _collect(kind.value_type, found)


def _interface(kind: inspect.StructType) -> str:
    fields = [] if kind.tag is None else [f'{kind.tag_field}: "{kind.tag}"']
    for field in kind.fields:
        fields.append(f"{field.name}{'' if field.required else '?'}: {_type(field.type)}")
    return _written(kind.cls.__name__, fields)


def _written(name: str, fields: list[str]) -> str:
    """On one line where it fits."""
    short = f"export interface {name} {{ {'; '.join(fields)} }}\n"
    if len(short) <= WIDTH:
        return short
    return "\n".join([f"export interface {name} {{", *(f"  {field};" for field in fields), "}\n"])


def _type(kind: Any) -> str:
    if isinstance(kind, inspect.Metadata):
        named = (kind.extra or {}).get("typescript")
        return str(named) if named else _type(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_type(one) for one in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.ListType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return "[" + ", ".join(_type(one) for one in kind.item_types) + "]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    plain: dict[Any, str] = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    return plain[type(kind)]


def shapes(game: Game) -> str:
    """One game's view, actions and events."""
    found: dict[str, str] = {}
    view = type(game.view(game.setup(game.seats[0]), None))
    _record(view, [], found)
    hints = game.hint_kind()
    if hints is not None:
        _record(hints, [], found)
    seat = 'seat: number | "*"'
    actions = [
        _record(kind, [seat, f'verb: "{_text(kind, "VERB")}"'], found, "Action")
        for kind in game.actions
    ]
    events = [
        _record(kind, [f'event: "{_text(kind, "NAME")}"'], found, "Event") for kind in game.events
    ]
    lists = [
        f"export type View = {view.__name__};",
        f"export type Action = {' | '.join(actions)};",
        f"export type Event = {' | '.join(events)};",
        "export type Question = "
        + " | ".join(f'"{question}"' for question in game.questions)
        + ";",
        f"export type Hints = {'null' if hints is None else hints.__name__};",
    ]
    imported = (
        'import type { Goods } from "./messages";\n' if "Goods" in "".join(found.values()) else ""
    )
    return "".join([HEAD + imported, *found.values()]) + "\n".join([*lists, ""])


def _record(kind: type[Record], tags: list[str], found: dict[str, str], suffix: str = "") -> str:
    """Writes an interface for a record and the records inside it; returns its name."""
    name = kind.__name__ + suffix
    if name not in found:
        fields = list(tags)
        for field, form in shape_of(kind):
            _inside(form, found)
            sometimes = "?" if isinstance(form, Added) else ""
            fields.append(f"{field}{sometimes}: {form.typescript()}")
        found[name] = _written(name, fields)
    return name


def _inside(form: Form, found: dict[str, str]) -> None:
    if isinstance(form, Sub):
        _record(form.kind, [], found)
    for inner in ("form", "forms"):
        held = getattr(form, inner, None)
        for one in held if isinstance(held, (list, tuple)) else [held]:
            if isinstance(one, Form):
                _inside(one, found)


def _text(kind: type[Record], name: str) -> str:
    return str(getattr(kind, name))


def files() -> dict[str, str]:
    """Every file of types by its name."""
    made = {"messages.ts": spoken()}
    for name in catalogue.OWN:
        made[f"{name}.ts"] = shapes(house_game(name))
    return made


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/protocol")
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
