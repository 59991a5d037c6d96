"""The next deadline of every table with a clock: one heap and one timer for the whole house."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable

from funduk.server.errands import Errands
from funduk.server.logs import say, short
from funduk.server.refuse import Refuse
from funduk.server.tables.uptime import LivedTime

LONGEST_NAP = 600.0
RETRY = 5.0


async def _nothing(number: str) -> None:
    return


class Deadlines:
    """Sleeping tables cost one line here; they are woken when their time is up."""

    def __init__(self, lived: LivedTime, errands: Errands) -> None:
        self.time_is_up: Callable[[str], Awaitable[None]] = _nothing
        """Called for a table whose time has come; it sets the next deadline itself."""
        self._lived = lived
        self._errands = errands
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
        if self._heap and not self._errands.closing:
            wait = min(max(0.0, self._heap[0][0] - self._lived.now()), LONGEST_NAP)
            self._timer = self._errands.later(wait, self.play_due)

    def _take_due(self) -> list[str]:
        now = self._lived.now()
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
                await self.time_is_up(number)
            except Exception as wrong:  # whatever it was, the other tables' time goes on
                gone = isinstance(wrong, Refuse) and wrong.code == "unknown_table"
                say("deadline_failed", table=short(number), why=type(wrong).__name__)
                if gone:
                    self.set(number, None)
                else:
                    self._queue(number, self._lived.now() + RETRY)
        self._arm()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
