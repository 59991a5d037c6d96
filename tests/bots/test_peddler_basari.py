"""The peddler of the board game: sound prices, legal answers, and stronger than chance."""

from __future__ import annotations

import pytest

import funduk
from funduk import bots
from funduk.bots.basari.peddler import Peddler, lap_worth
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots
from tests.games.basari.scenes import GAME, choose, choosing_table, empty_table, hold, play


def decide(table: object, seat: int) -> str:
    ask = next(ask for ask in GAME.asks(table) if ask.seat == seat)  # type: ignore[arg-type]
    peddler = bots.bot("peddler", GAME, seat, FastDice(1))
    return peddler.decide(GAME.view(table, seat), ask).action.to_text()  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", [{}, {"decline": True}, {"scorings": 1}])
def test_four_peddlers_play_whole_games(seats: int, options: dict[str, object]) -> None:
    for seed in range(4):
        table = GAME.setup(seats, options)
        seated = [bots.bot("peddler", GAME, seat, FastDice(seat)) for seat in range(seats)]
        play_bots(GAME, table, FastDice(seed), seated)
        assert GAME.winners(table)


def test_a_lap_already_done_is_worth_ten_and_a_missed_one_nothing() -> None:
    assert lap_worth(28, 30, 28) == 10
    assert lap_worth(27, 28, 28) == 0
    assert lap_worth(20, 10, 28) > lap_worth(12, 10, 28) > lap_worth(4, 10, 28)


def test_it_rolls_when_one_more_roll_completes_the_lap() -> None:
    """A rival is home: now or never, and any roll will do."""
    table = choosing_table(3, points=(0, 0, 0))
    table.players[0].walked = 27
    table.players[1].walked = 28
    table.players[2].walked = 10
    assert decide(table, 0) == "0 choose dice"


def test_it_takes_gems_that_win_a_majority_at_the_last_scoring() -> None:
    table = choosing_table(3, points=(0, 0, 0), dice=(1, 2, 3))
    table.scored = 2
    hold(table, "4R4Y4G4B", "5R5Y4G5B", "1R1Y1G1B")
    assert decide(table, 0) == "0 choose gems"


def test_it_opens_with_little_and_accepts_what_is_worth_more() -> None:
    table = choosing_table(3, holdings=("3R3Y3G3B", "3R3Y3G3B", "3R3Y3G3B"))
    choose(table, "points", "points", "gems")
    opening = decide(table, 0)
    assert opening.startswith("0 offer 1")
    play(table, "0 offer 3R3Y3G3B")
    assert decide(table, 1) == "1 accept"


def test_it_declines_to_open_without_gems() -> None:
    table = choosing_table(3, holdings=("-", "3R3Y3G3B", "3R3Y3G3B"))
    choose(table, "points", "points", "gems")
    assert decide(table, 0) == "0 decline"


def test_it_starts_at_a_free_stall() -> None:
    table = empty_table(3)
    first = decide(table, 0)
    play(table, first)
    assert decide(table, 1) != first.replace("0 place", "1 place")


def test_the_same_view_and_dice_give_the_same_decision() -> None:
    table = choosing_table(4, points=(0, 0, 0, 0))
    assert len({decide(table, 2) for _ in range(5)}) == 1


def test_it_beats_wanderers_well_beyond_its_share() -> None:
    """A fair share of four seats is a quarter."""
    won = 0.0
    for seed in range(10):
        table = GAME.setup(4)
        seated: list[funduk.Bot] = [
            bots.bot("wanderer", GAME, seat, FastDice(seat)) for seat in range(4)
        ]
        seated[seed % 4] = Peddler(GAME, seed % 4, FastDice(seed))
        play_bots(GAME, table, FastDice(seed + 50), seated)
        winners = GAME.winners(table)
        assert winners is not None
        won += 1 / len(winners) if seed % 4 in winners else 0
    assert won >= 6
