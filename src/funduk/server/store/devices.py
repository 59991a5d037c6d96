"""Devices of people."""

from funduk.server.store.database import Connection
from funduk.server.store.person import Device

LISTED = (
    "SELECT device, label, since, seen FROM devices WHERE guest = ? AND signed_out = 0 "
    "ORDER BY seen DESC"
)
KNOWN = (
    "SELECT EXISTS (SELECT 1 FROM guests WHERE id = ?) "
    "OR EXISTS (SELECT 1 FROM sitters WHERE guest = ?)"
)
NOTE = (
    "INSERT INTO devices VALUES (?, ?, ?, ?, ?, 0) "
    "ON CONFLICT (guest, device) DO UPDATE SET seen = excluded.seen, label = excluded.label"
)
SIGN_OUT = (
    "INSERT INTO devices VALUES (?, ?, '', ?, ?, 1) "
    "ON CONFLICT (guest, device) DO UPDATE SET seen = excluded.seen, signed_out = 1"
)


def listed(connection: Connection, guest: str) -> list[Device]:
    return [Device(*row) for row in connection.execute(LISTED, (guest,))]


def note(
    connection: Connection, guest: str, device: str, label: str, now: float, most: int
) -> list[str] | None:
    """The devices that had to go for it; None for strangers, who leave no rows."""
    if not connection.execute(KNOWN, (guest, guest)).fetchone()[0]:
        return None
    connection.execute(NOTE, (guest, device, label, now, now))
    gone = [one.device for one in listed(connection, guest)[most:]]
    for one in gone:
        sign_out(connection, guest, one, now)
    return gone


def sign_out(connection: Connection, guest: str, device: str, now: float) -> None:
    connection.execute(SIGN_OUT, (guest, device, now, now))


def signed_out(connection: Connection, since: float) -> list[tuple[str, str]]:
    query = "SELECT guest, device FROM devices WHERE signed_out = 1 AND seen > ?"
    return connection.execute(query, (since,)).fetchall()
