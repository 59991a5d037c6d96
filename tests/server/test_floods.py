"""PROMISES 22 on the wire: frames that no message charges, and requests that never end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from funduk.server.wire.costs import TIME, Costs
from funduk.server.wire.limits import Limits
from tests.server.player import Player
from tests.server.seated import house_of, until
from tests.server.serving import GENEROUS_LIMITS, Server, open_app

PING = b'{"type":"ping"}'
MEASURED = msgspec.structs.replace(GENEROUS_LIMITS, socket_rate=15.0, socket_burst=45.0)
PLAIN = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


FLOODS = {
    "pings": masked(b"", Opcode.PING) * 2000,
    "pongs": masked(b"", Opcode.PONG) * 2000,
    "long pings": masked(b"x" * 125, Opcode.PING) * 500,
    "whole messages": masked(b"") * 2000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_is_cut(tmp_path: Path, flood: str) -> None:
    """Before, pings, pongs and empty parts passed no bucket: one socket stalled everybody for seconds."""

    async def check() -> None:
        async with open_app(tmp_path, limits=MEASURED) as (_, port), Player(port) as mallory:
            await mallory.dial()
            assert mallory.socket is not None
            for _ in range(50):
                mallory.socket.transport.write(FLOODS[flood])
                await asyncio.sleep(0)
            with pytest.raises(ConnectionClosed) as closed:
                await mallory.hear_until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            mallory.socket = None

    asyncio.run(check())


@pytest.mark.parametrize(("parts", "answer"), [(16, "pong"), (17, 1008)])
def test_a_message_comes_in_sixteen_parts_at_most(
    server: Server, parts: int, answer: str | int
) -> None:
    """Before, any number of empty parts could be sent for a message that never ends."""

    async def check() -> str | int:
        async with Player(server.port) as mallory:
            await mallory.dial()
            assert mallory.socket is not None
            middle = masked(b"", Opcode.CONT, fin=False) * (parts - 2)
            last = masked(b"", Opcode.CONT)
            mallory.socket.transport.write(masked(PING, fin=False) + middle + last)
            try:
                return str((await mallory.hear())["type"])
            except ConnectionClosed as closed:
                mallory.socket = None
                return 0 if closed.rcvd is None else closed.rcvd.code

    assert asyncio.run(check()) == answer


def test_pings_within_the_rate_are_answered(server: Server) -> None:
    async def check() -> None:
        async with Player(server.port) as nora:
            await nora.dial()
            assert nora.socket is not None
            for _ in range(20):
                await (await nora.socket.ping())
            await nora.say(type="ping")
            assert (await nora.hear())["type"] == "pong"

    asyncio.run(check())


def test_an_address_pays_for_the_frames_of_all_its_sockets(tmp_path: Path) -> None:
    """Before, each new socket began with a full bucket and its address paid for the opening alone."""

    async def check() -> None:
        limits = Limits(address_rate=0.001)
        async with open_app(tmp_path, limits=limits) as (app, port), Player(port) as mallory:
            await mallory.dial()
            assert mallory.socket is not None
            before = tokens(house_of(app).costs)
            mallory.socket.transport.write(masked(b"", Opcode.PING) * 40)
            await (await mallory.socket.ping())
            assert before - tokens(house_of(app).costs) == pytest.approx(41 * 0.05, abs=0.01)

    asyncio.run(check())


def tokens(costs: Costs) -> float:
    addresses = costs.accounts[TIME].addresses
    assert addresses is not None
    return addresses.of("127.0.0.1").tokens


def test_who_pings_and_never_reads_is_cut(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port), Player(port) as mallory:
            await mallory.dial()
            assert mallory.socket is not None
            mallory.socket.transport.pause_reading()
            try:
                for _ in range(3000):
                    mallory.socket.transport.write(masked(b"x" * 125, Opcode.PING) * 100)
                    await asyncio.sleep(0)
            except OSError:
                pass
            assert app.sockets is not None
            sockets = app.sockets
            await until(lambda: not sockets.open)
            mallory.socket.transport.abort()
            mallory.socket = None

    asyncio.run(check())


HEADERS = b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: "
SLOW: dict[str, list[bytes]] = {
    "nothing": [b""],
    "first request": [HEADERS],
    "second request": [PLAIN, HEADERS],
    "third request": [PLAIN, PLAIN, HEADERS],
    "second request in the same packet": [PLAIN + HEADERS, b"a"],
}


@pytest.mark.parametrize("slow", SLOW)
def test_headers_that_never_end_close_the_connection(tmp_path: Path, slow: str) -> None:
    """Before, only the first request of a connection had a deadline: 300 of 300 sockets stayed open."""
    limits = msgspec.structs.replace(GENEROUS_LIMITS, first_message=0.4)

    async def check() -> None:
        async with open_app(tmp_path, limits=limits) as (_, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for packet in SLOW[slow]:
                writer.write(packet)
                if PLAIN in packet:
                    assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            assert await asyncio.wait_for(ended(reader, writer), 5)
            writer.close()

    asyncio.run(check())


async def ended(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    """Sends a byte now and then until the other side hangs up."""
    while True:
        try:
            if not await asyncio.wait_for(reader.read(100), 0.1):
                return True
        except TimeoutError:
            try:
                writer.write(b"a")
                await writer.drain()
            except OSError:
                return True
        except OSError:
            return True


async def pour(writer: asyncio.StreamWriter, blocks: int) -> None:
    for _ in range(blocks):
        writer.write(b"a" * 65536)
        await writer.drain()
        await asyncio.sleep(0)


def test_endless_headers_take_no_memory(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (_, port):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEADERS)
            with pytest.raises(ConnectionError):
                await pour(writer, 200)

    asyncio.run(check())


def test_an_address_holds_a_bounded_number_of_connections(tmp_path: Path) -> None:
    """Before, only sockets were counted, and not what is still HTTP."""
    limits = msgspec.structs.replace(GENEROUS_LIMITS, address_connections=10)

    async def check() -> None:
        async with open_app(tmp_path, limits=limits) as (_, port):
            held: list[Any] = []
            for _ in range(40):
                held.append(await asyncio.open_connection("127.0.0.1", port))
                held[-1][1].write(PLAIN)
            answers = 0
            for reader, _ in held:
                try:
                    answers += bool(await asyncio.wait_for(reader.read(100), 5))
                except ConnectionError:
                    continue
            assert answers == 30
            for _, writer in held:
                writer.close()
            await asyncio.sleep(0.1)
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(PLAIN)
            assert await asyncio.wait_for(reader.read(100), 5)
            writer.close()

    asyncio.run(check())
