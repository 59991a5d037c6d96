"""Seats of a running game: a bot may keep one, and its owner can always come back."""

import time
from typing import TYPE_CHECKING, Any

from funduk.server.pages import forms
from funduk.server.refuse import Refuse
from funduk.server.tables import orders, patience, standins
from funduk.server.tables.state import Told
from funduk.server.tables.table import Table

if TYPE_CHECKING:
    from funduk.server.tables.commands import Who
    from funduk.server.tables.house import House


async def _tell(house: "House", table: Table) -> dict[str, Any]:
    await house.commit(table, [Told(table.state, time.time())])
    house.tell_table(table)
    return {}


def give_to_bot(table: Table, seat: int, level: str | None = None) -> None:
    """A bot keeps the seat until its owner is back."""
    kept = table.state.seats[seat]
    kept.away = True
    kept.level = level or standins.default_level(table.state.game)
    orders.forget(table, seat)
    table.state.drop_wishes()


def come_back(table: Table, seat: int) -> None:
    """The owner plays again."""
    kept = table.state.seats[seat]
    kept.away = kept.late = False
    kept.level = None
    patience.forget(table, seat)
    table.state.drop_wishes()


async def replace(
    house: "House", table: Table, who: "Who", mine: int | None, body: forms.Replace
) -> dict[str, Any]:
    """Somebody has been gone, or silent when asked, for so long that the others need not wait for them."""
    state = table.state
    if not 0 <= body.seat < len(state.seats):
        raise Refuse("unknown_seat", seat=body.seat)
    if body.seat == mine:
        raise Refuse("not_your_own_seat")
    seat = state.seats[body.seat]
    if seat.kind != "person" or seat.away:
        return {}
    left = patience.time_left(table, body.seat, house.lived.now())
    if left is None:
        raise Refuse("seat_present" if state.clock is None else "clock_decides", seat=body.seat)
    if left > 0.0:
        raise Refuse("not_yet", seconds=round(left) + 1)
    give_to_bot(table, body.seat)
    return await _tell(house, table)
