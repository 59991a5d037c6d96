"""Who is who: guests by a signed cookie, sockets by a ticket that works once."""

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from typing import NamedTuple

COOKIE_LIFE = 400 * 24 * 3600
TICKET_LIFE = 30.0
MOST_TICKETS = 20_000
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
GUEST_WORDS = {"de": "Gast", "en": "Guest"}


def fresh_id() -> str:
    """128 random bits in 22 characters that fit a URL."""
    return urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip("=")


def fresh_device() -> str:
    return urlsafe_b64encode(secrets.token_bytes(9)).decode()


def fresh_code(length: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def read_code(text: str) -> str:
    """A code as people type it: small letters, blanks and dashes do not matter."""
    return "".join(sign for sign in text.upper() if sign in CODE_LETTERS)


class Visitor(NamedTuple):
    """A guest, and the device they come with; empty for cookies of versions that knew no devices."""

    guest: str
    device: str


class Who(NamedTuple):
    """A guest with the name they go by."""

    guest: str
    name: str


class Signer:
    """Makes and checks the guest cookie."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def cookie(self, guest: str, device: str = "") -> str:
        said = f"{guest}.{device}" if device else guest
        return f"{said}.{self._sign(said)}"

    def read(self, cookie: str | None) -> Visitor | None:
        """Whom a cookie names, None when it was not made here."""
        if cookie is None or not cookie.isascii() or len(cookie) > 100:
            return None
        said, _, signature = cookie.rpartition(".")
        guest, _, device = said.partition(".")
        if len(guest) != 22 or not hmac.compare_digest(signature, self._sign(said)):
            return None
        return Visitor(guest, device)

    def guest(self, cookie: str | None) -> str | None:
        found = self.read(cookie)
        return None if found is None else found.guest

    def _sign(self, said: str) -> str:
        digest = hmac.new(self.secret, b"guest " + said.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


class Tickets:
    """One-use passes from a page to its socket."""

    def __init__(self) -> None:
        self.issued: dict[str, tuple[str, float]] = {}

    def issue(self, guest: str) -> str:
        now = time.monotonic()
        oldest = next(iter(self.issued), None)
        while oldest is not None and (
            len(self.issued) >= MOST_TICKETS or self.issued[oldest][1] < now
        ):
            del self.issued[oldest]
            oldest = next(iter(self.issued), None)
        ticket = secrets.token_urlsafe(24)
        self.issued[ticket] = (guest, now + TICKET_LIFE)
        return ticket

    def forget(self, guest: str) -> None:
        self.issued = {ticket: kept for ticket, kept in self.issued.items() if kept[0] != guest}

    def redeem(self, ticket: str, guest: str | None) -> bool:
        """True once, and only for the guest whose page asked for it."""
        found = self.issued.pop(ticket, None)
        return (
            found is not None
            and guest is not None
            and found[0] == guest
            and found[1] > time.monotonic()
        )


def guest_name(guest: str, accept_language: str) -> str:
    """A name for somebody who has not said theirs, the same each time."""
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big") % 9000 + 1000
    return f"{GUEST_WORDS[language(accept_language)]} {number}"


def language(accept_language: str) -> str:
    """German if the browser asks for it before English, else English."""
    for part in accept_language.lower().split(","):
        tag = part.split(";")[0].strip()[:2]
        if tag in GUEST_WORDS:
            return tag
    return "en"
