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
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
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


def backup(folder: Path, target: Path) -> Path:
    """Copies the store into a new file, also while a server is running on it."""
    source = folder / schema.DATABASE
    if target.exists():
        raise BadBackup(f"{target} is already there: choose a new name")
    check_database(source)
    partial = target.with_name(target.name + ".partial")
    connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
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
    """Puts a backup in the place of the store; the old store is kept beside it, and returned."""
    check_database(source)
    held = DataFolder(folder)
    held.hold()
    try:
        fresh = held.database.with_suffix(".restoring")
        fresh.unlink(missing_ok=True)
        connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        try:
            schema.copy_to(connection, fresh)
        finally:
            connection.close()
        kept = None
        if held.database.exists():
            settled = sqlite3.connect(held.database)
            settled.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            settled.close()
            stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
            kept = held.database.with_name(f"funduk.replaced-{stamp}.sqlite")
            os.replace(held.database, kept)
        for suffix in ("-wal", "-shm"):
            held.database.with_name(held.database.name + suffix).unlink(missing_ok=True)
        os.replace(fresh, held.database)
        return kept
    except (OSError, sqlite3.Error) as wrong:
        raise BadBackup(f"cannot restore {source.name}: {wrong}") from None
    finally:
        held.release()
