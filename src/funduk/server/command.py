"""`funduk serve`, and what keeps a house safe: `backup`, `drill`, `restore` and `move-store`."""

import argparse
import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeVar

import uvicorn

import funduk
from funduk.core.errors import FundukError
from funduk.server import admin
from funduk.server.app import App
from funduk.server.logs import speak_up
from funduk.server.notices import mail_settings
from funduk.server.settings import (
    PORT,
    BadSetting,
    Settings,
    check,
    check_origin,
    default_data_folder,
)
from funduk.server.store import backup as backups
from funduk.server.store import copies, moving
from funduk.server.store.interface import Stored
from funduk.server.tables.table import read_table
from funduk.server.wire.limits import Limits, scaled
from funduk.server.wire.patient_http import PatientHttp
from funduk.server.wire.protocol import SocketProtocol

T = TypeVar("T")
DRAIN_SECONDS = 10
GLANCE = 0.02
RARE_COLLECTIONS = (20_000, 50, 50)
"""Tables are many long-lived objects without cycles: looking through them often only costs."""


SHORT_TURNS = 0.001
"""Seconds after which a thread that reads a log, or the loop, lets the one that writes moves go on."""


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Every argument can also be given as FUNDUK_<NAME>."""
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help=f"port to listen on ({PORT})")
    parser.add_argument("--data", type=Path, help="folder of the tables (the user's data folder)")
    parser.add_argument(
        "--database",
        help="keep the tables in PostgreSQL: postgresql://user@host/name (better as FUNDUK_DATABASE)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        help="address people type into the browser, such as https://play.example",
    )
    parser.add_argument(
        "--trust-proxy", action="store_true", default=None, help="believe X-Forwarded headers"
    )
    parser.add_argument(
        "--games",
        type=_names,
        help="what the house offers, names with commas (every game there is)",
    )
    parser.add_argument(
        "--hire",
        action="append",
        metavar="NAME=BOT",
        help="a bot of your own that tables offer as NAME: NAME=cmd:program or NAME=module:Class",
    )
    parser.add_argument("--workers", type=int, help="processes in which bots think (2)")
    parser.add_argument("--pause", type=float, help="seconds a bot takes for a move (1.0)")
    parser.add_argument(
        "--address-rate", type=float, help="requests a second from one address (50)"
    )
    parser.add_argument(
        "--address-connections", type=int, help="open sockets from one address (100)"
    )
    parser.add_argument("--socket-rate", type=float, help="messages a second on one socket (15)")
    parser.add_argument(
        "--metrics-token", help="who says it may read /metrics (better as FUNDUK_METRICS_TOKEN)"
    )
    mail_settings.add_arguments(parser)


def _lines(text: str) -> tuple[str, ...]:
    """Commands have spaces and commas in them, so each stands on a line of its own."""
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def add_data_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, help="folder of the tables (the user's data folder)")
    parser.add_argument("file", type=Path, help="the backup file")


def serve(arguments: argparse.Namespace) -> int:
    """Runs until it is told to stop."""
    run(check(settings_from(arguments, dict(os.environ))))
    return 0


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    add_data_argument(parser)
    parser.add_argument(
        "--keep", type=int, metavar="N", help="FILE is a folder: add a copy, keep the newest N"
    )
    parser.add_argument("--drill", action="store_true", help="restore the copy elsewhere, as proof")


def backup(arguments: argparse.Namespace) -> int:
    """Copies the store into a file, also while the server is running."""
    folder = _folder(arguments)
    if arguments.keep is None:
        made = backups.backup(folder, arguments.file)
    else:
        made = copies.keep_copy(folder, arguments.file, arguments.keep)
    print(f"backup written to {made}")
    if arguments.drill:
        _tell_drill(made)
    return 0


def add_copy_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the backup file")


def drill(arguments: argparse.Namespace) -> int:
    """Restores a backup into a folder of its own and reads every table in it."""
    _tell_drill(arguments.file)
    return 0


def _tell_drill(copy: Path) -> None:
    found = copies.drill(copy, _steps)
    print(
        f"restored elsewhere and read whole: {found.tables} tables, {found.matches} matches, "
        f"{found.steps} steps"
    )


def _steps(stored: Stored) -> int | None:
    match = read_table(stored).match
    return None if match is None else len(match.entries)


def restore(arguments: argparse.Namespace) -> int:
    """Puts a backup back in place."""
    kept = backups.restore(_folder(arguments), arguments.file)
    print("restored" + (f"; what was there before is kept as {kept.name}" if kept else ""))
    return 0


def add_places(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", help="a data folder, or postgresql://user@host/name")
    parser.add_argument("target", help="an empty one of the other kind")


def move_store(arguments: argparse.Namespace) -> int:
    """Copies a stopped house from SQLite to PostgreSQL or back, and checks every row."""
    for table, rows in moving.move(arguments.source, arguments.target):
        print(f"{rows:9,}  {table}")
    print("moved; the source is as it was")
    return 0


def administer(arguments: argparse.Namespace) -> int:
    """Looks things up and does what only a host may, beside a running server."""
    address = arguments.database or os.environ.get("FUNDUK_DATABASE", "")
    return admin.carry_out(arguments, _folder(arguments), address)


def _folder(arguments: argparse.Namespace) -> Path:
    return arguments.data or Path(os.environ.get("FUNDUK_DATA") or default_data_folder())


def settings_from(arguments: argparse.Namespace, environment: dict[str, str]) -> Settings:
    """An argument beats the environment, which beats the default."""

    def pick(name: str, read: Callable[[str], T], default: T) -> T:
        given: T | None = getattr(arguments, name)
        if given is not None:
            return given
        text = environment.get(f"FUNDUK_{name.upper()}", "")
        try:
            return read(text) if text else default
        except ValueError:
            raise BadSetting(f"FUNDUK_{name.upper()}={text!r} cannot be read") from None

    listed: list[str] = []
    origins = pick("origin", lambda text: text.replace(",", " ").split(), listed)
    plain = Limits()
    limits = scaled(
        pick("address_rate", float, plain.address_rate),
        pick("address_connections", int, plain.address_connections),
        pick("socket_rate", float, plain.socket_rate),
    )
    return Settings(
        pick("host", str, "127.0.0.1"),
        pick("port", int, PORT),
        pick("data", Path, default_data_folder()),
        tuple(check_origin(origin) for origin in origins),
        pick("trust_proxy", lambda text: text.lower() in ("1", "yes", "true", "on"), False),
        pick("workers", int, 2),
        pick("pause", float, 1.0),
        limits,
        mail_settings.mail_from(pick, environment),
        mail_settings.webhooks_from(pick),
        pick("notify_after", float, 300.0),
        games=pick("games", _names, ()),
        hire=tuple(pick("hire", _lines, ())),
        database=pick("database", str, ""),
        metrics_token=pick("metrics_token", str, ""),
    )


def configuration(settings: Settings, app: App) -> uvicorn.Config:
    """uvicorn's own log would write addresses, so only its warnings are heard."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=PatientHttp,
        ws=SocketProtocol,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )


def check_port(settings: Settings) -> None:
    """Says before anything is opened that somebody else listens there, or that we may not."""
    try:
        places = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)
    except OSError:
        raise BadSetting(f"--host {settings.host} is not an address of this machine") from None
    for family, kind, number, _, address in places:
        with socket.socket(family, kind, number) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(address)
            except OSError as wrong:
                if wrong.errno in (errno.EADDRINUSE, errno.EACCES):
                    raise _deaf(settings) from None


def _deaf(settings: Settings) -> BadSetting:
    return BadSetting(
        f"could not listen on {settings.host}, port {settings.port}: choose another --port"
    )


def run(settings: Settings) -> None:
    check_port(settings)
    speak_up()
    gc.freeze()
    gc.set_threshold(*RARE_COLLECTIONS)
    sys.setswitchinterval(SHORT_TURNS)
    app = App(settings)
    server = uvicorn.Server(configuration(settings, app))
    app.folder.hold()
    app.folder.release()
    signal.signal(signal.SIGTERM, server.handle_exit)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        try:
            runner.run(_serve(server, settings))
        except SystemExit:
            if isinstance(app.failed, FundukError):
                raise app.failed from None
            raise _deaf(settings) from app.failed


async def _serve(server: uvicorn.Server, settings: Settings) -> None:
    """Says that the house is open once people can come in, not before."""
    telling = asyncio.get_running_loop().create_task(_tell_when_open(server, settings))
    try:
        await server.serve()
    finally:
        telling.cancel()


async def _tell_when_open(server: uvicorn.Server, settings: Settings) -> None:
    while not server.started:
        await asyncio.sleep(GLANCE)
    shown = "localhost" if settings.host in ("127.0.0.1", "::1", "localhost") else settings.host
    address = settings.origins[0] if settings.origins else f"http://{shown}:{settings.port}"
    print(f"Funduk is open: {address}", flush=True)
    for name, why in funduk.GAMES.broken.items():
        print(f"funduk: the game {name} cannot be opened: {why}", file=sys.stderr, flush=True)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise BadSetting(f"{message} ({self.prog} --help)")


COMMANDS: dict[
    str, tuple[Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]]
] = {
    "serve": (add_serve_arguments, serve),
    "backup": (add_backup_arguments, backup),
    "drill": (add_copy_argument, drill),
    "restore": (add_data_argument, restore),
    "move-store": (add_places, move_store),
    "admin": (admin.add_arguments, administer),
}


def main(given: list[str]) -> int:
    """One of the commands with its arguments; what is wrong is a FundukError."""
    if not given or given[0] not in COMMANDS:
        raise BadSetting(f"say one of {', '.join(COMMANDS)}")
    add_arguments, carry_out = COMMANDS[given[0]]
    parser = _Parser(f"funduk {given[0]}", description=carry_out.__doc__)
    add_arguments(parser)
    return carry_out(parser.parse_args(given[1:]))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except FundukError as wrong:
        print(f"funduk: {wrong}", file=sys.stderr)
        sys.exit(2)
