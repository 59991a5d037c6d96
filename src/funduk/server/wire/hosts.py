"""The names this house answers to: a request for any other name was led here by somebody else's."""

from funduk.server.settings import Settings
from funduk.server.wire.origins import Headers, header

DEFAULT_PORTS = {"http": "80", "https": "443"}
OWN_NAMES = ("127.0.0.1", "localhost", "[::1]")
STAY_SECURE = (b"strict-transport-security", b"max-age=31536000")
"""A browser that has come by TLS once comes by nothing else for a year."""


def known_hosts(settings: Settings) -> frozenset[str]:
    """What may stand in a Host header: the listed origins, and this machine's own names."""
    found = {f"{name}:{settings.port}" for name in OWN_NAMES} | set(OWN_NAMES)
    for origin in settings.origins:
        scheme, _, place = origin.partition("://")
        found.add(place)
        port = DEFAULT_PORTS[scheme]
        if place.endswith(f":{port}"):
            found.add(place.removesuffix(f":{port}"))
        elif ":" not in place.rpartition("]")[2]:
            found.add(f"{place}:{port}")
    return frozenset(found)


def is_for_us(headers: Headers, hosts: frozenset[str]) -> bool:
    """Exactly one Host header, with one of our names."""
    host = header(headers, b"host")
    return host is not None and host.lower() in hosts
