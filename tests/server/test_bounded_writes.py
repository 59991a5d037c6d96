"""PROMISES 22: erasing oneself, new names and options cost little, and nobody can do them without end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from funduk.server.people import identity, my_data
from funduk.server.store.person import PERSONAL
from funduk.server.store.personal_rows import TABLES_WITH
from funduk.server.store.schema import DATABASE
from tests.server.player import Player
from tests.server.seated import house_of, player_for, put_table
from tests.server.serving import Server, open_app


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that everybody gets."""
    own = Server(tmp_path / "data", "--pause", "0.02")
    own.start()
    yield own
    own.kill()


def records(data: Path) -> int:
    database = sqlite3.connect(data / DATABASE)
    try:
        return int(database.execute("SELECT count(*) FROM log").fetchone()[0])
    finally:
        database.close()


def test_nobody_starts_thirty_erasures_at_once(strict: Server) -> None:
    async def ask(player: Player) -> int:
        headers = {"Origin": player.origin}
        return (
            await player.http.post("/api/me/erase", json={"sure": True}, headers=headers)
        ).status_code

    async def check() -> Counter[int]:
        players = [Player(strict.port) for _ in range(30)]
        found = Counter(await asyncio.gather(*(ask(player) for player in players)))
        for player in players:
            await player.__aexit__()
        return found

    found = asyncio.run(check())
    assert 1 <= found[200] <= 5, found
    assert found[429] + found[503] == 30 - found[200], found


def test_the_queue_of_erasures_is_bounded(tmp_path: Path) -> None:
    """Whatever the purses say: behind one that is being done only a few wait."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            players = [player_for(app, port) for _ in range(20)]
            wishes = [player.post("/api/me/erase", {"sure": True}) for player in players]
            said = await asyncio.gather(*wishes)
            busy = [one for one in said if one and one["error"]["code"] == "busy"]
            assert said.count({}) >= my_data.MOST_WAITING
            assert len(busy) == 20 - said.count({})
            for player in players:
                await player.__aexit__()

    asyncio.run(check())


def test_erasure_looks_only_at_what_the_person_has_done(tmp_path: Path) -> None:
    """No query of it looks through a whole table of the store."""

    async def check() -> None:
        async with open_app(tmp_path):
            pass

    asyncio.run(check())
    database = sqlite3.connect(tmp_path / DATABASE)
    queries = [TABLES_WITH, "SELECT n, record FROM log WHERE table_id = ? ORDER BY n"]
    queries += [f"DELETE FROM {one.table} WHERE {one.column} = ?" for one in PERSONAL]
    for query in queries:
        plan = [
            row[3]
            for row in database.execute(f"EXPLAIN QUERY PLAN {query}", ("x",) * query.count("?"))
        ]
        scans = [step for step in plan if step.startswith("SCAN") and "SUBQUERY" not in step]
        assert not scans, (query, plan)
    database.close()


def test_a_finished_game_that_sleeps_is_not_woken_to_forget_somebody(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            nora, ben = player_for(app, port), player_for(app, port)
            guests = [nora.guest, ben.guest, identity.fresh_id()]
            numbers = []
            for _ in range(3):
                table = await put_table(house, guests)
                await nora.command(table.state.id, "close")
                numbers.append(table.state.id)
            assert house.tables.sleep_idle(-1.0) == 0
            assert await nora.post("/api/me/erase", {"sure": True}) == {}
            assert not house.tables.awake, "nobody was woken"
            for number in numbers:
                state = (await house.tables.find(number)).state
                assert [seat.guest for seat in state.seats] == [None, *guests[1:]]
                assert state.seats[0].name is None
                assert state.host == ""
            listed = (await ben.get("/api/mine"))["tables"]
            assert [card["seats"][0]["name"] for card in listed] == [None, None, None]
            for player in (nora, ben):
                await player.__aexit__()

    asyncio.run(check())


def test_a_large_store_is_cleaned_when_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("funduk.server.store.sqlite.WRITTEN_ANEW_AT_ONCE", 0)

    async def check() -> str:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            nora = player_for(app, port)
            guest = str(nora.guest)
            for _ in range(5):
                await put_table(house, [guest, identity.fresh_id(), identity.fresh_id()])
            assert await nora.post("/api/me/erase", {"sure": True}) == {}
            await house.store.people.clean()
            await nora.__aexit__()
            return guest

    guest = asyncio.run(check())
    left = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert guest.encode() not in left


def test_names_and_options_do_not_fill_the_logs(strict: Server) -> None:
    """A name is told at every table one sits at: it costs as many records."""

    async def check() -> Counter[int]:
        async with Player(strict.port) as nora:
            said: Counter[int] = Counter()
            tables = [await nora.new_table("moo") for _ in range(20)]
            for number in range(150):
                answer = await nora.http.post(
                    "/api/me", json={"name": f"Nora {number}"}, headers={"Origin": nora.origin}
                )
                said[answer.status_code] += 1
            for number in range(150):
                answer = await nora.http.post(
                    f"/api/tables/{tables[0]}/options",
                    json={"pace": ("human", "fast")[number % 2]},
                    headers={"Origin": nora.origin},
                )
                said[answer.status_code] += 1
            return said

    said = asyncio.run(check())
    assert said[429] > 150, said
    assert records(strict.data) < 500


def test_what_changes_nothing_writes_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            nora = player_for(app, port)
            table = await house_of(app).tables.find(await nora.new_table("moo"))
            assert await nora.post("/api/me", {"name": "Nora"}) == {"name": "Nora", "named": True}
            length = table.length
            for _ in range(5):
                await nora.post("/api/me", {"name": "Nora"})
                assert (
                    await nora.command(table.state.id, "options", pace="fast", talk="seats") == {}
                )
            assert table.length == length
            await nora.__aexit__()

    asyncio.run(check())
