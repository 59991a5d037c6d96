"""What 877acc4 wrote opens, plays on, replays and verifies, whatever has changed since.

See README.md beside this file: nothing in this folder is ever written anew.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import funduk
from tests.kept import visiting
from tests.kept.visiting import browser, missing
from tests.server.player import Player

SUMS = visiting.HERE / "SHA256SUMS"
FORMAT = "funduk"
FRAMES = 20
KEPT: dict[str, Any] = visiting.unpacked(visiting.EXPECTED)
TABLES: list[dict[str, Any]] = KEPT["tables"]
RUNNING = [one for one in TABLES if not one["over"]]
OVER = [one for one in TABLES if one["over"]]
MATCH_FILES = sorted(visiting.MATCHES.glob("*.json"))
Deed = Callable[[Any, int], Coroutine[Any, Any, None]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with the kept database in it."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "funduk.sqlite").write_bytes(gzip.decompress(visiting.DATABASE.read_bytes()))
    return folder


def in_the_house(data: Path, deed: Deed) -> None:
    """Opens the kept database with the server of today and does something there."""

    async def run() -> None:
        async with visiting.visited(data) as (house, port):
            await deed(house, port)

    asyncio.run(run())


def visitors(one: dict[str, Any]) -> dict[str, str | None]:
    """The people of a table, by seat, with their cookies; and a stranger."""
    cookies = {seat: KEPT["cookies"][place] for seat, place in one["people"].items()}
    return {**cookies, "nobody": None}


def named(one: dict[str, Any]) -> str:
    return f"{one['game']} with {one['seats']} seats ({one['id']})"


def lost_in_file(kept: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What a match file no longer says; its format's number may only grow."""
    assert now[FORMAT] >= kept[FORMAT]
    return missing({**kept, FORMAT: 0}, {**now, FORMAT: 0})


async def everybody_back(port: int, one: dict[str, Any]) -> dict[int, Player]:
    """Browsers of all people of a table, on the line and watching it."""
    cookies = visitors(one)
    people = {int(seat): browser(port, cookies[seat]) for seat in one["people"]}
    for player in people.values():
        await player.dial()
    return people


async def part(people: dict[int, Player]) -> None:
    await asyncio.gather(*(player.__aexit__() for player in people.values()))


def test_nothing_kept_was_edited() -> None:
    """The sums were taken when the files were written; no file is missing and none was added."""
    told = [line.split("  ") for line in SUMS.read_text().splitlines()]
    packed = [visiting.DATABASE, visiting.EXPECTED]
    files = sorted([*packed, *MATCH_FILES, *visiting.SEEN.glob("*")])
    found = [
        [hashlib.sha256(path.read_bytes()).hexdigest(), path.relative_to(visiting.HERE).as_posix()]
        for path in files
    ]
    assert found == told, "a new format needs a reader for the old, not new files here"


def test_a_running_and_a_finished_table_of_each_game_and_size() -> None:
    for some in (RUNNING, OVER):
        there = {(one["game"], one["seats"]) for one in some}
        trades = {
            (one["seats"], one["options"].get("trade")) for one in some if "trade" in one["options"]
        }
        assert there == {
            *(("basari", seats) for seats in (3, 4)),
            *(("basari_cards", seats) for seats in (3, 4, 5)),
            *(("sandsturm", seats) for seats in (4, 5, 6)),
            *(("schwarzmarkt", seats) for seats in (3, 4, 5, 6)),
        }
        assert {seats for seats, trade in trades if trade == "wild"} == {3, 4, 5, 6}
        assert {seats for seats, trade in trades if trade == "ordered"} >= {3, 4, 5}
    extras = {extra for one in TABLES for extra in one["extras"]}
    assert extras >= {
        "chat",
        "order",
        "takeback_wish",
        "refused",
        "leave",
        "late",
        "guided",
        "rematch",
    }
    assert any(one["takebacks"] for one in RUNNING) and any(one["takebacks"] for one in OVER)
    assert any(one["inside"]["committed"] for one in RUNNING), "a sealed choice waits for others"
    assert any(one["inside"]["clock"] for one in RUNNING)


def test_every_table_says_what_it_said(data: Path) -> None:
    """To everybody who sat there, to a stranger, and inside, where all secrets are."""

    async def check(house: Any, port: int) -> None:
        for one in TABLES:
            number = one["id"]
            for who, cookie in visitors(one).items():
                now = await visiting.look(port, number, cookie)
                kept = one["shown"][who]
                if kept["may_take_back"] == "alone":  # since then other people are always asked
                    assert now.pop("may_take_back") in ("alone", "ask")
                    kept = {name: told for name, told in kept.items() if name != "may_take_back"}
                assert not missing(kept, now), f"{named(one)}, shown to {who}"
            inside = json.loads(json.dumps(await visiting.insides(house, number)))
            assert not missing(one["inside"], inside), named(one)
            for name in one.get("seen", []):
                kept = json.loads((visiting.SEEN / name).read_text("utf-8"))
                given = await visiting.match_of(house, number, kept["seat"])
                assert not lost_in_file(kept, given), name

    in_the_house(data, check)


def test_running_tables_play_on_to_the_end(data: Path) -> None:
    """People answer over their sockets, bots for themselves; the whole match then verifies."""

    async def finish(house: Any, port: int, one: dict[str, Any]) -> None:
        number = one["id"]
        before = await visiting.match_of(house, number)
        assert not lost_in_file(one["match"], before), named(one)
        people = await everybody_back(port, one)
        await check_answers_are_remembered(people, one)
        assert await visiting.match_of(house, number) == before
        left = [seat for seat in people if one["shown"][str(seat)]["meta"]["seats"][seat]["away"]]
        for seat in left:
            assert await people[seat].command(number, "sit") == {}
        moves = await visiting.play_on(house, number, people)
        assert moves, f"{named(one)}: nobody was asked anything more"
        file = await people[min(people)].get(f"/api/tables/{number}/match")
        assert file["entries"][: len(before["entries"])] == before["entries"], named(one)
        assert len(file["entries"]) >= len(before["entries"]) + len(moves)
        report = funduk.verify(file)
        assert report.ok, (named(one), report.problems)
        assert funduk.Match.from_json(file).scores == file["scores"] is not None
        shown = await visiting.look(port, number, None)
        assert shown["meta"]["status"] == "over"
        assert shown["meta"]["result"]["scores"] == file["scores"]
        assert shown["order"] is None
        await part(people)

    async def check(house: Any, port: int) -> None:
        await asyncio.gather(*(finish(house, port, one) for one in RUNNING))

    in_the_house(data, check)


async def check_answers_are_remembered(people: dict[int, Player], one: dict[str, Any]) -> None:
    """A move that was sent before is answered as it was then, and not played again."""
    for seat, move_id in one["moves"]:
        await people[seat].move(one["id"], {"id": [seat, 0]}, {"nonsense": 2}, move_id)
        reply = await people[seat].hear_until("ok", "refused", "stale")
        assert (reply["type"], reply["move_id"]) == ("ok", move_id), named(one)
    refused = one.get("refused")
    if refused is not None:
        player = people[refused["seat"]]
        await player.move(one["id"], {"id": refused["ask"]}, {"nonsense": 2}, refused["id"])
        reply = await player.hear_until("ok", "refused", "stale")
        assert not missing(refused["reply"], reply), named(one)


def test_finished_tables_give_out_the_same_match(data: Path) -> None:
    """The file, the opened dice, and the replay step by step."""

    async def check(house: Any, port: int) -> None:
        async with Player(port) as stranger:
            for one in OVER:
                number = one["id"]
                kept = json.loads((visiting.MATCHES / one["file"]).read_text("utf-8"))
                assert not lost_in_file(kept, await stranger.get(f"/api/tables/{number}/match"))
                assert not lost_in_file(kept, await stranger.get(f"/api/replay/{number}/match"))
                dice = await stranger.get(f"/api/replay/{number}/dice")
                assert (dice["commitment"], dice["seed"]) == (
                    kept["dice"]["commitment"],
                    kept["dice"]["seed"],
                )
                head = await stranger.get(f"/api/replay/{number}")
                assert (head["game"], head["over"]) == (one["game"], True)
                last = max(0, head["steps"] - FRAMES)
                asked = f"/api/replay/{number}/frames?open=1&first={last}&count={FRAMES}"
                frames = (await stranger.get(asked))["frames"]
                assert len(frames) == head["steps"] - last
                if "rematch" in one:
                    again = await visiting.look(port, one["rematch"], None)
                    assert again["meta"]["game"] == one["game"]

    in_the_house(data, check)


def test_people_find_what_was_theirs(data: Path) -> None:
    """Names, tables, wishes, whom they muted, and a lobby that somebody joins by its code."""

    async def check(house: Any, port: int) -> None:
        nora, tom = (browser(port, KEPT["cookies"][place]) for place in (0, 1))
        assert (await nora.get("/api/me"))["name"] == "Nora"
        mine = {card["id"] for card in (await nora.get("/api/mine"))["tables"]}
        assert mine >= {one["id"] for one in RUNNING if 0 in one["people"].values()}
        assert not missing(KEPT["notify"], await nora.get("/api/notify"))
        assert not missing(KEPT["shunned"], await nora.get("/api/shunned"))
        exported = await nora.get("/api/me/export")
        owned = {one["id"] for one in TABLES if 0 in one["people"].values()}
        assert {table["id"] for table in exported["tables"]} >= owned
        lobby = KEPT["lobby"]
        joined = await tom.post("/api/join", {"code": lobby["code"]})
        assert joined["id"] == lobby["id"], joined
        assert await tom.command(lobby["id"], "sit") == {}
        assert await nora.command(lobby["id"], "start") == {}
        people = {0: nora, 1: tom}
        await asyncio.gather(*(player.dial() for player in people.values()))
        await asyncio.gather(*(player.enter(lobby["id"]) for player in people.values()))
        await visiting.play_on(house, lobby["id"], people)
        assert funduk.verify(await nora.get(f"/api/tables/{lobby['id']}/match")).ok
        await part(people)

    in_the_house(data, check)


@pytest.mark.parametrize("path", MATCH_FILES, ids=lambda path: path.stem)
def test_match_files_replay_and_verify(path: Path) -> None:
    """Step by step to the same scores, every roll recomputed, and written again as they were."""
    text = path.read_text("utf-8")
    kept = json.loads(text)
    match = funduk.Match.from_json(text)
    assert match.over
    assert (match.scores, match.winners) == (kept["scores"], kept["winners"])
    report = funduk.verify(kept)
    assert report.ok, report.problems
    assert report.draws > 0
    assert not lost_in_file(kept, json.loads(json.dumps(match.to_json())))
    again = funduk.Match.from_json(match.to_text())
    assert [*again.to_json()["entries"]] == kept["entries"]


@pytest.mark.parametrize("path", sorted(visiting.SEEN.glob("*.json")), ids=lambda path: path.stem)
def test_what_one_seat_saw_is_no_full_match(path: Path) -> None:
    """It is refused as it was, and never holds the seed."""
    kept = json.loads(path.read_text("utf-8"))
    assert set(kept["dice"]) == {"commitment"}
    with pytest.raises(funduk.Unreadable, match="what one seat saw"):
        funduk.Match.from_json(kept)


def test_a_forged_file_is_found_out() -> None:
    """What is kept would not verify with one roll changed: these tests can fail."""
    kept = json.loads(MATCH_FILES[0].read_text("utf-8"))
    seed = kept["dice"]["seed"]
    kept["dice"]["seed"] = ("0" if seed[0] != "0" else "1") + seed[1:]
    assert not funduk.verify(kept).ok


def test_comparing_welcomes_new_fields_and_nothing_else() -> None:
    kept = {"a": [1, {"b": None}], "c": True}
    assert missing(kept, {"a": [1, {"b": None, "new": 2}], "c": True, "more": []}) == []
    assert missing(kept, {"a": [1, {}], "c": True}) == [".a[1].b is gone"]
    assert missing(kept, {"a": [1], "c": True})
    assert missing(kept, {"a": [1, {"b": 0}], "c": True})
    assert missing(kept, {"a": [1, {"b": None}], "c": 1}), "a flag is no number"
