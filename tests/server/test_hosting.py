"""What a host runs: copies with a drill, units of systemd, the container's files."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from funduk.server import command
from funduk.server.people import identity
from funduk.server.settings import BadSetting, check
from funduk.server.store import copies, schema
from funduk.server.store.backup import BadBackup
from tests.kept import visiting
from tests.server.seated import house_of, player_for, put_table
from tests.server.serving import open_app

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
KNOWN = re.compile(r"\bFUNDUK_([A-Z_]+)")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / schema.DATABASE).write_bytes(gzip.decompress(visiting.DATABASE.read_bytes()))
    return folder


def test_copies_are_proven_and_only_the_newest_stay(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "copies"
    kept.mkdir()
    foreign = kept / "holiday.sqlite"
    foreign.write_text("not ours")
    for day in (1, 2, 3):
        (kept / f"funduk-2026010{day}-000000.sqlite").write_bytes(b"old")
    arguments = ["backup", "--keep", "2", "--drill", "--data", str(data), str(kept)]
    assert command.main(arguments) == 0
    left = copies.kept_copies(kept)
    assert len(left) == 2
    assert left[0].name == "funduk-20260103-000000.sqlite"
    assert foreign.exists()
    assert re.search(r"36 tables, 3\d matches, \d{4,} steps", capsys.readouterr().out)
    assert command.main(["drill", str(left[1])]) == 0


def test_a_copy_that_cannot_be_read_fails_its_drill(data: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite"
    whole = (data / schema.DATABASE).read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadBackup):
        command.main(["drill", str(damaged)])
    with pytest.raises(BadBackup, match="at least 1"):
        command.main(["backup", "--keep", "0", "--data", str(data), str(tmp_path / "copies")])
    assert not (tmp_path / "copies").exists()


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_setting_in_the_hosts_files_is_one(file: Path) -> None:
    """A misspelt variable would be ignored in silence."""
    parser = argparse.ArgumentParser()
    command.add_serve_arguments(parser)
    known = {name.upper() for name in vars(parser.parse_args([]))}
    assert set(KNOWN.findall(file.read_text())) <= known


def test_the_containers_settings_start_a_server() -> None:
    """Its address can be reached from elsewhere, so it must be told which name people type."""
    parser = argparse.ArgumentParser()
    command.add_serve_arguments(parser)
    compose = (DEPLOY / "compose.yaml").read_text()
    given = dict(re.findall(r"(FUNDUK_[A-Z_]+)[:=] ?\"?([^\s\"]+)", compose))
    image = (DEPLOY / "Containerfile").read_text()
    given |= dict(re.findall(r"(FUNDUK_[A-Z_]+)=(\S+)", image))
    settings = check(command.settings_from(parser.parse_args([]), given))
    assert (settings.host, settings.port) == ("0.0.0.0", 8000)
    assert settings.trust_proxy
    assert "USER funduk" in image
    assert "read_only: true" in compose


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this system has no systemd")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        text = unit.read_text().replace("/opt/funduk/bin/funduk", sys.executable)
        (tmp_path / unit.name).write_text(text)
    places = [str(tmp_path / unit.name) for unit in UNITS]
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *places], capture_output=True, check=False
    )
    said = found.stderr.decode() + found.stdout.decode()
    ours = [line for line in said.splitlines() if "funduk" in line]
    assert not ours, said


def test_the_units_commands_are_understood() -> None:
    """Everything after the program's name is a command with arguments that exist."""
    for unit in UNITS:
        for line in re.findall(r"^ExecStart=/opt/funduk/bin/funduk (.*)$", unit.read_text(), re.M):
            name, *given = line.split()
            add_arguments, _ = command.COMMANDS[name]
            parser = command._Parser(name)
            add_arguments(parser)
            parser.parse_args(given)


def test_metrics_are_numbers_for_whoever_has_the_token(tmp_path: Path) -> None:
    token = "a-token-of-some-length"

    async def check() -> None:
        async with open_app(tmp_path / "closed") as (_, port), httpx.AsyncClient() as client:
            closed = await client.get(f"http://127.0.0.1:{port}/metrics")
            assert "funduk_moves" not in closed.text
        async with open_app(tmp_path / "open", metrics_token=token) as (app, port):
            house = house_of(app)
            nora = player_for(app, port)
            async with nora:
                await put_table(house, [nora.guest, identity.fresh_id(), identity.fresh_id()])
            async with httpx.AsyncClient() as client:
                place = f"http://127.0.0.1:{port}/metrics"
                assert (await client.get(place)).status_code == 401
                wrong = {"Authorization": "Bearer something"}
                assert (await client.get(place, headers=wrong)).status_code == 401
                told = await client.get(place, headers={"Authorization": f"Bearer {token}"})
        assert told.status_code == 200
        found = {
            family.name: family.samples[0].value
            for family in text_string_to_metric_families(told.text)
        }
        assert found["funduk_tables_awake"] == 1
        assert found["funduk_commits"] > 0
        assert 0 < found["funduk_commit_seconds"] < 600
        assert {"funduk_sockets", "funduk_moves", "funduk_loop_lag_seconds"} <= set(found)
        assert nora.guest not in told.text

    asyncio.run(check())
    with pytest.raises(BadSetting, match="too short"):
        command.main(["serve", "--metrics-token", "short"])
