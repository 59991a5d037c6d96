"""What goes wrong beside the game, and what must not come of it."""

from __future__ import annotations

import asyncio
import random
import smtplib
import sqlite3
import ssl
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from funduk.server.app import App
from funduk.server.notices import mail
from funduk.server.notices.mail import SmtpServer
from funduk.server.people import identity
from funduk.server.people.identity import Tickets
from funduk.server.replays import uploads
from funduk.server.store.backup import backup
from funduk.server.store.interface import StoreFailed
from funduk.server.store.schema import DATABASE
from funduk.server.tables import answers
from funduk.server.tables.clocks import PRESETS
from funduk.server.tables.seats import default_level
from funduk.server.tables.table import Table
from funduk.server.tables.takebacks import may_take_back
from funduk.server.wire.connection import Connection
from funduk.server.wire.limits import Limits
from tests.server.player import Player, first_move
from tests.server.seated import house_of, player_for, put_table
from tests.server.serving import open_app
from tests.server.test_takeback import reach_haggle


def people(app: App, port: int, number: int = 3) -> list[Player]:
    return [player_for(app, port) for _ in range(number)]


def guests(players: list[Player]) -> list[str]:
    return [player.guest for player in players]


async def hang_up(players: list[Player]) -> None:
    for player in players:
        await player.__aexit__()


async def fails(*_: Any) -> Any:
    raise StoreFailed("the disk is full")


def test_what_was_said_while_nobody_listened_is_heard_by_who_comes_back(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            nora, ben, third = players = people(app, port)
            table = await put_table(house_of(app), guests(players))
            await nora.dial()
            seq = (await nora.watch(table.state.id))["seq"]
            seq = (await nora.hear_until("table"))["seq"]
            await nora.hang_up()
            while table.streams[0].connections:
                await asyncio.sleep(0.01)
            table.streams[0].left = time.monotonic() - 100
            assert await ben.command(table.state.id, "say", text="Are you still there?") == {"n": 1}
            await nora.dial()
            back = await nora.watch(table.state.id, seq)
            assert back["type"] == "snapshot"
            assert [line["text"] for line in back["chat"]] == ["Are you still there?"]
            assert third.socket is None
            await hang_up(players)

    asyncio.run(check())


def test_a_chair_can_be_given_to_a_bot_without_naming_one_but_not_where_a_clock_decides(
    tmp_path: Path,
) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            host, *others = players = people(app, port)
            table = await put_table(house_of(app), guests(players))
            assert await others[0].command(table.state.id, "leave") == {}
            assert await host.command(table.state.id, "seat", seat=1, kind="bot") == {}
            taken = table.state.seats[1]
            assert (taken.away, taken.level) == (True, default_level("basari_cards"))
            assert taken.guest == guests(others)[0], "it stays theirs"
            timed = await put_table(house_of(app), guests(players), clock=PRESETS["live"])
            answer = await host.command(timed.state.id, "seat", seat=1, kind="bot")
            assert answer["error"]["code"] == "clock_decides", (
                "who is away for an hour keeps their seat"
            )
            assert await others[0].command(timed.state.id, "leave") == {}
            assert await host.command(timed.state.id, "seat", seat=1, kind="bot") == {}
            await hang_up(players)

    asyncio.run(check())


def test_nobody_waits_in_a_rematch_for_somebody_who_has_erased_themselves(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            host, gone, third = players = people(app, port)
            table = await put_table(house, guests(players))
            async with house.tables.at(table.state.id):
                table.state.status = "over"
            await house.my_data.erase(guests([gone])[0])
            again = (await host.command(table.state.id, "rematch"))["id"]
            seats = (await house.tables.find(again)).state.seats
            assert [seat.kind for seat in seats] == ["person", "free", "person"]
            assert [seat.guest for seat in seats] == [*guests([host]), None, *guests([third])]
            await hang_up(players)

    asyncio.run(check())


def test_whoever_wished_to_take_back_can_let_it_be(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            table, seated, opener = await reach_haggle(house, random.Random(4))
            match = table.match
            assert match is not None
            async with house.tables.at(table.state.id):
                raised = match.game.moves(match.table, match.asks[0])[-1]
                await answers.perform(house.desk, table, raised)
            assert may_take_back(table, opener) == "ask"
            wisher = player_for(app, port, seated[opener])
            assert await wisher.command(table.state.id, "takeback") == {}
            assert table.state.takeback is not None
            answer = await wisher.command(table.state.id, "answer", agree=True)
            assert answer["error"]["code"] == "no_takeback", "one's own consent counts for nothing"
            assert await wisher.command(table.state.id, "answer", agree=False) == {}
            assert table.state.takeback is None
            await hang_up([wisher])

    asyncio.run(check())


def test_a_full_disk_is_said_by_http_and_on_the_socket(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            players = people(app, port)
            table = await put_table(house, guests(players))
            await players[0].dial()
            ask = (await players[0].watch(table.state.id))["asks"][0]
            store: Any = house.store
            store.put_guest = store.keep_answer = store.load = fails
            answer = await players[0].post("/api/me", {"name": "Nora"})
            assert answer == {"error": {"code": "store", "args": {}}}
            await players[0].move(table.state.id, ask, {"verb": "nonsense", "seat": 0})
            assert (await players[0].hear_until("error", "refused"))["code"] == "store"
            asleep = identity.fresh_id()
            assert (await players[1].get(f"/api/tables/{asleep}/dice"))["error"]["code"] == "store"
            await hang_up(players)

    asyncio.run(check())


def test_cookies_of_other_pages_do_not_close_the_socket(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            [nora] = people(app, port, 1)
            ticket = (await nora.post("/api/ticket", {}))["ticket"]
            strange = f'theme={{"dark": true}}; a:b@c/d=1; {nora.cookie()}'
            socket = await connect(
                f"ws://127.0.0.1:{port}/ws",
                origin=nora.origin,  # type: ignore[arg-type]
                additional_headers={"Cookie": strange},
                compression=None,
            )
            nora.socket = socket
            await nora.say(type="hello", ticket=ticket, version=1)
            assert (await nora.hear())["type"] == "welcome"
            await hang_up([nora])

    asyncio.run(check())


def test_a_closed_socket_is_not_put_at_a_table_where_nobody_would_take_it_away(
    tmp_path: Path,
) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, _):
            house = house_of(app)
            guest = identity.fresh_id()
            table = await put_table(house, [guest, identity.fresh_id(), identity.fresh_id()])
            connection = Connection(fails, guest, Limits(), house.watching.catch_up)
            connection.close()
            async with house.tables.at(table.state.id):
                house.watching.watch(table, connection, None)
            assert not table.online(0)
            assert not connection.watching

    asyncio.run(check())


def test_other_tables_have_their_deadlines_although_one_cannot_be_read(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, _):
            house = house_of(app)
            played: list[str] = []

            async def up(number: str) -> None:
                if number == "bad":
                    raise StoreFailed("cannot read")
                played.append(number)

            house.deadlines.time_is_up = up
            for number in ("bad", "good", "fine"):
                house.deadlines.set(number, -1.0)
            await house.deadlines.play_due()
            assert sorted(played) == ["fine", "good"]
            assert house.deadlines._timer is not None, "the one that failed is tried again"

    asyncio.run(check())


def test_a_house_opens_although_one_of_its_tables_cannot_be_read(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            [nora] = people(app, port, 1)
            broken, sound = await nora.new_table("mbb"), await nora.new_table("mbb")
            await hang_up([nora])
        with sqlite3.connect(tmp_path / DATABASE) as store:
            store.execute("UPDATE log SET record = ? WHERE table_id = ? AND n = 0", (b"{}", broken))
        async with open_app(tmp_path) as (app, _):
            assert sound in house_of(app).tables.awake
            assert broken not in house_of(app).tables.awake

    asyncio.run(check())


def test_games_that_go_on_are_listed_before_any_number_of_finished_ones(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            [nora] = people(app, port, 1)
            waiting = await nora.new_table("moo")
            for _ in range(3):
                over = await nora.new_table("moo")
                assert await nora.command(over, "close") == {}
            rows = await house.store.tables_of(guests([nora])[0], 2)
            assert rows[0].id == waiting
            await hang_up([nora])

    asyncio.run(check())


def test_refusals_of_one_seat_are_not_kept_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "MOST_REFUSED", 2)

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            players = people(app, port)
            table: Table = await put_table(house_of(app), guests(players))
            await players[0].dial()
            ask = (await players[0].watch(table.state.id))["asks"][0]
            heard = []
            for _ in range(4):
                await players[0].move(table.state.id, ask, {"verb": "nonsense", "seat": 0})
                heard.append((await players[0].hear_until("refused", "error"))["type"])
            assert heard == ["refused", "refused", "error", "error"]
            await players[0].move(table.state.id, ask, first_move(ask))
            assert (await players[0].hear_until("ok", "refused", "error"))["type"] == "ok"
            await hang_up(players)

    asyncio.run(check())


def test_tickets_are_bounded_and_the_newest_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "MOST_TICKETS", 3)
    tickets = Tickets()
    issued = [tickets.issue("nora") for _ in range(5)]
    assert len(tickets.issued) == 3
    assert [tickets.redeem(ticket, "nora") for ticket in issued] == [False, False, True, True, True]


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_mail_goes_only_to_a_server_whose_certificate_fits(
    security: mail.Security, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[ssl.SSLContext] = []

    class Post(smtplib.SMTP):
        def __init__(self, *_: Any, context: ssl.SSLContext | None = None, **__: Any) -> None:
            if context is not None:
                seen.append(context)

        def starttls(self, *_: Any, context: ssl.SSLContext | None = None, **__: Any) -> Any:
            assert context is not None
            seen.append(context)

    monkeypatch.setattr(smtplib, "SMTP", Post)
    monkeypatch.setattr(smtplib, "SMTP_SSL", Post)
    mail._connect(SmtpServer("mail.example", 465, security, "funduk@play.example"))
    [context] = seen
    assert context.verify_mode == ssl.CERT_REQUIRED
    assert context.check_hostname


def test_a_backup_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path / "data"):
            copy = backup(tmp_path / "data", tmp_path / "copy.sqlite")
            assert copy.stat().st_mode & 0o077 == 0

    asyncio.run(check())


def test_a_brought_file_that_another_thread_takes_away_stops_no_sweep(tmp_path: Path) -> None:
    assert uploads._written(tmp_path / "gone.json.gz") is None
    (tmp_path / "here").write_bytes(b"")
    found = uploads._written(tmp_path / "here")
    assert found is not None
    assert found[1].name == "here"


def test_the_house_is_not_well_when_it_cannot_write(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port), Player(port) as nora:
            assert (await nora.http.get("/healthz")).status_code == 200
            store: Any = house_of(app).store
            store._writing.execute("PRAGMA query_only = ON")
            app._health._asked = 0.0
            assert (await nora.http.get("/healthz")).status_code == 503
            store._writing.execute("PRAGMA query_only = OFF")

    asyncio.run(check())


def test_every_visit_renews_the_cookie(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            [nora] = people(app, port, 1)
            before = nora.cookie()
            again = await nora.http.get("/api/me")
            assert f"Max-Age={identity.COOKIE_LIFE}" in again.headers["set-cookie"]
            assert again.headers["set-cookie"].startswith(before), (
                "and nobody becomes somebody else"
            )
            assert "set-cookie" not in (await nora.http.get("/api/games")).headers
            await hang_up([nora])

    asyncio.run(check())


def test_a_move_never_brings_back_how_the_table_was_before_it_changed(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            table, seated, opener = await reach_haggle(house, random.Random(4))
            number, match = table.state.id, table.match
            assert match is not None
            host, nora = player_for(app, port, seated[0]), player_for(app, port, seated[opener])
            await nora.dial()
            await nora.watch(number)
            await nora.hear_until("table")

            async def raise_bid() -> dict[str, Any]:
                async with house.tables.at(number):
                    bids = match.game.moves(match.table, match.asks[0])
                    await answers.perform(
                        house.desk, table, next(bid for bid in bids if bid.verb() == "raise")
                    )
                return await nora.hear_until("update")

            rights = [(await raise_bid())["may_take_back"] for _ in range(2)]
            assert rights == ["ask", "ask"]
            assert await host.command(number, "options", pace="human") == {}
            assert (await nora.hear_until("table"))["meta"]["pace"] == "human"
            told = [await raise_bid(), await raise_bid()]
            assert [one["may_take_back"] for one in told] == rights
            assert [one["meta"] for one in told] == [None, None], "nothing of it has changed"
            await hang_up([host, nora])

    asyncio.run(check())
