"""Tables in memory: woken on demand, held while they change, put to sleep when nobody is there."""

import asyncio
import time
from collections.abc import Callable

from funduk.catalogue import UnknownGame
from funduk.server.notices.turns import turns_at
from funduk.server.refuse import Refuse
from funduk.server.tables import orders, patience
from funduk.server.tables.loading import Loader
from funduk.server.tables.table import Table
from funduk.server.tables.uptime import LivedTime

IDLE = 60.0


def _nothing(table: Table) -> None:
    return


class AwakeTables:
    """The one owner of tables in memory."""

    def __init__(
        self, loader: Loader, lived: LivedTime, most: int, slept: Callable[[str], None]
    ) -> None:
        self.awake: dict[str, Table] = {}
        self.stir: Callable[[Table], None] = _nothing
        """Lets a table go on by itself; called whenever it has changed or come into memory."""
        self._loader = loader
        self._lived = lived
        self._most = most
        self._slept = slept
        self._loading: dict[str, asyncio.Future[Table | None]] = {}

    async def find(self, number: str) -> Table:
        """A table by its id, read from the store if it sleeps; unknown ids make nothing."""
        table = self.awake.get(number)
        if table is not None:
            return table
        loading = self._loading.get(number)
        if loading is None:
            loading = self._loading[number] = asyncio.ensure_future(self._load(number))
            loading.add_done_callback(lambda _: self._loading.pop(number, None))
        try:
            found = await asyncio.shield(loading)
        except UnknownGame:  # its package is no longer installed
            raise Refuse("unknown_game") from None
        if found is None:
            raise Refuse("unknown_table")
        return found

    def at(self, number: str) -> "Held":
        """Holds a table's lock; nobody sees what is not yet on the disk."""
        return Held(self, number)

    async def _load(self, number: str) -> Table | None:
        self._make_room()
        table = await self._loader.load(number, crowded=len(self.awake) >= self._most)
        if table is None:
            return None
        table.haggling = orders.hagglers(table)
        table.turns = turns_at(table)
        table.quiet_since = self._lived.now()
        patience.note(table)
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        self._make_room()
        self.awake[table.state.id] = table
        self.stir(table)

    def _make_room(self) -> None:
        """For one more table: when as many are awake as may be, those that nobody touched longest sleep."""
        if len(self.awake) < self._most:
            return
        quiet = [table for table in self.awake.values() if table.is_quiet()]
        quiet.sort(key=_touched)
        surplus = len(self.awake) - self._most * 19 // 20
        for table in quiet[:surplus]:
            self._put_to_sleep(table)

    def sleep_idle(self, idle: float = IDLE) -> int:
        """Lets tables go at which nobody is and nothing happens; returns how many stay awake."""
        now = time.monotonic()
        for table in list(self.awake.values()):
            if now - table.touched > idle and table.is_quiet():
                self._put_to_sleep(table)
        return len(self.awake)

    def _put_to_sleep(self, table: Table) -> None:
        table.gone = True
        table.stop_timers()
        del self.awake[table.state.id]
        self._slept(table.state.id)

    def forget(self, table: Table) -> None:
        """Drops a table from memory; those who watch it come back and read it anew."""
        table.gone = True
        if self.awake.get(table.state.id) is table:
            del self.awake[table.state.id]
        table.stop_bots()
        table.stop_timers()
        for stream in table.streams.values():
            for connection in list(stream.connections):
                connection.close()

    async def finish(self) -> None:
        """Lets what was begun at every table end."""
        for table in list(self.awake.values()):
            table.stop_bots()
            async with table.lock:
                pass


def _touched(table: Table) -> float:
    return table.touched


class Held:
    """A table while its lock is held: nobody else reads or changes it meanwhile."""

    __slots__ = ("number", "table", "tables")

    def __init__(self, tables: AwakeTables, number: str) -> None:
        self.tables = tables
        self.number = number

    async def __aenter__(self) -> Table:
        while True:
            table = self.tables.awake.get(self.number) or await self.tables.find(self.number)
            await table.lock.acquire()
            if not table.gone:
                break
            table.lock.release()
        table.touched = time.monotonic()
        self.table = table
        return table

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """After an unforeseen failure memory is not trusted: the table is read again from its log."""
        if kind is not None and not issubclass(kind, Refuse):
            self.tables.forget(self.table)
        self.table.lock.release()
