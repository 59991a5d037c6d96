"""The next deadline of every table with a clock: one heap and one timer for the whole house."""

import asyncio
import heapq
from typing import TYPE_CHECKING

from funduk.server.logs import say, short
from funduk.server.refuse import Refuse
from funduk.server.tables import answers, clocks, wishes

if TYPE_CHECKING:
    from funduk.server.tables.house import House

LONGEST_NAP = 600.0
RETRY = 5.0


class Deadlines:
    """Sleeping tables cost one line here; they are woken when their time is up."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._due: dict[str, float] = {}
        self._queued: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._due)

    def set(self, number: str, due: float | None) -> None:
        """A deadline later than the queued one waits until that comes up: moves rarely touch the heap."""
        if due is None:
            self._due.pop(number, None)
            return
        self._due[number] = due
        queued = self._queued.get(number)
        if queued is None or due < queued:
            self._queue(number, due)

    def _queue(self, number: str, due: float) -> None:
        self._queued[number] = due
        heapq.heappush(self._heap, (due, number))
        if self._heap[0] == (due, number):
            self._arm()

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap and not self.house.closing:
            wait = min(max(0.0, self._heap[0][0] - self.house.lived.now()), LONGEST_NAP)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self.house.run(self.play_due()))

    def _take_due(self) -> list[str]:
        now = self.house.lived.now()
        found = []
        while self._heap and self._heap[0][0] <= now:
            queued, number = heapq.heappop(self._heap)
            if self._queued.get(number) != queued:
                continue
            del self._queued[number]
            due = self._due.get(number)
            if due is not None and due > now:
                self._queue(number, due)
            elif due is not None:
                found.append(number)
        return found

    async def play_due(self) -> None:
        """Wakes every table whose time is up and lets its silent seats be played."""
        for number in self._take_due():
            try:
                await time_is_up(self.house, number)
            except Exception as wrong:  # whatever it was, the other tables' time goes on
                gone = isinstance(wrong, Refuse) and wrong.code == "unknown_table"
                say("deadline_failed", table=short(number), why=type(wrong).__name__)
                if gone:
                    self.set(number, None)
                else:
                    self._queue(number, self.house.lived.now() + RETRY)
        self._arm()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


async def time_is_up(house: "House", number: str) -> None:
    """Under the table's lock, so that a move that was here before stands, and the default is not played."""
    async with house.at(number) as table:
        if clocks.wish_lapsed(table, house.lived.now()):
            await wishes.let_lapse(house, table)
        while True:
            seat = clocks.late_seat(table, house.lived.now())
            if seat is None:
                break
            await answers.play_by_default(house, table, seat)
        house.deadlines.set(number, clocks.due(table))
