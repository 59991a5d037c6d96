"""Reviews that are done: kept by what they are of, so that nobody waits twice; the oldest make room."""

import gzip
import hashlib
from pathlib import Path

MOST = 400


class KeptReviews:
    """A folder with a bounded number of small packed files."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self.folder = folder
        self.most = most

    def get(self, match: str) -> bytes | None:
        try:
            path = self._path(match)
            written = gzip.decompress(path.read_bytes())
            path.touch()
        except (OSError, EOFError, gzip.BadGzipFile):
            return None
        return written

    def put(self, match: str, review: bytes) -> None:
        """Whole or not at all."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        kept = sorted(self.folder.glob("*.json.gz"), key=_age)
        for old in kept[: max(0, len(kept) - self.most + 1)]:
            old.unlink(missing_ok=True)
        path = self._path(match)
        part = path.with_suffix(".part")
        part.write_bytes(gzip.compress(review, 6))
        part.replace(path)

    def _path(self, match: str) -> Path:
        return self.folder / f"{hashlib.sha256(match.encode()).hexdigest()}.json.gz"


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
