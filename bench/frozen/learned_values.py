"""Where viziers have their values from: one small JSON file a game, with its provenance in the header."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("values")


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def read(game: str) -> dict[str, Any]:
    """The whole file shipped for a game."""
    found: dict[str, Any] = json.loads(file_of(game).read_text(encoding="utf-8"))
    return found
