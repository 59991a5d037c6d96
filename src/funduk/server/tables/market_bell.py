"""The bell of an open market: one timer a table, and what happens when it has rung."""

import asyncio
import time
from typing import TYPE_CHECKING

from funduk.server.logs import say, short
from funduk.server.tables import answers, market_hours
from funduk.server.tables.state import Told
from funduk.server.tables.table import Table

if TYPE_CHECKING:
    from funduk.server.tables.house import House


def set_timer(house: "House", table: Table) -> None:
    """Anew with everything that happens at the table."""
    stop(table)
    if house.closing or table.gone:
        return
    due = market_hours.due(table, house.settings.pause)
    if due is not None:
        wait = max(0.0, due - house.lived.now())
        loop = asyncio.get_running_loop()
        table.bell = loop.call_later(wait, lambda: house.run(ring(house, table)))


def stop(table: Table) -> None:
    if table.bell is not None:
        table.bell.cancel()
        table.bell = None


async def ring(house: "House", table: Table) -> None:
    """Begins the countdown, or closes the market at its end."""
    async with table.lock:
        table.bell = None
        if table.gone or house.closing:
            return
        hours = table.state.market
        due = market_hours.due(table, house.settings.pause)
        if hours is None or due is None:
            return
        if due > house.lived.now():
            set_timer(house, table)
        elif hours.closes is None:
            hours.closes = house.lived.now() + market_hours.countdown(house.settings.pause)
            await house.commit(table, [Told(table.state, time.time())])
            house.tell_table(table)
        else:
            await _close(house, table)


async def _close(house: "House", table: Table) -> None:
    """Every bot is done, then every silent person, by the rules' own answer."""
    say("market_closed", table=short(table.state.id))
    while (ask := market_hours.who_leaves_next(table)) is not None:
        await answers.play_at_the_bell(house, table, ask)
