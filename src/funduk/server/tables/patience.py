"""How long people wait for each other where no clock decides: three minutes, or three days by the day."""

import time

from funduk.server.tables.clocks import DAY
from funduk.server.tables.table import Table

PATIENCE = 180.0
DAYS_OF_PATIENCE = 3.0 * DAY


def note(table: Table) -> None:
    """Since when each person has been asked what they are asked now; called with every change."""
    now = time.monotonic()
    before, since = table.asked_since, {}
    if table.state.status == "running":
        for ask in table.asks:
            if table.game.is_waited_for(ask):
                known = before.get(ask.seat)
                since[ask.seat] = known if known and known[0] == ask.nth else (ask.nth, now)
    table.asked_since = since


def forget(table: Table, seat: int) -> None:
    """Whoever has just sat down has all the time in the world."""
    if seat in table.asked_since:
        table.asked_since[seat] = (table.asked_since[seat][0], time.monotonic())
    table.woken = time.monotonic()


def is_idle(table: Table, seat: int, lived: float) -> bool:
    """Whether a person has been offline, or silent when asked, for so long that a bot may take over."""
    left = time_left(table, seat, lived)
    return left is not None and left <= 0.0


def time_left(table: Table, seat: int, lived: float) -> float | None:
    """Seconds until then; None where nobody waits for them, or a clock decides."""
    state = table.state
    one = state.seats[seat]
    if state.status not in ("dice", "running") or one.kind != "person" or one.away:
        return None
    if state.clock is None:
        return _without_a_clock(table, seat)
    clock = table.clock
    if state.clock.kind != "days" or clock is None or clock.seats[seat].since is None:
        return None
    return DAYS_OF_PATIENCE - clock.seats[seat].spent(lived)


def _without_a_clock(table: Table, seat: int) -> float | None:
    since = []
    if not table.online(seat):
        stream = table.streams.get(seat)
        since.append(max(table.woken, 0.0 if stream is None else stream.left))
    if seat in table.asked_since:
        since.append(table.asked_since[seat][1])
    return PATIENCE - (time.monotonic() - min(since)) if since else None


def wish_left(table: Table, lived: float) -> float | None:
    """Seconds until a wish lapses that somebody has not answered; with a clock a take-back's lapses by it."""
    by_day = table.state.clock is not None and table.state.clock.kind == "days"
    allowed = DAYS_OF_PATIENCE if by_day else PATIENCE
    begun = []
    if table.state.takeback is not None and table.state.clock is None:
        begun.append(table.state.takeback.since)
    if table.state.seat_wish is not None:
        begun.append(table.state.seat_wish.since)
    return allowed - (lived - min(begun)) if begun else None


def idle_seats(table: Table, lived: float) -> frozenset[int]:
    """Those whom anybody else at the table may have replaced by a bot now."""
    numbers = range(len(table.state.seats))
    return frozenset(seat for seat in numbers if is_idle(table, seat, lived))
