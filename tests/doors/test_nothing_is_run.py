"""Nothing that a visitor, a table's host, a match file or a component set says is ever run or imported."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import funduk
from funduk import bots
from funduk.core.dice import FastDice
from funduk.doors import hired
from funduk.server.settings import Settings, check
from funduk.server.tables.bot_workers import Question, Thinkers, ThinkingFailed
from tests.server.player import Player, play_to_the_end
from tests.server.serving import open_app

GAME = funduk.game("basari_cards")


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module and a command that leave a mark; the test fails at its end if there is one."""
    mark = tmp_path / "mark"
    (tmp_path / "trapped.py").write_text(
        f"open({str(mark)!r}, 'w').close()\nfrom funduk import Bot as Trap\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return mark


def names(mark: Path) -> list[str]:
    """Short enough for every field; the trap's folder is where programs would start."""
    return [
        "cmd:touch mark",
        f"cmd: touch {mark.name}",
        "trapped:Trap",
        "trapped.Trap",
        "../trapped",
    ]


def test_the_marks_would_be_left(trap: Path) -> None:
    """The same names through the door for one's own bots: the tests below could fail."""
    from funduk.doors import seating

    with contextlib.suppress(TypeError):  # importing is enough, the class is abstract
        seating.bot("trapped:Trap", GAME, 0, FastDice(1))
    assert trap.exists()
    trap.unlink()
    match = funduk.Match(GAME, 3, "marks")
    match.play_out(["cmd:touch mark", "wanderer", "wanderer"])
    assert trap.exists()


def test_the_house_seats_only_its_own_bots(trap: Path) -> None:
    for name in names(trap):
        with pytest.raises(bots.UnknownBot):
            bots.bot(name, GAME, 0, FastDice(1))
    assert not trap.exists()


def test_visitors_and_hosts_cannot_name_programs(trap: Path, tmp_path: Path) -> None:
    async def check_all() -> None:
        async with open_app(tmp_path / "data") as (_, port), Player(port) as host:
            table = await host.new_table("moo")
            for name in names(trap):
                seats = [{"kind": "me"}, {"kind": "bot", "level": name}, {"kind": "open"}]
                wish = {"game": GAME.name, "seats": seats, "options": {}, "visibility": "link"}
                made = await host.post("/api/tables", {**wish, "pace": "fast", "start": False})
                assert made["error"]["code"] == "bad_level", made
                for command, fields in (
                    ("seat", {"seat": 1, "kind": "bot", "level": name}),
                    ("options", {"options": {"bots": name}}),
                    ("options", {"options": {"age": name}}),
                ):
                    answer: Any = await host.command(table, command, **fields)
                    assert "error" in answer
                renamed = await host.post("/api/me", {"name": name})
                assert isinstance(renamed, dict)
                with pytest.raises(AssertionError, match="unknown_game"):
                    await host.new_table("mbb", game=name)

    asyncio.run(check_all())
    assert not trap.exists()


def test_a_worker_knows_only_the_house_and_who_is_hired(trap: Path) -> None:
    async def check_all() -> None:
        match = funduk.Match(GAME, seats=3, seed="trap")
        ask = match.asks[0]
        components = msgspec.json.encode(GAME.components.content)
        thinkers = Thinkers(1)
        for name in names(trap):
            with pytest.raises(ThinkingFailed, match="no bot"):
                await thinkers.think(
                    Question(GAME.name, components, name, ask, 1, match.view(ask.seat), list)
                )
        await thinkers.close()

    asyncio.run(check_all())
    assert not trap.exists()


def test_match_files_and_sets_run_nothing(trap: Path) -> None:
    match = funduk.Match(GAME, 3, "files")
    match.play_out(["wanderer"] * 3)
    whole = match.to_json()
    for name in names(trap):
        for field in (*whole, "bots", "seats", "players"):
            bent = copy.deepcopy(whole)
            bent[field] = name
            for other in (bent, {**whole, "options": {"bots": name}}):
                with contextlib.suppress(funduk.FundukError):
                    funduk.Match.from_json(other)
                    funduk.verify(json.dumps(other))
        content = copy.deepcopy(GAME.components.content)
        content["bots"] = name
        content["name"] = name
        with contextlib.suppress(funduk.FundukError):
            funduk.game(GAME.name, content)
    assert not trap.exists()


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("merchant=cmd:true", "a bot of the house"),
        ("cmd:true", "a plain name"),
        ("My Bot=cmd:true", "a plain name"),
        ("mybot=peddler", "comes cmd:"),
    ],
)
def test_what_cannot_be_hired_is_one_clear_line(written: str, why: str) -> None:
    with pytest.raises(hired.BadHire, match=why):
        check(Settings(hire=(written,)))


def test_an_operator_hires_a_program_that_tables_offer_by_its_name(tmp_path: Path) -> None:
    script = tmp_path / "first.py"
    script.write_text(
        "import sys, json\n"
        "for line in sys.stdin:\n"
        " told = json.loads(line)\n"
        " if told['say'] == 'ask': print(json.dumps({'spell': True}), flush=True)\n"
        " if told['say'] == 'spell': print(json.dumps({'word': int(list(told['words'])[0])}), flush=True)\n"
    )
    settings = {"hire": (f"first-word=cmd:{sys.executable} {script}",)}

    async def play() -> None:
        async with open_app(tmp_path / "data", **settings) as (_, port), Player(port) as nora:
            table = await nora.new_table("moo")
            for seat in (1, 2):
                wish = {"seat": seat, "kind": "bot", "level": "first-word"}
                assert await nora.command(table, "seat", **wish) == {}
            assert await nora.command(table, "start") == {}
            assert str(script) not in json.dumps(await nora.get("/api/games"))
            await nora.dial()
            meta = await play_to_the_end(nora, table, await nora.enter(table))
            assert meta["result"]["places"]
            assert str(script) not in json.dumps(meta)

    try:
        asyncio.run(play())
    finally:
        bots.dismiss()
