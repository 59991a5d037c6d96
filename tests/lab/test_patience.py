"""Studies that are waited for: estimates, progress, ends of every kind, and going on."""

import fcntl
import json
import os
import pty
import resource
import signal
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from rich.console import Console

from funduk.catalogue import game
from funduk.cli import main
from funduk.lab.study.plan import Study
from funduk.lab.study.progress import spoken
from tests.lab.test_crew import PATIENCE, until

WORDS = ["lab", "study", "basari", "--bots", "wanderer", "--seats", "3", "--sweep", "scorings=1"]
WORDS += ["--lang", "en", "--out", "report.html", "--progress", "far.json"]
ENDLESS = ["--games", "900000", "--jobs", "2"]
only_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="signals, limits and /proc as on Linux"
)


def begin(folder: Path, words: list[str], **more: Any) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "funduk.cli", *words], cwd=folder, text=True, stderr=subprocess.PIPE,
        stdout=subprocess.PIPE, **more,
    )  # fmt: skip


def pieces(folder: Path) -> int:
    return sum(path.read_text().count('"place"') for path in folder.glob("*.kept"))


def end_of(run: "subprocess.Popen[str]") -> str:
    _, said = run.communicate(timeout=PATIENCE)
    return said


@only_linux
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_study_reports_what_is_there_and_goes_on(
    how: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = begin(tmp_path, [*WORDS, *ENDLESS])
    until(lambda: pieces(tmp_path) > 12)
    run.send_signal(how)
    said = end_of(run)
    assert run.returncode == 130 and said.count("\n") == 1
    assert said.startswith("funduk: stopped after ") and "the same command goes on" in said
    assert "Stopped early at 3 players" in Path("report.html").read_text(encoding="utf-8")
    assert len(list(tmp_path.glob("*.kept"))) == 1 and not list(tmp_path.glob("*.part"))
    kept = next(tmp_path.glob("*.kept"))
    with kept.open("a") as file:
        file.write('\n{"seats": 3, "place": 1, "half a li')
    few = ["--games", "30", "--jobs", "1"]
    assert main([*WORDS, *few]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["report.html"]
    resumed = Path("report.html").read_text(encoding="utf-8")
    assert main([*WORDS, *few]) == 0
    assert Path("report.html").read_text(encoding="utf-8") == resumed


@only_linux
def test_a_closed_terminal_is_a_stop_like_any_other(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    run = subprocess.Popen(
        [sys.executable, "-m", "funduk.cli", *WORDS, *ENDLESS],
        cwd=tmp_path,
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(slave)
    screen = Thread(target=read_until_closed, args=(master,), daemon=True)
    screen.start()
    until(lambda: pieces(tmp_path) > 4)
    os.kill(run.pid, signal.SIGHUP)
    assert run.wait(PATIENCE) == 130
    os.close(master)
    assert "Stopped early" in (tmp_path / "report.html").read_text(encoding="utf-8")


def read_until_closed(terminal: int) -> None:
    try:
        while os.read(terminal, 1024):
            pass
    except OSError:
        return


@only_linux
def test_a_full_disk_is_one_line_and_nothing_is_half_written(tmp_path: Path) -> None:
    limit: Callable[[], None] = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))  # noqa: E731
    run = begin(tmp_path, [*WORDS, *ENDLESS], preexec_fn=limit)
    said = end_of(run)
    assert run.returncode == 2 and said.count("\n") == 1
    assert "cannot write" in said and "make room, and the same command goes on" in said
    assert not (tmp_path / "report.html").exists() and not list(tmp_path.glob("*.part"))


@only_linux
def test_a_killed_worker_is_one_line_and_what_was_played_is_kept(tmp_path: Path) -> None:
    run = begin(tmp_path, [*WORDS, *ENDLESS])
    until(lambda: pieces(tmp_path) > 4)
    workers = [
        int(found.name)
        for found in Path("/proc").iterdir()
        if found.name.isdigit() and is_worker(found, run.pid)
    ]
    os.kill(workers[0], signal.SIGKILL)
    said = end_of(run)
    assert run.returncode == 2 and said.count("\n") == 1 and "a worker process was killed" in said
    assert not (tmp_path / "report.html").exists() and pieces(tmp_path) > 4


def is_worker(process: Path, of: int) -> bool:
    try:
        parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
        return parent == of and b"spawn_main" in (process / "cmdline").read_bytes()
    except OSError:
        return False


def test_the_estimate_and_the_progress_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    notes: list[dict[str, Any]] = []
    from funduk.lab.study.progress import Watch

    told = Watch.added

    def added(watch: Watch, settings: Any) -> None:
        told(watch, settings)
        notes.append(json.loads(Path("far.json").read_text(encoding="utf-8")))

    monkeypatch.setattr(Watch, "added", added)
    monkeypatch.setattr("funduk.lab.study.progress.NOTE_EVERY", 0.0)
    assert main([*WORDS, "--games", "40", "--jobs", "1"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "games a second: 80 games take about " in shown and "± 14.6 %" in shown
    assert notes[0] == {"games": 8, "of": 80, "seconds": notes[0]["seconds"]}
    assert notes[-1]["games"] == 80 and not Path("far.json").exists()


def test_a_study_ends_when_it_is_as_exact_as_asked() -> None:
    found = []
    for jobs in (1, 2):
        study = Study(game("basari"), [3, 4], ["wanderer"], 5000, sweep=[], until=8, close=0)
        study.run(Console(quiet=True), jobs)
        found.append([setting.tally.clusters for setting in study.settings])
        for setting in study.settings:
            halves = [ratio.share().half for ratio in setting.tally.ratios["seat"].values()]
            assert max(halves) <= 0.08 and study.is_done(setting)
    assert found[0] == found[1] and all(100 <= number < 300 for number in found[0])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--until", "0"], "--until must be a number of percent"),
        (["--close", "-1"], "--close must be 0 or more"),
        (["--data", "no/such/folder"], "cannot keep data in no/such/folder"),
    ],
)
def test_what_cannot_be_waited_for_is_refused(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*WORDS, *words]) == 2
    assert said in capsys.readouterr().err and list(tmp_path.iterdir()) == []


def test_times_are_told_as_people_say_them() -> None:
    assert [spoken(seconds) for seconds in (0.2, 60, 240, 9000)] == [
        "1 s",
        "60 s",
        "4 minutes",
        "2.5 hours",
    ]
