"""For whoever waits: an estimate, progress that moves, and finished pieces kept for the next try."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from funduk.core.errors import FundukError
from funduk.lab.crew import cores

if TYPE_CHECKING:
    from funduk.lab.study.plan import Study
    from funduk.lab.study.settings import Setting

NOTE_EVERY = 0.5
"""Seconds between two notes of the progress in a file."""
CERTAIN = 1.96


class Watch:
    """Shows a study's progress, and keeps its pieces in a file of lines until the report is written."""

    def __init__(
        self, kept: Path | None = None, note: Path | None = None, jobs: int | None = None
    ) -> None:
        self.file = kept
        self.note_file = note
        self.jobs = jobs
        self.begun = self.noted = time.monotonic()
        self.console = Console(quiet=True)
        self.progress: Progress | None = None
        self.task = TaskID(0)
        self.study: Study | None = None
        self.estimated = False
        self.done = 0

    def kept(self, seats: int) -> Iterator[tuple[int, dict[str, Any]]]:
        """The pieces of an earlier try; a last line that was never finished is not one."""
        if self.file is None or not self.file.exists():
            return
        try:
            with self.file.open(encoding="utf-8") as lines:
                for line in lines:
                    with suppress(ValueError):
                        piece = json.loads(line)
                        if piece["seats"] == seats:
                            yield piece["place"], piece
        except OSError as wrong:
            raise FundukError(f"cannot read {self.file}: {wrong.strerror}") from None

    def keep(self, seats: int, place: int, piece: dict[str, Any]) -> None:
        """A finished piece, whole or not at all: half a line is passed over."""
        self._estimate(seats, piece)
        if self.file is None:
            return
        line = json.dumps({"seats": seats, "place": place, **piece})
        try:
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(f"\n{line}\n")
        except OSError as wrong:
            raise FundukError(
                f"cannot write {self.file}: {wrong.strerror}; make room, and the same command goes on"
            ) from None

    def forget(self) -> None:
        """The report is written: nothing needs to be gone on with."""
        for path in (self.file, self.note_file):
            if path is not None:
                path.unlink(missing_ok=True)

    @contextmanager
    def showing(self, study: "Study", console: Console) -> Iterator[None]:
        self.study, self.console = study, console
        columns = (
            SpinnerColumn(),
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=console) as self.progress:
            names = ", ".join(study.names)
            self.task = self.progress.add_task(f"{study.game.name}: {names}", total=games_of(study))
            self._note()
            try:
                yield
            finally:
                self._note(last=True)

    def added(self, settings: list["Setting"]) -> None:
        assert self.study is not None and self.progress is not None
        self.done = sum(setting.tally.games for setting in self.study.settings)
        self.progress.update(self.task, completed=self.done)
        self._note()

    def _estimate(self, seats: int, piece: dict[str, Any]) -> None:
        """After the first piece: how fast, how long, how exact."""
        if self.estimated or self.study is None:
            return
        self.estimated = True
        games = sum(tally["games"] for tally in piece["tallies"])
        speed = games / max(1e-6, piece["seconds"]) * (self.jobs or cores())
        left = max(0, games_of(self.study) - self.done)
        fair = 1 / seats
        half = CERTAIN * sqrt(fair * (1 - fair) / self.study.seeds(seats))
        self.console.print(
            f"about {speed:,.1f} games a second: {left:,} games take about {spoken(left / speed)}; "
            f"wins by seat will be known to about ± {100 * half:.1f} %"
        )

    def _note(self, last: bool = False) -> None:
        """The same for other programs, as JSON, whole or not at all."""
        now = time.monotonic()
        if self.note_file is None or (now - self.noted < NOTE_EVERY and not last and self.done):
            return
        self.noted = now
        assert self.study is not None
        told = {
            "games": self.done,
            "of": games_of(self.study),
            "seconds": round(now - self.begun, 1),
        }
        part = self.note_file.with_suffix(".part")
        with suppress(OSError):
            part.write_text(json.dumps(told), encoding="utf-8")
            part.replace(self.note_file)


def games_of(study: "Study") -> int:
    """All games of a study, at every table."""
    return sum(
        study.seeds(setting.seats) * (setting.seats if study.rotates(setting.seats) else 1)
        for setting in study.settings
    )


def spoken(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    return f"{seconds / 60:.0f} minutes" if seconds < 5400 else f"{seconds / 3600:.1f} hours"
