"""Scripted people at many tables of our server: four sockets a table, one move at a time at each.

`python bench/server_clients.py PORT TABLES RATE SECONDS`: a line `begin` starts the measuring, the last line
has the figures as JSON. A move's time runs from sending it to the last of the four viewers having its update.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import sys
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
AT_ONCE = 25
ALL_OPEN = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)


class Viewer:
    """One person's socket."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.asks: list[dict[str, Any]] = []
        self.updates = 0

    async def listen(self) -> None:
        seed = secrets.token_hex(32)
        async for text in self.socket:
            assert isinstance(text, str)
            if self.table.begun and text.startswith('{"type":"ok"'):
                continue
            message = json.loads(text)
            kind = message["type"]
            meta = message.get("meta") or {}
            dice = meta.get("dice") or {}
            if dice.get("wanted"):
                commit = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
                share = {"commit": commit} if dice["phase"] == "commit" else {"seed": seed}
                await self.say(type="dice", **share)
            if meta.get("status") == "over":
                self.table.over = True
            if kind in ("snapshot", "update"):
                self.asks = message["asks"]
                self.table.size = len(text)
            if kind == "snapshot" and meta["status"] == "running":
                self.table.entered.add(self)
            if kind == "update":
                self.updates += 1
                self.table.heard()

    async def stay(self) -> None:
        """What a browser does in silence."""
        while True:
            await asyncio.sleep(20)
            await self.socket.send('{"type":"ping"}')

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps({"table": self.table.number, **message}))


class Table:
    """Four people; a move is told when every one of them has its update."""

    def __init__(self) -> None:
        self.number = ""
        self.viewers: list[Viewer] = []
        self.entered: set[Viewer] = set()
        self.moves = 0
        self.told = asyncio.Event()
        self.begun = self.over = False
        self.size = 0
        self.lot = random.Random(5)

    def heard(self) -> None:
        if all(viewer.updates >= self.moves for viewer in self.viewers):
            self.told.set()

    async def step(self) -> float:
        mover = next(viewer for viewer in self.viewers if viewer.asks)
        ask = mover.asks[0]
        action = self.lot.choice(ask["hints"]["moves"] or ask["hints"]["cheapest"])
        if "accept" in ask["hints"]["verbs"] and self.lot.random() < 0.5:
            action = {"seat": ask["seat"], "verb": "accept"}
        self.moves += 1
        self.told.clear()
        begun = time.perf_counter()
        await mover.say(type="move", move_id=secrets.token_hex(8), ask_id=ask["id"], action=action)
        await self.told.wait()
        return time.perf_counter() - begun


async def open_table(port: int, calls: httpx.AsyncClient) -> Table:
    table = Table()
    origin: Any = f"http://127.0.0.1:{port}"
    cookies: list[str] = []

    async def post(person: int, path: str, body: dict[str, Any]) -> Any:
        headers = {"Origin": origin}
        if person < len(cookies):
            headers["Cookie"] = cookies[person]
        answer = await calls.post(path, json=body, headers=headers)
        calls.cookies.clear()
        if person >= len(cookies):
            cookies.append(answer.headers["set-cookie"].split(";")[0])
        return answer.json()

    wish = {
        "game": "basari_cards",
        "seats": ALL_OPEN,
        "visibility": "link",
        "pace": "fast",
        "start": False,
    }
    table.number = (await post(0, "/api/tables", wish))["id"]
    for person in range(1, SEATS):
        await post(person, f"/api/tables/{table.number}/sit", {})
    await post(0, f"/api/tables/{table.number}/start", {})
    for person in range(SEATS):
        ticket = (await post(person, "/api/ticket", {}))["ticket"]
        socket = await connect(
            f"ws://127.0.0.1:{port}/ws",
            origin=origin,
            compression=None,
            max_queue=None,
            additional_headers={"Cookie": cookies[person]},
            ping_interval=None,
        )
        await socket.send(json.dumps({"type": "hello", "ticket": ticket, "version": 1}))
        await socket.send(json.dumps({"type": "watch", "table": table.number, "since": None}))
        table.viewers.append(Viewer(table, socket))
    return table


async def play(
    table: Table, place: int, tables: int, rate: float, end: float, times: list[float]
) -> None:
    pause = tables / rate if rate else 0.0
    if rate:
        await asyncio.sleep(pause * place / tables)
    due = time.perf_counter()
    while time.perf_counter() < end and not table.over:
        times.append(await table.step())
        due += pause
        if rate:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def main(port: int, tables: int, rate: float, seconds: float) -> None:
    listening: list[asyncio.Task[None]] = []
    places = asyncio.Semaphore(AT_ONCE)

    async def open_one() -> Table:
        async with (
            places,
            httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{port}", verify=False, timeout=60
            ) as calls,
        ):
            table = await open_table(port, calls)
            for viewer in table.viewers:
                listening.extend(
                    asyncio.create_task(work) for work in (viewer.listen(), viewer.stay())
                )
            return table

    opened = await asyncio.gather(*(open_one() for _ in range(tables)))
    while not all(len(table.entered) == SEATS for table in opened):
        await asyncio.sleep(0.05)
    for table in opened:
        for viewer in table.viewers:
            viewer.updates = 0
        table.begun = True
    await asyncio.sleep(2.5)
    for _ in range(6):
        await asyncio.gather(*(table.step() for table in opened))
    print("begin", flush=True)
    await asyncio.sleep(0.3)
    times: list[float] = []
    begun = time.perf_counter()
    await asyncio.gather(
        *(
            play(table, place, tables, rate, begun + seconds, times)
            for place, table in enumerate(opened)
        )
    )
    spent = time.perf_counter() - begun
    times.sort()
    last = len(times) - 1
    print(
        json.dumps(
            {
                "moves": len(times),
                "seconds": spent,
                "p50": 1000 * times[last // 2],
                "p99": 1000 * times[int(last * 0.99)],
                "bytes": opened[0].size,
            }
        ),
        flush=True,
    )
    await asyncio.to_thread(
        sys.stdin.readline
    )  # so that nobody leaves before the server's CPU is read
    for task in listening:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])))
