"""Where tables change: judged in memory, written to the disk, then told to everybody who looks on."""

import time
from collections.abc import Callable
from typing import Any

from msgspec import structs

from funduk.server.logs import say, short
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Answer, ClockRow, Store, StoreFailed
from funduk.server.tables import clocks, listening, orders, patience, timing, viewpoint
from funduk.server.tables.awake import AwakeTables, Held
from funduk.server.tables.broadcast import Telling
from funduk.server.tables.state import LogRecord, Told
from funduk.server.tables.table import Table
from funduk.server.tables.takebacks import may_take_back
from funduk.server.tables.uptime import LivedTime
from funduk.server.wire import messages


class Desk:
    """Whoever changes a table does it here, with the table's lock held."""

    def __init__(
        self,
        store: Store,
        tables: AwakeTables,
        lived: LivedTime,
        pause: float,
        committed: Callable[[Table], None],
    ) -> None:
        self.pause = pause
        """How much of a person's time bots and markets take: 1.0 as long, 0.0 none."""
        self._store = store
        self._tables = tables
        self._lived = lived
        self._committed = committed
        """Hears of every change that is on the disk."""
        self.moves = 0
        self.refusals = 0

    def at(self, number: str) -> Held:
        return self._tables.at(number)

    def now(self) -> float:
        """Lived time, by which clocks and wishes go."""
        return self._lived.now()

    # writing

    async def commit(
        self, table: Table, records: list[LogRecord], answer: Answer | None = None
    ) -> None:
        """On the disk, or the table in memory is thrown away and read again."""
        clock = None
        if table.state.clock is not None:
            lived = self.now()
            timing.settle(table, lived)
            if table.clock is not None:
                clock = ClockRow(clocks.write(table.clock), timing.due(table), lived)
        if isinstance(records[-1], Told):
            table.state.touched = self.now()
        change = table.change(records, clock)
        try:
            await self._store.commit(orders.with_orders(table, change))
        except StoreFailed as wrong:
            self._tables.forget(table)
            say("store_failed", table=short(table.state.id), why=type(wrong).__name__)
            raise Refuse("store") from None
        except BaseException:
            self._tables.forget(table)
            raise
        table.length += len(records)
        table.kept = change.row
        self.moves += change.moved
        if answer is not None:
            table.answers[(answer.seat, answer.move_id)] = answer.reply
        self._committed(table)

    async def commit_and_tell(self, table: Table) -> dict[str, Any]:
        """The changed state, first onto the disk, then to everybody."""
        await self.commit(table, [Told(table.state, time.time())])
        self.tell_table(table)
        return {}

    async def keep_refusal(self, table: Table, answer: Answer) -> None:
        """A reply that leaves the table as it was."""
        try:
            await self._store.keep_answer(table.state.id, answer)
        except StoreFailed:
            raise Refuse("store") from None
        table.answers[(answer.seat, answer.move_id)] = answer.reply
        table.refusals[answer.seat] += 1
        self.refusals += 1

    async def keep_orders(self, table: Table) -> None:
        """Onto the disk without touching the table's own row, whose time everybody can see."""
        changed = orders.unkept(table)
        try:
            if changed:
                stirs = table.stirs() or orders.acts(table)
                await self._store.put_orders(table.state.id, changed, stirs)
                if table.kept is not None:
                    table.kept = structs.replace(table.kept, stirring=stirs)
        except StoreFailed:
            self._tables.forget(table)
            raise Refuse("store") from None
        table.kept_orders = dict(table.orders)
        table.haggling = orders.hagglers(table)
        self._tables.stir(table)

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
        self._tables.stir(table)

    def tell_table(self, table: Table) -> None:
        """Seats, presence and agreements changed, nothing of the game."""
        self._turn_over(table)
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
        self._tables.stir(table)

    def tell_anew(self, table: Table) -> None:
        """The game began or was taken back, or somebody is gone: everybody gets the whole table."""
        if table.match is not None:
            table.count_events()
        self._turn_over(table)
        for stream in table.streams.values():
            stream.asked.clear()
            if stream.awake():
                stream.mark = table.mark
                stream.next()
                stream.say(table.state.id, viewpoint.snapshot(table, stream))
            else:
                stream.lapse()
        self._tables.stir(table)

    def _turn_over(self, table: Table) -> None:
        """What the table's card says has changed, and perhaps who sits where."""
        table.mark += 1
        table.told_idle = patience.idle_seats(table, self.now())
        listening.reseat(table)
