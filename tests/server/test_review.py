"""Reviews over HTTP: only of finished games, piece by piece, kept, and never more than may be known."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import funduk
from funduk.server.replays.kept_reviews import KeptReviews
from funduk.server.wire.limits import Limits
from funduk.study import review
from tests.server.player import Player
from tests.server.serving import open_app
from tests.server.test_brought_files import bring


def last_moves(moves: int = 14) -> funduk.Match:
    """A short match: the last moves of a game, from a position."""
    whole = funduk.Match(funduk.game("basari_cards"), 3, "reviewed")
    whole.play_out(["peddler", "wanderer", "peddler"])
    table = whole.start.copy()
    for number in whole.line[:-moves]:
        action = whole.entries[number].action
        assert action is not None
        whole.game.perform(table, action)
    match = funduk.Match(whole.game, seed="the end", position=table)
    match.play_out(["peddler", "wanderer", "peddler"])
    return match


async def whole_review(player: Player, number: str) -> list[dict[str, Any]]:
    """All pieces until the last one."""
    parts: list[dict[str, Any]] = []
    first = 0
    while not parts or parts[-1]["summary"] is None:
        parts.append(await player.get(f"/api/replay/{number}/review?first={first}"))
        first = parts[-1]["next"]
        assert len(parts) < 500
    return parts


def test_a_review_comes_in_pieces_and_is_kept(tmp_path: Path) -> None:
    match = last_moves()

    async def check() -> None:
        async with open_app(tmp_path) as (_, port), Player(port) as nora, Player(port) as friend:
            number = (await bring(nora, json.dumps(match.to_json())))["id"]
            told = (await whole_review(nora, number))[-1]
            expected = review(match).to_json()
            assert told["summary"]["result"] == expected["result"]
            assert [round(one, 4) for one in told["summary"]["loss"]] == expected["loss"]
            assert [round(one, 4) for one in told["summary"]["luck"]] == expected["luck"]
            last = {one["step"]: one for one in told["decisions"]}
            decided = [one for one in expected["findings"] if one["kind"] == "decision"]
            assert sorted(last) == [one["step"] for one in decided]
            for one in decided:
                said = last[one["step"]]
                assert said["verdict"] == one["verdict"]
                assert set(said["done"]) == {"de", "en"} and all(said["done"].values())
            assert len(list((tmp_path / "reviews").glob("*.json.gz"))) == 1
            again = await friend.get(f"/api/replay/{number}/review?first=0")
            assert again == told, "kept, so it comes at once and whole"

    asyncio.run(check())


def test_unfinished_and_unknown_games_are_not_reviewed(tmp_path: Path) -> None:
    running = funduk.Match(funduk.game("basari_cards"), 3, "running")

    async def check() -> None:
        async with open_app(tmp_path) as (_, port), Player(port) as nora:
            number = (await bring(nora, json.dumps(running.to_json())))["id"]
            path = f"/api/replay/{number}/review"
            told = (await nora.http.get(path)).json()
            assert told["error"]["code"] == "bad_match"
            unknown = (await nora.http.get("/api/replay/file-nothing/review")).json()
            assert unknown["error"]["code"] == "unknown_replay"

    asyncio.run(check())


def test_one_person_cannot_review_without_end(tmp_path: Path) -> None:
    limits = Limits(study=(0.001, 30.0))

    async def check() -> None:
        async with open_app(tmp_path, limits=limits) as (_, port), Player(port) as nora:
            text = json.dumps(last_moves(30).to_json())
            number = (await bring(nora, text))["id"]
            path = f"/api/replay/{number}/review"
            assert "error" not in (await nora.http.get(path)).json()
            told = (await nora.http.get(path)).json()
            assert told["error"]["code"] == "too_fast"
            head = (await nora.http.get(f"/api/replay/{number}")).json()
            assert head["steps"], "everything else goes on"

    asyncio.run(check())


def test_kept_reviews_are_bounded_and_whole(tmp_path: Path) -> None:
    kept = KeptReviews(tmp_path / "reviews", most=3)
    for number in range(6):
        kept.put(f"match {number}", b'{"review": %d}' % number)
    assert len(list((tmp_path / "reviews").iterdir())) == 3
    assert kept.get("match 5") == b'{"review": 5}'
    assert kept.get("match 0") is None
    for path in (tmp_path / "reviews").iterdir():
        path.write_bytes(b"broken")
    assert kept.get("match 5") is None
