"""BC-26 to BC-28: action D, for five players."""

from __future__ import annotations

from funduk.core.record import CHANCE
from funduk.games.basari_cards.events import Exchanged, Took
from funduk.games.basari_cards.table import BasariCardsTable
from tests.games.basari_cards.scene import (
    GAME,
    START,
    allowed,
    asked,
    choose,
    gems,
    held,
    play,
    refused,
    scene,
    stock,
)


def alone(first: str, *others: str) -> BasariCardsTable:
    """Seat 0 chose D alone, the others B: void."""
    table = scene([first, *others, *["-"] * (4 - len(others))])
    choose(table, "DBBBB")
    return table


def together(*held_gems: str, points: list[int] | None = None) -> BasariCardsTable:
    table = scene([*held_gems, *["-"] * (5 - len(held_gems))], points=points)
    choose(table, "DDDDD")
    return table


def test_bc_26_d_is_never_void_and_never_negotiated() -> None:
    for letters in ("DBBBB", "DDBBB", "DDDBB", "DDDDB", "DDDDD"):
        table = scene([START] * 5)
        choose(table, letters)
        if letters.count("B") == 2:
            assert asked(table) == [(3, "offer")]
            play(table, "3 offer R", "4 accept")
        question = "exchange" if letters.count("D") == 1 else "take"
        takers = 0
        while table.phase in (5, 6):
            ask = GAME.asks(table)[0]
            assert ask.question == question
            GAME.apply(table, GAME.moves(table, ask)[0])
            takers += 1
        assert takers == letters.count("D")
        assert asked(table) == [(CHANCE, "deal")]


def test_bc_27_alone_gives_one_gem_and_takes_two() -> None:
    table = alone("2B", "3R")
    assert play(table, "0 exchange 1B 2R")[0] == Exchanged(0, gems("1B"), gems("2R"))
    assert held(table)[:2] == ["2R1B", "3R"]
    assert stock(table) == "17R22Y22G21B"


def test_bc_27_exactly_one_is_given_and_exactly_two_are_taken() -> None:
    table = alone("2R2B")
    for give, take, code in (
        ("-", "2R", "give-one"),
        ("2B", "2R", "give-one"),
        ("1B", "1R", "take-two"),
        ("1B", "3R", "take-two"),
        ("1B", "-", "take-two"),
        ("1Y", "2R", "not-your-gems"),
    ):
        assert refused(table, f"0 exchange {give} {take}") == (code, "BC-27")
    assert refused(table, "1 exchange 1B 2R") == ("not-asked", "BC-16")
    assert refused(table, "0 take 1R") == ("wrong-verb", "BC-26")


def test_bc_27_the_gem_given_back_may_be_taken_again() -> None:
    table = alone("22R")
    assert allowed(table, "0 exchange R RB")
    assert refused(table, "0 exchange R 2R") == ("not-in-stock", "BC-27")
    play(table, "0 exchange R RB")
    assert held(table)[0] == "22R1B"


def test_bc_27_with_no_gem_none_is_given_and_two_are_taken() -> None:
    table = alone("-")
    assert refused(table, "0 exchange R 2R") == ("not-your-gems", "BC-27")
    play(table, "0 exchange - RB")
    assert held(table)[0] == "1R1B"


def test_bc_27_with_an_empty_stock_the_gem_given_is_all_there_is_to_take() -> None:
    table = alone("2R", "20R22Y22G22B")
    assert stock(table) == "-"
    assert [action.to_text() for action in GAME.moves(table, GAME.asks(table)[0])] == [
        "0 exchange 1R 1R"
    ]
    assert refused(table, "0 exchange 1R -") == ("take-two", "BC-27")
    play(table, "0 exchange 1R 1R")
    assert held(table)[0] == "2R"


def test_bc_27_with_one_gem_in_stock_both_are_taken() -> None:
    table = alone("2R", "20R22Y22G21B")
    assert stock(table) == "1B"
    assert [action.to_text() for action in GAME.moves(table, GAME.asks(table)[0])] == [
        "0 exchange 1R 1R1B"
    ]
    assert refused(table, "0 exchange 1R 1B") == ("take-two", "BC-27")


def test_bc_27_without_gem_and_stock_nothing_changes_hands() -> None:
    table = alone("-", "22R22Y22G22B")
    assert [action.to_text() for action in GAME.moves(table, GAME.asks(table)[0])] == [
        "0 exchange - -"
    ]
    play(table, "0 exchange - -")
    assert held(table)[0] == "-"


def test_bc_27_all_combinations_are_open() -> None:
    """Four gems to give, and ten pairs of four colours to take."""
    table = alone("1R1Y1G1B")
    assert len(GAME.moves(table, GAME.asks(table)[0])) == 40


def test_bc_28_several_take_one_each_in_the_order_of_the_first_offer() -> None:
    table = together("1B", "2R", "1Y", "2R1B", "1G")
    order = []
    while table.phase == 6:
        seat = GAME.asks(table)[0].seat
        order.append(seat)
        assert play(table, f"{seat} take 1Y")[0] == Took(seat, gems("1Y"))
    assert order == [3, 1, 2, 4, 0]


def test_bc_28_points_workers_and_age_break_ties() -> None:
    table = together(START, START, START, START, START, points=[1, 0, 5, 0, 1])
    order = []
    while table.phase == 6:
        order.append(GAME.asks(table)[0].seat)
        play(table, f"{order[-1]} take 1B")
    assert order == [2, 0, 4, 1, 3]


def test_bc_28_the_order_is_fixed_when_d_begins() -> None:
    """Seat 0 comes first by one blue gem; what the others take then changes nothing."""
    table = together("1B", "-", "-", "-", "-")
    for seat in range(5):
        assert asked(table) == [(seat, "take")]
        play(table, f"{seat} take 1R")


def test_bc_28_exactly_one_gem_that_is_there() -> None:
    table = together("22R", "1B")
    assert asked(table) == [(0, "take")]
    assert refused(table, "0 take -") == ("take-one", "BC-28")
    assert refused(table, "0 take 2B") == ("take-one", "BC-28")
    assert refused(table, "0 take 1R") == ("not-in-stock", "BC-28")
    assert refused(table, "0 exchange 1R 2B") == ("wrong-verb", "BC-26")
    assert refused(table, "1 take 1B") == ("not-asked", "BC-16")


def test_bc_28_who_finds_the_stock_empty_takes_nothing() -> None:
    table = together("22R22Y22G20B", "1B")
    assert stock(table) == "1B"
    play(table, "0 take 1B")
    for seat in (1, 2, 3, 4):
        ask = GAME.asks(table)[0]
        assert ask.seat == seat
        assert [action.to_text() for action in GAME.moves(table, ask)] == [f"{seat} take -"]
        play(table, f"{seat} take -")
    assert held(table) == ["22R22Y22G21B", "1B", "-", "-", "-"]
    assert asked(table) == [(CHANCE, "deal")]
