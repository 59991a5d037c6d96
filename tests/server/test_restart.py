"""PROMISES 7: a restart inside any kind of question changes nothing, also not the dice to come."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk.core.dice import FastDice
from funduk.server import faces, identity, messages
from funduk.server.house import House
from funduk.server.settings import Settings
from funduk.server.sqlite import SqliteStore
from funduk.server.streams import Stream
from funduk.server.table import Table
from funduk.server.thinking import Thinkers
from tests.server.seated import play_random, put_table

WALKS = 3
MOVES = 150


def open_house(path: Path) -> House:
    return House(SqliteStore(path), Settings(data=path.parent), Thinkers(1))


def everything(table: Table) -> list[Any]:
    """The bytes every viewer would get, and the table itself."""
    match = table.match
    assert match is not None
    seen: list[Any] = [match.game.dump(match.table), len(match.entries), match.nth, sorted(table.answers)]
    for key in (*range(match.seats), "watching"):
        stream = Stream(key)
        stream.seq = 0
        seen.append(messages.write(faces.snapshot(table, stream)))
    return seen


def kinds_now(table: Table) -> set[tuple[str, int]]:
    """The questions asked, and how many have answered a sealed one already."""
    assert table.match is not None
    return {(ask.question, len(table.committed_seats())) for ask in table.match.asks}


async def walk(path: Path, game: str, seats: int, seed: int, met: set[tuple[str, int]]) -> int:
    restarts = 0
    house = open_house(path)
    table = await put_table(house, [identity.fresh_id() for _ in range(seats)], game)
    lot = random.Random(seed)
    for _ in range(MOVES):
        fresh = kinds_now(table) - met
        if fresh:
            met |= fresh
            before = everything(table)
            match = table.match
            assert match is not None
            twin = match
            await house.store.close()
            house = open_house(path)
            table = await house.table(table.state.id)
            assert everything(table) == before, f"{game}: {fresh} came back different"
            assert same_future(table, twin, lot.randrange(1 << 30)), (
                f"{game}: {fresh}: other dice after restart"
            )
            restarts += 1
            await house.store.close()
            house = open_house(path)
            table = await house.table(table.state.id)
        if not await play_random(house, table, lot):
            break
    await house.store.close()
    return restarts


def same_future(table: Table, twin: Any, seed: int) -> bool:
    """Both go on with the same answers: chance must fall alike."""
    match = table.match
    assert match is not None
    dice = [FastDice(seed), FastDice(seed)]
    for _ in range(30):
        if not match.asks:
            break
        for one, lot in zip((match, twin), dice, strict=True):
            one.play(one.game.draw(one.table, one.asks[0], lot))
    return bool(match.game.dump(match.table) == twin.game.dump(twin.table))


@pytest.mark.parametrize("game", sorted(funduk.GAMES))
def test_restart_inside_every_kind_of_question(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def check() -> tuple[int, set[tuple[str, int]]]:
        met: set[tuple[str, int]] = set()
        restarts = 0
        for number in range(WALKS):
            for seats in {min(rules.seats), max(rules.seats)}:
                path = tmp_path / f"{number}-{seats}.sqlite"
                restarts += await walk(path, game, seats, number, met)
        return restarts, met

    rules = funduk.game(game)
    restarts, met = asyncio.run(check())
    asked = {question for question, _ in met}
    with capsys.disabled():
        print(
            f"\n{game}: {restarts} restarts inside {len(met)} kinds of question: {', '.join(sorted(asked))}"
        )
    assert restarts == len(asked) or restarts > 3
    assert len(asked) >= 3
