"""Studies in a folder: each in a folder of its own, played by a process of its own."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from funduk.core.errors import FundukError

NAME = re.compile(r"\d{3}")
PATIENCE = 30.0
"""Seconds that a stopped study has for its report."""


class Kept:
    """One study: what was asked, how far it is, and its report."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.number = folder.name
        asked = _read(folder / "study.json")
        self.game = str(asked.get("game", ""))
        self.title = str(asked.get("title", ""))
        self.words = [str(word) for word in asked.get("words", [])]

    @property
    def report(self) -> Path:
        return self.folder / "report.html"

    @property
    def set_file(self) -> Path:
        return self.folder / "set.toml"

    def progress(self) -> tuple[int, int]:
        told = _read(self.folder / "progress.json")
        return int(told.get("games", 0)), int(told.get("of", 0))

    def is_stopped(self) -> bool:
        """Whether there is something to go on with."""
        return any(self.folder.glob("*.kept"))

    def said(self) -> str:
        """The last line of what the process said, such as why it ended."""
        try:
            lines = (self.folder / "log.txt").read_text(encoding="utf-8").split("\n")
        except OSError:
            return ""
        wrong = [line for line in lines if line.startswith("funduk: ")]
        return wrong[-1].removeprefix("funduk: ") if wrong else ""


class Shelf:
    """All studies of a folder, and the processes that play them for this page."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise FundukError(f"cannot keep studies in {folder}: {wrong.strerror}") from None
        self.folder = folder
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def all(self) -> list[Kept]:
        """The newest first."""
        found = [path for path in self.folder.iterdir() if NAME.fullmatch(path.name)]
        return [
            Kept(path) for path in sorted(found, reverse=True) if (path / "study.json").exists()
        ]

    def find(self, number: str) -> Kept | None:
        path = self.folder / number
        known = NAME.fullmatch(number) is not None and (path / "study.json").exists()
        return Kept(path) if known else None

    def begin(self, game: str, title: str, words: list[str], files: dict[str, str]) -> Kept:
        """A new study with the files it needs; it plays on when the page is closed."""
        taken = [int(path.name) for path in self.folder.iterdir() if NAME.fullmatch(path.name)]
        folder = self.folder / f"{max(taken, default=0) + 1:03d}"
        try:
            folder.mkdir()
            for name, text in files.items():
                (folder / name).write_text(text, encoding="utf-8")
            asked = {"game": game, "title": title, "words": words}
            (folder / "study.json").write_text(json.dumps(asked), encoding="utf-8")
        except OSError as wrong:
            raise FundukError(f"cannot keep a study in {folder}: {wrong.strerror}") from None
        kept = Kept(folder)
        self.go_on(kept)
        return kept

    def go_on(self, kept: Kept) -> None:
        if self.is_running(kept):
            return
        with (kept.folder / "log.txt").open("wb") as log:
            self.running[kept.number] = subprocess.Popen(
                [sys.executable, "-m", "funduk.cli", "lab", "study", kept.game, *kept.words],
                cwd=kept.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )

    def is_running(self, kept: Kept) -> bool:
        process = self.running.get(kept.number)
        return process is not None and process.poll() is None

    def stop(self, kept: Kept) -> None:
        """It writes a report of what is there; the same study can go on."""
        if self.is_running(kept):
            self.running[kept.number].send_signal(signal.SIGTERM)

    def close(self) -> None:
        """The page's server ends: its studies stop with their reports, to go on another time."""
        for process in self.running.values():
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
        for process in self.running.values():
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def _read(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
