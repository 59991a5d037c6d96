"""The floods: `python bench/attack_floods.py PORT FLOOD SECONDS`, against one's own server on loopback only.

It prints `ready` and begins with the next line it is given. Every flood is a single visitor at 127.0.0.1,
bounded in count and time; the last line says what it did.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from attack_guests import Guest
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

HERE = "127.0.0.1"
BYTES_A_SECOND = 2_400_000
FAILURES = (OSError, RuntimeError, WebSocketException, httpx.HTTPError, KeyError, ValueError)
ALL_BOTS = [{"kind": "bot", "level": "vizier"}] * 5
ALONE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
FILE = 512 * 1024
PATIENCE = 8.0
"""Longer than headers may take."""
LONGEST = 120.0
"""Also for a flood that a server in trouble holds up."""


def masked(data: bytes, opcode: Opcode, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


class Flood:
    """What a visitor did so far; it prepares in peace and begins when it is told to."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.seconds = seconds
        self.end = 0.0
        self.did: dict[str, float] = {}

    async def begin(self) -> None:
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        self.end = time.perf_counter() + self.seconds

    def going(self) -> bool:
        return time.perf_counter() < self.end

    def count(self, what: str, number: float = 1) -> None:
        self.did[what] = self.did.get(what, 0) + number


async def pour(flood: Flood, first: bytes, block: bytes) -> None:
    """As many bytes a second as a slow line carries, on a fresh socket whenever one is closed."""
    await flood.begin()
    while flood.going():
        guest = Guest(flood.port, HERE)
        try:
            socket = await guest.dial()
            flood.count("sockets")
            socket.transport.write(first)
            begun, sent = time.perf_counter(), 0
            while flood.going() and not socket.transport.is_closing():
                if sent < (time.perf_counter() - begun) * BYTES_A_SECOND:
                    socket.transport.write(block)
                    sent += len(block)
                    flood.count("bytes", len(block))
                else:
                    await asyncio.sleep(0.005)
                if socket.transport.get_write_buffer_size() > 1_000_000:
                    await asyncio.sleep(0.05)
            socket.transport.abort()
        except FAILURES:
            flood.count("turned away")
            await asyncio.sleep(0.05)
        await guest.http.aclose()


async def pings(flood: Flood) -> None:
    await pour(flood, b"", masked(b"", Opcode.PING) * 4000)


async def fragments(flood: Flood) -> None:
    await pour(
        flood, masked(b"", Opcode.TEXT, fin=False), masked(b"", Opcode.CONT, fin=False) * 4000
    )


async def watches(flood: Flood) -> None:
    """Twenty sockets that ask for the whole of a long game, fourteen times a second each."""
    host = Guest(flood.port, "127.0.0.9")
    bots = [{"kind": "bot", "level": "wanderer"}] * 6
    number = await host.new_table(bots, start=True, game="schwarzmarkt")
    lobby = await host.dial()
    await host.say(type="watch", table=number, since=None)
    async for text in lobby:
        if (json.loads(text).get("meta") or {}).get("status") == "over":
            break
    await host.close()
    await flood.begin()

    async def one() -> None:
        while flood.going():
            guest = Guest(flood.port, HERE)
            try:
                socket = await guest.dial()
                hearing = asyncio.create_task(hear(socket))
                while flood.going() and not socket.transport.is_closing():
                    await guest.say(type="watch", table=number, since=None)
                    flood.count("watches")
                    await asyncio.sleep(1 / 14)
                hearing.cancel()
                socket.transport.abort()
            except FAILURES:
                flood.count("turned away")
                await asyncio.sleep(0.2)
            await guest.http.aclose()

    async def hear(socket: Any) -> None:
        async for text in socket:
            flood.count("bytes heard", len(text))

    await asyncio.gather(*(one() for _ in range(20)))


async def uploads(flood: Flood) -> None:
    """Files that are never finished, up to 800 connections at once."""
    head = (
        f"POST /api/replay HTTP/1.1\r\nHost: {HERE}:{flood.port}\r\nOrigin: http://{HERE}:{flood.port}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {FILE}\r\n\r\n"
    ).encode()
    held: list[asyncio.StreamWriter] = []
    await flood.begin()
    while flood.going():
        for _ in range(min(10, 800 - len(held))):
            try:
                _, writer = await asyncio.open_connection(HERE, flood.port)
                writer.write(head + b" " * (FILE - 1))
                held.append(writer)
                flood.count("unfinished files")
            except OSError:
                flood.count("turned away")
        held = [writer for writer in held if not writer.transport.is_closing()]
        await asyncio.sleep(0.05)
    flood.did["still held"] = len(held)


async def headers(flood: Flood) -> None:
    """Connections whose second request never ends."""
    whole = f"GET /healthz HTTP/1.1\r\nHost: {HERE}:{flood.port}\r\n\r\n".encode()
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    flood.seconds = max(flood.seconds, PATIENCE)
    await flood.begin()
    for _ in range(300):
        try:
            reader, writer = await asyncio.open_connection(HERE, flood.port)
            writer.write(whole)
            await asyncio.wait_for(reader.read(1000), 5)
            writer.write(b"GET / HTTP/1.1\r\nX: ")
            held.append((reader, writer))
        except (OSError, TimeoutError):
            flood.count("turned away")
    flood.did["opened"] = len(held)
    while flood.going():
        for _, writer in held:
            if not writer.transport.is_closing():
                writer.write(b"a")
        await asyncio.sleep(0.5)
    flood.did["still open"] = sum(
        not writer.transport.is_closing() and not reader.at_eof() for reader, writer in held
    )


async def bots(flood: Flood) -> None:
    """Thirty tables at which only strong bots play and which nobody watches."""
    guest = Guest(flood.port, HERE)
    await flood.begin()
    for _ in range(30):
        try:
            await guest.new_table(ALL_BOTS, start=True)
            flood.count("tables")
        except FAILURES:
            flood.count("turned away")
    await asyncio.sleep(max(0.0, flood.end - time.perf_counter()))


async def requests(flood: Flood) -> None:
    """A hundred connections that ask for lists of tables as fast as answers come."""

    async def one() -> None:
        guest = Guest(flood.port, HERE)
        while flood.going():
            try:
                answer = await guest.http.get("/api/mine")
                flood.count(f"answers {answer.status_code}")
            except FAILURES:
                flood.count("turned away")
                await asyncio.sleep(0.1)

    await flood.begin()
    await asyncio.gather(*(one() for _ in range(100)))


async def renames(flood: Flood) -> None:
    """A guest with thirty lobbies who changes their name again and again."""
    guest = Guest(flood.port, HERE)
    for _ in range(30):
        try:
            await guest.new_table(ALONE, start=False)
        except FAILURES:
            flood.count("no table")
    await flood.begin()

    async def one(place: int) -> None:
        turn = 0
        while flood.going():
            turn += 1
            try:
                answer = await guest.post("/api/me", {"name": f"Name {place} {turn % 10}"})
                flood.count("refused" if "error" in answer else "renamed")
            except FAILURES:
                flood.count("turned away")

    await asyncio.gather(*(one(place) for place in range(8)))


async def erasures(flood: Flood) -> None:
    """Thirty fresh guests who erase themselves at once, again and again."""

    async def one() -> None:
        while flood.going():
            guest = Guest(flood.port, HERE)
            try:
                answer = await guest.post("/api/me/erase", {"sure": True})
                flood.count("refused" if "error" in answer else "erased")
            except FAILURES:
                flood.count("turned away")
            await guest.http.aclose()

    await flood.begin()
    await asyncio.gather(*(one() for _ in range(30)))


async def replays(flood: Flood) -> None:
    """Six long files brought along at once, and looked through as fast as answers come."""
    file = Path(os.environ["LONG_FILE"]).read_bytes()

    async def one() -> None:
        guest = Guest(flood.port, HERE)
        head = {"Origin": guest.origin, "Content-Type": "application/json"}
        while flood.going():
            try:
                brought = await guest.http.post("/api/replay", content=file, headers=head)
                flood.count("files" if brought.status_code == 200 else "refused")
                number = brought.json().get("id")
                for first in range(0, 5000, 100) if number else ():
                    if not flood.going():
                        break
                    await guest.http.get(f"/api/replay/{number}/frames?first={first}&open=1")
                    flood.count("looks")
            except FAILURES:
                flood.count("turned away")
            await asyncio.sleep(0.05)
        await guest.http.aclose()

    await flood.begin()
    await asyncio.gather(*(one() for _ in range(6)))


FLOODS: dict[str, Callable[[Flood], Awaitable[None]]] = {
    "pings": pings,
    "fragments": fragments,
    "watches": watches,
    "uploads": uploads,
    "headers": headers,
    "bots": bots,
    "requests": requests,
    "renames": renames,
    "erasures": erasures,
    "replays": replays,
}


async def main(port: int, name: str, seconds: float) -> None:
    flood = Flood(port, seconds)
    try:
        await asyncio.wait_for(FLOODS[name](flood), seconds + LONGEST)
    except FAILURES as wrong:
        flood.did[f"ended by {type(wrong).__name__}"] = 1
    print(json.dumps({what: round(number) for what, number in flood.did.items()}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
