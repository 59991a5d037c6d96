"""The store in PostgreSQL, with the statements that SQLite has, too."""

import time
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from funduk.server.store import postgres_schema
from funduk.server.store.database import Connection, Rows
from funduk.server.store.interface import StoreFailed
from funduk.server.store.personal_rows import UNCLEAN, PersonRows, is_unclean
from funduk.server.store.sql import SqlStore

try:
    import psycopg
except ImportError:
    raise StoreFailed("PostgreSQL needs more: pip install 'funduk[postgres]'") from None

READERS = 4
PATIENCE = 10
GLANCE = 0.05
TRANSACTIONS = {
    "BEGIN IMMEDIATE": "BEGIN",
    "BEGIN": "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
}


class PostgresConnection:
    """Speaks like SQLite's connection; one that was cut is opened anew for the next statement.

    A statement that fails ends the work it belongs to, so nothing of one transaction is ever
    done half in the old connection and half in the new one.
    """

    def __init__(self, address: str, alone: bool = False) -> None:
        self._address = address
        self._alone = alone
        self._open = self._opened()

    def _opened(self) -> "psycopg.Connection[Any]":
        opened = psycopg.connect(
            self._address, autocommit=True, connect_timeout=PATIENCE, application_name="funduk"
        )
        if self._alone:
            _claim(opened)
        return opened

    def _alive(self) -> "psycopg.Connection[Any]":
        if self._open.closed:
            self._open = self._opened()
        return self._open

    @property
    def in_transaction(self) -> bool:
        idle = psycopg.pq.TransactionStatus.IDLE
        return not self._open.closed and self._open.info.transaction_status != idle

    @property
    def cut(self) -> bool:
        return self._open.closed

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Rows:
        return self._alive().execute(in_postgres_words(query), [_plain(one) for one in values])

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Rows:
        cursor = self._alive().cursor()
        cursor.executemany(in_postgres_words(query), [[_plain(one) for one in row] for row in rows])
        return cursor

    def close(self) -> None:
        self._open.close()


@cache
def in_postgres_words(query: str) -> Any:
    """Any, because psycopg asks for literal text, to keep values out of statements; ours are."""
    if query in TRANSACTIONS:
        return TRANSACTIONS[query]
    return query.replace("%", "%%").replace("?", "%s").replace("INSERT OR ROLLBACK", "INSERT")


def _plain(value: Any) -> Any:
    """Whether something is so stands in the columns as 0 or 1, as in SQLite."""
    return int(value) if isinstance(value, bool) else value


class PostgresStore(SqlStore):
    """What was acknowledged is on the disk of the database's machine (synchronous_commit stays on)."""

    def __init__(self, address: str) -> None:
        try:
            writing = PostgresConnection(address, alone=True)
            postgres_schema.bring_up_to_date(writing)
            reading: list[Connection] = [PostgresConnection(address) for _ in range(READERS)]
        except psycopg.Error as wrong:
            raise StoreFailed(f"cannot open the database: {' '.join(str(wrong).split())}") from None
        super().__init__(writing, reading)
        self.people = PostgresPeople(self._write, self._read)

    def _was_cut(self, connection: Connection) -> bool:
        return isinstance(connection, PostgresConnection) and connection.cut


def _claim(connection: "psycopg.Connection[Any]") -> None:
    """One house a database: a second one would not hear what the first one does.

    The database notices a little later that a server died, so the next one waits a moment.
    """
    query = "SELECT pg_try_advisory_lock(%s)"
    deadline = time.monotonic() + PATIENCE
    while True:
        found = connection.execute(query, [postgres_schema.SERVING]).fetchone()
        if found is not None and found[0]:
            return
        if time.monotonic() > deadline:
            connection.close()
            raise StoreFailed("another server is open on this database: stop it first")
        time.sleep(GLANCE)


class PostgresPeople(PersonRows):
    """What was deleted is overwritten by VACUUM; copies and archived journals are their keeper's affair."""

    async def clean(self) -> None:
        if await self._read(is_unclean):
            await self._read(self._vacuum)

    def _vacuum(self, connection: Connection) -> None:
        connection.execute("VACUUM")
        connection.execute("DELETE FROM secrets WHERE name = ?", (UNCLEAN,))
