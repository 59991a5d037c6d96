"""The yardstick does not move: frozen viziers play the games that commit 877acc4 played, move by move."""

import hashlib

import pytest

from bench import frozen
from funduk.core.dice import FastDice
from funduk.core.playout import answer, next_ask

PLAYED = [
    ("basari_cards", None, 3, "8918cbcc924c8478", [49, 78, 57, 45]),
    ("basari", None, 3, "e92deb643a844e55", [83, 67, 73, 65]),
    ("sandsturm", None, 3, "e60218bf48f6e015", [50, 46, 28, 42]),
    ("schwarzmarkt", None, 3, "11bfb94748220b48", [20, 16, 18, 15]),
    ("schwarzmarkt", {"trade": "wild"}, 3, "8894dcb7df4bec87", [14, 17, 15, 14]),
]
"""Game, options, seed, the moves' hash and the scores, as 877acc4 had them."""


@pytest.mark.parametrize(("name", "options", "seed", "moves", "scores"), PLAYED)
def test_frozen_viziers_play_as_they_did(
    name: str, options: dict[str, object] | None, seed: int, moves: str, scores: list[int]
) -> None:
    game = frozen.frozen_game(name)
    table, dice = game.setup(4, options), FastDice(seed)
    table.rules_version = 1
    seated = [frozen.vizier(game, seat, FastDice(seed * 100 + seat)) for seat in range(4)]
    told: list[str] = []
    while asks := game.asks(table):
        action = answer(game, table, next_ask(asks, dice), dice, seated)
        told.append(action.to_text())
        for record in (action, *game.perform(table, action)):
            for bot in seated:
                seen = game.witness(record, bot.seat)
                if seen is not None:
                    bot.watch(seen)
    assert hashlib.sha256("\n".join(told).encode()).hexdigest()[:16] == moves
    assert game.scores(table) == scores
