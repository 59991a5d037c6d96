"""All tables: woken on demand, written before anybody is told, put to sleep when nobody is there."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

from funduk.catalogue import UnknownGame
from funduk.server.logs import say, short, where_from
from funduk.server.notices.turn_notices import Bell
from funduk.server.notices.turns import Turns, turns_at
from funduk.server.refuse import Refuse
from funduk.server.settings import Settings
from funduk.server.store.interface import Answer, Store, StoreFailed
from funduk.server.tables import (
    alarms,
    clocks,
    dicebox,
    market_bell,
    orders,
    patience,
    standins,
    viewpoint,
)
from funduk.server.tables.bot_workers import Thinkers
from funduk.server.tables.broadcast import Telling
from funduk.server.tables.deadlines import Deadlines
from funduk.server.tables.loading import Loader
from funduk.server.tables.locked import Held
from funduk.server.tables.snapshots import Snapshots
from funduk.server.tables.state import LogRecord, Told
from funduk.server.tables.table import Table
from funduk.server.tables.takebacks import may_take_back
from funduk.server.tables.unwatched import Unwatched
from funduk.server.tables.uptime import LivedTime
from funduk.server.wire import messages
from funduk.server.wire.connection import Connection
from funduk.server.wire.costs import BYTES_A_MILLISECOND, TIME, Costs
from funduk.server.wire.frames import message_in
from funduk.server.wire.pace import Pace
from funduk.server.wire.streams import Stream

IDLE = 60.0
COMES = 0.1
GOES = 2.0


class House:
    """The one owner of tables in memory."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = thinkers
        self.tables: dict[str, Table] = {}
        self.closing = False
        self.lived = LivedTime()
        self.deadlines = Deadlines(self)
        self.turns = Turns()
        self.costs = Costs(settings.limits)
        self.costs.is_here = self.turns.is_here
        self.costs.plays = self.plays
        self.pace = Pace(settings.limits.gap)
        self.bell = Bell(self)
        self.snapshots = Snapshots()
        self.unwatched = Unwatched(self)
        self.loader = Loader(self)
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def wake(self) -> None:
        """Time goes on where the last server stopped, and so do tables at which no person is asked."""
        self.lived.resume(await self.store.lived())
        for number, due in await self.store.deadlines():
            self.deadlines.set(number, due)
        for number in await self.store.stirring():
            try:
                await self.table(number)
            except Exception as wrong:  # one table that cannot be read keeps nobody from the others
                say("table_unreadable", table=short(number), why=type(wrong).__name__)
        await self.bell.open()

    # finding a table

    async def table(self, number: str) -> Table:
        """A table by its id, read from the store if it sleeps; unknown ids make nothing."""
        table = self.tables.get(number)
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

    async def _load(self, number: str) -> Table | None:
        table = await self.loader.load(number)
        if table is None:
            return None
        table.haggling = orders.hagglers(table)
        table.turns = turns_at(table)
        table.quiet_since = self.lived.now()
        patience.note(table)
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        self.make_room()
        self.tables[table.state.id] = table
        self.stir(table)

    def make_room(self) -> None:
        """For one more table: when as many are awake as may be, those that nobody touched longest sleep."""
        if len(self.tables) < self.settings.limits.tables_awake:
            return
        quiet = [table for table in self.tables.values() if self._is_quiet(table)]
        quiet.sort(key=_touched)
        surplus = len(self.tables) - self.settings.limits.tables_awake * 19 // 20
        for table in quiet[:surplus]:
            self._put_to_sleep(table)

    def at(self, number: str) -> Held:
        """Holds a table's lock; nobody sees what is not yet on the disk."""
        return Held(self, number)

    # writing

    async def commit(
        self, table: Table, records: list[LogRecord], answer: Answer | None = None
    ) -> None:
        """On the disk, or the table in memory is thrown away and read again."""
        lived = 0.0
        if table.state.clock is not None:
            lived = self.lived.now()
            clocks.settle(table, lived)
        if isinstance(records[-1], Told):
            table.state.touched = self.lived.now()
        change = table.change(records, lived)
        try:
            await self.store.commit(orders.with_orders(table, change))
        except StoreFailed as wrong:
            self.forget(table)
            say("store_failed", table=short(table.state.id), why=type(wrong).__name__)
            raise Refuse("store") from None
        except BaseException:
            self.forget(table)
            raise
        table.length += len(records)
        table.kept = change.row
        if answer is not None:
            table.answers[(answer.seat, answer.move_id)] = answer.reply
        before = table.turns
        if self.turns.note(table):
            self.bell.turned(table, before)
        if table.clock is None:
            patience.note(table)
        else:
            self.deadlines.set(table.state.id, clocks.due(table))

    def forget(self, table: Table) -> None:
        """Drops a table from memory; those who watch it come back and read it anew."""
        table.gone = True
        if self.tables.get(table.state.id) is table:
            del self.tables[table.state.id]
        standins.stop(table)
        alarms.stop(table)
        market_bell.stop(table)
        for stream in table.streams.values():
            for connection in list(stream.connections):
                connection.close()

    # telling

    def tell_moves(self, table: Table, first: int) -> None:
        """What happened from an entry on, to every stream that somebody hears."""
        table.count_events()
        telling = Telling(table, first)
        for stream in list(table.streams.values()):
            if stream.awake():
                stream.send(table.state.id, telling.update(stream))
            else:
                stream.lapse()
        self.stir(table)

    def tell_table(self, table: Table) -> None:
        """Seats, presence and agreements changed, nothing of the game."""
        table.mark += 1
        table.told_idle = patience.idle_seats(table, self.lived.now())
        self._reseat(table)
        number, waiting = table.state.id, None if table.clock is None else viewpoint.waiting(table)
        for stream in table.streams.values():
            if stream.awake():
                stream.mark = table.mark
                meta = viewpoint.meta(table, stream.key)
                may = may_take_back(table, stream.seat)
                seq, seat = stream.next(), stream.seat
                stream.say(number, messages.TableMessage(number, seq, meta, seat, may, waiting))
            else:
                stream.lapse()
        self.stir(table)

    def tell_anew(self, table: Table) -> None:
        """The game began or was taken back, or somebody is gone: everybody gets the whole table."""
        table.mark += 1
        table.told_idle = patience.idle_seats(table, self.lived.now())
        if table.match is not None:
            table.count_events()
        self._reseat(table)
        for stream in table.streams.values():
            stream.asked.clear()
            if stream.awake():
                stream.mark = table.mark
                stream.next()
                stream.say(table.state.id, viewpoint.snapshot(table, stream))
            else:
                stream.lapse()
        self.stir(table)

    def _reseat(self, table: Table) -> None:
        """Whoever has sat down or got up now hears another stream, from its beginning."""
        for stream in list(table.streams.values()):
            for connection in list(stream.connections):
                key = viewpoint.key_of(table, connection.guest)
                if key != stream.key:
                    self._detach(table, connection)
                    self._attach(table, connection)
                    connection.start_anew(table.state.id)

    # watching

    def watch(self, table: Table, connection: Connection, since: int | None) -> None:
        """Called under the table's lock: the missing messages, or a snapshot."""
        if connection.closed:
            return  # nobody would take it off the table again
        number = table.state.id
        old = connection.watching.get(number)
        if old is None:
            self._attach(table, connection)
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
        self.costs.owe(connection.payer, TIME, cost)

    def plays(self, guest: str) -> bool:
        """Whether a page of this guest shows a running game in which they have a seat."""
        for connection in self.turns.present.get(guest, ()):
            for number, stream in connection.watching.items():
                table = self.tables.get(number)
                if stream.seat is not None and table is not None:
                    if table.state.status == "running":
                        return True
        return False

    def unwatch(self, connection: Connection, number: str) -> None:
        table = self.tables.get(number)
        stream = connection.watching.get(number)
        if table is None or stream is None:
            connection.watching.pop(number, None)
            return
        self._detach(table, connection)
        self._presence(table, GOES)

    async def catch_up(self, connection: Connection, number: str) -> bytes | None:
        """The snapshot for a reader that fell behind."""
        try:
            async with self.at(number) as table:
                connection.caught_up(number)
                stream = connection.watching.get(number)
                return None if stream is None else message_in(self.snapshots.of(table, stream))
        except Refuse:
            connection.caught_up(number)
            return None

    def _attach(self, table: Table, connection: Connection) -> None:
        key = viewpoint.key_of(table, connection.guest)
        stream = table.streams.get(key)
        if stream is None:
            stream = table.streams[key] = Stream(key)
        stream.connections.add(connection)
        connection.watching[table.state.id] = stream
        self.unwatched.release(table.state.id)

    def _detach(self, table: Table, connection: Connection) -> None:
        stream = connection.watching.pop(table.state.id)
        stream.connections.discard(connection)
        stream.left = time.monotonic()
        table.touched = stream.left

    def _presence(self, table: Table, delay: float) -> None:
        """Comings and goings are told together, a little later, so that a reload is not worth a word."""
        if table.presence is None:
            loop = asyncio.get_running_loop()
            table.presence = loop.call_later(delay, lambda: self.run(self._tell_presence(table)))

    async def _tell_presence(self, table: Table) -> None:
        async with table.lock:
            table.presence = None
            if not table.gone:
                self.tell_table(table)

    # what goes on by itself

    def stir(self, table: Table) -> None:
        """Lets dice, bots and standing orders go on where no person is asked."""
        if table.orders or table.told_orders:
            orders.tell(table)
        if not self.closing and not table.gone:
            dicebox.keep_time(self, table)
            alarms.set_alarm(self, table)
            market_bell.set_timer(self, table)
            standins.stir(self, table)

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            say("task_failed", **where_from(task.exception()))

    def sleep_idle(self, idle: float = IDLE) -> int:
        """Lets tables go at which nobody is and nothing happens; returns how many stay awake."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            if now - table.touched > idle and self._is_quiet(table):
                self._put_to_sleep(table)
        return len(self.tables)

    def _is_quiet(self, table: Table) -> bool:
        """Nobody is there, and nothing is under way."""
        busy = (
            table.lock.locked()
            or table.thinking
            or table.timer is not None
            or table.presence is not None
            or table.bell is not None
        )
        return not busy and not table.is_watched()

    def _put_to_sleep(self, table: Table) -> None:
        table.gone = True
        alarms.stop(table)
        market_bell.stop(table)
        del self.tables[table.state.id]
        if table.state.id in self.unwatched.going:
            self.unwatched.release(table.state.id)

    async def close(self) -> None:
        """Finishes what was begun and stops."""
        self.closing = True
        self.deadlines.stop()
        self.bell.close()
        for table in list(self.tables.values()):
            standins.stop(table)
            async with table.lock:
                pass
        for task in list(self._tasks):
            task.cancel()


def _touched(table: Table) -> float:
    return table.touched
