"""Bots in any language: whole games, and programs that hang, lie or die."""

from __future__ import annotations

import json
import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import funduk
from funduk.core.dice import FastDice
from funduk.doors import lines, seating
from tests.doors import native

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
NODE = shutil.which("node") or str(Path(sys.executable).with_name("node"))
ECHO = "import sys, json\nfor line in sys.stdin:\n told = json.loads(line)\n "


def python_bot(tmp_path: Path, body: str) -> str:
    """A program in Python; every test writes its own, so that none shares a process."""
    script = tmp_path / f"{abs(hash(body))}.py"
    script.write_text(ECHO + body)
    return f"cmd:{sys.executable} {script}"


def game_with(bot: str, name: str = "basari_cards", seats: int = 3, seed: int = 5) -> funduk.Match:
    match = funduk.Match(funduk.game(name), seats, seed)
    match.play_out([bot, *["wanderer"] * (seats - 1)])
    return match


@pytest.fixture
def in_c(tmp_path: Path) -> str:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("needs a C compiler; make test brings one")
    program = tmp_path / "mybot"
    subprocess.run([compiler, "-o", str(program), str(EXAMPLES / "mybot.c")], check=True)
    return f"cmd:{program}"


@pytest.mark.parametrize(("name", "options"), native.GAMES, ids=native.IDS)
def test_javascript_and_c_play_every_game_to_its_end(
    name: str, options: native.Options, in_c: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = funduk.game(name)
    seats = game.seats[0]
    match = funduk.Match(game, seats, 3, options)
    match.play_out([f"cmd:{NODE} {EXAMPLES / 'mybot.js'}", in_c, *["wanderer"] * (seats - 2)])
    assert match.winners
    assert caplog.records == []


def test_answers_as_text_with_and_without_a_seat_and_as_json(tmp_path: Path) -> None:
    """The same answer in three ways gives the same game."""
    ways = {
        "text": "'choose C'",
        "seat": "str(told['ask']['seat']) + ' choose C'",
        "json": "{'seat': told['ask']['seat'], 'verb': 'choose', 'action': 'C'}",
    }
    logs = []
    for written in ways.values():
        body = (
            "asked = told.get('ask', {}).get('question')\n"
            " if told['say'] == 'ask':\n"
            f"  print(json.dumps({{'action': {written}}} if asked == 'choose'"
            " else {'action': 'accept'}), flush=True)\n"
        )
        match = game_with(python_bot(tmp_path, body))
        chosen = [entry.action.to_text() for entry in match.entries if entry.action is not None]
        assert "0 choose C" in chosen
        logs.append(chosen)
    assert logs[0] == logs[1] == logs[2]


SAY = "print(json.dumps(%s), flush=True)"
FAULTS = {
    "lies": (SAY % "{'action': 'choose Z'}", "expected one of A, B"),
    "another seat": (SAY % "{'action': {'seat': 1, 'verb': 'pass'}}", "no verb"),
    "another verb": (SAY % "{'action': 'take 1R'}", "refused"),
    "no object": ("print('[1]', flush=True)", "not an object"),
    "no json": ("print('hello there', flush=True)", "not JSON"),
    "wrong word": (SAY % "{'word': 99999}", "not a word"),
    "not a word": (SAY % "{'word': [1]}", "not a word"),
    "says no word": (SAY % "{'spell': True} if told['say'] == 'ask' else {}", "expected a word"),
    "dies": ("sys.exit(3)", "it has ended"),
    "endless line": ("sys.stdout.write('x' * (1 << 22)); sys.stdout.flush()", "without end"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_gets_the_default_and_a_note(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    answer, why = FAULTS[fault]
    bot = python_bot(tmp_path, f"if told['say'] in ('ask', 'spell'): {answer}")
    match = game_with(bot)
    assert match.winners
    silent = game_with("tests.doors.test_lines:Silent")
    assert [str(entry.action) for entry in match.entries] == [
        str(entry.action) for entry in silent.entries
    ]
    told = [record.getMessage() for record in caplog.records]
    assert 1 <= len(told) <= lines.NOTES_TOLD
    assert why in told[0] and "default was played" in told[0]


class Silent(funduk.Bot):
    """Always the rules' default."""

    def decide(self, view: funduk.View, ask: funduk.Ask) -> funduk.Decision:
        return funduk.Decision(self.game.default(view, ask))


def test_a_program_that_hangs_is_ended_and_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "SECONDS_TO_START", 1.0)
    bot = python_bot(tmp_path, "import time; time.sleep(3600)")
    match = game_with(bot)
    assert match.winners
    program = lines.program(bot.removeprefix("cmd:"))
    assert program.is_lost() and program.starts == lines.RESTARTS + 1
    assert any("in time" in record.getMessage() for record in caplog.records)


def test_a_program_that_was_started_again_hears_everything_again(tmp_path: Path) -> None:
    """It dies once in the middle of a game; afterwards it knows as much as one that never died."""
    heard = tmp_path / "heard"
    body = (
        "count = globals().get('count', 0) + (told['say'] == 'saw')\n"
        " if told['say'] == 'ask':\n"
        f"  flag = {str(tmp_path / 'died')!r}\n"
        "  import os\n"
        "  if count > 12 and not os.path.exists(flag): open(flag, 'w').close(); sys.exit(1)\n"
        f"  open({str(heard)!r}, 'a').write(str(count) + '\\n')\n"
        "  print(json.dumps({'spell': True}), flush=True)\n"
        " if told['say'] == 'spell': print(json.dumps({'word': int(list(told['words'])[0])}), flush=True)\n"
    )
    assert game_with(python_bot(tmp_path, body)).winners
    counts = [int(line) for line in heard.read_text().split()]
    assert (tmp_path / "died").exists()
    assert counts == sorted(counts) and len(counts) > 5


def test_what_a_program_hears_is_what_its_seat_may_know(tmp_path: Path) -> None:
    """Others' sealed choices are hidden in what it saw and in the view."""
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'a').write(line)\n if told['say'] == 'ask': print('{{}}', flush=True)\n"
    game_with(python_bot(tmp_path, body))
    text = heard.read_text()
    assert '"hidden": true' in text and '"say": "hello"' in text
    for line in text.splitlines():
        told = json.loads(line)
        if told["say"] == "ask" and told["ask"]["question"] == "choose":
            assert [player["choice"] for player in told["view"]["players"]] == [None] * 3


def test_own_classes_are_seated_by_module_and_class() -> None:
    game = funduk.game("basari_cards")
    assert isinstance(seating.bot("tests.doors.test_lines:Silent", game, 0, FastDice(1)), Silent)
    for name, why in (
        ("tests.doors.nowhere:Silent", "No module named"),
        ("tests.doors.test_lines:Nobody", "Nobody"),
        ("tests.doors.test_lines:python_bot", "positional arguments"),
        ("cmd:", "after cmd: comes"),
    ):
        with pytest.raises((seating.BadBot, TypeError), match=why):
            seating.bot(name, game, 0, FastDice(1))


def test_sim_and_arena_take_programs(in_c: str, tmp_path: Path) -> None:
    from funduk.cli import main

    clean = {name: value for name, value in os.environ.items() if not name.startswith("FUNDUK_")}
    assert clean
    common = ["--seats", "3", "--jobs", "1"]
    assert main(["sim", "basari_cards", "-n", "6", "--bots", f"wanderer,{in_c}", *common]) == 0
    arena = ["lab", "arena", "basari_cards", "--bots", f"wanderer,{in_c}", "--games", "6", *common]
    assert main([*arena, "--out", str(tmp_path)]) == 0


def test_a_program_that_is_not_there_is_one_clear_line(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    assert game_with("cmd:no-such-program-here").winners
    assert "cannot be started" in caplog.records[0].getMessage()
