"""My data: what the house keeps of a person, given out and erased by themselves."""

import time
from collections import deque
from typing import TYPE_CHECKING, Any

from funduk.server.refuse import Refuse
from funduk.server.store.talk import CHAT_REMEMBERED
from funduk.server.tables import orders, standins
from funduk.server.tables.state import SeatState, Told

if TYPE_CHECKING:
    from funduk.server.tables.house import House
    from funduk.server.tables.table import Table

FORMAT = "funduk-my-data-1"
GONE = 4401


async def export(house: "House", guest: str) -> dict[str, Any]:
    """One file: name, tables with one's own moves, and whatever the personal columns keep."""
    kept = await house.store.people.rows_of(guest)
    seated = [row["table_id"] for row in kept.pop("sitters", [])]
    named = kept.pop("guests", [])
    tables = [await _table(house, number, guest) for number in seated]
    return {
        "format": FORMAT,
        "made": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "id": guest,
        "name": named[0]["name"] if named else None,
        "tables": [table for table in tables if table is not None],
        **kept,
    }


async def _table(house: "House", number: str, guest: str) -> dict[str, Any] | None:
    try:
        async with house.at(number) as table:
            state, match = table.state, table.match
            seat = state.seat_of(guest)
            moves = []
            if seat is not None and match is not None:
                moves = [
                    {"n": n, "action": entry.action.to_json()}
                    for n, entry in enumerate(match.entries)
                    if entry.by == seat and entry.action is not None
                ]
            return {
                "id": state.id,
                "game": state.game,
                "status": state.status,
                "created": state.created,
                "host": state.host == guest,
                "seat": seat,
                "name": None if seat is None else state.seats[seat].name,
                "options": state.options,
                "result": state.result,
                "moves": moves,
            }
    except Refuse:
        return None


async def erase(house: "House", guest: str) -> None:
    """Seats go to bots or become a former player's, names and lines go, and the disk is cleaned."""
    for number in await house.store.people.tables_with(guest):
        try:
            async with house.at(number) as table:
                await _leave(house, table, guest)
        except Refuse:
            continue
    house.bell.forget(guest)
    await house.store.people.erase(guest)


async def _leave(house: "House", table: "Table", guest: str) -> None:
    _hang_up(table, guest)
    state = table.state
    seat, host, lines = state.seat_of(guest), state.host == guest, len(table.chat)
    if seat is not None:
        state.seats[seat] = _successor(table)
        orders.forget(table, seat)
        state.takeback = None
    if host:
        heirs = [state.seats[person].guest for person in state.people()]
        state.host = next((heir for heir in heirs if heir is not None), "")
        if not state.host and state.status in ("lobby", "dice", "running"):
            standins.stop(table)
            state.status = "closed"
    table.chat = deque((line for line in table.chat if line.guest != guest), CHAT_REMEMBERED)
    if seat is not None or host:
        await house.commit(table, [Told(state, time.time())])
    await house.store.people.forget_in_log(state.id, guest)
    if seat is not None or host or lines != len(table.chat):
        house.tell_anew(table)


def _successor(table: "Table") -> SeatState:
    """In the lobby the chair is free, in a game a bot plays on, afterwards nobody is named."""
    if table.state.status == "lobby":
        return SeatState()
    if table.state.status in ("dice", "running"):
        return SeatState("bot", level=standins.default_level(table.state.game))
    return SeatState("person")


def _hang_up(table: "Table", guest: str) -> None:
    """Whoever is gone hears nothing more."""
    for stream in table.streams.values():
        for connection in list(stream.connections):
            if connection.guest == guest:
                connection.close(GONE)
