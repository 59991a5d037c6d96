"""Honest people while somebody else floods: `python bench/attack_honest.py PORT SECONDS KIND`.

Five tables, each of three people at an address of its own, one move after another, about 25 a second;
with KIND `bots` each table has one person and two bots, and it is timed how long until one is asked again;
with KIND `replays` five people look through a finished game of this house, and each look is timed.
Prints `before`, `during` and `after` when a phase begins and the figures of all three as JSON at the end.
"""

from __future__ import annotations

import asyncio
import json
import math
import secrets
import sys
import time
from typing import Any

import httpx
from attack_guests import Guest

TABLES = 5
EVERY = 0.2
LONGEST = 20.0
CALM = 1.5
WARM = 2.0
LOOKS = 20
BOT = {"kind": "bot", "level": "wanderer"}


class Clock:
    """When it is over, and who has begun."""

    def __init__(self) -> None:
        self.opened: set[int] = set()
        self.end = math.inf


class HonestTable:
    """Its people know all it said, and time one move after another."""

    def __init__(self, port: int, place: int, kind: str) -> None:
        number = 3 if kind == "people" else 1
        self.guests = [Guest(port, f"127.0.0.{10 + place}") for _ in range(number)]
        self.bots = kind == "bots"
        self.number = ""
        self.asks: dict[Guest, list[dict[str, Any]]] = {}
        self.updates: dict[Guest, int] = {}
        self.running = asyncio.Event()
        self.changed = asyncio.Event()
        self.over = False
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        host = self.guests[0]
        others: list[dict[str, Any]] = [{"kind": "open"}] * 2
        if self.bots:
            others = [BOT] * 2
        self.number = await host.new_table([{"kind": "me"}, *others], start=self.bots)
        if not self.bots:
            for guest in self.guests[1:]:
                await guest.post(f"/api/tables/{self.number}/sit", {})
            await host.post(f"/api/tables/{self.number}/start", {})
        for guest in self.guests:
            await guest.dial()
            self.tasks.append(asyncio.create_task(self.listen(guest)))
            await guest.say(type="watch", table=self.number, since=None)
        await asyncio.wait_for(self.running.wait(), 60)

    async def listen(self, guest: Guest) -> None:
        assert guest.socket is not None
        async for text in guest.socket:
            message = json.loads(text)
            meta = message.get("meta") or {}
            await guest.share_dice(self.number, meta)
            if meta.get("status") == "over":
                self.over = True
            if message["type"] in ("snapshot", "update"):
                self.asks[guest] = message["asks"]
            if message["type"] == "update":
                self.updates[guest] = self.updates.get(guest, 0) + 1
            if message["type"] == "snapshot" and meta.get("status") == "running":
                self.running.set()
            self.changed.set()

    async def step(self) -> float | None:
        """Seconds from a move to the last viewer's update, or with bots to the next question."""
        mover = next((guest for guest in self.guests if self.asks.get(guest)), None)
        if mover is None or self.over:
            return None
        ask = self.asks[mover][0]
        action = (ask["hints"]["moves"] or ask["hints"]["cheapest"])[0]
        before = {guest: self.updates.get(guest, 0) for guest in self.guests}
        begun = time.perf_counter()
        await mover.say(
            type="move",
            table=self.number,
            move_id=secrets.token_hex(8),
            ask_id=ask["id"],
            action=action,
        )
        while time.perf_counter() - begun < LONGEST and not self.over:
            told = all(self.updates.get(guest, 0) > before[guest] for guest in self.guests)
            again = self.asks.get(mover) and self.asks[mover][0]["id"] != ask["id"]
            if told and (again or not self.bots):
                break
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), 1.0)
            except TimeoutError:
                continue
        return time.perf_counter() - begun

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for guest in self.guests:
            await guest.close()


class HonestReader(HonestTable):
    """Somebody who looks through a game that bots have played."""

    def __init__(self, port: int, place: int, kind: str) -> None:
        super().__init__(port, place, kind)
        self.first = 0
        self.steps = 0

    async def open(self) -> None:
        [reader] = self.guests
        self.number = await reader.new_table([BOT] * 3, start=True)
        await reader.dial()
        self.tasks.append(asyncio.create_task(self.listen(reader)))
        await reader.say(type="watch", table=self.number, since=None)
        while not self.over:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 60)
        self.over = False
        self.steps = (await reader.http.get(f"/api/replay/{self.number}")).json()["steps"]

    async def step(self) -> float | None:
        """Seconds for the next few frames."""
        begun = time.perf_counter()
        wish = f"/api/replay/{self.number}/frames?first={self.first}&count={LOOKS}"
        try:
            answer = await self.guests[0].http.get(wish, timeout=LONGEST)
        except httpx.TimeoutException:
            return LONGEST
        if answer.status_code != 200:
            return None
        self.first = (self.first + LOOKS) % max(1, self.steps)
        return time.perf_counter() - begun


async def play(
    port: int, place: int, kind: str, clock: Clock, times: list[tuple[float, float]]
) -> None:
    """Table after table until the end; opening one is not timed."""
    while time.perf_counter() < clock.end:
        table = (HonestReader if kind == "replays" else HonestTable)(port, place, kind)
        try:
            await table.open()
            clock.opened.add(place)
            while time.perf_counter() < clock.end and not table.over:
                begun = time.perf_counter()
                took = await table.step()
                if took is not None:
                    times.append((begun, took))
                await asyncio.sleep(max(0.01, EVERY - (time.perf_counter() - begun)))
        except (OSError, RuntimeError, TimeoutError, KeyError, httpx.HTTPError):
            await asyncio.sleep(1)
        finally:
            await table.close()


def figures(times: list[float]) -> dict[str, float]:
    times = sorted(times) or [LONGEST]
    last = len(times) - 1
    return {
        "moves": len(times),
        "p50": 1000 * times[last // 2],
        "p99": 1000 * times[int(last * 0.99)],
        "max": 1000 * times[-1],
    }


async def main(port: int, seconds: float, kind: str) -> None:
    times: list[tuple[float, float]] = []
    clock = Clock()
    playing = [
        asyncio.create_task(play(port, place, kind, clock, times)) for place in range(TABLES)
    ]
    begun = time.perf_counter()
    while len(clock.opened) < TABLES and time.perf_counter() - begun < LONGEST:
        await asyncio.sleep(0.05)
    warm = time.perf_counter() + WARM
    clock.end = warm + 3 * seconds + 2 * CALM
    starts = [warm, warm + seconds, warm + 2 * seconds + 2 * CALM]
    for name, start in zip(("before", "during", "after"), starts, strict=True):
        await asyncio.sleep(max(0.0, start - time.perf_counter()))
        print(name, flush=True)
    await asyncio.wait(playing, timeout=seconds + LONGEST)
    report = {}
    for name, start in zip(("before", "during", "after"), starts, strict=True):
        stop = start + seconds + (2 * CALM if name == "during" else 0.0)
        report[name] = figures([took for begun, took in times if start <= begun < stop])
    print(json.dumps(report), flush=True)
    for task in playing:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]))
