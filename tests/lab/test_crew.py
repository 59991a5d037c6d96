"""Who plays the batches: however a run ends, nobody plays on for it, and a lost worker is told."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

SLOW = """
import os
import time
from pathlib import Path

from funduk.core.errors import FundukError
from funduk.lab.crew import play_all

def work(what):
    Path(what["note"]).write_text(str(os.getpid()))
    time.sleep(100)

if __name__ == "__main__":
    try:
        list(play_all(work, [{"note": "one"}, {"note": "two"}], 2))
    except FundukError as wrong:
        print(wrong)
"""
PATIENCE = 60.0


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"


def begin(folder: Path) -> tuple[subprocess.Popen[str], list[int]]:
    """A run with two batches under way, and the processes that play them."""
    (folder / "slow.py").write_text(SLOW)
    run = subprocess.Popen(
        [sys.executable, "slow.py"], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    notes = [folder / "one", folder / "two"]
    until(lambda: all(note.exists() and note.read_text() for note in notes))
    return run, [int(note.read_text()) for note in notes]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nobody_plays_on_for_a_run_that_has_ended(how: signal.Signals, tmp_path: Path) -> None:
    run, workers = begin(tmp_path)
    run.send_signal(how)
    run.communicate(timeout=PATIENCE)
    until(lambda: all(map(is_gone, workers)))


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_lost_worker_is_told_in_one_line(tmp_path: Path) -> None:
    run, workers = begin(tmp_path)
    os.kill(workers[0], signal.SIGKILL)
    said, _ = run.communicate(timeout=PATIENCE)
    assert said == "a worker process was killed, perhaps because memory ran out; try fewer --jobs\n"
    until(lambda: all(map(is_gone, workers)))
