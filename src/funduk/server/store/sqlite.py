"""The store in one SQLite file."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from funduk.server.store import schema
from funduk.server.store.database import Connection
from funduk.server.store.interface import StoreFailed
from funduk.server.store.personal_rows import UNCLEAN, PersonRows, is_unclean
from funduk.server.store.sql import SqlStore

WRITTEN_ANEW_AT_ONCE = 4 * 1024 * 1024
"""A larger file is cleaned when nobody is here, or at the next start: it would keep people waiting."""


class SqliteStore(SqlStore):
    """Writes ahead and syncs every commit."""

    def __init__(self, path: Path, migrations: Path = schema.MIGRATIONS) -> None:
        try:
            writing = connect(path)
            self.backup = schema.bring_up_to_date(writing, path, migrations)
            if is_unclean(writing):
                write_anew(path)
            reading: list[Connection] = [connect(path)]
        except sqlite3.Error as wrong:
            raise StoreFailed(f"cannot open {path.name}: {wrong}") from None
        super().__init__(writing, reading)
        self.people = SqlitePeople(path, self._write, self._read)


class SqlitePeople(PersonRows):
    """Erases down to the bytes of the file."""

    def __init__(self, path: Path, *given: Any) -> None:
        super().__init__(*given)
        self._path = path

    async def erase(self, guest: str) -> None:
        await super().erase(guest)
        if self._path.stat().st_size <= WRITTEN_ANEW_AT_ONCE:
            await self.clean()

    async def clean(self) -> None:
        """While the file is written anew nobody else can write."""
        if await self._read(is_unclean):
            await asyncio.to_thread(write_anew, self._path)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10.0, cached_statements=256
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    connection.execute("PRAGMA cache_size = -16384")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def write_anew(path: Path) -> None:
    """Pages of a database remember rows that moved away or were deleted; a fresh file does not."""
    connection = sqlite3.connect(path, timeout=10.0, isolation_level=None)
    try:
        connection.execute("VACUUM")
        connection.execute("DELETE FROM secrets WHERE name = ?", (UNCLEAN,))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
