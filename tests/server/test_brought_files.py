"""Match files from elsewhere: judged by the rules, kept for a day, bounded in every way."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

import funduk
from funduk.server.replays.uploads import Upload, Uploads
from funduk.server.wire.limits import MATCH_FILE, Limits
from tests.server.player import Player
from tests.server.serving import open_app


def finished(game: str = "basari_cards", seats: int = 3) -> funduk.Match:
    match = funduk.Match(funduk.game(game), seats, "brought along")
    match.play_out(["wanderer"] * seats)
    return match


async def bring(player: Player, text: str | bytes) -> Any:
    headers = {"Origin": player.origin, "Content-Type": "application/json"}
    return (await player.http.post("/api/replay", content=text, headers=headers)).json()


def test_a_file_is_brought_checked_and_replayed_by_anybody_with_the_link(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (_, port), Player(port) as nora, Player(port) as friend:
            for match in (finished(), finished("sandsturm", 4)):
                for text in (json.dumps(match.to_json()), match.to_text()):
                    number = (await bring(nora, text))["id"]
                    head = await friend.get(f"/api/replay/{number}")
                    assert head["steps"] == len(match.line)
                    assert head["dice"]["problems"] == []
                    assert head["dice"]["numbers"] == match.nth
                    assert 23 * 3600 < head["until"] - time.time() <= 24 * 3600
                    assert "result" not in head
                    assert "winners" not in json.dumps(head)
                    frames = (
                        await friend.get(f"/api/replay/{number}/frames?seat=1&first=5&count=3")
                    )["frames"]
                    assert [frame["step"] for frame in frames] == [5, 6, 7]
                    assert frames[0]["view"]["seat"] == 1
                    dice = await friend.get(f"/api/replay/{number}/dice")
                    assert dice["over"]
                    assert sum(len(draw["indices"]) for draw in dice["draws"]) == match.nth
                    assert await friend.get(f"/api/replay/{number}/match") == match.to_json()

    asyncio.run(check())


def spoiled() -> dict[str, tuple[str | bytes, str]]:
    whole = finished().to_json()
    entries = whole["entries"]
    bad_move = [*entries[:6], "0 choose D", *entries[7:]]
    seen = finished().to_json(0)
    other_set = {**whole, "set": {**whole["set"], "card": whole["set"]["card"][:3]}}
    return {
        "nothing": ("", "match file"),
        "not JSON": ("{", "not complete JSON"),
        "not a match": ('{"a": 1}', "not a match file"),
        "cut off": (json.dumps({**whole, "entries": entries[:-1]}), "scores"),
        "an illegal move": (json.dumps({**whole, "entries": bad_move}), "entry"),
        "one seat's file": (json.dumps(seen), "one seat saw"),
        "another game": (json.dumps({**whole, "game": "chess"}), "chess"),
        "a broken set": (json.dumps(other_set), "card"),
        "too deep": ("[" * 100_000, "match file"),
        "deep JSON": ('{"funduk":1,"set":' + "[" * 90_000, "nested"),
        "not text": (b"\xff\xfe{", "UTF-8"),
        "too long": (json.dumps({**whole, "entries": ["0 takeback 1"] * 7000}), "entries"),
    }


def test_what_the_rules_do_not_allow_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port), Player(port) as nora:
            for name, (text, why) in spoiled().items():
                answer = await bring(nora, text)
                assert answer["error"]["code"] == "bad_match", f"{name}: {answer}"
                assert why in answer["error"]["args"]["why"], f"{name}: {answer}"
            large = await bring(nora, " " * (MATCH_FILE + 1))
            assert large["error"]["code"] == "too_large"
            assert app.replays is not None
            assert not app.replays.uploads.folder.exists(), "nothing refused is kept"
            assert "id" in await bring(nora, json.dumps(finished().to_json()))

    asyncio.run(check())


def test_dice_that_do_not_follow_from_the_seeds_are_told(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (_, port), Player(port) as nora:
            file = finished().to_json()
            file["dice"]["seed"] = "00" * 32
            head = await nora.get(f"/api/replay/{(await bring(nora, json.dumps(file)))['id']}")
            assert head["dice"]["problems"]

    asyncio.run(check())


def test_unknown_replays_are_not_found(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (_, port), Player(port) as nora:
            for number in ("file-" + "A" * 22, "file-../../lock", "file-", "x", "A" * 22):
                answer = await nora.get(f"/api/replay/{number}")
                assert answer["error"]["code"] in (
                    "unknown_replay",
                    "unknown_table",
                    "unknown_page",
                )

    asyncio.run(check())


def test_files_go_after_a_day_and_the_oldest_make_room(tmp_path: Path) -> None:
    kept = Uploads(tmp_path / "uploads", life=100.0, most=3)
    numbers = []
    for place in range(5):
        numbers.append(kept.put(Upload(f"file {place}", None)))
        path = tmp_path / "uploads" / f"{numbers[-1]}.json.gz"
        os.utime(path, (time.time() - 50 + place, time.time() - 50 + place))
    assert [kept.get(number) is not None for number in numbers] == [False, False, True, True, True]
    oldest = tmp_path / "uploads" / f"{numbers[2]}.json.gz"
    os.utime(oldest, (time.time() - 101, time.time() - 101))
    assert kept.get(numbers[2]) is None
    kept.sweep()
    assert not oldest.exists()
    assert len(list((tmp_path / "uploads").iterdir())) == 2


def test_bringing_files_is_limited_per_address(tmp_path: Path) -> None:
    async def check() -> None:
        limits = Limits(files_rate=0.001, files_burst=2)
        async with open_app(tmp_path, limits=limits) as (_, port), Player(port) as nora:
            codes = [(await bring(nora, "{"))["error"]["code"] for _ in range(3)]
            assert codes == ["bad_match", "bad_match", "too_fast"]

    asyncio.run(check())
