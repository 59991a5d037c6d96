"""Names to objects: which games there are."""

from collections.abc import Callable
from pathlib import Path

from funduk.core.component_set import ComponentSet, read_set, set_from_content
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.games.basari import Basari
from funduk.games.basari_cards import BasariCards
from funduk.games.sandsturm import Sandsturm
from funduk.games.schwarzmarkt import Schwarzmarkt

GAMES: dict[str, Callable[[ComponentSet | None], Game]] = {
    "basari_cards": BasariCards,
    "basari": Basari,
    "sandsturm": Sandsturm,
    "schwarzmarkt": Schwarzmarkt,
}


class UnknownGame(FundukError):
    """No game of that name."""


def game(name: str, set: str | Path | dict[str, object] | None = None) -> Game:
    """A game by name, with its house set, an owner's set file, or a set's content."""
    make = GAMES.get(name)
    if make is None:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    if set is None:
        return make(None)
    if isinstance(set, dict):
        return make(set_from_content(set, name, "set", []))
    return make(read_set(Path(set), name))
