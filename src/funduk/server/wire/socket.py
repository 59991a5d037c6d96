"""The websocket: hello with a ticket, then watching, moving and sharing dice."""

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from funduk.server.logs import say
from funduk.server.notices.turn_notices import Bell
from funduk.server.notices.turns import Turns
from funduk.server.people import identity
from funduk.server.people.identity import Visitor
from funduk.server.people.reception import Headers, Reception
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Store
from funduk.server.tables import answers, dicebox
from funduk.server.tables.authority import permit
from funduk.server.tables.desk import Desk
from funduk.server.tables.uptime import LivedTime
from funduk.server.tables.watching import Watching
from funduk.server.wire import messages
from funduk.server.wire.buckets import Counts
from funduk.server.wire.connection import Connection
from funduk.server.wire.costs import (
    LOOK,
    MESSAGE,
    MOVE,
    PAYING,
    SOCKET,
    TIME,
    Costs,
    Payer,
    seconds,
)
from funduk.server.wire.limits import FRAME, Limits, too_deep
from funduk.server.wire.origins import header
from funduk.server.wire.pace import Pace
from funduk.server.wire.protocol import SocketProtocol
from funduk.server.wire.streams import COME_BACK

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

UNKNOWN = 4401
TOO_FAST = 4429
MOST_WATCHED = 8
MOST_TOO_FAST = 100
TOO_MANY_SECONDS = 10


class Sockets:
    """Opens sockets for guests with a ticket and hands their messages on."""

    def __init__(
        self,
        reception: Reception,
        store: Store,
        desk: Desk,
        watching: Watching,
        turns: Turns,
        bell: Bell,
        costs: Costs,
        pace: Pace,
        limits: Limits,
        lived: LivedTime,
    ) -> None:
        self.reception = reception
        self.limits = limits
        self.closing = False
        self._store = store
        self._desk = desk
        self._watching = watching
        self._turns = turns
        self._bell = bell
        self._costs = costs
        self._pace = pace
        self._lived = lived
        self.counts = Counts(self.limits.address_connections, self.limits.connections_together)
        self.open: set[Connection] = set()
        self._watchman: asyncio.Task[None] | None = None

    async def serve(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """One socket from upgrade to close; a foreign page is refused before anything is opened."""
        headers = scope["headers"]
        await receive()
        address = self.reception.doorkeeper.address(headers, scope.get("client"))
        visitor = self._visitor(headers, scope.get("scheme", "ws"))
        guest = None if visitor is None else visitor.guest
        payer = Payer(address, guest)
        if not self.reception.doorkeeper.lets_in(headers) or self.closing:
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            self._costs.charge(payer, TIME, SOCKET)
            if not self.counts.enter(address):
                raise Refuse("too_fast", seconds=TOO_MANY_SECONDS)
        except Refuse as no:
            await self._turn_away(no, send)
            return
        try:
            await send({"type": "websocket.accept"})
            if not await self._hello(receive, send, guest):
                await send({"type": "websocket.close", "code": UNKNOWN})
                return
            assert visitor is not None
            wire: SocketProtocol | None = scope["state"].get("wire")
            if wire is not None and wire.visit is not None:
                wire.visit.payer = payer
            catch_up = self._watching.catch_up
            connection = Connection(send, visitor.guest, self.limits, catch_up, wire, address)
            connection.device = visitor.device
            await self._talk(connection, receive, send, headers)
        except OSError:
            return  # the other side is gone
        finally:
            self.counts.leave(address)

    async def _turn_away(self, no: Refuse, send: Send) -> None:
        """Late, so that knocking again and again gains nothing."""
        await asyncio.sleep(self.limits.refused_pause)
        again = str(no.args_for_text["seconds"]).encode()
        headers = [(b"retry-after", again)]
        start = {"type": "websocket.http.response.start", "status": no.status, "headers": headers}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": b""})

    def _visitor(self, headers: Headers, scheme: str) -> Visitor | None:
        found = self.reception.visitor(headers, scheme)
        if found is None or self.reception.devices.is_out(found):
            return None
        return None if self.reception.is_turned_out(found.guest) else found

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
        return self.reception.tickets.redeem(hello.ticket, guest)

    async def _talk(
        self,
        connection: Connection,
        receive: Receive,
        send: Send,
        headers: list[tuple[bytes, bytes]],
    ) -> None:
        known = await self._store.guest(connection.guest)
        language = header(headers, b"accept-language") or ""
        name = known.name if known else identity.guest_name(connection.guest, language)
        connection.reply(messages.write(messages.Welcome(name, self._lived.milliseconds())))
        self.open.add(connection)
        self._turns.enter(connection)
        self._bell.came(connection.guest)
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
            if self._turns.leave(connection):
                self._bell.left(connection.guest)
            for table in list(connection.watching):
                self._watching.unwatch(connection, table)
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
        PAYING.set(connection.payer)
        while not connection.closed:
            event = await receive()
            connection.heard = time.monotonic()
            if event["type"] != "websocket.receive":
                return 0
            text = event.get("text")
            wait = connection.bucket.wait()
            if wait <= 0.0:
                connection.bucket.spend(1.0)
                if await self._answer(connection, text):
                    wait = 1.0
            else:
                self._error(connection, "too_fast", seconds=seconds(wait))
            if wait > 0.0:
                refused += 1
                if refused >= MOST_TOO_FAST:
                    return TOO_FAST
            if connection.stuck():
                return TOO_FAST
        return COME_BACK

    async def _answer(self, connection: Connection, text: str | None) -> bool:
        """Every message gets an answer: what was asked for, or an error; True when it could not be paid."""
        costs, payer = self._costs, connection.payer
        changes = False
        try:
            if text is None or len(text) > FRAME or too_deep(text):
                costs.charge(payer, TIME, MESSAGE)
                raise Refuse("bad_message")
            try:
                message = messages.read(text)
            except msgspec.MsgspecError as wrong:
                costs.charge(payer, TIME, MESSAGE)
                raise Refuse("bad_message", why=str(wrong)[:200]) from None
            price = _price(message)
            costs.charge(payer, TIME, price)
            if price > MESSAGE and not self._pace.is_free(payer.address):
                await self._pace.turn(payer.address)
            changes = price == MOVE
            if changes:
                connection.hold()
            await self._do(connection, message)
        except Refuse as no:
            self._error(connection, no.code, **no.args_for_text)
            return no.code in ("too_fast", "busy")
        finally:
            if changes:
                connection.let_go()
        return False

    async def _do(self, connection: Connection, message: messages.ToServer) -> None:
        if isinstance(message, messages.Move):
            connection.reply(await answers.move(self._desk, connection.guest, message))
        elif isinstance(message, messages.Ping):
            connection.reply(messages.write(messages.Pong(self._lived.milliseconds())))
        elif isinstance(message, messages.Watch):
            if (
                message.table not in connection.watching
                and len(connection.watching) >= MOST_WATCHED
            ):
                raise Refuse("too_many_tables")
            async with self._desk.at(message.table) as table:
                permit(table.state, connection.guest, "watch")
                self._watching.watch(table, connection, message.since)
        elif isinstance(message, messages.Unwatch):
            self._watching.unwatch(connection, message.table)
        elif isinstance(message, messages.DiceShare):
            await dicebox.share(self._desk, connection.guest, message)
        else:
            raise Refuse("bad_message", why="hello comes first and only once")

    def _error(self, connection: Connection, code: str, **args: Any) -> None:
        connection.reply(messages.write(messages.Error(code, args)))


def _price(message: messages.ToServer) -> float:
    if isinstance(message, messages.Move | messages.DiceShare):
        return MOVE
    return LOOK if isinstance(message, messages.Watch) else MESSAGE
