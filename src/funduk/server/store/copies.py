"""Copies on a schedule: named by their moment, the oldest thrown away, each proven by a drill."""

import asyncio
import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from funduk.server.store import backup, schema
from funduk.server.store.backup import BadBackup
from funduk.server.store.interface import Stored
from funduk.server.store.sqlite import SqliteStore

NAMED = re.compile(r"funduk-\d{8}-\d{6}\.sqlite")

Read = Callable[[Stored], int | None]
"""Reads a whole table again and says how many steps its match has, None before it has begun."""


class Drilled(NamedTuple):
    """What a restored copy held."""

    tables: int
    matches: int
    steps: int


def keep_copy(folder: Path, copies: Path, most: int) -> Path:
    """A new copy among the others, and only the newest of them stay; foreign files are left alone."""
    if most < 1:
        raise BadBackup(f"--keep {most} would keep nothing: say at least 1")
    try:
        copies.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadBackup(f"cannot keep copies in {copies}: {wrong.strerror or wrong}") from None
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    made = backup.backup(folder, copies / f"funduk-{stamp}.sqlite")
    for old in kept_copies(copies)[:-most]:
        old.unlink()
    return made


def kept_copies(copies: Path) -> list[Path]:
    """The oldest first."""
    return sorted(path for path in copies.iterdir() if NAMED.fullmatch(path.name))


def drill(copy: Path, read: Read) -> Drilled:
    """Restores a copy into a folder of its own and reads every table in it, as a server would."""
    with tempfile.TemporaryDirectory(prefix="funduk-drill-") as place:
        folder = Path(place)
        backup.restore(folder, copy)
        return asyncio.run(_read_all(folder / schema.DATABASE, read))


async def _read_all(database: Path, read: Read) -> Drilled:
    store = SqliteStore(database)
    try:
        tables = matches = steps = 0
        for number in await store.every_table():
            stored = await store.load(number)
            assert stored is not None
            try:
                played = read(stored)
            except Exception as wrong:
                raise BadBackup(f"table {number} of the copy cannot be read: {wrong!r}") from None
            tables += 1
            matches += played is not None
            steps += played or 0
        return Drilled(tables, matches, steps)
    finally:
        await store.close()
