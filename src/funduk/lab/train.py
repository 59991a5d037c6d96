"""`funduk lab train GAME`: plays, learns, and keeps the new numbers only if they beat the last ones."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from funduk.bots.learned_values import FOLDER
from funduk.catalogue import GAMES
from funduk.core.errors import FundukError
from funduk.lab.training.course import Training

ROOM = "funduk.lab.training"
TRAININGS: dict[str, type[Training]] = {
    name: import_module(f"{ROOM}.{name}").TRAINING
    for name in GAMES
    if find_spec(f"{ROOM}.{name}") is not None
}
"""Each lies in a file called after its game."""


def training_for(
    game: str, seed: int, games: int | None, duels: int | None, seats: int, folder: Path = FOLDER
) -> Training:
    """The way to learn that suits a game."""
    if game not in TRAININGS:
        raise FundukError(f"there is no training for {game!r}; there are {', '.join(TRAININGS)}")
    return TRAININGS[game](game, seed, games, duels, seats, folder)
