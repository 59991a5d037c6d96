"""Which pages may talk to us, and which address somebody comes from."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from funduk.server.settings import Settings

Headers = Iterable[tuple[bytes, bytes]]

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SAFETY_HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


def header(headers: Headers, name: bytes) -> str | None:
    """The value of a header that stands exactly once."""
    values = [value for key, value in headers if key == name]
    return values[0].decode("latin-1") if len(values) == 1 else None


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """Who shares one purse: an IPv4 address, or the 64 bits of addresses that one IPv6 customer has."""
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.strip("[]").partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(number) >> 64 << 64)}/64"


class Doorkeeper:
    """Checks origins and finds out addresses as the settings say."""

    def __init__(self, settings: Settings) -> None:
        self.origins = settings.allowed_origins()
        self.trust_proxy = settings.trust_proxy
        self.always_secure = settings.secure()

    def lets_in(self, headers: Headers) -> bool:
        """Only pages of a listed origin; no Origin header, no entry."""
        origin = header(headers, b"origin")
        return origin is not None and origin.lower() in self.origins

    def address(self, headers: Headers, client: tuple[str, int] | None) -> str:
        """For limits only: the proxy's word is taken when we were told to trust it."""
        if self.trust_proxy:
            forwarded = [value for key, value in headers if key == b"x-forwarded-for"]
            if forwarded:
                return neighbourhood(forwarded[-1].decode("latin-1").split(",")[-1].strip()[:64])
        return neighbourhood(client[0]) if client else "unknown"

    def secure(self, headers: Headers, scheme: str) -> bool:
        """Whether the browser's side of this request is TLS."""
        if self.always_secure or scheme in ("https", "wss"):
            return True
        return self.trust_proxy and header(headers, b"x-forwarded-proto") == "https"
