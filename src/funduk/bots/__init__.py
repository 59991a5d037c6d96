"""Opponents by name: every bot sees views only.

A bot lives in its game's room: `bots/<game>/<name>.py` has a class called after it. Other packages add bots
by entry points of the group `funduk.bots`, named `<game>.<name>`.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

from funduk.bots import learned_values
from funduk.bots.wanderer import Wanderer
from funduk.core.bot import Bot
from funduk.core.dice import Dice
from funduk.core.errors import FundukError
from funduk.core.game import Game

GROUP = "funduk.bots"
NAMES = ("wanderer", "peddler", "merchant", "vizier", "genie")
"""From weak to strong; bots of other packages come after them, by name."""

Make = Callable[[Game, int, Dice], Bot]
_hired: dict[str, Make] = {}


class MissingExtra(FundukError):
    """A bot needs a package that only comes with an extra."""


class UnknownBot(FundukError):
    """No bot of that name plays this game."""


def engines(game: str) -> list[str]:
    """The bots that play a game, from weak to strong; a vizier only where values were learned."""
    guests = sorted(name for name in _guests(game) if name not in NAMES)
    return [*[name for name in NAMES if _plays(name, game)], *guests, *_hired]


def hire(name: str, make: Make) -> None:
    """Lets a bot be seated in all games under a plain name; only a server's operator can ask for it."""
    _hired[name] = make


def dismiss() -> None:
    """Nobody is hired any more."""
    _hired.clear()


def names(game: str) -> list[str]:
    """Everybody who can be seated: the bots, then the levels for people, each from weak to strong."""
    from funduk.bots import levels

    there = engines(game)
    return [*there, *[name for name in levels.names(game) if name not in there]]


def bot(name: str, game: Game, seat: int, dice: Dice) -> Bot:
    """Seats a bot, or a level for people, by name."""
    from funduk.bots import levels

    if name in levels.LEVELS:
        return levels.seat(name, game, seat, dice)
    if name not in engines(game.name):
        raise UnknownBot(
            f"no bot {name!r} plays {game.name}; there are {', '.join(names(game.name))}"
        )
    return _maker(name, game.name)(game, seat, dice)


def _plays(name: str, game: str) -> bool:
    if name in _guests(game) or name == "wanderer":
        return True
    if name in ("vizier", "genie") and not learned_values.file_of(game).is_file():
        return False
    return _has_module(f"funduk.bots.{game}.{name}")


def _maker(name: str, game: str) -> Make:
    """A bot is imported when it is first seated."""
    if name in _hired:
        return _hired[name]
    guest = _guests(game).get(name)
    if guest is not None:
        made: Make = guest.load()
        return made
    if name == "wanderer":
        return Wanderer
    try:
        own: Make = getattr(import_module(f"funduk.bots.{game}.{name}"), name.title())
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] == "funduk":
            raise
        raise MissingExtra(
            f"{name} thinks with {missing.name}, which is not installed: pip install funduk[bots]"
        ) from None
    return own


@cache
def _has_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


@cache
def _guests(game: str) -> dict[str, EntryPoint]:
    """Bots of other packages for one game, by name."""
    prefix = game + "."
    return {
        found.name.removeprefix(prefix): found
        for found in entry_points(group=GROUP)
        if found.name.startswith(prefix)
    }
