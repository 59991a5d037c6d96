"""A table's alarm: when somebody's patience ends, or a wish that nobody answers lapses."""

import asyncio
from typing import TYPE_CHECKING

from funduk.server.tables import patience, wishes
from funduk.server.tables.table import Table

if TYPE_CHECKING:
    from funduk.server.tables.house import House


def set_alarm(house: "House", table: Table) -> None:
    """If there is anything to wait for and no alarm is set."""
    if table.alarm is not None or table.state.status not in ("dice", "running"):
        return
    lived = house.lived.now()
    waits: list[float] = []
    if any(stream.connections for stream in table.streams.values()):
        for seat in range(len(table.state.seats)):
            left = patience.time_left(table, seat, lived)
            if left is not None and left > 0.0:
                waits.append(left)
    wish = patience.wish_left(table, lived)
    if wish is not None:
        waits.append(max(0.0, wish))
    if waits:
        loop = asyncio.get_running_loop()
        table.alarm = loop.call_later(min(waits), lambda: house.run(_ring(house, table)))


def stop(table: Table) -> None:
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None


async def _ring(house: "House", table: Table) -> None:
    async with table.lock:
        table.alarm = None
        if table.gone:
            return
        lived = house.lived.now()
        wish = patience.wish_left(table, lived)
        if wish is not None and wish <= 0.0:
            await wishes.let_lapse(house, table)
        elif patience.idle_seats(table, lived) != table.told_idle:
            house.tell_table(table)
        set_alarm(house, table)
