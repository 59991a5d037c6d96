"""Sitting down, getting up, and taking one's seat along to another device."""

import time
from typing import Any

from funduk.server.pages import forms
from funduk.server.people import names
from funduk.server.people.chat import Talk
from funduk.server.people.identity import Who, fresh_code
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Store
from funduk.server.tables import orders, seats, wishes
from funduk.server.tables.desk import Desk
from funduk.server.tables.state import SeatState, Told
from funduk.server.tables.table import Table

HANDOVER_SECONDS = 600


class Sitting:
    """Who may sit where; a seat of a running game has wishes of its own."""

    def __init__(self, store: Store, desk: Desk, talk: Talk) -> None:
        self._store = store
        self._desk = desk
        self._talk = talk

    async def sit(
        self, table: Table, who: Who, mine: int | None, body: forms.Sit
    ) -> dict[str, Any]:
        state = table.state
        if mine is not None:
            if body.seat not in (None, mine):
                raise Refuse("already_seated", seat=mine)
            if not state.seats[mine].away:
                return {}
            seats.come_back(table, mine)
            await self._desk.commit(table, [Told(state, time.time())])
            self._desk.tell_anew(table)  # with what the seat is asked: it was not told meanwhile
            return {}
        if state.status != "lobby":
            return await wishes.ask_for_seat(self._desk, self._talk, table, who, body.seat)
        if body.seat is None:
            free = [number for number, seat in enumerate(state.seats) if seat.kind == "free"]
            if not free:
                raise Refuse("no_free_seat")
            number = free[0]
        else:
            number = body.seat
        if seats.seat_at(table, number).kind != "free":
            raise Refuse("seat_taken", seat=number)
        await self._talk.check_welcome(table, who.guest)
        others = [seat.name for seat in state.seats if seat.name is not None]
        state.seats[number] = SeatState("person", who.guest, names.apart_from(who.name, others))
        return await self._desk.commit_and_tell(table)

    async def leave(self, table: Table, who: Who, mine: int, body: forms.Nothing) -> dict[str, Any]:
        state = table.state
        if state.status == "lobby":
            state.seats[mine] = SeatState()
        else:
            seats.give_to_bot(table, mine)
        heirs = [state.seats[person].guest for person in state.people()]
        if state.host == who.guest and heirs and heirs[0] is not None:
            state.host = heirs[0]
        return await self._desk.commit_and_tell(table)

    async def handover(
        self, table: Table, who: Who, mine: int, body: forms.Nothing
    ) -> dict[str, Any]:
        code = fresh_code(8)
        await self._store.put_handover(
            code, table.state.id, who.guest, time.time() + HANDOVER_SECONDS
        )
        return {"code": code, "seconds": HANDOVER_SECONDS}

    async def move_seat(self, who: Who, code: str) -> dict[str, Any]:
        """A hand-over code typed on another device: the seat is now that device's, and only its."""
        found = await self._store.take_handover(code, time.time())
        if found is None:
            raise Refuse("unknown_code")
        number, guest = found
        async with self._desk.at(number) as table:
            state = table.state
            seat = state.seat_of(guest)
            if seat is None or state.status not in ("lobby", "dice", "running"):
                raise Refuse("unknown_code")
            if state.seat_of(who.guest) not in (None, seat):
                raise Refuse("already_seated", seat=state.seat_of(who.guest))
            _move(table, seat, guest, who.guest)
            await self._desk.commit_and_tell(table)
            return {"id": number, "seat": seat}

    async def move_all(self, guest: str, owner: str, tables: list[str]) -> None:
        """Somebody is known by another id from now on: their seats at these tables go along."""
        for number in tables:
            try:
                async with self._desk.at(number) as table:
                    seat = table.state.seat_of(guest)
                    if seat is not None and table.state.seat_of(owner) is None:
                        _move(table, seat, guest, owner)
                        await self._desk.commit_and_tell(table)
            except Refuse:
                continue


def _move(table: Table, seat: int, guest: str, owner: str) -> None:
    state = table.state
    state.seats[seat] = SeatState("person", owner, state.seats[seat].name)
    orders.move_along(table, seat, owner)
    if state.host == guest:
        state.host = owner
