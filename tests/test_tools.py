"""What the make targets do on machines that lack something."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import engines, frontend, setup

ROOT = Path(__file__).resolve().parent.parent


def only_these_programs(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name in names else None)


def test_an_old_python_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    only_these_programs(monkeypatch)
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit) as stopped:
        setup.require_python()
    message = str(stopped.value)
    assert "3.11" in message and "3.9" in message and "\n" not in message


def test_an_old_python_hands_over_to_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    only_these_programs(monkeypatch, "python3.12")
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    started: list[str] = []

    def hand_over(name: str, arguments: list[str]) -> None:
        started.append(name)
        raise SystemExit(0)

    monkeypatch.setattr(os, "execvp", hand_over)
    with pytest.raises(SystemExit):
        setup.require_python()
    assert started == ["python3.12"]


def test_without_root_the_one_line_to_run_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    only_these_programs(monkeypatch, "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match="sudo apt-get install -y chromium"):
        setup.bring_chromium()


def test_without_apt_the_missing_thing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    only_these_programs(monkeypatch)
    with pytest.raises(SystemExit, match="Chromium browser is missing"):
        setup.bring_chromium()


def test_an_unknown_need_is_refused() -> None:
    with pytest.raises(SystemExit, match="unknown need 'beer'"):
        setup.main(["beer"])


def test_a_compiler_that_is_not_there_does_not_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler-anywhere")
    assert not engines.compiler_works()


def test_a_compiler_without_python_headers_does_not_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\nexit 1\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    assert not engines.compiler_works()


def test_every_engine_is_compiled_and_nothing_else() -> None:
    names = {path.relative_to(engines.SRC / "funduk").as_posix() for path in engines.sources()}
    assert "core/playout.py" in names
    assert "games/basari_cards/game.py" in names
    assert "games/__init__.py" not in names, "there is nothing in it to compile"
    telling = {f"server/{name}.py" for name in engines.TELLING}
    spelling = {f"doors/{name}.py" for name in engines.SPELLING}
    assert telling | spelling <= names
    assert {name.split("/")[0] for name in names - telling - spelling} == {
        room.split("/")[0] for room in engines.ROOMS
    }


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.19.0", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v24.1.0", True),
        ("oops", False),
    ],
)
def test_only_a_node_that_can_build_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str, good: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert (frontend.system_npm() is not None) is good


def test_make_help_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)
    run = subprocess.run(
        ["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert re.findall(r"^  make (\S+)", run.stdout, re.MULTILINE) == targets
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    assert set(phony.group(1).split()) == set(targets)


def test_whatever_is_compiled_is_there() -> None:
    """A file that was moved away would only be missed when a wheel is built."""
    missing = [path for path in engines.sources() if not path.is_file()]
    assert not missing, f"tools/engines.py lists what is not there: {missing}"
