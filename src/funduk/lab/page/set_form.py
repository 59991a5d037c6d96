"""A component set as fields of a form, and back: every number and word by its path."""

import copy
import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from funduk.core.errors import BadSet

FIELD = re.compile(r"(\w+)\[(\d+)\]\.(\w+)")
PLAIN = ("game", "name")
MOST_ENTRIES = 200


def as_word(value: Any) -> str:
    """A value as TOML writes it on one line; a text in a form needs no quotes."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {as_word(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(as_word(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def shown(value: Any) -> str:
    return value if isinstance(value, str) else as_word(value)


def as_toml(content: dict[str, Any]) -> str:
    """A whole set: words first, then tables, then entries."""
    simple = [
        key
        for key, value in content.items()
        if not isinstance(value, dict) and not is_entries(value)
    ]
    tables = [key for key, value in content.items() if isinstance(value, dict)]
    lines = [f"{key} = {as_word(content[key])}" for key in simple]
    for name in tables:
        lines += ["", f"[{name}]", *_pairs(content[name])]
    for name in content:
        for entry in content[name] if is_entries(content[name]) else []:
            lines += ["", f"[[{name}]]", *_pairs(entry)]
    return "\n".join(lines) + "\n"


def _pairs(table: dict[str, Any]) -> list[str]:
    return [
        f"{json.dumps(key) if not key.isidentifier() else key} = {as_word(one)}"
        for key, one in table.items()
    ]


def is_entries(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def fields(
    content: dict[str, Any],
) -> tuple[list[tuple[str, str]], dict[str, list[dict[str, str]]]]:
    """Fields of their own by name, and those of entries as rows."""
    alone: list[tuple[str, str]] = []
    rows: dict[str, list[dict[str, str]]] = {}
    for key, value in content.items():
        if is_entries(value):
            names = list(dict.fromkeys(name for entry in value for name in entry))
            rows[key] = [
                {name: shown(entry[name]) if name in entry else "" for name in names}
                for entry in value
            ]
        elif isinstance(value, dict):
            alone += [(f"{key}.{name}", shown(one)) for name, one in value.items()]
        elif key not in PLAIN:
            alone.append((key, shown(value)))
    return alone, rows


def from_form(model: dict[str, Any], form: Mapping[str, str]) -> dict[str, Any]:
    """The set that a form describes, like the model it was made from; what it does not say stays."""
    content = copy.deepcopy(model)
    content["name"] = form.get("name", "").strip() or content["name"]
    for key, value in model.items():
        if is_entries(value):
            content[key] = _entries(key, value, form)
        elif isinstance(value, dict):
            for name, one in value.items():
                written = form.get(f"{key}.{name}")
                if written is not None:
                    content[key][name] = _value(written, one, f"{key}.{name}")
        elif key not in PLAIN and key in form:
            content[key] = _value(form[key], value, key)
    return content


def _entries(
    key: str, model: list[dict[str, Any]], form: Mapping[str, str]
) -> list[dict[str, Any]]:
    found: dict[int, dict[str, Any]] = {}
    kinds = {name: one for entry in reversed(model) for name, one in entry.items()}
    for field, written in form.items():
        match = FIELD.fullmatch(field)
        if match is None or match[1] != key or int(match[2]) > MOST_ENTRIES:
            continue
        entry = found.setdefault(int(match[2]), {})
        name = match[3]
        if name in kinds and written.strip():
            entry[name] = _value(written, kinds[name], field)
    return (
        [found[place] for place in sorted(found) if found[place]] if found else copy.deepcopy(model)
    )


def _value(written: str, like: Any, where: str) -> Any:
    """What was typed, read as the value it replaces."""
    if isinstance(like, str):
        return written.strip()
    try:
        return tomllib.loads(f"value = {written.strip()}")["value"]
    except tomllib.TOMLDecodeError:
        raise BadSet(f"{where}: {written!r} is not written like {shown(like)!r}") from None
