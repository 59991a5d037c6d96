"""What strangers send and clocks do: other houses' names, bad UTF-8, jumps of the clock, failing starts."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from funduk.server import app as apps
from tests.server.player import Player, first_move
from tests.server.seated import house_of, player_for, put_table, until
from tests.server.serving import Server, begin, free_port, open_app


def raw(port: int, request: bytes) -> bytes:
    """What the server says to these very bytes."""
    with socket.create_connection(("127.0.0.1", port), 10) as connection:
        connection.sendall(request)
        said = b""
        while b"\r\n\r\n" not in said:
            more = connection.recv(4096)
            if not more:
                break
            said += more
    return said


def status(said: bytes) -> int:
    return int(said.split()[1])


def test_bad_utf8_is_refused_and_writes_no_traceback(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    own = b"Host: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n" % (server.port, server.port)
    for path, body in (
        (b"/api/me", b'{"name":"\xff\xfe"}'),
        (b"/api/join", b'{"code":"\xc3"}'),
        (b"/api/tables", b"\xff"),
        (b"/api/tables/" + b"a" * 22 + b"/sit", b'{"\xfe":1}'),
        (b"/api/replay", b"\xff" * 40),
        (b"/api/me", b'{"name":"\\ud800"}'),
    ):
        head = b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
        said = raw(server.port, b"POST %b HTTP/1.1\r\n%b%b%b" % (path, own, head, body))
        assert status(said) == 400, (path, body, said)
    for line in (b"GET /\xff\xfe", b"GET /%ff%fe", b"GET /api/me?x=\xff", b"\xff\xfe \xfd"):
        assert status(raw(server.port, b"%b HTTP/1.1\r\n%b\r\n" % (line, own))) in (400, 404)
    assert (
        status(
            raw(server.port, b"GET /api/me HTTP/1.1\r\n%bCookie: funduk=\xff.\xfe\r\n\r\n" % own)
        )
        == 200
    )
    _, log = server.stop()
    for written in log.splitlines():
        assert set(json.loads(written)) >= {"at", "event"}, written
        assert "Traceback" not in written


def test_strangers_mistakes_do_not_fill_the_log(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    for _ in range(300):
        raw(server.port, b"\xff\xfe\r\n\r\n")
    _, log = server.stop()
    assert len(log.splitlines()) < 200


@pytest.mark.parametrize("host", [b"evil.example", b"127.0.0.1:1", b"127.0.0.1.evil.example", b""])
def test_a_request_for_another_house_is_not_answered(server: Server, host: bytes) -> None:
    """A page that gives its own name our address (DNS rebinding) would be of one origin with us."""
    for path in (b"/", b"/api/me", b"/api/games"):
        said = raw(server.port, b"GET %b HTTP/1.1\r\nHost: %b\r\n\r\n" % (path, host))
        assert status(said) == 421, said
        assert b"set-cookie" not in said.lower()
    upgrade = (
        b"GET /ws HTTP/1.1\r\nHost: %b\r\nOrigin: http://127.0.0.1:%d\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %b\r\n\r\n"
        % (host, server.port, b"A" * 22 + b"==")
    )
    assert status(raw(server.port, upgrade)) != 101
    health = raw(server.port, b"GET /healthz HTTP/1.1\r\nHost: %b\r\n\r\n" % host)
    assert status(health) == 200, "machines ask for it by number"


def test_names_of_the_house_are_those_of_its_origins(tmp_path: Path) -> None:
    async def check() -> None:
        origins = ("https://play.example", "http://play.example:8080")
        async with open_app(tmp_path, origins=origins) as (_, port), Player(port) as nora:
            wanted = {
                "play.example": 200,
                "PLAY.example:443": 200,
                "play.example:8080": 200,
                f"127.0.0.1:{port}": 200,
                "localhost": 200,
                "play.example:81": 421,
                "play.example.": 421,
                "other.example": 421,
            }
            for host, answer in wanted.items():
                said = await nora.http.get("/api/games", headers={"Host": host})
                assert said.status_code == answer, host

    asyncio.run(check())


def test_browsers_that_came_by_tls_are_told_to_stay(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, trust_proxy=True) as (_, port), Player(port) as nora:
            plain = await nora.http.get("/api/games")
            assert "strict-transport-security" not in plain.headers
            behind = await nora.http.get("/api/games", headers={"X-Forwarded-Proto": "https"})
            assert behind.headers["strict-transport-security"].startswith("max-age=31536000")
        tls = open_app(tmp_path / "tls", origins=("https://play.example",))
        async with tls as (_, port), Player(port) as nora:
            said = await nora.http.get("/", headers={"Host": "play.example"})
            assert said.headers["strict-transport-security"].startswith("max-age=31536000")

    asyncio.run(check())


def test_a_jump_of_the_wall_clock_closes_no_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apps, "SWEEP", 0.05)

    async def check() -> None:
        async with open_app(tmp_path) as (app, port), Player(port) as nora:
            table = await nora.new_table("moo")
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + 3 * 24 * 3600)
            swept = 0
            unstarted: Any = house_of(app).store.unstarted

            async def counting(before: float) -> list[str]:
                nonlocal swept
                swept += 1
                found: list[str] = await unstarted(before)
                return found

            house_of(app).store.unstarted = counting  # type: ignore[method-assign]
            await until(lambda: swept >= 3)
            assert (await house_of(app).tables.find(table)).state.status == "lobby"
            monkeypatch.setattr(time, "time", real)

    asyncio.run(check())


def test_a_house_that_cannot_start_never_says_that_it_is_open(tmp_path: Path) -> None:
    (tmp_path / "funduk.sqlite").write_bytes(b"This is no database at all. " * 40)
    process = begin("serve", "--port", str(free_port()), "--data", str(tmp_path))
    said, wrong = process.communicate(timeout=60)
    assert said == b""
    assert process.returncode == 2
    last = wrong.decode().splitlines()[-1]
    assert last == "funduk: cannot open funduk.sqlite: file is not a database"


def test_a_house_says_that_it_is_open_when_people_can_come_in(tmp_path: Path) -> None:
    port = free_port()
    process = begin("serve", "--port", str(port), "--data", str(tmp_path))
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith(b"Funduk is open: ")
        assert status(raw(port, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")) == 200
    finally:
        process.terminate()
        process.communicate(timeout=30)


def test_the_mover_is_answered_when_the_store_fails_and_the_move_can_be_made_again(
    tmp_path: Path,
) -> None:
    """PROMISES 3: every command is answered, also when nothing can be written."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            players = [player_for(app, port) for _ in range(3)]
            guests = [player.guest for player in players]
            table = await put_table(house, guests)
            number = table.state.id
            mover = players[0]
            await mover.dial()
            ask = (await mover.watch(number))["asks"][0]
            store: Any = house.store
            store._writing.execute("PRAGMA query_only = ON")
            await mover.move(number, ask, first_move(ask), "move-of-the-mover")
            answer = await mover.hear_until("ok", "refused", "stale", "error")
            assert (answer["type"], answer["code"]) == ("error", "store")
            store._writing.execute("PRAGMA query_only = OFF")
            await mover.hang_up()
            await mover.dial()
            ask = (await mover.watch(number))["asks"][0]
            await mover.move(number, ask, first_move(ask), "move-of-the-mover")
            assert (await mover.hear_until("ok", "refused", "stale", "error"))["type"] == "ok"
            for player in players:
                await player.__aexit__()

    asyncio.run(check())
