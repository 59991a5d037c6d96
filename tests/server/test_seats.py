"""PROMISES 23 and 9: a seat's secrets stay with its person, and nobody hangs a table without a clock."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from funduk.server.people import identity
from funduk.server.tables import patience
from funduk.server.tables.clocks import PRESETS
from funduk.server.tables.state import SeatState
from funduk.server.tables.table import Table
from tests.server.player import Player, first_move, play_to_the_end
from tests.server.seated import house_of, player_for, put_table, until
from tests.server.serving import Server, open_app


def code(answer: Any) -> str:
    return str(answer.get("error", {}).get("code"))


def test_a_host_never_gets_at_the_secrets_of_a_seat(server: Server) -> None:
    """Over HTTP and sockets alone: a friend goes offline, and the host tries everything."""

    async def play() -> None:
        async with (
            Player(server.port) as host,
            Player(server.port) as friend,
            Player(server.port) as second,
        ):
            table = await host.new_table("mob", game="basari_cards")
            await friend.command(table, "sit")
            await host.command(table, "start")
            await host.dial()
            await friend.dial()
            await asyncio.gather(host.enter(table), friend.enter(table))
            hidden = (await friend.look(table))["asks"]
            await friend.hang_up()
            deadline = time.monotonic() + 3.0
            while time.monotonic() < deadline:
                for body in (
                    {"seat": 1, "kind": "open"},
                    {"seat": 1, "kind": "bot"},
                    {"seat": 1, "kind": "bot", "level": "wanderer"},
                ):
                    assert "error" in await host.command(table, "seat", **body)
                assert "error" in await host.command(table, "replace", seat=1)
                assert "error" in await second.command(table, "sit", seat=1)
                assert "error" in await second.command(table, "sit")
                await asyncio.sleep(0.2)
            await second.dial()
            assert (await second.watch(table))["seat"] is None
            await friend.dial()
            back = await friend.watch(table)
            assert back["seat"] == 1
            assert [one["id"] for one in back["asks"]] == [one["id"] for one in hidden]

    asyncio.run(play())


async def three(app: Any, port: int, **more: Any) -> tuple[Table, list[Player]]:
    players = [player_for(app, port) for _ in range(3)]
    guests = [player.guest for player in players]
    return await put_table(house_of(app), guests, **more), players


async def leave_all(players: list[Player]) -> None:
    for player in players:
        await player.__aexit__()


def test_whoever_is_silent_is_replaced_on_anybodys_wish_and_can_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.5)

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, players = await three(app, port)
            number = table.state.id
            host, nora, ben = players
            for player in players:
                await player.dial()
                await player.watch(number)
            ask = (await nora.look(number))["asks"][0]
            await nora.move(number, ask, first_move(ask))
            await nora.hear_until("ok")
            early = await nora.command(number, "replace", seat=2)
            assert (code(early), early["error"]["args"]["seconds"] > 0) == ("not_yet", True)
            await until(lambda: table.told_idle == {0, 2})
            heard: dict[str, Any] = {"meta": {"seats": []}}
            while not any(seat.get("idle") for seat in heard["meta"]["seats"]):
                heard = await nora.hear_until("table")
            assert [seat["idle"] for seat in heard["meta"]["seats"]] == [True, False, True]
            assert code(await nora.command(number, "replace", seat=1)) == "not_your_own_seat"
            for seat in (0, 2):
                assert await nora.command(number, "replace", seat=seat) == {}, "also the host's"
            kept = table.state.seats[2]
            assert (kept.kind, kept.away) == ("person", True)
            assert kept.guest == ben.guest
            assert await ben.command(number, "sit") == {}
            assert not table.state.seats[2].away
            assert code(await nora.command(number, "replace", seat=2)) == "not_yet", "time anew"
            await leave_all([host, nora, ben])

    asyncio.run(check())


def test_whoever_is_offline_is_replaced_although_nobody_asks_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.4)

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, players = await three(app, port)
            number = table.state.id
            for player in players:
                await player.dial()
                await player.watch(number)
            ask = (await players[2].look(number))["asks"][0]
            await players[2].move(number, ask, first_move(ask))
            await players[2].hear_until("ok")
            left = patience.time_left(table, 2, house_of(app).lived.now())
            assert left is None, "present and not asked: nobody waits for them"
            assert code(await players[0].command(number, "replace", seat=2)) == "seat_present"
            await players[2].hang_up()
            await until(lambda: 2 in table.told_idle)
            assert await players[0].command(number, "replace", seat=2) == {}
            await leave_all(players)

    asyncio.run(check())


def test_a_table_with_one_silent_person_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PROMISES 9 without a clock: the one who is left wishes for bots, and the game ends."""
    monkeypatch.setattr(patience, "PATIENCE", 0.2)

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, players = await three(app, port)
            nora, number = players[1], table.state.id
            await nora.dial()
            snapshot = await nora.watch(number)
            await until(lambda: {0, 2} <= table.told_idle)
            for seat in (0, 2):
                assert await nora.command(number, "replace", seat=seat) == {}
            meta = await play_to_the_end(nora, number, snapshot)
            assert meta["status"] == "over"
            await leave_all(players)

    asyncio.run(check())


def test_by_the_day_it_takes_three_days_and_a_live_clock_decides_itself(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            table, players = await three(app, port, clock=PRESETS["week"])
            number = table.state.id
            assert code(await players[0].command(number, "replace", seat=1)) == "not_yet"
            house.lived.lived += 3 * 24 * 3600 - 60
            assert code(await players[0].command(number, "replace", seat=1)) == "not_yet"
            house.lived.lived += 61
            assert await players[0].command(number, "replace", seat=1) == {}
            await leave_all(players)
            live, players = await three(app, port, clock=PRESETS["calm"])
            answer = await players[0].command(live.state.id, "replace", seat=1)
            assert code(answer) == "clock_decides"
            await leave_all(players)

    asyncio.run(check())


def test_another_person_gets_a_running_seat_only_if_everybody_agrees(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, players = await three(app, port)
            number = table.state.id
            stranger, other = player_for(app, port), player_for(app, port)
            await stranger.post("/api/me", {"name": "Quirin"})
            for seat in range(3):
                assert code(await stranger.command(number, "sit", seat=seat)) == "seat_taken"
            assert await players[2].command(number, "leave") == {}
            assert await stranger.command(number, "sit", seat=2) == {"asked": [0, 1, 2]}
            assert code(await other.command(number, "sit", seat=2)) == "wish_pending"
            assert code(await other.command(number, "consent", agree=False)) == "not_your_seat"
            await players[0].dial()
            wish = (await players[0].watch(number))["meta"]["seat_wish"]
            assert wish == {"seat": 2, "name": "Quirin", "agreed": [], "asked": [0, 1, 2]}
            for seat in (0, 1):
                assert await players[seat].command(number, "consent", agree=True) == {}
            assert table.state.seats[2].guest == players[2].guest, "its owner has not agreed"
            await stranger.dial()
            assert (await stranger.watch(number))["seat"] is None
            assert await players[2].command(number, "consent", agree=True) == {}
            assert (await stranger.hear_until("snapshot"))["seat"] == 2
            assert code(await players[2].command(number, "leave")) == "not_your_seat"
            await leave_all([*players, stranger, other])

    asyncio.run(check())


def test_one_refusal_keeps_a_stranger_away_for_good(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, players = await three(app, port)
            number, stranger = table.state.id, player_for(app, port)
            assert await players[2].command(number, "leave") == {}
            assert "asked" in await stranger.command(number, "sit", seat=2)
            assert await players[1].command(number, "consent", agree=False) == {}
            assert table.state.seat_wish is None
            assert code(await stranger.command(number, "sit", seat=2)) == "not_welcome"
            other = player_for(app, port)
            assert "asked" in await other.command(number, "sit", seat=2)
            assert await players[2].command(number, "sit") == {}
            assert table.state.seat_wish is None, "its owner is back"
            assert code(await players[0].command(number, "consent", agree=True)) == "no_wish"
            await leave_all([*players, stranger, other])

    asyncio.run(check())


STATES = ("lobby", "dice", "running", "over", "closed")


@pytest.mark.parametrize("status", STATES)
def test_takeovers_by_hosts_and_guests_in_every_state(tmp_path: Path, status: Any) -> None:
    """Whatever a host, a player or a stranger tries: the owner of a seat that is played stays its owner."""

    async def check() -> int:
        tried = 0
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            victim = identity.fresh_id()
            for role in ("host", "player", "stranger", "seatless host"):
                for away in (False, True):
                    host = identity.fresh_id()
                    guests = [host, identity.fresh_id(), victim]
                    table = await put_table(house, guests, running=status not in ("lobby",))
                    number = table.state.id
                    async with house.tables.at(number):
                        table.state.status = status
                        table.state.seats[2].away = away and status != "lobby"
                        if role == "seatless host":
                            table.state.host = "s" * 22
                    guest = {"host": host, "player": guests[1], "seatless host": "s" * 22}.get(role)
                    async with player_for(app, port, guest) as attacker:
                        for verb, body in (
                            ("sit", {"seat": 2}),
                            ("sit", {}),
                            ("seat", {"seat": 2, "kind": "bot"}),
                            ("replace", {"seat": 2}),
                            ("seat", {"seat": 2, "kind": "open"}),
                            ("consent", {"agree": True}),
                            ("sit", {"seat": 2}),
                            ("handover", {}),
                            ("drop", {}),
                            ("add", {}),
                        ):
                            await attacker.command(number, verb, **body)
                            tried += 1
                    now = table.state.seats[2] if len(table.state.seats) > 2 else SeatState()
                    if status == "lobby":
                        continue  # before the game a chair has no secrets
                    assert now.guest == victim, f"{role} took the seat while {status}"
                    async with player_for(app, port, victim) as owner:
                        if status in ("dice", "running"):
                            assert await owner.command(number, "sit") == {}
                            assert not table.state.seats[2].away, "its owner can always return"
        return tried

    assert asyncio.run(check()) == 80
