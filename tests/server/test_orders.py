"""Standing orders: accept, else raise, else ask; kept through restarts, void when a seat changes hands."""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from funduk.games.gems.haggling import Haggle, Raise
from funduk.games.gems.material import GEMS
from funduk.parts.haggle import cheapest_raises
from funduk.server.app import App
from funduk.server.tables import answers, standins
from funduk.server.tables.patience import PATIENCE
from funduk.server.tables.table import Table
from tests.server.haggling import (
    as_goods,
    everything_heard,
    gems_of,
    haggle_of,
    haggling_table,
    say,
    settled,
    until_the_first_answer,
)
from tests.server.player import Player
from tests.server.seated import all_are_there, house_of, player_for, put_table
from tests.server.serving import open_app

GAMES = ("basari_cards", "basari")


async def order(player: Player, table: Table, **order: Any) -> dict[str, Any]:
    answer: dict[str, Any] = await player.command(table.state.id, "order", **order)
    return answer


def own(table: Table, seat: int) -> dict[str, int]:
    goods: dict[str, int] = GEMS.to_json(gems_of(table, seat))
    return goods


async def leave_all(people: list[Player]) -> None:
    for player in people:
        await player.__aexit__()


@pytest.mark.parametrize("game", GAMES)
def test_an_order_raises_as_little_as_it_can_then_asks_its_owner(tmp_path: Path, game: str) -> None:
    """Raises twice, each time the lowest legal bid, and stops when the standing bid is beyond it."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            table, people, asked, other = await haggling_table(app, port, game)
            assert table.match is not None
            before = len(table.match.entries)
            assert await order(people[asked], table, most={"B": 3}, once=True) == {}
            for bid in ("2B", "3B"):
                await settled(table)
                standing = GEMS.from_word(bid, "test")
                assert haggle_of(table) == Haggle(other, asked, standing)
                lowest = cheapest_raises(gems_of(table, other), standing, 4, 1)[0]
                async with house.tables.at(table.state.id):
                    await answers.perform(house.desk, table, Raise(other, lowest))
            await settled(table)
            raised = [entry.action for entry in table.match.entries[before:] if entry.by == asked]
            assert [action.verb() for action in raised if action] == ["raise", "raise"]
            assert [ask.seat for ask in table.match.asks] == [asked], "now the owner is asked"
            assert asked in table.orders
            await leave_all(people)

    asyncio.run(check())


def test_an_order_accepts_what_ranks_at_least_its_second_half(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, people, asked, _ = await haggling_table(app, port)
            haggle = haggle_of(table)
            assert haggle is not None
            assert await order(people[asked], table, least={"B": 40}) == {}
            await settled(table)
            assert haggle_of(table) == haggle, "one gem is not forty"
            assert await order(people[asked], table, most=own(table, asked), least={"B": 1}) == {}
            await settled(table)
            assert table.match is not None
            last = [entry for entry in table.match.entries if entry.by == asked][-1]
            assert last.action is not None
            assert last.action.verb() == "accept", "accepting comes before raising"
            assert not table.orders, "it was for one negotiation"
            await leave_all(people)

    asyncio.run(check())


def test_for_one_negotiation_or_until_withdrawn(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            for once in (True, False):
                table, people, asked, _ = await haggling_table(app, port)
                assert await order(people[asked], table, least={"R": 9}, once=once) == {}
                await say(house, table, f"{asked} accept")
                assert (asked in table.orders) is not once
                stored = await house.store.load(table.state.id)
                assert stored is not None
                assert (asked in stored.orders) is not once, (
                    "the store lets go in the same transaction"
                )
                if not once:
                    assert await people[asked].command(table.state.id, "withdraw") == {}
                    assert not table.orders
                    stored = await house.store.load(table.state.id)
                    assert stored is not None
                    assert not stored.orders
                await leave_all(people)

    asyncio.run(check())


def test_an_order_given_before_a_negotiation_is_for_the_next(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            table, people, asked, other = await haggling_table(app, port)
            await say(house, table, f"{asked} accept")
            third = 3 - asked - other
            for seat in (asked, other, third):
                assert await order(people[seat], table, least={"R": 9}, once=True) == {}
            now, _ = await until_the_first_answer(house, table, 0)
            assert set(table.orders) == {asked, other, third}
            await say(house, table, f"{now} accept")
            assert set(table.orders) == {third}, (
                "this was the next negotiation of two, not of the third"
            )
            await leave_all(people)

    asyncio.run(check())


BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "empty_order"),
    ({"most": {}, "least": None}, "empty_order"),
    ({"most": {"R": 63}}, "order_not_owned"),
    ({"most": {"X": 1}}, "bad_order"),
    ({"least": {"R": -1}}, "bad_order"),
    ({"least": {"R": 64}}, "bad_order"),
    ({"least": {"R": True}}, "bad_message"),
    ({"least": [1]}, "bad_message"),
    ({"least": {"B": 1}, "seat": 1}, "bad_message"),
    ({"least": {"B": 1}, "once": "yes"}, "bad_message"),
]


def test_bad_orders_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, people, asked, _ = await haggling_table(app, port)
            for body, code in BAD:
                answer = await order(people[asked], table, **body)
                assert answer["error"]["code"] == code, body
                assert not table.orders
                assert not table.thinking
            house = house_of(app)
            market = await put_table(
                house, [player_for(app, port).guest], "schwarzmarkt", running=False
            )
            assert (await order(people[asked], market, least={"B": 1}))["error"][
                "code"
            ] == "not_your_seat"
            await leave_all(people)

    asyncio.run(check())


def test_games_without_haggling_know_no_orders(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            guests = [f"{number}" * 22 for number in range(4)]
            for game in ("schwarzmarkt", "sandsturm"):
                table = await put_table(house_of(app), guests, game)
                async with player_for(app, port, guests[0]) as nora:
                    answer = await order(nora, table, least={"B": 1})
                    assert answer["error"]["code"] == "no_haggling"

    asyncio.run(check())


async def leaves(table: Table, people: list[Player], seat: int, app: App, port: int) -> None:
    assert await people[seat].command(table.state.id, "leave") == {}


async def is_replaced(table: Table, people: list[Player], seat: int, app: App, port: int) -> None:
    """The others have waited long enough."""
    table.state.host = "h" * 22
    table.asked_since[seat] = (0, table.woken - PATIENCE)
    async with player_for(app, port, "h" * 22) as host:
        assert await host.command(table.state.id, "replace", seat=seat) == {}


async def makes_room(table: Table, people: list[Player], seat: int, app: App, port: int) -> None:
    """A bot keeps the seat, and all agree that another person sits down on it."""
    assert await people[seat].command(table.state.id, "leave") == {}
    async with player_for(app, port) as stranger:
        assert "asked" in await stranger.command(table.state.id, "sit", seat=seat)
        for person in people:
            assert await person.command(table.state.id, "consent", agree=True) == {}


async def closes(table: Table, people: list[Player], seat: int, app: App, port: int) -> None:
    assert await people[0].command(table.state.id, "close") == {}


@pytest.mark.parametrize("change", [leaves, is_replaced, makes_room, closes])
def test_an_order_is_void_when_the_seat_changes_hands(tmp_path: Path, change: Any) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, people, _, other = await haggling_table(app, port)
            assert await order(people[other], table, most=own(table, other), once=False) == {}
            assert other in table.orders
            await change(table, people, other, app, port)
            assert not table.orders
            stored = await house_of(app).store.load(table.state.id)
            assert stored is not None
            assert not stored.orders
            await leave_all(people)

    asyncio.run(check())


def test_a_seat_taken_to_another_device_keeps_its_order(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, people, _, other = await haggling_table(app, port)
            assert await order(people[other], table, least={"R": 9}, once=False) == {}
            code = (await people[other].command(table.state.id, "handover"))["code"]
            async with player_for(app, port) as phone:
                assert (await phone.post("/api/join", {"code": code}))["seat"] == other
                await phone.dial()
                seen = await phone.look(table.state.id)
                assert seen["order"] == {
                    "most": None,
                    "least": {"R": 9},
                    "once": False,
                    "acts": False,
                }
                old = people[other]
                await old.dial()
                assert (await old.look(table.state.id))["order"] is None
                assert (await old.command(table.state.id, "withdraw"))["error"][
                    "code"
                ] == "not_your_seat"
                stored = await house_of(app).store.load(table.state.id)
                assert stored is not None
                assert stored.orders[other].guest == phone.guest
            await leave_all(people)

    asyncio.run(check())


def test_orders_outlive_the_server_and_go_on_by_themselves(tmp_path: Path) -> None:
    """Stopped while an order was about to answer: the next server answers without anybody looking."""

    async def before() -> tuple[str, int, int, int]:
        async with open_app(tmp_path, pause=60.0) as (app, port):
            table, people, asked, other = await haggling_table(app, port)
            assert await order(people[other], table, least={"R": 9}, once=False) == {}
            assert await order(people[asked], table, most=own(table, asked)) == {}
            assert table.thinking, "it waits a bot's moment"
            assert table.match is not None
            entries = len(table.match.entries)
            await leave_all(people)
            return table.state.id, asked, other, entries

    async def after(number: str, asked: int, other: int, entries: int) -> None:
        async with open_app(tmp_path) as (app, _):
            table = house_of(app).tables.awake[number]
            await settled(table)
            assert table.match is not None
            assert len(table.match.entries) == entries + 1
            assert table.match.entries[-1].by == asked
            assert table.orders[other].least == "9R"

    asyncio.run(after(*asyncio.run(before())))


def test_the_owner_hears_of_it_and_nobody_else(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, pause=20.0) as (app, port):
            table, people, asked, _ = await haggling_table(app, port)
            watcher = player_for(app, port)
            for player in (*people, watcher):
                await player.dial()
                await player.watch(table.state.id)
            await all_are_there(table)
            for player in (*people, watcher):
                await everything_heard(player)
            assert await order(people[asked], table, most=own(table, asked), once=True) == {}
            said = await people[asked].hear_until("order")
            assert said["order"] == {
                "most": own(table, asked),
                "least": None,
                "once": True,
                "acts": True,
            }
            assert await people[asked].command(table.state.id, "withdraw") == {}
            assert (await people[asked].hear_until("order"))["order"] is None
            for player in (*(one for seat, one in enumerate(people) if seat != asked), watcher):
                assert await everything_heard(player) == []
            await leave_all([*people, watcher])

    asyncio.run(check())


def test_taking_back_what_an_order_did_withdraws_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, people, asked, _ = await haggling_table(app, port)
            haggle = haggle_of(table)
            assert await order(people[asked], table, most=own(table, asked), once=False) == {}
            await settled(table)
            assert haggle_of(table) != haggle
            assert await people[asked].command(table.state.id, "takeback") == {}
            for person in people:
                if person is not people[asked]:
                    assert await person.command(table.state.id, "answer", agree=True) == {}
            await settled(table)
            assert haggle_of(table) == haggle
            assert not table.orders
            await leave_all(people)

    asyncio.run(check())


def test_a_person_may_answer_before_their_order_does(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, pause=2.0) as (app, port):
            table, people, asked, _ = await haggling_table(app, port)
            assert await order(people[asked], table, most=own(table, asked)) == {}
            await say(house_of(app), table, f"{asked} accept")
            await settled(table)
            assert table.match is not None
            last = [entry for entry in table.match.entries if entry.by == asked][-1]
            assert last.action is not None
            assert last.action.verb() == "accept"
            await leave_all(people)

    asyncio.run(check())


def test_an_order_pauses_like_a_bot(tmp_path: Path) -> None:
    """One function draws both pauses; an order answers after such a moment, not at once."""

    async def check() -> float:
        async with open_app(tmp_path, pause=2.0) as (app, port):
            house = house_of(app)
            table, people, asked, _ = await haggling_table(app, port)
            begun = time.monotonic()
            assert await order(people[asked], table, least={"B": 1}) == {}
            await settled(table)
            took = time.monotonic() - begun
            table.state.pace = "human"
            moments = [house.standins.moment(table) for _ in range(2000)]
            assert 1.19 < min(moments) < 1.3 < 2.7 < max(moments) < 2.81
            assert abs(statistics.mean(moments) - 2.0) < 0.05
            await leave_all(people)
            return took

    assert asyncio.run(check()) >= 2.0 * standins.FAST


def test_words_for_gems_come_back_as_goods() -> None:
    assert as_goods("2R1B") == {"R": 2, "B": 1}
    assert as_goods("-") == {}
