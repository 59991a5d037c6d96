"""A table's alarm: when somebody's patience ends, or a wish that nobody answers lapses."""

from funduk.server.errands import Errands
from funduk.server.tables import patience, wishes
from funduk.server.tables.desk import Desk
from funduk.server.tables.table import Table


def set_alarm(desk: Desk, errands: Errands, table: Table) -> None:
    """If there is anything to wait for and no alarm is set."""
    if table.alarm is not None or table.state.status not in ("dice", "running"):
        return
    lived = desk.now()
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
        table.alarm = errands.later(min(waits), lambda: _ring(desk, errands, table))


async def _ring(desk: Desk, errands: Errands, table: Table) -> None:
    async with table.lock:
        table.alarm = None
        if table.gone:
            return
        lived = desk.now()
        wish = patience.wish_left(table, lived)
        if wish is not None and wish <= 0.0:
            await wishes.let_lapse(desk, table)
        elif patience.idle_seats(table, lived) != table.told_idle:
            desk.tell_table(table)
        set_alarm(desk, errands, table)
