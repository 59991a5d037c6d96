"""The vizier of Schwarzmarkt: learned numbers with their origin, the merchant's ways, the highest level."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from funduk import FastDice, bots, catalogue
from funduk.bots import levels
from funduk.bots.schwarzmarkt.numbers import BY_HAND, learned_numbers, numbers_from
from funduk.bots.schwarzmarkt.trader import Trader
from funduk.core.playout import play_bots

GAME = catalogue.game("schwarzmarkt")


def shipped() -> dict[str, Any]:
    text = (files("funduk.bots") / "values" / "schwarzmarkt.json").read_text(encoding="utf-8")
    file: dict[str, Any] = json.loads(text)
    return file


def test_the_file_says_where_its_numbers_come_from() -> None:
    file = shipped()
    assert file["game"] == "schwarzmarkt"
    assert file["set"] == GAME.components.name
    assert file["games"] > 0 < file["duels"]
    assert isinstance(file["seed"], int)
    for before, after in file["losses"].values():
        assert after <= before
    mean, half = file["share_against_last"]
    assert mean - half > 1 / file["seats"]


def test_a_vizier_thinks_with_the_learned_numbers_and_a_merchant_does_not() -> None:
    vizier, merchant = (bots.bot(name, GAME, 0, FastDice(1)) for name in ("vizier", "merchant"))
    assert isinstance(vizier, Trader)
    assert isinstance(merchant, Trader)
    assert vizier.numbers.all == learned_numbers().all == numbers_from(shipped()).all
    assert merchant.numbers.all == BY_HAND != vizier.numbers.all


def test_the_highest_level_is_a_vizier() -> None:
    assert levels.engine("schwarzmarkt") == "vizier"
    master = bots.bot("master", GAME, 1, FastDice(1))
    assert isinstance(master, Trader)
    assert master.numbers.all == learned_numbers().all


@pytest.mark.parametrize(("seats", "trade"), [(3, "wild"), (4, "ordered")])
def test_viziers_play_whole_games_among_others(seats: int, trade: str) -> None:
    table = GAME.setup(seats, {"trade": trade})
    names = ["vizier", "merchant", "peddler", "vizier"][:seats]
    seated = [bots.bot(name, GAME, seat, FastDice(seat)) for seat, name in enumerate(names)]
    play_bots(GAME, table, FastDice(5), seated)
    assert GAME.winners(table)
