"""`funduk serve`, `funduk backup` and `funduk restore`."""

import argparse
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import uvicorn

from funduk.core.errors import FundukError
from funduk.server import backup as backups
from funduk.server.app import App
from funduk.server.limits import FRAME, Limits
from funduk.server.logs import speak_up
from funduk.server.settings import PORT, BadSetting, Settings, check, check_origin, default_data_folder

T = TypeVar("T")
DRAIN_SECONDS = 10


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Every argument can also be given as FUNDUK_<NAME>."""
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help=f"port to listen on ({PORT})")
    parser.add_argument("--data", type=Path, help="folder of the tables (the user's data folder)")
    parser.add_argument(
        "--origin", action="append", help="address people type into the browser, such as https://play.example"
    )
    parser.add_argument(
        "--trust-proxy", action="store_true", default=None, help="believe X-Forwarded headers"
    )
    parser.add_argument("--workers", type=int, help="processes in which bots think (2)")
    parser.add_argument("--pause", type=float, help="seconds a bot takes for a move (1.0)")
    parser.add_argument("--address-rate", type=float, help="requests a second from one address (50)")
    parser.add_argument("--address-connections", type=int, help="open sockets from one address (100)")


def add_data_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, help="folder of the tables (the user's data folder)")
    parser.add_argument("file", type=Path, help="the backup file")


def serve(arguments: argparse.Namespace) -> int:
    """Runs until it is told to stop."""
    try:
        settings = check(settings_from(arguments, dict(os.environ)))
        run(settings)
    except FundukError as wrong:
        print(f"funduk serve: {wrong}", file=sys.stderr)
        return 2
    return 0


def backup(arguments: argparse.Namespace) -> int:
    """Copies the store into a file, also while the server is running."""
    return _say(lambda: f"backup written to {backups.backup(_folder(arguments), arguments.file)}", "backup")


def restore(arguments: argparse.Namespace) -> int:
    """Puts a backup back in place."""

    def work() -> str:
        kept = backups.restore(_folder(arguments), arguments.file)
        return "restored" + (f"; what was there before is kept as {kept.name}" if kept else "")

    return _say(work, "restore")


def _say(work: Callable[[], str], name: str) -> int:
    try:
        print(work())
    except FundukError as wrong:
        print(f"funduk {name}: {wrong}", file=sys.stderr)
        return 2
    return 0


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
    limits = Limits()
    rate = pick("address_rate", float, limits.address_rate)
    connections = pick("address_connections", int, limits.address_connections)
    limits = msgspec.structs.replace(
        limits,
        address_rate=rate,
        address_burst=4 * rate,
        address_connections=connections,
        tables_rate=max(limits.tables_rate, rate / 250),
        tables_burst=max(limits.tables_burst, connections / 3),
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
    )


def configuration(settings: Settings, app: App) -> uvicorn.Config:
    """uvicorn's own log would write addresses, so only its warnings are heard."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="on",
        access_log=False,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )


def run(settings: Settings) -> None:
    speak_up()
    app = App(settings)
    server = uvicorn.Server(configuration(settings, app))
    app.folder.hold()
    app.folder.release()
    signal.signal(signal.SIGTERM, server.handle_exit)
    shown = "localhost" if settings.host in ("127.0.0.1", "::1", "localhost") else settings.host
    address = settings.origins[0] if settings.origins else f"http://{shown}:{settings.port}"
    print(f"Funduk is open: {address}", flush=True)
    server.run()
    if not server.started:
        raise BadSetting(f"could not listen on {settings.host}, port {settings.port}: choose another --port")


def main() -> int:
    """The server without the rest of the command line: python -m funduk.server.command"""
    parser = argparse.ArgumentParser(prog="funduk serve")
    add_serve_arguments(parser)
    return serve(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
