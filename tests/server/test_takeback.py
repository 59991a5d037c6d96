"""Taking back: alone with bots at once, among people if all agree, seldom, never past a revelation."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from funduk.core.dice import FastDice
from funduk.server.app import App
from funduk.server.people import identity
from funduk.server.tables import answers, patience, takebacks
from funduk.server.tables.house import House
from funduk.server.tables.state import SeatState
from funduk.server.tables.table import Table
from funduk.server.tables.takebacks import may_take_back
from tests.server.player import Player, first_move
from tests.server.seated import house_of, player_for, put_table, until
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
            async with house.tables.at(table.state.id):
                await answers.perform(house.desk, table, match.game.draw(match.table, ask, dice))
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


async def all_answer(
    app: App, port: int, table: Table, seats: list[int], agree: bool = True
) -> list[Any]:
    said = []
    for seat in seats:
        async with player_for(app, port, table.state.seats[seat].guest) as friend:
            said.append(await friend.command(table.state.id, "answer", agree=agree))
    return said


def test_among_people_everybody_is_asked_although_nobody_has_answered_the_move(
    tmp_path: Path,
) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, one, two, opener, _ = await two_at_the_table(app, port, random.Random(1))
            match, number = table.match, table.state.id
            assert match is not None
            length = len(match.entries)
            assert may_take_back(table, opener) == "ask"
            assert (await two.command(number, "takeback"))["error"]["code"] == "no_takeback"
            assert await one.command(number, "takeback") == {}
            assert len(match.entries) == length, "nothing is taken back before all agree"
            wish = (await two.hear_until("table"))["meta"]["takeback"]
            others = [seat for seat in range(4) if seat != opener]
            assert wish == {"by": opener, "agreed": [], "asked": others}
            assert await all_answer(app, port, table, others) == [{}, {}, {}]
            snapshot = await one.hear_until("snapshot")
            assert snapshot["asks"][0]["question"] == "offer"
            assert snapshot["log"][-1]["event"] == {"event": "taken-back", "seat": opener}
            heard = await two.hear_until("snapshot")
            assert heard["log"][-1]["event"] == {"event": "taken-back", "seat": opener}
            assert len(match.entries) == length + 1, "it is appended, nothing is deleted"
            assert match.asks[0].seat == opener
            for player in (one, two):
                await player.__aexit__()

    asyncio.run(check())


def test_one_refusal_ends_it_and_a_question_is_asked_back_only_once(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            table, one, two, opener, other = await two_at_the_table(app, port, random.Random(2))
            match, number = table.match, table.state.id
            assert match is not None
            assert await one.command(number, "takeback") == {}
            again = await one.command(number, "takeback")
            assert again["error"]["code"] == "takeback_pending"
            own = await one.command(number, "answer", agree=True)
            assert own["error"]["code"] == "no_takeback"
            assert await two.command(number, "answer", agree=False) == {}
            assert table.state.takeback is None
            assert (await one.command(number, "takeback"))["error"]["code"] == "no_takeback", (
                "nobody is asked the same twice"
            )
            async with house.tables.at(number):
                await answers.perform(house.desk, table, match.game.parse(f"{other} accept"))
            assert may_take_back(table, opener) == "no"
            for player in (one, two):
                await player.__aexit__()

    asyncio.run(check())


def test_what_was_granted_for_a_question_is_not_granted_again(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            table, one, two, opener, _ = await two_at_the_table(app, port, random.Random(1))
            match, number = table.match, table.state.id
            assert match is not None
            others = [seat for seat in range(4) if seat != opener]
            assert await one.command(number, "takeback") == {}
            await all_answer(app, port, table, others)
            async with house.tables.at(number):
                offer = match.game.moves(match.table, match.asks[0])[0]
                await answers.perform(house.desk, table, offer)
            assert match.can_take_back(opener), "the rules would allow it"
            assert (await one.command(number, "takeback"))["error"]["code"] == "no_takeback"
            house.tables.forget(table)
            again = await house.tables.find(number)
            assert may_take_back(again, opener) == "no", "nor after a restart"
            for player in (one, two):
                await player.__aexit__()

    asyncio.run(check())


def test_alone_with_bots_it_is_done_at_once_five_times_a_game(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            table, guests, opener = await reach_haggle(house, random.Random(3))
            match, number = table.match, table.state.id
            assert match is not None
            async with house.tables.at(number):
                for seat in range(4):
                    if seat != opener:
                        table.state.seats[seat] = SeatState("bot", level="wanderer")
            table.stop_bots()
            assert may_take_back(table, opener) == "alone"
            async with player_for(app, port, guests[opener]) as nora:
                length = len(match.entries)
                assert await nora.command(number, "takeback") == {}
                assert len(match.entries) == length + 1
                table.state.takebacks = [(opener, -n) for n in range(1, 5)]
                async with house.tables.at(number):
                    await answers.perform(
                        house.desk, table, match.game.moves(match.table, match.asks[0])[0]
                    )
                table.stop_bots()
                assert may_take_back(table, opener) == "alone"
                assert await nora.command(number, "takeback") == {}
                assert [seat for seat, _ in table.state.takebacks] == [opener] * 5
                async with house.tables.at(number):
                    table.state.takebacks[-1] = (opener, -9)
                    await answers.perform(
                        house.desk, table, match.game.moves(match.table, match.asks[0])[0]
                    )
                table.stop_bots()
                assert (await nora.command(number, "takeback"))["error"]["code"] == "no_takeback"

    asyncio.run(check())


def test_a_full_log_refuses_takebacks_and_never_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            table, one, two, opener, other = await two_at_the_table(app, port, random.Random(1))
            match, number = table.match, table.state.id
            assert match is not None
            monkeypatch.setattr(takebacks, "FULL", len(match.entries))
            assert (await one.command(number, "takeback"))["error"]["code"] == "no_takeback"
            ask = (await two.look(number))["asks"][0]
            await two.move(number, ask, first_move(ask))
            assert (await two.hear_until("ok", "refused", "error"))["type"] == "ok"
            for player in (one, two):
                await player.__aexit__()
            assert house.tables.awake[number] is table
            assert other != opener

    asyncio.run(check())


def test_a_wish_that_nobody_answers_lapses_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots wait while a wish stands, so nobody may leave one standing."""
    monkeypatch.setattr(patience, "PATIENCE", 0.3)

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, one, two, _, _ = await two_at_the_table(app, port, random.Random(1))
            assert await one.command(table.state.id, "takeback") == {}
            assert table.state.takeback is not None
            await until(lambda: table.state.takeback is None)
            for player in (one, two):
                await player.__aexit__()

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
                async with house.tables.at(table.state.id):
                    ask = next(one for one in match.asks if one.seat == seat)
                    await answers.perform(
                        house.desk, table, match.game.moves(match.table, ask)[seat]
                    )
                answer = await players[seat].command(table.state.id, "takeback")
                assert answer["error"]["code"] == "no_takeback"
            for player in players:
                await player.__aexit__()

    asyncio.run(check())
