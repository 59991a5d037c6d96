"""Whose turn it is, told to guests who are elsewhere in the house."""

from funduk.server.tables.table import Table
from funduk.server.wire import messages
from funduk.server.wire.connection import Connection

UNKNOWN = 4401
MINE = messages.write(messages.Mine())


class Turns:
    """Knows which guests have a page open, and tells them when a game they are not looking at wants them."""

    def __init__(self) -> None:
        self.present: dict[str, set[Connection]] = {}

    def enter(self, connection: Connection) -> None:
        self.present.setdefault(connection.guest, set()).add(connection)

    def leave(self, connection: Connection) -> bool:
        """True when it was the guest's last page."""
        pages = self.present.get(connection.guest, set())
        pages.discard(connection)
        if not pages:
            self.present.pop(connection.guest, None)
        return not pages

    def is_here(self, guest: str) -> bool:
        return guest in self.present

    def hang_up(self, guest: str, devices: set[str]) -> None:
        """Somebody has signed devices out: their pages hear nothing more."""
        for connection in list(self.present.get(guest, ())):
            if connection.device in devices:
                connection.close(UNKNOWN)

    def turn_out(self, guest: str) -> None:
        for connection in list(self.present.get(guest, ())):
            connection.close(UNKNOWN)

    def note(self, table: Table) -> bool:
        """Compares with what was told before; True when somebody else is waited for now."""
        now = turns_at(table)
        before = table.turns
        if now == before:
            return False
        table.turns = now
        for guest in before.keys() ^ now.keys():
            for connection in self.present.get(guest, ()):
                if table.state.id not in connection.watching:
                    connection.reply(MINE)
        return True


def turns_at(table: Table) -> dict[str, int]:
    """The guests this table waits for, and the number of the question each is asked."""
    if table.state.status != "running":
        return {}
    found: dict[str, int] = {}
    for ask in table.asks:
        seat = table.state.seats[ask.seat]
        if (
            seat.guest is not None
            and not seat.away
            and seat.kind == "person"
            and table.game.is_waited_for(ask)
        ):
            found[seat.guest] = ask.nth
    return found
