"""A table's clocks as its questions come and go: when they run, and whose time is up."""

from funduk.server.tables.clocks import SeatClock, TableClock
from funduk.server.tables.table import Table


def settle(table: Table, now: float) -> None:
    """Starts and stops the clocks as the questions stand now; called with every change of a table."""
    rules = table.state.clock
    match = table.match
    if rules is None or match is None:
        return
    clock = table.clock
    if clock is None:
        clock = table.clock = TableClock([SeatClock(float(rules.bank)) for _ in table.state.seats])
    asked: dict[int, int] = {}
    if table.state.status == "running":
        for ask in table.asks:
            if match.game.is_waited_for(ask) and not table.state.played_by_bot(ask.seat):
                asked[ask.seat] = ask.nth
    for number, seat in enumerate(clock.seats):
        nth = asked.get(number)
        if seat.since is not None and nth != seat.nth:
            seat.stop(rules.question, now)
        if nth is not None and seat.since is None:
            seat.start(nth, now)
    if table.state.takeback is None:
        clock.wish = None
    elif clock.wish is None:
        clock.wish = now


def due(table: Table) -> float | None:
    """The next moment at which this table must go on by itself."""
    rules, clock = table.state.clock, table.clock
    if rules is None or clock is None:
        return None
    moments = [seat.deadline(rules.question) for seat in clock.seats]
    if clock.wish is not None:
        moments.append(clock.wish + rules.question)
    return min((moment for moment in moments if moment is not None), default=None)


def late_seat(table: Table, now: float) -> int | None:
    """The seat whose time ran out first."""
    rules, clock = table.state.clock, table.clock
    if rules is None or clock is None:
        return None
    late = []
    for number, seat in enumerate(clock.seats):
        deadline = seat.deadline(rules.question)
        if deadline is not None and deadline <= now:
            late.append((deadline, number))
    return min(late)[1] if late else None


def wish_lapsed(table: Table, now: float) -> bool:
    """A wish to take back that nobody answered within a question's allowance."""
    rules, clock = table.state.clock, table.clock
    if rules is None or clock is None or clock.wish is None:
        return False
    return clock.wish + rules.question <= now
