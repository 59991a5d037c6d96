"""Bots think elsewhere: the server goes on meanwhile, and a lost thinker is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path

import msgspec
import pytest

import funduk
from funduk.core.dice import FastDice
from funduk.server.tables.bot_workers import Question, Thinkers, ThinkingFailed
from tests.server.player import Player, play_to_the_end
from tests.server.seated import house_of
from tests.server.serving import open_app

GAME = funduk.game("basari_cards")


def question(match: funduk.Match, level: str = "peddler") -> Question:
    ask = match.asks[0]
    components = msgspec.json.encode(GAME.components.content)
    return Question(
        GAME.name, components, level, ask, 7, match.view(ask.seat), lambda: match.history(ask.seat)
    )


def test_the_same_history_view_and_dice_give_the_same_decision() -> None:
    async def check() -> None:
        match = funduk.Match(GAME, seats=4, seed="thinking")
        thinkers = Thinkers(1)
        for level in ("wanderer", "peddler", "merchant"):
            one = await thinkers.think(question(match, level))
            await thinkers.close()
            thinkers = Thinkers(1)
            other = await thinkers.think(question(match, level))
            assert one == other
            assert GAME.refusal(match.table, GAME.action_from_json(one)) is None
        await thinkers.close()

    asyncio.run(check())


def test_only_what_the_seat_may_know_leaves_the_server() -> None:
    """A table imagined from the seat's view sends the thinker the very same line."""
    match = funduk.Match(GAME, seats=4, seed="secret")
    for seat in (1, 2, 3):
        match.play(GAME.parse(f"{seat} choose {'ABC'[seat - 1]}"))
    line = question(match).line(with_history=False)
    real = match.table
    match.table = GAME.imagine(match.view(0), FastDice(3))
    assert GAME.dump(match.table) != GAME.dump(real)
    assert question(match).line(with_history=False) == line
    history = json.loads(question(match).line(with_history=True))["history"]
    chosen = [record for record in history if record.get("verb") == "choose"]
    assert len(chosen) == 3
    assert all(record["hidden"] for record in chosen)


def test_an_unknown_bot_and_a_killed_thinker_fail_and_the_next_one_answers() -> None:
    async def check() -> None:
        match = funduk.Match(GAME, seats=4, seed="killed")
        thinkers = Thinkers(1)
        with pytest.raises(ThinkingFailed):
            await thinkers.think(question(match, "nobody"))
        process = next(iter(thinkers._processes))
        os.kill(process.pid, signal.SIGSTOP)
        waiting = asyncio.create_task(thinkers.think(question(match)))
        await asyncio.sleep(0.2)
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(ThinkingFailed):
            await waiting
        assert (await thinkers.think(question(match)))["verb"] == "choose"
        assert thinkers.started == 2
        await thinkers.close()

    asyncio.run(check())


def test_a_stuck_thinker_is_given_up() -> None:
    async def check() -> None:
        match = funduk.Match(GAME, seats=4, seed="stuck")
        thinkers = Thinkers(1, patience=0.5)
        thinkers.patience = 30.0
        await thinkers.think(question(match))
        thinkers.patience = 0.5
        os.kill(next(iter(thinkers._processes)).pid, signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await thinkers.think(question(match))
        thinkers.patience = 30.0
        assert (await thinkers.think(question(match)))["verb"] == "choose"
        await thinkers.close()

    asyncio.run(check())


def test_a_game_goes_on_by_the_rules_defaults_when_no_bot_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port), Player(port) as nora:
            house = house_of(app)

            async def silent(question: Question, whose: str, watched: bool) -> None:
                raise ThinkingFailed("planted")

            monkeypatch.setattr(house.thinkers, "think", silent)
            table = await nora.new_table("mbb")
            await nora.dial()
            meta = await play_to_the_end(nora, table, await nora.enter(table))
            assert meta["result"] is not None

    asyncio.run(check())
