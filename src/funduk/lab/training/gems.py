"""Values of both Basari games, learned from merchants' games."""

from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from funduk.bots.basari.value import handmade_weights
from funduk.bots.basari.value_file import weights_from
from funduk.core.errors import FundukError
from funduk.lab.crew import Work
from funduk.lab.training.basari import THINKERS, play_and_note, play_duels
from funduk.lab.training.course import VALUES, Training
from funduk.lab.training.margins import learn

DECIMALS = 5


class GemTraining(Training):
    """Weights of the features of a position."""

    def __init__(
        self,
        game: str,
        seed: int,
        games: int | None = None,
        duels: int | None = None,
        seats: int = 4,
        folder: Path = VALUES,
    ) -> None:
        if game not in THINKERS:
            raise FundukError(f"no values are trained for {game}; there are {', '.join(THINKERS)}")
        super().__init__(game, seed, games, duels, seats, folder)

    def learn(self, console: Console, jobs: int | None = None) -> tuple[Any, dict[str, Any]]:
        rows = self.play(console, "merchants play", play_and_note, self.games, 0, {}, jobs)
        weights, before, after = learn(rows, handmade_weights())
        console.print(f"{len(rows)} positions; log-loss {before:.4f} by hand, {after:.4f} learned")
        notes = {
            "positions": len(rows),
            "log_loss_by_hand": round(before, 5),
            "log_loss_learned": round(after, 5),
        }
        return np.round(weights.astype(np.float64), DECIMALS).tolist(), notes

    def last(self) -> Any:
        file = self.written()
        return None if file is None else weights_from(file).tolist()

    def file(self, learned: Any, header: dict[str, Any]) -> dict[str, Any]:
        return {"game": self.game, **header, "weights": learned}

    def duel_work(self) -> Work:
        return play_duels
