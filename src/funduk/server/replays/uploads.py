"""Match files that somebody brought along: kept for a day, so that a link to a step works, then gone."""

import gzip
import re
import time
from pathlib import Path

import msgspec

from funduk.server.pages import forms
from funduk.server.people import identity

LIFE = 24 * 3600.0
MOST = 200
PREFIX = "file-"
PATTERN = re.compile(rf"^{PREFIX}[A-Za-z0-9_-]{{22}}$")


class Upload(msgspec.Struct):
    """A checked file, what was found of its dice, and when it goes."""

    file: str
    dice: forms.DiceReport | None
    until: float = 0.0


def _written(path: Path) -> tuple[float, Path] | None:
    """When a file was written; None when another thread has just taken it away."""
    try:
        return path.stat().st_mtime, path
    except OSError:
        return None


class Uploads:
    """A folder with a bounded number of small packed files; the oldest make room."""

    def __init__(self, folder: Path, life: float = LIFE, most: int = MOST) -> None:
        self.folder = folder
        self.life = life
        self.most = most

    def put(self, upload: Upload) -> str:
        """Keeps a file under an id nobody can guess."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.sweep(self.most - 1)
        number = PREFIX + identity.fresh_id()
        unfinished = self.folder / f"{number}.part"
        unfinished.write_bytes(gzip.compress(msgspec.json.encode(upload), 6))
        unfinished.rename(self._path(number))
        return number

    def get(self, number: str) -> Upload | None:
        """The file of that id while it is kept."""
        if not PATTERN.match(number):
            return None
        path = self._path(number)
        try:
            until = path.stat().st_mtime + self.life
            packed = path.read_bytes()
        except OSError:
            return None
        if until < time.time():
            return None
        upload = msgspec.json.decode(gzip.decompress(packed), type=Upload)
        upload.until = until
        return upload

    def sweep(self, most: int | None = None) -> None:
        """Deletes what has had its day, and the oldest beyond the limit."""
        if not self.folder.is_dir():
            return
        kept = sorted(
            found for path in self.folder.iterdir() if (found := _written(path)) is not None
        )
        now = time.time()
        surplus = len(kept) - (self.most if most is None else most)
        for place, (written, path) in enumerate(kept):
            if place < surplus or written + self.life < now:
                path.unlink(missing_ok=True)

    def _path(self, number: str) -> Path:
        return self.folder / f"{number}.json.gz"
