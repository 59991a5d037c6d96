"""The vizier of Sandsturm: learned numbers with their provenance, and what they are worth."""

from __future__ import annotations

import json
from dataclasses import fields
from importlib.resources import files
from typing import Any

import pytest
from bench.strength import measure

from funduk import bots
from funduk.bots.sandsturm.numbers import Numbers, handmade, learned
from funduk.bots.vizier.sandsturm import Vizier
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots
from tests.games.sandsturm.stage import GAME


def written() -> dict[str, Any]:
    text = (files("funduk.bots") / "values" / "sandsturm.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def test_the_file_says_where_its_numbers_come_from() -> None:
    tables = written()["tables"]
    assert "4" in tables
    for seats, table in tables.items():
        assert {"set", "seed", "games", "duels", "share_against_last"} <= set(table["from"])
        share, half = table["from"]["share_against_last"]
        assert share - half > 1 / int(seats)


def test_learned_numbers_are_whole_and_others_fall_back_on_hand_made_ones() -> None:
    numbers = learned(4)
    assert numbers != handmade()
    for part in (numbers.habits, numbers.patience, numbers.outlooks):
        assert all(isinstance(getattr(part, field.name), int | float) for field in fields(part))
    assert Numbers.from_json(json.loads(json.dumps(numbers.as_json()))) == numbers
    assert learned(99) == handmade()


def test_viziers_play_whole_games() -> None:
    table = GAME.setup(4)
    seated = [bots.bot("vizier", GAME, seat, FastDice(seat)) for seat in range(4)]
    assert isinstance(seated[0], Vizier)
    play_bots(GAME, table, FastDice(8), seated)
    assert GAME.winners(table)


@pytest.mark.deep
def test_it_wins_nearly_twice_as_often_as_peddlers() -> None:
    """With four seats at least 1.9 times the fair share, with 95 % confidence."""
    found = measure(GAME, 4, "vizier", "peddler", range(3_000_000, 3_000_250))
    print(f"4 seats: {found.share:.1%} ± {found.half_width:.1%}")
    assert found.lower() > 1.9 * found.fair
