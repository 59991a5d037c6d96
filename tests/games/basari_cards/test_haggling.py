"""BC-14 to BC-20: two players want the same action."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from funduk.core.dice import FastDice
from funduk.core.errors import BadOption
from funduk.games.basari_cards.events import HaggleBegan, Scored, WonForFree
from funduk.games.basari_cards.table import BasariCardsTable
from funduk.games.gems.haggling import Accepted, Offered
from funduk.parts.haggle import outranks
from tests.games.basari_cards.scene import (
    BOX,
    GAME,
    START,
    allowed,
    asked,
    cards,
    choose,
    fresh,
    gems,
    held,
    play,
    points,
    refused,
    scene,
    seen_by,
)

ONES = cards(3, workers=1)
TWO = cards(1, workers=2)[0]


def haggle(first: str, second: str, third: str = "-") -> BasariCardsTable:
    """Seats 0 and 1 both chose B, seat 2 chose C."""
    table = scene([first, second, third])
    choose(table, "BBC")
    return table


@pytest.mark.parametrize(
    ("zero", "one", "why"),
    [
        ("1R", "20Y20G20B", "more red"),
        ("2R1Y", "2R20G20B", "as many red, more yellow"),
        ("2R1Y1G", "2R1Y20B", "then more green"),
        ("1R1Y1G2B", "1R1Y1G1B", "then more blue"),
        ("1B", "-", "a gem before none"),
    ],
)
def test_bc_14_the_first_offer_comes_from_the_dearer_gems(zero: str, one: str, why: str) -> None:
    for turned in (False, True):
        table = scene([one, zero, "-"] if turned else [zero, one, "-"])
        opener = 1 if turned else 0
        assert choose(table, "BBC")[-1] == HaggleBegan(1, opener, 1 - opener), why
        assert asked(table) == [(opener, "offer")]


def test_bc_14_then_more_points_then_more_workers() -> None:
    by_points = scene(["2R"] * 3, [[TWO], [ONES[0]], [ONES[1]]], points=[4, 5, 9])
    assert choose(by_points, "BBC")[-1] == HaggleBegan(1, 1, 0)
    by_workers = scene(["2R"] * 3, [[ONES[0]], [TWO], [ONES[1]]], points=[5, 5, 9])
    assert choose(by_workers, "BBC")[-1] == HaggleBegan(1, 1, 0)


def test_bc_14_points_scored_earlier_in_the_round_count() -> None:
    """B is settled before C, so its points already decide who opens for C."""
    table = scene(
        ["2R", "2R", "3R", "3R"], [[card] for card in cards(4, workers=1)], points=[3, 3, 0, 0]
    )
    choose(table, "CCBB")
    play(table, "2 offer R", "3 accept")
    assert asked(table) == [(0, "offer")]
    alone = scene(["2R", "2R", "-"], points=[0, 1, 0])
    assert choose(alone, "CCB")[-1] == HaggleBegan(2, 1, 0)


def test_bc_14_if_all_is_equal_the_lower_seat_counts_as_older() -> None:
    table = scene([START] * 3)
    assert choose(table, "CBB")[-1] == HaggleBegan(1, 1, 2)


def test_bc_14_the_option_age_lists_the_seats_oldest_first() -> None:
    table = fresh(3, age=[2, 0, 1])
    play(table, *(f"* deal {seat} {card}" for seat, card in enumerate(ONES)))
    assert choose(table, "CBB")[-1] == HaggleBegan(1, 2, 1)
    table = scene([START] * 3, age=[1, 0, 2])
    assert choose(table, "BBC")[-1] == HaggleBegan(1, 1, 0)


@pytest.mark.parametrize("age", [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 3], "012", [0, True, 2]])
def test_bc_14_a_wrong_age_is_refused(age: Any) -> None:
    with pytest.raises(BadOption, match="BC-14"):
        GAME.setup(3, {"age": age})


def test_bc_15_the_first_offer_is_compulsory_and_has_at_least_one_gem() -> None:
    table = haggle("2R1B", "1R")
    assert refused(table, "0 accept") == ("must-offer", "BC-15")
    assert refused(table, "0 offer -") == ("offer-nothing", "BC-15")
    assert [ask.must for ask in GAME.asks(table)] == [True]
    offers = [action.to_text() for action in GAME.moves(table, GAME.asks(table)[0])]
    assert sorted(offers) == sorted(f"0 offer {bid}" for bid in ("1B", "1R", "1R1B", "2R", "2R1B"))


def test_bc_15_only_gems_that_the_player_owns_and_only_by_the_opener() -> None:
    table = haggle("2R1B", "1R5Y")
    assert refused(table, "0 offer 3R") == ("not-your-gems", "BC-15")
    assert refused(table, "0 offer 1Y")[0] == "not-your-gems"
    assert refused(table, "1 offer 1Y") == ("not-asked", "BC-16")
    assert refused(table, "0 raise 1R") == ("wrong-verb", "BC-15")
    assert allowed(table, "0 offer 2R1B")


def test_bc_15_without_any_gems_the_second_acts_for_free() -> None:
    seven = cards(1, points=7)[0]
    table = scene(["-", "-", "5R"], [[ONES[0]], [seven], [ONES[1]]], points=[3, 0, 0])
    events = choose(table, "BBA")
    assert asked(table) == [(-1, "draw")], "A comes first"
    events = play(table, f"* deal 2 {table.pile[-1]}")
    assert events[1:4] == [HaggleBegan(1, 0, 1), WonForFree(1, 1), Scored(1, 7)]
    assert points(table) == [3, 7, 0]
    assert held(table) == ["-", "-", "5R"]


def test_bc_15_action_a_for_free_still_draws_a_card() -> None:
    table = scene(["-", "-", "5R"])
    events = choose(table, "AAB")
    assert events[-2:] == [HaggleBegan(0, 0, 1), WonForFree(1, 0)]
    assert asked(table) == [(-1, "draw")]
    assert table.turn == 1
    play(table, f"* deal 1 {table.pile[0]}")
    assert len(table.players[1].cards) == 2


def test_bc_16_back_and_forth_until_one_accepts() -> None:
    table = haggle("3R", "3R", "3R")
    assert play(table, "0 offer 1R") == [Offered(0, gems("R"))]
    assert asked(table) == [(1, "answer")]
    assert refused(table, "0 raise 2R") == ("not-asked", "BC-16")
    play(table, "1 raise 2R")
    assert asked(table) == [(0, "answer")]
    play(table, "0 raise 3R")
    assert asked(table) == [(1, "answer")]
    assert [action.to_text() for action in GAME.moves(table, GAME.asks(table)[0])] == ["1 accept"]
    assert play(table, "1 accept")[0] == Accepted(1, 0, gems("3R"))


def test_bc_17_one_red_three_blue_beats_four_yellow() -> None:
    assert outranks(gems("1R3B"), gems("4Y"))
    assert not outranks(gems("4Y"), gems("1R3B"))
    table = haggle("2R4Y", "1R9B")
    play(table, "0 offer 4Y")
    assert allowed(table, "1 raise 1R3B")


@pytest.mark.parametrize(
    ("standing", "bid"),
    [
        ("3R", "4B"),
        ("1Y", "1R"),
        ("1G", "1Y"),
        ("1B", "1G"),
        ("1R1B", "1R1G"),
        ("2Y2B", "2Y1G1B"),
        ("1Y1G", "1R1B"),
        ("22R", "1R22B"),
    ],
)
def test_bc_17_more_gems_or_as_many_and_dearer(standing: str, bid: str) -> None:
    assert outranks(gems(bid), gems(standing))
    assert not outranks(gems(standing), gems(bid))
    assert not outranks(gems(bid), gems(bid))


def test_bc_17_fewer_gems_or_the_same_are_never_a_raise() -> None:
    table = haggle("9R9B", "8R9B")
    play(table, "0 offer 3B")
    for bid in ("2R", "8R", "3B", "1R1B"):
        if bid != "8R":
            assert refused(table, f"1 raise {bid}") == ("too-low", "BC-17")
    assert allowed(table, "1 raise 1R2B")
    assert allowed(table, "1 raise 4B")


def test_bc_18_a_raise_need_not_contain_the_earlier_offer() -> None:
    table = haggle("3R3Y3B", "3R3G3B")
    play(table, "0 offer 1Y", "1 raise 1R")
    assert allowed(table, "0 raise 2B")
    assert allowed(table, "0 raise 2R")
    assert refused(table, "0 raise 2G") == ("not-your-gems", "BC-18")
    assert refused(table, "0 raise -") == ("not-your-gems", "BC-18")


def test_bc_16_to_bc_19_max_and_hanna_haggle() -> None:
    """The originals' example: Max opens with 1 yellow, Hanna says 1 red, at last 3 blue, and Max accepts."""
    maxs, hannas = "3R4Y3G3B", "3R3Y3G3B"
    five = cards(1, points=5)[0]
    table = scene([maxs, hannas, "-"], [[ONES[0]], [five], [ONES[1]]])
    choose(table, "BBB"[:2] + "C")
    play(
        table, "0 offer 1Y", "1 raise 1R", "0 raise 2B", "1 raise 2G", "0 raise 1R1Y", "1 raise 3B"
    )
    assert held(table)[:2] == [maxs, hannas], "gems pushed out are still their owner's"
    events = play(table, "0 accept")
    assert events[:2] == [Accepted(0, 1, gems("3B")), Scored(1, 5)]
    assert held(table)[:2] == ["3R4Y3G6B", "3R3Y3G"]
    assert points(table)[:2] == [0, 5]


def test_bc_16_to_bc_19_the_example_of_our_own_rulebook() -> None:
    """Six bids, each of which must beat the last one."""
    bids = ["1Y", "1R", "2B", "2G", "1R1Y", "3B"]
    assert all(outranks(gems(bid), gems(standing)) for standing, bid in pairwise(bids))


def test_bc_19_who_cannot_raise_must_accept() -> None:
    table = haggle("4R", "1B", "-")
    play(table, "0 offer 1R")
    ask = GAME.asks(table)[0]
    assert (ask.seat, ask.question, ask.must) == (1, "answer", True)
    assert [action.to_text() for action in GAME.moves(table, ask)] == ["1 accept"]
    assert refused(table, "1 raise 1B") == ("too-low", "BC-17")
    assert GAME.draw(table, ask, FastDice(1)).to_text() == "1 accept"


def test_bc_19_the_opener_may_lose_the_action_and_be_paid() -> None:
    table = haggle("2R", "1R", "-")
    play(table, "0 offer 1R")
    assert refused(table, "1 raise 1R") == ("too-low", "BC-17")
    table = haggle("2R", "1R1Y", "-")
    events = play(table, "0 offer 1R", "1 raise 1R1Y", "0 accept")
    assert Accepted(0, 1, gems("1R1Y")) in events
    assert held(table)[:2] == ["3R1Y", "-"]
    assert points(table) == [0, BOX.points[table.players[1].cards[0]], 0]


def test_bc_20_only_unrevealed_choices_and_the_pile_are_secret() -> None:
    table = scene([START] * 3)
    play(table, "0 choose A", "1 choose C")
    for viewer in (None, 2):
        seen = seen_by(table, viewer)
        assert [player.has_chosen for player in seen.players] == [True, True, False]
        assert [player.choice for player in seen.players] == [-1, -1, -1]
        assert seen.pile == 36
    assert [player.choice for player in seen_by(table, 1).players] == [-1, 2, -1]
    play(table, "2 choose C")
    seen = seen_by(table, None)
    assert [player.choice for player in seen.players] == [0, 2, 2]
    play(table, f"* deal 0 {table.pile[5]}", "1 offer 2R")
    dumped, shown = GAME.dump(table), GAME.view(table, None).to_json()
    assert shown["haggle"] == dumped["haggle"] == {"turn": 2, "other": 1, "standing": {"R": 2}}
    for name in ("stock", "stage", "round", "turn", "phase", "queue", "age"):
        assert shown[name] == dumped[name]
    for open_one, player in zip(shown["players"], dumped["players"], strict=True):
        assert {name: open_one[name] for name in player} == player


def test_bc_20_a_choice_is_witnessed_only_by_its_owner() -> None:
    action = GAME.parse("1 choose C")
    assert GAME.witness(action, 1) == action
    for viewer in (None, 0, 2):
        hidden = GAME.witness(action, viewer)
        assert hidden is not None
        assert hidden.to_json() == {"seat": 1, "verb": "choose", "hidden": True}
