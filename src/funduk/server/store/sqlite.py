"""The SQLite store: one writer thread that commits everything waiting at once, one reader thread."""

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from funduk.server.store import schema
from funduk.server.store.interface import Answer, Change, Guest, Row, Stored, StoreFailed
from funduk.server.store.sqlite_changes import (
    LISTED,
    commit_change,
    is_one_statement,
    is_plain_move,
    write_moves,
)
from funduk.server.store.sqlite_clocks import ClockTables, read_clock
from funduk.server.store.sqlite_orders import Orders, put_orders, read_orders
from funduk.server.store.sqlite_person import SqlitePeople, is_unclean, write_anew
from funduk.server.store.sqlite_subscriptions import SubscriptionTables
from funduk.server.store.sqlite_talk import SqliteTalk, last_lines
from funduk.server.store.talk import CHAT_REMEMBERED

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work | Change, "asyncio.Future[Any]", asyncio.AbstractEventLoop]

MOST_IN_ONE_COMMIT = 256


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


class SqliteStore(ClockTables, SubscriptionTables):
    """Acknowledges a change only after the commit that carries it has reached the disk."""

    def __init__(self, path: Path, migrations: Path = schema.MIGRATIONS) -> None:
        try:
            self._writing = connect(path)
            self.backup = schema.bring_up_to_date(self._writing, path, migrations)
            if is_unclean(self._writing):
                write_anew(path)
            self._reading = connect(path)
        except sqlite3.Error as wrong:
            raise StoreFailed(f"cannot open {path.name}: {wrong}") from None
        self.talk = SqliteTalk(self._write, self._read)
        self.people = SqlitePeople(path, self._write, self._read)
        self.commits = 0
        self._gathering: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._writing_now = False
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    # the writer thread

    def _write_all(self) -> None:
        ending = False
        while not ending:
            handed = [self._jobs.get()]
            while not self._jobs.empty():
                handed.append(self._jobs.get())
            ending = None in handed
            jobs = [job for some in handed for job in some or []]
            for start in range(0, len(jobs), MOST_IN_ONE_COMMIT):
                self._write_together(jobs[start : start + MOST_IN_ONE_COMMIT])
            if jobs:
                _tell(jobs[0][2], self._written)

    def _write_together(self, batch: list[Job]) -> None:
        """All in one transaction; if one fails, each in its own, so that only that one fails."""
        connection = self._writing
        try:
            results = _commit_all(connection, [work for work, _, _ in batch])
            self.commits += 1
        except Exception as wrong:
            _roll_back(connection)
            if len(batch) > 1:
                for job in batch:
                    self._write_together([job])
                return
            results = [_as_failure(wrong)]
        _tell(batch[0][2], _settle, [job[1] for job in batch], results)

    async def _write(self, work: Callable[[sqlite3.Connection], T] | Change) -> T:
        """Handed over at once, or together with all that comes while the writer is busy."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._gathering.append((work, future, loop))
        if len(self._gathering) == 1 and not self._writing_now:
            loop.call_soon(self._hand_over)
        return await future

    def _hand_over(self) -> None:
        if self._gathering and not self._writing_now:
            jobs, self._gathering = self._gathering, []
            self._writing_now = True
            self._jobs.put(jobs)

    def _written(self) -> None:
        """The writer is free for what has gathered meanwhile."""
        self._writing_now = False
        self._hand_over()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            try:
                return work(self._reading)
            except sqlite3.Error as wrong:
                raise StoreFailed(f"cannot read: {wrong}") from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)

    # tables

    async def commit(self, change: Change) -> None:
        await self._write(change)

    async def keep_answer(self, table: str, answer: Answer) -> None:
        await self._write(lambda connection: _put_answer(connection, table, answer))

    async def put_orders(self, table: str, orders: Orders, stirs: bool) -> None:
        def work(connection: sqlite3.Connection) -> None:
            put_orders(connection, table, orders)
            connection.execute("UPDATE tables SET stirring = ? WHERE id = ?", (stirs, table))

        await self._write(work)

    async def load(self, table: str) -> Stored | None:
        def work(connection: sqlite3.Connection) -> Stored | None:
            connection.execute("BEGIN")
            try:
                row = connection.execute(f"{LISTED} WHERE id = ?", (table,)).fetchone()
                if row is None:
                    return None
                records = connection.execute(
                    "SELECT record FROM log WHERE table_id = ? ORDER BY n", (table,)
                )
                log = [record for (record,) in records]
                found = connection.execute(
                    "SELECT seat, move_id, reply FROM answers WHERE table_id = ?", (table,)
                )
                answers = [Answer(*answer) for answer in found]
                orders, clock = read_orders(connection, table), read_clock(connection, table)
                said = last_lines(connection, table, CHAT_REMEMBERED)
                return Stored(_row(row), log, answers, orders, clock, said)
            finally:
                connection.execute("ROLLBACK")

        return await self._read(work)

    async def open_tables(self, most: int) -> list[Row]:
        return await self._rows(
            f"{LISTED} WHERE public = 1 AND free = 1 AND status IN ('lobby', 'running') "
            "ORDER BY updated DESC LIMIT ?",
            (most,),
        )

    async def tables_of(self, guest: str, most: int) -> list[Row]:
        return await self._rows(
            f"{LISTED} WHERE id IN (SELECT table_id FROM sitters WHERE guest = ?) "
            "ORDER BY status IN ('over', 'closed'), touched DESC LIMIT ?",
            (guest, most),
        )

    async def _rows(self, query: str, values: tuple[object, ...]) -> list[Row]:
        return await self._read(
            lambda connection: [_row(row) for row in connection.execute(query, values)]
        )

    async def table_by_code(self, code: str) -> str | None:
        return await self._one("SELECT id FROM tables WHERE code = ?", (code,))

    async def stirring(self) -> list[str]:
        return await self._list("SELECT id FROM tables WHERE stirring = 1", ())

    async def unstarted(self, before: float) -> list[str]:
        query = "SELECT id FROM tables WHERE status = 'lobby' AND updated < ?"
        return await self._list(query, (before,))

    async def _one(self, query: str, values: tuple[object, ...]) -> str | None:
        found = await self._list(query, values)
        return found[0] if found else None

    async def _list(self, query: str, values: tuple[object, ...]) -> list[str]:
        return await self._read(
            lambda connection: [one for (one,) in connection.execute(query, values)]
        )

    # people

    async def guest(self, guest: str) -> Guest | None:
        name = await self._one("SELECT name FROM guests WHERE id = ?", (guest,))
        return None if name is None else Guest(guest, name)

    async def put_guest(self, guest: Guest) -> None:
        query = (
            "INSERT INTO guests (id, name) VALUES (?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        )

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(query, (guest.id, guest.name))

        await self._write(work)

    async def put_handover(self, code: str, table: str, guest: str, until: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM handovers WHERE table_id = ? AND guest = ?", (table, guest)
            )
            connection.execute(
                "INSERT INTO handovers VALUES (?, ?, ?, ?)", (code, table, guest, until)
            )

        await self._write(work)

    async def take_handover(self, code: str, now: float) -> tuple[str, str] | None:
        def work(connection: sqlite3.Connection) -> tuple[str, str] | None:
            query = "DELETE FROM handovers WHERE code = ? RETURNING table_id, guest, until"
            found = connection.execute(query, (code,)).fetchone()
            connection.execute("DELETE FROM handovers WHERE until < ?", (now,))
            return None if found is None or found[2] < now else (found[0], found[1])

        return await self._write(work)

    async def secret(self) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            fresh = secrets.token_bytes(32)
            connection.execute("INSERT OR IGNORE INTO secrets VALUES ('cookies', ?)", (fresh,))
            kept: bytes = connection.execute(
                "SELECT value FROM secrets WHERE name = 'cookies'"
            ).fetchone()[0]
            return kept

        return await self._write(work)

    async def ping(self) -> None:
        query = (
            "INSERT INTO lived VALUES (1, 0.0) ON CONFLICT (one) DO UPDATE SET seconds = seconds"
        )

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(query)

        await self._write(work)

    async def close(self) -> None:
        if self._gathering:
            self._jobs.put(self._gathering)
            self._gathering = []
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown(wait=True)
        self._reading.close()
        self._writing.close()


def _commit_all(connection: sqlite3.Connection, batch: list[Work | Change]) -> list[Any]:
    """The moves last and together: they need their tables, and nothing in a commit needs them."""
    moves = [work for work in batch if isinstance(work, Change) and is_plain_move(work)]
    if len(moves) == len(batch) and is_one_statement(moves):
        write_moves(connection, moves)
        return [None] * len(batch)
    connection.execute("BEGIN IMMEDIATE")
    results: list[Any] = []
    for work in batch:
        if not isinstance(work, Change):
            results.append(work(connection))
            continue
        if not is_plain_move(work):
            commit_change(connection, work)
        results.append(None)
    write_moves(connection, moves)
    connection.execute("COMMIT")
    return results


def _put_answer(connection: sqlite3.Connection, table: str, answer: Answer) -> None:
    values = (table, answer.seat, answer.move_id, answer.reply)
    connection.execute("INSERT INTO answers VALUES (?, ?, ?, ?)", values)


def _row(row: tuple[Any, ...]) -> Row:
    table, state, status, public, free, stirring, updated, waiting, code = row
    return Row(
        table, state, status, bool(public), bool(free), bool(stirring), updated, waiting, code
    )


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _as_failure(wrong: Exception) -> StoreFailed:
    return wrong if isinstance(wrong, StoreFailed) else StoreFailed(f"nothing was written: {wrong}")


def _tell(loop: asyncio.AbstractEventLoop, work: Callable[..., None], *given: Any) -> None:
    try:
        loop.call_soon_threadsafe(work, *given)
    except RuntimeError:
        return  # the loop has ended; what was committed stays committed


def _settle(futures: list["asyncio.Future[Any]"], results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if not future.done():
            if isinstance(result, StoreFailed):
                future.set_exception(result)
            else:
                future.set_result(result)
