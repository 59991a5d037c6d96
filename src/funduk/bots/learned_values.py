"""Where viziers have their values from: one small JSON file a game, with its provenance in the header.

A lab may put other values in their place for a while, learned for a set or an option of its own.
"""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from funduk.core.errors import FundukError

FOLDER = Path(__file__).with_name("values")

_instead: dict[str, dict[str, Any]] = {}
_marks: dict[str, str] = {}


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def read(game: str) -> dict[str, Any]:
    """The whole file in use for a game: the one it was shipped with, or what stands in its place."""
    if game in _instead:
        return _instead[game]
    found: dict[str, Any] = json.loads(file_of(game).read_text(encoding="utf-8"))
    return found


def mark(game: str) -> str:
    """Nothing for the values shipped; others differ where their content does."""
    return _marks.get(game, "")


def read_file(path: Path, game: str) -> dict[str, Any]:
    """Somebody's own values from a file."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise FundukError(f"cannot read values {path.name}: {wrong.strerror or wrong}") from None
    except ValueError:
        raise FundukError(
            f"{path.name} is not a file of values; `funduk lab train` writes them"
        ) from None
    if not isinstance(found, dict) or found.get("game") != game:
        raise FundukError(
            f"{path.name} does not hold values for {game}; `funduk lab train` writes them"
        )
    return found


@contextmanager
def instead(game: str, values: dict[str, Any] | None) -> Iterator[None]:
    """Other values than those shipped, as long as this lasts; None changes nothing."""
    if values is None:
        yield
        return
    before = _instead.get(game), _marks.get(game, "")
    _instead[game] = values
    _marks[game] = hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()
    try:
        yield
    finally:
        if before[0] is None:
            del _instead[game], _marks[game]
        else:
            _instead[game], _marks[game] = before[0], before[1]


def header(values: dict[str, Any], seats: int) -> dict[str, Any]:
    """Where values come from; where there are some for every table size, those of the nearest one."""
    tables = values.get("tables")
    if not isinstance(tables, dict) or not tables:
        return values
    nearest = min(tables, key=lambda size: abs(int(size) - seats))
    found: dict[str, Any] = tables[nearest].get("from", {})
    return found
