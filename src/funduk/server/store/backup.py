"""Backups of a running store, and putting one back."""

import fcntl
import os
import sqlite3
import time
from pathlib import Path
from typing import IO

from funduk.core.errors import FundukError
from funduk.server.store import schema


class BadBackup(FundukError):
    """The backup cannot be made or put back; nothing has changed."""


class DataFolder:
    """The folder of one server; only one process may hold it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.database = path / schema.DATABASE
        self._lock: IO[str] | None = None

    def hold(self) -> None:
        """Makes the folder if need be and keeps every other server out of it."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = open(self.path / "lock", "w")  # noqa: SIM115  held until release
        except OSError as wrong:
            raise BadBackup(
                f"cannot use the data folder {self.path}: {wrong.strerror or wrong}"
            ) from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise BadBackup(
                f"the data folder {self.path} is in use by another server: stop it first"
            ) from None
        self._lock = lock

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def check_database(path: Path) -> int:
    """The schema version of a sound database of ours."""
    if not path.is_file():
        raise BadBackup(f"there is no file {path}")
    connection = _opened(path)
    try:
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
        version = schema.version_of(connection)
        connection.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.DatabaseError as wrong:
        raise BadBackup(f"{path.name} is not a Funduk database: {wrong}") from None
    finally:
        connection.close()
    if sound != "ok":
        raise BadBackup(f"{path.name} is damaged: {sound}")
    newest = schema.migrations()[-1][0]
    if version > newest:
        raise BadBackup(
            f"{path.name} has schema {version}, this Funduk knows {newest}: install a newer Funduk"
        )
    return version


def _opened(path: Path) -> sqlite3.Connection:
    """For reading; a copy that nobody writes to can also lie on a disk that cannot be written."""
    alone = not any(found.exists() for found in beside(path))
    still = "&immutable=1" if alone and path.name != schema.DATABASE else ""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{still}", uri=True)


def backup(folder: Path, target: Path) -> Path:
    """Copies the store into a new file, also while a server is running on it."""
    source = folder / schema.DATABASE
    if target.exists():
        raise BadBackup(f"{target} is already there: choose a new name")
    check_database(source)
    partial = target.with_name(target.name + ".partial")
    connection = _opened(source)
    try:
        partial.touch(mode=0o600)  # it holds the key of all cookies
        schema.copy_to(connection, partial)
        os.replace(partial, target)
    except (sqlite3.Error, OSError) as wrong:
        partial.unlink(missing_ok=True)
        raise BadBackup(f"cannot write {target}: {wrong}") from None
    finally:
        connection.close()
    check_database(target)
    return target


def restore(folder: Path, source: Path) -> Path | None:
    """Puts a backup in the place of the store; the old store is kept beside it, and returned.

    The old one is moved, never opened: it may be damaged, cut short or locked, and that is when one restores.
    """
    check_database(source)
    held = DataFolder(folder)
    held.hold()
    fresh = held.database.with_suffix(".restoring")
    try:
        _copy(source, fresh)
        check_database(fresh)
        kept = _move_aside(held.database)
        os.replace(fresh, held.database)
        _settle_folder(folder)
        return kept
    except (OSError, sqlite3.Error) as wrong:
        raise BadBackup(f"cannot restore {source.name}: {wrong}") from None
    finally:
        for left in (fresh, *beside(fresh)):
            left.unlink(missing_ok=True)
        held.release()


def _copy(source: Path, target: Path) -> None:
    """Whole and on the disk, for its owner's eyes only."""
    target.unlink(missing_ok=True)
    target.touch(mode=0o600)
    connection = _opened(source)
    try:
        schema.copy_to(connection, target)
    finally:
        connection.close()
    with open(target, "rb") as written:
        os.fsync(written.fileno())


def _move_aside(database: Path) -> Path | None:
    """The old file under another name, and its journal with it, since the newest moves may stand there."""
    journal, index = beside(database)
    kept = None
    if database.exists():
        kept = _free_name(database)
        try:
            os.link(database, kept)  # so that there is a database at any moment
        except OSError:
            os.replace(database, kept)
        if journal.exists():
            os.replace(journal, beside(kept)[0])
    journal.unlink(missing_ok=True)
    index.unlink(missing_ok=True)
    return kept


def beside(database: Path) -> tuple[Path, Path]:
    """The journal of a database and that journal's index."""
    return (
        database.with_name(database.name + "-wal"),
        database.with_name(database.name + "-shm"),
    )


def _free_name(database: Path) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    for again in ("", *(f"-{number}" for number in range(2, 1000))):
        found = database.with_name(f"{database.stem}.replaced-{stamp}{again}{database.suffix}")
        if not found.exists():
            return found
    raise BadBackup(f"{database.parent} is full of replaced databases: move them away first")


def _settle_folder(folder: Path) -> None:
    """The new names, too, are on the disk."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
