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
    Column("handovers", "guest", ("table_id", "until")),
    Column("orders", "guest", ("table_id", "seat", "most", "least", "once")),
    Column("chat", "guest", ("table_id", "n", "seat", "name", "said", "at")),
    Column("shunned", "guest", ("name", "how", "at")),
    Column("shunned", "other", ()),
    Column("subscriptions", "guest", ("address", "hook", "language")),
]
"""Whoever adds a table with a person in it adds its column here."""


class PersonStore(ABC):
    """Giving out and erasing what is kept of one person."""

    @abstractmethod
    async def rows_of(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """What the personal columns know of somebody, by table."""

    @abstractmethod
    async def tables_with(self, guest: str) -> list[str]:
        """Every table whose log, state or chat has ever known somebody."""

    @abstractmethod
    async def forget_in_log(self, table: str, guest: str) -> int:
        """Takes somebody out of a table's past, all but their moves; returns how many records changed."""

    @abstractmethod
    async def erase(self, guest: str) -> None:
        """Takes away all personal rows, and overwrites what the disk still remembers."""
