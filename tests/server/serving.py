"""A real server: as a process of its own to be killed, or inside the test to be looked into."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import uvicorn

from funduk.server.app import App
from funduk.server.command import configuration
from funduk.server.settings import Settings
from funduk.server.store import schema
from funduk.server.store.sql import SqlStore
from funduk.server.store.sqlite import SqliteStore
from funduk.server.tables.uptime import LivedTime
from funduk.server.wire.limits import scaled
from tests.server.player import all_go

GENEROUS = (
    "--pause",
    "0.02",
    "--address-rate",
    "100000",
    "--address-connections",
    "5000",
    "--socket-rate",
    "5000",
)
GENEROUS_LIMITS = msgspec.structs.replace(
    scaled(1e5, 5000, 5000.0),
    tables_rate=1000.0,
    tables_burst=1000.0,
    codes_rate=1000.0,
    codes_burst=1000.0,
    codes_together=(1000.0, 1000.0),
    files_rate=1000.0,
    files_burst=1000.0,
    talk_rate=1000.0,
    talk_burst=1000.0,
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def begin(*arguments: str, output: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    """A command of the server as a process; SERVER_SOURCE shows it another commit's source."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("FUNDUK_")
    }
    if "SERVER_SOURCE" in os.environ:
        environment["PYTHONPATH"] = os.environ["SERVER_SOURCE"]
    command = [sys.executable, "-m", "funduk.server.command", *arguments]
    return subprocess.Popen(command, stdout=output, stderr=subprocess.PIPE, env=environment)


def run(*arguments: str) -> tuple[int, str, str]:
    """Such a command to its end: exit code, output and errors."""
    process = begin(*arguments)
    said, wrong = process.communicate(timeout=60)
    return process.returncode, said.decode(), wrong.decode()


class Server:
    """A server process on a data folder that outlives it."""

    def __init__(self, data: Path, *arguments: str, database: str = "") -> None:
        self.data = data
        self.database = database
        self.arguments = arguments or GENEROUS
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        serve = ["serve", "--port", str(self.port), "--data", str(self.data), *self.arguments]
        if self.database:
            serve += ["--database", self.database]
        self.process = begin(*serve, output=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while not self.well():
            assert self.process.poll() is None, self.process.stderr and self.process.stderr.read()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.02)

    def open_store(self) -> SqlStore:
        """While the server is down."""
        if self.database:
            from funduk.server.store.postgres import PostgresStore

            return PostgresStore(self.database)
        return SqliteStore(self.data / schema.DATABASE)

    def well(self) -> bool:
        try:
            with urllib.request.urlopen(
                f"http://127.0.0.1:{self.port}/healthz", timeout=1
            ) as answer:
                return bool(answer.read() == b"ok")
        except OSError:
            return False

    def kill(self) -> None:
        """kill -9: nothing is flushed, nobody is told."""
        self._end(signal.SIGKILL)

    def stop(self) -> tuple[int, str]:
        """SIGTERM, as a service manager does; the exit code and the log."""
        assert self.process is not None
        process = self.process
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=20)
        self.process = None
        return process.returncode, log.decode()

    def _end(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait()
            if self.process.stderr:
                self.process.stderr.close()
            self.process = None


@asynccontextmanager
async def open_app(
    data: Path, lived: LivedTime | None = None, /, **changes: object
) -> AsyncIterator[tuple[App, int]]:
    """A server in this very process, over real sockets and a real store."""
    port = free_port()
    settings = msgspec.structs.replace(
        Settings(port=port, data=data, pause=0.02, limits=GENEROUS_LIMITS), **changes
    )
    app = App(settings, lived)
    server = uvicorn.Server(configuration(settings, app))
    serving = asyncio.get_running_loop().create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not serving.done(), "the server did not start"
    try:
        yield app, port
    finally:
        await all_go(port)
        server.should_exit = True
        await serving
