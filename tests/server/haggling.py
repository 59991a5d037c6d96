"""Tables in the middle of a haggle between two people, and what others hear of it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from funduk.core.goods import count, total
from funduk.games.gems.haggling import Haggle
from funduk.games.gems.material import BLUE, GEMS
from funduk.server.app import App
from funduk.server.people import identity
from funduk.server.tables import answers
from funduk.server.tables.house import House
from funduk.server.tables.table import Table
from tests.server.player import Player
from tests.server.seated import house_of, player_for, put_table

STEPS = 400


def haggle_of(table: Table) -> Haggle | None:
    assert table.match is not None
    found: Haggle | None = table.match.table.haggle  # type: ignore[attr-defined]
    return found


def gems_of(table: Table, seat: int) -> int:
    assert table.match is not None
    gems: int = table.match.table.players[seat].gems  # type: ignore[attr-defined]
    return gems


async def say(house: House, table: Table, text: str) -> None:
    """A seat's action as notation writes it."""
    assert table.match is not None
    async with house.tables.at(table.state.id):
        await answers.perform(house.desk, table, table.match.game.parse(text))


async def until_the_first_answer(house: House, table: Table, blue: int = 3) -> tuple[int, int]:
    """The first two seats choose alike, openings are cheap, until both are rich and haggle."""
    match = table.match
    assert match is not None
    for _ in range(STEPS):
        asks = match.asks
        assert asks, "the game is over and nobody haggled"
        ask = asks[0]
        haggle = haggle_of(table)
        if ask.question == "answer" and haggle is not None:
            rich = all(
                count(gems_of(table, seat), BLUE) >= blue for seat in (haggle.turn, haggle.other)
            )
            if rich and total(haggle.standing) == 1:
                return haggle.turn, haggle.other
        if ask.question == "offer":
            moves = match.game.moves(match.table, ask)
            action = next(move for move in moves if move.verb() == "offer")
        elif ask.question == "choose":
            action = match.game.moves(match.table, ask)[1 if ask.seat < 2 else 2]
        else:
            action = match.game.default(match.view(ask.seat), ask)
        async with house.tables.at(table.state.id):
            await answers.perform(house.desk, table, action)
    raise AssertionError("they never met")


async def haggling_table(
    app: App, port: int, game: str = "basari_cards"
) -> tuple[Table, list[Player], int, int]:
    """Three people; one of two who haggle is asked, an opening of one gem before them; always the same."""
    house = house_of(app)
    for seed in range(20):
        guests = [identity.fresh_id() for _ in range(3)]
        table = await put_table(house, guests, game, seed=seed)
        try:
            asked, other = await until_the_first_answer(house, table)
        except AssertionError:
            continue
        return table, [player_for(app, port, guest) for guest in guests], asked, other
    raise AssertionError("no table came to a haggle")


def as_goods(word: str) -> dict[str, int]:
    goods: dict[str, int] = GEMS.to_json(GEMS.from_word(word, "test"))
    return goods


async def settled(table: Table) -> None:
    """Until nothing goes on by itself."""
    for _ in range(1000):
        async with table.lock:
            if not table.thinking:
                return
        await asyncio.sleep(0.005)
    raise AssertionError("an order or a bot never finished")


async def everything_heard(player: Player) -> list[str]:
    """All frames up to now, in order, as text."""
    assert player.socket is not None
    await player.socket.send(json.dumps({"type": "ping"}))
    heard: list[str] = []
    while True:
        frame = str(await asyncio.wait_for(player.socket.recv(), 10))
        if frame.startswith('{"type":"pong"'):
            return heard
        heard.append(frame)


def without_numbers(frames: list[str], table: str) -> list[Any]:
    """Frames without the table's own id and the stream's random first number."""
    cleaned = []
    first: int | None = None
    for frame in frames:
        message = json.loads(frame.replace(table, "TABLE"))
        if "seq" in message:
            first = message["seq"] if first is None else first
            message["seq"] -= first
        if message.get("meta"):
            message["meta"]["code"] = None
        cleaned.append(message)
    return cleaned
