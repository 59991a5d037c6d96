"""One open socket: a bounded outbox that never makes anybody else wait."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from funduk.server.wire.buckets import Bucket
from funduk.server.wire.costs import Payer
from funduk.server.wire.frames import Wire, frame, message_in
from funduk.server.wire.limits import Limits
from funduk.server.wire.streams import COME_BACK, Stream

SILENT = 4408
TOO_SLOW = 4429

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Catch = Callable[["Connection", str], Awaitable[bytes | None]]
"""Makes the snapshot with which a slow reader catches up."""


class Connection:
    """Sends what streams push; a reader that falls behind gets one fresh snapshot instead of everything."""

    def __init__(
        self,
        send: Send,
        guest: str,
        limits: Limits,
        catch_up: Catch,
        wire: Wire | None = None,
        address: str = "",
    ) -> None:
        self.guest = guest
        self.device = ""
        self.payer = Payer(address, guest)
        self.watching: dict[str, Stream] = {}
        self.bucket = (
            Bucket(limits.socket_rate, limits.socket_burst) if wire is None else wire.bucket
        )
        self.closed = False
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.heard = time.monotonic()
        self.sending: float | None = None
        self._send = send
        self._wire = wire
        self._held: list[tuple[str | None, bytes]] | None = None
        self._ending: int | None = None
        """The code to close with once what was asked is answered."""
        self._limits = limits
        self._catch_up = catch_up
        self._outbox: deque[tuple[str | None, bytes]] = deque()
        self._size = 0
        self._behind: set[str] = set()
        self._wake = asyncio.Event()

    def push(self, table: str, framed: bytes) -> None:
        """A frame of a stream; when the outbox is full, all of that table's are dropped for a snapshot."""
        if self._held is None and self._write_now(framed):
            return
        if table in self._behind:
            return
        full = len(self._outbox) >= self._limits.outbox_messages
        if full or self._size + len(framed) > self._limits.outbox_bytes:
            self._fall_behind(table)
        else:
            self._put(table, framed)

    def reply(self, message: bytes) -> None:
        """The answer to this socket's own message; never dropped, since the next is read only after it."""
        self._put(None, frame(message))

    def start_anew(self, table: str) -> None:
        """What waits for this table is replaced by one snapshot."""
        self._fall_behind(table)

    def hold(self) -> None:
        """From here on frames are kept, to go out as one with the answer to a move."""
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        if held and not self._write_now(b"".join([framed for _, framed in held])):
            for table, framed in held:
                self._queue(table, framed)
        if self._ending is not None and not self._outbox:
            self.close(self._ending)

    def _put(self, table: str | None, framed: bytes) -> None:
        if self._held is not None:
            self._held.append((table, framed))
        elif not self._write_now(framed):
            self._queue(table, framed)

    def _write_now(self, frames: bytes) -> bool:
        """Past the outbox while nothing waits in it."""
        if (
            self._wire is None
            or self.sending is not None
            or self._outbox
            or self._behind
            or self.closed
        ):
            return False
        return self._wire.write_now(frames)

    def _queue(self, table: str | None, framed: bytes) -> None:
        self._outbox.append((table, framed))
        self._size += len(framed)
        self._wake.set()

    def _fall_behind(self, table: str) -> None:
        kept = deque(item for item in self._outbox if item[0] != table)
        if self._held is not None:
            self._held = [item for item in self._held if item[0] != table]
        self._outbox = kept
        self._size = sum([len(framed) for _, framed in kept])
        self._behind.add(table)
        self._wake.set()

    def stuck(self) -> bool:
        """Whether this socket asks and asks and never reads."""
        return (
            self._size > 2 * self._limits.outbox_bytes
            or len(self._outbox) > 4 * self._limits.outbox_messages
        )

    def queued(self) -> int:
        return self._size

    async def write_all(self) -> None:
        """The sender: runs until the socket is closed."""
        while not self.closed:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox and not self.closed:
                _, framed = self._outbox.popleft()
                self._size -= len(framed)
                await self._deliver(message_in(framed))
            while self._behind and not self.closed:
                table = next(iter(self._behind))
                snapshot = await self._catch_up(self, table)
                if snapshot is not None:
                    await self._deliver(snapshot)
            if self._ending is not None and self._held is None:
                self.close(self._ending)

    async def _deliver(self, message: bytes) -> None:
        self.sending = time.monotonic()
        await self._send({"type": "websocket.send", "text": message.decode()})
        self.sending = None

    def caught_up(self, table: str) -> None:
        """From here on the stream's messages follow the snapshot."""
        self._behind.discard(table)

    def overdue(self, now: float) -> int:
        """The code to close with when the other side is silent or takes nothing, else 0."""
        if self.sending is not None and now - self.sending > self._limits.stuck:
            return TOO_SLOW
        return SILENT if now - self.heard > self._limits.silence else 0

    def close(self, code: int = COME_BACK) -> None:
        """At once, or after the answer to the message that is being worked on."""
        if self._held is not None:
            self._ending = code
            return
        self.closed = True
        self._wake.set()
        if not self.ended.done():
            self.ended.set_result(code)
