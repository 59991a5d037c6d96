"""What the store's statements need of a connection; SQLite's own fits, PostgreSQL's is wrapped."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

try:
    import psycopg
except ImportError:  # without the extra `postgres` there is SQLite alone
    DATABASE_ERRORS: tuple[type[Exception], ...] = (sqlite3.Error,)
    BROKEN_RULES: tuple[type[Exception], ...] = (sqlite3.IntegrityError,)
else:
    DATABASE_ERRORS = (sqlite3.Error, psycopg.Error)
    BROKEN_RULES = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""BROKEN_RULES: a key that was there already, or a row that another one needs."""


POSTGRES = ("postgresql://", "postgres://")


def is_postgres(place: str) -> bool:
    """Whether an address is one of PostgreSQL, and not a folder."""
    return place.startswith(POSTGRES)


class Rows(Protocol):
    """What a statement found."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """Statements are written once, for both: `?` for a value, ON CONFLICT instead of OR IGNORE."""

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, query: str, values: Sequence[Any] = ..., /) -> Rows: ...

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Rows: ...

    def close(self) -> None: ...
