"""A whole house on PostgreSQL: killed, cut off from its database, moved there and back."""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk.core.errors import FundukError
from funduk.server.store import moving, schema
from funduk.server.store.interface import StoreFailed
from funduk.server.store.postgres import PostgresStore
from tests.kept import test_kept, visiting
from tests.server import test_kill
from tests.server.postgres import Postgres
from tests.server.scripted import Scripted, part, seat_people
from tests.server.serving import Server, open_app, run
from tests.server.test_store import change

KEPT = visiting.unpacked(visiting.EXPECTED)["tables"]


class Patient(Scripted):
    """Keeps a move for later when the house says that its store does not answer."""

    async def _react(self, message: dict[str, Any]) -> None:
        if message["type"] != "refused" or message["code"] != "store":
            await super()._react(message)


@pytest.fixture
def house(tmp_path: Path, postgres: Postgres) -> Iterator[Server]:
    own = Server(tmp_path / "data", database=postgres.fresh())
    own.start()
    yield own
    own.kill()


def test_kills_lose_and_double_nothing_on_postgres(
    house: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """PROMISES 1 on the other database."""
    figures = asyncio.run(test_kill.torture(house, 4, 2))
    with capsys.disabled():
        print(f"\nPostgreSQL: {figures}")


def test_a_database_that_is_cut_off_loses_and_doubles_nothing(
    house: Server, postgres: Postgres
) -> None:
    """Every connection ends in the middle of play; what was acknowledged stands, once."""

    async def check() -> tuple[int, int]:
        lot = random.Random(11)
        people: list[Scripted] = []
        for _ in range(3):
            seated = await seat_people(house.port, 3, 0, lot)
            people += [Patient(one.player, one.table, one.lot) for one in seated]
        cut = 0
        for _ in range(6):
            while not await asyncio.to_thread(house.well):
                await asyncio.sleep(0.05)
            for one in people:
                if one.player.socket is None:
                    await one.connect()
            playing = [asyncio.create_task(one.run()) for one in people if not one.over]
            await asyncio.sleep(0.2)
            cut += await asyncio.to_thread(postgres.cut_connections)
            await asyncio.sleep(0.2)
            for one in people:
                if one.player.socket is not None:
                    await one.player.socket.close()
            await asyncio.gather(*playing)
        acknowledged = {(one.table, move) for one in people for move in one.acknowledged}
        await part(people)
        await asyncio.to_thread(house.kill)
        store = await asyncio.to_thread(house.open_store)
        written = await test_kill.written_moves(store)
        await store.close()
        assert all(written[move] == 1 for move in acknowledged)
        assert max(written.values()) == 1
        return cut, len(acknowledged)

    cut, acknowledged = asyncio.run(check())
    assert cut >= 6
    assert acknowledged > 0


def test_one_server_a_database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("funduk.server.store.postgres.PATIENCE", 1)
    address = postgres.fresh()

    async def check() -> None:
        store = PostgresStore(address)
        with pytest.raises(StoreFailed, match="stop it first"):
            await asyncio.to_thread(PostgresStore, address)
        await store.close()
        again = PostgresStore(address)
        await again.commit(change("t", 0))
        await again.close()

    asyncio.run(check())


def test_a_house_of_the_past_moves_to_postgres_plays_on_and_moves_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    """The kept database of an older Funduk; nothing is lost on the way, and the source stays as it was."""
    data, back = tmp_path / "data", tmp_path / "back"
    data.mkdir()
    kept = gzip.decompress(visiting.DATABASE.read_bytes())
    (data / schema.DATABASE).write_bytes(kept)
    address = postgres.fresh()
    code, said, wrong = run("move-store", str(data), address)
    assert (code, wrong) == (0, "")
    assert "source is as it was" in said
    assert (data / schema.DATABASE).read_bytes() == kept

    running = [one for one in KEPT if not one["over"]]

    async def play(folder: Path, database: str, one: dict[str, Any]) -> None:
        async with open_app(folder, database=database, pause=0.0, notify_after=3600.0) as (
            app,
            port,
        ):
            people = await test_kept.everybody_back(port, one)
            assert await visiting.play_on(app.house, one["id"], people)
            file = await people[min(people)].get(f"/api/tables/{one['id']}/match")
            assert funduk.verify(file).ok
            await test_kept.part(people)

    asyncio.run(play(tmp_path / "other", address, running[0]))
    moving.move(address, str(back))
    asyncio.run(play(back, "", running[1]))
    counted = {}
    for folder in (data, back):
        database = sqlite3.connect(folder / schema.DATABASE)
        counted[folder] = database.execute("SELECT count(*) FROM tables").fetchone()
        database.close()
    assert counted[data] == counted[back]


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("here", "there", "one of the two must be a data folder"),
        ("empty", "POSTGRES", "there is no house in"),
        ("POSTGRES", "full", "there is a house in"),
        ("full", "postgresql://nobody@/none?host=/nowhere", "nothing was moved"),
    ],
)
def test_what_cannot_move_says_why(
    tmp_path: Path, postgres: Postgres, source: str, target: str, said: str
) -> None:
    (tmp_path / "full").mkdir()
    full = tmp_path / "full" / schema.DATABASE
    full.write_bytes(gzip.decompress(visiting.DATABASE.read_bytes()))

    def place(name: str) -> str:
        if name == "POSTGRES":
            return postgres.fresh()
        return name if "://" in name else str(tmp_path / name)

    with pytest.raises(FundukError, match=said) as told:
        moving.move(place(source), place(target))
    assert "\n" not in str(told.value)
