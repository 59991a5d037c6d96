"""What one address, one connection and one message may cost."""

import time
from collections import OrderedDict

import msgspec

DEPTH = 16
FRAME = 8 * 1024
BODY = 16 * 1024
MATCH_FILE = 512 * 1024


class Limits(msgspec.Struct, frozen=True):
    """Rates are per second; a burst is how much may come at once."""

    address_rate: float = 50.0
    address_burst: float = 200.0
    address_connections: int = 100
    socket_rate: float = 15.0
    socket_burst: float = 45.0
    codes_rate: float = 0.2
    codes_burst: float = 10.0
    tables_rate: float = 0.2
    tables_burst: float = 30.0
    files_rate: float = 0.1
    files_burst: float = 10.0
    talk_rate: float = 0.5
    talk_burst: float = 10.0
    first_message: float = 5.0
    silence: float = 60.0
    stuck: float = 20.0
    outbox_messages: int = 32
    outbox_bytes: int = 192 * 1024


class Bucket:
    """Fills at a rate up to a burst; a request takes one token or is refused."""

    __slots__ = ("burst", "rate", "tokens", "when")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.when = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate)
        self.when = now
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
        return True


class Buckets:
    """One bucket per address; the longest unused are forgotten, so that memory stays bounded."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take()


class Counts:
    """How many connections each address holds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        now = self.held.get(key, 0)
        if now >= self.most:
            return False
        self.held[key] = now + 1
        return True

    def leave(self, key: str) -> None:
        left = self.held.get(key, 0) - 1
        if left > 0:
            self.held[key] = left
        else:
            self.held.pop(key, None)


def too_deep(text: str, most: int = DEPTH) -> bool:
    """Whether JSON nests deeper than anything we read; brackets inside texts do not count."""
    if text.count("{") + text.count("[") <= most:
        return False
    depth = 0
    inside = escaped = False
    for sign in text:
        if inside:
            if escaped:
                escaped = False
            elif sign == "\\":
                escaped = True
            elif sign == '"':
                inside = False
        elif sign == '"':
            inside = True
        elif sign in "{[":
            depth += 1
            if depth > most:
                return True
        elif sign in "}]":
            depth -= 1
    return False
