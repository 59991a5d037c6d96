"""Opponents who know our bots: each runs the bot it reads in the other chairs.

A haggle reader for both Basari games, a mission reader with bluff for Sandsturm, a disc and bid reader for
Schwarzmarkt. They think as the frozen viziers do, apart from what they read.
"""

from collections.abc import Callable
from importlib import import_module

import funduk

Make = Callable[[funduk.Game, int, funduk.FastDice], funduk.Bot]
HOMES = {
    "basari_cards": "haggles",
    "basari": "haggles",
    "sandsturm": "missions",
    "schwarzmarkt": "market",
}


def reader(game: funduk.Game, seat: int, dice: funduk.FastDice, others: Make) -> funduk.Bot:
    """Seats the reader of a game, who takes everybody else for bots made by `others`."""
    home = import_module(f"bench.readers.{HOMES[game.name]}")
    found: funduk.Bot = home.reader(game, seat, dice, others)
    return found
