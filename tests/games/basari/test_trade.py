"""Trade: BB-13 to BB-18."""

from __future__ import annotations

import pytest

from funduk.games.basari.table import BasariTable
from funduk.parts.haggle import outranks
from tests.games.basari.scenes import (
    BOX,
    GAME,
    asked,
    choose,
    choosing_table,
    gems,
    holdings,
    legal,
    play,
    points,
    refused,
    told,
)


def trading_table(*hands: str, points: tuple[int, int, int] = (40, 30, 20)) -> BasariTable:
    """Seats 0 and 1 trade over points; seat 2 has taken its gems."""
    table = choosing_table(3, points=points, holdings=hands or ("3R3Y3G3B", "3R3Y3G3B", "-"))
    choose(table, "points", "points", "gems")
    return table


def test_bb_13_more_points_open() -> None:
    """BB-13: further ahead on the score track starts, whatever the seat or the gems."""
    assert asked(trading_table(points=(31, 30, 0))) == [(0, "offer")]
    assert asked(trading_table(points=(30, 31, 0))) == [(1, "offer")]
    assert asked(trading_table("1B", "3R3Y3G3B", "-", points=(31, 30, 0))) == [(0, "offer")]


def test_bb_13_level_players_roll_and_the_higher_die_opens() -> None:
    table = trading_table(points=(30, 30, 0))
    assert asked(table) == [(-1, "roll_off")]
    events = play(table, "* roll_off 2 5")
    assert told(events) == ["rolled-off", "haggle-began"]
    assert events[0].to_json() == {"event": "rolled-off", "seats": [0, 1], "dice": [2, 5]}
    assert asked(table) == [(1, "offer")]
    table = trading_table(points=(30, 30, 0))
    play(table, "* roll_off 6 5")
    assert asked(table) == [(0, "offer")]


def test_bb_13_equal_dice_are_rolled_again() -> None:
    table = trading_table(points=(30, 30, 0))
    for pips in (1, 6, 4):
        assert told(play(table, f"* roll_off {pips} {pips}")) == ["rolled-off"]
        assert asked(table) == [(-1, "roll_off")]
    play(table, "* roll_off 1 2")
    assert asked(table) == [(1, "offer")]
    assert refused(table, "* roll_off 1 2") == ("not-asked", "BB-15")


def test_bb_14_the_opener_may_offer_any_gems_owned() -> None:
    table = trading_table("3R3Y3G3B", "3R3Y3G3B", "-")
    ask = GAME.asks(table)[0]
    assert ask.must is False
    assert len(GAME.moves(table, ask)) == 4**4
    assert legal(table, "0 offer 1B")
    assert legal(table, "0 offer 3R3Y3G3B")
    assert refused(table, "0 offer 4B") == ("not-your-gems", "BB-14")
    assert refused(table, "0 offer -") == ("offer-nothing", "BB-14")
    assert refused(table, "0 accept") == ("wrong-verb", "BB-14")
    assert refused(table, "0 raise 1B") == ("wrong-verb", "BB-14")
    assert refused(table, "1 offer 1B") == ("not-asked", "BB-15")


def test_bb_14_offering_nothing_by_will_loses() -> None:
    """BB-14: the other carries out the action for free."""
    table = trading_table(points=(40, 30, 20))
    before = holdings(table)
    events = play(table, "0 decline")
    assert told(events)[:2] == ["won-for-free", "scored"]
    assert points(table) == [40, 30 + BOX.points[7 + 2], 20]
    assert holdings(table) == before


def test_bb_14_offering_nothing_by_need_loses() -> None:
    """BB-14: without a gem there is one answer, and it is asked for."""
    table = trading_table("-", "3R3Y3G3B", "-")
    assert asked(table) == [(0, "offer")]
    assert [move.to_text() for move in GAME.moves(table, GAME.asks(table)[0])] == ["0 decline"]
    play(table, "0 decline")
    assert points(table)[1] == 30 + BOX.points[7 + 2]


@pytest.mark.parametrize(
    ("bid", "standing", "higher"),
    [
        ("2B", "1R", True),
        ("1R", "1Y", True),
        ("1Y", "1G", True),
        ("1G", "1B", True),
        ("1R9B", "10Y", True),
        ("10Y", "1R9B", False),
        ("1R1B", "1R1G", False),
        ("1R1G", "1R1B", True),
        ("2B", "2B", False),
        ("3R", "4B", False),
        ("1Y2B", "3G", True),
        ("1R1Y2B", "1R2G1B", True),
    ],
)
def test_bb_15_more_gems_or_as_many_of_higher_value(bid: str, standing: str, higher: bool) -> None:
    """BB-15: the points of a scoring play no part, or 10 yellow would beat 1 red and 9 blue."""
    assert outranks(gems(bid), gems(standing)) is higher


def test_bb_15_accept_or_raise_in_turn() -> None:
    table = trading_table("3R3Y3G3B", "3R3Y3G3B", "-")
    play(table, "0 offer 1Y")
    assert asked(table) == [(1, "answer")]
    assert GAME.asks(table)[0].must is True
    assert refused(table, "1 raise 1G") == ("too-low", "BB-15")
    assert refused(table, "1 raise 1Y") == ("too-low", "BB-15")
    assert refused(table, "1 decline") == ("wrong-verb", "BB-15")
    assert refused(table, "0 raise 2B") == ("not-asked", "BB-15")
    play(table, "1 raise 1R")
    assert asked(table) == [(0, "answer")]
    play(table, "0 raise 2B", "1 accept")
    assert asked(table) == [(-1, "roll")]


def test_bb_15_one_red_and_nine_blue_beat_ten_yellow() -> None:
    table = trading_table("10Y", "1R9B", "-")
    play(table, "0 offer 10Y")
    assert legal(table, "1 raise 1R9B")


def test_bb_15_who_cannot_raise_must_accept() -> None:
    table = trading_table("2R", "2Y", "-")
    play(table, "0 offer 1R1R")
    assert [move.to_text() for move in GAME.moves(table, GAME.asks(table)[0])] == ["1 accept"]


def test_bb_16_a_raise_may_replace_the_former_offer_entirely() -> None:
    table = trading_table("2R2Y2G2B", "2R2Y2G2B", "-")
    play(table, "0 offer 1R", "1 raise 2B", "0 raise 2G", "1 raise 2Y")
    assert table.haggle is not None
    assert table.haggle.standing == gems("2Y")
    assert refused(table, "0 raise 3R") == ("not-your-gems", "BB-16")
    assert legal(table, "0 raise 2B2G")


def test_bb_17_the_accepter_takes_the_gems_and_keeps_their_own() -> None:
    """BB-17: the bidder pays and carries out the action."""
    table = trading_table("3R3Y3G3B", "3R3Y3G3B", "-")
    play(table, "0 offer 1R", "1 raise 2B", "0 raise 1R2G")
    events = play(table, "1 accept")
    assert told(events)[:2] == ["accepted", "scored"]
    assert holdings(table)[:2] == ["2R3Y1G3B", "4R3Y5G3B"]
    assert points(table)[:2] == [40 + BOX.points[1], 30]


def test_bb_17_a_bidder_who_wins_gems_takes_them_at_the_own_stall() -> None:
    table = choosing_table(3, holdings=("3R", "3Y", "-"))
    choose(table, "gems", "gems", "points")
    play(table, "0 offer 1R", "1 raise 3Y", "0 accept")
    assert table.players[0].gems == gems("3R3Y")
    assert table.players[1].gems == BOX.gems[7 + 2]


def test_bb_18_the_worked_example_step_by_step() -> None:
    """BB-18: the points leader opens; seven offers; four green gems change hands and the opener rolls."""
    table = choosing_table(4, points=(12, 20, 5, 5))
    choose(table, "dice", "dice", "points", "points")
    markus, susanne = 0, 1
    steps = [
        (susanne, "offer 1R"),
        (markus, "raise 2B"),
        (susanne, "raise 1R1Y"),
        (markus, "raise 3B"),
        (susanne, "raise 3G"),
        (markus, "raise 1Y2B"),
    ]
    table.players[susanne].gems += gems("1G")
    table.stock -= gems("1G")
    for seat, said in steps:
        assert [ask.seat for ask in GAME.asks(table)] == [seat]
        play(table, f"{seat} {said}")
    play(table, "1 raise 4G")
    assert asked(table) == [(markus, "answer")]
    assert holdings(table)[:2] == ["3R3Y3G3B", "3R3Y4G3B"]
    events = play(table, "0 accept")
    assert events[0].to_json() == {"event": "accepted", "seat": 0, "bidder": 1, "gems": {"G": 4}}
    assert holdings(table)[:2] == ["3R3Y7G3B", "3R3Y3B"]
    assert asked(table) == [(-1, "throw")]
    assert refused(table, "* throw 0 2") == ("not-asked", "BB-7")
    play(table, "* throw 1 2")
    assert points(table)[:2] == [12, 24]
    assert table.players[susanne].walked == 4
    assert table.players[markus].walked == 1


def test_bb_18_no_step_of_the_example_could_be_lower() -> None:
    """BB-18: each offer beats the one before and none of those before it beats it."""
    offers = ["1R", "2B", "1R1Y", "3B", "3G", "1Y2B", "4G"]
    for place in range(1, len(offers)):
        assert outranks(gems(offers[place]), gems(offers[place - 1]))
        assert not outranks(gems(offers[place - 1]), gems(offers[place]))


def test_bb_18_gems_points_and_positions_are_public() -> None:
    """BB-18: during a trade everybody, spectators too, sees the same."""
    table = trading_table()
    play(table, "0 offer 1R1Y")
    seen = [{**GAME.view(table, viewer).to_json(), "seat": None} for viewer in (0, 1, 2, None)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[0]["haggle"] == {"turn": 1, "other": 0, "standing": {"R": 1, "Y": 1}}
    assert [player["stall"] for player in seen[0]["players"]] == [1, 9, 17]
    assert seen[0]["players"][0]["gems"] == {"R": 3, "Y": 3, "G": 3, "B": 3}
