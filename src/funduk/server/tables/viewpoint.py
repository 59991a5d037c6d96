"""A table as one viewer sees it: built up from views and what may be shown, never stripped down."""

from bisect import bisect_left

import msgspec

from funduk.core.action import OPEN, Ask
from funduk.core.dice import commitment
from funduk.core.match import Match
from funduk.server.people import chat
from funduk.server.tables import orders
from funduk.server.tables.hints import ask_message, mode_of
from funduk.server.tables.market_hours import MOST_STOPS
from funduk.server.tables.table import Table
from funduk.server.tables.takebacks import may_take_back
from funduk.server.wire import messages
from funduk.server.wire.streams import HOSTING, WATCHING, Key, Stream
from funduk.server.wire.view_json import text_of

NOTHING = msgspec.Raw(b"null")


def key_of(table: Table, guest: str) -> Key:
    """Which stream a guest listens to."""
    seat = table.state.seat_of(guest)
    if seat is not None:
        return seat
    return HOSTING if table.state.host == guest else WATCHING


def meta(table: Table, key: Key) -> messages.Meta:
    """Everything about a table but the game."""
    state = table.state
    you = key if isinstance(key, int) else None
    seats = [
        messages.Seat(
            number,
            seat.kind,
            seat.name,
            seat.level,
            table.online(number) and not seat.away,
            seat.away,
            number == you,
            seat.late,
            number in table.told_idle,
        )
        for number, seat in enumerate(state.seats)
    ]
    host = state.seat_of(state.host)
    wish, asked = state.takeback, state.seat_wish
    return messages.Meta(
        state.id,
        state.code if state.can_be_joined() else None,
        state.game,
        state.status,
        state.version,
        state.options,
        state.set,
        state.visibility,
        state.pace,
        seats,
        host,
        key == HOSTING or (host is not None and host == you),
        _watchers(table),
        None if wish is None else messages.Takeback(wish.by, wish.agreed, wish.asked),
        state.rematch,
        state.result,
        _dice(table, you),
        state.clock,
        state.talk,
        state.guided,
        None
        if asked is None
        else messages.SeatWish(asked.seat, asked.name, asked.agreed, asked.asked),
        _market(table),
    )


def _market(table: Table) -> messages.Market | None:
    hours = table.state.market
    if hours is None:
        return None
    closes = None if hours.closes is None else round(hours.closes * 1000)
    return messages.Market(round(hours.opens * 1000), closes, MOST_STOPS - hours.stopped)


def _watchers(table: Table) -> int:
    guests: set[str] = set()
    for key in (WATCHING, HOSTING):
        stream = table.streams.get(key)
        if stream is not None:
            guests.update(connection.guest for connection in stream.connections)
    return len(guests)


def _dice(table: Table, you: int | None) -> messages.DiceState | None:
    box = table.state.dice
    if box is None:
        return None
    wanted = False
    if table.state.status == "dice":
        for share in box.shares:
            if share.seat == you:
                wanted = share.commit is None if box.phase == "commit" else share.seed is None
                wanted = wanted and (box.phase == "commit" or share.commit is not None)
    phase = "revealed" if table.state.status == "over" else box.phase
    return messages.DiceState(commitment(bytes.fromhex(box.seed)), phase, wanted)


def view(table: Table, seat: int | None) -> msgspec.Raw:
    match = table.match
    if match is None or table.state.status == "dice":
        return NOTHING
    return msgspec.Raw(text_of(match.view(seat)))


def asks(table: Table, stream: Stream) -> list[messages.Ask]:
    """The questions to this seat, with hints; only in an open market do they change while they stand."""
    match = table.match
    seat = stream.seat
    if match is None or seat is None or table.state.status != "running":
        return []
    if table.state.seats[seat].away:
        return []  # a bot answers until its owner is back
    found = []
    for ask in table.asks:
        if ask.seat == seat:
            known = None if ask.mode == OPEN else stream.asked.get(ask.id)
            found.append(known or ask_message(match.game, match.table, ask))
    stream.asked = {one.id: one for one in found}
    return found


def waiting(table: Table) -> list[messages.Waiting]:
    now = table.asks
    if not now or table.state.status != "running":
        return []
    found = [
        messages.Waiting(ask.seat, ask.question, mode_of(ask), False, _time(table, ask))
        for ask in now
    ]
    for seat in table.committed_seats():
        found.append(messages.Waiting(seat, now[0].question, mode_of(now[0]), True))
    return sorted(found, key=_seat)


def _time(table: Table, ask: Ask) -> messages.Time | None:
    """How long a seat still has, while its clock runs."""
    rules, clock = table.state.clock, table.clock
    if rules is None or clock is None:
        return None
    seat = clock.seats[ask.seat]
    until = seat.until(rules.question) if seat.nth == ask.nth else None
    return None if until is None else messages.Time(round(until * 1000), round(seat.bank * 1000))


def _seat(entry: messages.Waiting) -> int:
    return entry.seat


def events(
    table: Table, seat: int | None, first: int = 0, written: dict[int, msgspec.Raw] | None = None
) -> list[messages.Entry]:
    """The log from an entry on, as this seat may be shown it now; of what was taken back only that it was.

    `written` keeps what one round of telling has encoded, since most events look alike to all.
    """
    match = table.match
    if match is None:
        return []
    known = {} if written is None else written
    shown: list[messages.Entry] = []
    game, now = match.game, match.table
    for number in _numbers(match) if first == 0 else match.line[bisect_left(match.line, first) :]:
        start, entry = table.first_events[number], match.entries[number]
        if entry.is_take_back():
            shown.append(messages.Entry(start, _own_event(messages.TAKEN_BACK, entry.by)))
        if number in table.by_default:
            shown.append(messages.Entry(start, _own_event(messages.TIME_UP, entry.by)))
        if number in table.rung and number - 1 not in table.rung:
            shown.append(messages.Entry(start, _own_event(messages.MARKET_CLOSED, entry.by)))
        for place, event in enumerate(entry.events):
            told = game.seen(event, now, seat)
            if told is not None:
                raw = known.get(id(told))
                if raw is None:
                    raw = msgspec.Raw(messages.write(told.to_json()))
                    if told is event:
                        known[id(told)] = raw
                shown.append(messages.Entry(start + place, raw))
    return shown


def _numbers(match: Match) -> list[int]:
    """The entries that stand, and those that took others back."""
    if len(match.line) == len(match.entries):
        return match.line
    undoing = [number for number, entry in enumerate(match.entries) if entry.is_take_back()]
    return sorted([*match.line, *undoing])


def _own_event(name: str, seat: int) -> msgspec.Raw:
    """The few events that are the server's and not the game's."""
    return msgspec.Raw(messages.write({"event": name, "seat": seat}))


def snapshot(table: Table, stream: Stream) -> messages.Snapshot:
    """The whole table for one stream, with the number of its last message."""
    seat = stream.seat
    state = table.state
    begun = table.match is not None
    return messages.Snapshot(
        state.id,
        stream.seq,
        meta(table, stream.key),
        seat,
        msgspec.Raw(table.components) if begun else None,
        view(table, seat) if begun else None,
        asks(table, stream),
        waiting(table),
        may_take_back(table, seat),
        events(table, seat),
        orders.face(table, seat),
        chat.last_lines(table, stream.key),
        chat.closed_by(table),
    )
