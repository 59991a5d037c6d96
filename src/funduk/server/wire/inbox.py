"""What came over a socket and waits to be read by the one task that reads it."""

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """As much of a queue as uvicorn needs: any number of events, one reader."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[Any] | None = None

    def put_nowait(self, event: Any) -> None:
        reader = self._reader
        if reader is None or reader.done():
            self._events.append(event)
        else:
            reader.set_result(event)

    def get(self) -> "asyncio.Future[Any]":
        """The next event, at once or when it comes."""
        reader: asyncio.Future[Any] = self._loop.create_future()
        if self._events:
            reader.set_result(self._events.popleft())
        self._reader = reader
        return reader

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events
