"""Non-interference of standing orders: until one acts no byte differs, and then it looks like a person."""

from __future__ import annotations

import asyncio
import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from funduk.games.gems.material import GEMS
from funduk.server import logs
from funduk.server.app import App
from funduk.server.tables import orders
from funduk.server.tables.table import Table
from tests.server.haggling import (
    everything_heard,
    gems_of,
    haggle_of,
    haggling_table,
    settled,
    without_numbers,
)
from tests.server.player import Player
from tests.server.seated import all_are_there, house_of, play_random, player_for
from tests.server.serving import open_app

NEVER = {"least": {"R": 63}, "once": False}
MOVES = 25


async def listening(
    app: App, port: int, table: Table, people: list[Player]
) -> dict[int | None, Player]:
    """Every seat and a spectator, at the table and with nothing unread."""
    viewers: dict[int | None, Player] = dict(enumerate(people))
    viewers[None] = player_for(app, port)
    for player in viewers.values():
        await player.dial()
        await player.watch(table.state.id)
    await all_are_there(table)
    for player in viewers.values():
        await everything_heard(player)
    return viewers


async def all_that_can_be_asked(player: Player, table: Table) -> list[str]:
    """Fresh snapshot, a stale move, every list and file: as the bytes they come in."""
    number = table.state.id
    assert player.socket is not None
    for stream in table.streams.values():
        stream.asked.clear()
    heard = []
    for message in (
        {"type": "watch", "table": number, "since": None},
        {"type": "move", "table": number, "move_id": "a" * 16, "ask_id": [0, 9999], "action": {}},
    ):
        await player.socket.send(json.dumps(message))
        heard.append(str(await asyncio.wait_for(player.socket.recv(), 5)))
    for path in (
        "/api/tables",
        "/api/mine",
        f"/api/tables/{number}/match",
        f"/api/tables/{number}/dice",
    ):
        heard.append((await player.http.get(path)).text)
    return heard


@pytest.mark.parametrize("game", ["basari_cards", "basari"])
def test_an_order_changes_no_byte_for_anybody_else(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def check() -> tuple[int, int]:
        compared = owners = 0
        async with open_app(tmp_path) as (app, port):
            table, people, asked, other = await haggling_table(app, port, game)
            table.state.visibility = "public"
            viewers = await listening(app, port, table, people)
            for owner in (asked, other, 3 - asked - other):
                before = {
                    seat: await all_that_can_be_asked(one, table) for seat, one in viewers.items()
                }
                assert await people[owner].command(table.state.id, "order", **NEVER) == {}
                for seat, player in viewers.items():
                    unasked = await everything_heard(player)
                    after = await all_that_can_be_asked(player, table)
                    if seat == owner:
                        assert unasked
                        assert after != before[seat], "the owner sees the order"
                        owners += 1
                        continue
                    assert unasked == []
                    assert after == before[seat]
                    compared += len(after)
                assert await people[owner].command(table.state.id, "withdraw") == {}
                for player in viewers.values():
                    await everything_heard(player)
            for player in viewers.values():
                await player.__aexit__()
        return compared, owners

    compared, owners = asyncio.run(check())
    with capsys.disabled():
        print(f"\n  {game}: {compared} answers to others equal with and without an order")
    assert compared == 3 * 3 * 6
    assert owners == 3


async def trace(app: App, port: int, order: dict[str, Any] | None) -> tuple[list[list[Any]], int]:
    """What everybody but the owner hears while the same game goes on, with or without an order."""
    table, people, asked, _ = await haggling_table(app, port)
    viewers = await listening(app, port, table, people)
    if order is not None:
        assert await people[asked].command(table.state.id, "order", **order) == {}
    lot = random.Random(3)
    for _ in range(MOVES):
        if not await play_random(house_of(app), table, lot):
            break
        await settled(table)
    heard = []
    for seat, player in viewers.items():
        if seat != asked:
            frames = await everything_heard(player)
            heard.append(without_numbers(frames, table.state.id))
        await player.__aexit__()
    return heard, len(table.orders)


def test_whole_traces_are_equal_until_an_order_acts(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            without, none = await trace(app, port, None)
            with_order, kept = await trace(app, port, NEVER)
            assert (none, kept) == (0, 1), "the two traces really differ in the order"
            assert sum(map(len, without)) > 3 * MOVES - 3
            assert with_order == without

    asyncio.run(check())


async def raised_by(app: App, port: int, hand: str) -> tuple[list[list[Any]], Any]:
    """What the others hear of one raise, made by an order or by the person."""
    table, people, asked, _ = await haggling_table(app, port)
    viewers = await listening(app, port, table, people)
    owner = people[asked]
    if hand == "order":
        own = GEMS.to_json(gems_of(table, asked))
        assert await owner.command(table.state.id, "order", most=own, once=False) == {}
    else:
        ask = (await owner.look(table.state.id))["asks"][0]
        await owner.move(table.state.id, ask, ask["hints"]["cheapest"][0])
        await owner.hear_until("ok")
    await settled(table)
    heard = [
        without_numbers(await everything_heard(player), table.state.id)
        for seat, player in viewers.items()
        if seat != asked
    ]
    files = []
    for seat, player in viewers.items():
        if seat != asked:
            files.append(await player.get(f"/api/tables/{table.state.id}/match"))
            cards = (await player.get("/api/mine"))["tables"]
            files.append([{**card, "id": "", "code": "", "updated": 0} for card in cards])
        await player.__aexit__()
    return [*heard, files], haggle_of(table)


def test_an_order_that_acts_cannot_be_told_from_a_person(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path / "one") as (app, port):
            by_order, after_order = await raised_by(app, port, "order")
        async with open_app(tmp_path / "two") as (app, port):
            by_hand, after_hand = await raised_by(app, port, "hand")
        assert after_order == after_hand
        assert all(by_hand)
        assert by_order == by_hand

    asyncio.run(check())


def test_a_planted_leak_of_orders_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> bool:
        async with open_app(tmp_path) as (app, port):
            table, people, asked, other = await haggling_table(app, port)
            viewers = await listening(app, port, table, people)
            before = await all_that_can_be_asked(viewers[other], table)
            assert await people[asked].command(table.state.id, "order", **NEVER) == {}
            await everything_heard(viewers[other])
            honest = orders.face
            monkeypatch.setattr(orders, "face", lambda at, seat: honest(at, asked))
            caught = await all_that_can_be_asked(viewers[other], table) != before
            for player in viewers.values():
                await player.__aexit__()
            return caught

    assert asyncio.run(check())


def test_the_server_s_own_log_says_nothing_of_orders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    monkeypatch.setattr(logs.log, "to", written)

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, people, asked, _ = await haggling_table(app, port)
            assert await people[asked].command(table.state.id, "order", least={"B": 1}) == {}
            await settled(table)
            for player in people:
                await player.__aexit__()

    asyncio.run(check())
    events = [json.loads(line)["event"] for line in written.getvalue().splitlines()]
    assert "game_began" in events
    assert "order" not in written.getvalue()
