"""The websocket: hello with a ticket, then watching, moving and sharing dice."""

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
from starlette.requests import cookie_parser

from funduk.server.limits import FRAME, too_deep
from funduk.server.logs import say
from funduk.server.pages.api import Api, cookie_name
from funduk.server.people import identity
from funduk.server.refuse import Refuse
from funduk.server.tables import answers as play
from funduk.server.tables import dicebox
from funduk.server.tables.authority import permit
from funduk.server.wire import messages
from funduk.server.wire.buckets import Counts
from funduk.server.wire.connection import COME_BACK, Connection
from funduk.server.wire.origins import header
from funduk.server.wire.swift_socket import SwiftSocket

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

UNKNOWN = 4401
TOO_FAST = 4429
MOST_WATCHED = 8
MOST_TOO_FAST = 100


class Sockets:
    """Opens sockets for guests with a ticket and hands their messages on."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.house = api.house
        self.limits = api.house.settings.limits
        self.counts = Counts(self.limits.address_connections)
        self.open: set[Connection] = set()
        self._watchman: asyncio.Task[None] | None = None

    async def serve(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """One socket from upgrade to close; a foreign page is refused before anything is opened."""
        headers = scope["headers"]
        await receive()
        address = self.api.doorkeeper.address(headers, scope.get("client"))
        lets_in = self.api.doorkeeper.lets_in(headers) and self.api.rates.take(address)
        if self.house.closing or not lets_in or not self.counts.enter(address):
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await send({"type": "websocket.accept"})
            guest = self._guest(headers, scope.get("scheme", "ws"))
            if not await self._hello(receive, send, guest):
                await send({"type": "websocket.close", "code": UNKNOWN})
                return
            assert guest is not None
            wire = getattr(send, "__self__", None)
            swift = wire if isinstance(wire, SwiftSocket) else None
            connection = Connection(send, guest, self.limits, self.house.catch_up, swift)
            await self._talk(connection, receive, send, headers)
        except OSError:
            return  # the other side is gone
        finally:
            self.counts.leave(address)

    def _guest(self, headers: list[tuple[bytes, bytes]], scheme: str) -> str | None:
        secure = self.api.doorkeeper.secure(headers, scheme)
        cookies = cookie_parser(header(headers, b"cookie") or "")
        return self.api.signer.guest(cookies.get(cookie_name(secure)))

    async def _hello(self, receive: Receive, send: Send, guest: str | None) -> bool:
        try:
            first = await asyncio.wait_for(receive(), self.limits.first_message)
            text = first.get("text") or ""
            if first["type"] != "websocket.receive" or len(text) > FRAME or too_deep(text):
                return False
            hello = messages.read(text)
        except (TimeoutError, msgspec.MsgspecError):
            return False
        if not isinstance(hello, messages.Hello) or hello.version != messages.VERSION:
            return False
        return self.api.tickets.redeem(hello.ticket, guest)

    async def _talk(
        self,
        connection: Connection,
        receive: Receive,
        send: Send,
        headers: list[tuple[bytes, bytes]],
    ) -> None:
        known = await self.house.store.guest(connection.guest)
        language = header(headers, b"accept-language") or ""
        name = known.name if known else identity.guest_name(connection.guest, language)
        connection.reply(messages.write(messages.Welcome(name, self.house.lived.milliseconds())))
        self.open.add(connection)
        self.house.turns.enter(connection)
        self.house.bell.came(connection.guest)
        loop = asyncio.get_running_loop()
        if self._watchman is None:
            self._watchman = loop.create_task(self._watch())
        writer = loop.create_task(connection.write_all())
        reader = loop.create_task(self._read(connection, receive))
        try:
            parts: set[asyncio.Future[Any]] = {writer, reader, connection.ended}
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            code = self._code(connection, reader)
            connection.close()
            self.open.discard(connection)
            if self.house.turns.leave(connection):
                self.house.bell.left(connection.guest)
            for table in list(connection.watching):
                self.house.unwatch(connection, table)
            await self._finish(writer, reader)
            if code:
                await send({"type": "websocket.close", "code": code})

    def _code(self, connection: Connection, reader: "asyncio.Task[int]") -> int:
        """What to close with; whatever went wrong here, browsers come back and look again."""
        if connection.ended.done():
            return connection.ended.result()
        if not reader.done() or reader.cancelled():
            return COME_BACK
        wrong = reader.exception()
        if wrong is not None:
            say("socket_failed", why=type(wrong).__name__)
            return COME_BACK
        return reader.result()

    async def _watch(self) -> None:
        """Closes sockets that say nothing or take nothing."""
        while True:
            await asyncio.sleep(min(1.0, self.limits.silence / 4))
            now = time.monotonic()
            for connection in list(self.open):
                code = connection.overdue(now)
                if code:
                    connection.close(code)

    async def _finish(self, writer: "asyncio.Task[None]", reader: "asyncio.Task[int]") -> None:
        """Lets a move that is being written finish; a stuck writer is given up."""
        writer.cancel()
        if not reader.done():
            await asyncio.wait({reader}, timeout=1.0)
            reader.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)

    async def _read(self, connection: Connection, receive: Receive) -> int:
        """Messages one after another; returns the code to close with, 0 when the browser has closed."""
        refused = 0
        while not connection.closed:
            event = await receive()
            connection.heard = time.monotonic()
            if event["type"] != "websocket.receive":
                return 0
            text = event.get("text")
            if not connection.bucket.take():
                refused += 1
                if refused > MOST_TOO_FAST:
                    return TOO_FAST
                self._error(connection, "too_fast")
                continue
            await self._answer(connection, text)
            if connection.stuck():
                return TOO_FAST
        return COME_BACK

    async def _answer(self, connection: Connection, text: str | None) -> None:
        """Every message gets an answer: what was asked for, or an error."""
        if text is None or len(text) > FRAME or too_deep(text):
            self._error(connection, "bad_message")
            return
        try:
            message = messages.read(text)
        except msgspec.MsgspecError as wrong:
            self._error(connection, "bad_message", why=str(wrong)[:200])
            return
        try:
            await self._do(connection, message)
        except Refuse as no:
            self._error(connection, no.code, **no.args_for_text)

    async def _do(self, connection: Connection, message: messages.ToServer) -> None:
        if isinstance(message, messages.Move):
            connection.hold()
            try:
                connection.reply(await play.move(self.house, connection.guest, message))
            finally:
                connection.let_go()
        elif isinstance(message, messages.Ping):
            connection.reply(messages.write(messages.Pong(self.house.lived.milliseconds())))
        elif isinstance(message, messages.Watch):
            if (
                message.table not in connection.watching
                and len(connection.watching) >= MOST_WATCHED
            ):
                raise Refuse("too_many_tables")
            async with self.house.at(message.table) as table:
                permit(table.state, connection.guest, "watch")
                self.house.watch(table, connection, message.since)
        elif isinstance(message, messages.Unwatch):
            self.house.unwatch(connection, message.table)
        elif isinstance(message, messages.DiceShare):
            await dicebox.share(self.house, connection.guest, message)
        else:
            raise Refuse("bad_message", why="hello comes first and only once")

    def _error(self, connection: Connection, code: str, **args: Any) -> None:
        connection.reply(messages.write(messages.Error(code, args)))
