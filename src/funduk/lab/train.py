"""`funduk lab train GAME`: plays, learns, and keeps the new numbers only if they beat the last ones."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from funduk.bots.learned_values import file_of, read
from funduk.catalogue import GAMES
from funduk.catalogue import game as find_game
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.lab.study.settings import Values
from funduk.lab.training.course import Training

ROOM = "funduk.lab.training"
TRAININGS: dict[str, type[Training]] = {
    name: import_module(f"{ROOM}.{name}").TRAINING
    for name in GAMES
    if find_spec(f"{ROOM}.{name}") is not None
}
"""Each lies in a file called after its game."""


def training_for(
    game: Game,
    seed: int,
    games: int | None,
    duels: int | None,
    seats: int,
    *,
    options: dict[str, Any] | None = None,
    start: Values | None = None,
    out: Path | None = None,
) -> Training:
    """The way to learn that suits a game."""
    if game.name not in TRAININGS:
        raise FundukError(
            f"there is no training for {game.name!r}; there are {', '.join(TRAININGS)}"
        )
    own = game.components.content != find_game(game.name).components.content
    if out is None and (own or options or start):
        raise FundukError("values for a set or options of your own need a file: --out FILE")
    shipped = read(game.name) if out is not None and file_of(game.name).exists() else None
    return TRAININGS[game.name](
        game,
        seed,
        games,
        duels,
        seats,
        options=options,
        start=shipped if start is None else start.content,
        path=out or file_of(game.name),
    )
