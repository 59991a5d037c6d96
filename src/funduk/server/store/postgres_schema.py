"""The same numbered migrations in PostgreSQL's words; one process applies them, the others wait."""

import re
from pathlib import Path

from funduk.server.store import schema
from funduk.server.store.database import Connection
from funduk.server.store.interface import NewerSchema

MIGRATING, SERVING = 0x66756E64, 0x756B6D31
"""Keys of advisory locks: one process migrates, and nobody moves a store in which somebody serves."""
WORDS = (
    (re.compile(r"\)\s*WITHOUT ROWID"), ")"),
    (re.compile(r"\bBLOB\b"), "BYTEA"),
    (re.compile(r"\bREAL\b"), "DOUBLE PRECISION"),
    (re.compile(r"\bINTEGER\b"), "BIGINT"),
)
OWN_WORDS = "postgres"
"""A folder beside the migrations with those that PostgreSQL needs in words of its own."""
VERSION = (
    "CREATE TABLE IF NOT EXISTS schema_version (one BIGINT PRIMARY KEY, version BIGINT NOT NULL)"
)


def in_postgres_words(statement: str) -> str:
    for word, other in WORDS:
        statement = word.sub(other, statement)
    return statement


def bring_up_to_date(connection: Connection, folder: Path = schema.MIGRATIONS) -> None:
    """Applies what is missing, all of it or nothing."""
    connection.execute("SELECT pg_advisory_lock(?)", (MIGRATING,))
    try:
        connection.execute(VERSION)
        found = connection.execute("SELECT version FROM schema_version").fetchone()
        version = 0 if found is None else found[0]
        known = schema.migrations(folder)
        newest = known[-1][0]
        if version > newest:
            raise NewerSchema(
                f"the database has schema {version}, this Funduk knows {newest}: install a newer Funduk"
            )
        if version < newest:
            _apply(connection, known[version:], newest, folder)
    finally:
        connection.execute("SELECT pg_advisory_unlock(?)", (MIGRATING,))


def _apply(
    connection: Connection, missing: list[tuple[int, str]], newest: int, folder: Path
) -> None:
    own = {int(path.name[:4]): path.read_text("utf-8") for path in (folder / OWN_WORDS).glob("*")}
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number, text in missing:
            for statement in schema.statements(own.get(number, text)):
                connection.execute(in_postgres_words(statement))
        connection.execute(
            "INSERT INTO schema_version VALUES (1, ?) "
            "ON CONFLICT (one) DO UPDATE SET version = excluded.version",
            (newest,),
        )
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
