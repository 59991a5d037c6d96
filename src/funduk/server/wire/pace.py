"""What comes from one address at once is begun piece by piece, so that others get their turn in between."""

import asyncio
import time
from collections import OrderedDict, deque

MOST_LANES = 10_000


class Lane:
    """One address: when its next piece may begin, and who waits for that."""

    def __init__(self) -> None:
        self.next = 0.0
        self.waiting: deque[asyncio.Future[None]] = deque()


class Pace:
    """Pieces that come singly never wait."""

    def __init__(self, gap: float) -> None:
        self.gap = gap
        self.lanes: OrderedDict[str, Lane] = OrderedDict()

    def is_free(self, address: str) -> bool:
        """Whether a piece may begin at once; if so, it has."""
        lane = self.lanes.get(address)
        if lane is None:
            lane = self.lanes[address] = Lane()
            self._forget()
        now = time.monotonic()
        if lane.waiting or now < lane.next:
            return False
        lane.next = now + self.gap
        return True

    async def turn(self, address: str) -> None:
        """Returns when a piece of this address may begin."""
        if self.is_free(address):
            return
        lane = self.lanes[address]
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        lane.waiting.append(mine)
        if len(lane.waiting) == 1:
            loop.call_later(max(0.0, lane.next - time.monotonic()), self._begin_next, lane)
        await mine

    def _begin_next(self, lane: Lane) -> None:
        while lane.waiting:
            first = lane.waiting.popleft()
            if not first.done():
                first.set_result(None)
                break
        lane.next = time.monotonic() + self.gap
        if lane.waiting:
            asyncio.get_running_loop().call_later(self.gap, self._begin_next, lane)

    def _forget(self) -> None:
        """The longest unused lanes, if nobody waits there."""
        if len(self.lanes) > MOST_LANES:
            oldest = next(iter(self.lanes))
            if not self.lanes[oldest].waiting:
                del self.lanes[oldest]
