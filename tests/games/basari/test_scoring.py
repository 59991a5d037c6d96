"""Scoring and the end: BB-19 to BB-25.

Clauses: BB-20.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from funduk.core.action import Event
from funduk.games.basari.scoring import score_laps
from funduk.games.basari.table import BasariTable
from tests.games.basari.scenes import (
    GAME,
    asked,
    choose,
    empty_table,
    gems,
    hold,
    holdings,
    play,
    points,
    ready_table,
    refused,
    told,
)


def last_round(
    walked: Sequence[int], hands: Sequence[str] = (), points: Sequence[int] = (), **options: Any
) -> BasariTable:
    """A table before a roll, its pawns so many stalls past their tiles."""
    seats = len(walked)
    table = ready_table(seats, **options)
    table.round = 5
    for seat, player in enumerate(table.players):
        player.walked = walked[seat]
        player.points = points[seat] if points else 0
    if hands:
        hold(table, *hands)
    return table


def void_round(table: BasariTable) -> list[Event]:
    """All choose points: nobody gets anything, and the round is over."""
    return choose(table, *["points"] * len(table.players))


def test_bb_19_reaching_or_passing_the_own_tile_brings_a_scoring() -> None:
    """BB-19: exactly 28 stalls are enough, 27 are not."""
    table = last_round((22, 10, 10))
    play(table, "* roll 5,1,1")
    assert "scoring-ended" not in told(void_round(table))
    assert table.players[0].walked == 27
    table = last_round((22, 10, 10))
    play(table, "* roll 6,1,1")
    assert "scoring-ended" in told(void_round(table))
    table = last_round((27, 10, 10))
    play(table, "* roll 6,1,1")
    assert "scoring-ended" in told(void_round(table))
    assert table.scored == 1


def test_bb_19_the_scoring_waits_for_the_end_of_phase_two() -> None:
    """BB-19: a lap in phase 1 or by dice does not interrupt the round."""
    table = last_round((27, 20, 10))
    play(table, "* roll 3,1,1")
    assert len(asked(table)) == 3
    events = choose(table, "dice", "points", "gems")
    assert "lap-scored" not in told(events)
    events = play(table, "* throw 0 1")
    assert told(events)[:4] == ["threw", "scored", "took", "lap-scored"]


def test_bb_19_a_lap_by_the_dice_action_counts() -> None:
    table = last_round((20, 10, 10))
    play(table, "* roll 2,1,1")
    choose(table, "dice", "points", "gems")
    events = play(table, "* throw 0 6")
    assert "lap-scored" in told(events)


def test_bb_19_a_foreign_tile_is_no_lap() -> None:
    """BB-19: only the own start tile counts, and only once around."""
    table = empty_table(3)
    play(table, "0 place 0", "1 place 3", "2 place 6", "* roll 3,3,1")
    assert "scoring-ended" not in told(void_round(table))


def test_bb_20_everyone_who_completed_the_lap_scores_ten() -> None:
    table = last_round((27, 26, 26, 20), ("-", "-", "-", "-"))
    play(table, "* roll 1,2,6,5")
    events = void_round(table)
    assert [event.to_json() for event in events if event.name() == "lap-scored"] == [
        {"event": "lap-scored", "seat": 0, "points": 10},
        {"event": "lap-scored", "seat": 1, "points": 10},
        {"event": "lap-scored", "seat": 2, "points": 10},
    ]
    assert points(table) == [10, 10, 10, 0]


def test_bb_21_a_sole_majority_scores_in_full() -> None:
    """BB-21: blue 8, green 10, yellow 12, red 14."""
    for hand, worth in (("4B", 8), ("4G", 10), ("4Y", 12), ("4R", 14)):
        table = last_round((27, 10, 10), ("-", hand, "-"))
        play(table, "* roll 1,1,1")
        void_round(table)
        assert points(table) == [10, worth, 0]


def test_bb_21_a_shared_majority_is_split_and_rounded_down() -> None:
    table = last_round((27, 10, 10), ("2R", "2R", "2R"))
    play(table, "* roll 1,1,1")
    void_round(table)
    assert points(table) == [10 + 4, 4, 4]
    table = last_round((27, 10, 10), ("2R", "2R", "1R"))
    play(table, "* roll 1,1,1")
    void_round(table)
    assert points(table) == [10 + 7, 7, 0]


def test_bb_21_a_colour_nobody_has_is_not_scored() -> None:
    table = last_round((27, 10, 10), ("-", "1R", "-"))
    play(table, "* roll 1,1,1")
    events = void_round(table)
    scored = [event.to_json()["colour"] for event in events if event.name() == "majority-scored"]
    assert scored == [{"R": 1}]
    assert points(table) == [10, 14, 0]


def test_bb_22_three_gems_back_alone_two_each_when_shared() -> None:
    """BB-22: who has fewer gives what there is; the gems go to the stock."""
    table = last_round((27, 10, 10), ("5R1B", "4R4G", "4G"))
    stock = table.stock
    play(table, "* roll 1,1,1")
    void_round(table)
    assert holdings(table) == ["2R", "4R2G", "2G"]
    assert table.stock == stock + gems("3R1B4G")


def test_bb_22_sharers_with_one_gem_give_one() -> None:
    table = last_round((27, 10, 10), ("1Y", "1Y", "-"))
    play(table, "* roll 1,1,1")
    void_round(table)
    assert holdings(table) == ["-", "-", "-"]
    assert points(table) == [16, 6, 0]


def test_bb_22_a_player_with_two_majorities_gives_for_both() -> None:
    table = last_round((27, 10, 10), ("-", "5R5Y5G", "1R1Y1G"))
    play(table, "* roll 1,1,1")
    void_round(table)
    assert holdings(table)[1] == "2R2Y2G"
    assert points(table)[1] == 14 + 12 + 10


EXAMPLE = ("2R8G1B", "2R7Y3G1B", "2R5Y8G1B", "2R5Y4G2B")


def test_bb_23_the_worked_example() -> None:
    """BB-23: blue 1 1 1 2, green 8 3 8 4, yellow 0 7 5 5, red 2 2 2 2; nobody's lap counts for the table."""
    table = last_round((10, 10, 10, 10), EXAMPLE)
    events: list[Event] = []
    score_laps(table, events)
    assert points(table) == [8, 15, 8, 11]
    assert holdings(table) == ["6G1B", "4Y3G1B", "5Y6G1B", "5Y4G"]
    scored = [event.to_json() for event in events if event.name() == "majority-scored"]
    assert [
        (entry["colour"], entry["seats"], entry["points"], entry["returned"]) for entry in scored
    ] == [
        ({"B": 1}, [3], 8, 2),
        ({"G": 1}, [0, 2], 5, 2),
        ({"Y": 1}, [1], 12, 3),
        ({"R": 1}, [0, 1, 2, 3], 3, 2),
    ]
    assert scored[1]["counts"] == [8, 3, 8, 4]


def test_bb_23_the_worked_example_in_play() -> None:
    """BB-23: the same after a round in which the last seat came home."""
    table = last_round((10, 10, 10, 27), EXAMPLE)
    play(table, "* roll 1,1,1,1")
    void_round(table)
    assert points(table) == [8, 15, 8, 11 + 10]
    assert holdings(table) == ["6G1B", "4Y3G1B", "5Y6G1B", "5Y4G"]


def test_bb_24_every_tile_moves_under_its_pawn() -> None:
    """BB-24: all have the same way to go, also those who had not finished."""
    table = last_round((26, 10, 10))
    play(table, "* roll 6,2,3")
    events = void_round(table)
    assert [player.tile for player in table.players] == [(0 + 32) % 28, 7 + 12, (14 + 13) % 28]
    assert [player.walked for player in table.players] == [0, 0, 0]
    ended = next(event for event in events if event.name() == "scoring-ended")
    assert ended.to_json()["tiles"] == [4, 19, 27]
    assert asked(table) == [(-1, "roll")]
    assert table.round == 0


def test_bb_24_tiles_may_then_share_a_stall() -> None:
    table = last_round((26, 18, 12))
    play(table, "* roll 6,1,6")
    void_round(table)
    assert [player.tile for player in table.players] == [4, 26, 4]
    assert GAME.impossibility(table) is None


def finish(table: BasariTable) -> None:
    table.scored = 2
    play(table, "* roll 1,1,1")
    void_round(table)


def test_bb_25_after_the_third_scoring_most_points_win() -> None:
    table = last_round((27, 10, 10), ("-", "-", "-"), (20, 31, 5))
    assert GAME.winners(table) is None
    assert GAME.scores(table) is None
    finish(table)
    assert asked(table) == []
    assert GAME.scores(table) == [30, 31, 5]
    assert GAME.winners(table) == [1]
    assert refused(table, "* roll 1,1,1") == ("game-over", "BB-25")


def test_bb_25_two_scorings_do_not_end_the_game() -> None:
    table = last_round((27, 10, 10))
    table.scored = 1
    play(table, "* roll 1,1,1")
    void_round(table)
    assert table.scored == 2
    assert asked(table) == [(-1, "roll")]


def test_bb_25_a_tie_goes_to_more_gems_after_the_last_give_back() -> None:
    """BB-25: seat 1 leads blue alone and gives three back, so seat 0 has more gems in the end."""
    table = last_round((27, 10, 10), ("2R", "4B", "4R"), (20, 22, 0))
    finish(table)
    assert points(table)[:2] == [30, 30]
    assert holdings(table)[:2] == ["2R", "1B"]
    assert GAME.winners(table) == [0]


def test_bb_25_then_the_more_valuable_gems() -> None:
    """BB-25: as many gems, more red."""
    table = last_round((27, 10, 10), ("1G1B", "1Y1B", "6R6Y6G6B"), (120, 130, 0))
    finish(table)
    assert points(table)[:2] == [130, 130]
    assert holdings(table)[:2] == ["1G1B", "1Y1B"]
    assert GAME.winners(table) == [1]


def test_bb_25_one_red_decides_before_many_yellow() -> None:
    table = last_round((27, 10, 10), ("1R1B", "2Y", "6R6Y6G6B"), (120, 130, 0))
    finish(table)
    assert GAME.winners(table) == [0]


def test_bb_25_still_equal_share_the_win() -> None:
    table = last_round((27, 10, 10), ("1Y1B", "1Y1B", "6R6Y6G6B"), (120, 130, 0))
    finish(table)
    assert GAME.winners(table) == [0, 1]
