"""Numbered migrations, applied in order after a backup; a newer store is refused."""

import sqlite3
import time
from pathlib import Path

from funduk.server.store.interface import NewerSchema, StoreFailed

MIGRATIONS = Path(__file__).parent / "migrations"
DATABASE = "funduk.sqlite"


def migrations(folder: Path = MIGRATIONS) -> list[tuple[int, str]]:
    """Number and text of every migration, in order."""
    found = sorted(
        (int(path.name.split("_")[0]), path.read_text("utf-8"))
        for path in folder.glob("[0-9]*.sql")
    )
    numbers = [number for number, _ in found]
    if numbers != list(range(1, len(found) + 1)):
        raise StoreFailed(f"the migrations are numbered {numbers}, not one after another from 1")
    return found


def version_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def bring_up_to_date(
    connection: sqlite3.Connection, path: Path, folder: Path = MIGRATIONS
) -> Path | None:
    """Applies what is missing, each migration in its own transaction; returns the backup it made first."""
    known = migrations(folder)
    version = version_of(connection)
    newest = known[-1][0]
    if version > newest:
        raise NewerSchema(
            f"{path.name} has schema {version}, this Funduk knows {newest}: install a newer Funduk "
            "or restore an older backup"
        )
    backup = None
    if 0 < version < newest:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        backup = path.with_name(f"{path.stem}.before-{version + 1:04}.{stamp}{path.suffix}")
        copy_to(connection, backup)
    for number, text in known[version:]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(text):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except sqlite3.Error as wrong:
            connection.execute("ROLLBACK")
            raise StoreFailed(f"migration {number} failed, nothing was changed: {wrong}") from None
    return backup


def statements(text: str) -> list[str]:
    """The single statements of a migration file."""
    found = []
    waiting = ""
    for line in text.splitlines():
        waiting += line + "\n"
        if sqlite3.complete_statement(waiting):
            found.append(waiting)
            waiting = ""
    if waiting.strip():
        raise StoreFailed("a migration ends in the middle of a statement")
    return found


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """An online copy, in one file, of a database that may be in use."""
    copy = sqlite3.connect(target)
    try:
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    finally:
        copy.close()
