"""`funduk lab train GAME`: plays, learns, and keeps the new numbers only if they beat the last ones."""

from pathlib import Path

from funduk.bots.learned_values import FOLDER
from funduk.core.errors import FundukError
from funduk.lab.training.course import Training
from funduk.lab.training.gems import GemTraining
from funduk.lab.training.sandsturm import StormTraining
from funduk.lab.training.schwarzmarkt import MarketTraining

TRAININGS: dict[str, type[Training]] = {
    game: training
    for training in (GemTraining, StormTraining, MarketTraining)
    for game in training.GAMES
}


def training_for(
    game: str, seed: int, games: int | None, duels: int | None, seats: int, folder: Path = FOLDER
) -> Training:
    """The way to learn that suits a game."""
    if game not in TRAININGS:
        raise FundukError(f"there is no training for {game!r}; there are {', '.join(TRAININGS)}")
    return TRAININGS[game](game, seed, games, duels, seats, folder)
