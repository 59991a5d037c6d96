"""PROMISES 24: repair works when it is needed: damaged, cut or locked stores, full and read-only disks."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from funduk.server.store.schema import DATABASE
from tests.server.player import Player
from tests.server.serving import GENEROUS, Server, run

Damage = Callable[[Path], None]


def cut_short(database: Path) -> None:
    with open(database, "r+b") as file:
        file.truncate(5000)


def empty(database: Path) -> None:
    database.write_bytes(b"")


def overwritten(database: Path) -> None:
    database.write_bytes(b"The disk has eaten this. " * 1000)


def scratched(database: Path) -> None:
    """Every page but the first."""
    size = database.stat().st_size
    with open(database, "r+b") as file:
        file.seek(4096)
        file.write(os.urandom(size - 4096))


def journal_of_another(database: Path) -> None:
    database.with_name(database.name + "-wal").write_bytes(os.urandom(40_000))


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A data folder, a backup of it, and a table that both know."""
    place = tmp_path_factory.mktemp("original")
    server = Server(place / "data")
    server.start()

    async def play() -> str:
        async with Player(server.port) as nora:
            await nora.post("/api/me", {"name": "Nora"})
            return await nora.new_table("moo")

    table = asyncio.run(play())
    assert run("backup", "--data", str(server.data), str(place / "copy.sqlite"))[0] == 0
    server.kill()
    return place, table


@pytest.fixture
def saved(original: tuple[Path, str], tmp_path: Path) -> tuple[Path, Path, str]:
    place, table = original
    shutil.copytree(place, tmp_path / "place")
    return tmp_path / "place" / "data", tmp_path / "place" / "copy.sqlite", table


def knows(data: Path, table: str) -> bool:
    database = sqlite3.connect(data / DATABASE)
    try:
        found = database.execute("SELECT count(*) FROM tables WHERE id = ?", (table,)).fetchone()
        sound = database.execute("PRAGMA integrity_check").fetchone()
    finally:
        database.close()
    return bool(found[0] == 1 and sound[0] == "ok")


@pytest.mark.parametrize("damage", [cut_short, empty, overwritten, scratched, journal_of_another])
def test_a_backup_is_restored_over_a_damaged_database(
    saved: tuple[Path, Path, str], damage: Damage
) -> None:
    data, copy, table = saved
    damage(data / DATABASE)
    spoilt = (data / DATABASE).read_bytes()
    code, said, wrong = run("restore", "--data", str(data), str(copy))
    assert code == 0, wrong
    assert knows(data, table)
    [kept] = list(data.glob("funduk.replaced-*.sqlite"))
    assert kept.read_bytes() == spoilt, "what was there is kept for whoever wants to look at it"
    assert kept.name in said
    left = {path.name for path in data.iterdir()}
    assert not any("restoring" in name for name in left), left


def test_a_backup_is_restored_over_a_locked_database(saved: tuple[Path, Path, str]) -> None:
    data, copy, table = saved
    other = sqlite3.connect(data / DATABASE)
    other.execute("BEGIN EXCLUSIVE")
    code, _, wrong = run("restore", "--data", str(data), str(copy))
    other.close()
    assert code == 0, wrong
    assert knows(data, table)


def test_moves_that_stood_only_in_the_journal_are_kept_beside_the_restored_store(
    saved: tuple[Path, Path, str],
) -> None:
    data, copy, _ = saved
    before = sqlite3.connect(data / DATABASE)
    before.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before.execute("INSERT INTO guests VALUES ('late', 'Latecomer')")
    before.commit()
    shutil.copy(data / f"{DATABASE}-wal", data / "journal")
    before.close()
    shutil.move(data / "journal", data / f"{DATABASE}-wal")
    assert run("restore", "--data", str(data), str(copy))[0] == 0
    [kept] = list(data.glob("funduk.replaced-*.sqlite"))
    old = sqlite3.connect(kept)
    assert old.execute("SELECT name FROM guests WHERE id = 'late'").fetchone() == ("Latecomer",)
    old.close()


def test_a_house_opens_on_what_was_restored(saved: tuple[Path, Path, str]) -> None:
    data, copy, table = saved
    overwritten(data / DATABASE)
    assert run("restore", "--data", str(data), str(copy))[0] == 0
    server = Server(data)
    server.start()

    async def look() -> str:
        async with Player(server.port) as ben:
            await ben.dial()
            return str((await ben.watch(table))["meta"]["status"])

    assert asyncio.run(look()) == "lobby"
    server.kill()


def test_two_restores_in_one_second_keep_both_old_stores(saved: tuple[Path, Path, str]) -> None:
    data, copy, _ = saved
    for _ in range(3):
        assert run("restore", "--data", str(data), str(copy))[0] == 0
    assert len(list(data.glob("funduk.replaced-*.sqlite"))) == 3


def test_a_damaged_backup_changes_nothing(saved: tuple[Path, Path, str]) -> None:
    data, copy, table = saved
    scratched(copy)
    code, _, wrong = run("restore", "--data", str(data), str(copy))
    assert code == 2
    assert "Traceback" not in wrong
    assert knows(data, table)


# disks


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of eight megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(place)], capture_output=True
    )
    if mounted.returncode != 0:
        pytest.skip("only who may mount disks can fill one")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def health(port: int) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as wrong:
        return wrong.code, wrong.read()


def health_becomes(port: int, status: int) -> bytes:
    """It is asked anew a second later at the latest."""
    for _ in range(50):
        now, text = health(port)
        if now == status:
            return text
        asyncio.run(asyncio.sleep(0.1))
    raise AssertionError(f"healthz says {now} {text!r}, not {status}")


def fill(place: Path) -> Path:
    stuffing = place / "stuffing"
    with open(stuffing, "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return stuffing


def test_healthz_tells_the_truth_on_a_full_disk(small_disk: Path) -> None:
    """In the room that the journal had before a commit still fits: that is not health."""
    server = Server(small_disk / "data", *GENEROUS)
    server.start()

    async def play() -> None:
        async with Player(server.port) as nora:
            for _ in range(20):
                await nora.new_table("moo")

    asyncio.run(play())
    assert health(server.port) == (200, b"ok")
    stuffing = fill(small_disk)
    health_becomes(server.port, 503)
    stuffing.unlink()
    health_becomes(server.port, 200)
    code, log = server.stop()
    assert code == 0
    assert "Traceback" not in log


def test_a_read_only_disk_is_said_before_the_house_opens(small_disk: Path) -> None:
    server = Server(small_disk / "data", *GENEROUS)
    server.start()
    server.stop()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    code, said, wrong = run("serve", "--port", str(server.port), "--data", str(server.data))
    assert code == 2
    assert said == "", "it is not open"
    assert "Read-only file system" in wrong
    assert "Traceback" not in wrong
    assert run("backup", "--data", str(server.data), str(small_disk / "copy"))[0] == 2
