"""What a host may do at a table: chairs, options, beginning and closing."""

import time
from typing import Any

from funduk.server.logs import say, short
from funduk.server.pages import forms
from funduk.server.people.identity import Who
from funduk.server.refuse import Refuse
from funduk.server.tables import dicebox, lobby, seats
from funduk.server.tables import state as states
from funduk.server.tables.desk import Desk
from funduk.server.tables.state import SeatState, Told
from funduk.server.tables.table import Table, house_game


async def set_seat(
    desk: Desk, table: Table, who: Who, mine: int | None, body: forms.SetSeat
) -> dict[str, Any]:
    """In the lobby a chair for anybody; in a game nothing but which bot plays."""
    state = table.state
    seat = seats.seat_at(table, body.seat)
    if seat.guest == who.guest and not seat.away:
        raise Refuse("not_your_own_seat")
    level = lobby.check_level(state.game, body.level or seats.default_level(state.game))
    if state.status == "lobby":
        state.seats[body.seat] = (
            SeatState() if body.kind == "open" else SeatState("bot", level=level)
        )
        return await desk.commit_and_tell(table)
    if body.kind == "open":
        raise Refuse("guided" if state.guided else "seat_in_play", seat=body.seat)
    if seat.kind != "person":
        state.seats[body.seat] = SeatState("bot", level=level)
        return await desk.commit_and_tell(table)
    if seat.away:
        seats.give_to_bot(table, body.seat, level)
        return await desk.commit_and_tell(table)
    return await seats.replace(desk, table, who, mine, forms.Replace(body.seat))


async def add(
    desk: Desk, table: Table, who: Who, mine: int | None, body: forms.Nothing
) -> dict[str, Any]:
    if len(table.state.seats) + 1 not in house_game(table.state.game).seats:
        raise Refuse("too_many_seats")
    table.state.seats.append(SeatState())
    return await desk.commit_and_tell(table)


async def drop(
    desk: Desk, table: Table, who: Who, mine: int | None, body: forms.Nothing
) -> dict[str, Any]:
    chairs = table.state.seats
    if len(chairs) - 1 not in house_game(table.state.game).seats:
        raise Refuse("too_few_seats")
    for number in range(len(chairs) - 1, -1, -1):
        if chairs[number].kind != "person":
            del chairs[number]
            return await desk.commit_and_tell(table)
    raise Refuse("seats_taken")


async def options(
    desk: Desk, table: Table, who: Who, mine: int | None, body: forms.SetOptions
) -> dict[str, Any]:
    state = table.state
    before = states.write_state(state)
    fixed = (body.options, body.visibility, body.clock)
    if state.status != "lobby" and any(wish is not None for wish in fixed):
        raise Refuse("not_now", status=state.status)
    if body.options is not None:
        lobby.check_options(state.game, len(state.seats), body.options)
        state.options = body.options
    if body.visibility is not None:
        state.visibility = body.visibility
    if body.pace is not None:
        state.pace = body.pace
    if body.clock is not None:
        state.clock = lobby.check_clock(body.clock)
    if body.talk is None or body.talk == state.talk:
        return {} if states.write_state(state) == before else await desk.commit_and_tell(table)
    state.talk = body.talk
    await desk.commit(table, [Told(state, time.time())])
    desk.tell_anew(table)  # with the lines that spectators may read now, or may no longer
    return {}


async def start(
    desk: Desk, table: Table, who: Who, mine: int | None, body: forms.Nothing
) -> dict[str, Any]:
    if table.state.has_free_seat():
        raise Refuse("seats_free")
    lobby.check_options(table.state.game, len(table.state.seats), table.state.options)
    await dicebox.begin(desk, table)
    return {}


async def close(
    desk: Desk, table: Table, who: Who, mine: int | None, body: forms.Nothing
) -> dict[str, Any]:
    table.stop_bots()
    table.state.status = "closed"
    say("table_closed", table=short(table.state.id))
    return await desk.commit_and_tell(table)


async def close_unstarted(desk: Desk, table: Table) -> None:
    """A table nobody started within a day makes room."""
    if table.state.status == "lobby":
        table.state.status = "closed"
        await desk.commit_and_tell(table)
