"""The end of the game: SM-27 to SM-32.

Clauses: SM-28, SM-29.
"""

from __future__ import annotations

import pytest

from funduk.games.schwarzmarkt.scoring import bonus_points, card_points
from funduk.games.schwarzmarkt.table import (
    BONUS,
    FINAL,
    LAST_AUCTION,
    OVER,
    SHORTAGE,
    SchwarzmarktTable,
)
from tests.games.schwarzmarkt.stand import (
    GAME,
    at,
    goods,
    hold,
    names,
    one_event,
    opened,
    own,
    play,
    refused,
)


def ending(
    seats: int = 3, rows: str = "6T2M4P1B5C7G", steps: str = "-", reason: int = LAST_AUCTION
) -> SchwarzmarktTable:
    table = opened(seats)
    for seat in range(seats):
        hold(table, seat)
    at(table, FINAL)
    table.rows = goods(rows)
    table.steps = goods(steps)
    table.ending = reason
    return table


def sell_nothing(table: SchwarzmarktTable) -> list[str]:
    return names(play(table, *[f"{seat} sell - - none" for seat in range(len(table.players))]))


@pytest.mark.parametrize("reason", [SHORTAGE, BONUS, LAST_AUCTION])
def test_sm_27_everybody_may_sell_once_more(reason: int) -> None:
    table = ending(reason=reason, steps="7G" if reason == BONUS else "-")
    hold(table, 0, made="6T", stored="14T")
    assert refused(table, "0 sell - 9T none") is None
    assert refused(table, "0 sell 6T - none") == ("only-stored-goods", "SM-13")
    events = play(table, "0 sell - 9T none", "1 sell - - none", "2 sell - - none")
    assert table.phase == OVER
    assert "cleared" not in names(events)
    assert GAME.asks(table) == []


def test_sm_27_scores_are_unknown_before() -> None:
    table = ending()
    assert GAME.scores(table) is None
    assert GAME.winners(table) is None
    sell_nothing(table)
    assert GAME.scores(table) == [0, 0, 0]


def test_sm_28_a_point_per_token_and_the_bonus_for_most_and_second_most() -> None:
    table = ending(steps="4T1M")
    hold(table, 0, scored="3T")
    hold(table, 1, scored="2T1M")
    hold(table, 2, scored="1T")
    sell_nothing(table)
    assert GAME.scores(table) == [3 + 4, 2 + 2 + 1 + 2, 1]


def test_sm_29_a_tie_for_first_adds_and_splits_and_leaves_no_second_place() -> None:
    assert bonus_points([4, 4, 2], 6, 3) == [4, 4, 0]
    assert bonus_points([4, 4, 4], 5, 2) == [2, 2, 2]
    assert bonus_points([2, 2, 2, 2, 1], 7, 4) == [2, 2, 2, 2, 0]


def test_sm_29_a_tie_for_second_splits_the_second_number() -> None:
    assert bonus_points([5, 3, 3], 6, 3) == [6, 1, 1]
    assert bonus_points([5, 3, 3, 3, 1], 7, 4) == [7, 1, 1, 1, 0]


def test_sm_29_none_of_a_good_takes_no_place() -> None:
    assert bonus_points([0, 0, 0], 7, 4) == [0, 0, 0]
    assert bonus_points([2, 0, 0], 7, 4) == [7, 0, 0]


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (10, 15)]
)
def test_sm_30_points_for_information_cards(cards: int, points: int) -> None:
    assert card_points(GAME.box, bytes(range(cards))) == points


def test_sm_31_the_worked_example() -> None:
    """SM-31: bonus 6/3, points fields of 7, 4 and 3: 13, 7 and 3."""
    six_three = GAME.box.bonuses.index((6, 3))
    table = ending(steps=f"{six_three}T")
    for seat, scored in enumerate(("3T", "4T", "7T")):
        hold(table, seat, scored=scored)
    events = play(table, "0 sell - - none", "1 sell - - none", "2 sell - - none")
    assert one_event(events, "bonus-scored") == {
        "event": "bonus-scored",
        "kind": "T",
        "points": [0, 3, 6],
    }
    assert GAME.scores(table) == [3, 7, 13]
    assert GAME.winners(table) == [2]


def test_sm_32_most_points_win() -> None:
    table = ending(steps="4T4M4P")
    hold(table, 1, scored="3T1M")
    own(table, 2, "fence", "haggler")
    sell_nothing(table)
    assert GAME.scores(table) == [0, 3 + 4 + 1 + 4, 3]
    assert GAME.winners(table) == [1]


def test_sm_32_a_tie_goes_to_more_goods_of_the_kind_on_the_highest_row() -> None:
    table = ending(rows="6T2M4P1B5C7G")
    hold(table, 0, scored="2T")
    hold(table, 1, scored="2G")
    sell_nothing(table)
    assert GAME.scores(table) == [3, 3, 0]
    assert GAME.winners(table) == [1]


def test_sm_32_kinds_sharing_the_highest_row_count_together() -> None:
    tied = ending(rows="7T2M4P1B5C7G", steps="-")
    hold(tied, 0, scored="1T1M")
    hold(tied, 1, scored="1G1P")
    hold(tied, 2, scored="1B1C")
    sell_nothing(tied)
    assert GAME.scores(tied) == [4, 4, 4]
    assert GAME.winners(tied) == [0, 1]


def test_sm_32_still_equal_the_win_is_shared() -> None:
    table = ending()
    hold(table, 0, scored="1M")
    hold(table, 2, scored="1P")
    sell_nothing(table)
    assert GAME.scores(table) == [2, 0, 2]
    assert GAME.winners(table) == [0, 2]
