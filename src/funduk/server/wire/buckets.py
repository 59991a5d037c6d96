"""How fast somebody goes and how many doors they hold open."""

import time
from collections import OrderedDict


class Bucket:
    """Fills at a rate up to a burst; a request takes one token or is refused."""

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
