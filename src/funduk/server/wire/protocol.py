"""The websocket on the wire, on websockets' sans-I/O protocol: every frame is charged.

uvicorn makes one of these for a request that wants to upgrade (`ws=`), hands it the connection and the
request's bytes, and from then on has nothing to do with it but to count it and to end it.
"""

import asyncio
import logging
from asyncio.protocols import Protocol  # mypyc does not find it by its shorter name
from collections.abc import MutableMapping
from typing import Any, cast
from urllib.parse import unquote

from mypy_extensions import mypyc_attr
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from funduk.server.wire.door import Door, Visit
from funduk.server.wire.inbox import Inbox
from funduk.server.wire.limits import FRAME

SLICE = 2048
"""Bytes that are taken apart in one go: hundreds of the smallest frames, which are then charged."""
MOST_FRAGMENTS = 16
MOST_UNREAD = 4
CLOSE_PATIENCE = 5.0
CUT_PATIENCE = 1.0

TOO_FAST = 4429
TOO_MANY_PARTS = 1008
NOT_UTF8 = 1007
STOPPING = 1012
GONE = 1006

quiet = logging.getLogger("funduk.wire")
quiet.addHandler(logging.NullHandler())
quiet.propagate = False


@mypyc_attr(native_class=False)
class SocketProtocol(Protocol):
    """One socket from upgrade to close: bytes to messages for the application, and its answers to bytes."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.config = config
        self.server_state = server_state
        self.app_state = app_state
        self.loop = _loop or asyncio.get_running_loop()
        self.door: Door = app_state["door"]
        self.visit: Visit | None = app_state.get("visit")
        self.bucket = self.door.bucket()
        self.parser = ServerProtocol(max_size=FRAME, logger=quiet)
        self.inbox = Inbox(self.loop)
        self.transport: asyncio.Transport = cast(Any, None)
        self.response: Response | None = None
        self.open = False
        self.closing = False
        self.lost = False
        self.writable = asyncio.Event()
        self.writable.set()
        self.unparsed = b""
        self.paused = False
        self.is_text = False
        self.fragments: list[bytes] = []

    # the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server_state.connections.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.connections.discard(cast(Any, self))
        self.lost = True
        self.open = False
        self.unparsed = b""
        self.writable.set()
        self._disconnect(GONE)
        if self.visit is not None:
            self.visit.left()

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def shutdown(self) -> None:
        """The server stops: everybody is asked to come back."""
        if self.open and not self.closing:
            self._disconnect(STOPPING)
            self._close(STOPPING, "")
        elif not self.open:
            self.transport.close()

    # coming in

    def data_received(self, data: bytes) -> None:
        if self.paused:
            self.unparsed += data
        else:
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        at = 0
        while at < len(data) and not self.lost and not self.transport.is_closing():
            if self.inbox.qsize() > MOST_UNREAD:
                self.paused = True
                self.unparsed = data[at:]
                self.transport.pause_reading()
                return
            self.parser.receive_data(data[at : at + SLICE])
            at += SLICE
            for event in self.parser.events_received():
                if isinstance(event, Frame):
                    if not self._charge(event):
                        self._cut()
                        return
                    self._take(event)
                elif isinstance(event, Request):
                    self._knock(event)
            self._flush()
            if self.parser.parser_exc is not None:
                self._give_up()

    def _charge(self, frame: Frame) -> bool:
        """Whole messages are charged where they are answered; all other frames here."""
        if frame.fin and (frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY):
            return not self.closing or self.bucket.take()
        if frame.opcode is Opcode.CLOSE:
            return True
        self.door.frame(self.visit)
        return self.bucket.take() and (self.writable.is_set() or frame.opcode is not Opcode.PING)

    def _take(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode is Opcode.TEXT or opcode is Opcode.BINARY:
            self.is_text = opcode is Opcode.TEXT
            self.fragments = []
        if opcode is Opcode.CLOSE:
            told = self.parser.close_rcvd
            self._disconnect(GONE if told is None else int(told.code))
            self._flush()
            self._hang_up()
            return
        if opcode is Opcode.PING or opcode is Opcode.PONG:
            return
        self.fragments.append(bytes(frame.data))
        if frame.fin:
            self._deliver(b"".join(self.fragments))
            self.fragments = []
        elif len(self.fragments) >= MOST_FRAGMENTS:
            self._fail(TOO_MANY_PARTS)

    def _deliver(self, message: bytes) -> None:
        if self.closing:
            return
        if not self.is_text:
            self.inbox.put_nowait({"type": "websocket.receive", "bytes": message})
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self._fail(NOT_UTF8)
            return
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def _flush(self) -> None:
        for data in self.parser.data_to_send():
            if data:
                self.transport.write(data)

    def _fail(self, code: int) -> None:
        self.parser.fail(code)
        self._give_up()

    def _give_up(self) -> None:
        """The parser has failed and said why in a close frame."""
        sent = self.parser.close_sent
        self._disconnect(GONE if sent is None else int(sent.code))
        self.closing = True
        self._flush()
        self._hang_up()

    def _cut(self) -> None:
        """Who goes on after everything was spent is told so and no longer listened to."""
        self._disconnect(TOO_FAST)
        if self.closing or not self.open:
            self.transport.abort()
            return
        self._close(TOO_FAST, "")

    # the application

    def _knock(self, request: Request) -> None:
        response = self.parser.accept(request)
        if response.status_code != 101:
            self._answer(response)
            return
        self.response = response
        path, _, query = request.path.partition("?")
        secure = self.transport.get_extra_info("sslcontext") is not None
        peer = self.transport.get_extra_info("peername")
        root = self.config.root_path
        scope = {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if secure else "ws",
            "server": self.transport.get_extra_info("sockname"),
            "client": (str(peer[0]), int(peer[1])) if peer else None,
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": {**self.app_state, "wire": self},
            "extensions": {"websocket.http.response": {}},
        }
        self.inbox.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self._run(scope))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self.config.loaded_app(
                cast(Any, scope), cast(Any, self.receive), cast(Any, self.send)
            )
        except OSError:
            pass
        except Exception:
            logging.getLogger("uvicorn.error").exception("a socket's application failed")
        if self.lost:
            return
        if not self.open and not self.closing:
            self._answer(self.parser.reject(500, ""))
        elif not self.closing:
            self._close(STOPPING, "")

    async def receive(self) -> MutableMapping[str, Any]:
        event: MutableMapping[str, Any] = await self.inbox.get()
        if self.paused and self.inbox.empty():
            self._go_on()
        return event

    def _go_on(self) -> None:
        """What had come already is taken apart first; then reading goes on."""
        self.paused = False
        waiting, self.unparsed = self.unparsed, b""
        self._parse(waiting)
        if not self.paused and not self.lost and not self.transport.is_closing():
            self.transport.resume_reading()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """As ASGI says; what is sent waits here until the other side takes it."""
        kind = message["type"]
        if kind == "websocket.send":
            await self.writable.wait()
            if self.closing:
                raise ConnectionResetError
        if self.lost:
            raise ConnectionResetError
        if kind == "websocket.send":
            data = message.get("bytes")
            try:
                if data is None:
                    self.parser.send_text(message["text"].encode())
                else:
                    self.parser.send_binary(data)
            except InvalidState:
                raise ConnectionResetError from None
            self._flush()
        elif kind == "websocket.accept":
            assert self.response is not None
            self.open = True
            for name, value in (*self.server_state.default_headers, *message.get("headers", [])):
                self.response.headers[name.decode("latin-1")] = value.decode("latin-1")
            self._respond(self.response)
        elif kind == "websocket.close":
            if self.open:
                self._disconnect(message.get("code", 1000))
                self._close(message.get("code", 1000), message.get("reason") or "")
            else:
                self._answer(self.parser.reject(403, ""))
        elif kind == "websocket.http.response.start":
            self.response = self.parser.reject(message["status"], "")
            for name, value in message.get("headers", []):
                self.response.headers[name.decode("latin-1")] = value.decode("latin-1")
        elif kind == "websocket.http.response.body":
            assert self.response is not None
            self._answer(self.response)
        else:
            raise RuntimeError(f"a socket cannot send {kind!r}")

    def write_now(self, frames: bytes) -> bool:
        """Whole text frames past the coroutine; False: nothing was done, the reader is slow or leaving."""
        if not self.open or self.closing or not self.writable.is_set():
            return False
        self.transport.write(frames)
        return True

    def _answer(self, response: Response) -> None:
        """No upgrade: an HTTP response, and the end."""
        self.closing = True
        self._disconnect(GONE)
        self._respond(response)
        self._hang_up()

    def _respond(self, response: Response) -> None:
        self.parser.send_response(response)
        self._flush()

    def _close(self, code: int, reason: str) -> None:
        if self.closing or self.transport.is_closing():
            return
        self.closing = True
        self.open = False
        if self.parser.state is State.OPEN:
            self.parser.send_close(code, reason)
            self._flush()
        if code == TOO_FAST:
            self.transport.pause_reading()
            self.loop.call_later(CUT_PATIENCE, self.transport.abort)
        else:
            self.loop.call_later(CLOSE_PATIENCE, self.transport.abort)
            if self.paused:
                self._go_on()

    def _hang_up(self) -> None:
        """After what was written has been taken, or not taken for a while."""
        self.transport.close()
        self.loop.call_later(CLOSE_PATIENCE, self.transport.abort)

    def _disconnect(self, code: int) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code})
