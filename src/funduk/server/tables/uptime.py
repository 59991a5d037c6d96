"""Time as this server has lived it: it stands still while nobody serves, so downtime costs nothing."""

import time
from collections.abc import Callable

LONGEST_BREATH = 30.0
"""The server looks at its time every few seconds; after a longer step it was frozen, which is downtime."""


class LivedTime:
    """Seconds that a server has been up on this data folder, over all its restarts."""

    def __init__(
        self,
        lived: float = 0.0,
        monotonic: Callable[[], float] = time.monotonic,
        longest: float = LONGEST_BREATH,
    ) -> None:
        self.lived = lived
        self.longest = longest
        self._monotonic = monotonic
        self._seen = monotonic()

    def now(self) -> float:
        seen = self._monotonic()
        self.lived += min(max(seen - self._seen, 0.0), self.longest)
        self._seen = seen
        return self.lived

    def resume(self, lived: float) -> None:
        """Goes on from where the last server stopped."""
        self.lived = max(self.lived, lived)
        self._seen = self._monotonic()

    def milliseconds(self) -> int:
        return round(self.now() * 1000)
