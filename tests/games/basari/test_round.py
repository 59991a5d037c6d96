"""A round: BB-5 to BB-12.

Clauses: BB-8.
"""

from __future__ import annotations

import pytest

from tests.games.basari.scenes import (
    BOX,
    GAME,
    asked,
    choose,
    choosing_table,
    empty_table,
    gems,
    hold,
    holdings,
    legal,
    play,
    points,
    ready_table,
    refused,
    told,
)


def test_bb_5_all_roll_and_walk_clockwise() -> None:
    """BB-5: every pawn by its own die; the start tiles stay."""
    table = ready_table(4, (0, 7, 26, 21))
    events = play(table, "* roll 1,6,5,3")
    assert [player.walked for player in table.players] == [1, 6, 5, 3]
    assert [player.tile for player in table.players] == [0, 7, 26, 21]
    assert events[0].to_json() == {
        "event": "walked",
        "dice": [1, 6, 5, 3],
        "stalls": [1, 13, 3, 24],
    }
    assert points(table) == [0, 0, 0, 0]


def test_bb_5_one_die_each() -> None:
    table = ready_table(3)
    assert refused(table, "* roll 1,2") == ("one-die-each", "BB-5")
    assert refused(table, "* roll 1,2,3,4") == ("one-die-each", "BB-5")
    assert refused(table, "* throw 0 3") == ("wrong-verb", "BB-5")
    assert refused(table, "0 choose dice") == ("not-asked", "BB-5")
    assert len(GAME.moves(table, GAME.asks(table)[0])) == 6**3


def test_bb_6_all_choose_in_secret_and_reveal_at_once() -> None:
    """BB-6: nobody sees a choice before all have chosen; a choice is final."""
    table = choosing_table(3)
    assert asked(table) == [(0, "choose"), (1, "choose"), (2, "choose")]
    assert {ask.mode for ask in GAME.asks(table)} == {"sealed"}
    assert told(play(table, "2 choose gems")) == ["committed"]
    assert refused(table, "2 choose dice") == ("not-asked", "BB-6")
    for viewer in (0, 1, None):
        seen = GAME.view(table, viewer).to_json()["players"][2]
        assert seen["has_chosen"] is True
        assert seen["choice"] is None
    assert GAME.view(table, 2).to_json()["players"][2]["choice"] == "gems"
    events = play(table, "0 choose dice", "1 choose points")
    revealed = [event for event in events if event.name() == "revealed"]
    assert [event.to_json()["choices"] for event in revealed] == [["dice", "points", "gems"]]
    assert GAME.view(table, 0).to_json()["players"][2]["choice"] == "gems"


def test_bb_6_others_witness_only_that_a_seat_chose() -> None:
    action = GAME.parse("1 choose gems")
    shown = GAME.witness(action, 0)
    assert shown is not None
    assert shown.to_json() == {"seat": 1, "verb": "choose", "hidden": True}
    assert GAME.witness(action, 1) == action


@pytest.mark.parametrize(("pips", "bonus"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_bb_7_dice_walks_on_and_scores_six_minus_the_roll(pips: int, bonus: int) -> None:
    """BB-7: a 5 moves five and scores 1, a 2 moves two and scores 4."""
    table = choosing_table(3, points=(0, 0, 0))
    choose(table, "dice", "points", "gems")
    assert asked(table) == [(-1, "throw")]
    events = play(table, f"* throw 0 {pips}")
    assert table.players[0].walked == 1 + pips
    assert table.players[0].points == bonus
    assert events[0].to_json() == {
        "event": "threw",
        "seat": 0,
        "pips": pips,
        "stall": 1 + pips,
        "points": bonus,
    }


def test_bb_7_the_roll_of_phase_one_scores_nothing() -> None:
    table = ready_table(3)
    play(table, "* roll 1,2,3")
    assert points(table) == [0, 0, 0]


def test_bb_7_the_die_is_for_the_seat_that_carries_out_dice() -> None:
    table = choosing_table(3)
    choose(table, "points", "dice", "gems")
    assert refused(table, "* throw 0 3") == ("not-asked", "BB-7")
    assert legal(table, "* throw 1 3")


def test_bb_8_points_of_the_stall_where_the_pawn_stands() -> None:
    table = choosing_table(3, points=(0, 0, 0), dice=(4, 5, 6))
    choose(table, "dice", "points", "gems")
    play(table, "* throw 0 6")
    assert points(table) == [0, BOX.points[12], 0]


def test_bb_8_points_count_where_the_pawn_stands_after_passing_the_last_stall() -> None:
    table = ready_table(3, (25, 26, 27))
    play(table, "* roll 6,6,6")
    choose(table, "dice", "points", "gems")
    play(table, "* throw 0 1")
    assert table.players[1].points == BOX.points[(26 + 6) % 28]
    assert holdings(table)[2] != "3R3Y3G3B"


def test_bb_9_gems_of_the_stall_come_from_the_stock() -> None:
    table = choosing_table(3, dice=(4, 5, 6))
    stock = table.stock
    choose(table, "points", "points", "gems")
    shown = BOX.gems[14 + 6]
    assert table.players[2].gems == gems("3R3Y3G3B") + shown
    assert table.stock == stock - shown


def test_bb_9_an_empty_colour_gives_nothing_and_nothing_later() -> None:
    """BB-9: of a colour that runs short, what is there; nothing is made up."""
    table = choosing_table(3, dice=(3, 1, 1))
    assert BOX.gems[3] == gems("1R2B")
    hold(table, "3R3Y3G3B", "9R3Y3G12B", "13R3Y3G9B")
    assert table.stock == gems("16Y16G1B")
    events = choose(table, "gems", "points", "points")
    took = next(event for event in events if event.name() == "took")
    assert took.to_json()["gems"] == {"B": 1}
    assert holdings(table)[0] == "3R3Y3G4B"
    assert table.stock == gems("16Y16G")
    play(table, "1 offer 9R", "2 accept")
    table.stock += gems("5R")
    table.players[2].gems -= gems("5R")
    play(table, "* roll 1,1,1")
    assert holdings(table)[0] == "3R3Y3G4B"


def test_bb_9_a_stall_whose_colours_are_all_out_gives_nothing() -> None:
    table = choosing_table(3, dice=(3, 1, 1))
    hold(table, "3R3Y3G3B", "9R3Y3G12B", "13R3Y3G10B")
    events = choose(table, "gems", "points", "points")
    assert next(event for event in events if event.name() == "took").to_json()["gems"] == {}


def test_bb_10_one_chooser_carries_it_out_at_once_without_being_asked() -> None:
    """BB-10: a sole action is never declined."""
    table = choosing_table(3, points=(0, 0, 0))
    events = choose(table, "points", "dice", "gems")
    assert told(events)[-1] == "revealed"
    assert asked(table) == [(-1, "throw")]
    assert refused(table, "1 decline") == ("not-asked", "BB-7")
    events = play(table, "* throw 1 4")
    assert told(events) == ["threw", "scored", "took"]
    assert points(table) == [BOX.points[1], 2, 0]


def test_bb_10_two_choosers_trade() -> None:
    table = choosing_table(3)
    choose(table, "points", "dice", "points")
    play(table, "* throw 1 4")
    assert asked(table) == [(0, "offer")]


@pytest.mark.parametrize("number", [3, 4])
def test_bb_10_three_or_four_choosers_get_nothing(number: int) -> None:
    table = choosing_table(4, points=(0, 0, 0, 0))
    events = choose(table, *(["points"] * number + ["gems"] * (4 - number)))
    assert "voided" in told(events)
    assert points(table) == [0, 0, 0, 0]
    assert asked(table) == [(-1, "roll")]


def test_bb_11_two_trades_go_dice_then_points_then_gems() -> None:
    """BB-11: whatever the seats, dice before points before gems."""
    table = choosing_table(4)
    choose(table, "gems", "dice", "gems", "dice")
    assert asked(table) == [(1, "offer")]
    play(table, "1 offer 1B", "3 accept")
    assert asked(table) == [(-1, "throw")]
    play(table, "* throw 1 6")
    assert asked(table) == [(0, "offer")]
    play(table, "0 decline")
    assert asked(table) == [(-1, "roll")]
    table = choosing_table(4)
    events = choose(table, "gems", "points", "points", "gems")
    began = [event.to_json()["action"] for event in events if event.name() == "haggle-began"]
    assert began == ["points"]
    events = play(table, "1 offer 1B", "2 accept")
    began = [event.to_json()["action"] for event in events if event.name() == "haggle-began"]
    assert began == ["gems"]


def test_bb_11_sole_actions_come_before_trades() -> None:
    """BB-11: dice, points, gems of sole choosers, then the pair, even if the pair wants dice."""
    table = choosing_table(4, points=(40, 30, 20, 10))
    events = choose(table, "dice", "dice", "gems", "points")
    assert told(events)[-4:] == ["revealed", "scored", "took", "haggle-began"]
    table = choosing_table(4)
    choose(table, "gems", "points", "gems", "dice")
    assert asked(table) == [(-1, "throw")]
    assert told(play(table, "* throw 3 2")) == ["threw", "scored", "haggle-began"]


def test_bb_12_pawns_share_stalls_and_foreign_tiles_mean_nothing() -> None:
    """BB-12: landing on others' pawns or tiles changes nothing and scores no lap."""
    table = ready_table(3, (0, 1, 2))
    events = play(table, "* roll 3,2,1")
    assert events[0].to_json()["stalls"] == [3, 3, 3]
    choose(table, "points", "points", "points")
    assert asked(table) == [(-1, "roll")]
    table = empty_table(3)
    play(table, "0 place 0", "1 place 1", "2 place 2", "* roll 2,1,1")
    events = choose(table, "points", "points", "points")
    assert "lap-scored" not in told(events)
