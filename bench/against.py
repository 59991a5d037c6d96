"""The engines of another commit against these, in one run: `bench/playouts.py --against COMMIT`.

Both are laid out in a folder of their own and compiled there with the same compiler; `--plain` leaves them
as they are. In every round both play the same ways in turn, so that a slow minute of the machine hits both.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import time
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("basari_cards", "basari", "sandsturm", "schwarzmarkt")
WAYS = ("play_random", "play_listed", "copy")
SEATS = 4
WANTED = {"basari_cards": 1.5, "basari": 1.5, "sandsturm": 1.25, "schwarzmarkt": 1.25}
LEAST = {"play_random": 0.95, "play_listed": 0.9, "copy": 0.95}
COMPILE = """
import sys
from pathlib import Path
root = Path.cwd()
sys.path.insert(0, str(root))
from tools import engines
engines.TELLING = ()
engines.build_extensions(root / "build")
"""


def lay_out(commit: str | None, folder: Path, compiled: bool) -> Path:
    """A commit, or the working tree, with its engines compiled beside their sources."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if commit is None:
        for name in ("src", "tools"):
            unwanted = shutil.ignore_patterns("*.so", "__pycache__", "compiled.json", "static")
            shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
        shutil.copy(ROOT / "pyproject.toml", folder)
    else:
        archive = subprocess.run(
            ["git", "archive", commit, "src", "tools", "pyproject.toml"],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        if archive.returncode:
            sys.exit(f"git has no commit {commit}: {archive.stderr.decode().strip()}")
        with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
            files.extractall(folder, filter="data")
    if compiled:
        subprocess.run(
            [sys.executable, "-c", COMPILE], cwd=folder, check=True, stdout=subprocess.DEVNULL
        )
        shutil.copytree(folder / "build" / "lib", folder / "src", dirs_exist_ok=True)
    return folder


def work() -> None:
    """One side's process: for every line `game way seconds` plays, and prints moves and CPU time."""
    import funduk
    from funduk.core import playout
    from funduk.core.dice import FastDice

    print(json.dumps([funduk.__file__, funduk.compiled]), flush=True)
    games = {name: funduk.game(name) for name in GAMES}
    for line in sys.stdin:
        name, way, seconds = line.split()
        game = games[name]
        table = game.setup(SEATS, {})
        dice = FastDice(7)
        for _ in range(60 if way == "copy" else 0):
            game.perform(table, game.draw(table, game.asks(table)[0], dice))
        done, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < float(seconds):
            if way == "copy":
                playout.copy_many(table, 2_000)
                done += 2_000
            else:
                done += getattr(playout, way)(game, game.setup(SEATS, {}), dice)
        print(json.dumps([done, spent]), flush=True)


class Side:
    """A process that plays with the engines of one folder."""

    def __init__(self, folder: Path, compiled: bool) -> None:
        apart = dict(os.environ, PYTHONPATH=str(folder / "src"))
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve())],
            cwd=folder,
            env=apart,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.orders, self.answers = self.process.stdin, self.process.stdout
        where, is_compiled = json.loads(self.answers.readline())
        if not Path(where).is_relative_to(folder) or is_compiled is not compiled:
            sys.exit(f"{folder} was to play {'compiled' if compiled else 'plain'}, not {where}")

    def rate(self, game: str, way: str, seconds: float) -> float:
        print(game, way, seconds, file=self.orders, flush=True)
        done, spent = json.loads(self.answers.readline())
        return float(done / spent)


def compare(commit: str, rounds: int, seconds: float, compiled: bool, scratch: Path) -> str:
    """A table of rates and ratios, round by round in turn."""
    folders = [
        lay_out(place, scratch / name, compiled)
        for place, name in ((commit, "then"), (None, "now"))
    ]
    then, now = (Side(folder, compiled) for folder in folders)
    rates: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for number in range(rounds):
        for game in GAMES:
            for way in WAYS:
                pair = then.rate(game, way, seconds), now.rate(game, way, seconds)
                rates.setdefault((game, way), []).append(pair)
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    built = "compiled" if compiled else "plain"
    lines = [
        f"{commit} against this tree, {built}, {rounds} rounds in turn of {seconds:g} s CPU time each, "
        f"{SEATS} players; a second, medians",
        "",
        "| game | way | then | now | ratio | lowest | asked | |",
        "|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for (game, way), pairs in rates.items():
        ratios = [after / before for before, after in pairs]
        ratio = statistics.median(ratios)
        asked = WANTED[game] if compiled and way == "play_random" else LEAST[way]
        before, after = (statistics.median(side) for side in zip(*pairs, strict=True))
        lines.append(
            f"| {game} | {way} | {before:,.0f} | {after:,.0f} | {ratio:.2f} | {min(ratios):.2f} "
            f"| {asked:g} | {'reached' if ratio >= asked else 'missed'} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    work()
