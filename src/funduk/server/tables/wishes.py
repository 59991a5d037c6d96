"""What people ask of each other: to take a move back, or for a seat that a bot keeps; all must agree."""

import time
from typing import Any

from funduk.server.pages import forms
from funduk.server.people import names
from funduk.server.people.chat import Talk
from funduk.server.people.identity import Who
from funduk.server.refuse import Refuse
from funduk.server.tables import answers, orders, patience, takebacks
from funduk.server.tables.desk import Desk
from funduk.server.tables.state import SeatState, SeatWish, TakebackRequest, Told
from funduk.server.tables.table import Table


async def let_lapse(desk: Desk, table: Table) -> None:
    """Somebody who was asked never answered: the game goes on."""
    table.state.drop_wishes()
    await desk.commit_and_tell(table)


# taking back


async def ask_to_take_back(
    desk: Desk, table: Table, who: Who, seat: int, body: forms.Nothing
) -> dict[str, Any]:
    """Where only bots play along it is done; else every other person at the table is asked."""
    state = table.state
    if state.takeback is not None:
        raise Refuse("takeback_pending")
    if takebacks.may_take_back(table, seat) == "no":
        raise Refuse("no_takeback")
    state.takebacks.append((seat, takebacks.question(table, seat)))
    others = takebacks.others(table, seat)
    if not others:
        return await _take_back(desk, table, seat)
    state.takeback = TakebackRequest(seat, [], others, desk.now())
    return await desk.commit_and_tell(table)


async def answer_take_back(
    desk: Desk, table: Table, who: Who, seat: int, body: forms.AnswerTakeback
) -> dict[str, Any]:
    """One refusal ends it, also that of whoever wished it; the last consent carries it out."""
    wish = table.state.takeback
    if wish is None or (seat not in wish.asked and (body.agree or seat != wish.by)):
        raise Refuse("no_takeback")
    if body.agree:
        wish.asked.remove(seat)
        wish.agreed.append(seat)
        if not wish.asked:
            return await _take_back(desk, table, wish.by)
    else:
        table.state.takeback = None
    return await desk.commit_and_tell(table)


async def _take_back(desk: Desk, table: Table, seat: int) -> dict[str, Any]:
    match = table.match
    assert match is not None
    table.stop_bots()
    table.orders.pop(seat, None)  # or it would do the same again
    await answers.keep(desk, table, match.take_back(seat), seat, told=True)
    desk.tell_anew(table)
    return {}


# a seat that a bot keeps


async def ask_for_seat(
    desk: Desk, talk: Talk, table: Table, who: Who, number: int | None
) -> dict[str, Any]:
    """A seat of a running game that a bot plays: everybody who owns a seat is asked, its owner too."""
    state = table.state
    if state.status != "running":
        raise Refuse("not_now", status=state.status)
    if state.guided:
        raise Refuse("guided")
    kept = [seat for seat in range(len(state.seats)) if state.played_by_bot(seat)]
    if number is None or number not in kept:
        raise Refuse("no_free_seat" if number is None else "seat_taken", seat=number)
    if who.guest in table.turned_away:
        raise Refuse("not_welcome")
    if state.seat_wish is not None:
        raise Refuse("wish_pending")
    await talk.check_welcome(table, who.guest)
    owners = state.owners()
    if not owners and state.host != who.guest:
        raise Refuse("seat_taken", seat=number)
    seated = [seat.name for seat in state.seats if seat.name is not None]
    name = names.apart_from(who.name, seated)
    wish = SeatWish(number, who.guest, name, [], owners, desk.now())
    if not owners:
        return await _sit_down(desk, table, wish)
    state.seat_wish = wish
    await desk.commit_and_tell(table)
    return {"asked": owners}


async def consent(
    desk: Desk, table: Table, who: Who, mine: int | None, body: forms.Consent
) -> dict[str, Any]:
    """One refusal ends the wish, also that of whoever has it; the last consent carries it out."""
    wish = table.state.seat_wish
    asked = wish is not None and mine is not None and mine in wish.asked
    if wish is None or not (asked or (wish.guest == who.guest and not body.agree)):
        raise Refuse("no_wish")
    if not body.agree:
        table.turned_away.add(wish.guest)
        table.state.seat_wish = None
        return await desk.commit_and_tell(table)
    assert mine is not None
    wish.asked.remove(mine)
    wish.agreed.append(mine)
    return await (desk.commit_and_tell(table) if wish.asked else _sit_down(desk, table, wish))


async def _sit_down(desk: Desk, table: Table, wish: SeatWish) -> dict[str, Any]:
    """With the seat come its secrets, so everybody's streams begin anew."""
    table.stop_bots()
    orders.forget(table, wish.seat)
    table.state.seats[wish.seat] = SeatState("person", wish.guest, wish.name)
    patience.forget(table, wish.seat)
    table.state.drop_wishes()
    await desk.commit(table, [Told(table.state, time.time())])
    desk.tell_anew(table)
    return {}
