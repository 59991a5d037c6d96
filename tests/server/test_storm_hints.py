"""What the browser is told beside a question of Sandsturm."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from funduk.core.action import Ask
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.games.sandsturm.scoring import score
from funduk.games.sandsturm.table import SandsturmTable
from funduk.server.tables.hints import ask_message
from funduk.server.tables.table import house_game


@pytest.mark.parametrize("seats", [4, 6])
def test_hints_are_the_judges_moves_in_random_games(seats: int) -> None:
    """SS-13 to SS-17: the targets and payments told are exactly the legal ones."""
    game = house_game("sandsturm")
    told: set[str] = set()
    for seed in range(4):
        table = game.setup(seats, {})
        dice = FastDice(seed)
        while asks := game.asks(table):
            ask = asks[0]
            if ask.seat >= 0:
                check(game, table, ask, told)
            game.apply(table, game.draw(table, ask, dice))
    assert {"chips", "reroll", "rob", "give", "swap", "move", "secure"} <= told


def check(game: Game, table: Table, ask: Ask, told: set[str]) -> None:
    hints = ask_message(game, table, ask).hints
    assert hints.own is not None
    storm = msgspec.json.decode(hints.own)
    assert isinstance(table, SandsturmTable)
    sheet = score(table)[ask.seat]
    assert storm["worth"] == (sheet.mission if sheet.ranked else None)
    moves = [move.to_json() for move in some(game.moves(table, ask))]
    told |= {ask.question, *(move["verb"] for move in moves)}
    if ask.question == "act":
        chips = {
            move["chip"]
            for move in map(to_json, game.moves(table, ask))
            if move["verb"] == "reroll"
        }
        assert chips == set(storm["rerolls"])
    else:
        assert storm["rerolls"] == []
    if ask.question == "target":
        legal = {spelt(move) for move in map(to_json, game.moves(table, ask))}
        assert legal == told_by(storm, moves[0]["verb"])
    else:
        assert storm["targets"] == []


def to_json(move: Any) -> dict[str, Any]:
    form: dict[str, Any] = move.to_json()
    return form


def some(moves: Any) -> list[Any]:
    lot = random.Random(7)
    return [moves[lot.randrange(len(moves))] for _ in range(6)]


def spelt(move: dict[str, Any]) -> tuple[Any, ...]:
    """A legal execution as players and goods."""
    aim = {"rob": "victim", "give": "to", "swap": "partner", "move": "giver"}[move["verb"]]
    second = move["to"] if move["verb"] == "move" else None
    return move[aim], second, *move["good"], *move.get("own", {})


def told_by(storm: dict[str, Any], verb: str) -> set[tuple[Any, ...]]:
    own = [(kind,) for kind in storm["own"]] if verb == "swap" else [()]
    return {
        (row["first"], row["second"], kind, *mine)
        for row in storm["targets"]
        for kind in row["goods"]
        for mine in own
    }
