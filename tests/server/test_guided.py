"""A first game with a coach: the same for everybody, for one person and bots, else an ordinary game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk.server.app import App
from tests.server.player import Player, play_to_the_end
from tests.server.seated import house_of, until
from tests.server.serving import open_app

ME = {"kind": "me"}
QUESTIONS = 3
BOT = {"kind": "bot", "level": "peddler"}


def wish(game: str, **more: Any) -> dict[str, Any]:
    seats = [ME, *[BOT] * (funduk.game(game).seats[0] - 1)]
    return {"game": game, "seats": seats, "pace": "fast", "start": True, "guided": True, **more}


@pytest.mark.parametrize("game", sorted(funduk.GAMES))
def test_two_people_who_learn_see_the_same_first_questions(tmp_path: Path, game: str) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            taught = [await first_questions(app, port, wish(game)) for _ in range(2)]
            alone = [await first_questions(app, port, wish(game, guided=False)) for _ in range(2)]
        assert taught[0] == taught[1]
        assert alone[0] != alone[1], "ordinary games differ"

    asyncio.run(check())


async def first_questions(app: App, port: int, wanted: dict[str, Any]) -> list[tuple[Any, ...]]:
    """What somebody sees who gives the rules' own answers, each time when everybody waits for them."""
    async with Player(port) as nora:
        number = (await nora.post("/api/tables", wanted))["id"]
        await nora.dial()
        await nora.enter(number)
        seen = []
        table = house_of(app).tables.awake[number]
        match = table.match
        assert match is not None
        for _ in range(QUESTIONS):
            await until(lambda: [ask.seat for ask in match.asks] == [0])
            shown = await nora.look(number)
            assert shown["meta"]["guided"] == wanted["guided"]
            [ask] = shown["asks"]
            seen.append((ask["question"], ask["hints"], shown["view"]))
            await nora.move(number, ask, match.game.default(match.view(0), match.asks[0]).to_json())
            await nora.hear_until("ok")
        return seen


def test_a_guided_game_is_one_persons_and_stays_so(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (_, port), Player(port) as nora:
            for bad in (
                {"seats": [ME, {"kind": "open"}, BOT], "start": False},
                {"seats": [BOT, BOT, BOT]},
                {"start": False},
            ):
                answer = await nora.post("/api/tables", wish("basari_cards", **bad))
                assert answer["error"]["code"] == "bad_message", answer
            number = (await nora.post("/api/tables", wish("basari_cards")))["id"]
            answer = await nora.command(number, "seat", seat=1, kind="open")
            assert answer["error"]["code"] == "guided"
            dice = await nora.get(f"/api/tables/{number}/dice")
            assert dice["seed"] is None, "the seed is opened at the end, as ever"
            assert dice["people"] == []

    asyncio.run(check())


def test_its_rematch_is_an_ordinary_game(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (_, port), Player(port) as nora:
            number = (await nora.post("/api/tables", wish("basari_cards")))["id"]
            await nora.dial()
            await play_to_the_end(nora, number, await nora.enter(number))
            again = (await nora.command(number, "rematch"))["id"]
            meta = (await nora.enter(again))["meta"]
            assert not meta["guided"]
            assert meta["dice"]["phase"] == "drawn"

    asyncio.run(check())
