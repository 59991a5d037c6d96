"""How fast somebody goes and how many doors they hold open."""

import time
from collections import OrderedDict


class Bucket:
    """Fills at a rate up to a burst; what is taken or spent goes out of it."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.when = time.monotonic()

    def wait(self, amount: float = 1.0, kept: float = 0.0) -> float:
        """Seconds until so much can be taken and `kept` is left; 0.0: now. A full bucket is always enough."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate)
        self.when = now
        missing = min(amount + kept, self.burst) - self.tokens
        return 0.0 if missing <= 0.0 else missing / self.rate

    def spend(self, amount: float) -> None:
        """Takes it, even if that leaves a debt; nobody owes more than a full bucket."""
        self.tokens = max(-self.burst, self.tokens - amount)

    def take(self, amount: float = 1.0) -> bool:
        if self.wait(amount) > 0.0:
            return False
        self.tokens -= amount
        return True


class Buckets:
    """One bucket per key; the longest unused are forgotten, so that memory stays bounded."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket

    def take(self, key: str, amount: float = 1.0) -> bool:
        return self.of(key).take(amount)


class Counts:
    """How much each key holds at once: connections, or bytes."""

    def __init__(self, most: int, most_together: int) -> None:
        self.most = most
        self.most_together = most_together
        self.together = 0
        self.held: dict[str, int] = {}

    def enter(self, key: str, amount: int = 1) -> bool:
        now = self.held.get(key, 0)
        if now + amount > self.most or self.together + amount > self.most_together:
            return False
        self.held[key] = now + amount
        self.together += amount
        return True

    def leave(self, key: str, amount: int = 1) -> None:
        left = self.held.get(key, 0) - amount
        self.together -= amount
        if left > 0:
            self.held[key] = left
        else:
            self.held.pop(key, None)
