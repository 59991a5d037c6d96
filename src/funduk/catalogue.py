"""Names to objects: which games there are, ours and those that other packages bring.

A package brings a game by an entry point of the group `funduk.games`: its name is the game's, its object the
game's class. One that cannot be opened does not close the house: `GAMES.broken` says why it cannot.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from funduk.core.component_set import ComponentSet, read_set, set_from_content
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.games.basari import Basari
from funduk.games.basari_cards import BasariCards
from funduk.games.sandsturm import Sandsturm
from funduk.games.schwarzmarkt import Schwarzmarkt

GROUP = "funduk.games"
GOOD_NAME = re.compile(r"[a-z][a-z0-9_]{1,39}")
Make = Callable[[ComponentSet | None], Game]

OWN: dict[str, Make] = {
    "basari_cards": BasariCards,
    "basari": Basari,
    "schwarzmarkt": Schwarzmarkt,
    "sandsturm": Sandsturm,
}


class UnknownGame(FundukError):
    """No game of that name."""


class BrokenGame(FundukError):
    """An installed package brings a game that cannot be opened."""


class Games(Mapping[str, Make]):
    """Every game by name; those of other packages are looked for when somebody first asks."""

    def __init__(self) -> None:
        self._found: dict[str, Make] | None = None
        self._broken: dict[str, str] = {}

    @property
    def broken(self) -> dict[str, str]:
        """Games of other packages that cannot be opened, and why not."""
        self._all()
        return self._broken

    def __getitem__(self, name: str) -> Make:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> dict[str, Make]:
        if self._found is None:
            self._found = dict(OWN)
            for point in sorted(entry_points(group=GROUP), key=_name):
                try:
                    self._found[point.name] = _opened(point, self._found)
                except Exception as wrong:  # whatever a stranger's code may raise
                    why = str(wrong) if isinstance(wrong, FundukError) else repr(wrong)
                    self._broken[point.name] = f"{_package(point)}: {why}"
        return self._found


GAMES = Games()


def game(
    name: str, set: str | Path | dict[str, object] | None = None, *, free: bool = False
) -> Game:
    """A game by name, with its house set, an owner's set file, or a set's content.

    A free set may have other numbers of cards than the box, for simulations.
    """
    make = GAMES.get(name)
    if make is None:
        if name in GAMES.broken:
            raise UnknownGame(f"the game {name!r} cannot be opened: {GAMES.broken[name]}")
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    if set is None:
        return make(None)
    if isinstance(set, dict):
        return make(set_from_content(set, name, "set", [], free))
    return make(read_set(Path(set), name, free))


def room(name: str) -> Path:
    """The folder of a game: rules, words and sets lie beside its class."""
    return _home(game(name))


def rulebook(name: str, language: str) -> str:
    """RULES as they are, in one language."""
    path = room(name) / f"RULES.{language}.md"
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        raise BrokenGame(f"{name} has no {path.name} beside its game class") from None


def _home(opened: Game) -> Path:
    file = sys.modules[type(opened).__module__].__file__
    assert file is not None
    return Path(file).parent


def _name(point: EntryPoint) -> str:
    return point.name


def _package(point: EntryPoint) -> str:
    return "its package" if point.dist is None else f"{point.dist.name} {point.dist.version}"


def _opened(point: EntryPoint, known: dict[str, Make]) -> Make:
    """The class behind an entry point, once it has shown that it is a game of that name."""
    if not GOOD_NAME.fullmatch(point.name):
        raise BrokenGame("a game's name is written in small letters, digits and _")
    if point.name in known:
        raise BrokenGame("there is already a game of that name")
    make: Make = point.load()
    opened = make(None)
    if not isinstance(opened, Game):
        raise BrokenGame(f"{point.value} is not a funduk.core.game.Game")
    if opened.name != point.name:
        raise BrokenGame(f"the entry point is called {point.name!r}, but NAME is {opened.name!r}")
    if not opened.seats:
        raise BrokenGame("SEATS says for how many players it is, such as (3, 4)")
    return make
