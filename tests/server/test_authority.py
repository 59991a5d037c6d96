"""PROMISES 14: every message kind in every role; what is refused has no effect and tells nothing."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from funduk.server.app import App
from funduk.server.people import identity
from funduk.server.tables.authority import PERMITS
from funduk.server.tables.table import Table
from tests.server.player import Player, first_move
from tests.server.seated import fingerprint, house_of, play_random, player_for, put_table
from tests.server.serving import open_app

ROLES = ("host", "player", "away", "spectator", "no cookie", "forged cookie", "former owner")
BODIES: dict[str, dict[str, Any]] = {
    "sit": {},
    "leave": {},
    "seat": {"seat": 2, "kind": "bot", "level": "wanderer"},
    "add": {},
    "drop": {},
    "options": {"pace": "human"},
    "start": {},
    "close": {},
    "rematch": {},
    "takeback": {},
    "answer": {"agree": True},
    "replace": {"seat": 2},
    "consent": {"agree": True},
    "handover": {},
    "order": {"least": {"B": 1}},
    "withdraw": {},
    "say": {"text": "hello"},
    "shun": {"how": "mute", "seat": 2},
}
OWNERS = {"host", "player", "away"}
MAY = {
    "sit": set(ROLES),
    "leave": OWNERS,
    "rematch": OWNERS,
    "handover": OWNERS,
    "takeback": {"host", "player"},
    "replace": {"host", "player"},
    "consent": OWNERS,
    "answer": {"host", "player"},
    "order": {"host", "player"},
    "withdraw": {"host", "player"},
    "say": OWNERS,
    "shun": set(ROLES),
}
"""Everything else is the host's; this list is written by hand and not taken from the code it checks."""
NO = {"not_host", "not_your_seat"}


async def roles_at(app: App, port: int, running: bool) -> tuple[Table, dict[str, Player]]:
    """A table and one browser for each role."""
    house = house_of(app)
    guests = [identity.fresh_id() for _ in range(4)]
    table = await put_table(house, guests[:3], running=running)
    host, player, away, former = [player_for(app, port, guest) for guest in guests]
    if running:
        assert await away.command(table.state.id, "leave") == {}
    code = (await player.command(table.state.id, "handover"))["code"]
    assert "id" in await former.post("/api/join", {"code": code})
    player, former = former, player
    while table.stirs():
        await asyncio.sleep(0.02)
    async with table.lock:
        pass  # the bot's answer is written
    everybody = {
        "host": host,
        "player": player,
        "away": away,
        "spectator": player_for(app, port),
        "no cookie": Player(port),
        "forged cookie": player_for(app, port, cookie=f"{guests[0]}.{'A' * 43}"),
        "former owner": former,
    }
    return table, everybody


def test_every_verb_has_a_permit_and_a_body_here(tmp_path: Path) -> None:
    async def verbs() -> set[str]:
        async with open_app(tmp_path) as (app, _):
            return set(house_of(app).commands.verbs)

    known = asyncio.run(verbs())
    assert set(BODIES) == known
    assert known | {"watch", "read", "replay", "move", "dice"} == set(PERMITS)


@pytest.mark.parametrize("running", [False, True], ids=["lobby", "running"])
def test_commands_by_role(tmp_path: Path, running: bool) -> None:
    async def check() -> int:
        refused = 0
        async with open_app(tmp_path) as (app, port):
            table, everybody = await roles_at(app, port, running)
            for verb, body in BODIES.items():
                for role, browser in everybody.items():
                    allowed = role in MAY.get(verb, {"host"})
                    if role == "away" and not running:
                        allowed = allowed or verb in (
                            "takeback",
                            "answer",
                            "order",
                            "withdraw",
                            "replace",
                        )
                    if allowed:
                        continue
                    before = fingerprint(table)
                    answer = await browser.command(table.state.id, verb, **body)
                    assert set(answer) == {"error"}, f"{role} may not {verb}: {answer}"
                    assert answer["error"]["code"] in NO, f"{role} may not {verb}: {answer}"
                    assert fingerprint(table) == before, f"{verb} by {role} had an effect"
                    refused += 1
            for verb in ("handover", "options", "takeback", "order", "withdraw", "say", "shun"):
                for role in ("host", "player", "away"):
                    if role in MAY.get(verb, {"host"}) and not (
                        role == "away" and verb == "takeback"
                    ):
                        answer = await everybody[role].command(table.state.id, verb, **BODIES[verb])
                        assert answer.get("error", {}).get("code") not in NO, (
                            f"{role} may {verb}: {answer}"
                        )
            for browser in everybody.values():
                await browser.__aexit__()
        return refused

    assert asyncio.run(check()) > 40


def test_shunning_concerns_nobody_but_oneself(tmp_path: Path) -> None:
    """Anybody may close their ears, on a list of their own; a forged cookie writes on nobody's list."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, everybody = await roles_at(app, port, running=True)
            before = fingerprint(table)
            strangers = ("spectator", "no cookie", "forged cookie")
            for role in strangers:
                browser = everybody[role]
                for bad in ({}, {"seat": 9}, {"seat": -1}, {"line": 1}):
                    answer = await browser.command(table.state.id, "shun", how="block", **bad)
                    assert answer["error"]["code"] == "unknown_person", f"{role}: {bad}"
                assert (await browser.get("/api/shunned"))["people"] == []
                assert set(await browser.command(table.state.id, "shun", how="block", seat=2)) == {
                    "who"
                }
                [shunned] = (await browser.get("/api/shunned"))["people"]
                assert (shunned["name"], shunned["how"]) == ("Person 2", "block")
            for role, browser in everybody.items():
                if role not in strangers:
                    assert (await browser.get("/api/shunned"))["people"] == [], (
                        f"on the list of {role}"
                    )
                await browser.__aexit__()
            assert fingerprint(table) == before

    asyncio.run(check())


def test_moves_and_dice_by_role(tmp_path: Path) -> None:
    """Only the seat's owner moves it, with their own connection, for their own seat."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table, everybody = await roles_at(app, port, running=True)
            number = table.state.id
            del everybody["no cookie"], everybody["forged cookie"]
            snapshots = {}
            for role, browser in everybody.items():
                await browser.dial()
                snapshots[role] = await browser.watch(number)
            assert snapshots["host"]["asks"]
            for role in ("spectator", "former owner"):
                assert snapshots[role]["seat"] is None
                assert snapshots[role]["asks"] == []
            asked = snapshots["host"]["asks"][0]
            for role in ("player", "away", "spectator", "former owner"):
                before = fingerprint(table)
                await everybody[role].move(number, asked, first_move(asked))
                answer = await everybody[role].hear_until("ok", "refused", "stale", "error")
                assert answer["type"] in ("error", "stale"), f"{role} moved for the host: {answer}"
                if answer["type"] == "stale":
                    assert answer["snapshot"]["seat"] == {"player": 1, "away": 2}[role]
                await everybody[role].say(type="dice", table=number, commit="0" * 64)
                answer = await everybody[role].hear_until("error")
                assert answer["code"] in ("not_your_seat", "not_now")
                assert fingerprint(table) == before, f"{role} had an effect"
            own = snapshots["player"]["asks"][0]
            before = fingerprint(table)
            await everybody["player"].move(number, own, first_move(asked))
            assert (await everybody["player"].hear_until("error"))["code"] == "not_your_seat"
            assert fingerprint(table) == before
            for browser in everybody.values():
                await browser.__aexit__()

    asyncio.run(check())


def test_sockets_without_a_valid_guest_hear_nothing(tmp_path: Path) -> None:
    """A socket that failed to say hello properly is subscribed to nothing and closed."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table = await put_table(house_of(app), [identity.fresh_id() for _ in range(3)])
            for cookie in (None, f"{identity.fresh_id()}.{'A' * 43}"):
                honest = player_for(app, port)
                ticket = (await honest.post("/api/ticket", {}))["ticket"]
                stranger = Player(port) if cookie is None else player_for(app, port, cookie=cookie)
                from websockets.asyncio.client import connect
                from websockets.exceptions import ConnectionClosed

                origin: Any = stranger.origin
                async with connect(
                    f"ws://127.0.0.1:{port}/ws",
                    origin=origin,
                    additional_headers={"Cookie": stranger.cookie()},
                ) as socket:
                    stranger.socket = socket
                    await stranger.say(type="hello", ticket=ticket, version=1)
                    await stranger.say(type="watch", table=table.state.id, since=None)
                    with pytest.raises(ConnectionClosed) as closed:
                        await stranger.hear()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4401
                assert not any(stream.connections for stream in table.streams.values())
                stranger.socket = None
                await honest.dial()
                await honest.__aexit__()
                await stranger.__aexit__()

    asyncio.run(check())


REPLAY_CALLS = ("", "/frames?seat=0", "/frames?seat=1", "/frames?open=1", "/dice", "/match")


def test_replays_by_role(tmp_path: Path) -> None:
    """A game that is not over is replayed to nobody, neither open nor from any seat; afterwards to all."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            for running in (False, True):
                table, everybody = await roles_at(app, port, running)
                before = fingerprint(table)
                for role, browser in everybody.items():
                    for call in REPLAY_CALLS:
                        answer = await browser.get(f"/api/replay/{table.state.id}{call}")
                        assert set(answer) == {"error"}, (
                            f"{role} got {call} of a game that is not over"
                        )
                        assert answer["error"]["code"] == "not_now"
                assert fingerprint(table) == before
            assert await everybody["away"].command(table.state.id, "sit") == {}
            lot = random.Random(3)
            while await play_random(house_of(app), table, lot):
                pass
            for role, browser in everybody.items():
                for call in REPLAY_CALLS:
                    answer = await browser.get(f"/api/replay/{table.state.id}{call}")
                    assert "error" not in answer, f"{role} may replay a finished game: {answer}"
                await browser.__aexit__()

    asyncio.run(check())
