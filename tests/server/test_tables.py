"""Sitting down, getting up, bots that keep seats, hosts, hand-over, rematch."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import funduk
from funduk.server.app import expire
from tests.server.player import Player, first_move, play_to_the_end
from tests.server.serving import Server, open_app


def code_of(answer: Any) -> str:
    return str(answer.get("error", {}).get("code", ""))


def test_a_whole_game_against_bots_with_dice_that_verify(server: Server) -> None:
    async def play() -> None:
        async with Player(server.port) as nora:
            table = await nora.new_table("mbb")
            await nora.dial()
            begun = await nora.enter(table)
            running = await nora.get(f"/api/tables/{table}/dice")
            assert running["seed"] is None
            assert running["draws"] == []
            assert not running["over"]
            meta = await play_to_the_end(nora, table, begun)
            assert sorted(meta["result"]["places"])[0] == 1
            assert meta["dice"]["phase"] == "revealed"
            dice = await nora.get(f"/api/tables/{table}/dice")
            assert dice["commitment"] == begun["meta"]["dice"]["commitment"]
            assert dice["people"][0]["seed"] == nora.seed
            match = await nora.get(f"/api/tables/{table}/match")
            assert funduk.verify(match).problems == []
            mine = (await nora.get("/api/mine"))["tables"]
            assert [card["status"] for card in mine] == ["over"]

    asyncio.run(play())


def test_silent_people_add_nothing_and_the_game_begins(own_server: Server) -> None:
    async def play() -> None:
        async with Player(own_server.port) as nora:
            table = await nora.new_table("mbb")
            await nora.dial()
            message = await nora.watch(table)
            begun = time.monotonic()
            while message["type"] != "snapshot" or message["meta"]["status"] != "running":
                message = await nora.hear(15)
            assert time.monotonic() - begun < 11
            dice = await nora.get(f"/api/tables/{table}/dice")
            assert dice["people"] == [{"seat": 0, "commit": None, "seed": None}]

    asyncio.run(play())


def test_a_lobby_fills_by_code_and_the_host_rules_it(server: Server) -> None:
    async def play() -> None:
        async with (
            Player(server.port) as host,
            Player(server.port) as friend,
            Player(server.port) as third,
        ):
            await host.post("/api/me", {"name": "Nora"})
            await friend.post("/api/me", {"name": "N0ra"})
            table = await host.new_table("moo", visibility="public")
            listed = (await third.get("/api/tables"))["tables"]
            code = next(card["code"] for card in listed if card["id"] == table)
            assert (
                await friend.post("/api/join", {"code": f" {code.lower()[:3]}-{code.lower()[3:]} "})
            ) == {"id": table}
            assert code_of(await third.post("/api/join", {"code": "22222"})) == "unknown_code"
            assert await friend.command(table, "sit") == {}
            assert code_of(await friend.command(table, "sit", seat=2)) == "already_seated"
            assert code_of(await third.command(table, "sit", seat=1)) == "seat_taken"
            assert code_of(await third.command(table, "sit", seat=7)) == "unknown_seat"
            assert code_of(await friend.command(table, "start")) == "not_host"
            assert code_of(await host.command(table, "start")) == "seats_free"
            assert await host.command(table, "add") == {}
            assert await host.command(table, "seat", seat=3, kind="bot", level="peddler") == {}
            assert (
                code_of(await host.command(table, "seat", seat=2, kind="bot", level="none"))
                == "bad_level"
            )
            assert (
                await host.command(table, "options", options={"age": [1, 0, 2, 3]}, pace="fast")
                == {}
            )
            assert (
                code_of(await host.command(table, "options", options={"age": [9]})) == "bad_options"
            )
            assert code_of(await host.command(table, "options", options={"no": 1})) == "bad_options"
            await host.dial()
            meta = (await host.watch(table))["meta"]
            assert [seat["kind"] for seat in meta["seats"]] == ["person", "person", "free", "bot"]
            assert meta["seats"][1]["name"] == "N0ra (2)", "names that look alike are told apart"
            assert meta["you_host"]
            assert meta["host"] == 0
            assert await host.command(table, "seat", seat=1, kind="open") == {}
            assert code_of(await friend.command(table, "leave")) == "not_your_seat"
            for _ in range(1):
                assert await host.command(table, "drop") == {}
            assert code_of(await host.command(table, "drop")) == "too_few_seats"
            assert await host.command(table, "close") == {}
            assert code_of(await friend.command(table, "sit")) == "not_now"
            assert code_of(await third.post("/api/join", {"code": code})) == "unknown_code"

    asyncio.run(play())


def test_a_new_name_is_shown_at_the_table(server: Server) -> None:
    async def play() -> None:
        async with Player(server.port) as nora:
            table = await nora.new_table("moo")
            await nora.dial()
            await nora.watch(table)
            await nora.post("/api/me", {"name": "Leonora"})
            while (message := await nora.hear_until("table"))["meta"]["seats"][0][
                "name"
            ] != "Leonora":
                assert message["meta"]["seats"][0]["name"].startswith("Guest")

    asyncio.run(play())


def test_leaving_hands_the_seat_to_a_bot_and_it_can_be_taken_back(server: Server) -> None:
    async def play() -> None:
        async with Player(server.port) as nora:
            table = await nora.new_table("mbb")
            await nora.dial()
            message = await nora.enter(table)
            assert message["asks"]
            assert await nora.command(table, "leave") == {}
            asked = message["asks"][0]
            await nora.move(table, asked, first_move(asked))
            assert (await nora.hear_until("stale", "ok"))["type"] == "stale"
            while True:
                message = await nora.hear_until("update")
                if any(entry["event"].get("event") == "revealed" for entry in message["events"]):
                    break
            assert await nora.command(table, "sit") == {}
            while message["type"] != "snapshot":
                message = await nora.hear_until("snapshot")
            while not message["asks"]:
                message = await nora.hear_until("update", "snapshot")
            meta = await play_to_the_end(nora, table, message)
            assert not meta["seats"][0]["away"]

    asyncio.run(play())


def test_a_seat_moves_to_another_device_by_a_code_that_works_once(server: Server) -> None:
    async def play() -> None:
        async with (
            Player(server.port) as desk,
            Player(server.port) as phone,
            Player(server.port) as thief,
        ):
            table = await desk.new_table("mbb")
            await desk.dial()
            message = await desk.enter(table)
            code = (await desk.command(table, "handover"))["code"]
            assert code_of(await thief.command(table, "handover")) == "not_your_seat"
            assert await phone.post("/api/join", {"code": code}) == {"id": table, "seat": 0}
            assert code_of(await thief.post("/api/join", {"code": code})) == "unknown_code"
            message = await desk.hear_until("snapshot")
            assert message["seat"] is None
            assert message["asks"] == []
            await phone.dial()
            message = await phone.enter(table)
            assert message["seat"] == 0
            assert message["meta"]["you_host"]
            await play_to_the_end(phone, table, message)

    asyncio.run(play())


def test_a_rematch_has_the_same_seats_and_is_made_once(server: Server) -> None:
    async def play() -> None:
        async with Player(server.port) as nora, Player(server.port) as stranger:
            table = await nora.new_table("mbb")
            await nora.dial()
            assert code_of(await nora.command(table, "rematch")) == "not_now"
            await play_to_the_end(nora, table, await nora.enter(table))
            assert code_of(await stranger.command(table, "rematch")) == "not_your_seat"
            first = await nora.command(table, "rematch")
            assert await nora.command(table, "rematch") == first
            again = await nora.enter(first["id"])
            assert [seat["kind"] for seat in again["meta"]["seats"]] == ["person", "bot", "bot"]
            assert again["meta"]["seats"][0]["you"]

    asyncio.run(play())


def test_a_host_cannot_replace_somebody_who_has_just_gone(server: Server) -> None:
    async def play() -> None:
        async with (
            Player(server.port) as host,
            Player(server.port) as friend,
            Player(server.port) as late,
        ):
            table = await host.new_table("mob")
            await friend.command(table, "sit")
            await host.command(table, "start")
            await host.dial()
            await friend.dial()
            await asyncio.gather(host.enter(table), friend.enter(table))
            answer = await host.command(table, "seat", seat=1, kind="bot", level="wanderer")
            assert code_of(answer) == "not_yet"
            assert code_of(await late.command(table, "sit", seat=1)) == "seat_taken"
            await friend.hang_up()
            for kind in ("open", "bot"):
                answer = await host.command(table, "seat", seat=1, kind=kind)
                assert code_of(answer) == {"open": "seat_in_play", "bot": "not_yet"}[kind]
            assert code_of(await late.command(table, "sit", seat=1)) == "seat_taken"

    asyncio.run(play())


def test_unstarted_tables_expire_after_a_day(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_app(tmp_path) as (app, port), Player(port) as nora:
            assert app.house is not None
            table = await nora.new_table("moo")
            assert await expire(app.house.store, app.house.desk, 24 * 3600.0) == 0
            assert await expire(app.house.store, app.house.desk, -1.0) == 1
            await nora.dial()
            assert (await nora.watch(table))["meta"]["status"] == "closed"

    asyncio.run(play())


def test_sleeping_tables_leave_memory_and_wake_on_demand(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_app(tmp_path) as (app, port), Player(port) as nora:
            assert app.house is not None
            table = await nora.new_table("mbb")
            await nora.dial()
            before = await nora.enter(table)
            await nora.hang_up()
            for _ in range(400):
                await asyncio.sleep(0.02)
                if app.house.tables.sleep_idle(0.0) == 0:
                    break
            assert app.house.tables.sleep_idle(0.0) == 0
            await nora.dial()
            after = await nora.look(table)
            assert after["view"]["stage"] == before["view"]["stage"]
            assert after["asks"][0]["id"] == before["asks"][0]["id"]

    asyncio.run(play())
