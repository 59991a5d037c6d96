"""PROMISES 22, 23: what one visitor could do to everybody else, against a server process with plain limits.

Nothing here looks inside, so that `SERVER_SOURCE=<checkout>/src` shows whether an older commit has the fault.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode

from tests.server.player import Player
from tests.server.serving import Server

PLACES = count(1)
SOCKETS = 6
AT_ONCE = 40
"""Messages that any socket may send at once."""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It believes its proxy, so that every test comes from an address of its own."""
    own = Server(tmp_path_factory.mktemp("plain"), "--pause", "0.02", "--trust-proxy")
    own.start()
    yield own
    own.kill()


def visitor(server: Server, address: str = "") -> Player:
    return Player(server.port, address=address or f"198.51.100.{next(PLACES)}")


def masked(opcode: Opcode, fin: bool = True) -> bytes:
    return Frame(opcode, b"", fin).serialize(mask=True)


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        (b"", masked(Opcode.PING)),
        (masked(Opcode.TEXT, fin=False), masked(Opcode.CONT, fin=False)),
    ],
    ids=["pings", "fragments"],
)
def test_empty_frames_without_end_are_cut(plain: Server, first: bytes, frame: bytes) -> None:
    """1: they passed no bucket; one socket with 2.4 MB a second made everybody wait for seconds."""

    async def check() -> None:
        async with visitor(plain) as mallory:
            await mallory.dial()
            assert mallory.socket is not None
            mallory.socket.transport.write(first)
            for _ in range(100):
                mallory.socket.transport.write(frame * 500)
                await asyncio.sleep(0)
            await asyncio.wait_for(mallory.socket.wait_closed(), 10)

    asyncio.run(check())


def test_whole_tables_are_not_given_out_as_often_as_asked(tmp_path: Path) -> None:
    """2: twenty sockets, none of them too fast, asked for snapshots until everybody waited for 12 s."""
    strict = Server(tmp_path, "--pause", "0.0", "--address-rate", "10")

    async def ask(guest: Player, table: str) -> list[str]:
        """What is said to all of them; a reader who falls behind gets one snapshot for several."""
        for _ in range(AT_ONCE):
            await guest.say(type="watch", table=table, since=None)
        await guest.say(type="ping")
        said = [await guest.hear()]
        while said[-1]["type"] != "pong" and said[-1].get("code") != "too_fast":
            said.append(await guest.hear())
        return [one["type"] for one in said]

    async def check() -> list[str]:
        async with Player(strict.port) as mallory:
            table = await mallory.new_table("bbbbbb", game="schwarzmarkt")
            guests = [Player(strict.port) for _ in range(SOCKETS)]
            for guest in guests:
                await guest.dial()
            meta: dict[str, Any] | None = (await guests[0].watch(table))["meta"]
            while meta is None or meta["status"] != "over":
                meta = (await guests[0].hear_until("snapshot", "update", patience=60)).get("meta")
            told = await asyncio.gather(*(ask(guest, table) for guest in guests))
            for guest in guests:
                await guest.__aexit__()
            return [one for said in told for one in said]

    strict.start()
    try:
        said = asyncio.run(check())
    finally:
        strict.kill()
    assert said.count("error") >= 1
    assert said.count("snapshot") < SOCKETS * AT_ONCE


def test_among_people_a_move_is_taken_back_only_if_all_agree(plain: Server) -> None:
    """6: whoever had not been answered yet took back alone, and nobody else was asked."""

    async def check() -> None:
        people = [visitor(plain) for _ in range(3)]
        table = await people[0].new_table("moo")
        for guest in people[1:]:
            assert await guest.command(table, "sit") == {}
        for guest in people:
            await guest.dial()
            await guest.watch(table)
        assert await people[0].command(table, "start") == {}
        await asyncio.gather(*(guest.enter(table) for guest in people))
        for _ in range(60):
            await asyncio.sleep(0.3)  # nobody is too fast
            for seat, guest in enumerate(people):
                look = await guest.look(table)
                if not look["asks"]:
                    continue
                hints = look["asks"][0]["hints"]
                raises = hints["cheapest"]
                moves = raises or hints["moves"]
                await guest.move(table, look["asks"][0], moves[min(seat // 2, len(moves) - 1)])
                await guest.hear_until("ok")
                if not raises:
                    continue
                assert (await guest.look(table))["may_take_back"] == "ask"
                assert await guest.command(table, "takeback") == {}
                wish = (await people[0].look(table))["meta"]["takeback"]
                assert wish["by"] == seat
                assert sorted(wish["asked"]) == [one for one in range(3) if one != seat]
                for one in people:
                    await one.__aexit__()
                return
        raise AssertionError("nobody ever bid")

    asyncio.run(check())


def test_headers_of_every_request_have_a_deadline(plain: Server) -> None:
    """10: only those of the first had one; 300 of 300 connections stayed open."""

    async def check() -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", plain.port)
        host = f"Host: 127.0.0.1:{plain.port}\r\n"
        writer.write(f"GET /healthz HTTP/1.1\r\n{host}\r\n".encode())
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        writer.write(b"GET / HTTP/1.1\r\nX: ")
        try:
            for _ in range(40):
                writer.write(b"a")
                await writer.drain()
                try:
                    if not await asyncio.wait_for(reader.read(100), 0.5):
                        return True
                except TimeoutError:
                    continue
        except OSError:
            return True
        finally:
            writer.close()
        return False

    assert asyncio.run(check()), "it was still open after 20 seconds"


def test_names_that_nobody_can_tell_apart_are_refused(plain: Server) -> None:
    """11: signs that show nothing, Lisu, small capitals and raised letters passed."""

    async def check() -> list[str]:
        async with visitor(plain) as mallory:
            said = []
            for name in ("\u115f\u115f", "No\u1160ra", "\ua4e0\ua4f3\ua4e3\ua4ee", "ɴᴏʀᴀ", "ᴺᵒʳᵃ"):
                answer = await mallory.post("/api/me", {"name": name})
                said.append("refused" if "error" in answer else name)
            return said

    assert asyncio.run(check()) == ["refused"] * 5


@pytest.mark.parametrize(
    ("guesses", "address"),
    [(40, "2001:db8::{:x}"), (260, "2001:db8:0:{:x}::1")],
    ids=["from one network", "over all"],
)
def test_guesses_of_codes_are_counted_by_network_and_over_all(
    plain: Server, guesses: int, address: str
) -> None:
    """12: every IPv6 address of one customer had purses of its own, and nobody counted all guesses."""

    async def check() -> list[int]:
        said = []
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{plain.port}", timeout=20) as http:
            for number in range(guesses):
                headers = {
                    "Origin": f"http://127.0.0.1:{plain.port}",
                    "X-Forwarded-For": address.format(number + 1),
                }
                answer = await http.post("/api/join", json={"code": "AAAAA"}, headers=headers)
                said.append(answer.status_code)
        return said

    said = asyncio.run(check())
    assert said[0] == 404
    assert said[-1] in (429, 503)


def test_pages_that_came_by_tls_are_told_to_stay(plain: Server) -> None:
    """18: no HSTS behind a proxy that speaks TLS."""
    proto = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.250"}
    answer = httpx.get(f"http://127.0.0.1:{plain.port}/api/games", headers=proto)
    assert "max-age" in answer.headers.get("strict-transport-security", "")


def test_devices_can_be_listed(plain: Server) -> None:
    """18: nobody saw where they were still known."""

    async def check() -> Any:
        async with visitor(plain) as nora:
            await nora.post("/api/me", {"name": "Nora"})
            return await nora.get("/api/me/devices")

    assert len(asyncio.run(check())["devices"]) == 1
