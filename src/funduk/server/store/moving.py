"""Moves a whole house from SQLite to PostgreSQL or back, checked row by row; the source stays as it is."""

import hashlib
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

from funduk.core.errors import FundukError
from funduk.server.store import schema
from funduk.server.store.backup import DataFolder, check_database
from funduk.server.store.database import DATABASE_ERRORS, Connection, is_postgres
from funduk.server.store.sqlite import connect

BATCH = 500


class CannotMove(FundukError):
    """Nothing was moved; the message says why and what to do."""


class Shape(NamedTuple):
    """A table of the schema; `raw` are the places of its columns of bytes."""

    name: str
    columns: tuple[str, ...]
    raw: frozenset[int]


class Moved(NamedTuple):
    """How many rows a table has, the same on both sides."""

    table: str
    rows: int


def shapes() -> list[Shape]:
    """Every table of the newest schema, those that others refer to first."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as blank:
        for _, text in schema.migrations():
            for statement in schema.statements(text):
                blank.execute(statement)
        query = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"
        names = [name for (name,) in blank.execute(query)]
        described = {name: list(blank.execute(f"PRAGMA table_info({name})")) for name in names}
    return [
        Shape(
            name,
            tuple(column[1] for column in columns),
            frozenset(column[0] for column in columns if column[2] == "BLOB"),
        )
        for name, columns in described.items()
    ]


def move(source: str, target: str) -> list[Moved]:
    """Every row, or none: the target is committed only when its hashes are those of the source."""
    if is_postgres(source) == is_postgres(target):
        raise CannotMove(
            "one of the two must be a data folder and the other an address like postgresql://host/name"
        )
    try:
        with ExitStack() as held:
            old = _open_source(source, held)
            new = _open_target(target, held)
            return _copy(old, new)
    except DATABASE_ERRORS as wrong:
        raise CannotMove(f"nothing was moved: {' '.join(str(wrong).split())}") from None


def _open_source(place: str, held: ExitStack) -> Connection:
    if is_postgres(place):
        return _open_postgres(place, held)
    folder = _hold(place, held)
    if not folder.database.is_file():
        raise CannotMove(f"there is no house in {place}: {schema.DATABASE} is missing")
    check_database(folder.database)
    copy = Path(held.enter_context(tempfile.TemporaryDirectory())) / schema.DATABASE
    with closing(
        sqlite3.connect(f"{folder.database.absolute().as_uri()}?mode=ro", uri=True)
    ) as kept:
        schema.copy_to(kept, copy)
    opened = connect(copy)
    held.callback(opened.close)
    schema.bring_up_to_date(opened, copy)  # an older house is brought up to date in its copy
    return opened


def _open_target(place: str, held: ExitStack) -> Connection:
    if is_postgres(place):
        opened = _open_postgres(place, held)
    else:
        folder = _hold(place, held)
        if folder.database.exists():
            raise CannotMove(f"there is a house in {place} already: choose an empty folder")
        made = connect(folder.database)
        held.callback(made.close)
        schema.bring_up_to_date(made, folder.database)
        opened = made
    for name in ("tables", "guests"):
        if opened.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() is not None:
            raise CannotMove(f"the target is not empty ({name} has rows): choose an empty database")
    return opened


def _hold(place: str, held: ExitStack) -> DataFolder:
    folder = DataFolder(Path(place))
    folder.hold()
    held.callback(folder.release)
    return folder


def _open_postgres(place: str, held: ExitStack) -> Connection:
    from funduk.server.store import postgres, postgres_schema

    opened = postgres.PostgresConnection(place, alone=True)
    held.callback(opened.close)
    postgres_schema.bring_up_to_date(opened)
    return opened


def _copy(old: Connection, new: Connection) -> list[Moved]:
    done = []
    new.execute("BEGIN IMMEDIATE")
    try:
        for shape in shapes():
            new.execute(f"DELETE FROM {shape.name}")
            marks = ", ".join("?" * len(shape.columns))
            put = f"INSERT INTO {shape.name} ({', '.join(shape.columns)}) VALUES ({marks})"
            for rows in _batches(old, shape):
                new.executemany(put, rows)
            here, there = _fingerprint(old, shape), _fingerprint(new, shape)
            if here != there:
                raise CannotMove(f"{shape.name} did not arrive as it was: nothing was moved")
            done.append(Moved(shape.name, here[0]))
        new.execute("COMMIT")
    except BaseException:
        new.execute("ROLLBACK")
        raise
    return done


def _batches(connection: Connection, shape: Shape) -> Iterator[list[Sequence[Any]]]:
    batch: list[Sequence[Any]] = []
    for row in connection.execute(f"SELECT {', '.join(shape.columns)} FROM {shape.name}"):
        batch.append([_as_bytes(value) if n in shape.raw else value for n, value in enumerate(row)])
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _as_bytes(value: Any) -> Any:
    """SQLite keeps text in a column of bytes as text."""
    return value.encode() if isinstance(value, str) else value


def _fingerprint(connection: Connection, shape: Shape) -> tuple[int, int]:
    """How many rows, and a sum of their hashes, which does not depend on their order."""
    count = total = 0
    for rows in _batches(connection, shape):
        for row in rows:
            digest = hashlib.sha256(repr(tuple(row)).encode()).digest()
            total = (total + int.from_bytes(digest)) % (1 << 256)
            count += 1
    return count, total
