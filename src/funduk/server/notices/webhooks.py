"""Webhooks: a small JSON object to an address a player gave; never into the host's own network."""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from funduk.server.notices.mail import Undelivered

Allowed = Literal["off", "public", "any"]
"""`public`: https to addresses of the open internet. `any`: also http and private addresses."""
PATIENCE = 5.0
WHOLE = 15.0
LONGEST_URL = 500
OPEN_INTERNET = ipaddress.IPv6Network("2000::/3")
"""All of IPv6 that is given out to networks; NAT64, site-local and mapped ranges lie elsewhere."""
NOT_A_PLACE = (
    ipaddress.IPv6Network("2001::/23"),  # protocols, Teredo among them
    ipaddress.IPv6Network("2001:db8::/32"),
    ipaddress.IPv6Network("2002::/16"),  # 6to4: an IPv4 address inside, perhaps a private one
    ipaddress.IPv6Network("3fff::/20"),
)
RELAYS = ipaddress.IPv4Network("192.88.99.0/24")


class Target(NamedTuple):
    """Where a hook goes."""

    scheme: str
    host: str
    port: int
    path: str


def target(url: str, allowed: Allowed) -> Target | None:
    """The parts of an address that may be called at all; None for anything else."""
    if (
        allowed == "off"
        or len(url) > LONGEST_URL
        or not url.isascii()
        or any(sign <= " " for sign in url)
    ):
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    schemes = ("https",) if allowed == "public" else ("https", "http")
    if parts.scheme not in schemes or not parts.hostname or parts.username or parts.password:
        return None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(
        parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path
    )


def is_public(address: str) -> bool:
    """Not this machine, not its neighbours, nothing reserved, nothing that leads on to another address."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = any(found in network for network in NOT_A_PLACE)
        return found in OPEN_INTERNET and found.is_global and not inside
    return found.is_global and not found.is_multicast and found not in RELAYS


def _resolve(place: Target, allowed: Allowed) -> str:
    """The one address that is checked is the one that is called."""
    try:
        found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    except OSError:
        raise Undelivered("unknown host", True) from None
    addresses = [str(one[4][0]) for one in found]
    if allowed != "any" and not all(is_public(address) for address in addresses):
        raise Undelivered("not a public address", False)
    return addresses[0]


class Caller:
    """Calls hooks from a few threads, without following anybody elsewhere."""

    def __init__(self, allowed: Allowed) -> None:
        self.allowed = allowed
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="webhooks")

    async def post(self, url: str, body: bytes) -> None:
        place = target(url, self.allowed)
        if place is None:
            raise Undelivered("not allowed", False)
        opened: list[http.client.HTTPConnection] = []
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._threads, _post, place, body, self.allowed, opened)
        try:
            await asyncio.wait_for(work, WHOLE)
        except TimeoutError:
            for connection in opened:
                connection.close()
            raise Undelivered("too slow", True) from None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _post(
    place: Target, body: bytes, allowed: Allowed, opened: list[http.client.HTTPConnection]
) -> None:
    address = _resolve(place, allowed)
    connection = http.client.HTTPConnection(place.host, place.port, timeout=PATIENCE)
    opened.append(connection)
    try:
        plain = socket.create_connection((address, place.port), PATIENCE)
        connection.sock = plain
        if place.scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(
                plain, server_hostname=place.host
            )
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Funduk",
            "Connection": "close",
        }
        connection.request("POST", place.path, body, headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException, AttributeError) as wrong:
        raise Undelivered(type(wrong).__name__, True) from None
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise Undelivered(f"answer {status}", status >= 500 or status == 429)
