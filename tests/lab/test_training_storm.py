"""Sandsturm's training: the fit reckons as the bot does, finds what made the games, and repeats itself."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from funduk.bots.merchant.sandsturm import worths_of
from funduk.bots.sandsturm.belief import Belief
from funduk.bots.sandsturm.numbers import Numbers, handmade, observant
from funduk.bots.sandsturm.outlook import Outlook, Outlooks
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.games.sandsturm.material import MISSIONS
from funduk.lab.training.sandsturm import StormTraining
from funduk.lab.training.storm_fit import FEATURES, fit_outlook, fit_patience, predict
from funduk.lab.training.storm_habits import fit_habits
from funduk.lab.training.storm_notes import play_and_note
from tests.games.sandsturm.stage import GAME

WORTHS = worths_of(GAME.box, 4)


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    what = {
        "game": "sandsturm",
        "components": None,
        "seats": 4,
        "numbers": handmade().as_json(),
        "habits": vars(observant().habits),
        "seeds": [1, 2],
    }
    return play_and_note(what)


def test_the_fit_reckons_as_the_bot_does(rows: list[dict[str, Any]]) -> None:
    """At the first turn, where nothing is known and no chip lies, both give every seat the same chance."""
    first = rows[0]["positions"][0]
    belief = Belief(WORTHS, handmade().habits, 4, 0)
    table = belief.memory.table
    table.round, table.start, table.turn, table.phase = 1, first["seat"], first["seat"], 4
    table.traders[first["seat"]].goods += 1 << 7
    table.traders[(first["seat"] - 1) % 4].goods += 1
    known = (belief.deals == rows[0]["deal"]).all(axis=1).astype(float)
    numbers = Outlooks(leak=0.0, leak_alone=0.0)
    chances = predict(WORTHS, numbers, np.array([first["features"]]))[0]
    for seat in range(4):
        outlook = Outlook(WORTHS, numbers, belief.memory, seat, belief.deals, known)
        assert chances[seat] == pytest.approx(float(outlook.share([{}])[0]), abs=1e-9)
    assert chances.sum() == pytest.approx(1.0, abs=1e-6)


def test_winners_made_by_known_numbers_lead_back_to_them() -> None:
    dice = FastDice(5)
    truth = replace(Outlooks(), warmth=9.0, pace_take=8.0, secret=0.2)
    found = np.zeros((3000, 4, len(FEATURES)))
    for row in found:
        for seat in range(4):
            row[seat] = [dice.below(50), 9, seat, dice.below(5), 2, dice.below(2), 0, 0, 0.25, 0]
    chances = predict(WORTHS, truth, found)
    shares = np.zeros_like(chances)
    for place, row in enumerate(chances):
        winner = min(int(np.searchsorted(np.cumsum(row), dice.below(10**6) / 10**6)), 3)
        shares[place, winner] = 1.0
    games = [
        {"positions": [{"features": row.tolist()}], "shares": share.tolist()}
        for row, share in zip(found, shares, strict=True)
    ]
    fitted, before, after = fit_outlook(games, WORTHS, Outlooks())
    assert after < before
    assert fitted.pace_take - fitted.pace_keep == pytest.approx(truth.pace_take - truth.pace_keep, abs=1.5)
    made = truth.warmth + 2 * truth.warmth_a_turn
    assert fitted.warmth + 2 * fitted.warmth_a_turn == pytest.approx(made, abs=2.5)


def test_games_are_noted_whole(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        assert sorted(row["deal"]) == sorted(set(row["deal"])) and max(row["deal"]) < len(MISSIONS)
        assert len(row["positions"]) in (16, 20, 24)
        assert sum(row["shares"]) == pytest.approx(1.0)
        assert {act["kind"] for act in row["acts"]} >= {0, 2}
    habits, before, after = fit_habits(rows, observant().habits)
    assert after <= before
    assert 0 < habits.lapse < 0.5
    assert 0 <= fit_patience(rows, handmade().patience).rush <= 1


def test_the_same_seed_learns_the_same_numbers(tmp_path: Path) -> None:
    quiet = Console(quiet=True)
    once, twice = (StormTraining("sandsturm", 3, 2, 120, 4, tmp_path).learn(quiet, jobs=1) for _ in range(2))
    assert once == twice
    assert StormTraining("sandsturm", 3, 2, 120, 4, tmp_path).header()["set"] == GAME.components.name


def test_better_numbers_are_kept_beside_those_of_other_tables(tmp_path: Path) -> None:
    training = StormTraining("sandsturm", 1, 2, 150, 5, tmp_path)
    better = replace(handmade(), outlooks=replace(handmade().outlooks, leak=1.5))
    training.keep(handmade().as_json(), {"set": GAME.components.name})
    StormTraining("sandsturm", 1, 2, 120, 4, tmp_path).keep(better.as_json(), {"set": GAME.components.name})
    written = json.loads((tmp_path / "sandsturm.json").read_text())
    assert list(written["tables"]) == ["4", "5"]
    assert Numbers.from_json(written["tables"]["4"]) == better
    assert StormTraining("sandsturm", 1, 2, 120, 4, tmp_path).last() == better.as_json()
    StormTraining("sandsturm", 1, 2, 120, 4, tmp_path).keep(better.as_json(), {"set": "another"})
    assert StormTraining("sandsturm", 1, 2, 120, 4, tmp_path).last() == handmade().as_json()


def test_wrong_tables_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FundukError, match="not for 3 seats"):
        StormTraining("sandsturm", 1, 2, 120, 3, tmp_path)
