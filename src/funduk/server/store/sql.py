"""The store in SQL, the same for every database: one writer thread commits everything waiting at once."""

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from funduk.server.store.board import Board, read_board
from funduk.server.store.changes import (
    LISTED,
    commit_change,
    is_one_statement,
    is_plain_move,
    write_moves,
)
from funduk.server.store.chat_rows import ChatRows, last_lines
from funduk.server.store.clocks import ClockTables, read_clock
from funduk.server.store.database import DATABASE_ERRORS, Connection
from funduk.server.store.interface import Answer, Change, Guest, Row, Stored, StoreFailed
from funduk.server.store.keys import KeyRows
from funduk.server.store.orders import Orders, put_orders, read_orders
from funduk.server.store.subscriptions import SubscriptionTables
from funduk.server.store.talk import CHAT_REMEMBERED

T = TypeVar("T")
Work = Callable[[Connection], Any]
Job = tuple[Work | Change, "asyncio.Future[Any]", asyncio.AbstractEventLoop]

MOST_IN_ONE_COMMIT = 256


class SqlStore(ClockTables, SubscriptionTables):
    """Acknowledges a change only after the commit that carries it has reached the disk."""

    def __init__(self, writing: Connection, reading: list[Connection]) -> None:
        self._writing = writing
        self._reading = reading
        self._idle: queue.SimpleQueue[Connection] = queue.SimpleQueue()
        for connection in reading:
            self._idle.put(connection)
        self.talk = ChatRows(self._write, self._read)
        self.keys = KeyRows(self._write, self._read)
        self.commits = 0
        self.commit_seconds = 0.0
        self._gathering: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._writing_now = False
        self._readers = ThreadPoolExecutor(len(reading), thread_name_prefix="store-reader")
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
        begun = time.perf_counter()
        try:
            results = _commit_all(connection, [work for work, _, _ in batch])
            self.commits += 1
            self.commit_seconds += time.perf_counter() - begun
        except Exception as wrong:
            _roll_back(connection)
            if len(batch) > 1:
                for job in batch:
                    self._write_together([job])
                return
            results = [_as_failure(wrong)]
        _tell(batch[0][2], _settle, [job[1] for job in batch], results)

    async def _write(self, work: Callable[[Connection], T] | Change) -> T:
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

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            connection = self._idle.get()
            try:
                try:
                    return work(connection)
                except DATABASE_ERRORS:
                    if not self._was_cut(connection):
                        raise
                return work(connection)
            except DATABASE_ERRORS as wrong:
                raise StoreFailed(f"cannot read: {wrong}") from None
            finally:
                self._idle.put(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def _was_cut(self, connection: Connection) -> bool:
        """Whether the way to the database was lost, so that reading once more may help."""
        return False

    # tables

    async def commit(self, change: Change) -> None:
        await self._write(change)

    async def keep_answer(self, table: str, answer: Answer) -> None:
        await self._write(lambda connection: _put_answer(connection, table, answer))

    async def put_orders(self, table: str, orders: Orders, stirs: bool) -> None:
        def work(connection: Connection) -> None:
            put_orders(connection, table, orders)
            connection.execute("UPDATE tables SET stirring = ? WHERE id = ?", (stirs, table))

        await self._write(work)

    async def load(self, table: str) -> Stored | None:
        def work(connection: Connection) -> Stored | None:
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
                _roll_back(connection)

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

    async def every_table(self) -> list[str]:
        return await self._list("SELECT id FROM tables ORDER BY id", ())

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

        def work(connection: Connection) -> None:
            connection.execute(query, (guest.id, guest.name))

        await self._write(work)

    async def put_handover(self, code: str, table: str, guest: str, until: float) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                "DELETE FROM handovers WHERE table_id = ? AND guest = ?", (table, guest)
            )
            connection.execute(
                "INSERT INTO handovers VALUES (?, ?, ?, ?)", (code, table, guest, until)
            )

        await self._write(work)

    async def take_handover(self, code: str, now: float) -> tuple[str, str] | None:
        def work(connection: Connection) -> tuple[str, str] | None:
            query = "DELETE FROM handovers WHERE code = ? RETURNING table_id, guest, until"
            found = connection.execute(query, (code,)).fetchone()
            connection.execute("DELETE FROM handovers WHERE until < ?", (now,))
            return None if found is None or found[2] < now else (found[0], found[1])

        return await self._write(work)

    async def board(self) -> Board:
        return await self._read(read_board)

    async def secret(self) -> bytes:
        def work(connection: Connection) -> bytes:
            fresh = secrets.token_bytes(32)
            connection.execute(
                "INSERT INTO secrets VALUES ('cookies', ?) ON CONFLICT DO NOTHING", (fresh,)
            )
            kept: bytes = connection.execute(
                "SELECT value FROM secrets WHERE name = 'cookies'"
            ).fetchone()[0]
            return kept

        return await self._write(work)

    async def ping(self) -> None:
        query = "INSERT INTO lived VALUES (1, 0.0) ON CONFLICT (one) DO UPDATE SET seconds = lived.seconds"

        def work(connection: Connection) -> None:
            connection.execute(query)

        await self._write(work)

    async def close(self) -> None:
        if self._gathering:
            self._jobs.put(self._gathering)
            self._gathering = []
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown(wait=True)
        for connection in (*self._reading, self._writing):
            connection.close()


def _commit_all(connection: Connection, batch: list[Work | Change]) -> list[Any]:
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


def _put_answer(connection: Connection, table: str, answer: Answer) -> None:
    values = (table, answer.seat, answer.move_id, answer.reply)
    connection.execute("INSERT INTO answers VALUES (?, ?, ?, ?)", values)


def _row(row: tuple[Any, ...]) -> Row:
    table, state, status, public, free, stirring, updated, waiting, code = row
    return Row(
        table, state, status, bool(public), bool(free), bool(stirring), updated, waiting, code
    )


def _roll_back(connection: Connection) -> None:
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
