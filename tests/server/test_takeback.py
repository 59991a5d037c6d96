"""Taking back: alone while nobody answered, with everybody's consent after, never past a revelation."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from funduk.core.dice import FastDice
from funduk.server.app import App
from funduk.server.people import identity
from funduk.server.tables import answers as play
from funduk.server.tables import viewpoint as faces
from funduk.server.tables.house import House
from funduk.server.tables.table import Table
from tests.server.player import Player
from tests.server.seated import house_of, player_for, put_table
from tests.server.serving import open_app


async def reach_haggle(house: House, lot: random.Random) -> tuple[Table, list[str], int]:
    """A table at which somebody has just opened a negotiation; returns who."""
    while True:
        guests = [identity.fresh_id() for _ in range(4)]
        table = await put_table(house, guests)
        match = table.match
        assert match is not None
        for _ in range(60):
            ask = match.asks[0]
            dice = FastDice(lot.randrange(1 << 30))
            async with house.at(table.state.id):
                await play.perform(house, table, match.game.draw(match.table, ask, dice))
            if ask.question == "offer":
                return table, guests, ask.seat
            if not match.asks:
                break


async def two_at_the_table(
    app: App, port: int, lot: random.Random
) -> tuple[Table, Player, Player, int, int]:
    table, guests, opener = await reach_haggle(house_of(app), lot)
    assert table.match is not None
    other = table.match.asks[0].seat
    one, two = player_for(app, port, guests[opener]), player_for(app, port, guests[other])
    for player in (one, two):
        await player.dial()
        await player.watch(table.state.id)
    return table, one, two, opener, other


def test_an_offer_nobody_answered_is_taken_back_alone(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, one, two, opener, _ = await two_at_the_table(app, port, random.Random(1))
            assert table.match is not None
            length = len(table.match.entries)
            assert faces.may_take_back(table, opener) == "alone"
            assert (await two.command(table.state.id, "takeback"))["error"]["code"] == "no_takeback"
            assert await one.command(table.state.id, "takeback") == {}
            snapshot = await one.hear_until("snapshot")
            assert snapshot["asks"][0]["question"] == "offer"
            assert len(table.match.entries) == length + 1, (
                "a takeback is appended, nothing is deleted"
            )
            assert table.match.asks[0].seat == opener
            for player in (one, two):
                await player.__aexit__()

    asyncio.run(check())


def test_an_answered_offer_needs_everybodys_consent(tmp_path: Path) -> None:
    async def check() -> None:
        lot = random.Random(2)
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            while True:
                table, one, two, opener, other = await two_at_the_table(app, port, lot)
                match = table.match
                assert match is not None
                ask = match.asks[0]
                raises = [
                    move for move in match.game.moves(match.table, ask) if move.verb() == "raise"
                ]
                if raises:
                    break
            async with house.at(table.state.id):
                await play.perform(house, table, raises[0])
            number = table.state.id
            assert faces.may_take_back(table, opener) == "ask"
            assert await one.command(number, "takeback") == {}
            people = [seat for seat in range(4) if seat != opener]
            assert table.state.takeback is not None
            assert table.state.takeback.asked == people
            assert (await one.command(number, "answer", agree=True))["error"][
                "code"
            ] == "no_takeback"
            assert await two.command(number, "answer", agree=False) == {}
            assert table.state.takeback is None, "one refusal ends it"
            assert await one.command(number, "takeback") == {}
            before = len(match.entries)
            for seat in people:
                guest = table.state.seats[seat].guest
                friend = player_for(app, port, guest)
                assert await friend.command(number, "answer", agree=True) == {}
                await friend.__aexit__()
            assert len(match.entries) == before + 1
            assert match.asks[0].seat == opener
            assert match.asks[0].question == "offer"
            for player in (one, two):
                await player.__aexit__()
            assert other in people

    asyncio.run(check())


def test_nothing_secret_or_revealed_is_taken_back(tmp_path: Path) -> None:
    """PROMISES 13: a sealed choice is final, and a round that has been revealed stays."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            guests = [identity.fresh_id() for _ in range(3)]
            table = await put_table(house, guests)
            match = table.match
            assert match is not None
            players = [player_for(app, port, guest) for guest in guests]
            for seat in range(3):
                async with house.at(table.state.id):
                    ask = next(one for one in match.asks if one.seat == seat)
                    await play.perform(house, table, match.game.moves(match.table, ask)[seat])
                answer = await players[seat].command(table.state.id, "takeback")
                assert answer["error"]["code"] == "no_takeback"
            for player in players:
                await player.__aexit__()

    asyncio.run(check())
