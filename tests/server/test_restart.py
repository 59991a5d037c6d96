"""PROMISES 7: a restart inside any kind of question changes no view, ask, secret choice, die or clock."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from funduk.core.dice import FastDice
from funduk.server.people import identity
from funduk.server.tables import timing, viewpoint
from funduk.server.tables.table import Table
from funduk.server.wire import messages
from funduk.server.wire.streams import Stream
from tests.laws.tables import sealed_questions
from tests.server.clockwork import (
    LIVE,
    MOST_WALKS,
    SIZES,
    VARIANTS,
    Hand,
    crash_house,
    kinds_at,
    kinds_of_people,
    open_house,
    stop_house,
)
from tests.server.seated import play_random, put_table

Kind = tuple[str, int]
DOWNTIME = 1e6

pytestmark = pytest.mark.usefixtures("no_bell")


def everything(table: Table, now: float) -> list[Any]:
    """The bytes every viewer would get, what each seat has left, and the table itself."""
    match = table.match
    assert match is not None
    assert table.clock is not None
    seen: list[Any] = [
        match.game.dump(match.table),
        len(match.entries),
        match.nth,
        sorted(table.answers),
    ]
    seen.append([(seat.bank, seat.nth, seat.spent(now)) for seat in table.clock.seats])
    seen.append(timing.due(table))
    for key in (*range(match.seats), "watching"):
        stream = Stream(key)
        stream.seq = 0
        seen.append(messages.write(viewpoint.snapshot(table, stream)))
    return seen


def kinds_now(table: Table) -> set[Kind]:
    """The questions asked, and how many have answered a sealed one already."""
    assert table.match is not None
    return {(ask.question, len(table.committed_seats())) for ask in table.match.asks}


async def walk(
    path: Path, game: str, seats: int, options: dict[str, Any], seed: int, met: set[Kind]
) -> int:
    restarts = 0
    hand, lot = Hand(), random.Random(seed)
    house = await open_house(path, hand)
    guests = [identity.fresh_id() for _ in range(seats)]
    table = await put_table(house, guests, game, True, options, LIVE, seed)
    while True:
        fresh = kinds_now(table) - met
        hand.at += lot.uniform(0.0, 4.0)
        if fresh:
            met |= fresh
            before, twin = everything(table, house.lived.now()), table.match
            assert b'"time"' in b"".join(part for part in before if isinstance(part, bytes))
            for end in (stop_house, crash_house):
                await end(house)
                hand.at += DOWNTIME
                house = await open_house(path, hand)
                table = await house.tables.find(table.state.id)
                after = everything(table, house.lived.now())
                assert after == before, f"{game}: {fresh} came back different"
                if end is stop_house:
                    assert same_future(table, twin, lot.randrange(1 << 30)), (
                        f"{game}: {fresh}: other dice"
                    )
            restarts += 1
        if not await play_random(house, table, lot):
            break
    await stop_house(house)
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


@pytest.mark.parametrize("game", sorted(SIZES))
def test_restart_inside_every_kind_of_question(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever has not answered keeps their question and their time; whoever has, their sealed choice."""
    met: dict[int, set[Kind]] = {size: set() for size in SIZES[game]}
    kinds = {size: kinds_at(game, size) for size in SIZES[game]}
    restarts = 0
    for number in range(MOST_WALKS):
        size = SIZES[game][number % 2]
        for place, options in enumerate(VARIANTS[game]):
            path = tmp_path / f"{number}-{place}.sqlite"
            restarts += asyncio.run(walk(path, game, size, options, number, met[size]))
        if all({question for question, _ in found} == kinds[size] for size, found in met.items()):
            break
    with capsys.disabled():
        print(
            f"\n{game}: {restarts} restarts inside {sum(len(found) for found in met.values())} situations, "
            f"at all kinds of question: {', '.join(sorted(kinds_of_people(game)))}"
        )
    for size, found in met.items():
        assert {question for question, _ in found} == kinds[size], f"{game} with {size} seats"
        if sealed_questions(game) & kinds[size]:
            assert any(answered for _, answered in found), "no sealed choice was pending"
