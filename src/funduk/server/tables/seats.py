"""Seats of a running game: a bot may keep one, and its owner can always come back."""

from typing import Any

from funduk.bots import levels
from funduk.server.pages import forms
from funduk.server.people.identity import Who
from funduk.server.refuse import Refuse
from funduk.server.tables import orders, patience
from funduk.server.tables.desk import Desk
from funduk.server.tables.state import SeatState
from funduk.server.tables.table import Table


def default_level(game: str) -> str:
    """Who keeps a seat when its owner has not chosen: the second from the bottom."""
    strengths = levels.names(game)
    return strengths[min(1, len(strengths) - 1)]


def seat_at(table: Table, number: int) -> SeatState:
    if not 0 <= number < len(table.state.seats):
        raise Refuse("unknown_seat", seat=number)
    return table.state.seats[number]


def give_to_bot(table: Table, seat: int, level: str | None = None) -> None:
    """A bot keeps the seat until its owner is back."""
    kept = table.state.seats[seat]
    kept.away = True
    kept.level = level or default_level(table.state.game)
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
    desk: Desk, table: Table, who: Who, mine: int | None, body: forms.Replace
) -> dict[str, Any]:
    """Somebody has been gone, or silent when asked, for so long that the others need not wait for them."""
    state = table.state
    seat = seat_at(table, body.seat)
    if body.seat == mine:
        raise Refuse("not_your_own_seat")
    if seat.kind != "person" or seat.away:
        return {}
    left = patience.time_left(table, body.seat, desk.now())
    if left is None:
        raise Refuse("seat_present" if state.clock is None else "clock_decides", seat=body.seat)
    if left > 0.0:
        raise Refuse("not_yet", seconds=round(left) + 1)
    give_to_bot(table, body.seat)
    return await desk.commit_and_tell(table)
