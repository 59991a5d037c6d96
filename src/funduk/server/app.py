"""The whole server as one ASGI application."""

import asyncio
import time
from collections.abc import MutableMapping
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from funduk.server.logs import say, where_from
from funduk.server.notices import notice_calls as wishes
from funduk.server.pages import files as pages
from funduk.server.pages.api import Api, routes
from funduk.server.people.identity import Signer, Tickets
from funduk.server.refuse import Refuse
from funduk.server.replays.library import Replays
from funduk.server.replays.replay_calls import replay_routes
from funduk.server.settings import Settings
from funduk.server.store.backup import DataFolder
from funduk.server.store.interface import Store, StoreFailed
from funduk.server.store.sqlite import SqliteStore
from funduk.server.tables import commands as verbs
from funduk.server.tables.bot_workers import Thinkers
from funduk.server.tables.house import House
from funduk.server.wire.origins import SAFETY_HEADERS, Doorkeeper
from funduk.server.wire.socket import Receive, Send, Sockets

SWEEP = 15.0
BEAT = 5.0
"""How often lived time is kept while clocks run: what a crash can give back to players at most."""
FRESH = 1.0
UNSTARTED_LIFE = 24 * 3600.0
Scope = MutableMapping[str, Any]


class App:
    """Starts with its store, wakes what must go on, sweeps, and stops without losing anything."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = DataFolder(settings.data)
        self.house: House | None = None
        self.sockets: Sockets | None = None
        self.replays: Replays | None = None
        self._store: Store | None = None
        self._http: Starlette | None = None
        self._chores: list[asyncio.Task[None]] = []
        self._wrote = -FRESH

    async def start(self) -> None:
        self.folder.hold()
        store = SqliteStore(self.folder.database)
        self._store = store
        if store.backup is not None:
            say("schema_upgraded", backup=store.backup.name)
        house = House(store, self.settings, Thinkers(self.settings.workers))
        api = Api(house, Signer(await store.secret()), Tickets(), Doorkeeper(self.settings))
        self.house = house
        self.sockets = Sockets(api)
        self.replays = Replays(house)
        health = Route("/healthz", self._health, methods=["GET"])
        more = [*replay_routes(api, self.replays), *wishes.routes(api)]
        self._http = Starlette(routes=[health, *more, *routes(api), *pages.routes()])
        await house.wake()
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(self._sweep()), loop.create_task(self._beat())]
        say("started", tables_awake=len(house.tables))

    async def stop(self) -> None:
        """Nothing new is begun, what is begun is finished, then the store is closed."""
        assert self.house is not None
        assert self._store is not None
        for chore in self._chores:
            chore.cancel()
        await self.house.close()
        await self._store.keep_lived(self.house.lived.now())
        await self.house.thinkers.close()
        if self.replays is not None:
            await self.replays.close()
        await self._store.close()
        self.folder.release()
        say("stopped")

    async def _sweep(self) -> None:
        assert self.house is not None
        while True:
            await asyncio.sleep(SWEEP)
            self.house.sleep_idle()
            try:
                if self.replays is not None:
                    await asyncio.to_thread(self.replays.uploads.sweep)
                await expire(self.house, time.time() - UNSTARTED_LIFE)
            except Exception as wrong:  # the next sweep comes all the same
                say("sweep_failed", **where_from(wrong))

    async def _beat(self) -> None:
        """Keeps how long we have lived, so that after a crash no question has cost more than that."""
        assert self.house is not None
        while True:
            await asyncio.sleep(BEAT)
            lived = self.house.lived.now()
            if len(self.house.deadlines):
                try:
                    await self.house.store.keep_lived(lived)
                except StoreFailed as wrong:
                    say("store_failed", why=type(wrong).__name__)

    async def _health(self, request: Request) -> Response:
        """Well when the store could write a moment ago; asking often does not wear out the disk."""
        assert self._store is not None
        if time.monotonic() - self._wrote > FRESH:
            try:
                await asyncio.wait_for(self._store.ping(), 2.0)
            except (StoreFailed, TimeoutError):
                return Response("store", 503, media_type="text/plain")
            self._wrote = time.monotonic()
        return Response("ok", media_type="text/plain")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            assert self.sockets is not None
            if scope["path"] == "/ws":
                await self.sockets.serve(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
        elif self._http is not None:
            await self._http(scope, receive, _with_safety_headers(send))

    async def _live(self, receive: Receive, send: Send) -> None:
        while True:
            event = await receive()
            try:
                await (self.start() if event["type"] == "lifespan.startup" else self.stop())
            except Exception as wrong:
                await send({"type": event["type"] + ".failed", "message": str(wrong)})
                raise
            await send({"type": event["type"] + ".complete"})
            if event["type"] == "lifespan.shutdown":
                return


def _with_safety_headers(send: Send) -> Send:
    async def guarded(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *SAFETY_HEADERS]
        await send(message)

    return guarded


async def expire(house: House, before: float) -> int:
    """Closes tables that were never started."""
    numbers = await house.store.unstarted(before)
    for number in numbers:
        try:
            async with house.at(number) as table:
                await verbs.close_unstarted(house, table)
        except Refuse:
            continue
    return len(numbers)
