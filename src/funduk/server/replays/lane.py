"""A process that works for many: a short queue, everybody in turn, nothing for those who have gone."""

import asyncio
import time
from collections import OrderedDict, deque

import msgspec

from funduk.server.refuse import Refuse
from funduk.server.tables.bot_workers import Thinkers
from funduk.server.wire.buckets import Counts
from funduk.server.wire.costs import WORK, Costs, Payer

MOST_WAITING = 16
MOST_OF_ONE = 4
"""Orders in the queue: of all, and of one address or person."""
AT_LEAST = 20.0
"""Milliseconds that any order is charged before it is done."""
COME_BACK = 3


class Answer(msgspec.Struct):
    """What the process says: the thing itself, what the rules have against the file, or that it failed."""

    ok: msgspec.Raw = msgspec.Raw()
    refused: str | None = None
    error: str | None = None


class Lane(Thinkers):
    """One process; what it does is charged to whoever asked, by the time it took."""

    PROCESS = "funduk.server.replays.worker"

    def __init__(self, costs: Costs, patience: float, account: str = WORK) -> None:
        super().__init__(1, patience)
        self._account = account
        self._costs = costs
        self._queued = Counts(MOST_OF_ONE, 2 * MOST_WAITING)
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False

    async def answer(self, payer: Payer, line: bytes) -> Answer:
        """Refuses with a time to come back when the queue is full; a cancelled order is dropped."""
        keys = [key for key in (payer.address, payer.guest) if key is not None]
        held: list[str] = []
        try:
            for key in keys:
                if not self._queued.enter(key):
                    full = self._queued.together >= 2 * MOST_WAITING
                    raise Refuse("busy" if full else "too_fast", seconds=COME_BACK)
                held.append(key)
            self._costs.charge(payer, self._account, AT_LEAST)
            await self._turn(payer.address)
            try:
                return await self._work(payer, line)
            finally:
                self._next()
        finally:
            for key in held:
                self._queued.leave(key)

    async def _work(self, payer: Payer, line: bytes) -> Answer:
        begun = time.monotonic()
        process = await self._worker()
        try:
            said = await asyncio.wait_for(self._line(process, line), self.patience)
        except BaseException:
            self._end(process)  # also when nobody waits for it any more
            raise
        finally:
            took = (time.monotonic() - begun) * 1000.0
            self._costs.owe(payer, self._account, max(0.0, took - AT_LEAST))
        self._idle.append(process)
        return msgspec.json.decode(said, type=Answer)

    async def _turn(self, address: str) -> None:
        """Addresses take turns, so that many orders of one delay another by one only."""
        if not self._busy:
            self._busy = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # the turn had just come
            raise

    def _next(self) -> None:
        while self._waiting:
            address, orders = self._waiting.popitem(last=False)
            order = orders.popleft()
            if orders:
                self._waiting[address] = orders
            if not order.done():
                order.set_result(None)
                return
        self._busy = False
