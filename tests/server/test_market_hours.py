"""SM-16: an open market with people opens at one moment, bots trade at a human pace, and a bell ends it."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from funduk.core.action import OPEN, Action
from funduk.core.dice import FastDice
from funduk.server.people import identity
from funduk.server.people.identity import Who
from funduk.server.settings import Settings
from funduk.server.store.sqlite import SqliteStore
from funduk.server.tables import answers, dicebox, market_bell, market_hours
from funduk.server.tables.bot_workers import Question, Thinkers
from funduk.server.tables.clocks import PRESETS, Clock
from funduk.server.tables.desk import Desk
from funduk.server.tables.house import House
from funduk.server.tables.state import DiceBox, SeatState
from funduk.server.tables.table import Table
from funduk.server.tables.takebacks import may_take_back
from funduk.server.tables.uptime import LivedTime
from funduk.server.tables.viewpoint import asks, events, meta
from funduk.server.wire import messages
from funduk.server.wire.streams import Stream
from tests.server.clockwork import Hand, stop_house
from tests.server.seated import until

GIVE, WANT = {"T": 1}, {"M": 1}


class Scripted(Thinkers):
    """Bots that say what a test wants them to say in the market, and what the rules say elsewhere."""

    def __init__(self, says: Callable[[Question], dict[str, Any] | None]) -> None:
        super().__init__(1)
        self.says = says
        self.asked = 0

    async def think(
        self, question: Question, whose: str = "", watched: bool = True
    ) -> dict[str, Any]:
        self.asked += 1
        said = self.says(question) if question.ask.question == "market" else None
        game = self.game
        return said or game.default(question.view, question.ask).to_json()

    game: Any = None


def nothing(question: Question) -> None:
    return None


def always_offers(question: Question) -> dict[str, Any]:
    terms = {"production": {}, "storage": GIVE, "want": WANT}
    return {"verb": "offer", "seat": question.ask.seat, "to": None, **terms}


async def open_market_house(
    path: Path, hand: Callable[[], float], pause: float, says: Any = nothing
) -> House:
    thinkers = Scripted(says)
    settings = Settings(data=path.parent, pause=pause)
    house = House(SqliteStore(path), settings, thinkers, LivedTime(0.0, hand, math.inf))
    await house.wake()
    return house


async def to_market(
    house: House, people: int = 2, bots: int = 1, clock: Clock | None = None, pace: str = "human"
) -> Table:
    """A table at which wild trade has just begun."""
    guests = [identity.fresh_id() for _ in range(people)]
    seats = [SeatState("person", guest, f"Person {n}") for n, guest in enumerate(guests)]
    seats += [SeatState("bot", level="peddler") for _ in range(bots)]
    number = await house.lobby.put_table(
        "schwarzmarkt",
        seats,
        {"trade": "wild"},
        "link",
        pace,  # type: ignore[arg-type]
        guests[0],
        clock,
    )
    async with house.tables.at(number) as table:
        table.state.dice = DiceBox(f"{7:064x}", "reveal", [])
        table.state.bot_seed = "7"
        house.thinkers.game = table.game  # type: ignore[attr-defined]
        await dicebox._draw(house.desk, table)
    for _ in range(400):
        async with house.tables.at(number) as table:
            match = table.match
            assert match is not None
            if match.asks[0].mode == OPEN:
                return table
            mine = [ask for ask in match.asks if not table.state.played_by_bot(ask.seat)]
            for ask in mine:
                await answers.perform(
                    house.desk, table, match.game.draw(match.table, ask, FastDice(ask.nth))
                )
        await asyncio.sleep(0.01)
    raise AssertionError("no market")


async def say(house: House, table: Table, seat: int, **action: Any) -> dict[str, Any]:
    """A person's move, by the way that a socket's moves take."""
    ask = next(ask for ask in table.asks if ask.seat == seat)
    guest = table.state.seats[seat].guest
    assert guest is not None
    told = {"seat": seat, **action}
    move = messages.Move(table.state.id, f"move-{time.monotonic_ns()}", ask.id, told)
    reply: dict[str, Any] = msgspec.json.decode(await answers.move(house.desk, guest, move))
    return reply


async def offer(house: House, table: Table, seat: int = 0) -> dict[str, Any]:
    terms = {"production": {}, "storage": GIVE, "want": WANT}
    return await say(house, table, seat, verb="offer", to=None, **terms)


def in_market(table: Table) -> bool:
    return any(ask.mode == OPEN for ask in table.asks)


async def content(table: Table, bots: int) -> None:
    await until(lambda: len(table.content) == bots)


def test_the_market_opens_for_everybody_at_one_moment(tmp_path: Path) -> None:
    """Nobody deals while the discs are still being shown, neither a person nor a bot."""

    async def check() -> None:
        hand = Hand()
        house = await open_market_house(tmp_path / "one.sqlite", hand, 1.0)
        table = await to_market(house, people=3, bots=0)
        hours = table.state.market
        assert hours is not None
        assert hours.opens == market_hours.SHOW
        refused = await offer(house, table)
        assert (refused["type"], refused["code"]) == ("refused", "market-not-open")
        told = meta(table, 0).market
        assert told is not None
        assert (told.opens, told.closes, told.stops) == (5000, None, 3)
        hand.at = hours.opens
        assert (await offer(house, table))["type"] == "ok"
        await stop_house(house)

    asyncio.run(check())


def test_the_bell_counts_down_is_stopped_three_times_and_then_closes(tmp_path: Path) -> None:
    """Quiet, countdown, an act that stops it; the fourth countdown goes on whatever people do."""

    async def check() -> None:
        hand = Hand()
        house = await open_market_house(tmp_path / "one.sqlite", hand, 1.0)
        table = await to_market(house, people=3, bots=0)
        hours = table.state.market
        assert hours is not None
        hand.at = hours.opens
        for stop in range(4):
            hand.at += market_hours.QUIET - 0.1
            await market_bell.ring(house.desk, house.errands, table)
            assert hours.closes is None, "somebody acted less than that ago"
            hand.at += 0.2
            await market_bell.ring(house.desk, house.errands, table)
            assert hours.closes == hand.at + market_hours.COUNTDOWN
            assert table.kept is not None
            assert b'"closes"' in table.kept.state, "it is on the disk"
            assert (await offer(house, table))["type"] == "ok"
            assert hours.stopped == min(stop + 1, 3)
            assert (hours.closes is None) == (stop < 3)
        hand.at += market_hours.COUNTDOWN + 0.1
        first = len(table.match.entries)  # type: ignore[union-attr]
        await market_bell.ring(house.desk, house.errands, table)
        assert not in_market(table)
        assert table.state.market is None
        assert table.rung >= {first, first + 1}, "done by the rules' default"
        assert all(not seat.away for seat in table.state.seats), "and nobody has lost their seat"
        log = [msgspec.json.decode(entry.event)["event"] for entry in events(table, 0)]
        assert log.count("market-closed") == 1
        assert all(may_take_back(table, seat) == "no" for seat in range(3))
        await stop_house(house)

    asyncio.run(check())


def test_saying_done_does_not_stop_the_bell(tmp_path: Path) -> None:
    """Only somebody who is not done stops it."""

    async def check() -> None:
        hand = Hand()
        house = await open_market_house(tmp_path / "one.sqlite", hand, 1.0)
        table = await to_market(house, people=3, bots=0)
        hours = table.state.market
        assert hours is not None
        hand.at = hours.opens + market_hours.QUIET + 1
        await market_bell.ring(house.desk, house.errands, table)
        assert hours.closes is not None
        assert (await say(house, table, 0, verb="done"))["type"] == "ok"
        assert hours.closes is not None
        await stop_house(house)

    asyncio.run(check())


def test_the_countdown_survives_a_restart(tmp_path: Path) -> None:
    """Lived time stands still while the house is closed, and the bell goes on where it was."""

    async def check() -> None:
        hand = Hand()
        path = tmp_path / "one.sqlite"
        house = await open_market_house(path, hand, 1.0)
        table = await to_market(house, people=3, bots=0)
        assert table.state.market is not None
        hand.at = table.state.market.opens + market_hours.QUIET + 1
        await market_bell.ring(house.desk, house.errands, table)
        closes = table.state.market.closes
        await stop_house(house)
        hand.at += 10_000.0
        house = await open_market_house(path, hand, 1.0)
        table = await house.tables.find(table.state.id)
        assert table.state.market is not None
        assert table.state.market.closes == closes
        assert closes is not None
        assert 0 < closes - house.lived.now() <= market_hours.COUNTDOWN
        assert table.bell is not None, "the timer runs though nobody is there"
        hand.at += market_hours.COUNTDOWN + 1
        await market_bell.ring(house.desk, house.errands, table)
        assert not in_market(table)
        log = [msgspec.json.decode(entry.event)["event"] for entry in events(table, None)]
        await stop_house(house)
        house = await open_market_house(path, hand, 1.0)
        table = await house.tables.find(table.state.id)
        again = [msgspec.json.decode(entry.event)["event"] for entry in events(table, None)]
        assert log == again
        assert "market-closed" in again
        await stop_house(house)

    asyncio.run(check())


def test_no_bot_is_done_while_a_person_trades_and_the_bell_waits_for_bots(tmp_path: Path) -> None:
    """A bot with nothing to propose stays; while one still proposes, nobody is hurried."""
    busy: set[int] = set()

    def says(question: Question) -> dict[str, Any] | None:
        return always_offers(question) if question.ask.seat in busy else None

    async def check() -> None:
        hand = Hand()
        house = await open_market_house(tmp_path / "one.sqlite", hand, 0.0, says)
        table = await to_market(house, people=1, bots=2)
        await content(table, 2)
        hand.at += market_hours.LEAST_QUIET + 1
        assert market_hours.due(table, 0.0) is not None
        assert in_market(table)
        busy.add(2)
        assert (await offer(house, table))["type"] == "ok", "news: both look again"
        await until(lambda: 2 not in table.content)
        assert market_hours.due(table, 0.0) is None
        await until(
            lambda: sum(entry.by == 2 for entry in table.match.entries) >= 3  # type: ignore[union-attr]
        )
        busy.clear()
        await content(table, 2)
        assert in_market(table)
        assert (await say(house, table, 0, verb="done"))["type"] == "ok"
        await until(lambda: not in_market(table))
        await stop_house(house)

    asyncio.run(check())


def test_bots_act_every_few_seconds_and_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bot 3 to 5 s after its last act, two bots at least a second apart; --pause scales both."""
    pause = 0.1
    told: list[tuple[float, int]] = []
    perform = answers.perform

    async def noted(desk: Desk, table: Table, action: Action, answer: Any = None) -> None:
        if table.bot_acted:
            told.append((table.bot_acted, action.seat))
        await perform(desk, table, action, answer)

    async def check() -> None:
        house = await open_market_house(
            tmp_path / "one.sqlite", time.monotonic, pause, always_offers
        )
        table = await to_market(house, people=1, bots=3)
        assert table.state.market is not None
        opens = time.monotonic() + table.state.market.opens - house.lived.now()
        await until(lambda: len(told) >= 10)
        assert told[0][0] >= opens + 2.9 * pause, "people look first"
        await stop_house(house)

    monkeypatch.setattr(answers, "perform", noted)
    asyncio.run(check())
    assert {seat for _, seat in told} == {1, 2, 3}
    for (before, _), (after, _) in pairwise(told):
        assert after - before >= pause
    for seat in (1, 2, 3):
        for before, after in pairwise([at for at, by in told if by == seat]):
            assert after - before >= 3 * pause


def test_tables_by_the_day_have_no_bell(tmp_path: Path) -> None:
    async def check() -> None:
        hand = Hand()
        house = await open_market_house(tmp_path / "one.sqlite", hand, 1.0)
        table = await to_market(house, people=3, bots=0, clock=PRESETS["day"])
        hand.at += 3600.0
        assert market_hours.due(table, 1.0) is None
        await market_bell.ring(house.desk, house.errands, table)
        assert in_market(table)
        await stop_house(house)

    asyncio.run(check())


def test_whoever_has_left_their_seat_is_asked_nothing(tmp_path: Path) -> None:
    """Its controls are gone: a bot answers until the owner is back."""

    async def check() -> None:
        house = await open_market_house(tmp_path / "one.sqlite", Hand(), 1.0)
        table = await to_market(house, people=3, bots=0)
        guest = table.state.seats[1].guest
        assert guest is not None
        assert len(asks(table, Stream(1))) == 1
        who = Who(guest, "?")
        await house.commands.carry_out(table.state.id, "leave", who, b"{}")
        assert asks(table, Stream(1)) == []
        await house.commands.carry_out(table.state.id, "sit", who, b"{}")
        assert len(asks(table, Stream(1))) == 1
        await stop_house(house)

    asyncio.run(check())
