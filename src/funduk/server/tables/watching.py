"""Looking on: who comes to a table and goes, and what they have missed."""

import time

from funduk.server.errands import Errands
from funduk.server.notices.turns import Turns
from funduk.server.refuse import Refuse
from funduk.server.tables import listening
from funduk.server.tables.awake import AwakeTables
from funduk.server.tables.desk import Desk
from funduk.server.tables.snapshots import Snapshots
from funduk.server.tables.table import Table
from funduk.server.tables.unwatched import Unwatched
from funduk.server.wire.connection import Connection
from funduk.server.wire.costs import BYTES_A_MILLISECOND, TIME, Costs
from funduk.server.wire.frames import message_in

COMES = 0.1
GOES = 2.0


class Watching:
    """Pages at tables; what they are sent is charged by its cost."""

    def __init__(
        self,
        tables: AwakeTables,
        desk: Desk,
        errands: Errands,
        costs: Costs,
        turns: Turns,
        unwatched: Unwatched,
    ) -> None:
        self.snapshots = Snapshots()
        self._tables = tables
        self._desk = desk
        self._errands = errands
        self._costs = costs
        self._turns = turns
        self._unwatched = unwatched

    def watch(self, table: Table, connection: Connection, since: int | None) -> None:
        """Called under the table's lock: the missing messages, or a snapshot."""
        if connection.closed:
            return  # nobody would take it off the table again
        number = table.state.id
        if connection.watching.get(number) is None:
            listening.attach(table, connection)
            self._unwatched.release(number)
            self._presence(table, COMES)
        stream = connection.watching[number]
        connection.caught_up(number)
        begun = time.perf_counter()
        missing = stream.since(since)
        if missing is None:
            missing = [self.snapshots.of(table, stream)]
        cost = (time.perf_counter() - begun) * 1000.0
        for framed in missing:
            cost += len(framed) / BYTES_A_MILLISECOND
            connection.push(number, framed)
        self._costs.owe(connection.payer, TIME, cost)

    def unwatch(self, connection: Connection, number: str) -> None:
        table = self._tables.awake.get(number)
        stream = connection.watching.get(number)
        if table is None or stream is None:
            connection.watching.pop(number, None)
            return
        listening.detach(table, connection)
        self._presence(table, GOES)

    async def catch_up(self, connection: Connection, number: str) -> bytes | None:
        """The snapshot for a reader that fell behind."""
        try:
            async with self._tables.at(number) as table:
                connection.caught_up(number)
                stream = connection.watching.get(number)
                return None if stream is None else message_in(self.snapshots.of(table, stream))
        except Refuse:
            connection.caught_up(number)
            return None

    def plays(self, guest: str) -> bool:
        """Whether a page of this guest shows a running game in which they have a seat."""
        for connection in self._turns.present.get(guest, ()):
            for number, stream in connection.watching.items():
                table = self._tables.awake.get(number)
                if stream.seat is not None and table is not None:
                    if table.state.status == "running":
                        return True
        return False

    def _presence(self, table: Table, delay: float) -> None:
        """Comings and goings are told together, a little later, so that a reload is not worth a word."""
        if table.presence is None:
            table.presence = self._errands.later(delay, lambda: self._tell_presence(table))

    async def _tell_presence(self, table: Table) -> None:
        async with table.lock:
            table.presence = None
            if not table.gone:
                self._desk.tell_table(table)
