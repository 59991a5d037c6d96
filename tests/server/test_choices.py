"""An answer can be spelt step by step by somebody who knows no rule."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import funduk
from tests.server.player import Player
from tests.server.serving import Server


def over(message: dict[str, Any]) -> bool:
    return bool((message.get("meta") or {}).get("status") == "over")


async def spell(nora: Player, table: str, nth: int, lot: random.Random) -> dict[str, Any]:
    """Any choice, until an action stands there."""
    path: list[int] = []
    before = None
    while True:
        written = ".".join(map(str, path))
        told = await nora.get(f"/api/tables/{table}/choices?nth={nth}&path={written}")
        assert told["path"] == path, told
        if told["action"] is not None:
            assert told["choices"] == []
            action: dict[str, Any] = told["action"]
            return action
        counts = [int(one["count"]) for one in told["choices"]]
        assert all(count > 0 for count in counts)
        assert before in (None, sum(counts)), "a choice leaves as many answers as was said"
        chosen = lot.choice(told["choices"])
        before = int(chosen["count"])
        path.append(chosen["id"])


@pytest.mark.parametrize("game", funduk.GAMES)
def test_a_game_can_be_played_by_spelling_alone(server: Server, game: str) -> None:
    async def play() -> None:
        lot = random.Random(5)
        async with Player(server.port) as nora:
            seats = "m" + "b" * (funduk.game(game).seats[0] - 1)
            table = await nora.new_table(seats, game=game)
            await nora.dial()
            message = await nora.enter(table)
            for _ in range(12):
                while not message.get("asks") and not over(message):
                    message = await nora.hear_until("snapshot", "update", "table")
                if over(message):
                    return
                ask = message["asks"][0]
                action = await spell(nora, table, ask["id"][1], lot)
                await nora.move(table, ask, action)
                answer = await nora.hear_until("ok", "refused", "stale")
                assert answer["type"] == "ok", answer
                message = await nora.look(table)

    asyncio.run(play())


def test_what_cannot_be_chosen_is_refused(server: Server) -> None:
    async def ask_for_more() -> list[str]:
        async with Player(server.port) as nora, Player(server.port) as max_:
            table = await nora.new_table()
            await nora.dial()
            message = await nora.enter(table)
            while not message.get("asks"):
                message = await nora.hear_until("snapshot", "update")
            nth = message["asks"][0]["id"][1]
            place = f"/api/tables/{table}/choices"
            wrong = [
                f"{place}?nth={nth + 1}",
                f"{place}?nth={nth}&path=63",
                f"{place}?nth={nth}&path=a",
            ]
            told = [await nora.get(path) for path in wrong]
            told.append(await max_.get(f"{place}?nth={nth}"))
            return [answer["error"]["code"] for answer in told]

    assert asyncio.run(ask_for_more()) == ["not_now", "bad_message", "bad_message", "not_your_seat"]
