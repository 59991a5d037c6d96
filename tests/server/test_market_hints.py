"""What the browser is told beside a question of Schwarzmarkt."""

from __future__ import annotations

import random

import msgspec
import pytest

from funduk.core.action import Ask
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.server.tables.hints import ask_message
from funduk.server.tables.table import house_game


@pytest.mark.parametrize("trade", ["ordered", "wild"])
def test_hints_agree_with_the_judge_in_random_games(trade: str) -> None:
    """SM-8, SM-16, SM-19, SM-20, SM-24, SM-26: what the browser is told is what the judge accepts."""
    game = house_game("schwarzmarkt")
    told: dict[str, int] = {}
    for seed in range(2):
        table = game.setup(4, {"trade": trade})
        dice, lot = FastDice(seed), random.Random(seed)
        for _ in range(260):
            asks = game.asks(table)
            if not asks:
                break
            ask = lot.choice(asks)
            if ask.seat >= 0:
                check(game, table, ask, told)
            game.apply(table, game.draw(table, ask, dice))
    assert {"produce", "bid", "sell", "lose"} <= set(told)
    assert ("market" if trade == "wild" else "propose") in told


def check(game: Game, table: Table, ask: Ask, told: dict[str, int]) -> None:
    hints = ask_message(game, table, ask).hints
    assert hints.own is not None
    market = msgspec.json.decode(hints.own)
    told[ask.question] = told.get(ask.question, 0) + 1
    moves = game.moves(table, ask)
    some = [moves[at] for at in sorted({random.Random(7).randrange(len(moves)) for _ in range(12)})]
    assert {move.verb() for move in some} <= set(hints.verbs)
    for move in some:
        form = move.to_json()
        if "goods" in form:
            assert market["least"] <= sum(form["goods"].values()) <= market["most"]
            assert len(form["goods"]) <= market["kinds"]
        if form["verb"] == "take":
            assert form["offer"] in market["takeable"]
        if form["verb"] == "sell":
            for kind in {*form["production"], *form["storage"]}:
                lot = form["production"].get(kind, 0) + form["storage"].get(kind, 0)
                prices = market["regular_prices"] if kind == form["named"] else market["prices"]
                assert prices is not None and lot in prices[kind]
                assert form["production"].get(kind, 0) <= market["sells_production"].get(kind, 0)
