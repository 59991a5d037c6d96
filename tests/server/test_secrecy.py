"""Non-interference of the bytes on the socket: what a viewer may not know changes no byte they get."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import funduk
from funduk.core.action import SEALED
from funduk.core.dice import FastDice
from funduk.server.app import App
from funduk.server.people import identity
from funduk.server.tables import viewpoint
from funduk.server.tables.table import Table
from funduk.server.wire.streams import Stream
from tests.server.player import Player
from tests.server.seated import all_are_there, house_of, play_random, player_for, put_table
from tests.server.serving import open_app

STEPS = 30
GAMES = sorted(funduk.GAMES)
WITH_SECRET_CHOICES = [name for name in GAMES if name != "sandsturm"]


async def bytes_for(player: Player, seen: Table) -> list[str]:
    """What the socket brings for a fresh look, an illegal move and a stale one."""
    assert player.socket is not None
    table = seen.state.id
    for stream in seen.streams.values():
        stream.asked.clear()
    heard = []
    for message in (
        {"type": "watch", "table": table, "since": None},
        {"type": "move", "table": table, "move_id": "a" * 16, "ask_id": [0, 9999], "action": {}},
    ):
        await player.socket.send(json.dumps(message))
        heard.append(str(await asyncio.wait_for(player.socket.recv(), 5)))
    return heard


async def compare(app: App, port: int, game: str, seed: int) -> tuple[int, int, list[str]]:
    """Random play; at every step each viewer looks at the table and at one imagined from their view."""
    house = house_of(app)
    lot = random.Random(seed)
    seats = max(funduk.game(game).seats)
    guests = [identity.fresh_id() for _ in range(seats)]
    table = await put_table(house, guests, game)
    viewers: dict[int | None, Player] = {
        seat: player_for(app, port, guest) for seat, guest in enumerate(guests)
    }
    viewers[None] = player_for(app, port)
    for player in viewers.values():
        await player.dial()
        await player.watch(table.state.id)
    await all_are_there(table)
    for player in viewers.values():
        await drain(player)
    looks = differing = 0
    leaks: list[str] = []
    for _ in range(STEPS):
        if not await play_random(house, table, lot):
            break
        for seat, player in viewers.items():
            await drain(player)
            match = table.match
            assert match is not None
            real = match.table
            before = await bytes_for(player, table)
            match.table = match.game.imagine(match.view(seat), FastDice(lot.randrange(1 << 30)))
            after = await bytes_for(player, table)
            differing += match.game.dump(real) != match.game.dump(match.table)
            match.table = real
            looks += 1
            if before != after:
                leaks.append(f"{game}: seat {seat} sees a difference it may not see")
    for player in viewers.values():
        await player.__aexit__()
    return looks, differing, leaks


async def drain(player: Player) -> None:
    """Everything that has been told so far is read before the next look."""
    await player.say(type="ping")
    await player.hear_until("pong")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_may_not_know_changes_no_byte(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def check() -> tuple[int, int, list[str]]:
        async with open_app(tmp_path) as (app, port):
            return await compare(app, port, game, 5)

    looks, differing, leaks = asyncio.run(check())
    with capsys.disabled():
        print(
            f"\n{game}: {looks} looks, {differing} at tables that really differ, {len(leaks)} leaks"
        )
    assert not leaks, leaks[:3]
    assert differing > 10, "the pairs hardly differ: this proves nothing"


def leak_first_seat(table: Table, seat: int | None) -> msgspec.Raw:
    assert table.match is not None
    return msgspec.Raw(json.dumps(table.match.view(0).to_json()).encode())


def leak_whole_table(table: Table) -> list[Any]:
    assert table.match is not None
    return [table.match.game.dump(table.match.table)]


@pytest.mark.parametrize(
    ("place", "leak"), [("view", leak_first_seat), ("waiting", leak_whole_table)]
)
def test_planted_leaks_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, leak: Any
) -> None:
    async def check() -> list[str]:
        async with open_app(tmp_path) as (app, port):
            monkeypatch.setattr(viewpoint, place, leak)
            return (await compare(app, port, "basari_cards", 6))[2]

    assert asyncio.run(check())


def sealed_step(table: Table) -> bool:
    """Whether somebody is asked in secret and will not be the last."""
    assert table.match is not None
    asks = table.match.asks
    return len(asks) > 1 and asks[0].mode == SEALED


@pytest.mark.parametrize("game", WITH_SECRET_CHOICES)
def test_a_secret_choice_looks_the_same_whatever_was_chosen(tmp_path: Path, game: str) -> None:
    """The update after a sealed answer, byte by byte, for all the others."""

    async def check() -> int:
        compared = 0
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            lot = random.Random(8)
            seats = max(funduk.game(game).seats)
            for _ in range(3):
                guests = [identity.fresh_id() for _ in range(seats)]
                table = await put_table(house, guests, game)
                watcher = player_for(app, port)
                await watcher.dial()
                await watcher.watch(table.state.id)
                for _ in range(40):
                    if sealed_step(table):
                        compared += await choose_both_ways(app, table, lot)
                    if not await play_random(house, table, lot):
                        break
                await watcher.__aexit__()
        return compared

    assert asyncio.run(check()) > 5


async def choose_both_ways(app: App, table: Table, lot: random.Random) -> int:
    """Plays one seat's sealed answer, notes what others would hear, rewinds, plays another answer."""
    match = table.match
    assert match is not None
    ask = match.asks[0]
    moves = match.game.moves(match.table, ask)
    if len(moves) < 2:
        return 0
    house = house_of(app)
    heard = []
    for place in lot.sample(range(min(len(moves), 1000)), 2):
        kept = (
            match.table.copy(),
            list(match.entries),
            list(match.line),
            match.nth,
            list(table.first_events),
        )
        first = len(match.entries)
        match.play(moves[place])
        table.count_events()
        others = [seat for seat in (*range(match.seats), None) if seat != ask.seat]
        heard.append(
            [
                (
                    bytes(viewpoint.view(table, seat)),
                    msgspec.json.encode(viewpoint.events(table, seat, first)),
                    msgspec.json.encode(
                        viewpoint.asks(table, Stream("watching" if seat is None else seat))
                    ),
                    msgspec.json.encode(viewpoint.waiting(table)),
                    msgspec.json.encode(
                        viewpoint.meta(table, "watching" if seat is None else seat)
                    ),
                )
                for seat in others
            ]
        )
        match.table, match.entries, match.line, match.nth, table.first_events = kept
    assert house.tables.awake[table.state.id] is table
    assert heard[0] == heard[1]
    return 1
