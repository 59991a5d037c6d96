"""PROMISES 21: data is yours: given out and erased by oneself; afterwards nothing of the person is found."""

from __future__ import annotations

import asyncio
import io
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from funduk.server import logs
from funduk.server.store.person import PERSONAL
from funduk.server.store.schema import DATABASE
from funduk.server.tables import answers, wishes
from funduk.server.tables.table import Table
from tests.server.haggling import settled
from tests.server.player import Player
from tests.server.seated import house_of, play_random, player_for, put_table
from tests.server.serving import open_app

IMPERSONAL = {"tables", "log", "answers", "secrets", "clocks", "lived", "house_messages"}
"""Tables without a person's column; people inside the records of `tables` and `log` are rewritten."""
NAME = "Quitterie"
SECRET_LINE = "xylophone marmalade"


def test_every_table_of_the_store_is_known_to_erasure(tmp_path: Path) -> None:
    """A new table either has its personal columns in PERSONAL or stands in the list above."""

    async def check() -> None:
        async with open_app(tmp_path):
            pass

    asyncio.run(check())
    database = sqlite3.connect(tmp_path / DATABASE)
    tables = {
        name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    }
    assert tables - IMPERSONAL == {column.table for column in PERSONAL}
    for table, column, given in PERSONAL:
        columns = {row[1] for row in database.execute(f"PRAGMA table_info({table})")}
        assert {column, *given} <= columns
        assert column not in given, "nobody's id is given out"
    for table in tables - IMPERSONAL:
        columns = {row[1] for row in database.execute(f"PRAGMA table_info({table})")}
        known = {one.column for one in PERSONAL if one.table == table}
        assert {"guest", "other", "owner", "person"} & columns <= known


async def finish(app: Any, table: Table) -> None:
    lot = random.Random(2)
    while await play_random(house_of(app), table, lot):
        pass


async def a_life(app: Any, port: int) -> tuple[Player, Player, dict[str, Table]]:
    """Somebody with a past: games over and running, a lobby, an order, lines, blocks, another device."""
    old, new, ben, eve = [player_for(app, port) for _ in range(4)]
    house = house_of(app)
    for player, name in ((new, NAME), (ben, "Ben"), (eve, "Eve")):
        await player.post("/api/me", {"name": name})
    guests = [one.guest for one in (old, ben, eve)]
    tables = {name: await put_table(house, guests) for name in ("over", "running")}
    for table in tables.values():
        table.state.seats[0].name = NAME
        code = (await old.command(table.state.id, "handover"))["code"]
        assert "id" in await new.post("/api/join", {"code": code})
        assert "n" in await new.command(table.state.id, "say", text=SECRET_LINE)
        assert "n" in await ben.command(table.state.id, "say", text="a line of Ben")
        for _ in range(30):
            await new.command(table.state.id, "options", pace="human")
            await new.command(table.state.id, "options", pace="fast")
    await finish(app, tables["over"])
    lot = random.Random(4)
    for _ in range(12):
        await play_random(house, tables["running"], lot)
    assert await new.command(tables["running"].state.id, "order", least={"R": 60}, once=False) == {}
    await new.command(tables["running"].state.id, "handover")
    await new.command(tables["running"].state.id, "shun", how="block", seat=2)
    await ben.command(tables["running"].state.id, "shun", how="mute", seat=0)
    number = await new.new_table("moo", start=False)
    tables["lobby"] = await house.tables.find(number)
    await ben.command(number, "sit")
    await old.http.aclose()
    await eve.http.aclose()
    return new, ben, tables


def test_everything_of_mine_is_given_out_in_one_file(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            nora, ben, tables = await a_life(app, port)
            answer = await nora.http.get("/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            mine = answer.json()
            assert (mine["name"], mine["id"]) == (NAME, nora.guest)
            by_id = {table["id"]: table for table in mine["tables"]}
            assert set(by_id) == {table.state.id for table in tables.values()}
            over = by_id[tables["over"].state.id]
            assert over["seat"] == 0
            assert over["result"]["scores"]
            match = tables["over"].match
            assert match is not None
            assert len(over["moves"]) == sum(entry.by == 0 for entry in match.entries) > 5
            assert all(move["action"]["seat"] == 0 for move in over["moves"])
            assert [line["said"] for line in mine["chat"]] == [SECRET_LINE] * 2
            assert [order["least"] for order in mine["orders"]] == ["60R"]
            assert [(one["name"], one["how"]) for one in mine["shunned"]] == [("Person 2", "block")]
            assert ben.guest not in answer.text, "nothing of others"
            assert "a line of Ben" not in answer.text
            for player in (nora, ben):
                await player.__aexit__()

    asyncio.run(check())


def everything_on_disk(data: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(data.rglob("*")) if path.is_file())


def all_rows(data: Path) -> str:
    database = sqlite3.connect(data / DATABASE)
    tables = [
        name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    rows = [row for table in tables for row in database.execute(f"SELECT * FROM {table}")]
    return "\n".join(
        str(
            [
                value.decode("utf-8", "replace") if isinstance(value, bytes) else value
                for value in row
            ]
        )
        for row in rows
    )


def test_after_erasure_nothing_is_found_and_the_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    monkeypatch.setattr(logs.log, "to", written)

    async def check() -> tuple[str, dict[str, str]]:
        async with open_app(tmp_path) as (app, port):
            nora, ben, tables = await a_life(app, port)
            guest = str(nora.guest)
            assert NAME.encode() in everything_on_disk(tmp_path)
            assert guest.encode() in everything_on_disk(tmp_path)
            await ben.dial()
            await ben.watch(tables["running"].state.id)
            refused = await nora.post("/api/me/erase", {"sure": False})
            assert refused["error"]["code"] == "not_sure"
            answer = await nora.http.post(
                "/api/me/erase", json={"sure": True}, headers={"Origin": nora.origin}
            )
            assert answer.status_code == 200
            assert 'funduk="";' in answer.headers["set-cookie"].replace("funduk=;", 'funduk="";')
            assert "Max-Age=0" in answer.headers["set-cookie"]

            on_disk = everything_on_disk(tmp_path)
            for trace in (guest, NAME, SECRET_LINE):
                assert trace.encode() not in on_disk, f"{trace!r} is still on the disk"
                assert trace not in all_rows(tmp_path)
                assert trace not in written.getvalue()
            assert b"a line of Ben" in on_disk

            states = {name: table.state for name, table in tables.items()}
            assert (states["over"].seats[0].kind, states["over"].seats[0].name) == ("person", None)
            assert states["running"].seats[0].kind == "bot"
            assert states["lobby"].seats[0].kind == "free"
            assert states["lobby"].host == ben.guest
            assert not tables["running"].orders
            heard = await ben.look(tables["running"].state.id)
            assert [line["text"] for line in heard["chat"]] == ["a line of Ben"]
            assert (await ben.get("/api/shunned"))["people"] == []
            again = await nora.get("/api/me/export")
            assert (again["tables"], again["chat"], again["name"]) == ([], [], None)
            full = tables["over"].match
            assert full is not None
            for player in (nora, ben):
                await player.__aexit__()
            return json.dumps(full.to_json()), {
                name: table.state.id for name, table in tables.items()
            }

    async def after(match: str, numbers: dict[str, str]) -> None:
        """Shared games are still there, move for move."""
        async with open_app(tmp_path) as (app, _):
            house = house_of(app)
            over = await house.tables.find(numbers["over"])
            assert over.match is not None
            assert json.dumps(over.match.to_json()) == match
            running = await house.tables.find(numbers["running"])
            assert running.match is not None
            await settled(running)
            asks = [ask for ask in running.match.asks if ask.seat != 0]
            assert asks, "the two who stayed are asked, or one of them"
            length = len(running.match.entries)
            async with house.tables.at(numbers["running"]):
                action = running.match.game.default(running.match.view(asks[0].seat), asks[0])
                assert running.match.game.refusal(running.match.table, action) is None
                await answers.perform(house.desk, running, action)
            assert len(running.match.entries) > length

    asyncio.run(after(*asyncio.run(check())))


def test_erasing_one_person_leaves_the_others_alone(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            nora, ben, tables = await a_life(app, port)
            before = await nora.get("/api/me/export")
            assert await ben.post("/api/me/erase", {"sure": True}) == {}
            after = await nora.get("/api/me/export")
            assert {**before, "made": ""} == {**after, "made": ""}
            assert tables["over"].state.seats[0].name == NAME
            for player in (nora, ben):
                await player.__aexit__()

    asyncio.run(check())


def test_of_a_running_game_only_what_may_still_be_seen_is_given_out(tmp_path: Path) -> None:
    """Covered chips and moves that were taken back stay where they are, also for whoever laid them."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            players = [player_for(app, port) for _ in range(4)]
            guests = [player.guest for player in players]
            table = await put_table(house, guests, "sandsturm", seed=5)
            match = table.match
            assert match is not None
            lot, hidden, taken_back = random.Random(5), 0, 0
            for _ in range(40):
                if not await play_random(house, table, lot):
                    break
                last = match.entries[match.line[-1]].by
                if taken_back < 3 and last >= 0 and match.can_take_back(last):
                    async with house.tables.at(table.state.id):
                        await wishes._take_back(house.desk, table, last)
                    taken_back += 1
            for seat, player in enumerate(players):
                [mine] = (await player.get("/api/me/export"))["tables"]
                shown = {one["n"]: one["action"] for one in mine["moves"]}
                for n, entry in enumerate(match.entries):
                    if entry.by != seat or entry.action is None:
                        continue
                    now = match.seen_entry(n, seat).action if n in match.line else None
                    assert shown.get(n) == (None if now is None else now.to_json())
                    hidden += now is None or now.to_json() != entry.action.to_json()
                await player.__aexit__()
            assert table.state.status == "running"
            assert taken_back == 3
            assert hidden > 3, "something had been covered"

    asyncio.run(check())
