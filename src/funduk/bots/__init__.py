"""Opponents by name: every bot sees views only."""

from collections.abc import Callable
from importlib import import_module

from funduk.bots import learned_values
from funduk.core.bot import Bot
from funduk.core.dice import Dice
from funduk.core.errors import FundukError
from funduk.core.game import Game

NAMES = ("wanderer", "peddler", "merchant", "vizier")
"""From weak to strong."""

EVERY_GAME = "*"
HOMES: dict[str, dict[str, str]] = {
    "wanderer": {EVERY_GAME: "funduk.bots.wanderer:Wanderer"},
    "peddler": {
        "basari_cards": "funduk.bots.peddler.basari_cards:Peddler",
        "basari": "funduk.bots.peddler.basari:Peddler",
        "sandsturm": "funduk.bots.peddler.sandsturm:Peddler",
        "schwarzmarkt": "funduk.bots.peddler.schwarzmarkt:Peddler",
    },
    "merchant": {
        "basari_cards": "funduk.bots.merchant.basari_cards:Merchant",
        "basari": "funduk.bots.merchant.basari:Merchant",
        "sandsturm": "funduk.bots.merchant.sandsturm:Merchant",
        "schwarzmarkt": "funduk.bots.merchant.schwarzmarkt:Merchant",
    },
    "vizier": {
        "basari_cards": "funduk.bots.vizier.basari_cards:Vizier",
        "basari": "funduk.bots.vizier.basari:Vizier",
        "sandsturm": "funduk.bots.vizier.sandsturm:Vizier",
        "schwarzmarkt": "funduk.bots.vizier.schwarzmarkt:Vizier",
    },
}
"""Where each bot lives, by name and game; a bot is imported when it is first seated."""


class UnknownBot(FundukError):
    """No bot of that name plays this game."""


def engines(game: str) -> list[str]:
    """The bots that play a game, from weak to strong; a vizier only where values were learned."""
    there = [name for name in NAMES if game in HOMES[name] or EVERY_GAME in HOMES[name]]
    return [name for name in there if name != "vizier" or learned_values.file_of(game).is_file()]


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
    homes = HOMES.get(name, {})
    home = homes.get(game.name, homes.get(EVERY_GAME))
    if home is None or name not in engines(game.name):
        raise UnknownBot(
            f"no bot {name!r} plays {game.name}; there are {', '.join(names(game.name))}"
        )
    module, _, kind = home.partition(":")
    make: Callable[[Game, int, Dice], Bot] = getattr(import_module(module), kind)
    return make(game, seat, dice)
