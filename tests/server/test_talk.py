"""PROMISES 20: chat is safe, durable and in order; who may hear it; silence under SM-18; mute and block."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from funduk.server.people import identity, typed_text
from funduk.server.tables import answers
from funduk.server.wire.limits import Limits
from tests.server.haggling import everything_heard
from tests.server.player import Player
from tests.server.seated import all_are_there, house_of, player_for, put_table
from tests.server.serving import GENEROUS_LIMITS, open_app

HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}} ${7*7} #{7*7}",
    '"}],"type":"snapshot","meta":{',
    "'; DROP TABLE chat; --",
    "abc\u202edcba\u202c",
    "\u2066isolated\u2069",
    "zero\u200bwidth\u200d\u200c\ufeff",
    "tag\U000e0041\U000e007f",
    "line\nbreak\r\nand\ttab\x00\x1b[31m",
    "para\u2029graph\u2028",
    "soft\u00adhyphen",
    "Z" + "\u0300" * 200 + "algo",
    "\u115f\u3164blank\u2800",
    "private\ue000use",
]


@pytest.mark.parametrize("typed", HOSTILE)
def test_whatever_is_said_is_one_plain_line(typed: str) -> None:
    line = typed_text.clean_line(typed)
    assert line is not None
    assert line == unicodedata.normalize("NFC", line)
    assert "  " not in line
    for sign in line:
        assert unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"), repr(
            sign
        )
        assert unicodedata.bidirectional(sign) not in (
            "RLE",
            "LRE",
            "RLO",
            "LRO",
            "RLI",
            "LRI",
            "FSI",
        )
    assert len(line) <= typed_text.LONGEST


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u200b\u200d", "\u202e", "x" * 301, "x" * 2000, "bad\ud800half"]
)
def test_what_is_no_line_is_refused(typed: str) -> None:
    assert typed_text.clean_line(typed) is None


@pytest.mark.parametrize(
    "typed", ["Grüße!", "3 blaue für 1 rote? 🙂", "שלום", "你好", "a < b && c > d"]
)
def test_honest_lines_are_kept(typed: str) -> None:
    assert typed_text.clean_line(typed) == typed


async def line_heard(player: Player) -> dict[str, Any]:
    return dict((await player.hear_until("chat"))["line"])


def test_seats_talk_and_spectators_hear_nothing_until_the_host_allows_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            guests = [identity.fresh_id() for _ in range(3)]
            table = await put_table(house_of(app), guests)
            number = table.state.id
            nora, ben, _ = people = [player_for(app, port, guest) for guest in guests]
            watcher = player_for(app, port)
            for player in (*people, watcher):
                await player.dial()
                await player.watch(number)
            await all_are_there(table)
            await everything_heard(watcher)
            assert await nora.command(number, "say", text=" Hello\u202e  Ben ") == {"n": 1}
            said = await line_heard(ben)
            assert (said["n"], said["seat"], said["name"], said["text"]) == (
                1,
                0,
                "Person 0",
                "Hello Ben",
            )
            assert nora.guest not in json.dumps(said)
            assert await everything_heard(watcher) == []
            assert (await watcher.look(number))["chat"] == []
            assert (await watcher.get(f"/api/tables/{number}/chat"))["lines"] == []
            refused = await watcher.command(number, "say", text="me too")
            assert refused["error"]["code"] == "not_your_seat"
            assert (await ben.command(number, "options", talk="all"))["error"]["code"] == "not_host"
            assert await nora.command(number, "options", talk="all") == {}
            told = await watcher.hear_until("snapshot")
            assert told["chat"][0]["text"] == "Hello Ben", (
                "who may read now gets what was said before"
            )
            assert await watcher.command(number, "say", text="thanks") == {"n": 2}
            said = await line_heard(ben)
            assert (said["seat"], said["text"]) == (None, "thanks")
            match = (await nora.http.get(f"/api/tables/{number}/match")).text
            assert "Hello" not in match
            for player in (*people, watcher):
                await player.__aexit__()

    asyncio.run(check())


def test_lines_are_durable_numbered_and_paged(tmp_path: Path) -> None:
    guests = [identity.fresh_id() for _ in range(3)]

    async def before() -> str:
        async with open_app(tmp_path) as (app, port):
            table = await put_table(house_of(app), guests)
            people = [player_for(app, port, guest) for guest in guests]
            for n in range(120):
                assert await people[n % 3].command(table.state.id, "say", text=f"line {n + 1}") == {
                    "n": n + 1
                }
            for player in people:
                await player.__aexit__()
            return table.state.id

    async def after(number: str) -> None:
        async with open_app(tmp_path) as (app, port), player_for(app, port, guests[0]) as nora:
            await nora.dial()
            snapshot = await nora.look(number)
            assert [line["n"] for line in snapshot["chat"]] == list(range(81, 121))
            page = await nora.get(f"/api/tables/{number}/chat?before=81")
            assert [line["text"] for line in page["lines"]] == [f"line {n}" for n in range(31, 81)]
            assert page["more"]
            page = await nora.get(f"/api/tables/{number}/chat?before=31")
            assert (len(page["lines"]), page["more"]) == (30, False)
            page = await nora.get(f"/api/tables/{number}/chat?before=99999999999999999999x")
            assert page["lines"][-1]["n"] == 120
            assert await nora.command(number, "say", text="again") == {"n": 121}

    asyncio.run(after(asyncio.run(before())))


def test_nobody_comments_while_a_proposal_is_open(tmp_path: Path) -> None:
    """SM-18: no haggling and no comment; before and after it the table may talk."""

    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            house = house_of(app)
            guests = [identity.fresh_id() for _ in range(3)]
            table = await put_table(house, guests, "schwarzmarkt")
            match = table.match
            assert match is not None
            async with player_for(app, port, guests[0]) as nora:
                before = after = closed = 0
                for _ in range(400):
                    ask = match.asks[0]
                    answer = await nora.command(table.state.id, "say", text="nice offer")
                    if match.table.proposal is None:  # type: ignore[attr-defined]
                        assert "n" in answer
                        before, after = before + (not closed), after + bool(closed)
                    else:
                        error = answer["error"]
                        assert (error["code"], error["args"]["clause"]) == ("chat_closed", "SM-18")
                        closed += 1
                    if closed > 2 and after:
                        break
                    moves = match.game.moves(match.table, ask)
                    proposals = (move for move in moves if move.verb() == "propose")
                    action = next(proposals, None) or match.game.default(match.view(ask.seat), ask)
                    async with house.tables.at(table.state.id):
                        await answers.perform(house.desk, table, action)
                assert min(before, closed, after) > 0

    asyncio.run(check())


def test_a_chatterbox_is_slowed_down(tmp_path: Path) -> None:
    async def check() -> None:
        limits = Limits(address_rate=1000.0, address_burst=1000.0, talk_rate=0.001)
        async with open_app(tmp_path, limits=limits) as (app, port):
            guests = [identity.fresh_id() for _ in range(3)]
            table = await put_table(house_of(app), guests)
            async with (
                player_for(app, port, guests[0]) as nora,
                player_for(app, port, guests[1]) as ben,
            ):
                answers = [
                    await nora.command(table.state.id, "say", text="spam") for _ in range(14)
                ]
                refused = [answer for answer in answers if "error" in answer]
                assert answers[-4:] == refused
                assert {answer["error"]["code"] for answer in refused} == {"too_fast"}
                assert "n" in await ben.command(table.state.id, "say", text="hello"), (
                    "others may still talk"
                )

    asyncio.run(check())


def test_muting_is_mine_alone_and_lasts(tmp_path: Path) -> None:
    guests = [identity.fresh_id() for _ in range(3)]

    async def before() -> str:
        async with open_app(tmp_path) as (app, port):
            table = await put_table(house_of(app), guests)
            number = table.state.id
            nora, ben, _ = people = [player_for(app, port, guest) for guest in guests]
            await ben.command(number, "say", text="something rude")
            for bad in ({"how": "mute"}, {"how": "mute", "seat": 9}, {"how": "mute", "line": 7}):
                assert (await nora.command(number, "shun", **bad))["error"][
                    "code"
                ] == "unknown_person"
            assert (await nora.command(number, "shun", how="mute", seat=0))["error"][
                "code"
            ] == "not_yourself"
            who = (await nora.command(number, "shun", how="mute", line=1))["who"]
            mine = await nora.get(f"/api/tables/{number}/chat")
            assert mine == {"lines": [], "more": False, "first": 1, "hidden": [who]}
            for player in people[1:]:
                page = await player.get(f"/api/tables/{number}/chat")
                assert (len(page["lines"]), page["hidden"]) == (1, [])
            for player in people:
                await player.__aexit__()
            return number

    async def after(number: str) -> None:
        async with (
            open_app(tmp_path) as (app, port),
            player_for(app, port, guests[0]) as nora,
            player_for(app, port, guests[1]) as ben,
        ):
            assert (await nora.get(f"/api/tables/{number}/chat"))["lines"] == []
            (muted,) = (await nora.get("/api/shunned"))["people"]
            assert (muted["name"], muted["how"]) == ("Person 1", "mute")
            assert guests[1] not in json.dumps(muted)
            assert (await ben.get("/api/shunned"))["people"] == []
            stranger = await ben.post("/api/shunned", {"who": muted["who"], "how": "none"})
            assert stranger["error"]["code"] == "unknown_person", "only one's own list"
            assert await nora.post("/api/shunned", {"who": muted["who"], "how": "none"}) == {
                "people": []
            }
            assert len((await nora.get(f"/api/tables/{number}/chat"))["lines"]) == 1

    asyncio.run(after(asyncio.run(before())))


def test_who_is_blocked_cannot_sit_down_with_me(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, limits=GENEROUS_LIMITS) as (app, port):
            nora, ben, eve = [player_for(app, port) for _ in range(3)]
            meeting = await put_table(house_of(app), [nora.guest, eve.guest, ben.guest])
            await nora.command(meeting.state.id, "shun", how="block", seat=1)
            hers = await nora.new_table("moo", start=False)
            public = await ben.new_table("moo", start=False, visibility="public")
            private = await ben.new_table("moo", start=False)
            assert (await eve.command(hers, "sit"))["error"]["code"] == "not_welcome"
            assert await nora.command(public, "sit") == {}
            assert (await eve.command(public, "sit"))["error"]["code"] == "not_welcome"
            assert public not in [card["id"] for card in (await eve.get("/api/tables"))["tables"]]
            eves = await eve.new_table("moo", start=False, visibility="public")
            assert (await nora.command(eves, "sit"))["error"]["code"] == "blocked_here"
            assert eves not in [card["id"] for card in (await nora.get("/api/tables"))["tables"]]
            assert eves in [card["id"] for card in (await ben.get("/api/tables"))["tables"]]
            assert await nora.command(private, "sit") == {}
            assert await eve.command(private, "sit") == {}, (
                "who is invited by somebody else may come"
            )
            (blocked,) = (await nora.get("/api/shunned"))["people"]
            await nora.post("/api/shunned", {"who": blocked["who"], "how": "mute"})
            assert await eve.command(hers, "sit") == {}, "muted is not blocked"
            for player in (nora, ben, eve):
                await player.__aexit__()

    asyncio.run(check())


def test_a_spectator_cannot_take_a_seated_name(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            table = await put_table(house_of(app), [identity.fresh_id() for _ in range(3)])
            table.state.seats[0].name = "Nora"
            table.state.talk = "all"
            number = table.state.id
            async with player_for(app, port) as stranger:
                await stranger.post("/api/me", {"name": "N0ra"})
                await stranger.command(number, "say", text="I am Nora")
                (line,) = (await stranger.get(f"/api/tables/{number}/chat"))["lines"]
                assert line["name"] == "N0ra (2)"
                assert line["seat"] is None

    asyncio.run(check())
