"""PROMISES 22: what is heavy is made once, read beside the event loop, and bounded in memory."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

import funduk
from funduk.core import match_file
from funduk.core.dice import FastDice
from funduk.core.match import Match
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Stored
from funduk.server.wire.costs import TIME, WORK, Payer
from funduk.server.wire.limits import MATCH_FILE, Limits
from tests.server.player import Player, first_move
from tests.server.seated import house_of, put_table, until
from tests.server.serving import GENEROUS_LIMITS, open_app
from tests.server.test_limits import memory_of


def test_a_snapshot_is_made_once_and_anew_after_every_change(tmp_path: Path) -> None:
    """Before, every `watch` without a number built the whole table again, three milliseconds each."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port), Player(port) as nora, Player(port) as tim:
            house = house_of(app)
            table = await nora.new_table("mbb", visibility="link")
            await nora.dial()
            await nora.enter(table)
            await tim.dial()
            first = await tim.look(table)
            made = house.watching.snapshots.made
            for _ in range(50):
                again = await tim.look(table)
            assert house.watching.snapshots.made <= made + 2
            assert again["seq"] >= first["seq"]
            for _ in range(5):
                mine = await nora.look(table)
                if not mine["asks"]:
                    await nora.hear_until("update")
                    continue
                ask = mine["asks"][0]
                await nora.move(table, ask, first_move(ask))
                await nora.hear_until("ok")
                shown = await tim.look(table)
                async with house.tables.at(table) as held:
                    stream = held.streams["watching"]
                    assert held.match is not None
                    if shown["seq"] == stream.seq:
                        assert shown["view"] == json.loads(
                            msgspec.json.encode(held.match.view(None).to_json())
                        )

    asyncio.run(check())


def test_watching_anew_is_charged_and_then_refused(tmp_path: Path) -> None:
    """Before, twenty sockets within the limits asked for whole tables until everybody waited for 12 s."""
    limits = msgspec.structs.replace(
        GENEROUS_LIMITS, address_rate=1.0, address_burst=20.0, refused_pause=0.0
    )

    async def check() -> None:
        async with open_app(tmp_path, limits=limits) as (app, port), Player(port) as mallory:
            table = await put_table(house_of(app), ["a", "b", "c"])
            await mallory.dial()
            for _ in range(90):
                await mallory.say(type="watch", table=table.state.id, since=None)
            said: list[dict[str, Any]] = []
            while not any(one["type"] == "error" for one in said):
                said.append(await mallory.hear())
            assert said[-1]["code"] == "too_fast"
            assert said[-1]["args"]["seconds"] >= 1
            assert sum(one["type"] == "snapshot" for one in said) < 80
            addresses = house_of(app).costs.accounts[TIME].addresses
            assert addresses is not None
            assert addresses.of("127.0.0.1").tokens < 1.0

    asyncio.run(check())


def full_of_takebacks(takebacks: int) -> Match:
    game = funduk.game("basari")
    match = Match(game, 4, seed="takebacks")
    dice = FastDice(3)
    done = plays = 0
    while done < takebacks:
        seat = match.asks[0].seat
        match.play(game.draw(match.table, match.asks[0], dice))
        plays += 1
        if plays > 80 and match.can_take_back(seat):
            match.take_back(seat)
            done += 1
    return match


def test_taking_back_does_not_replay_from_the_start() -> None:
    """Before, each of a log's takebacks performed the whole game again."""
    match = full_of_takebacks(300)
    performed = 0
    perform = match.game.perform

    class Counting(type(match.game)):  # type: ignore[misc]
        def perform(self, table: Any, action: Any) -> Any:
            nonlocal performed
            performed += 1
            return perform(table, action)

    def find(name: str, content: dict[str, Any]) -> Any:
        return Counting(match.game.components)

    again = match_file.read(match.to_json(), find)
    assert match.game.dump(again.table) == match.game.dump(match.table)
    assert again.line == match.line
    assert performed < len(match.entries) + 300 * 33


def test_a_long_log_is_read_beside_the_event_loop(tmp_path: Path) -> None:
    """Before, opening a table read its whole log while everybody else waited."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, _):
            house = house_of(app)
            table = await put_table(house, ["a", "b", "c", "d"], game="basari", seed=5)
            await stretch(house, table, 400)
            number = table.state.id
            house.tables.sleep_idle(-1.0)
            assert number not in house.tables.awake
            load = house.store.load
            fetched = False

            async def note(number: str) -> Stored | None:
                nonlocal fetched
                stored = await load(number)
                fetched = True
                return stored

            house.store.load = note  # type: ignore[method-assign,assignment]
            waking = asyncio.create_task(house.tables.find(number))
            turns = 0
            while not waking.done():
                await asyncio.sleep(0)
                turns += fetched
            assert waking.result().length > 800
            assert turns > 20, "the event loop stood still while the log was read"

    asyncio.run(check())


async def stretch(house: Any, table: Any, takebacks: int) -> None:
    """Moves and takebacks, as only old logs have so many."""
    from funduk.server.tables import answers

    match = table.match
    dice = FastDice(3)
    done = 0
    while done < takebacks:
        async with house.tables.at(table.state.id):
            ask = match.asks[0]
            await answers.perform(house.desk, table, match.game.draw(match.table, ask, dice))
            if match.can_take_back(ask.seat):
                await answers.keep(house.desk, table, match.take_back(ask.seat), ask.seat)
                done += 1


def test_loading_is_charged_by_its_time(tmp_path: Path) -> None:
    async def check() -> None:
        limits = msgspec.structs.replace(GENEROUS_LIMITS, work=(0.001, 5.5))
        async with open_app(tmp_path, limits=limits) as (app, port), Player(port) as mallory:
            house = house_of(app)
            tables = [(await put_table(house, ["a", "b", "c"])).state.id for _ in range(6)]
            house.tables.sleep_idle(-1.0)
            await mallory.dial()
            said = [(await mallory.watch(number))["type"] for number in tables]
            assert said[0] == "snapshot"
            assert said[-1] == "error"
            people = house.costs.accounts[WORK].people
            assert people is not None

    asyncio.run(check())


def test_tables_awake_are_bounded_and_the_oldest_sleep(tmp_path: Path) -> None:
    """Before, every table that anybody opened stayed in memory for a minute, without any limit."""

    async def check() -> None:
        limits = msgspec.structs.replace(GENEROUS_LIMITS, tables_awake=20)
        async with open_app(tmp_path, limits=limits) as (app, port), Player(port) as nora:
            house = house_of(app)
            first = await nora.new_table("mbb")
            await nora.dial()
            await nora.enter(first)
            made = [(await put_table(house, ["a", "b", "c"])).state.id for _ in range(60)]
            assert len(house.tables.awake) <= 20
            assert first in house.tables.awake
            assert made[-1] in house.tables.awake
            assert made[0] not in house.tables.awake
            assert (await house.tables.find(made[0])).state.id == made[0]
            assert len(house.tables.awake) <= 20

    asyncio.run(check())


def test_when_every_table_in_memory_is_watched_newcomers_wait(tmp_path: Path) -> None:
    async def check() -> None:
        limits = msgspec.structs.replace(GENEROUS_LIMITS, tables_awake=4)
        async with (
            open_app(tmp_path, limits=limits) as (app, port),
            Player(port) as nora,
            Player(port) as tim,
        ):
            house = house_of(app)
            tables = [(await put_table(house, ["a", "b", "c"])).state.id for _ in range(5)]
            await nora.dial()
            for number in tables[1:]:
                await nora.look(number)
            await tim.dial()
            refused = await tim.watch(tables[0])
            assert refused["code"] == "busy"
            assert refused["args"]["seconds"] >= 1

    asyncio.run(check())


def test_unfinished_uploads_take_bounded_memory(tmp_path: Path) -> None:
    """Before, the bucket was taken after the body: one address made the server hold 408 MB."""

    async def check() -> None:
        from tests.server.serving import Server

        server = Server(tmp_path / "data", "--pause", "0.02")
        server.start()
        assert server.process is not None
        before = memory_of(server.process.pid)
        head = (
            f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Origin: http://127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {MATCH_FILE}\r\n\r\n"
        ).encode()
        held = []
        for _ in range(250):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(head + b" " * (MATCH_FILE - 1))
                held.append(writer)
                await asyncio.sleep(0.002)
            except OSError:
                continue
        await asyncio.sleep(2)
        grown = memory_of(server.process.pid) - before
        for writer in held:
            writer.transport.abort()
        assert server.well()
        server.kill()
        assert grown < 80, f"memory grew by {grown:.0f} MB"

    asyncio.run(check())


def test_a_file_is_charged_before_it_is_read(tmp_path: Path) -> None:
    """Before, a body that never ended cost its sender nothing."""
    limits = msgspec.structs.replace(GENEROUS_LIMITS, files_rate=0.001, files_burst=2.0)

    async def check() -> None:
        async with open_app(tmp_path, limits=limits) as (_, port):
            head = (
                f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
                f"Origin: http://127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
                "Content-Length: 1000\r\n\r\n"
            ).encode()
            held = []
            for _ in range(2):
                held.append(await asyncio.open_connection("127.0.0.1", port))
                held[-1][1].write(head + b"{")
            await asyncio.sleep(0.2)
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head + b"{")
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            assert answer.startswith(b"HTTP/1.1 429")
            assert b"retry-after" in answer.lower()
            for _, one in [*held, (reader, writer)]:
                one.close()

    asyncio.run(check())


def test_room_for_bodies_is_bounded_per_address() -> None:
    from funduk.server.pages.bodies import Bodies

    fields = [(b"content-type", b"application/json"), (b"content-length", b"500000")]
    asked = Request({"type": "http", "headers": fields})
    bodies = Bodies(Limits())
    for _ in range(4):
        assert bodies.reserve("here", asked, MATCH_FILE) == 500_000
    with pytest.raises(Refuse) as refused:
        bodies.reserve("here", asked, MATCH_FILE)
    assert refused.value.code == "busy"
    bodies.reserve("there", asked, MATCH_FILE)
    bodies.release("here", 500_000)
    bodies.reserve("here", asked, MATCH_FILE)


def test_a_table_in_debt_is_still_played(tmp_path: Path) -> None:
    """Those who play are never refused for what others at their address have spent."""
    limits = msgspec.structs.replace(GENEROUS_LIMITS, address_rate=30.0, address_burst=200.0)

    async def check() -> None:
        async with open_app(tmp_path, limits=limits) as (app, port), Player(port) as nora:
            table = await nora.new_table("mbb")
            await nora.dial()
            message = await nora.enter(table)
            house_of(app).costs.owe(Payer("127.0.0.1"), TIME, 1000.0)
            for _ in range(4):
                while message["type"] not in ("snapshot", "update") or not message["asks"]:
                    message = await nora.hear()
                ask = message["asks"][0]
                await nora.move(table, ask, first_move(ask))
                assert (await nora.hear_until("ok", "error"))["type"] == "ok"
                message = await nora.look(table)
            await until(lambda: True)

    asyncio.run(check())
