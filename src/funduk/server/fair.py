"""A few places that many want: whoever has used the least lately comes first."""

import asyncio
import time
from collections import deque

from funduk.server.refuse import Refuse

HALF_LIFE = 30.0
"""Seconds after which half of what somebody has used is forgotten."""
MOST_KNOWN = 2000


class Spent:
    """How much one of them has used, fading."""

    def __init__(self) -> None:
        self.amount = 0.0
        self.when = time.monotonic()

    def now(self) -> float:
        now = time.monotonic()
        self.amount *= 0.5 ** ((now - self.when) / HALF_LIFE)
        self.when = now
        return self.amount


class FairPlaces:
    """What somebody waits for goes before what nobody looks at, and finds a place kept free for it."""

    def __init__(self, number: int, most_waiting: int = 4000, most_of_one: int = 1000) -> None:
        self.number = number
        self.most_waiting = most_waiting
        self.most_of_one = most_of_one
        self.taken = 0
        self.taken_idly = 0
        self.waiting = 0
        self.spent: dict[str, Spent] = {}
        self._urgent: dict[str, deque[asyncio.Future[None]]] = {}
        self._idle: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, whose: str, urgent: bool = True) -> None:
        """Returns when there is a place; refuses at once when too many wait already."""
        queues = self._urgent if urgent else self._idle
        if not self.waiting and self._has_place(urgent):
            self._take(urgent)
            return
        queue = queues.setdefault(whose, deque())
        if self.waiting >= self.most_waiting or len(queue) >= self.most_of_one:
            if not queue:
                del queues[whose]
            raise Refuse("busy", seconds=5)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(mine)
        self.waiting += 1
        self._let_in()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.leave(whose, 0.0, urgent)
            else:
                self._drop(queues, whose, mine)
            raise

    def leave(self, whose: str, cost: float, urgent: bool = True) -> None:
        """Gives the place to the next; cost: what it took, in seconds."""
        self.taken -= 1
        if not urgent:
            self.taken_idly -= 1
        if cost > 0.0:
            self._note(whose, cost)
        self._let_in()

    def _has_place(self, urgent: bool) -> bool:
        if self.taken >= self.number:
            return False
        return urgent or self.taken_idly < max(1, self.number - 1)

    def _take(self, urgent: bool) -> None:
        self.taken += 1
        if not urgent:
            self.taken_idly += 1

    def _let_in(self) -> None:
        for urgent, queues in ((True, self._urgent), (False, self._idle)):
            while queues and self._has_place(urgent):
                whose = min(queues, key=self._used)
                first = queues[whose].popleft()
                if not queues[whose]:
                    del queues[whose]
                self.waiting -= 1
                self._take(urgent)
                first.set_result(None)

    def _used(self, whose: str) -> float:
        known = self.spent.get(whose)
        return 0.0 if known is None else known.now()

    def _note(self, whose: str, cost: float) -> None:
        known = self.spent.get(whose)
        if known is None:
            known = self.spent[whose] = Spent()
            if len(self.spent) > MOST_KNOWN:
                del self.spent[min(self.spent, key=self._used)]
        known.amount = known.now() + cost

    def _drop(
        self,
        queues: dict[str, deque["asyncio.Future[None]"]],
        whose: str,
        mine: "asyncio.Future[None]",
    ) -> None:
        queue = queues.get(whose)
        if queue is not None and mine in queue:
            queue.remove(mine)
            self.waiting -= 1
            if not queue:
                del queues[whose]
