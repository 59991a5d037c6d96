"""The bell of an open market: one timer a table, and what happens when it has rung."""

from funduk.server.errands import Errands
from funduk.server.logs import say, short
from funduk.server.tables import answers, market_hours
from funduk.server.tables.desk import Desk
from funduk.server.tables.table import Table


def set_timer(desk: Desk, errands: Errands, table: Table) -> None:
    """Anew with everything that happens at the table."""
    table.stop_bell()
    if errands.closing or table.gone:
        return
    due = market_hours.due(table, desk.pause)
    if due is not None:
        wait = max(0.0, due - desk.now())
        table.bell = errands.later(wait, lambda: ring(desk, errands, table))


async def ring(desk: Desk, errands: Errands, table: Table) -> None:
    """Begins the countdown, or closes the market at its end."""
    async with table.lock:
        table.bell = None
        if table.gone or errands.closing:
            return
        hours = table.state.market
        due = market_hours.due(table, desk.pause)
        if hours is None or due is None:
            return
        if due > desk.now():
            set_timer(desk, errands, table)
        elif hours.closes is None:
            hours.closes = desk.now() + market_hours.countdown(desk.pause)
            await desk.commit_and_tell(table)
        else:
            await _close(desk, table)


async def _close(desk: Desk, table: Table) -> None:
    """Every bot is done, then every silent person, by the rules' own answer."""
    say("market_closed", table=short(table.state.id))
    while (ask := market_hours.who_leaves_next(table)) is not None:
        await answers.play_at_the_bell(desk, table, ask)
