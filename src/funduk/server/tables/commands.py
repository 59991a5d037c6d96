"""Commands on a table: sitting down, getting up, and what a host may do."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from funduk.server.logs import say, short
from funduk.server.pages import forms
from funduk.server.people import chat, names
from funduk.server.people.identity import fresh_code
from funduk.server.refuse import Refuse
from funduk.server.tables import dicebox, lobby, orders, seats, standins, wishes
from funduk.server.tables import state as states
from funduk.server.tables.authority import permit
from funduk.server.tables.house import House
from funduk.server.tables.state import SeatState, Told
from funduk.server.tables.table import Table, house_game

HANDOVER_SECONDS = 600
RENAMED_AT_MOST = 50


class Who(NamedTuple):
    """A guest with the name they go by."""

    guest: str
    name: str


async def _tell(house: House, table: Table) -> dict[str, Any]:
    """The changed state, first onto the disk, then to everybody."""
    await house.commit(table, [Told(table.state, time.time())])
    house.tell_table(table)
    return {}


def _number(table: Table, number: int) -> SeatState:
    if not 0 <= number < len(table.state.seats):
        raise Refuse("unknown_seat", seat=number)
    return table.state.seats[number]


async def sit(
    house: House, table: Table, who: Who, mine: int | None, body: forms.Sit
) -> dict[str, Any]:
    state = table.state
    if mine is not None:
        if body.seat not in (None, mine):
            raise Refuse("already_seated", seat=mine)
        if not state.seats[mine].away:
            return {}
        seats.come_back(table, mine)
        return await _tell(house, table)
    if state.status != "lobby":
        return await wishes.ask_for_seat(house, table, who, body.seat)
    if body.seat is None:
        free = [number for number, seat in enumerate(state.seats) if seat.kind == "free"]
        if not free:
            raise Refuse("no_free_seat")
        number = free[0]
    else:
        number = body.seat
    if _number(table, number).kind != "free":
        raise Refuse("seat_taken", seat=number)
    await chat.check_welcome(house, table, who.guest)
    others = [seat.name for seat in state.seats if seat.name is not None]
    state.seats[number] = SeatState("person", who.guest, names.apart_from(who.name, others))
    return await _tell(house, table)


async def leave(
    house: House, table: Table, who: Who, mine: int, body: forms.Nothing
) -> dict[str, Any]:
    state = table.state
    if state.status == "lobby":
        state.seats[mine] = SeatState()
    else:
        seats.give_to_bot(table, mine)
    heirs = [state.seats[person].guest for person in state.people()]
    if state.host == who.guest and heirs and heirs[0] is not None:
        state.host = heirs[0]
    return await _tell(house, table)


async def set_seat(
    house: House, table: Table, who: Who, mine: int | None, body: forms.SetSeat
) -> dict[str, Any]:
    """In the lobby a chair for anybody; in a game nothing but which bot plays."""
    state = table.state
    seat = _number(table, body.seat)
    if seat.guest == who.guest and not seat.away:
        raise Refuse("not_your_own_seat")
    level = lobby.check_level(state.game, body.level or standins.default_level(state.game))
    if state.status == "lobby":
        state.seats[body.seat] = (
            SeatState() if body.kind == "open" else SeatState("bot", level=level)
        )
        return await _tell(house, table)
    if body.kind == "open":
        raise Refuse("guided" if state.guided else "seat_in_play", seat=body.seat)
    if seat.kind != "person":
        state.seats[body.seat] = SeatState("bot", level=level)
        return await _tell(house, table)
    if seat.away:
        seats.give_to_bot(table, body.seat, level)
        return await _tell(house, table)
    return await seats.replace(house, table, who, mine, forms.Replace(body.seat))


async def add(
    house: House, table: Table, who: Who, mine: int | None, body: forms.Nothing
) -> dict[str, Any]:
    if len(table.state.seats) + 1 not in house_game(table.state.game).seats:
        raise Refuse("too_many_seats")
    table.state.seats.append(SeatState())
    return await _tell(house, table)


async def drop(
    house: House, table: Table, who: Who, mine: int | None, body: forms.Nothing
) -> dict[str, Any]:
    seats = table.state.seats
    if len(seats) - 1 not in house_game(table.state.game).seats:
        raise Refuse("too_few_seats")
    for number in range(len(seats) - 1, -1, -1):
        if seats[number].kind != "person":
            del seats[number]
            return await _tell(house, table)
    raise Refuse("seats_taken")


async def options(
    house: House, table: Table, who: Who, mine: int | None, body: forms.SetOptions
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
        return {} if states.write_state(state) == before else await _tell(house, table)
    state.talk = body.talk
    await house.commit(table, [Told(state, time.time())])
    house.tell_anew(table)  # with the lines that spectators may read now, or may no longer
    return {}


async def start(
    house: House, table: Table, who: Who, mine: int | None, body: forms.Nothing
) -> dict[str, Any]:
    if table.state.has_free_seat():
        raise Refuse("seats_free")
    lobby.check_options(table.state.game, len(table.state.seats), table.state.options)
    await dicebox.begin(house, table)
    return {}


async def close(
    house: House, table: Table, who: Who, mine: int | None, body: forms.Nothing
) -> dict[str, Any]:
    standins.stop(table)
    table.state.status = "closed"
    say("table_closed", table=short(table.state.id))
    return await _tell(house, table)


async def _in_a_rematch(house: House, seat: SeatState) -> SeatState:
    """The same again, by today's name; the chair of somebody who has erased themselves is free."""
    if seat.kind != "person":
        return SeatState(seat.kind, level=seat.level)
    if seat.guest is None:
        return SeatState()
    known = await house.store.guest(seat.guest)
    return SeatState("person", seat.guest, seat.name if known is None else known.name)


async def rematch(
    house: House, table: Table, who: Who, mine: int, body: forms.Nothing
) -> dict[str, Any]:
    state = table.state
    if state.rematch is None:
        seats = [await _in_a_rematch(house, seat) for seat in state.seats]
        again = await lobby.put_table(
            house,
            state.game,
            seats,
            state.options,
            state.visibility,
            state.pace,
            who.guest,
            state.clock,
        )
        state.rematch = again
        await _tell(house, table)
        if sum(seat.kind == "person" for seat in seats) == 1 and all(
            seat.kind != "free" for seat in seats
        ):
            async with house.at(again) as fresh:
                await dicebox.begin(house, fresh)
    return {"id": state.rematch}


async def takeback(
    house: House, table: Table, who: Who, mine: int, body: forms.Nothing
) -> dict[str, Any]:
    await wishes.ask_to_take_back(house, table, mine)
    return {}


async def answer(
    house: House, table: Table, who: Who, mine: int, body: forms.AnswerTakeback
) -> dict[str, Any]:
    await wishes.answer_take_back(house, table, mine, body.agree)
    return {}


async def handover(
    house: House, table: Table, who: Who, mine: int, body: forms.Nothing
) -> dict[str, Any]:
    code = fresh_code(8)
    await house.store.put_handover(code, table.state.id, who.guest, time.time() + HANDOVER_SECONDS)
    return {"code": code, "seconds": HANDOVER_SECONDS}


Verb = Callable[[House, Table, Who, Any, Any], Awaitable[dict[str, Any]]]
PAID_OTHERWISE = {"say"}
"""Verbs that are charged where they are done; any other writes a record."""
VERBS: dict[str, tuple[Verb, type[forms.Body]]] = {
    "sit": (sit, forms.Sit),
    "leave": (leave, forms.Nothing),
    "seat": (set_seat, forms.SetSeat),
    "add": (add, forms.Nothing),
    "drop": (drop, forms.Nothing),
    "options": (options, forms.SetOptions),
    "start": (start, forms.Nothing),
    "close": (close, forms.Nothing),
    "rematch": (rematch, forms.Nothing),
    "takeback": (takeback, forms.Nothing),
    "answer": (answer, forms.AnswerTakeback),
    "replace": (seats.replace, forms.Replace),
    "consent": (wishes.consent, forms.Consent),
    "handover": (handover, forms.Nothing),
    "say": (chat.say, forms.Say),
    "shun": (chat.shun, forms.Shun),
    "order": (orders.set_order, forms.SetOrder),
    "withdraw": (orders.withdraw, forms.Nothing),
}


async def command(house: House, number: str, verb: str, who: Who, text: bytes) -> dict[str, Any]:
    """Every command takes this way: read, find the table, ask the authority, do."""
    if verb not in VERBS:
        raise Refuse("unknown_page")
    deed, form = VERBS[verb]
    try:
        body = msgspec.json.decode(text, type=form)
    except msgspec.MsgspecError as wrong:
        raise Refuse("bad_message", why=str(wrong)[:200]) from None
    async with house.at(number) as table:
        seat = permit(table.state, who.guest, verb)
        before = table.state
        table.state = before.copy()
        try:
            return await deed(house, table, who, seat, body)
        except Refuse:
            table.state = before
            raise


async def move_seat(house: House, who: Who, code: str) -> dict[str, Any]:
    """A hand-over code typed on another device: the seat is now that device's, and only its."""
    found = await house.store.take_handover(code, time.time())
    if found is None:
        raise Refuse("unknown_code")
    number, guest = found
    async with house.at(number) as table:
        state = table.state
        seat = state.seat_of(guest)
        if seat is None or state.status not in ("lobby", "dice", "running"):
            raise Refuse("unknown_code")
        if state.seat_of(who.guest) not in (None, seat):
            raise Refuse("already_seated", seat=state.seat_of(who.guest))
        state.seats[seat] = SeatState("person", who.guest, state.seats[seat].name)
        orders.move_along(table, seat, who.guest)
        if state.host == guest:
            state.host = who.guest
        await _tell(house, table)
        return {"id": number, "seat": seat}


async def close_unstarted(house: House, table: Table) -> None:
    """A table nobody started within a day makes room."""
    if table.state.status == "lobby":
        table.state.status = "closed"
        await _tell(house, table)


async def tables_to_rename(house: House, guest: str) -> list[str]:
    """Where a new name must be told: the tables that are not over."""
    rows = await house.store.tables_of(guest, RENAMED_AT_MOST)
    return [row.id for row in rows if row.status in ("lobby", "dice", "running")]


async def rename(house: House, guest: str, name: str, tables: list[str]) -> None:
    """The new name at these tables, told apart from those of others there."""
    for number in tables:
        try:
            async with house.at(number) as table:
                await _rename_at(house, table, guest, name)
        except Refuse:
            continue


async def _rename_at(house: House, table: Table, guest: str, name: str) -> None:
    seat = table.state.seat_of(guest)
    if seat is None:
        return
    others = [one.name for one in table.state.seats if one.name and one.guest != guest]
    fresh = names.apart_from(name, others)
    if table.state.seats[seat].name != fresh:
        table.state.seats[seat].name = fresh
        await _tell(house, table)
