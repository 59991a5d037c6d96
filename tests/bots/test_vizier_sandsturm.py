"""The vizier of Sandsturm thinks with the numbers of its values file, table size by table size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from funduk import bots
from funduk.bots import learned_values
from funduk.bots.sandsturm.habits import Habits
from funduk.bots.sandsturm.numbers import Numbers, handmade, numbers_under
from funduk.bots.sandsturm.vizier import Vizier
from funduk.core.dice import FastDice
from tests.games.sandsturm.stage import GAME

FOUR = Numbers(habits=Habits(type_warmth=3.5, lapse=0.02))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the numbers come from in this test; nothing read from it outlives the test."""
    monkeypatch.setattr(learned_values, "FOLDER", tmp_path)
    numbers_under.cache_clear()
    yield tmp_path
    numbers_under.cache_clear()


def write(folder: Path) -> None:
    tables = {"4": FOUR.as_json(), "6": handmade().as_json()}
    (folder / "sandsturm.json").write_text(json.dumps({"tables": tables}), encoding="utf-8")


def test_there_is_a_vizier_only_where_values_are(folder: Path) -> None:
    assert "vizier" not in bots.engines("sandsturm")
    with pytest.raises(bots.UnknownBot):
        bots.bot("vizier", GAME, 0, FastDice(1))
    write(folder)
    assert isinstance(bots.bot("vizier", GAME, 0, FastDice(1)), Vizier)


def test_it_thinks_with_the_numbers_of_its_table_or_of_the_nearest(folder: Path) -> None:
    write(folder)
    vizier = bots.bot("vizier", GAME, 0, FastDice(1))
    assert isinstance(vizier, Vizier)
    assert vizier.numbers(4) == vizier.numbers(5) == FOUR
    assert vizier.numbers(6) == handmade() != FOUR
