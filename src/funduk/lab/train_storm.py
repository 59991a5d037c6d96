"""`funduk lab train sandsturm`: numbers from games, kept for a table size only if they beat the last ones."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from funduk.bots.merchant.sandsturm import worths_of
from funduk.bots.sandsturm.numbers import Numbers, handmade
from funduk.catalogue import game as find_game
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.playout import play_bots
from funduk.games.sandsturm import Sandsturm
from funduk.lab.crew import Work, play_all
from funduk.lab.statistics import Share, clustered
from funduk.lab.training.storm_fit import fit_habits, fit_outlook, fit_patience
from funduk.lab.training.storm_notes import play_and_note, seat_with

GAME = "sandsturm"
SEEDS_A_BATCH = 6
FRESH = 5_000_000
"""Seeds for the duel start this far behind those for training."""
TABLE_SEEDS = 1_000_000
"""And every table size has seeds of its own."""
VALUES = Path(__file__).parent.parent / "bots" / "values"


class StormTraining:
    """Fixed by seed, set, seats and numbers of games: the same again gives the same numbers."""

    def __init__(self, seed: int, games: int, duels: int, seats: int, folder: Path = VALUES) -> None:
        self.playing = find_game(GAME)
        if seats not in self.playing.seats:
            raise FundukError(f"{GAME} is not for {seats} seats")
        self.seed = seed
        self.games = games
        self.duels = duels
        self.seats = seats
        self.path = folder / f"{GAME}.json"
        self.components = self.playing.components

    def run(self, console: Console, jobs: int | None = None) -> bool:
        """Whether the new numbers were kept."""
        numbers, notes = self.learn(console, jobs)
        last = self._last()
        sides = {"new": numbers.as_json(), "old": last.as_json()}
        number = max(1, self.duels // self.seats)
        share = share_of(self._play(console, "new against last", play_duels, number, FRESH, sides, jobs))
        console.print(f"one with the new numbers against {self.seats - 1} with the last: {share}")
        if share.low <= 1.0 / self.seats:
            console.print("not clearly better: the last numbers stay")
            return False
        self._keep({**notes, "share_against_last": [round(share.mean, 4), round(share.half, 4)]}, numbers)
        console.print(f"kept in {self.path.name}")
        return True

    def learn(self, console: Console, jobs: int | None = None) -> tuple[Numbers, dict[str, Any]]:
        """Plays with hand-made numbers and fits all that games can tell."""
        prior = handmade()
        more = {"numbers": prior.as_json()}
        rows = self._play(console, "games to learn from", play_and_note, self.games, 0, more, jobs)
        assert isinstance(self.playing, Sandsturm)
        worths = worths_of(self.playing.box, self.seats)
        habits, deal_before, deal_after = fit_habits(rows, prior.habits)
        console.print(f"surprise about the deal: {deal_before:.4f} by hand, {deal_after:.4f} learned")
        outlooks, win_before, win_after = fit_outlook(rows, worths, prior.outlooks)
        console.print(f"surprise about the winner: {win_before:.4f} by hand, {win_after:.4f} learned")
        numbers = replace(
            prior, habits=habits, outlooks=outlooks, patience=fit_patience(rows, prior.patience)
        )
        notes = {
            "set": self.components.name,
            "seed": self.seed,
            "games": self.games,
            "duels": self.duels,
            "deal_log_loss": [round(deal_before, 4), round(deal_after, 4)],
            "winner_log_loss": [round(win_before, 4), round(win_after, 4)],
        }
        return numbers, notes

    def _written(self) -> dict[str, Any]:
        if not self.path.exists():
            return {"game": GAME, "tables": {}}
        file: dict[str, Any] = json.loads(self.path.read_text(encoding="utf-8"))
        return file

    def _last(self) -> Numbers:
        """The numbers kept for this set and table size, or those made by hand."""
        table = self._written()["tables"].get(str(self.seats))
        if table is None or table["from"]["set"] != self.components.name:
            return handmade()
        return Numbers.from_json(table)

    def _keep(self, notes: dict[str, Any], numbers: Numbers) -> None:
        file = self._written()
        file["tables"][str(self.seats)] = {"from": notes, **numbers.as_json()}
        file["tables"] = dict(sorted(file["tables"].items()))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(file, indent=1) + "\n", encoding="utf-8")

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
        first = self.seed * 100_000_000 + self.seats * TABLE_SEEDS + offset
        seeds = range(first, first + number)
        common = {"game": GAME, "components": self.components.content, "seats": self.seats, **more}
        batches = [
            {**common, "seeds": list(seeds[start : start + SEEDS_A_BATCH])}
            for start in range(0, number, SEEDS_A_BATCH)
        ]
        parts: dict[int, list[dict[str, Any]]] = {}
        with Progress(console=console) as progress:
            task = progress.add_task(f"{GAME}, {self.seats} seats: {title}", total=len(batches))
            for place, rows in play_all(work, batches, jobs):
                parts[place] = rows
                progress.advance(task)
        return [row for place in sorted(parts) for row in parts[place]]


def play_duels(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a game: the seed and the lone newcomer's share of the win, from every seat."""
    game = find_game(what["game"], what["components"])
    new, old = Numbers.from_json(what["new"]), Numbers.from_json(what["old"])
    rows: list[dict[str, Any]] = []
    for seed in what["seeds"]:
        for newcomer in range(what["seats"]):
            table = game.setup(what["seats"])
            players = [
                seat_with(game, seat, FastDice(seed * 1009 + seat), new if seat == newcomer else old)
                for seat in range(what["seats"])
            ]
            play_bots(game, table, FastDice(seed), players)
            winners = game.winners(table)
            assert winners is not None
            rows.append({"seed": seed, "share": 1.0 / len(winners) if newcomer in winners else 0.0})
    return rows


def share_of(rows: list[dict[str, Any]]) -> Share:
    by_seed: dict[int, list[float]] = {}
    for row in rows:
        by_seed.setdefault(row["seed"], []).append(row["share"])
    return clustered(by_seed)
