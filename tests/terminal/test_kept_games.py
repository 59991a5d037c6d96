"""Every game at the terminal is kept while it is played, and can be found again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import funduk

PLAY = ("play", "basari_cards", "--plain", "--lang", "en", "--bots", "wanderer", "--seats", "3")
GO_ON = "choose B\noffer B\noffer R\naccept\n" * 3


def command(folder: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "funduk.cli", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "FUNDUK_KEPT": str(folder)},
    )


def test_a_game_that_nobody_asked_to_save_goes_on_from_the_list(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there yet"
    command(folder, *PLAY, "--seed", "5", given="choose B\n")
    (file,) = folder.iterdir()
    assert file.name.endswith("-basari_cards.json")
    before = funduk.Match.load(file)
    assert not before.over
    listed = command(folder, "play", "--resume", "--lang", "en")
    assert listed.returncode == 0, listed.stderr
    assert listed.stdout == (
        f"One kept game can go on:\n  funduk play basari_cards --resume '{file}'\n"
    )
    done = command(
        folder, "play", "--resume", str(file), "--plain", "--bots", "wanderer", given=GO_ON
    )
    assert done.returncode == 0, done.stderr
    assert list(folder.iterdir()) == [file], "a kept game stays where it is"
    earlier, later = before.to_json()["entries"], funduk.Match.load(file).to_json()["entries"]
    assert len(later) > len(earlier)
    assert later[: len(earlier)] == earlier


def test_finished_and_broken_games_are_not_listed(tmp_path: Path) -> None:
    match = funduk.Match(funduk.game("basari_cards"), 3, seed="over")
    match.play_out(["wanderer"] * 3)
    match.save(tmp_path / "over.json")
    (tmp_path / "broken.json").write_text('{"game": "basa')
    listed = command(tmp_path, "play", "--resume", "--lang", "en")
    assert (listed.returncode, listed.stdout) == (0, f"No kept game waits in {tmp_path}.\n")


def test_a_named_file_is_the_only_one(tmp_path: Path) -> None:
    named, folder = tmp_path / "mine.json", tmp_path / "kept"
    command(folder, *PLAY, "--save", str(named), given="choose B\n")
    assert named.exists()
    assert not folder.exists()


def test_a_folder_that_cannot_be_used_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = command(blocked / "games", *PLAY, given="choose B\n")
    assert done.returncode == 0
    assert done.stderr.startswith("funduk: The game is not kept: ")
    assert "All reveal" in done.stdout


def test_without_a_game_the_games_are_named(tmp_path: Path) -> None:
    done = command(tmp_path, "play")
    assert done.returncode == 2
    assert "which game? There are basari" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="the XDG folders")
def test_without_a_named_folder_the_users_data_folder_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from funduk.terminal import kept_games

    monkeypatch.delenv("FUNDUK_KEPT", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert kept_games.folder() == tmp_path / "funduk" / "games"
