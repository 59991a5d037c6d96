"""Schwarzmarkt: numbers learned from noted games, kept only if they beat the last ones on fresh seeds."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from funduk.bots.schwarzmarkt.numbers import BY_HAND, numbers_from
from funduk.catalogue import game as find_game
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.playout import play_bots
from funduk.lab.crew import Work, play_all
from funduk.lab.statistics import Share
from funduk.lab.training.duel import share_of
from funduk.lab.training.market_fit import learn
from funduk.lab.training.market_notes import play_and_note, seat_with

GENERATIONS = 2
"""The first games show how long games last and who agrees to what; from all of them come the worths."""
SEEDS_A_BATCH = 2
FRESH = 5_000_000


def play_duels(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a game: one seat with the new numbers, the others with the last."""
    game = find_game("schwarzmarkt", what["components"])
    rows: list[dict[str, Any]] = []
    for seed in what["seeds"]:
        for newcomer in range(what["seats"]):
            table = game.setup(what["seats"])
            sides = ["new" if seat == newcomer else "old" for seat in range(what["seats"])]
            seated = [
                seat_with(game, seat, FastDice(seed * 1009 + seat), what[side])
                for seat, side in enumerate(sides)
            ]
            play_bots(game, table, FastDice(seed), list(seated))
            winners = game.winners(table)
            assert winners is not None
            rows.append({"seed": seed, "share": (newcomer in winners) / len(winners)})
    return rows


class MarketTraining:
    """Fixed by seed and numbers of games: the same again gives the same file."""

    def __init__(self, seed: int, games: int, duels: int, seats: int, folder: Path) -> None:
        playing = find_game("schwarzmarkt")
        if seats not in playing.seats:
            raise FundukError(f"schwarzmarkt is not for {seats} seats")
        self.seed = seed
        self.games = games
        self.duels = duels
        self.seats = seats
        self.path = folder / "schwarzmarkt.json"
        self.components = playing.components

    def run(self, console: Console, jobs: int | None = None) -> bool:
        """Whether the new numbers were kept."""
        game = find_game("schwarzmarkt")
        base = dict(BY_HAND)
        rows: list[dict[str, Any]] = []
        number = max(1, self.games // GENERATIONS)
        losses: dict[str, list[float]] = {}
        for generation in range(GENERATIONS):
            title = f"self-play {generation + 1} of {GENERATIONS}"
            offset = generation * number
            rows += self._play(console, title, play_and_note, number, offset, {"base": base}, jobs)
            base, losses = learn(game, rows, dict(BY_HAND), generation == GENERATIONS - 1)
            for part, (before, after) in losses.items():
                console.print(f"{part}: {before} by hand, {after} learned")
        more = {"new": base, "old": self._last()}
        fresh = max(1, self.duels // self.seats)
        share = share_of(self._play(console, "new against last", play_duels, fresh, FRESH, more, jobs))
        console.print(f"one with the new numbers against {self.seats - 1} with the last: {share}")
        if share.low <= 1.0 / self.seats:
            console.print("not clearly better: the last numbers stay")
            return False
        self._keep(base, losses, share)
        console.print(f"kept as {self.path.name}")
        return True

    def _keep(self, numbers: dict[str, float], losses: dict[str, list[float]], share: Share) -> None:
        file = {
            "game": "schwarzmarkt",
            "set": self.components.name,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "generations": GENERATIONS,
            "losses": losses,
            "duels": self.duels,
            "share_against_last": [round(share.mean, 4), round(share.half, 4)],
            "numbers": numbers,
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(file, indent=1) + "\n", encoding="utf-8")

    def _last(self) -> dict[str, float]:
        if not self.path.exists():
            return dict(BY_HAND)
        return numbers_from(json.loads(self.path.read_text(encoding="utf-8"))).all

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
        common = {"components": self.components.content, "seats": self.seats, **more}
        batches = [
            {**common, "seeds": list(range(start, min(start + SEEDS_A_BATCH, first + number)))}
            for start in range(first, first + number, SEEDS_A_BATCH)
        ]
        parts: dict[int, list[dict[str, Any]]] = {}
        with Progress(console=console) as progress:
            task = progress.add_task(f"schwarzmarkt: {title}", total=len(batches))
            for place, rows in play_all(work, batches, jobs):
                parts[place] = rows
                progress.advance(task)
        return [row for place in sorted(parts) for row in parts[place]]
