"""PROMISES 8: clocks are fair: outages cost nothing, and a deadline never meets a move half-way."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from funduk.core.dice import FastDice
from funduk.server.app import BEAT
from funduk.server.people import identity
from funduk.server.people.identity import Who
from funduk.server.tables import answers, timing, viewpoint
from funduk.server.tables.clocks import PRESETS, SeatClock
from funduk.server.tables.takebacks import may_take_back
from funduk.server.tables.uptime import LivedTime
from funduk.server.wire import messages
from funduk.server.wire.streams import Stream
from tests.server.clockwork import LIVE, Hand, crash_house, open_house, sit_again, stop_house
from tests.server.player import Player
from tests.server.seated import house_of, player_for, put_table, until
from tests.server.serving import open_app

pytestmark = pytest.mark.usefixtures("no_bell")


def test_the_allowance_runs_first_then_the_bank() -> None:
    seat = SeatClock(bank=100.0)
    seat.start(0, 10.0)
    assert (seat.until(60), seat.deadline(60)) == (70.0, 170.0)
    seat.stop(60, 65.0)
    assert (seat.bank, seat.deadline(60)) == (100.0, None)
    seat.start(1, 100.0)
    seat.stop(60, 190.0)
    assert seat.bank == 70.0, "thirty seconds beyond the allowance"
    seat.start(1, 200.0)
    assert seat.deadline(60) == 270.0, "a question taken up again has no new allowance"
    seat.stop(60, 210.0)
    assert seat.bank == 60.0, "and what was paid is not paid twice"


def test_a_frozen_server_has_not_lived() -> None:
    hand = Hand()
    lived = LivedTime(5.0, hand)
    hand.at += 4.0
    assert lived.now() == 9.0
    hand.at += 3600.0
    assert lived.now() == 9.0 + lived.longest
    hand.at -= 10.0
    assert lived.now() == 9.0 + lived.longest


@pytest.mark.parametrize("seed", range(4))
def test_outages_never_cost_time(tmp_path: Path, seed: int) -> None:
    """Stops, crashes and hours of downtime at random: nobody is charged more than the server has lived."""

    async def check() -> tuple[int, float]:
        hand, lot = Hand(), random.Random(seed)
        path = tmp_path / "one.sqlite"
        house = await open_house(path, hand)
        table = await put_table(
            house, [identity.fresh_id() for _ in range(3)], clock=LIVE, seed=seed
        )
        outages, up, since_beat = 0, 0.0, 0.0
        asked_at: dict[tuple[int, int], float] = {}
        for _ in range(60):
            assert table.match is not None
            assert table.clock is not None
            for ask in table.match.asks:
                asked_at.setdefault(ask.id, up)
                spent = table.clock.seats[ask.seat].spent(house.lived.now())
                assert spent <= up - asked_at[ask.id] + 1e-6, "downtime was charged"
                assert spent >= up - asked_at[ask.id] - outages * BEAT - 1e-6, "time was given away"
            kind = lot.random()
            if kind < 0.5:
                step = lot.uniform(0.0, BEAT)
                hand.at += step
                up += step
                since_beat += step
                if since_beat >= BEAT:
                    await house.store.keep_lived(house.lived.now())
                    since_beat = 0.0
            elif kind < 0.8:
                await (stop_house(house) if kind < 0.65 else crash_house(house))
                hand.at += lot.uniform(0.0, 1e6)
                outages, since_beat = outages + 1, 0.0
                house = await open_house(path, hand)
                table = await house.tables.find(table.state.id)
            elif table.match is not None and table.match.asks:
                ask = lot.choice(table.match.asks)
                action = table.match.game.draw(
                    table.match.table, ask, FastDice(lot.randrange(1 << 30))
                )
                async with house.tables.at(table.state.id):
                    await answers.perform(house.desk, table, action)
        await stop_house(house)
        return outages, up

    outages, up = asyncio.run(check())
    assert outages > 5
    assert up > 10


def test_a_move_and_the_deadline_never_both(tmp_path: Path) -> None:
    """At the very deadline: whichever comes first is played, the other finds the question answered."""

    async def check() -> dict[str, int]:
        hand, lot = Hand(), random.Random(3)
        house = await open_house(tmp_path / "one.sqlite", hand)
        won = {"move": 0, "deadline": 0}
        for number in range(20):
            guests = [identity.fresh_id() for _ in range(3)]
            table = await put_table(house, guests, clock=LIVE, seed=number)
            match = table.match
            assert match is not None
            ask = match.asks[0]
            action = match.game.draw(match.table, ask, FastDice(number)).to_json()
            message = messages.Move(table.state.id, f"move-{number:08}", ask.id, action)
            first = len(match.entries)
            due = timing.due(table)
            assert due is not None
            hand.at += due - house.lived.now() + 0.001
            both = [answers.move(house.desk, guests[ask.seat], message), house.deadlines.play_due()]
            lot.shuffle(both)
            replies = await asyncio.gather(*both)
            answer = msgspec.json.decode(next(one for one in replies if one is not None))
            played = range(first, len(match.entries))
            mine = [number for number in played if match.entries[number].by == ask.seat]
            assert len(mine) == 1, "answered twice"
            by_default = mine[0] in table.by_default
            assert answer["type"] == ("stale" if by_default else "ok")
            assert table.state.seats[ask.seat].late == by_default
            won["deadline" if by_default else "move"] += 1
            house.deadlines.set(table.state.id, None)
        await stop_house(house)
        return won

    won = asyncio.run(check())
    assert won["move"] > 2
    assert won["deadline"] > 2


def test_what_the_clock_played_stays_and_the_seat_comes_back(tmp_path: Path) -> None:
    async def check() -> None:
        hand = Hand()
        house = await open_house(tmp_path / "one.sqlite", hand)
        guests = [identity.fresh_id() for _ in range(4)]
        table = await put_table(house, guests, "basari", clock=LIVE)
        match = table.match
        assert match is not None
        seat = match.asks[0].seat
        hand.at += LIVE.question + LIVE.bank + 1
        await house.deadlines.play_due()
        assert table.state.seats[seat].late
        assert may_take_back(table, seat) == "no"
        events = [msgspec.json.decode(entry.event) for entry in viewpoint.events(table, seat)]
        assert {"event": "time-up", "seat": seat} in events
        await stop_house(house)
        house = await open_house(tmp_path / "one.sqlite", hand)
        table = await house.tables.find(table.state.id)
        assert [
            msgspec.json.decode(entry.event) for entry in viewpoint.events(table, seat)
        ] == events
        assert await sit_again(house, table) >= 1
        assert not table.state.seats[seat].away
        assert may_take_back(table, seat) == "no"
        assert table.clock is not None
        assert table.clock.seats[seat].bank == 0.0
        await stop_house(house)

    asyncio.run(check())


def test_a_wish_to_take_back_lapses_where_a_clock_runs(tmp_path: Path) -> None:
    """A silent person who is asked for consent cannot hold up the table."""

    async def check() -> None:
        hand = Hand()
        house = await open_house(tmp_path / "one.sqlite", hand)
        table = await put_table(house, [identity.fresh_id() for _ in range(3)], clock=LIVE)
        from funduk.server.tables.state import TakebackRequest, Told

        async with house.tables.at(table.state.id):
            table.state.takeback = TakebackRequest(0, [], [1])
            await house.desk.commit(table, [Told(table.state, 0.0)])
        hand.at += LIVE.question + 1
        await house.deadlines.play_due()
        assert table.state.takeback is None
        assert not any(seat.late for seat in table.state.seats), (
            "the questions' banks are not touched yet"
        )
        await stop_house(house)

    asyncio.run(check())


def test_clocks_are_chosen_shown_and_listed(tmp_path: Path) -> None:
    """Presets by name in table and list; the most urgent of my games comes first; time is told to all."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            nora = player_for(app, port)
            other = Player(port)
            known = await nora.get("/api/games")
            assert [clock["name"] for clock in known["clocks"]] == list(PRESETS)
            wrong = await nora.post("/api/tables", wish("fortnight"))
            assert wrong["error"]["code"] == "bad_options"
            slow = await nora.new_table("mbb", clock="day")
            quick = await nora.new_table("mbb", clock="live")
            plain = await nora.new_table("mbb")
            await nora.dial()
            for number in (slow, quick, plain):
                await nora.enter(number)
            tables = house_of(app).tables.awake
            await until(
                lambda: all(nora.guest in tables[one].turns for one in (slow, quick, plain))
            )
            mine = {card["id"]: card for card in (await nora.get("/api/mine"))["tables"]}
            assert all(card["turn"] for card in mine.values())
            assert list(mine) == [quick, slow, plain]
            assert 86_400_000 * 3.9 < mine[slow]["left"] <= 86_400_000 * 4
            assert (mine[plain]["left"], mine[plain]["clock"]) == (None, None)
            seen = await nora.look(quick)
            assert seen["meta"]["clock"] == {
                "name": "live",
                "kind": "live",
                "question": 60,
                "bank": 600,
            }
            [asked] = [one for one in seen["waiting"] if one["seat"] == 0 and not one["done"]]
            await nora.say(type="ping")
            now = (await nora.hear_until("pong"))["now"]
            assert 0 < asked["time"]["until"] - now <= 60_000
            assert asked["time"]["bank"] == 600_000
            assert [one["time"] for one in seen["waiting"] if one["seat"] != 0] in (
                [],
                [None],
                [None, None],
            )
            lobby = await nora.new_table("moo", clock="week", start=False)
            assert await nora.command(lobby, "options", clock="none") == {}
            assert (await nora.command(quick, "options", clock="none"))["error"][
                "code"
            ] == "not_now"
            await other.__aexit__()
            await nora.__aexit__()

    def wish(clock: str) -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        return {"game": "basari_cards", "seats": seats, "clock": clock}

    asyncio.run(check())


def test_who_sits_down_again_gets_the_running_time(tmp_path: Path) -> None:
    async def check() -> None:
        hand = Hand()
        house = await open_house(tmp_path / "one.sqlite", hand)
        guests = [identity.fresh_id() for _ in range(3)]
        table = await put_table(house, guests, clock=LIVE)
        number = table.state.id
        who = Who(guests[0], "Nora")
        hand.at += 20
        assert await house.commands.carry_out(number, "leave", who, b"{}") == {}
        assert [one.time for one in viewpoint.waiting(table) if one.seat == 0] == [None]
        hand.at += 500
        assert await house.commands.carry_out(number, "sit", who, b"{}") == {}
        [time] = [one.time for one in viewpoint.snapshot(table, Stream(0)).waiting if one.seat == 0]
        assert time is not None
        assert time.until == round((house.lived.now() + 40) * 1000)
        await stop_house(house)

    asyncio.run(check())
