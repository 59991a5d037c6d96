"""The whole server as one ASGI application."""

import asyncio
import time
from collections.abc import MutableMapping
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from funduk.doors import hired
from funduk.server.logs import say, where_from
from funduk.server.notices import notice_calls
from funduk.server.pages import files, passkey_calls
from funduk.server.pages.api import Api, routes
from funduk.server.pages.entrance import Entrance
from funduk.server.pages.metrics import Figures, LoopLag, metrics_route
from funduk.server.people.devices import Devices
from funduk.server.people.identity import Signer, Tickets
from funduk.server.people.reception import Reception
from funduk.server.refuse import Refuse
from funduk.server.replays.library import Replays
from funduk.server.replays.replay_calls import replay_routes
from funduk.server.settings import Settings
from funduk.server.store.backup import DataFolder
from funduk.server.store.health import Health
from funduk.server.store.interface import Store, StoreFailed
from funduk.server.store.sqlite import SqliteStore
from funduk.server.tables import hosting
from funduk.server.tables.bot_workers import Thinkers
from funduk.server.tables.desk import Desk
from funduk.server.tables.house import House
from funduk.server.tables.uptime import LivedTime
from funduk.server.wire.door import Door
from funduk.server.wire.hosts import STAY_SECURE, is_for_us, known_hosts
from funduk.server.wire.origins import SAFETY_HEADERS, Doorkeeper
from funduk.server.wire.pace import Pace
from funduk.server.wire.socket import Receive, Send, Sockets

SWEEP = 15.0
SWEEPS_A_WHILE = 40
BEAT = 5.0
"""How often lived time is kept while clocks run: what a crash can give back to players at most."""
UNSTARTED_LIFE = 24 * 3600.0
HEALTH = "/healthz"
"""Asked by machines, which may know us by a number only."""
MISDIRECTED = "This house has another name. Whoever runs it lists its names with --origin.\n"
Scope = MutableMapping[str, Any]


class App:
    """Starts with its store, wakes what must go on, sweeps, and stops without losing anything."""

    def __init__(self, settings: Settings, lived: LivedTime | None = None) -> None:
        self.settings = settings
        self.lived = LivedTime() if lived is None else lived
        self.folder = DataFolder(settings.data)
        self._doorkeeper = Doorkeeper(settings)
        self._hosts = known_hosts(settings)
        self.house: House | None = None
        self.sockets: Sockets | None = None
        self.replays: Replays | None = None
        self._store: Store | None = None
        self._http: Entrance | None = None
        self._chores: list[asyncio.Task[None]] = []
        self._health = Health(self.folder.path)
        self._lag = LoopLag()
        self._reception: Reception | None = None
        self.failed: Exception | None = None
        """Why it could not start."""

    async def start(self) -> None:
        self.folder.hold()
        hired.hire(self.settings.hire)
        store = self._store = self._open_store()
        devices = Devices(store.people)
        await devices.open()
        signer = Signer(await store.secret())
        reception = self._reception = Reception(self._doorkeeper, signer, Tickets(), devices)
        reception.board = await store.board()
        house = self.house = House(
            store,
            self.settings,
            Thinkers(self.settings.workers, hire=self.settings.hire),
            self.lived,
        )
        self._open_doors(house, reception)
        await house.wake()
        loop = asyncio.get_running_loop()
        chores = [self._sweep(), self._beat()]
        if self.settings.metrics_token:
            chores.append(self._lag.feel())
        self._chores = [loop.create_task(chore) for chore in chores]
        say("started", tables_awake=len(house.tables.awake))

    def _open_doors(self, house: House, reception: Reception) -> None:
        """Pages and sockets, with what each of them needs of the house."""
        limits, pace = self.settings.limits, Pace(self.settings.limits.gap)
        self.sockets = Sockets(
            reception,
            house.store,
            house.desk,
            house.watching,
            house.turns,
            house.bell,
            house.costs,
            pace,
            limits,
            house.lived,
        )
        api = Api(
            reception,
            house.store,
            house.desk,
            house.lobby,
            house.sitting,
            house.commands,
            house.talk,
            house.my_data,
            house.turns,
            house.costs,
            limits,
        )
        self.replays = Replays(house.desk, house.costs, self.settings.data / "uploads")
        found = [
            Route(HEALTH, self._tell_health, methods=["GET"]),
            *replay_routes(api, self.replays),
            *notice_calls.routes(api, house.bell, self.settings),
            *passkey_calls.routes(api, house.store, house.sitting),
            *metrics_route(self.settings.metrics_token, self._figures(house)),
            *routes(api),
            *files.routes(),
        ]
        http = Starlette(routes=found)
        self._http = Entrance(http, reception, house.costs, pace, limits.refused_pause)

    def _figures(self, house: House) -> Figures:
        assert self.sockets is not None
        sockets, store, thinkers = self.sockets, house.store, house.thinkers
        return {
            "sockets": ("Open sockets.", lambda: len(sockets.open)),
            "tables_awake": ("Tables in memory.", lambda: len(house.tables.awake)),
            "moves_total": ("Moves on the disk.", lambda: house.desk.moves),
            "refusals_total": ("Moves that the rules refused.", lambda: house.desk.refusals),
            "turned_away_total": ("Requests over a limit.", lambda: house.costs.turned_away),
            "commits_total": ("Commits of the store.", lambda: store.commits),
            "commit_seconds_total": ("Time in commits.", lambda: store.commit_seconds),
            "thoughts_total": ("Questions that bots answered.", lambda: thinkers.thoughts),
            "thought_seconds_total": ("Time bots thought.", lambda: thinkers.thought_seconds),
            "thoughts_waiting": ("Questions that wait.", lambda: thinkers.places.waiting),
            "loop_lag_seconds": ("How late the event loop is.", lambda: self._lag.last),
            "loop_lag_worst_seconds": ("The latest it was.", lambda: self._lag.worst),
        }

    def _open_store(self) -> Store:
        if self.settings.database:
            from funduk.server.store.postgres import PostgresStore  # an extra of its own

            return PostgresStore(self.settings.database)
        store = SqliteStore(self.folder.database)
        if store.backup is not None:
            say("schema_upgraded", backup=store.backup.name)
        return store

    def door(self) -> Door:
        """What connections are told before the application hears of them."""
        assert self.house is not None
        return Door(self.house.costs, self.settings.limits, self.settings.trust_proxy)

    async def stop(self) -> None:
        """Nothing new is begun, what is begun is finished, then the store is closed."""
        assert self.house is not None
        assert self._store is not None
        for chore in self._chores:
            chore.cancel()
        if self.sockets is not None:
            self.sockets.closing = True
        await self.house.close()
        await self._store.keep_lived(self.house.lived.now())
        await self.house.thinkers.close()
        if self.replays is not None:
            await self.replays.close()
        await self._store.close()
        self.folder.release()
        say("stopped")

    async def _sweep(self) -> None:
        sweeps = 0
        assert self.house is not None
        while True:
            await asyncio.sleep(SWEEP)
            self.house.tables.sleep_idle()
            sweeps += 1
            try:
                if self.replays is not None:
                    await asyncio.to_thread(self.replays.uploads.sweep)
                await self._look_at_board()
                await self.house.bell.tidy()
                if self.sockets is not None and not self.sockets.open:
                    await self.house.store.people.clean()
                await expire(self.house.store, self.house.desk, UNSTARTED_LIFE)
                if sweeps % SWEEPS_A_WHILE == 0:
                    await self.house.store.keep_lived(self.house.lived.now())
            except Exception as wrong:  # the next sweep comes all the same
                say("sweep_failed", **where_from(wrong))

    async def _look_at_board(self) -> None:
        """What the host has said or decided meanwhile, beside the running server."""
        assert self.house is not None
        assert self._reception is not None
        before = self._reception.board
        self._reception.board = now = await self.house.store.board()
        for guest in now.turned_out - before.turned_out:
            self.house.turns.turn_out(guest)

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

    async def _tell_health(self, request: Request) -> Response:
        assert self._store is not None
        trouble = await self._health.trouble(self._store)
        if trouble is not None:
            return Response(trouble, 503, media_type="text/plain")
        return Response("ok", media_type="text/plain")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
        elif scope["type"] == "websocket":
            assert self.sockets is not None
            if scope["path"] == "/ws" and is_for_us(scope["headers"], self._hosts):
                await self.sockets.serve(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
        elif self._http is not None:
            patience = scope.get("state", {}).get("patience")
            if patience is None:
                await self._answer(scope, receive, send)
                return
            patience.request_began()
            try:
                await self._answer(scope, receive, send)
            finally:
                patience.request_ended()

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._http is not None
        secure = self._doorkeeper.secure(scope["headers"], scope.get("scheme", "http"))
        guarded = _with_safety_headers(send, secure)
        if scope["path"] != HEALTH and not is_for_us(scope["headers"], self._hosts):
            elsewhere = Response(MISDIRECTED, 421, media_type="text/plain")
            await elsewhere(scope, receive, guarded)
        else:
            await self._http(scope, receive, guarded)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        while True:
            event = await receive()
            try:
                if event["type"] == "lifespan.startup":
                    await self.start()
                    scope["state"]["door"] = self.door()
                else:
                    await self.stop()
            except Exception as wrong:
                self.failed = wrong
                await send({"type": event["type"] + ".failed", "message": str(wrong)})
                raise
            await send({"type": event["type"] + ".complete"})
            if event["type"] == "lifespan.shutdown":
                return


def _with_safety_headers(send: Send, secure: bool) -> Send:
    added = [*SAFETY_HEADERS, STAY_SECURE] if secure else SAFETY_HEADERS

    async def guarded(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *added]
        await send(message)

    return guarded


async def expire(store: Store, desk: Desk, life: float) -> int:
    """Closes tables that were never started; their age is lived time, whatever the wall clock says."""
    now = desk.now()
    closed = 0
    for number in await store.unstarted(time.time() - life):
        try:
            async with desk.at(number) as table:
                if table.state.touched + life < now:
                    await hosting.close_unstarted(desk, table)
                    closed += 1
        except Refuse:
            continue
    return closed
