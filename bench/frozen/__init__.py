"""The viziers of commit 877acc4, their values and their sets: a yardstick that never moves.

Nothing here is edited but imports, and those of the games stand in `frozen/games`. The solvers are the
house's own; `tests/bots/test_frozen.py` plays games that commit 877acc4 played.
"""

from importlib import import_module
from pathlib import Path

import funduk

HERE = Path(__file__).parent


def frozen_game(name: str) -> funduk.Game:
    """The game with the set its frozen vizier was trained on."""
    return funduk.game(name, HERE / "sets" / f"{name}.toml")


def vizier(game: funduk.Game, seat: int, dice: funduk.FastDice) -> funduk.Bot:
    """Seats the frozen vizier of a game."""
    made: funduk.Bot = import_module(f"bench.frozen.{game.name}.vizier").Vizier(game, seat, dice)
    return made
