"""What every training does: games to learn from, a duel on fresh seeds, and a file only if it is won."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Console
from rich.progress import Progress

from funduk.bots.learned_values import file_of, read_file
from funduk.catalogue import game as find_game
from funduk.core.bot import Bot
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.core.playout import play_bots
from funduk.lab.crew import Work, play_all
from funduk.lab.identity import set_mark
from funduk.lab.seating import win_shares
from funduk.lab.statistics import Share, clustered

SEED = 100_000_000
TABLE = 10_000_000
FRESH = 5_000_000
"""Every seed and table size has games of its own; those of the duel lie this far behind the others."""
SEEDS = range(1, 5)
"""Arenas play below the first of these, studies above the last: nobody is measured on games learned from."""
MOST_GAMES = 1_000_000

Rows = list[dict[str, Any]]
SeatWith = Callable[[Game, int, FastDice, Any], Bot]


class Training(ABC):
    """Fixed by game, set, seed, seats and numbers of games: the same again gives the same file."""

    USUAL: ClassVar[tuple[int, int]]
    """How many games are played to learn from and as duels, if nobody says otherwise."""
    SEEDS_A_BATCH: ClassVar[int] = 10
    FEWEST_DUEL_SEEDS: ClassVar[int] = 30
    """With fewer, luck would decide what is kept."""

    def __init__(
        self,
        playing: Game,
        seed: int,
        games: int | None = None,
        duels: int | None = None,
        seats: int = 4,
        *,
        options: dict[str, Any] | None = None,
        start: dict[str, Any] | None = None,
        path: Path | None = None,
    ) -> None:
        self.playing = playing
        game = playing.name
        if seats not in self.playing.seats:
            few, many = min(self.playing.seats), max(self.playing.seats)
            raise FundukError(f"{game} is not for {seats} seats; choose {few} to {many}")
        if seed not in SEEDS:
            raise FundukError(f"--seed must be a number from {SEEDS[0]} to {SEEDS[-1]}, not {seed}")
        least = self.FEWEST_DUEL_SEEDS * seats
        self.game = game
        self.seed = seed
        self.games = self.USUAL[0] if games is None else games
        self.duels = max(self.USUAL[1], least) if duels is None else duels
        if not 1 <= self.games <= MOST_GAMES:
            raise FundukError(f"--games must be a number from 1 to {MOST_GAMES}, not {games}")
        if not least <= self.duels <= MOST_GAMES:
            raise FundukError(
                f"--duels must be a number from {least} to {MOST_GAMES} at {seats} seats, not {duels}"
            )
        self.seats = seats
        self.options = options or {}
        self.playing.setup(seats, self.options)
        self.path = path or file_of(game)
        self.start = start
        self.components = self.playing.components

    @abstractmethod
    def learn(self, console: Console, jobs: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Plays and fits: what was learned, as JSON, and what is worth noting about it."""

    @abstractmethod
    def last(self) -> Any:
        """What the others play with in the duel: what was kept last, or what was made by hand."""

    @abstractmethod
    def file(self, learned: Any, header: dict[str, Any]) -> dict[str, Any]:
        """All that the file holds from now on."""

    @abstractmethod
    def duel_work(self) -> Work:
        """A function that plays duels of `new` against `old`, one row a game."""

    def run(self, console: Console, jobs: int | None = None) -> bool:
        """Whether what was learned is kept."""
        learned, notes = self.learn(console, jobs)
        sides = {"new": learned, "old": self.last()}
        number = self.duels // self.seats
        share = share_of(
            self.play(console, "new against last", self.duel_work(), number, FRESH, sides, jobs)
        )
        console.print(f"one with the new numbers against {self.seats - 1} with the last: {share}")
        if share.low <= 1.0 / self.seats:
            console.print("not clearly better: the last numbers stay")
            return False
        against = [round(share.mean, 4), round(share.half, 4)]
        self.keep(learned, {**self.header(), **notes, "share_against_last": against})
        console.print(f"kept as {self.path.name}")
        return True

    def header(self) -> dict[str, Any]:
        """Where the numbers come from."""
        return {
            "set": self.components.name,
            "set_mark": set_mark(self.playing),
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "duels": self.duels,
        }

    def keep(self, learned: Any, header: dict[str, Any]) -> None:
        file = self.file(learned, header)
        part = self.path.with_suffix(".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(file, indent=1) + "\n", encoding="utf-8")
            part.replace(self.path)
        except OSError as wrong:
            raise FundukError(f"cannot write {self.path}: {wrong.strerror}") from None

    def written(self) -> dict[str, Any] | None:
        """The file as it is now; where there is none yet, what to start from."""
        return read_file(self.path, self.game) if self.path.exists() else self.start

    def seeds(self, number: int, offset: int) -> range:
        """So many of this training's own seeds."""
        first = self.seed * SEED + self.seats * TABLE + offset
        return range(first, first + number)

    def play(
        self,
        console: Console,
        title: str,
        work: Work,
        number: int,
        offset: int,
        more: dict[str, Any],
        jobs: int | None,
    ) -> Rows:
        """The rows of so many seeds, in their order however the work was split."""
        seeds = self.seeds(number, offset)
        common = {
            "game": self.game,
            "components": self.components.content,
            "free": self.components.free,
            "options": self.options,
            "seats": self.seats,
            **more,
        }
        batches = [
            {**common, "seeds": list(seeds[start : start + self.SEEDS_A_BATCH])}
            for start in range(0, number, self.SEEDS_A_BATCH)
        ]
        parts: dict[int, Rows] = {}
        with Progress(console=console) as progress:
            task = progress.add_task(
                f"{self.game}, {self.seats} seats: {title}", total=len(batches)
            )
            for place, rows in play_all(work, batches, jobs):
                parts[place] = rows
                progress.advance(task)
        return [row for place in sorted(parts) for row in parts[place]]


def duels(what: dict[str, Any], seat_with: SeatWith) -> Rows:
    """One row a game: the seed and the lone newcomer's share of the win, from every seat."""
    game = find_game(what["game"], what["components"], free=what.get("free", False))
    rows: Rows = []
    for seed in what["seeds"]:
        for newcomer in range(what["seats"]):
            table = game.setup(what["seats"], what.get("options"))
            sides = ["new" if seat == newcomer else "old" for seat in range(what["seats"])]
            players = [
                seat_with(game, seat, FastDice(seed * 1009 + seat), what[side])
                for seat, side in enumerate(sides)
            ]
            play_bots(game, table, FastDice(seed), players)
            rows.append({"seed": seed, "share": win_shares(game, table, what["seats"])[newcomer]})
    return rows


def share_of(rows: Rows) -> Share:
    by_seed: dict[int, list[float]] = {}
    for row in rows:
        by_seed.setdefault(row["seed"], []).append(row["share"])
    return clustered(by_seed)
