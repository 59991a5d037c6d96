"""Where games at the terminal are kept while they are played, and which of them can go on."""

import json
import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

FOLDER = "FUNDUK_KEPT"
"""The environment variable that names another folder."""


def folder() -> Path:
    """The user's own folder of kept games."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else user_data_path("funduk", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """A file that is not there yet, named by date and game; its folder is made."""
    place = folder()
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}"
    number, file = 1, place / f"{name}.json"
    while file.exists():
        number += 1
        file = place / f"{name}-{number}.json"
    return file


def is_kept(file: Path) -> bool:
    return file.resolve().parent == folder().resolve()


def unfinished() -> list[tuple[Path, str]]:
    """Kept games that are not over, newest first, each with its game; unreadable files are left out."""
    found: list[tuple[Path, str]] = []
    for file in sorted(folder().glob("*.json"), reverse=True):
        try:
            content = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        if isinstance(content, dict) and "game" in content and content.get("winners") is None:
            found.append((file, str(content["game"])))
    return found
