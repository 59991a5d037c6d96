"""Giving out and erasing a person's rows."""

from typing import Any

from funduk.server.store import devices
from funduk.server.store.chat_rows import Doing
from funduk.server.store.database import Connection
from funduk.server.store.person import PERSONAL, Device, PersonStore
from funduk.server.tables import state as states
from funduk.server.tables.state import TableState, Told

TABLES_WITH = (
    "SELECT id, status FROM tables WHERE id IN (SELECT table_id FROM sitters WHERE guest = ? "
    "UNION SELECT table_id FROM mentioned WHERE guest = ? "
    "UNION SELECT table_id FROM chat WHERE guest = ?)"
)
UNCLEAN = "unclean"
TOLD = b'{"type":"told"'


class PersonRows(PersonStore):
    """Shares the store's writer and readers; how the disk forgets is the database's own affair."""

    def __init__(self, write: Doing, read: Doing) -> None:
        self._write = write
        self._read = read

    async def rows_of(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        def work(connection: Connection) -> dict[str, list[dict[str, Any]]]:
            found: dict[str, list[dict[str, Any]]] = {}
            for table, column, given in PERSONAL:
                if given:
                    query = f"SELECT {', '.join(given)} FROM {table} WHERE {column} = ?"
                    rows = connection.execute(query, (guest,)).fetchall()
                    found[table] = [dict(zip(given, row, strict=True)) for row in rows]
            return found

        rows: dict[str, list[dict[str, Any]]] = await self._read(work)
        return rows

    async def tables_with(self, guest: str) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = await self._read(
            lambda connection: connection.execute(TABLES_WITH, (guest,) * 3).fetchall()
        )
        return found

    async def forget_in_log(self, table: str, guest: str) -> int:
        changed: int = await self._write(
            lambda connection: _forget_in_log(connection, table, guest)
        )
        return changed

    async def forget_in_table(self, table: str, guest: str) -> None:
        await self._write(lambda connection: _forget_in_table(connection, table, guest))

    async def erase(self, guest: str) -> None:
        await self._write(lambda connection: _erase(connection, guest))

    async def devices(self, guest: str) -> list[Device]:
        found: list[Device] = await self._read(lambda connection: devices.listed(connection, guest))
        return found

    async def note_device(
        self, guest: str, device: str, label: str, now: float, most: int
    ) -> list[str] | None:
        gone: list[str] | None = await self._write(
            lambda connection: devices.note(connection, guest, device, label, now, most)
        )
        return gone

    async def sign_out(self, guest: str, device: str, now: float) -> None:
        await self._write(lambda connection: devices.sign_out(connection, guest, device, now))

    async def signed_out(self, since: float) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = await self._read(
            lambda connection: devices.signed_out(connection, since)
        )
        return found


def _forget_in_log(connection: Connection, table: str, guest: str) -> int:
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
        for known in ("sitters", "mentioned"):
            connection.execute(
                f"DELETE FROM {known} WHERE guest = ? AND table_id = ?", (one, table)
            )
    return changed


def _forget_in_table(connection: Connection, table: str, guest: str) -> None:
    """The row shows what the last record of the table says."""
    _forget_in_log(connection, table, guest)
    query = "SELECT record FROM log WHERE table_id = ? AND record >= ? AND record < ? ORDER BY n DESC LIMIT 1"
    found = connection.execute(query, (table, TOLD, TOLD + b"\xff")).fetchone()
    last = None if found is None else states.read_record(found[0])
    if isinstance(last, Told):
        row = (states.write_state(last.state), table)
        connection.execute("UPDATE tables SET state = ? WHERE id = ?", row)


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
    if state.seat_wish is not None and state.seat_wish.guest in person:
        state.seat_wish = None
        found = True
    for seat in state.seats:
        if seat.guest in person:
            seat.guest = seat.name = None
            found = True
    return found


def _erase(connection: Connection, guest: str) -> None:
    for table, column, _ in PERSONAL:
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (guest,))
    connection.execute(
        "INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING", (UNCLEAN, b"yes")
    )


def is_unclean(connection: Connection) -> bool:
    """Whether somebody was erased since the file was written anew."""
    query = "SELECT count(*) FROM secrets WHERE name = ?"
    return bool(connection.execute(query, (UNCLEAN,)).fetchone()[0])
