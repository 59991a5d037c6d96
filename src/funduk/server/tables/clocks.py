"""Clocks of tables: what each question allows, what the bank holds, and what every seat has used.

The allowance of a question runs first, then the seat's bank. All times are lived time, which stands still
while the server is down.
"""

from typing import Literal

import msgspec

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


def write(clock: TableClock) -> bytes:
    return msgspec.json.encode(clock)


def read(text: bytes) -> TableClock:
    return msgspec.json.decode(text, type=TableClock)
