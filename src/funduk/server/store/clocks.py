"""Clocks of tables and lived time."""

from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVar

from funduk.server.store.database import Connection
from funduk.server.store.interface import ClockRow, Store

T = TypeVar("T")


class ClockTables(Store):
    """The part of the store that keeps time."""

    @abstractmethod
    async def _write(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T: ...

    async def clocks_of(self, guest: str) -> dict[str, bytes]:
        query = (
            "SELECT clocks.table_id, clock FROM sitters JOIN clocks ON clocks.table_id = sitters.table_id "
            "WHERE guest = ? AND due IS NOT NULL"
        )
        return await self._read(
            lambda connection: dict(connection.execute(query, (guest,)).fetchall())
        )

    async def deadlines(self) -> list[tuple[str, float]]:
        query = "SELECT table_id, due FROM clocks WHERE due IS NOT NULL"
        return await self._read(lambda connection: connection.execute(query).fetchall())

    async def lived(self) -> float:
        query = "SELECT coalesce(max(seconds), 0.0) FROM lived"
        return await self._read(lambda connection: float(connection.execute(query).fetchone()[0]))

    async def keep_lived(self, seconds: float) -> None:
        await self._write(lambda connection: _put_lived(connection, seconds))


def read_clock(connection: Connection, table: str) -> bytes | None:
    found = connection.execute("SELECT clock FROM clocks WHERE table_id = ?", (table,)).fetchone()
    return None if found is None else found[0]


def put_clock(connection: Connection, table: str, clock: ClockRow) -> None:
    """In the transaction of the change itself."""
    connection.execute(
        "INSERT INTO clocks VALUES (?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET clock = excluded.clock, due = excluded.due",
        (table, clock.clock, clock.due),
    )
    _put_lived(connection, clock.lived)


def _put_lived(connection: Connection, seconds: float) -> None:
    """Never back: what a question has begun with is never in the future."""
    connection.execute(
        "INSERT INTO lived VALUES (1, ?) "
        "ON CONFLICT (one) DO UPDATE SET seconds = "
        "CASE WHEN excluded.seconds > lived.seconds THEN excluded.seconds ELSE lived.seconds END",
        (seconds,),
    )
