"""Schwarzmarkt: traders play with their numbers moved a little; what won shows where to move them.

Every other table seats a peddler too, and every fourth trades wildly, so that nothing is learned that only
holds among equals.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from funduk.bots.peddler.schwarzmarkt import Peddler
from funduk.bots.schwarzmarkt.numbers import BY_HAND, Numbers, numbers_from
from funduk.bots.schwarzmarkt.trader import Trader
from funduk.catalogue import game as find_game
from funduk.core.bot import Bot
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.core.playout import play_bots
from funduk.lab.crew import Work, play_all
from funduk.lab.statistics import Share
from funduk.lab.training.duel import share_of

Floats = NDArray[np.float64]

LEARNED = [name for name, value in BY_HAND.items() if value > 0.0]
SHARES = ("shrewd", "habit", "later")
"""These numbers are shares and stay below one."""
WIDTH = 0.35
"""How far numbers are moved, on a scale of logarithms."""
STEP = 2.5
MOST_STEP = 0.6
POINTS = 0.02
"""What a point more than the others counts, beside the share of the win: points are less a matter of luck."""
GENERATIONS = 3
SEEDS_A_BATCH = 8
FRESH = 5_000_000
DECIMALS = 4


def moved(base: dict[str, float], by: Floats) -> dict[str, float]:
    """The numbers times e to the power of each move."""
    found = dict(base)
    for name, move in zip(LEARNED, by, strict=True):
        value = base[name] * float(np.exp(move))
        found[name] = round(min(value, 0.98) if name in SHARES else value, DECIMALS)
    return found


def seat_with(game: Game, seat: int, dice: FastDice, numbers: dict[str, float]) -> Trader:
    trader = Trader(game, seat, dice)
    trader.numbers = Numbers(numbers)
    return trader


def play_variants(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a trader: how its numbers were moved, and how much better than the other traders it did."""
    game = find_game("schwarzmarkt", what["components"])
    seats: int = what["seats"]
    rows: list[dict[str, Any]] = []
    for seed in what["seeds"]:
        moves = WIDTH * np.random.default_rng(seed).standard_normal((seats, len(LEARNED)))
        table = game.setup(seats, {"trade": "wild" if seed % 4 == 3 else "ordered"})
        seated: list[Bot] = [
            seat_with(game, seat, FastDice(seed * 1009 + seat), moved(what["base"], moves[seat]))
            for seat in range(seats)
        ]
        traders = list(range(seats))
        if seed % 2:
            plain = traders.pop(seed // 2 % seats)
            seated[plain] = Peddler(game, plain, FastDice(seed))
        play_bots(game, table, FastDice(seed), seated)
        scores, winners = game.scores(table), game.winners(table)
        assert scores is not None and winners is not None
        outcomes = np.array([(seat in winners) / len(winners) + POINTS * scores[seat] for seat in traders])
        outcomes -= outcomes.mean()
        own = moves[traders] - moves[traders].mean(axis=0)
        for move, outcome in zip(own, outcomes, strict=True):
            rows.append({"moves": move.tolist(), "outcome": float(outcome)})
    return rows


def learn(rows: list[dict[str, Any]]) -> Floats:
    """Which way to move the numbers: a regression, shrunk where it cannot be told from luck."""
    moves = np.array([row["moves"] for row in rows])
    outcomes = np.array([row["outcome"] for row in rows])
    curve = moves.T @ moves + np.eye(len(LEARNED))
    slope = np.linalg.solve(curve, moves.T @ outcomes)
    left = outcomes - moves @ slope
    error = np.sqrt(float(left @ left) / len(rows) * np.diag(np.linalg.inv(curve)))
    sure = np.clip(1.0 - (error / np.maximum(np.abs(slope), 1e-12)) ** 2, 0.0, 1.0)
    return np.clip(STEP * sure * slope, -MOST_STEP, MOST_STEP)


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
        base = dict(BY_HAND)
        number = max(1, self.games // GENERATIONS)
        for generation in range(GENERATIONS):
            title = f"moved numbers {generation + 1} of {GENERATIONS}"
            offset = generation * number
            rows = self._play(console, title, play_variants, number, offset, {"base": base}, jobs)
            step = learn(rows)
            base = moved(base, step)
            steps = zip(LEARNED, step, strict=True)
            told = [f"{name} {move:+.2f}" for name, move in steps if abs(move) > 0.02]
            console.print(f"{len(rows)} seats; {', '.join(told) or 'nothing clearly better'}")
        more = {"new": base, "old": self._last()}
        fresh = max(1, self.duels // self.seats)
        share = share_of(self._play(console, "new against last", play_duels, fresh, FRESH, more, jobs))
        console.print(f"one with the new numbers against {self.seats - 1} with the last: {share}")
        if share.low <= 1.0 / self.seats:
            console.print("not clearly better: the last numbers stay")
            return False
        self._keep(base, share)
        console.print(f"kept as {self.path.name}")
        return True

    def _keep(self, numbers: dict[str, float], share: Share) -> None:
        file = {
            "game": "schwarzmarkt",
            "set": self.components.name,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "generations": GENERATIONS,
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
