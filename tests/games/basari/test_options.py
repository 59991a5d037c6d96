"""What a table can choose: declining (BB-10), the number of scorings (BB-25); and the silent seat."""

from __future__ import annotations

import pytest

import funduk
from funduk.core.dice import FastDice
from funduk.core.playout import play_random
from tests.games.basari.scenes import (
    BOX,
    GAME,
    asked,
    choose,
    choosing_table,
    empty_table,
    holdings,
    play,
    points,
    refused,
    told,
)


def test_bb_10_with_decline_a_sole_chooser_may_let_the_action_go() -> None:
    table = choosing_table(3, points=(0, 0, 0), decline=True)
    choose(table, "dice", "points", "gems")
    assert asked(table) == [(0, "carry_out")]
    assert GAME.asks(table)[0].must is False
    assert refused(table, "1 carry_out") == ("not-asked", "BB-10")
    assert refused(table, "0 accept") == ("wrong-verb", "BB-10")
    assert told(play(table, "0 decline")) == ["let-go"]
    assert asked(table) == [(1, "carry_out")]
    assert told(play(table, "1 carry_out")) == ["scored"]
    assert told(play(table, "2 decline")) == ["let-go"]
    assert points(table) == [0, BOX.points[7 + 2], 0]
    assert table.players[0].walked == 1


def test_bb_10_with_decline_what_was_paid_stays_paid() -> None:
    table = choosing_table(3, decline=True)
    choose(table, "dice", "dice", "gems")
    play(table, "2 carry_out", "0 offer 1R", "1 accept")
    assert asked(table) == [(0, "carry_out")]
    play(table, "0 decline")
    assert holdings(table)[:2] == ["2R3Y3G3B", "4R3Y3G3B"]
    assert table.players[0].walked == 1
    assert table.players[1].walked == 2


def test_bb_10_with_decline_dice_still_asks_chance() -> None:
    table = choosing_table(3, decline=True)
    choose(table, "dice", "points", "gems")
    play(table, "0 carry_out")
    assert asked(table) == [(-1, "throw")]
    play(table, "* throw 0 6")
    assert asked(table) == [(1, "carry_out")]


def test_bb_10_a_free_win_can_be_declined_too() -> None:
    table = choosing_table(3, decline=True)
    choose(table, "points", "points", "gems")
    play(table, "2 carry_out")
    assert told(play(table, "0 decline")) == ["won-for-free"]
    assert asked(table) == [(1, "carry_out")]


@pytest.mark.parametrize("scorings", [1, 2, 3, 4, 5])
def test_bb_25_the_game_has_as_many_scorings_as_agreed(scorings: int) -> None:
    table = empty_table(3, scorings=scorings)
    play_random(GAME, table, FastDice(scorings))
    assert table.scored == scorings


def test_options_are_checked() -> None:
    for options, why in (
        ({"scorings": 0}, r"option scorings \(BB-25\): 0 is not between 1 and 5"),
        ({"scorings": 6}, r"option scorings \(BB-25\): 6 is not between 1 and 5"),
        ({"decline": "yes"}, r"option decline \(BB-10\): expected true or false"),
        ({"laps": 2}, "basari has no option 'laps'; it has decline, scorings"),
    ):
        with pytest.raises(funduk.BadOption, match=why):
            GAME.setup(3, options)


def default(table: object, seat: int) -> str:
    ask = next(ask for ask in GAME.asks(table) if ask.seat == seat)  # type: ignore[arg-type]
    return GAME.default(GAME.view(table, seat), ask).to_text()  # type: ignore[arg-type]


def test_the_answers_for_a_silent_seat() -> None:
    """As listed in RULES: the first free stall, points, no offer, accept, carry out."""
    table = empty_table(3, decline=True)
    assert default(table, 0) == "0 place 0"
    play(table, "0 place 0", "1 place 2")
    assert default(table, 2) == "2 place 1"
    play(table, "2 place 1", "* roll 1,1,1")
    assert default(table, 1) == "1 choose points"
    choose(table, "points", "points", "gems")
    assert default(table, 2) == "2 carry_out"
    play(table, "2 carry_out", "* roll_off 2 1")
    assert default(table, 0) == "0 decline"
    play(table, "0 offer 1B")
    assert default(table, 1) == "1 accept"


def test_a_game_of_silent_seats_ends() -> None:
    for options in ({}, {"decline": True}):
        table = empty_table(4, **options)
        dice = FastDice(4)
        while asks := GAME.asks(table):
            ask = asks[0]
            if ask.seat < 0:
                GAME.apply(table, GAME.draw(table, ask, dice))
            else:
                GAME.apply(table, GAME.default(GAME.view(table, ask.seat), ask))
        assert GAME.scores(table) is not None
