"""HTTP connections that never finish a request are closed, at the first request and at every later one.

uvicorn's own protocol is held, not inherited: everything is handed on to it, and the application says when a
request has come in whole (its headers) and when it is answered.
"""

import asyncio
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState

from funduk.server.wire.door import Door, Visit

MOST_HEADERS = 1024 * 1024
"""Bytes that may come before the application has heard of their request; a body may be among them."""
LONGEST_REQUEST = 120.0


def _uvicorns(config: uvicorn.Config) -> type[asyncio.Protocol]:
    """The HTTP protocol that uvicorn would have chosen itself."""
    plain = uvicorn.Config(config.app, http="auto", ws="none", log_config=None)
    plain.load()
    return plain.http_protocol_class


class PatientHttp(asyncio.Protocol):
    """Holds uvicorn's protocol and watches the time."""

    held: type[asyncio.Protocol] | None = None

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self.door: Door = app_state["door"]
        self.visit: Visit | None = None
        self.seconds = self.door.limits.first_message
        self.transport: asyncio.Transport = cast(Any, None)
        self.timer: asyncio.TimerHandle | None = None
        self.under_way = 0
        self.fed = 0
        self.app_state = {**app_state, "patience": self}
        kind: Any = PatientHttp.held
        if kind is None:
            kind = PatientHttp.held = _uvicorns(config)
        self.inner: asyncio.Protocol = kind(
            config=config, server_state=server_state, app_state=self.app_state, _loop=_loop
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.visit = self.app_state["visit"] = self.door.enter(transport)
        if self.visit is None:
            self.transport.abort()
            return
        self.inner.connection_made(transport)
        self._give(self.seconds)

    def data_received(self, data: bytes) -> None:
        if self.visit is None:
            return
        if not self.under_way:
            if self.timer is None:
                self._give(self.seconds)
            self.fed += len(data)
            if self.fed > MOST_HEADERS:
                self.transport.abort()
                return
        self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        return None if self.visit is None else self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self.visit is not None:
            self.visit.left()
            self.inner.connection_lost(exc)

    # from the application

    def request_began(self) -> None:
        """The headers of a request are there."""
        self.under_way += 1
        self.fed = 0
        self._stop()
        self._give(LONGEST_REQUEST)

    def request_ended(self) -> None:
        self.under_way -= 1
        if not self.under_way:
            self._stop()

    def _give(self, seconds: float) -> None:
        self.timer = self.loop.call_later(seconds, self._lose_patience)

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _lose_patience(self) -> None:
        """A connection that has become a socket has its own limits."""
        self.timer = None
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self.transport.abort()
