"""What games depend on beside their seeds, in short marks: the set, the version, the values bots learned."""

import hashlib
import json
from typing import Any

import funduk
from funduk.bots import learned_values
from funduk.catalogue import room
from funduk.core.component_set import read_set
from funduk.core.game import Game


def mark(content: Any) -> str:
    """Ten digits that differ where content differs."""
    written = (
        content if isinstance(content, bytes) else json.dumps(content, sort_keys=True).encode()
    )
    return hashlib.sha256(written).hexdigest()[:10]


def set_mark(game: Game) -> str:
    """Which set it is, whatever its name."""
    return mark(game.components.content)


def installed() -> str:
    """Which Funduk this is, with what its bots learned: others play other games."""
    values = b"".join(path.read_bytes() for path in sorted(learned_values.FOLDER.glob("*.json")))
    return f"{funduk.__version__} {mark(values)}"


def surroundings(game: Game) -> dict[str, str]:
    """Everything but options and bots; results from others are not comparable."""
    values = learned_values.file_of(game.name)
    shipped = mark(values.read_bytes()) if values.exists() else "none"
    return {
        "set": f"{game.components.name} {set_mark(game)}",
        "version": funduk.__version__,
        "values": learned_values.mark(game.name)[:10] or shipped,
    }


def learned_elsewhere(game: Game, seats: int) -> str:
    """The name of the set that the values in use were learned with; nothing where it is this one."""
    try:
        learned = learned_values.header(learned_values.read(game.name), seats)
    except OSError:
        return ""
    name = str(learned.get("set", ""))
    mine = learned.get("set_mark") or _mark_of_shipped(game.name, name)
    return "" if mine == set_mark(game) else name


def _mark_of_shipped(game: str, name: str) -> str:
    """Of a set in the game's room; values that were shipped name theirs only."""
    path = room(game) / "sets" / f"{name}.toml"
    return mark(read_set(path, game).content) if path.is_file() else ""
