"""Passkeys and recovery codes."""

from typing import NamedTuple

from funduk.server.store.chat_rows import Doing
from funduk.server.store.database import Connection

KEY = "id, guest, public_key, uses, label, since, seen"


class Passkey(NamedTuple):
    """A key that somebody's device or password keeper holds; of it the house has only the public half."""

    id: str
    guest: str
    public_key: bytes
    uses: int
    label: str
    since: float
    seen: float


class KeyRows:
    """Shares the store's writer and readers."""

    def __init__(self, write: Doing, read: Doing) -> None:
        self._write = write
        self._read = read

    async def of(self, guest: str) -> list[Passkey]:
        """Somebody's keys, the oldest first."""
        query = f"SELECT {KEY} FROM passkeys WHERE guest = ? ORDER BY since, id"
        rows = await self._read(lambda opened: opened.execute(query, (guest,)).fetchall())
        return [Passkey(*row) for row in rows]

    async def find(self, key: str) -> Passkey | None:
        query = f"SELECT {KEY} FROM passkeys WHERE id = ?"
        row = await self._read(lambda opened: opened.execute(query, (key,)).fetchone())
        return None if row is None else Passkey(*row)

    async def add(self, key: Passkey) -> None:
        query = f"INSERT INTO passkeys ({KEY}) VALUES (?, ?, ?, ?, ?, ?, ?)"
        await self._do(query, key)

    async def used(self, key: str, uses: int, now: float) -> None:
        await self._do("UPDATE passkeys SET uses = ?, seen = ? WHERE id = ?", (uses, now, key))

    async def remove(self, guest: str, key: str) -> None:
        await self._do("DELETE FROM passkeys WHERE guest = ? AND id = ?", (guest, key))

    async def put_codes(self, guest: str, codes: list[str], now: float) -> None:
        """New codes; the old ones work no more."""

        def work(opened: Connection) -> None:
            opened.execute("DELETE FROM recovery_codes WHERE guest = ?", (guest,))
            rows = [(code, guest, now) for code in codes]
            opened.executemany("INSERT INTO recovery_codes VALUES (?, ?, ?)", rows)

        await self._write(work)

    async def take_code(self, code: str) -> str | None:
        """Whose code it was; it is used up by this."""
        query = "DELETE FROM recovery_codes WHERE code = ? RETURNING guest"
        found = await self._write(lambda opened: opened.execute(query, (code,)).fetchone())
        return None if found is None else str(found[0])

    async def codes_left(self, guest: str) -> int:
        query = "SELECT count(*) FROM recovery_codes WHERE guest = ?"
        return int(await self._read(lambda opened: opened.execute(query, (guest,)).fetchone()[0]))

    async def _do(self, query: str, values: tuple[object, ...]) -> None:
        def work(opened: Connection) -> None:
            opened.execute(query, values)

        await self._write(work)
