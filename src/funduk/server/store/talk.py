"""What a store keeps of talk: lines in order, and who does not want to hear or meet whom."""

from abc import ABC, abstractmethod
from typing import Literal

import msgspec

How = Literal["mute", "block"]
CHAT_REMEMBERED = 40
"""Lines that a table in memory knows, and a snapshot carries."""


class Said(msgspec.Struct, frozen=True):
    """One line of a table's chat."""

    n: int
    guest: str
    seat: int | None
    name: str
    text: str
    at: float


class Shunned(msgspec.Struct, frozen=True):
    """Somebody whom a guest does not want to hear, or not to meet either."""

    other: str
    name: str
    how: How
    at: float


class TalkStore(ABC):
    """Every call that changes something returns only when it is on the disk."""

    @abstractmethod
    async def say(self, table: str, line: Said) -> None: ...

    @abstractmethod
    async def lines(self, table: str, before: int, most: int) -> list[Said]:
        """The last lines before a number, in order."""

    @abstractmethod
    async def shun(self, guest: str, shunned: Shunned) -> None:
        """Mutes or blocks; what was set before is replaced."""

    @abstractmethod
    async def forgive(self, guest: str, other: str) -> None: ...

    @abstractmethod
    async def shunned_by(self, guest: str) -> list[Shunned]: ...

    @abstractmethod
    async def blocks_around(self, guest: str) -> set[tuple[str, str]]:
        """All blocks that somebody made or met: who, and whom."""
