"""PROMISES 16 and 17: hostile input is bounded, and a slow reader hurts only itself."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import MutableMapping
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from funduk.server.wire.buckets import Buckets
from funduk.server.wire.connection import Connection
from funduk.server.wire.frames import frame
from funduk.server.wire.limits import Limits, too_deep
from tests.server.player import Player, first_move
from tests.server.seated import until
from tests.server.serving import Server, open_app


def test_frames_over_eight_kilobytes_close_the_socket(server: Server) -> None:
    async def check() -> None:
        async with Player(server.port) as nora:
            await nora.dial()
            assert nora.socket is not None
            await nora.socket.send('{"type":"ping"}' + " " * (8 * 1024))
            with pytest.raises(ConnectionClosed) as closed:
                await nora.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            nora.socket = None
            assert server.well()

    asyncio.run(check())


@pytest.mark.parametrize(
    ("text", "deep"),
    [("[" * 16 + "]" * 16, False), ("[" * 17 + "]" * 17, True), ('{"a":' * 17 + "1" + "}" * 17, True),
     ('"' + "[" * 50 + '"', False), ('"\\"' + "[" * 50 + '"', False), ("[]" * 50, False)],
)  # fmt: skip
def test_depth_is_counted_outside_of_texts(text: str, deep: bool) -> None:
    assert too_deep(text) is deep


def test_deep_and_binary_messages_are_answered_with_an_error(server: Server) -> None:
    async def check() -> None:
        async with Player(server.port) as nora:
            await nora.dial()
            assert nora.socket is not None
            hostile: list[str | bytes] = [
                "[" * 4000,
                b"\x00\xff",
                '{"type":"move","action":' + '{"a":' * 30,
            ]
            for text in hostile:
                await nora.socket.send(text)
                assert (await nora.hear())["code"] == "bad_message"
            answer = await nora.post("/api/tables", json.loads("[" * 20 + "]" * 20))
            assert answer["error"]["code"] == "bad_message"
            answer = await nora.http.post(
                "/api/me",
                content=b"x" * 20000,
                headers={"Origin": nora.origin, "Content-Type": "application/json"},
            )
            assert answer.status_code == 413

    asyncio.run(check())


def test_a_flood_is_slowed_then_cut_and_others_do_not_notice(tmp_path: Path) -> None:
    limits = Limits(socket_rate=10.0, socket_burst=20.0, address_rate=1e4, address_burst=1e4)

    async def check() -> None:
        async with (
            open_app(tmp_path, limits=limits) as (_, port),
            Player(port) as mallory,
            Player(port) as nora,
        ):
            await mallory.dial()
            await nora.dial()
            assert mallory.socket is not None
            for _ in range(200):
                await mallory.socket.send('{"type":"ping"}')
            with pytest.raises(ConnectionClosed) as closed:
                await mallory.hear_until("never")
            kinds = [message["type"] for message in mallory.heard]
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert 20 <= kinds.count("pong") <= 25
            assert kinds.count("error") == 100
            mallory.socket = None
            await nora.say(type="ping")
            assert (await nora.hear(2))["type"] == "pong"

    asyncio.run(check())


def test_addresses_are_held_to_their_rate_and_number_of_sockets(tmp_path: Path) -> None:
    limits = Limits(address_rate=0.01, address_burst=12.0, address_connections=2)

    async def check() -> None:
        async with (
            open_app(tmp_path, limits=limits) as (_, port),
            Player(port) as one,
            Player(port) as two,
        ):
            await one.dial()
            await two.dial()
            origin: Any = one.origin
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{port}/ws", origin=origin)
            codes = [(await one.get("/api/me")).get("error", {}).get("code") for _ in range(12)]
            assert codes[-1] == "too_fast"

    asyncio.run(check())


def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    async def check() -> None:
        limits = Limits(address_rate=1e4, address_burst=1e4)
        async with open_app(tmp_path, limits=limits) as (_, port), Player(port) as thief:
            codes = [
                (await thief.post("/api/join", {"code": f"{n:05}"}))["error"]["code"]
                for n in range(12)
            ]
            assert codes[:10] == ["unknown_code"] * 10
            assert codes[-1] == "too_fast"

    asyncio.run(check())


def test_sockets_that_say_nothing_are_closed(tmp_path: Path) -> None:
    limits = Limits(first_message=0.2, silence=0.4)

    async def check() -> None:
        async with open_app(tmp_path, limits=limits) as (_, port), Player(port) as nora:
            origin: Any = nora.origin
            async with connect(f"ws://127.0.0.1:{port}/ws", origin=origin) as mute:
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(mute.recv(), 3)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
            await nora.dial()
            with pytest.raises(ConnectionClosed) as closed:
                await nora.hear(3)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408
            nora.socket = None

    asyncio.run(check())


def test_a_half_open_request_is_closed(tmp_path: Path) -> None:
    limits = Limits(first_message=0.3)

    async def check() -> None:
        async with open_app(tmp_path, limits=limits) as (_, port):
            for said in (b"", b"GET /api/me HTTP/1.1\r\nHost: x\r\n"):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(said)
                assert await asyncio.wait_for(reader.read(), 3) == b""
                writer.close()

    asyncio.run(check())


def test_buckets_forget_the_longest_unused() -> None:
    buckets = Buckets(1.0, 1.0, most=100)
    for number in range(1000):
        assert buckets.take(str(number))
    assert len(buckets.buckets) == 100
    assert not buckets.take("999")


def test_a_reader_that_falls_behind_gets_one_snapshot_instead_of_everything() -> None:
    async def check() -> None:
        sent: list[str] = []
        gate = asyncio.Event()

        async def send(message: MutableMapping[str, Any]) -> None:
            await gate.wait()
            sent.append(message["text"])

        async def catch_up(connection: Connection, table: str) -> bytes | None:
            connection.caught_up(table)
            return b"snapshot"

        slow = Connection(send, "guest", Limits(outbox_messages=8, outbox_bytes=1000), catch_up)
        writer = asyncio.get_running_loop().create_task(slow.write_all())
        for number in range(500):
            slow.push("table", frame(b"update %d" % number))
            await asyncio.sleep(0)
            assert slow.queued() <= 1000
        slow.reply(b"answer")
        gate.set()
        await until(lambda: len(sent) >= 3)
        assert sent == ["update 0", "answer", "snapshot"]
        slow.push("table", frame(b"update 500"))
        await until(lambda: len(sent) >= 4)
        assert sent[3:] == ["update 500"]
        writer.cancel()

    asyncio.run(check())


def memory_of(process: int) -> float:
    """Resident megabytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


async def play_for(nora: Player, table: str, message: dict[str, Any], moves: int) -> list[float]:
    """Plays some moves against fast bots; the times from move to acknowledgement."""
    times: list[float] = []
    while len(times) < moves:
        if message["type"] in ("snapshot", "update") and message["asks"]:
            begun = time.perf_counter()
            await nora.move(table, message["asks"][0], first_move(message["asks"][0]))
            while message["type"] != "ok":
                message = await nora.hear()
            times.append(time.perf_counter() - begun)
        if (message.get("meta") or {}).get("status") == "over":
            break
        message = await nora.watch(table) if message["type"] == "ok" else await nora.hear()
    return times


def test_spectators_that_never_read_cost_nobody_anything(
    own_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """PROMISES 17: sockets with tiny buffers that take nothing; the player plays on, memory stays bounded."""

    async def check() -> str:
        assert own_server.process is not None
        async with Player(own_server.port) as nora:
            table = await nora.new_table("mbb")
            await nora.dial()
            message = await nora.enter(table)
            alone = await play_for(nora, table, message, 8)
            before = memory_of(own_server.process.pid)
            crowd = [await never_reading(own_server, table) for _ in range(60)]
            await nora.hang_up()
            table = await nora.new_table("mbb")
            await nora.dial()
            watched = await nora.enter(table)
            crowd += [await never_reading(own_server, table) for _ in range(60)]
            crowded = await play_for(nora, table, watched, 25)
            grown = memory_of(own_server.process.pid) - before
            for one in crowd:
                one.transport.abort()
        assert grown < 60
        slowest = sorted(crowded)[int(len(crowded) * 0.9)]
        assert slowest < 1.0
        return (
            f"{len(crowd)} spectators that never read: a move takes {median(crowded) * 1000:.0f} ms "
            f"in the median (alone {median(alone) * 1000:.0f} ms), memory +{grown:.0f} MB"
        )

    figures = asyncio.run(check())
    with capsys.disabled():
        print(f"\n{figures}")


async def never_reading(server: Server, table: str) -> Any:
    """A spectator whose socket takes next to nothing and who never asks for more."""
    async with Player(server.port) as guest:
        ticket = (await guest.post("/api/ticket", {}))["ticket"]
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        origin: Any = guest.origin
        opened = await connect(
            f"ws://127.0.0.1:{server.port}/ws",
            sock=narrow,
            origin=origin,
            additional_headers={"Cookie": guest.cookie()},
            compression=None,
            max_queue=1,
            ping_interval=None,
            close_timeout=0.1,
        )
        await opened.send(json.dumps({"type": "hello", "ticket": ticket, "version": 1}))
        await opened.send(json.dumps({"type": "watch", "table": table, "since": None}))
        return opened
