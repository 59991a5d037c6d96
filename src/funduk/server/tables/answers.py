"""Answers to questions: judged, written, acknowledged, told."""

import time

from funduk.core.action import Action, Ask, Hidden, ask_for
from funduk.core.errors import Unreadable
from funduk.core.match import Entry
from funduk.server.logs import say, short
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Answer
from funduk.server.tables import market_hours, seats, viewpoint
from funduk.server.tables.authority import permit
from funduk.server.tables.desk import Desk
from funduk.server.tables.state import LogRecord, Played, Told
from funduk.server.tables.table import Table, accepted, entries_as_text, result_of
from funduk.server.wire import messages
from funduk.server.wire.streams import Stream

NOT_OPEN = "market-not-open"
MOST_REFUSED = 1000
"""Replies kept for one seat of a table; nobody is refused so often who plays."""


async def move(desk: Desk, guest: str, message: messages.Move) -> bytes:
    """The one way a person's move takes; the reply is ok, refused or stale."""
    async with desk.at(message.table) as table:
        seat = permit(table.state, guest, "move")
        assert seat is not None
        known = table.answers.get((seat, message.move_id))
        if known is not None:
            return known
        match = table.match
        asked = (
            match is not None
            and table.state.status == "running"
            and not table.state.seats[seat].away
        )
        ask = ask_for(table.asks, seat) if asked else None
        if match is None or ask is None or ask.id != message.ask_id:
            return _stale(table, seat, message)
        try:
            action = match.game.action_from_json(message.action)
        except Unreadable as wrong:
            return await _refuse(
                desk, table, seat, message, "unreadable", "", {"why": str(wrong)[:200]}
            )
        if action.seat != seat or isinstance(action, Hidden):
            raise Refuse("not_your_seat")
        refusal = match.game.refusal(match.table, action)
        hours = table.state.market
        if refusal is None and hours is not None and desk.now() < hours.opens:
            return await _refuse(desk, table, seat, message, NOT_OPEN, "", {})
        if refusal is not None:
            return await _refuse(desk, table, seat, message, refusal.code, refusal.clause, {})
        reply = accepted(message.table, message.move_id)
        await perform(desk, table, action, Answer(seat, message.move_id, reply))
        return reply


async def perform(desk: Desk, table: Table, action: Action, answer: Answer | None = None) -> None:
    """A legal action of a seat: onto the match, onto the disk, to everybody."""
    match = table.match
    assert match is not None
    first = len(match.entries)
    entries = match.play(action)
    stops = answer is not None and market_hours.person_acted(table, action.seat, desk.now())
    await keep(desk, table, entries, action.seat, answer, told=stops)
    desk.tell_moves(table, first)


async def play_by_default(desk: Desk, table: Table, seat: int) -> None:
    """The seat's time is up: the rules' own move, and a bot keeps the seat until its owner is back."""
    match = table.match
    ask = None if match is None else ask_for(match.asks, seat)
    assert match is not None
    assert ask is not None
    action = match.game.default(match.view(seat), ask)
    kept = table.state.seats[seat]
    kept.away = kept.late = True
    kept.level = seats.default_level(table.state.game)
    first = len(match.entries)
    entries = match.play(action)
    table.by_default.add(first)
    await keep(desk, table, entries, seat, late=True)
    say("time_is_up", table=short(table.state.id), question=ask.question)
    desk.tell_moves(table, first)


async def play_at_the_bell(desk: Desk, table: Table, ask: Ask) -> None:
    """The market's bell has rung: the rules' own answer for a seat; it stays its owner's."""
    match = table.match
    assert match is not None
    first = len(match.entries)
    entries = match.play(match.game.default(match.view(ask.seat), ask))
    table.rung.add(first)
    await keep(desk, table, entries, ask.seat, rung=True)
    desk.tell_moves(table, first)


async def keep(
    desk: Desk,
    table: Table,
    entries: list[Entry],
    seat: int,
    answer: Answer | None = None,
    late: bool = False,
    told: bool = False,
    rung: bool = False,
) -> None:
    """Onto the disk, with the table's state where it has changed."""
    state, match = table.state, table.match
    assert match is not None
    now = time.time()
    move_id = None if answer is None else answer.move_id
    records: list[LogRecord] = [Played(entries_as_text(entries), now, seat, move_id, late, rung)]
    begins_or_ends = market_hours.settle(table, desk.now(), desk.pause)
    told = told or begins_or_ends
    if match.over or late or told or state.takeback is not None:
        state.takeback = None
        if match.over:
            state.seat_wish = None
            state.status = "over"
            state.result = result_of(match)
        records.append(Told(state, now))
        table.mark += 1
    await desk.commit(table, records, answer)


def _stale(table: Table, seat: int, message: messages.Move) -> bytes:
    """The question was answered or changed meanwhile: here is how things stand."""
    stream = table.streams.get(seat)
    if stream is None:
        stream = table.streams[seat] = Stream(seat)
    return messages.write(
        messages.Stale(message.table, message.move_id, viewpoint.snapshot(table, stream))
    )


async def _refuse(
    desk: Desk,
    table: Table,
    seat: int,
    message: messages.Move,
    code: str,
    clause: str,
    args: messages.Args,
) -> bytes:
    """Kept as well: a resent move must not be judged by a later table."""
    if table.refusals[seat] >= MOST_REFUSED:
        raise Refuse("too_fast")
    reply = messages.write(messages.Refused(message.table, message.move_id, code, clause, args))
    await desk.keep_refusal(table, Answer(seat, message.move_id, reply))
    return reply
