"""An owner's ring: checked against the schema, played as data (BB-2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk.core.dice import FastDice
from funduk.core.playout import play_random
from funduk.games.basari import Basari

SETS = Path(funduk.__file__).parent / "games" / "basari" / "sets"
STALL = '[[stall]]\npoints = 5\ngems = "RRY"\n'


def ring(stalls: int, extra: str = "") -> str:
    return f'game = "basari"\nname = "mine-1"\n{STALL * stalls}{extra}'


def refused(tmp_path: Path, text: str) -> str:
    path = tmp_path / "myring.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(funduk.BadSet) as wrong:
        funduk.game("basari", path)
    assert "\n" not in str(wrong.value)
    return str(wrong.value)


def warned(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "myring.toml"
    path.write_text(text, encoding="utf-8")
    return funduk.game("basari", path).components.warnings


@pytest.mark.parametrize("stalls", [12, 28, 30, 34, 60])
def test_bb_2_the_number_of_stalls_is_data(tmp_path: Path, stalls: int) -> None:
    path = tmp_path / "myring.toml"
    path.write_text(ring(stalls), encoding="utf-8")
    game = funduk.game("basari", path)
    assert isinstance(game, Basari)
    told = f"myring.toml: {stalls} stalls; known printed rings have 28 to 34 (BB-2)"
    assert game.components.warnings == ([] if 28 <= stalls <= 34 else [told])
    assert game.box.stalls == stalls
    table = game.setup(4)
    play_random(game, table, FastDice(stalls))
    assert game.scores(table) is not None


def test_bb_2_a_short_ring_is_lapped_sooner(tmp_path: Path) -> None:
    path = tmp_path / "myring.toml"
    path.write_text(ring(12), encoding="utf-8")
    short = funduk.game("basari", path)
    long = funduk.game("basari")

    def moves(game: funduk.Game) -> int:
        return sum(play_random(game, game.setup(3), FastDice(seed)) for seed in range(20))

    assert moves(short) < moves(long)


@pytest.mark.parametrize("stalls", [0, 11, 61])
def test_bb_2_too_few_or_too_many_stalls(tmp_path: Path, stalls: int) -> None:
    said = refused(tmp_path, ring(stalls))
    assert (
        said == f"myring.toml: a set has 12 to 60 entries [[stall]], this one has {stalls} (BB-2)"
    )


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ('points = -1\ngems = "RR"', "points must be a whole number from 0 to 99, not -1"),
        ('points = "4"\ngems = "RR"', "points must be a whole number from 0 to 99, not '4'"),
        ('gems = "RR"', "points must be a whole number from 0 to 99, not None"),
        ("points = 4", 'gems must be a text such as "RRY", not None'),
        ('points = 4\ngems = "RX"', "cannot read goods 'RX'"),
        ('points = 4\ngems = "RR"\nworkers = 2', "unknown field 'workers'"),
    ],
)
def test_bb_2_a_broken_stall_is_named_with_file_line_and_clause(
    tmp_path: Path, entry: str, why: str
) -> None:
    text = ring(12, f"[[stall]]\n{entry}\n")
    line = 2 + 12 * 3 + 1
    said = refused(tmp_path, text)
    assert said.startswith(f"myring.toml, line {line}: stall 13: ")
    assert why in said
    assert said.endswith("(BB-2)")


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ('points = 8\ngems = "RR"', "points: 8; known printed ones show 4 to 7"),
        ('points = 3\ngems = "RR"', "points: 3; known printed ones show 4 to 7"),
        ('points = 4\ngems = "R"', "gems: 1; known printed ones show 2 to 4"),
        ('points = 4\ngems = "-"', "gems: 0; known printed ones show 2 to 4"),
        ('points = 4\ngems = "RRRYB"', "gems: 5; known printed ones show 2 to 4"),
    ],
)
def test_bb_2_an_unusual_stall_is_played_with_a_warning(
    tmp_path: Path, entry: str, why: str
) -> None:
    text = ring(28, f"[[stall]]\n{entry}\n")
    assert warned(tmp_path, text) == [f"myring.toml, line 87: stall 29: {why} (BB-2)"]
    game = funduk.game("basari", tmp_path / "myring.toml")
    table = game.setup(4)
    play_random(game, table, FastDice(5))
    assert game.scores(table) is not None


def test_bb_2_a_stall_with_more_gems_than_the_box_has_is_refused(tmp_path: Path) -> None:
    said = refused(tmp_path, ring(28, '[[stall]]\npoints = 4\ngems = "26R"\n'))
    assert said == "myring.toml, line 87: stall 29: the box has 25 gems of a colour, not 26R (BB-1)"


@pytest.mark.parametrize("name", ["house-1", "house-2"])
def test_bb_2_our_own_rings_are_nothing_unusual(name: str) -> None:
    assert not funduk.game("basari", SETS / f"{name}.toml").components.warnings


def test_a_set_for_another_game_is_refused(tmp_path: Path) -> None:
    text = ring(28).replace('game = "basari"', 'game = "basari_cards"')
    assert "this set is for game 'basari_cards', not 'basari'" in refused(tmp_path, text)


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    assert "myring.toml is not TOML" in refused(tmp_path, "[[stall\n")
    with pytest.raises(funduk.BadSet, match=r"cannot read set file none\.toml"):
        funduk.game("basari", tmp_path / "none.toml")


def test_a_match_carries_its_ring() -> None:
    content: dict[str, Any] = {
        "game": "basari",
        "name": "mine-1",
        "stall": [{"points": 4 + place % 4, "gems": "RB"} for place in range(20)],
    }
    match = funduk.Match(funduk.game("basari", content), seats=3, seed="ring", options={})
    match.play_out(["wanderer"] * 3)
    again = funduk.Match.from_json(match.to_json())
    assert isinstance(again.game, Basari)
    assert again.game.box.stalls == 20
    assert again.scores == match.scores
    assert again.to_json() == match.to_json()
