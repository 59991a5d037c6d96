"""What goes out: one numbered stream per seat, one for spectators, and a bounded outbox per socket."""

import secrets
import time
from collections import deque
from typing import Protocol

from funduk.server.wire import messages
from funduk.server.wire.frames import frame

HISTORY = 16
"""A longer gap costs a snapshot, which is hardly larger than so many updates."""
REMEMBERED = 60.0
COME_BACK = 1012

Key = str | int
WATCHING = "watching"
HOSTING = "hosting"
"""A host without a seat sees what spectators see, and that they are the host."""


class Listener(Protocol):
    """A page, as far as a stream knows it."""

    guest: str
    watching: dict[str, "Stream"]

    def push(self, table: str, framed: bytes) -> None: ...

    def start_anew(self, table: str) -> None: ...

    def close(self, code: int = COME_BACK) -> None: ...


class Stream:
    """The messages for one seat, or for all spectators, numbered, with a short memory."""

    def __init__(self, key: Key) -> None:
        self.key = key
        self.seat: int | None = key if isinstance(key, int) else None
        self.seq = secrets.randbelow(1 << 40)
        self.history: deque[tuple[int, bytes]] = deque(maxlen=HISTORY)
        self.connections: set[Listener] = set()
        self.mark: int | None = None
        """The table's mark when its card was told last."""
        self.asked: dict[tuple[int, int], messages.Ask] = {}
        """Questions as they were put last; one that stands unchanged is not worked out again."""
        self.asks_told: tuple[list[messages.Ask], bytes] = ([], b"[]")
        self.left = 0.0

    def awake(self) -> bool:
        """Whether somebody listens, or did a moment ago and may come back."""
        return bool(self.connections) or time.monotonic() - self.left < REMEMBERED

    def lapse(self) -> None:
        """Nobody heard what comes now: numbers start anew, so that nobody mistakes an old one."""
        self.history.clear()
        self.asked.clear()
        self.mark = None
        self.seq = secrets.randbelow(1 << 40)

    def next(self) -> int:
        self.seq += 1
        return self.seq

    def say(self, table: str, message: object) -> None:
        self.send(table, frame(messages.write(message)))

    def send(self, table: str, framed: bytes) -> None:
        """To everybody who listens; the number is already in the message."""
        self.history.append((self.seq, framed))
        for connection in self.connections:
            connection.push(table, framed)

    def since(self, seq: int | None) -> list[bytes] | None:
        """The frames after that number, or None when memory does not reach back."""
        if seq is None or seq > self.seq:
            return None
        missing = [framed for number, framed in self.history if number > seq]
        return missing if len(missing) == self.seq - seq else None
