"""Clocks of tables: what each question allows, what the bank holds, and what every seat has used.

The allowance of a question runs first, then the seat's bank. All times are lived time, which stands still
while the server is down.
"""

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from funduk.server.tables.table import Table

ClockKind = Literal["live", "days"]
HOUR = 3600
DAY = 24 * HOUR


class Clock(msgspec.Struct, frozen=True):
    """Seconds for each question and in each seat's bank, as the host chose them."""

    name: str
    kind: ClockKind
    question: int
    bank: int


PRESETS: dict[str, Clock] = {
    clock.name: clock
    for clock in (
        Clock("brisk", "live", 30, 5 * 60),
        Clock("live", "live", 60, 10 * 60),
        Clock("calm", "live", 3 * 60, 20 * 60),
        Clock("hours", "days", 8 * HOUR, DAY),
        Clock("day", "days", DAY, 3 * DAY),
        Clock("week", "days", 3 * DAY, 7 * DAY),
    )
}
NO_CLOCK = "none"


class SeatClock(msgspec.Struct, omit_defaults=True):
    """One seat: its bank, the question it was asked last, what that has cost, and since when it runs."""

    bank: float
    nth: int = -1
    used: float = 0.0
    since: float | None = None

    def spent(self, now: float) -> float:
        """What the question has cost so far."""
        return self.used + (0.0 if self.since is None else max(0.0, now - self.since))

    def deadline(self, allowance: float) -> float | None:
        """When allowance and bank are both gone."""
        until = self.until(allowance)
        return None if until is None else until + self.bank

    def until(self, allowance: float) -> float | None:
        """When the question's allowance is gone and the bank begins to be used."""
        return None if self.since is None else self.since + max(0.0, allowance - self.used)

    def start(self, nth: int, now: float) -> None:
        """A question taken up again goes on where it stood."""
        if nth != self.nth:
            self.nth = nth
            self.used = 0.0
        self.since = now

    def stop(self, allowance: float, now: float) -> None:
        """Charges the bank with what went beyond the allowance."""
        before = max(0.0, self.used - allowance)
        self.used = self.spent(now)
        self.since = None
        self.bank = max(0.0, self.bank - (max(0.0, self.used - allowance) - before))


class TableClock(msgspec.Struct, omit_defaults=True):
    """The clocks of all seats, and since when a wish to take back has stood."""

    seats: list[SeatClock]
    wish: float | None = None


def settle(table: "Table", now: float) -> None:
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


def due(table: "Table") -> float | None:
    """The next moment at which this table must go on by itself."""
    rules, clock = table.state.clock, table.clock
    if rules is None or clock is None:
        return None
    moments = [seat.deadline(rules.question) for seat in clock.seats]
    if clock.wish is not None:
        moments.append(clock.wish + rules.question)
    return min((moment for moment in moments if moment is not None), default=None)


def late_seat(table: "Table", now: float) -> int | None:
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


def wish_lapsed(table: "Table", now: float) -> bool:
    """A wish to take back that nobody answered within a question's allowance."""
    rules, clock = table.state.clock, table.clock
    if rules is None or clock is None or clock.wish is None:
        return False
    return clock.wish + rules.question <= now


def write(clock: TableClock) -> bytes:
    return msgspec.json.encode(clock)


def read(text: bytes) -> TableClock:
    return msgspec.json.decode(text, type=TableClock)
