"""`funduk lab train GAME`: plays, learns, and keeps the new values only if they beat the last ones."""

import json
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

from funduk.bots.basari.value import handmade_weights
from funduk.bots.basari.value_file import weights_from
from funduk.catalogue import game as find_game
from funduk.core.errors import FundukError
from funduk.lab import train_storm
from funduk.lab.crew import Work, play_all
from funduk.lab.training import basari, schwarzmarkt
from funduk.lab.training.basari import THINKERS
from funduk.lab.training.duel import play_duels, share_of
from funduk.lab.training.margins import learn

SEEDS_A_BATCH = 10
FRESH = 5_000_000
"""Seeds for the duel start this far behind those for training."""
USUAL_GAMES = (1500, 600)
USUAL = {"schwarzmarkt": (48, 160), "sandsturm": (180, 400)}
"""How many games are played to learn from and as duels, if nobody says otherwise."""
VALUES = Path(__file__).parent.parent / "bots" / "values"


class Training:
    """Fixed by game, seed and numbers of games: the same again gives the same file."""

    def __init__(
        self, game: str, seed: int, games: int, duels: int, seats: int, folder: Path = VALUES
    ) -> None:
        if game not in THINKERS:
            raise FundukError(f"no values are trained for {game}; there are {', '.join(THINKERS)}")
        if seats not in find_game(game).seats:
            raise FundukError(f"{game} is not for {seats} seats")
        self.game = game
        self.seed = seed
        self.games = games
        self.duels = duels
        self.seats = seats
        self.path = folder / f"{game}.json"
        self.components = find_game(game).components

    def run(self, console: Console, jobs: int | None = None) -> bool:
        """Whether the new values were kept."""
        rows = self._play(console, "merchants play", basari.play_and_note, self.games, 0, {}, jobs)
        weights, before, after = learn(rows, handmade_weights())
        console.print(f"{len(rows)} positions; log-loss {before:.4f} by hand, {after:.4f} learned")
        sides = {"new": weights.tolist(), "old": self._last()}
        field = "merchants" if sides["old"] is None else "with the last"
        number = max(1, self.duels // self.seats)
        share = share_of(self._play(console, "new against last", play_duels, number, FRESH, sides, jobs))
        console.print(f"one with the new values against {self.seats - 1} {field}: {share}")
        if share.low <= 1.0 / self.seats:
            console.print("not clearly better: the last values stay")
            return False
        file = {
            "game": self.game,
            "set": self.components.name,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "positions": len(rows),
            "log_loss_by_hand": round(before, 5),
            "log_loss_learned": round(after, 5),
            "duels": self.duels,
            "share_against_last": [round(share.mean, 4), round(share.half, 4)],
            "weights": np.round(weights.astype(np.float64), basari.DECIMALS).tolist(),
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(file, indent=1) + "\n", encoding="utf-8")
        console.print(f"kept as {self.path.name}")
        return True

    def _last(self) -> Any:
        if self.path.exists():
            return weights_from(json.loads(self.path.read_text(encoding="utf-8"))).tolist()
        return None

    def _play(
        self,
        console: Console,
        title: str,
        work: Work,
        number: int,
        offset: int,
        more: dict[str, Any],
        jobs: int | None,
    ) -> list[dict[str, Any]]:
        first = self.seed * 10_000_000 + offset
        seeds = range(first, first + number)
        common = {"game": self.game, "components": self.components.content, "seats": self.seats, **more}
        batches = [
            {**common, "seeds": list(seeds[start : start + SEEDS_A_BATCH])}
            for start in range(0, number, SEEDS_A_BATCH)
        ]
        parts: dict[int, list[dict[str, Any]]] = {}
        with Progress(console=console) as progress:
            task = progress.add_task(f"{self.game}: {title}", total=len(batches))
            for place, rows in play_all(work, batches, jobs):
                parts[place] = rows
                progress.advance(task)
        return [row for place in sorted(parts) for row in parts[place]]


def training_for(
    game: str, seed: int, games: int | None, duels: int | None, seats: int, folder: Path = VALUES
) -> Training | schwarzmarkt.MarketTraining | train_storm.StormTraining:
    """The way to learn that suits a game, with its usual numbers of games."""
    usual_games, usual_duels = USUAL.get(game, USUAL_GAMES)
    games = usual_games if games is None else games
    duels = usual_duels if duels is None else duels
    if game == "schwarzmarkt":
        return schwarzmarkt.MarketTraining(seed, games, duels, seats, folder)
    if game == "sandsturm":
        return train_storm.StormTraining(seed, games, duels, seats, folder)
    return Training(game, seed, games, duels, seats, folder)
