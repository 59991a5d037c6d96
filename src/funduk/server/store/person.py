"""Where a store keeps something of a person: every part of it says so here, so that nothing is forgotten."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple


class Column(NamedTuple):
    """A column that names a person; the rows go when they do, and `given` is what they may take along."""

    table: str
    column: str
    given: tuple[str, ...]


PERSONAL: list[Column] = [
    Column("guests", "id", ("name",)),
    Column("sitters", "guest", ("table_id",)),
    Column("mentioned", "guest", ()),
    Column("devices", "guest", ("label", "since", "seen")),
    Column("handovers", "guest", ("table_id", "until")),
    Column("orders", "guest", ("table_id", "seat", "most", "least", "once")),
    Column("chat", "guest", ("table_id", "n", "seat", "name", "said", "at")),
    Column("shunned", "guest", ("name", "how", "at")),
    Column("shunned", "other", ()),
    Column("passkeys", "guest", ("label", "since", "seen")),
    Column("recovery_codes", "guest", ("since",)),
    Column("turned_out", "guest", ("at",)),
    Column("subscriptions", "guest", ("address", "hook", "language")),
]
"""Whoever adds a table with a person in it adds its column here."""


class Device(NamedTuple):
    """A browser in which somebody is known, and when it was here first and last."""

    device: str
    label: str
    since: float
    seen: float


class PersonStore(ABC):
    """Giving out and erasing what is kept of one person."""

    @abstractmethod
    async def rows_of(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """What the personal columns know of somebody, by table."""

    @abstractmethod
    async def tables_with(self, guest: str) -> list[tuple[str, str]]:
        """Every table whose log, state or chat has ever known somebody, with its status."""

    @abstractmethod
    async def forget_in_log(self, table: str, guest: str) -> int:
        """Takes somebody out of a table's past, all but their moves; returns how many records changed."""

    @abstractmethod
    async def forget_in_table(self, table: str, guest: str) -> None:
        """The same for a table at which nothing happens any more, with what lists show of it."""

    @abstractmethod
    async def erase(self, guest: str) -> None:
        """Takes away all personal rows; a small store also forgets at once what the disk remembers."""

    @abstractmethod
    async def clean(self) -> None:
        """Overwrites what the disk still remembers of those who erased themselves; others wait meanwhile."""

    @abstractmethod
    async def devices(self, guest: str) -> list[Device]:
        """Those that are not signed out, the last seen first."""

    @abstractmethod
    async def note_device(
        self, guest: str, device: str, label: str, now: float, most: int
    ) -> list[str] | None:
        """A device was here: which older ones had to go; None for somebody of whom nothing is known."""

    @abstractmethod
    async def sign_out(self, guest: str, device: str, now: float) -> None: ...

    @abstractmethod
    async def signed_out(self, since: float) -> list[tuple[str, str]]:
        """Guests and devices that were signed out since then."""
