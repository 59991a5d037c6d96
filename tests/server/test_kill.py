"""PROMISES 1: what was acknowledged is on the disk, whatever happens to the process."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from funduk.server.store.sql import SqlStore
from funduk.server.tables import state as states
from funduk.server.tables.table import Table, read_table
from tests.server.scripted import Scripted, part, seat_people
from tests.server.seated import until
from tests.server.serving import Server

TABLES = (3, 3, 1)
"""People at each table; the rest of three seats are bots."""


async def written_moves(store: SqlStore) -> Counter[tuple[str, str]]:
    """How often each move id stands in the log of each table."""
    query = "SELECT table_id, record FROM log"
    found: Counter[tuple[str, str]] = Counter()
    for table, record in await store._read(lambda opened: opened.execute(query).fetchall()):
        read = states.read_record(record)
        if isinstance(read, states.Played) and read.move_id:
            found[table, read.move_id] += 1
    return found


async def tables_on_disk(store: SqlStore, numbers: set[str]) -> dict[str, Table]:
    found = {}
    for number in numbers:
        stored = await store.load(number)
        assert stored is not None
        found[number] = read_table(stored)
    return found


async def torture(server: Server, kills: int, seed: int) -> str:
    lot = random.Random(seed)
    everybody: list[Scripted] = []
    live: list[Scripted] = []
    acknowledged: set[tuple[str, str]] = set()
    tables = resumed = 0
    for kill in range(kills + 1):
        for people in TABLES if kill < kills else ():
            if sum(not one.over for one in live) < 4 * len(TABLES):
                fresh = await seat_people(server.port, people, 3 - people, lot)
                live += fresh
                everybody += fresh
                tables += 1
        for one in live:
            if one.player.socket is None:
                await one.connect()
        for one in live:
            if one.first is not None and hasattr(one, "expected"):
                assert one.first["view"] == one.expected, "the table came back different"
                resumed += 1
                del one.expected
        if kill == kills:
            break
        running = [asyncio.create_task(one.run()) for one in live]
        await asyncio.sleep(lot.uniform(0.05, 0.6))
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*running)
        acknowledged |= {(one.table, move) for one in live for move in one.acknowledged}
        store = await asyncio.to_thread(server.open_store)
        written = await written_moves(store)
        lost = [move for move in acknowledged if written[move] == 0]
        doubled = [move for move, times in written.items() if times > 1]
        assert not lost, f"kill {kill}: acknowledged and lost: {lost}"
        assert not doubled, f"kill {kill}: written twice: {doubled}"
        live = [one for one in live if not one.over]
        disk = await tables_on_disk(store, {one.table for one in live})
        await store.close()
        for one in live:
            table = disk[one.table]
            seat = table.state.seat_of(one.player.cookie().split("=")[1].split(".")[0])
            bots_wait = any(table.state.played_by_bot(asked) for asked in table.waiting_seats())
            if table.match is not None and seat is not None and not bots_wait:
                one.expected = table.match.view(seat).to_json()  # type: ignore[attr-defined]
        await asyncio.to_thread(server.start)
    await part(everybody)
    assert resumed > 0
    return (
        f"{kills} kills -9, {tables} tables, {len(acknowledged)} moves acknowledged: 0 lost, 0 doubled; "
        f"{resumed} seats resumed to the same view"
    )


@pytest.mark.parametrize("seed", [1])
def test_ten_kills_lose_and_double_nothing(
    own_server: Server, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = asyncio.run(torture(own_server, 10, seed))
    with capsys.disabled():
        print(f"\n{figures}")


def test_sigterm_under_load_drains(own_server: Server) -> None:
    """What is acknowledged is written, everybody is sent home with "come back", the exit code is 0."""

    async def play() -> tuple[int, str, list[Scripted], Counter[tuple[str, str]]]:
        people = await seat_people(own_server.port, 3, 0, random.Random(4))
        for one in people:
            await one.connect()
        running = [asyncio.create_task(one.run()) for one in people]
        await until(lambda: all(len(one.acknowledged) > 4 for one in people))
        code, log = await asyncio.to_thread(own_server.stop)
        await asyncio.gather(*running)
        await part(people)
        store = own_server.open_store()
        written = await written_moves(store)
        await store.close()
        return code, log, people, written

    code, log, people, written = asyncio.run(play())
    assert code == 0
    assert "Traceback" not in log
    acknowledged = [(one.table, move) for one in people for move in one.acknowledged]
    assert acknowledged
    assert all(written[move] == 1 for move in acknowledged)
    own_server.start()


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(4))
def test_a_hundred_kills_lose_and_double_nothing(
    own_server: Server, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = asyncio.run(torture(own_server, 25, seed))
    with capsys.disabled():
        print(f"\n{figures}")
