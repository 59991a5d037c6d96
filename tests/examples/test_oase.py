"""A game that was installed after Funduk plays everywhere, and a broken one keeps nobody from playing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.installed import ROOT, Site

LANGUAGES = ("de", "en")
TITLES = {"de": "Die Oase", "en": "The Oasis"}


def test_the_house_is_the_installed_one(site: Site) -> None:
    code = "import funduk, funduk_oase; print(funduk.__file__, funduk_oase.__file__)"
    told = subprocess.run(
        [sys.executable, "-c", code],
        env=site.environment(),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert str(site.house) in told and str(site.guests) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_among_the_games(site: Site, language: str) -> None:
    done = site.funduk("games", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert TITLES[language] in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(site: Site, language: str) -> None:
    words = ["play", "oase", "--plain", "--lang", language, "--seed", "7", "--pace", "fast"]
    done = site.funduk(*words, typed="table\n" + "1\n" * 60)
    assert done.returncode == 0, done.stderr
    assert TITLES[language] in done.stdout
    assert {"de": " gewinnt: ", "en": " wins: "}[language] in done.stdout, "played to the end"
    assert not re.search("oase-[a-z]", done.stdout), "everything has words"


def test_it_is_simulated(site: Site) -> None:
    done = site.funduk("sim", "oase", "-n", "40", "--jobs", "1", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Peddler" in done.stdout and "Wanderer" in done.stdout


def test_a_finished_game_is_reviewed(site: Site) -> None:
    file = site.folder / "reviewed.json"
    words = ["play", "oase", "--plain", "--seed", "7", "--pace", "fast", "--save", str(file)]
    assert site.funduk(*words, typed="1\n" * 60).returncode == 0
    done = site.funduk("review", str(file), "--effort", "quick", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert TITLES["en"] in done.stdout and "Strokes of luck" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_studied(site: Site, language: str) -> None:
    out = site.folder / f"study-{language}.html"
    words = ["lab", "study", "oase", "--games", "12", "--seats", "3", "--lang", language]
    done = site.funduk(*words, "--out", str(out))
    assert done.returncode == 0, done.stderr
    page = out.read_text(encoding="utf-8")
    assert TITLES[language] in page
    assert "study-" not in page.replace("study-oase", "").split("<body>")[-1]


def test_the_laws_and_every_list_of_games_take_it_in(tmp_path: Path) -> None:
    """A fifth game breaks nothing: laws, clauses, golden matches, census and words are tried like ours."""
    info = tmp_path / "funduk_oase-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: funduk-oase\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(
        "[funduk.games]\noase = funduk_oase:Oase\n"
        "[funduk.bots]\noase.peddler = funduk_oase.peddler:Peddler\n"
    )
    template = ROOT / "examples" / "oase"
    path = os.pathsep.join([str(tmp_path), str(template / "src")])
    tried = ("laws", "golden", "census", "locale", "terminal/test_plain.py", "test_clauses.py")
    rooms = [str(template / "tests"), *(f"tests/{room}" for room in tried)]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            "-k",
            "oase",
            *rooms,
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(done.stdout.rsplit(" passed", 1)[0].rsplit(maxsplit=1)[-1]) > 200


BROKEN = {
    "torn": ("raise RuntimeError('half of me is missing')", "half of me is missing"),
    "lost": ("from funduk_nowhere import Game as Lost", "funduk_nowhere"),
    "misnamed": ("from funduk_oase import Oase as Game", "NAME is 'oase'"),
    "nothing": ("Game = str", "is not a funduk.core.game.Game"),
}


@pytest.mark.parametrize("name", sorted(BROKEN))
def test_a_broken_game_is_named_and_the_others_play(site: Site, tmp_path: Path, name: str) -> None:
    code, why = BROKEN[name]
    (tmp_path / f"{name}_game.py").write_text(code + "\n")
    info = tmp_path / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[funduk.games]\n{name} = {name}_game:Game\n")
    environment = site.environment()
    environment["PYTHONPATH"] = f"{tmp_path}{os.pathsep}{environment['PYTHONPATH']}"

    def funduk(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "funduk.cli", *words],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    listed = funduk("games", "--lang", "en")
    assert listed.returncode == 0
    assert "The Oasis" in listed.stdout
    assert name in listed.stderr and why in listed.stderr
    played = funduk("play", name)
    assert played.returncode == 2
    assert why in played.stderr and "Traceback" not in played.stderr
    served = funduk("serve", "--games", name)
    assert served.returncode == 2
    assert why in served.stderr and "Traceback" not in served.stderr
