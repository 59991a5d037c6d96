"""Floods by one visitor against our own server on loopback, and what honest players notice of them.

Every flood runs first against the server of an older commit, where it must do its damage, then against the
present one: five honest tables play from addresses of their own before, during and after; a move's time runs
to its last viewer (with bots: until one is asked again). Servers have plain limits. Needs Linux and git.
"""

from __future__ import annotations

import argparse
import datetime
import gzip
import json
import os
import platform
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from attack_floods import FLOODS
from server import cpu_seconds, free_port, memory, wait_until_open

import funduk
from funduk.core.dice import FastDice
from funduk.core.match import Match

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / "RESULTS.md"
BEFORE_THE_WALL = "877acc4"
LONGEST = 180.0
LONG = 6000
KEPT = ROOT / "tests" / "kept" / "funduk.sqlite.gz"
COPIES = 30
SHORT = 3.0


def older(commit: str, folder: Path) -> Path:
    """The sources of a commit, unpacked."""
    packed = subprocess.run(
        ["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed, check=True)
    return folder / "src"


class Watch(threading.Thread):
    """The most memory a process had."""

    def __init__(self, process: int) -> None:
        super().__init__(daemon=True)
        self.process = process
        self.most = 0.0
        self.ending = False

    def run(self) -> None:
        while not self.ending:
            try:
                self.most = max(self.most, memory(self.process))
            except (OSError, StopIteration):
                return
            time.sleep(0.1)


def long_file(folder: Path) -> Path:
    """A match in which the same few moves are made and taken back, as only old logs have so many."""
    game = funduk.game("schwarzmarkt")
    match, lot = Match(game, 4, seed="2"), random.Random(2)
    while len(match.entries) < LONG:
        last = match.entries[match.line[-1]].by
        if last >= 0 and len(match.line) > 150 and match.can_take_back(last):
            match.take_back(last)
            continue
        ask = lot.choice(match.asks)
        match.play(game.draw(match.table, ask, FastDice(lot.randrange(1 << 30))))
    path = folder / "long.json"
    path.write_text(json.dumps(match.to_json()))
    return path


def grown_house(folder: Path) -> None:
    """A house of the older commit with a past: what the tests keep of it, many times over."""
    path = folder / "funduk.sqlite"
    path.write_bytes(gzip.decompress(KEPT.read_bytes()))
    with closing(sqlite3.connect(path)) as store, store:
        for table, key in (("tables", "id"), ("log", "table_id"), ("sitters", "table_id")):
            columns = [row[1] for row in store.execute(f"PRAGMA table_info({table})")]
            changed = {key: f"{key} || ?", "code": "NULL", "stirring": "0"}
            chosen = ", ".join(changed.get(column, column) for column in columns)
            store.execute(f"CREATE TEMP TABLE first_{table} AS SELECT * FROM {table}")
            for copy in range(COPIES):
                store.execute(
                    f"INSERT INTO {table} SELECT {chosen} FROM first_{table}", (f"-{copy}",)
                )


def begin(script: str, *arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(HERE / script), *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def attack(name: str, sources: Path, python: str, seconds: float) -> dict[str, Any]:
    """One flood against one server; what the honest measured, and the server's memory."""
    port = free_port()
    kind = name if name in ("bots", "replays") else "people"
    with tempfile.TemporaryDirectory() as folder:
        if name == "erasures":
            grown_house(Path(folder))
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith("FUNDUK_")
        }
        command = [python, "-m", "funduk.server.command", "serve", "--port", str(port)]
        command += ["--data", folder, "--pause", "0.02"]
        environment["PYTHONPATH"] = str(sources)
        server = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        honest = flood = None
        watch = Watch(server.pid)
        end = threading.Timer(LONGEST, server.kill)
        try:
            wait_until_open(f"http://127.0.0.1:{port}/healthz", server)
            end.start()
            flood = begin("attack_floods.py", port, name, seconds)
            assert flood.stdin is not None and flood.stdout is not None
            if flood.stdout.readline().strip() != "ready":
                sys.exit(f"the flood of {name} could not be prepared")
            honest = begin("attack_honest.py", port, seconds, kind)
            assert honest.stdout is not None
            report: dict[str, Any] = {}
            for line in honest.stdout:
                said = line.strip()
                if said == "during":
                    report["quiet MB"] = memory(server.pid)
                    watch.start()
                    begun = cpu_seconds(server.pid)
                    print("go", file=flood.stdin, flush=True)
                elif said == "after":
                    watch.ending = True
                    report["cpu"] = cpu_seconds(server.pid) - begun
                elif said.startswith("{"):
                    report.update(json.loads(said))
            report["most MB"] = watch.most
            report["did"] = flood.stdout.readline().strip()
            return report
        finally:
            end.cancel()
            for process in (honest, flood, server):
                if process is not None:
                    process.kill()
                    process.wait()


def row(name: str, which: str, report: dict[str, Any]) -> str:
    phases = []
    for phase in ("before", "during", "after"):
        one = report.get(phase, {"p50": 0.0, "p99": 0.0})
        phases.append(f"{one['p50']:.1f} / {one['p99']:.1f}")
    did = report.get("did", "").strip("{}").replace('"', "")
    return (
        f"| {name} | {which} | {' | '.join(phases)} | {report.get('quiet MB', 0):.0f} "
        f"| {report.get('most MB', 0):.0f} | {did} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--floods", default=",".join(FLOODS), help="which, by commas")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each of the three phases")
    parser.add_argument("--short", action="store_true", help=f"phases of {SHORT:g} seconds")
    parser.add_argument("--commit", default=BEFORE_THE_WALL, help="the older server")
    parser.add_argument("--only", choices=["old", "new"], help="one of the two servers")
    parser.add_argument("--python", default=sys.executable, help="the interpreter of both servers")
    parser.add_argument("--keep", action="store_true", help="append the table to bench/RESULTS.md")
    given = parser.parse_args()
    seconds = SHORT if given.short else given.seconds
    chosen = given.floods.split(",")
    unknown = [name for name in chosen if name not in FLOODS]
    if unknown:
        parser.error(f"unknown floods {', '.join(unknown)}; there are {', '.join(FLOODS)}")
    lines = [
        "| flood | server | p50 / p99 ms before | during | after | MB before | MB at most | the flood did |",
        "|---|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        if "replays" in chosen:
            os.environ["LONG_FILE"] = str(long_file(Path(folder)))
        servers = {"new": ROOT / "src"}
        if given.only != "new":
            servers = {"old": older(given.commit, Path(folder)), **servers}
        if given.only == "old":
            del servers["new"]
        for name in chosen:
            for which, sources in servers.items():
                label = given.commit if which == "old" else "present"
                lines.append(row(name, label, attack(name, sources, given.python, seconds)))
                print(lines[-1], flush=True)
    if given.keep:
        today = datetime.date.today().isoformat()
        head = f"\n## Floods, {today}\n\n`bench/attack.py`, Python {platform.python_version()}, "
        head += f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.0f}. "
        head += " ".join((__doc__ or "").split()) + "\n\n"
        with RESULTS.open("a") as results:
            results.write(head + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
