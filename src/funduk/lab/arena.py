"""The arena: each bot alone against a table full of each other bot, every seed in every seat."""

import json
from pathlib import Path
from typing import Any

import polars as pl
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from funduk import bots
from funduk.bots import learned_values
from funduk.catalogue import game as find_game
from funduk.core.errors import FundukError
from funduk.doors.seating import is_own
from funduk.lab.batch import Row, Times, batch, play_batch
from funduk.lab.crew import play_all
from funduk.lab.identity import mark, surroundings
from funduk.lab.seating import seated
from funduk.lab.statistics import FEW_SEEDS, Share, clustered, quantile

SEEDS_A_BATCH = 8
SEEDS_APART = 1_000_000
MOST_GAMES = 1_000_000
KIND = "plan.json"
"""What a folder's results have in common."""


def first_seed(number: int) -> int:
    """Where the games of an arena's seed begin: arenas play below all trainings and studies."""
    if not 0 <= number < 100:
        raise FundukError(f"--seed must be a number from 0 to 99, not {number}")
    return number * SEEDS_APART


class Arena:
    """A cross-table to be filled; finished batches are files, so that a stopped run goes on where it was."""

    def __init__(
        self,
        game: str,
        names: list[str],
        games: int,
        seats: int,
        folder: Path | None = None,
        *,
        first_seed: int = 1_000_000,
        options: dict[str, Any] | None = None,
        components: dict[str, Any] | None = None,
        free: bool = False,
        values: dict[str, Any] | None = None,
    ) -> None:
        playing = find_game(game, components, free=free)
        playing.setup(seats, options)
        for name in names:
            if not is_own(name) and name not in bots.names(game):
                raise FundukError(
                    f"no bot {name!r} plays {game}; there are {', '.join(bots.names(game))}"
                )
        if len(names) < 2 or len(set(names)) != len(names):
            raise FundukError(
                "an arena needs at least two different bots, such as --bots peddler,wanderer"
            )
        self.game = game
        self.names = names
        self.seats = seats
        self.options = options or {}
        self.components = components
        self.free = free
        self.values = values
        if not 1 <= games <= MOST_GAMES:
            raise FundukError(f"--games must be a number from 1 to {MOST_GAMES}, not {games}")
        self.seeds = list(range(first_seed, first_seed + -(-games // seats)))
        with learned_values.instead(game, values):
            around = surroundings(playing)
        self.kind = {"game": game, "seats": seats, "options": self.options, **around}
        self.folder = folder or Path("arena") / f"{game}-{seats}-{mark(self.kind)}"

    def run(self, console: Console, jobs: int | None = None, cluster: str | None = None) -> None:
        """Plays what is missing."""
        self._check_folder()
        missing = [(path, what) for path, what in self._plan() if _read(path, what) is None]
        played = play_all(play_batch, [what for _, what in missing], jobs, cluster)
        self._write_kind()
        with Progress(console=console) as progress:
            task = progress.add_task(
                f"{self.game}: {', '.join(self.names)}", total=len(self._plan())
            )
            progress.advance(task, len(self._plan()) - len(missing))
            for place, rows in played:
                _write(rows, missing[place][0])
                progress.advance(task)

    def _check_folder(self) -> None:
        """A folder belongs to one kind of games: mixing two would give figures of neither."""
        note = self.folder / KIND
        try:
            theirs = json.loads(note.read_text(encoding="utf-8"))
            other = [name for name, value in self.kind.items() if theirs.get(name) != value]
        except FileNotFoundError:
            other = [path.name for path in list(self.folder.glob("*.parquet"))[:1]]
        except OSError as wrong:
            raise FundukError(f"cannot keep results in {self.folder}: {wrong.strerror}") from None
        except (ValueError, AttributeError):
            other = [KIND]
        if other:
            what = ", ".join(other)
            raise FundukError(
                f"{self.folder} holds results of another arena ({what}); give another --out"
            )

    def _write_kind(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            note = self.folder / KIND
            if not note.exists():
                note.write_text(json.dumps(self.kind, sort_keys=True), encoding="utf-8")
        except OSError as wrong:
            raise FundukError(f"cannot keep results in {self.folder}: {wrong.strerror}") from None

    def _plan(self) -> list[tuple[Path, dict[str, Any]]]:
        plan = []
        for one in self.names:
            for field in self.names:
                if one == field:
                    continue
                for start in range(0, len(self.seeds), SEEDS_A_BATCH):
                    seeds = self.seeds[start : start + SEEDS_A_BATCH]
                    path = (
                        self.folder
                        / f"{_in_file(one)}-vs-{_in_file(field)}-{seeds[0]}-{len(seeds)}.parquet"
                    )
                    line_up = [one, *[field] * (self.seats - 1)]
                    what = batch(
                        self.game,
                        self.seats,
                        line_up,
                        seeds,
                        rotate=True,
                        options=self.options,
                        components=self.components,
                        free=self.free,
                        values=self.values,
                    )
                    plan.append((path, what))
        return plan

    def rows(self, one: str, field: str) -> pl.DataFrame:
        """All finished games of one bot against a field of another, from this arena's seeds."""
        return pl.concat(self._batches([one, *[field] * (self.seats - 1)]))

    def _batches(self, line_up: list[str] | None = None) -> list[pl.DataFrame]:
        """Those of one line-up, or all."""
        plan = [(path, what) for path, what in self._plan() if line_up in (None, what["line_up"])]
        return [rows for path, what in plan if (rows := _read(path, what)) is not None]

    def share(self, one: str, field: str) -> Share:
        """The lone bot's win share; its seat is where the line-up names it."""
        by_seed: dict[int, list[float]] = {}
        for row in self.rows(one, field).iter_rows(named=True):
            seat = row["line_up"].split(",").index(one)
            by_seed.setdefault(row["seed"], []).append(row["shares"][seat])
        return clustered(by_seed)

    def times(self) -> Times:
        """Processor time of decisions by bot and question, in seconds."""
        found: Times = {name: {} for name in self.names}
        for rows in self._batches():
            for written in rows["times"]:
                for name, asked in (json.loads(written) if written else {}).items():
                    for question, times in asked.items():
                        found[name].setdefault(question, []).extend(times)
        return found


def show(arena: Arena, console: Console) -> None:
    """The cross-table, then the time a decision takes, question by question."""
    grid = Grid(title=f"{arena.game}, {arena.seats} seats, fair share {100 / arena.seats:.1f} %")
    grid.add_column("alone \\ field of")
    for field in arena.names:
        grid.add_column(field, justify="right")
    for one in arena.names:
        cells = ["–" if one == field else str(arena.share(one, field)) for field in arena.names]
        grid.add_row(one, *cells)
    console.print(grid)
    console.print(f"{len(arena.seeds)} seeds, {len(arena.seeds) * arena.seats} games in each cell")
    if len(arena.seeds) < FEW_SEEDS:
        console.print(f"fewer than {FEW_SEEDS} seeds were played: the intervals are rough")
    times = Grid(title="time a move, milliseconds, each seat thinking for itself")
    for column in ("bot", "question", "p50", "p99"):
        times.add_column(column, justify="left" if column in ("bot", "question") else "right")
    for name, asked in arena.times().items():
        every = [time for found in asked.values() for time in found]
        for question, found in [*sorted(asked.items()), ("all", every)]:
            ends = [f"{1000 * quantile(found, share):.2f}" for share in (0.5, 0.99)]
            times.add_row(name, question, *ends, end_section=question == "all")
    console.print(times)
    console.print(f"kept in {arena.folder}")


def _read(path: Path, what: dict[str, Any]) -> pl.DataFrame | None:
    """A finished batch; None where it is still to be played."""
    if not path.exists():
        return None
    turns = range(what["seats"])
    games = [
        (seed, ",".join(seated(what["line_up"], turn))) for seed in what["seeds"] for turn in turns
    ]
    try:
        rows = pl.read_parquet(path)
        whole = [
            row[:2] for row in rows.select("seed", "line_up", "shares", "times").iter_rows()
        ] == games
    except (OSError, pl.exceptions.PolarsError):
        whole = False
    if not whole:
        raise FundukError(
            f"{path} holds other games than its name says; remove it, and they are played"
        )
    return rows


def _write(rows: list[Row], path: Path) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    try:
        pl.DataFrame(rows).write_parquet(part)
        part.rename(path)
    except OSError as wrong:
        raise FundukError(f"cannot write {path}: {wrong.strerror or wrong}") from None


def _in_file(name: str) -> str:
    """A bot's name as part of a file's name; a command would lead into other folders."""
    return f"own-{mark(name)}" if is_own(name) else name
