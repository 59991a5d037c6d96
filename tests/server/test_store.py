"""The store: one commit for many, migrations with a backup, restore, and a schema from the future."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from funduk.server.people import identity
from funduk.server.store import schema
from funduk.server.store.backup import BadBackup, DataFolder, backup, restore
from funduk.server.store.interface import (
    Answer,
    Change,
    CodeTaken,
    Conflict,
    Guest,
    NewerSchema,
    Row,
    StoreFailed,
)
from funduk.server.store.sqlite import SqliteStore
from funduk.server.tables.table import read_table
from tests.server.conftest import OpenStore
from tests.server.seated import house_of, put_table
from tests.server.serving import Server, open_app


def change(number: str, at: int, code: str | None = None) -> Change:
    row = Row(number, b"{}", "running", False, False, False, 1.0, b"[]", code)
    return Change(row, at, [b'{"n":%d}' % at], ("guest-of-" + number,))


def test_many_changes_share_one_commit_and_one_failure_hurts_only_itself(
    open_store: OpenStore,
) -> None:
    async def check() -> None:
        store = open_store()
        before = store.commits
        waiting = [store.commit(change(f"t{number}", 0)) for number in range(100)]
        bad = store.commit(change("t5", 0))
        results = await asyncio.gather(*waiting, bad, return_exceptions=True)
        assert [result for result in results if result is not None] == [results[-1]]
        assert isinstance(results[-1], Conflict)
        assert store.commits - before <= 102
        await asyncio.gather(*(store.commit(change(f"t{number}", 1)) for number in range(100)))
        for number in (0, 5, 99):
            stored = await store.load(f"t{number}")
            assert stored is not None
            assert stored.records == [b'{"n":0}', b'{"n":1}']
            assert stored.answers == []
        await store.close()

    asyncio.run(check())


def test_a_commit_waits_for_no_company(tmp_path: Path) -> None:
    """Before, every commit that followed another within 60 ms waited 25 ms for others to join it."""

    async def check() -> None:
        store = SqliteStore(tmp_path / "s.sqlite")
        took = []
        for number in range(40):
            begun = time.perf_counter()
            await store.commit(change(f"t{number}", 0))
            took.append(time.perf_counter() - begun)
        await store.close()
        assert min(took[1:]) < 0.02

    asyncio.run(check())


def test_what_comes_while_the_writer_is_busy_goes_together(open_store: OpenStore) -> None:
    async def check() -> None:
        store = open_store()
        free = threading.Event()
        slow = asyncio.create_task(store._write(lambda connection: free.wait(20)))
        while not store._writing_now:
            await asyncio.sleep(0)
        before = store.commits
        others = [asyncio.create_task(store.commit(change(f"t{n}", 0))) for n in range(50)]
        await asyncio.sleep(0.05)
        assert not any(other.done() for other in others)
        free.set()
        await asyncio.gather(slow, *others)
        assert store.commits - before == 2
        await store.close()

    asyncio.run(check())


def test_group_commit_needs_far_fewer_commits_than_changes(open_store: OpenStore) -> None:
    async def check() -> None:
        store = open_store()
        before = store.commits
        await asyncio.gather(*(store.commit(change(f"t{number}", 0)) for number in range(500)))
        assert store.commits - before < 100
        await store.close()

    asyncio.run(check())


def test_a_log_has_no_holes_and_no_two_truths(open_store: OpenStore) -> None:
    async def check() -> None:
        store = open_store()
        await store.commit(change("t", 0, code="ABCDE"))
        await store.keep_answer("t", Answer(0, "move-1", b"refused"))
        with pytest.raises(Conflict):
            await store.commit(change("t", 0))
        with pytest.raises(CodeTaken):
            await store.commit(change("u", 0, code="ABCDE"))
        with pytest.raises(StoreFailed):
            await store.keep_answer("t", Answer(0, "move-1", b"other"))
        stored = await store.load("t")
        assert stored is not None
        assert len(stored.records) == 1
        assert await store.load("u") is None
        assert await store.table_by_code("ABCDE") == "t"
        await store.close()

    asyncio.run(check())


def test_durable_settings_are_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "s.sqlite")
    assert store._writing.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert store._writing.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    asyncio.run(store.close())


def test_a_full_disk_refuses_and_corrupts_nothing(tmp_path: Path) -> None:
    """PROMISES 19: the database may grow no further; what was acknowledged stays."""

    async def check() -> None:
        store = SqliteStore(tmp_path / "s.sqlite")
        await store.commit(change("t", 0))
        pages = store._writing.execute("PRAGMA page_count").fetchone()[0]
        store._writing.execute(f"PRAGMA max_page_count = {pages}")
        written = 1
        while written < 2000 and not await refused(store, change("t", written)):
            written += 1
        assert written < 2000
        stored = await store.load("t")
        assert stored is not None
        assert len(stored.records) == written
        await store.close()

    asyncio.run(check())


async def refused(store: SqliteStore, wanted: Change) -> bool:
    try:
        await store.commit(wanted)
    except StoreFailed:
        return True
    return False


def test_a_handover_code_works_once_and_not_too_late(open_store: OpenStore) -> None:
    async def check() -> None:
        store = open_store()
        await store.commit(change("t", 0))
        await store.put_handover("AAAAAAAA", "t", "guest", 100.0)
        await store.put_handover("BBBBBBBB", "t", "guest", 100.0)
        assert await store.take_handover("AAAAAAAA", 50.0) is None, (
            "a newer code replaces the older"
        )
        assert await store.take_handover("BBBBBBBB", 50.0) == ("t", "guest")
        assert await store.take_handover("BBBBBBBB", 50.0) is None
        await store.put_handover("CCCCCCCC", "t", "guest", 100.0)
        assert await store.take_handover("CCCCCCCC", 101.0) is None
        await store.put_guest(Guest("g", "Nora"))
        await store.put_guest(Guest("g", "Ben"))
        assert await store.guest("g") == Guest("g", "Ben")
        secret = await store.secret()
        assert await store.secret() == secret
        await store.close()

    asyncio.run(check())


def test_migrations_run_in_order_after_a_backup(tmp_path: Path) -> None:
    steps = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, steps)
    first = SqliteStore(tmp_path / "s.sqlite", steps)
    assert first.backup is None
    asyncio.run(first.commit(change("t", 0)))
    asyncio.run(first.close())
    newest = schema.migrations(steps)[-1][0]
    (steps / f"{newest + 1:04}_notes.sql").write_text("CREATE TABLE notes (text TEXT);\n")
    second = SqliteStore(tmp_path / "s.sqlite", steps)
    assert second.backup is not None
    assert second.backup.exists()
    asyncio.run(second.close())
    new = sqlite3.connect(tmp_path / "s.sqlite")
    assert schema.version_of(new) == newest + 1
    new.close()
    old = sqlite3.connect(second.backup)
    assert schema.version_of(old) == newest
    assert old.execute("SELECT count(*) FROM log").fetchone() == (1,)
    old.close()
    with pytest.raises(NewerSchema, match=r"install a newer Funduk"):
        SqliteStore(tmp_path / "s.sqlite")


def test_a_failing_migration_changes_nothing(tmp_path: Path) -> None:
    steps = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, steps)
    asyncio.run(SqliteStore(tmp_path / "s.sqlite", steps).close())
    newest = schema.migrations(steps)[-1][0]
    (steps / f"{newest + 1:04}_bad.sql").write_text(
        "CREATE TABLE fine (x TEXT);\nCREATE TABLE log (again TEXT);\n"
    )
    with pytest.raises(StoreFailed, match="nothing was changed"):
        SqliteStore(tmp_path / "s.sqlite", steps)
    left = sqlite3.connect(tmp_path / "s.sqlite")
    assert schema.version_of(left) == newest
    assert left.execute("SELECT count(*) FROM sqlite_master WHERE name = 'fine'").fetchone() == (0,)
    left.close()


def test_backups_of_a_running_server_restore_to_the_same_tables(tmp_path: Path) -> None:
    """PROMISES 19: the restored table replays to the same position."""

    async def check() -> None:
        async with open_app(tmp_path / "data") as (app, _):
            table = await put_table(house_of(app), [identity.fresh_id() for _ in range(3)])
            backup(tmp_path / "data", tmp_path / "copy.sqlite")
            with pytest.raises(BadBackup, match="already there"):
                backup(tmp_path / "data", tmp_path / "copy.sqlite")
            with pytest.raises(BadBackup, match="in use"):
                restore(tmp_path / "data", tmp_path / "copy.sqlite")
            assert table.match is not None
            expected = table.match.game.dump(table.match.table)
        assert restore(tmp_path / "other", tmp_path / "copy.sqlite") is None
        kept = restore(tmp_path / "data", tmp_path / "copy.sqlite")
        assert kept is not None
        assert kept.exists()
        for folder in ("data", "other"):
            store = SqliteStore(tmp_path / folder / schema.DATABASE)
            stored = await store.load(table.state.id)
            assert stored is not None
            again = read_table(stored)
            assert again.match is not None
            assert again.match.game.dump(again.match.table) == expected
            await store.close()

    asyncio.run(check())


@pytest.mark.parametrize(
    "content", [b"", b"not a database", b"SQLite format 3\x00" + b"\x00" * 200]
)
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad").write_bytes(content)
    with pytest.raises(BadBackup):
        restore(tmp_path / "data", tmp_path / "bad")
    assert not (tmp_path / "data" / schema.DATABASE).exists()


def test_only_one_server_holds_a_data_folder(own_server: Server) -> None:
    with pytest.raises(BadBackup, match="in use"):
        DataFolder(own_server.data).hold()


def test_sigterm_finishes_and_stops_cleanly(own_server: Server) -> None:
    code, log = own_server.stop()
    assert code == 0
    assert '"event":"stopped"' in log
    assert "127.0.0.1" not in log, "logs have no addresses"
    own_server.start()


def test_moves_are_written_together_and_a_second_truth_hurts_only_itself(
    open_store: OpenStore,
) -> None:
    async def check() -> None:
        store = open_store()
        await asyncio.gather(*(store.commit(change(f"t{number}", 0)) for number in range(150)))

        def move(number: int, at: int) -> Change:
            row = Row(f"t{number}", b"not kept", "over", True, True, True, 7.0, b"[2]")
            return Change(
                row, at, [b'{"n":%d}' % at, b'{"n":%d}' % (at + 1)], moved=True, stirs_anew=True
            )

        before = store.commits
        good = [store.commit(move(number, 1)) for number in range(150)]
        assert await asyncio.gather(*good) == [None] * 150
        assert store.commits - before < 20
        bad = [store.commit(move(3, 2)), store.commit(move(999, 0)), store.commit(move(4, 3))]
        results = await asyncio.gather(*bad, return_exceptions=True)
        assert [type(result) for result in results] == [Conflict, Conflict, type(None)]
        for number in (0, 77, 149):
            stored = await store.load(f"t{number}")
            assert stored is not None
            assert stored.records == [b'{"n":0}', b'{"n":1}', b'{"n":2}']
            assert stored.row == Row(
                f"t{number}", b"{}", "running", False, False, True, 7.0, b"[2]"
            )
        await store.close()

    asyncio.run(check())
