"""PROMISES 22: replays of long files starve nobody, are charged by time, and end with whoever asked."""

from __future__ import annotations

import asyncio
import json
import random
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk.core.dice import FastDice
from funduk.core.match import Match
from funduk.server.refuse import Refuse
from funduk.server.replays import lane as lanes
from funduk.server.replays.lane import Lane
from funduk.server.wire.costs import WORK, Costs, Payer
from funduk.server.wire.limits import Limits
from tests.server.player import Player
from tests.server.seated import house_of, play_random, player_for, put_table, until
from tests.server.serving import Server, open_app


@cache
def long_file(entries: int = 6000) -> str:
    """A match in which the same few moves are made and taken back: each take-back replays all before."""
    game = funduk.game("schwarzmarkt")
    match, lot = Match(game, 4, seed="2"), random.Random(2)
    while len(match.entries) < entries:
        last = match.entries[match.line[-1]].by
        if last >= 0 and len(match.line) > 150 and match.can_take_back(last):
            match.take_back(last)
            continue
        ask = lot.choice(match.asks)
        match.play(game.draw(match.table, ask, FastDice(lot.randrange(1 << 30))))
    return json.dumps(match.to_json())


def test_six_long_files_do_not_starve_who_looks_at_a_game_of_this_house(server: Server) -> None:
    file = long_file()

    async def bring(stranger: Player) -> str:
        headers = {"Origin": stranger.origin, "Content-Type": "application/json"}
        stranger.http.timeout = 120.0
        answer = await stranger.http.post("/api/replay", content=file, headers=headers)
        return str(answer.status_code)

    async def check() -> tuple[int, float]:
        async with Player(server.port) as nora:
            table = await nora.new_table("bbb")
            await nora.dial()
            message = await nora.watch(table)
            while message.get("meta") is None or message["meta"]["status"] != "over":
                message = await nora.hear_until("snapshot", "update", "table", patience=60.0)
            assert "steps" in await nora.get(f"/api/replay/{table}")
            strangers = [Player(server.port) for _ in range(6)]
            attack = [asyncio.ensure_future(bring(stranger)) for stranger in strangers]
            await asyncio.sleep(1.0)
            begun = time.monotonic()
            frames = await nora.get(f"/api/replay/{table}/frames?count=20")
            took = time.monotonic() - begun
            assert "frames" in frames, frames
            unfinished = sum(not one.done() for one in attack)
            for one in attack:
                one.cancel()
            await asyncio.gather(*attack, return_exceptions=True)
            for stranger in strangers:
                await stranger.__aexit__()
            return unfinished, took

    unfinished, _ = asyncio.run(check())
    assert unfinished >= 1, "the look at one's own game waited for all the long files"


def test_what_nobody_waits_for_any_more_is_dropped(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            assert app.replays is not None
            lane = app.replays.brought
            strangers = [player_for(app, port) for _ in range(3)]
            file = long_file()
            asking = [
                asyncio.ensure_future(
                    stranger.http.post(
                        "/api/replay",
                        content=file,
                        headers={"Origin": stranger.origin, "Content-Type": "application/json"},
                    )
                )
                for stranger in strangers
            ]
            await until(lambda: lane._queued.together == 6 and bool(lane._processes))
            [process] = lane._processes
            for one in asking:
                one.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            await until(lambda: lane._queued.together == 0)
            await until(lambda: process.returncode is not None)
            assert not lane._busy
            assert not lane._waiting
            house = house_of(app)
            guests = [stranger.guest for stranger in strangers]
            table = await put_table(house, guests)
            lot = random.Random(1)
            while await play_random(house, table, lot):
                pass
            assert "steps" in await strangers[0].get(f"/api/replay/{table.state.id}")
            for stranger in strangers:
                await stranger.__aexit__()

    asyncio.run(check())


class Slow(Lane):
    """Works when the test says so."""

    def __init__(self, costs: Costs) -> None:
        super().__init__(costs, 5.0)
        self.go = asyncio.Event()
        self.done: list[str] = []

    async def _work(self, payer: Payer, line: bytes) -> Any:
        await self.go.wait()
        self.done.append(line.decode())


def test_the_queue_is_bounded_for_all_and_for_each_and_addresses_take_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lanes, "MOST_WAITING", 8)

    async def check() -> None:
        slow = Slow(Costs(Limits()))
        orders = []
        for number in range(6):
            orders.append(slow.answer(Payer("greedy", f"g{number}"), f"greedy {number}".encode()))
        orders += [slow.answer(Payer(f"a{n}", f"p{n}"), f"honest {n}".encode()) for n in range(6)]
        asked = [asyncio.ensure_future(order) for order in orders]
        await asyncio.sleep(0.05)
        slow.go.set()
        said = await asyncio.gather(*asked, return_exceptions=True)
        codes = [one.code if isinstance(one, Refuse) else "done" for one in said]
        assert codes[:6] == ["done"] * 4 + ["too_fast"] * 2, "one address has four places at most"
        assert codes[6:] == ["done"] * 4 + ["busy"] * 2, "and all together eight"
        assert slow.done[0] == "greedy 0"
        assert slow.done.index("honest 3") < slow.done.index("greedy 2"), "everybody in turn"
        assert not slow._busy

    asyncio.run(check())


def test_work_is_charged_by_the_time_it_took() -> None:
    async def check() -> None:
        costs = Costs(Limits(work=(1.0, 100.0)))
        lane = Lane(costs, 30.0)
        payer = Payer("somewhere", "somebody")
        order = json.dumps({"do": "check", "file": long_file()}).encode() + b"\n"
        said = await lane.answer(payer, order)
        assert said.error is None
        with pytest.raises(Refuse) as refused:
            await lane.answer(payer, order)
        assert refused.value.code == "too_fast"
        assert refused.value.args_for_text["seconds"] > 60, "until the debt is paid"
        costs.charge(Payer("elsewhere", "somebody else"), WORK, 20.0)
        await lane.close()

    asyncio.run(check())
