"""Talk in the database."""

from collections.abc import Awaitable, Callable
from typing import Any

from funduk.server.store.database import Connection
from funduk.server.store.talk import Said, Shunned, TalkStore

Doing = Callable[[Callable[[Connection], Any]], Awaitable[Any]]
SHUN = (
    "INSERT INTO shunned VALUES (?, ?, ?, ?, ?) ON CONFLICT (guest, other) "
    "DO UPDATE SET name = excluded.name, how = excluded.how, at = excluded.at"
)
LINE = "n, guest, seat, name, said, at"


class ChatRows(TalkStore):
    """Shares the store's writer and reader."""

    def __init__(self, write: Doing, read: Doing) -> None:
        self._write = write
        self._read = read

    async def say(self, table: str, line: Said) -> None:
        values = (table, line.n, line.guest, line.seat, line.name, line.text, line.at)
        await self._do("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", values)

    async def lines(self, table: str, before: int, most: int) -> list[Said]:
        found: list[Said] = await self._read(
            lambda connection: last_lines(connection, table, most, before)
        )
        return found

    async def shun(self, guest: str, shunned: Shunned) -> None:
        values = (guest, shunned.other, shunned.name, shunned.how, shunned.at)
        await self._do(SHUN, values)

    async def forgive(self, guest: str, other: str) -> None:
        await self._do("DELETE FROM shunned WHERE guest = ? AND other = ?", (guest, other))

    async def shunned_by(self, guest: str) -> list[Shunned]:
        query = "SELECT other, name, how, at FROM shunned WHERE guest = ? ORDER BY at DESC"
        return [Shunned(*row) for row in await self._rows(query, (guest,))]

    async def blocks_around(self, guest: str) -> set[tuple[str, str]]:
        query = "SELECT guest, other FROM shunned WHERE how = 'block' AND (guest = ? OR other = ?)"
        return {(by, other) for by, other in await self._rows(query, (guest, guest))}

    async def _rows(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = await self._read(
            lambda connection: connection.execute(query, values).fetchall()
        )
        return found

    async def _do(self, query: str, values: tuple[object, ...]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(query, values)

        await self._write(work)


def last_lines(connection: Connection, table: str, most: int, before: int = 1 << 60) -> list[Said]:
    """The last lines before a number, in order."""
    query = f"SELECT {LINE} FROM chat WHERE table_id = ? AND n < ? ORDER BY n DESC LIMIT ?"
    return [Said(*row) for row in connection.execute(query, (table, before, most))][::-1]
