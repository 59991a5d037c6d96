"""My data: what the house keeps of a person, given out and erased by themselves."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from funduk.core.match import Match
from funduk.server.refuse import Refuse
from funduk.server.store.person import PersonStore
from funduk.server.store.talk import CHAT_REMEMBERED
from funduk.server.tables import orders, seats
from funduk.server.tables.awake import AwakeTables
from funduk.server.tables.desk import Desk
from funduk.server.tables.state import SeatState, Status, Told
from funduk.server.tables.table import Table

FORMAT = "funduk-my-data-1"
MOST_WAITING = 4
COME_BACK = 10
GONE = 4401


class MyData:
    """Erasures come one after the other, and only a few wait: each rewrites a person's whole past."""

    def __init__(
        self,
        store: PersonStore,
        tables: AwakeTables,
        desk: Desk,
        forget: Callable[[str], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._desk = desk
        self._forget = forget
        """Lets go of what else is known of somebody in memory."""
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def export(self, guest: str) -> dict[str, Any]:
        """One file: name, tables with one's own moves, and whatever the personal columns keep."""
        kept = await self._store.rows_of(guest)
        seated = [row["table_id"] for row in kept.pop("sitters", [])]
        named = kept.pop("guests", [])
        tables = [await self._table(number, guest) for number in seated]
        return {
            "format": FORMAT,
            "made": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "id": guest,
            "name": named[0]["name"] if named else None,
            "tables": [table for table in tables if table is not None],
            **kept,
        }

    async def _table(self, number: str, guest: str) -> dict[str, Any] | None:
        try:
            async with self._desk.at(number) as table:
                state, match = table.state, table.match
                seat = state.seat_of(guest)
                moves = [] if seat is None or match is None else _moves(match, seat, state.status)
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

    async def erase(self, guest: str) -> None:
        if self._waiting >= MOST_WAITING:
            raise Refuse("busy", seconds=COME_BACK)
        self._waiting += 1
        try:
            async with self._turn:
                await self._erase(guest)
        finally:
            self._waiting -= 1

    async def _erase(self, guest: str) -> None:
        """Seats go to bots or become a former player's, names and lines go, and the disk is cleaned."""
        for number, status in await self._store.tables_with(guest):
            asleep = number not in self._tables.awake
            if asleep and status in ("over", "closed"):
                await self._store.forget_in_table(number, guest)
                if (
                    number in self._tables.awake
                ):  # somebody has just woken it, with what it knew before
                    self._tables.forget(self._tables.awake[number])
                continue
            try:
                async with self._desk.at(number) as table:
                    await self._leave(table, guest)
            except Refuse:  # it cannot be opened; its past is still ours to change
                await self._store.forget_in_table(number, guest)
        self._forget(guest)
        await self._store.erase(guest)

    async def _leave(self, table: Table, guest: str) -> None:
        _hang_up(table, guest)
        state = table.state
        seat, host, lines = state.seat_of(guest), state.host == guest, len(table.chat)
        if seat is not None:
            state.seats[seat] = _successor(table)
            orders.forget(table, seat)
            state.drop_wishes()
        if host:
            heirs = [state.seats[person].guest for person in state.people()]
            state.host = next((heir for heir in heirs if heir is not None), "")
            if not state.host and state.status in ("lobby", "dice", "running"):
                table.stop_bots()
                state.status = "closed"
        wished = state.seat_wish is not None and state.seat_wish.guest == guest
        if wished:
            state.seat_wish = None
        table.chat = deque((line for line in table.chat if line.guest != guest), CHAT_REMEMBERED)
        if seat is not None or host or wished:
            await self._desk.commit(table, [Told(state, time.time())])
        await self._store.forget_in_log(state.id, guest)
        if seat is not None or host or wished or lines != len(table.chat):
            self._desk.tell_anew(table)


def _moves(match: Match, seat: int, status: Status) -> list[dict[str, Any]]:
    """One's own moves; of a game that goes on only what this seat may still be shown."""
    if status == "over":
        entries = enumerate(match.entries)
        mine = [(n, entry.action) for n, entry in entries if entry.by == seat]
    else:
        mine = [
            (one.number, one.action)
            for one in match.seen(seat)
            if match.entries[one.number].by == seat
        ]
    return [{"n": n, "action": action.to_json()} for n, action in mine if action is not None]


def _successor(table: Table) -> SeatState:
    """In the lobby the chair is free, in a game a bot plays on, afterwards nobody is named."""
    if table.state.status == "lobby":
        return SeatState()
    if table.state.status in ("dice", "running"):
        return SeatState("bot", level=seats.default_level(table.state.game))
    return SeatState("person")


def _hang_up(table: Table, guest: str) -> None:
    """Whoever is gone hears nothing more."""
    for stream in table.streams.values():
        for connection in list(stream.connections):
            if connection.guest == guest:
                connection.close(GONE)
