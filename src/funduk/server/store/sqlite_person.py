"""Giving out and erasing a person's rows in SQLite, down to the bytes of the file."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

from funduk.server.store.person import PERSONAL, PersonStore
from funduk.server.store.sqlite_talk import Doing
from funduk.server.tables import state as states
from funduk.server.tables.state import TableState, Told

AT_ONCE = 200
TOLD = b'{"type":"told"'
LARGEST_BLOB = 256 * 1024 * 1024


class SqlitePeople(PersonStore):
    """Shares the store's writer and reader."""

    def __init__(self, path: Path, write: Doing, read: Doing) -> None:
        self._path = path
        self._write = write
        self._read = read

    async def rows_of(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        def work(connection: sqlite3.Connection) -> dict[str, list[dict[str, Any]]]:
            found: dict[str, list[dict[str, Any]]] = {}
            for table, column, given in PERSONAL:
                if given:
                    query = f"SELECT {', '.join(given)} FROM {table} WHERE {column} = ?"
                    rows = connection.execute(query, (guest,)).fetchall()
                    found[table] = [dict(zip(given, row, strict=True)) for row in rows]
            return found

        rows: dict[str, list[dict[str, Any]]] = await self._read(work)
        return rows

    async def tables_with(self, guest: str) -> list[str]:
        """A look through all logs, some tables at a time, so that others are read in between."""
        numbers: list[str] = await self._read(
            lambda connection: [number for (number,) in connection.execute("SELECT id FROM tables")]
        )
        found: list[str] = []
        for start in range(0, len(numbers), AT_ONCE):
            found += await self._read(partial(_knowing, numbers[start : start + AT_ONCE], guest))
        return found

    async def forget_in_log(self, table: str, guest: str) -> int:
        changed: int = await self._write(
            lambda connection: _forget_in_log(connection, table, guest)
        )
        return changed

    async def erase(self, guest: str) -> None:
        await self._write(lambda connection: _erase(connection, guest))
        await asyncio.to_thread(_settle, self._path)


def _knowing(tables: list[str], guest: str, connection: sqlite3.Connection) -> list[str]:
    marks = ", ".join("?" * len(tables))
    queries = (
        f"SELECT DISTINCT table_id FROM log WHERE table_id IN ({marks}) AND instr(record, ?) > 0",
        f"SELECT id FROM tables WHERE id IN ({marks}) AND instr(state, ?) > 0",
    )
    found = {
        number
        for query in queries
        for (number,) in connection.execute(query, (*tables, guest.encode()))
    }
    said = f"SELECT DISTINCT table_id FROM chat WHERE table_id IN ({marks}) AND guest = ?"
    found.update(number for (number,) in connection.execute(said, (*tables, guest)))
    return sorted(found)


def _forget_in_log(connection: sqlite3.Connection, table: str, guest: str) -> int:
    rows = connection.execute("SELECT n, record FROM log WHERE table_id = ? ORDER BY n", (table,))
    told = [(n, states.read_record(record)) for n, record in rows if bytes(record).startswith(TOLD)]
    past = [(n, record) for n, record in told if isinstance(record, Told)]
    person = _devices_of([record.state for _, record in past], guest)
    changed = 0
    for n, record in past:
        if forget_in_state(record.state, person):
            values = (states.write_record(record), table, n)
            connection.execute("UPDATE log SET record = ? WHERE table_id = ? AND n = ?", values)
            changed += 1
    for one in person:
        connection.execute("DELETE FROM sitters WHERE guest = ? AND table_id = ?", (one, table))
    return changed


def _devices_of(past: list[TableState], guest: str) -> set[str]:
    """A seat that went straight from one person's id to another's moved between devices of one person."""
    person = {guest}
    for after in range(len(past) - 1, 0, -1):
        now, before = past[after], past[after - 1]
        if len(now.seats) != len(before.seats):
            continue
        for seat, old in zip(now.seats, before.seats, strict=True):
            if seat.guest in person and old.guest is not None and old.kind == seat.kind == "person":
                person.add(old.guest)
    return person


def forget_in_state(state: TableState, person: set[str]) -> bool:
    """Whether there was something to forget."""
    found = state.host in person
    if found:
        state.host = ""
    for seat in state.seats:
        if seat.guest in person:
            seat.guest = seat.name = None
            found = True
    return found


def _erase(connection: sqlite3.Connection, guest: str) -> None:
    """All rows; then every free page of the file is filled with zeros once."""
    for table, column, _ in PERSONAL:
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (guest,))
    free = connection.execute("PRAGMA freelist_count").fetchone()[0]
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.execute("CREATE TABLE zeros (bytes BLOB)")
    left = free * size
    while left > 0:
        connection.execute("INSERT INTO zeros VALUES (zeroblob(?))", (min(left, LARGEST_BLOB),))
        left -= LARGEST_BLOB
    connection.execute("DROP TABLE zeros")


def _settle(path: Path) -> None:
    """Writes everything into the file itself and empties the journal beside it."""
    connection = sqlite3.connect(path, timeout=10.0)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
