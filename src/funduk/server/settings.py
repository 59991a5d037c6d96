"""What a server is told when it starts: by argument, by environment, or by default."""

import ipaddress
import math
import os
import sys
from pathlib import Path

import msgspec

import funduk
from funduk.core.errors import FundukError
from funduk.doors import hired
from funduk.server.notices.mail import TRIES, SmtpServer
from funduk.server.notices.webhooks import Allowed
from funduk.server.store.database import is_postgres
from funduk.server.wire.limits import Limits

PORT = 8000
SHORTEST_TOKEN = 16


class BadSetting(FundukError):
    """A server cannot start like this; the message says what to change."""


class Settings(msgspec.Struct, frozen=True):
    """Where to listen, where to keep tables, who may talk to us."""

    host: str = "127.0.0.1"
    port: int = PORT
    data: Path = Path("funduk-data")
    origins: tuple[str, ...] = ()
    trust_proxy: bool = False
    workers: int = 2
    pause: float = 1.0
    limits: Limits = Limits()
    mail: SmtpServer | None = None
    webhooks: Allowed = "public"
    notify_after: float = 300.0
    notify_tries: tuple[float, ...] = TRIES
    games: tuple[str, ...] = ()
    """What the house offers; without any, every game there is."""
    metrics_token: str = ""
    """Whoever says it may read `/metrics`; without one there is no such page."""
    hire: tuple[str, ...] = ()
    """Bots of the operator's own, as `name=cmd:program` or `name=module:Class`."""
    database: str = ""
    """Where tables are kept instead of the data folder: an address of PostgreSQL."""

    def allowed_origins(self) -> frozenset[str]:
        """The listed origins; without any, this machine's own addresses."""
        if self.origins:
            return frozenset(self.origins)
        names = ["127.0.0.1", "localhost", "[::1]"]
        return frozenset(f"http://{name}:{self.port}" for name in names)

    def address(self) -> str:
        """What people type into their browser."""
        return self.origins[0] if self.origins else f"http://localhost:{self.port}"

    def secure(self) -> bool:
        """Whether every page is served by TLS, so that cookies may insist on it."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)


def default_data_folder() -> Path:
    """Where this system keeps a user's data."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "funduk"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "funduk"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "funduk"


def check_origin(text: str) -> str:
    """`https://play.example` or `http://host:port`: scheme and host, no path."""
    scheme, separator, rest = text.rstrip("/").partition("://")
    if scheme not in ("http", "https") or not separator or not rest or set(rest) & set("/?#@ *"):
        raise BadSetting(f"--origin {text!r} must be scheme and host, such as https://play.example")
    return f"{scheme}://{rest.lower()}"


def check(settings: Settings) -> Settings:
    """Refuses what would leave the server open or deaf."""
    if not 0 <= settings.port < 65536:
        raise BadSetting(f"--port {settings.port} is not a port; choose one from 1 to 65535")
    if settings.workers < 1:
        raise BadSetting(
            f"--workers {settings.workers}: bots need at least one process to think in"
        )
    limits = settings.limits
    for name, value in (
        ("address-rate", limits.address_rate),
        ("address-connections", limits.address_connections),
        ("socket-rate", limits.socket_rate),
    ):
        if not value >= 1:
            raise BadSetting(f"--{name} {value} would let nobody in; choose at least 1")
    for name, value in (("pause", settings.pause), ("notify-after", settings.notify_after)):
        if not 0 <= value < math.inf:
            raise BadSetting(f"--{name} {value} is not a number of seconds")
    if settings.metrics_token and len(settings.metrics_token) < SHORTEST_TOKEN:
        raise BadSetting(f"--metrics-token is too short: at least {SHORTEST_TOKEN} characters")
    if settings.database and not is_postgres(settings.database):
        raise BadSetting("--database must be an address like postgresql://user@host/name")
    for name in settings.games:
        if name not in funduk.GAMES:
            why = funduk.GAMES.broken.get(name)
            there = f"it cannot be opened: {why}" if why else f"there are {', '.join(funduk.GAMES)}"
            raise BadSetting(f"--games {name}: no such game; {there}")
    for written in settings.hire:
        hired.read(written)
    if not is_loopback(settings.host) and not settings.origins:
        raise BadSetting(
            f"--host {settings.host} can be reached from elsewhere: say with --origin which address "
            "people type into their browser, such as https://play.example"
        )
    return settings


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
