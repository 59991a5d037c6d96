"""The laws over very many games; `make test-deep` plays them compiled and prints the results."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from funduk.core.dice import FastDice
from funduk.core.playout import next_ask
from tests.laws.tables import Setting, every_game, every_setting, lawbook, settings_of
from tests.laws.twins import betrayed, pairs, varied

GAMES = 20_000
GAMES_OF_THE_FIRST = 100_000
FIRST = "basari_cards"
LISTED_EVERY = 10
"""Every tenth game chooses from the list instead of drawing."""

Note = Callable[[str, object], None]


@pytest.mark.deep
@every_setting
def test_very_many_random_games_end_and_conserve(setting: Setting, record_property: Note) -> None:
    """Goods are counted at every step, and no listed or drawn move is refused."""
    wanted = GAMES_OF_THE_FIRST if setting.game == FIRST and setting.place == 0 else GAMES
    begun = time.process_time()
    moves = sum(play_counting(setting, seed) for seed in range(wanted))
    seconds = time.process_time() - begun
    record_property(
        "result",
        f"{setting}: {wanted:,} random games, {moves:,} moves, all ended, "
        f"everything conserved at every step, no move refused ({seconds:.0f} s)",
    )


def play_counting(setting: Setting, seed: int) -> int:
    """Plays one random game and returns the number of its moves."""
    game = setting.rules()
    book = lawbook(setting.game)
    conserved = book.conserved
    table = setting.table()
    dice = FastDice(seed)
    listed = seed % LISTED_EVERY == 0
    at_first = conserved(table)
    moves = 0
    while asks := game.asks(table):
        ask = next_ask(asks, dice)
        if listed:
            answers = game.moves(table, ask)
            action = answers[dice.below(len(answers))]
        else:
            action = game.draw(table, ask, dice)
        assert game.refusal(table, action) is None, (seed, action)
        game.perform(table, action)
        assert conserved(table) == at_first, (seed, action)
        moves += 1
        assert moves < book.longest, seed
    assert game.winners(table)
    return moves


@pytest.mark.deep
@every_game
def test_very_many_pairs_of_tables_keep_their_secrets(name: str, record_property: Note) -> None:
    game = settings_of(name)[0].rules()
    different = 0
    met: set[str] = set()
    for setting in settings_of(name):
        for seed in range(10, 22):
            for pair in pairs(setting, 120, seed):
                different += 1
                met |= varied(game, pair)
                assert betrayed(game, pair) == [], (setting, seed, pair.viewer)
    assert met == lawbook(name).hidden
    record_property(
        "result",
        f"{name}: {different:,} pairs of tables that differ in secrets only, "
        f"none told apart; varied: {', '.join(sorted(met))}",
    )


def test_one_game_of_the_deep_test_is_played_both_ways() -> None:
    setting = settings_of(FIRST)[0]
    assert play_counting(setting, LISTED_EVERY) > 50
    assert play_counting(setting, LISTED_EVERY + 1) > 50
