"""Sandsturm's training: the fit reckons as the bot does, finds what made the games, and repeats itself."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from funduk import game
from funduk.bots.sandsturm.numbers import Numbers, handmade, observant
from funduk.core.errors import FundukError
from funduk.games.sandsturm.material import MISSIONS
from funduk.lab.training.sandsturm import StormTraining
from funduk.lab.training.sandsturm_fit import fit_patience
from funduk.lab.training.sandsturm_habits import Acts, fit_habits, nearest
from tests.games.sandsturm.stage import GAME
from tests.lab.noted_storms import noted, noted_habits


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    return noted([1, 2])


def test_the_fit_reckons_as_the_bot_does(rows: list[dict[str, Any]]) -> None:
    """At the beginning of every turn both are equally sure of every seat's mission."""
    habits = noted_habits()
    for row in rows:
        acts = Acts(row, habits.alike)
        weights = acts.weights(nearest(habits))
        chances = np.exp(weights - weights.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        for turn, position in enumerate(row["positions"]):
            for seat, mission in enumerate(row["deal"]):
                sure = chances[turn, acts.deals[:, seat] == mission].sum()
                assert sure == pytest.approx(position["known"][seat], abs=1e-9)


def test_games_are_noted_whole(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        assert sorted(row["deal"]) == sorted(set(row["deal"])) and max(row["deal"]) < len(MISSIONS)
        assert len(row["positions"]) in (16, 20, 24)
        assert all(len(place["known"]) == len(place["chips"]) == 4 for place in row["positions"])
        assert {hit["seat"] for hit in row["hits"]} == {0, 1, 2, 3}
        assert {act["kind"] for act in row["acts"]} >= {0, 2}
    habits, before, after = fit_habits(rows, observant().habits)
    assert after <= before
    assert 0 < habits.lapse < 0.5
    assert 0 <= fit_patience(rows, handmade().patience).rush <= 1


def test_the_same_seed_learns_the_same_numbers(tmp_path: Path) -> None:
    quiet = Console(quiet=True)
    once, twice = (
        StormTraining(game("sandsturm"), 3, 2, 120, 4, path=tmp_path / "sandsturm.json").learn(
            quiet, jobs=1
        )
        for _ in range(2)
    )
    assert once == twice
    assert (
        StormTraining(game("sandsturm"), 3, 2, 120, 4, path=tmp_path / "sandsturm.json").header()[
            "set"
        ]
        == GAME.components.name
    )


def test_better_numbers_are_kept_beside_those_of_other_tables(tmp_path: Path) -> None:
    training = StormTraining(game("sandsturm"), 1, 2, 150, 5, path=tmp_path / "sandsturm.json")
    better = replace(handmade(), outlooks=replace(handmade().outlooks, leak=1.5))
    training.keep(handmade().as_json(), {"set": GAME.components.name})
    StormTraining(game("sandsturm"), 1, 2, 120, 4, path=tmp_path / "sandsturm.json").keep(
        better.as_json(), {"set": GAME.components.name}
    )
    written = json.loads((tmp_path / "sandsturm.json").read_text())
    assert list(written["tables"]) == ["4", "5"]
    assert Numbers.from_json(written["tables"]["4"]) == better
    assert (
        StormTraining(game("sandsturm"), 1, 2, 120, 4, path=tmp_path / "sandsturm.json").last()
        == better.as_json()
    )
    StormTraining(game("sandsturm"), 1, 2, 120, 4, path=tmp_path / "sandsturm.json").keep(
        better.as_json(), {"set": "another"}
    )
    assert (
        StormTraining(game("sandsturm"), 1, 2, 120, 4, path=tmp_path / "sandsturm.json").last()
        == handmade().as_json()
    )


def test_wrong_tables_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FundukError, match="not for 3 seats"):
        StormTraining(game("sandsturm"), 1, 2, 120, 3, path=tmp_path / "sandsturm.json")
