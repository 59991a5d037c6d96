"""Our server beside boardgame.io's: the same tables, viewers and rate, in one run, on loopback.

Both servers hold `--tables` tables of four sockets, in turn for some rounds. In the first part everybody
moves at `--rate` moves a second together, in the second as fast as answers come. CPU is the server process
alone, read from /proc, without start and set-up; a move's time runs to the last of four viewers. Ours writes
every move with synchronous=FULL before anybody hears of it; boardgame.io keeps them in memory, or in flat
files (there with one table only: with several, its clients wait for their first state for ever).
It is installed from npm into a scratch folder. Needs Linux, node and npm. With `--ours` our server runs
alone: `--ours --tables 500 --rate 200 --seconds 30` is the load that is promised, with 2,000 sockets.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
THEIRS = HERE / "boardgameio"
RESULTS = HERE / "RESULTS.md"
PACKAGE = {
    "dependencies": {"boardgame.io": "0.50.2", "node-persist": "3.1.0"},
    "overrides": {"koa-compose": "4.1.0"},
}
"""With koa-compose 4.2 boardgame.io's lobby answers Not Found."""
LONGEST = 180.0
"""Seconds for one server in one part."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """What one server did in one part."""

    name: str
    moves: int
    seconds: float
    p50: float
    p99: float
    cpu: float
    memory: float
    size: int

    @property
    def cpu_per_move(self) -> float:
        """Milliseconds."""
        return 1000 * self.cpu / self.moves


class NoAnswer(Exception):
    """A server that never came to the end of its part."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> float:
    """Resident megabytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def wait_until_open(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except OSError:
            if server.poll() is not None:
                break
            time.sleep(0.05)
    raise SystemExit(f"{address} does not open")


def measure(
    name: str, server: list[str], address: str, clients: list[str], cwd: Path | None = None
) -> Figures:
    """Runs a server and its clients; its CPU between `begin` and the last line is for the moves."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("FUNDUK_")
    }
    running = subprocess.Popen(
        server, cwd=cwd, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_until_open(address, running)
        crowd = subprocess.Popen(
            clients, cwd=cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert crowd.stdin is not None
        assert crowd.stdout is not None
        watch = threading.Timer(LONGEST, crowd.kill)
        watch.start()
        begun = 0.0
        said = ""
        for said in crowd.stdout:
            if said.strip() == "begin":
                begun = cpu_seconds(running.pid)
            elif said.startswith("{"):
                break
        watch.cancel()
        if not said.startswith("{"):
            raise NoAnswer(
                f"{name}: the clients broke off, or waited for over {LONGEST:.0f} seconds"
            )
        spent = cpu_seconds(running.pid) - begun
        held = memory(running.pid)
        crowd.stdin.close()
        crowd.wait()
        heard = json.loads(said)
        return Figures(
            name,
            heard["moves"],
            heard["seconds"],
            heard["p50"],
            heard["p99"],
            spent,
            held,
            heard["bytes"],
        )
    finally:
        running.kill()
        running.wait()


def ours(tables: int, rate: float, seconds: float, python: str) -> Figures:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = [
            python,
            "-m",
            "funduk.server.command",
            "serve",
            "--port",
            str(port),
            "--data",
            folder,
            "--address-rate",
            "100000",
            "--address-connections",
            "100000",
            "--socket-rate",
            "1000",
        ]
        clients = [
            sys.executable,
            str(HERE / "server_clients.py"),
            str(port),
            str(tables),
            str(rate),
            str(seconds),
        ]
        return measure(
            "Funduk, SQLite, synchronous=FULL", server, f"http://127.0.0.1:{port}/healthz", clients
        )


def theirs(scratch: Path, flat: bool, tables: int, rate: float, seconds: float) -> Figures:
    port = free_port()
    folder = tempfile.mkdtemp(dir=scratch) if flat else ""
    server = ["node", "server.cjs", str(port), *([folder] if flat else [])]
    clients = ["node", "clients.cjs", str(port), str(tables), str(rate), str(seconds)]
    name = "boardgame.io, flat file, one table" if flat else "boardgame.io, in memory"
    return measure(name, server, f"http://localhost:{port}/games", clients, scratch)


def install(scratch: Path) -> None:
    for path in THEIRS.glob("*.cjs"):
        shutil.copy(path, scratch)
    (scratch / "package.json").write_text(json.dumps(PACKAGE))
    subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=scratch, check=True
    )


def middle(rounds: list[Figures]) -> Figures:
    """The median round by CPU a move; all its figures are of one and the same round."""
    return sorted(rounds, key=lambda one: one.cpu_per_move)[len(rounds) // 2]


def row(one: Figures) -> str:
    return (
        f"| {one.name} | {one.moves / one.seconds:.0f} | {one.p50:.1f} | {one.p99:.1f} "
        f"| {one.cpu_per_move:.2f} | {one.memory:.0f} | {one.size} |"
    )


def part(given: argparse.Namespace, scratch: Path, rate: float, wished: str) -> str:
    """Both servers in turn, round by round; flat files once, for they are not what we compare with."""
    mine: list[Figures] = []
    others: list[Figures] = []
    for _ in range(given.rounds):
        mine.append(ours(given.tables, rate, given.seconds, given.python))
        others.append(theirs(scratch, False, given.tables, rate, given.seconds))
    try:
        flat = row(theirs(scratch, True, 1, rate and 10.0, given.seconds))
    except NoAnswer as broken:
        flat = f"\n{broken}"
    ratios = sorted(
        one.cpu_per_move / other.cpu_per_move for one, other in zip(mine, others, strict=True)
    )
    return "\n".join(
        [
            f"\n{wished}\n",
            "| server, median round | moves/s | p50 ms | p99 ms | CPU ms a move | MB | bytes a view |",
            "|---|---|---|---|---|---|---|",
            row(middle(mine)),
            row(middle(others)),
            flat,
            f"\nOur CPU a move by boardgame.io's in memory: {statistics.median(ratios):.2f} in the median of "
            f"{given.rounds} rounds ({ratios[0]:.2f} to {ratios[-1]:.2f}).",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument(
        "--rate", type=float, default=200.0, help="moves a second, all tables together"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="of one server in one round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--python", default=sys.executable, help="the interpreter that runs our server"
    )
    parser.add_argument("--ours", action="store_true", help="our server alone, at --rate only")
    parser.add_argument("--scratch", type=Path, help="a folder to keep boardgame.io in")
    parser.add_argument("--keep", action="store_true", help="append the table to bench/RESULTS.md")
    given = parser.parse_args()
    if given.rounds < 1:
        parser.error("--rounds must be 1 or more")
    before = os.getloadavg()[0]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if given.ours:
        keep(given, before, [alone(given)])
        return
    with tempfile.TemporaryDirectory() as temporary:
        scratch = given.scratch or Path(temporary)
        scratch.mkdir(parents=True, exist_ok=True)
        if not (scratch / "node_modules" / "boardgame.io").exists():
            install(scratch)
        for path in THEIRS.glob("*.cjs"):
            shutil.copy(path, scratch)
        parts = []
        for rate, wished in (
            (given.rate, f"{given.tables} tables of four, {given.rate:.0f} moves a second:"),
            (0.0, f"{given.tables} tables of four, as fast as answers come:"),
        ):
            parts.append(part(given, scratch, rate, wished))
            print(parts[-1], flush=True)
    keep(given, before, parts)


def alone(given: argparse.Namespace) -> str:
    """Our server round by round; the median round by p99."""
    rounds = [
        ours(given.tables, given.rate, given.seconds, given.python) for _ in range(given.rounds)
    ]
    rounds.sort(key=lambda one: one.p99)
    lines = [
        f"\n{given.tables} tables of four, {given.rate:.0f} moves a second, our server alone:\n",
        "| server, median round by p99 | moves/s | p50 ms | p99 ms | CPU ms a move | MB | bytes a view |",
        "|---|---|---|---|---|---|---|",
        row(rounds[len(rounds) // 2]),
    ]
    print("\n".join(lines), flush=True)
    return "\n".join(lines)


def keep(given: argparse.Namespace, before: float, parts: list[str]) -> None:
    if given.keep:
        today = datetime.date.today().isoformat()
        head = f"\n## Server, {today}\n\n`bench/server.py`, {platform.python_implementation()} "
        busy = ", ".join(f"{load:.0f}" for load in (before, os.getloadavg()[0]))
        head += f"{platform.python_version()}, {os.cpu_count()} cores, load average before and after {busy}. "
        head += " ".join((__doc__ or "").split()) + "\n"
        with RESULTS.open("a") as results:
            results.write(head + "\n".join(parts) + "\n")


if __name__ == "__main__":
    main()
