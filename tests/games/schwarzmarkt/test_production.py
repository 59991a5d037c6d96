"""Phase B: SM-8 to SM-12."""

from __future__ import annotations

import pytest

import funduk
from funduk.core.action import SEALED
from funduk.games.schwarzmarkt.questions.production import Produce, productions
from tests.games.schwarzmarkt.stand import (
    GAME,
    asked,
    goods,
    hold,
    names,
    one_event,
    opened,
    own,
    play,
    put_rows,
    refused,
    rows_of,
    steps_of,
    tokens,
    word,
)


def test_sm_8_up_to_four_goods_and_two_white_discs() -> None:
    table = opened()
    for legal in ("1B2T1G", "2M2B", "3T1M", "1T", "-", "1T1M1P1B"):
        assert refused(table, f"0 produce {legal}") is None, legal
    assert refused(table, "0 produce 1T1M1P1B1C") == ("too-many-goods", "SM-8")
    assert refused(table, "0 produce 4T") == ("too-few-discs", "SM-8")


def test_sm_8_five_goods_need_three_kinds() -> None:
    table = opened()
    own(table, 0, "grandmas_cellar")
    assert refused(table, "0 produce 3T1M1P") is None
    assert refused(table, "0 produce 2T2M1P") is None
    assert refused(table, "0 produce 3T2M") == ("too-few-discs", "SM-8")
    assert refused(table, "0 produce 1T1M1P1B1C1G") == ("too-many-goods", "SM-8")


def test_sm_8_exactly_four_is_an_option() -> None:
    table = opened(exactly_four=True)
    assert refused(table, "0 produce 2T1M") == ("too-few-goods", "SM-8")
    assert refused(table, "0 produce -") == ("too-few-goods", "SM-8")
    assert refused(table, "0 produce 2T2M") is None
    own(table, 0, "grandmas_cellar")
    assert refused(table, "0 produce 2T2M") is None, "with the cellar four or five"
    assert refused(table, "0 produce 2T2M1P") is None
    assert refused(table, "0 produce 3T") == ("too-few-goods", "SM-8")
    sizes = [len(GAME.moves(table, ask)) for ask in GAME.asks(table)]
    assert sizes[1:] == [120, 120] and sizes[0] > 120


def test_sm_8_tables_without_the_option_are_written_as_before() -> None:
    assert "exactly_four" not in GAME.dump(opened())
    assert "exactly_four" not in GAME.view(opened(), 0).to_json()
    table = opened(exactly_four=True)
    assert GAME.dump(table)["exactly_four"] is True
    assert GAME.load(GAME.dump(table)) == table
    assert GAME.view_from_json(GAME.view(table, 1).to_json()) == GAME.view(table, 1)


@pytest.mark.parametrize("bot", ["wanderer", "peddler", "merchant"])
def test_sm_8_bots_make_exactly_four(bot: str) -> None:
    match = funduk.Match(GAME, 3, seed="four", options={"exactly_four": True})
    match.play_out([bot] * 3)
    made = [
        sum(count_of(entry.action.goods))
        for entry in match.entries
        if isinstance(entry.action, Produce)
    ]
    assert made and set(made) <= {4, 5}


def test_sm_8_how_many_ways_there_are() -> None:
    """SM-8: 126 multisets of four goods out of six kinds, less the six with four alike; fewer goods too."""
    sizes = [
        sum(1 for choice in productions(4) if sum(count_of(choice)) == size) for size in range(5)
    ]
    assert sizes == [1, 6, 21, 56, 120]


def count_of(packed: int) -> list[int]:
    return [(packed >> 7 * kind) & 127 for kind in range(6)]


def test_sm_8_discs_are_laid_in_secret_by_all_at_once() -> None:
    table = opened()
    asks = GAME.asks(table)
    assert [(ask.seat, ask.mode) for ask in asks] == [(0, SEALED), (1, SEALED), (2, SEALED)]
    assert names(play(table, "1 produce 3T")) == ["committed"]
    assert asked(table) == [(0, "produce"), (2, "produce")]
    assert refused(table, "1 produce 1T") == ("not-asked", "SM-8")
    for viewer in (0, 2, None):
        seen = GAME.view(table, viewer).to_json()["players"][1]
        assert seen["has_chosen"]
        assert seen["from_production"] == {}
    assert GAME.view(table, 1).to_json()["players"][1]["from_production"] == {"T": 3}


def test_sm_9_everybody_gets_what_they_chose() -> None:
    table = opened()
    before = tokens(table)
    events = play(table, "0 produce 1B2T1G", "1 produce 2M2B", "2 produce 1C")
    assert one_event(events, "discs-revealed")["goods"] == [
        {"T": 2, "B": 1, "G": 1},
        {"M": 2, "B": 2},
        {"C": 1},
    ]
    assert [word(player.production) for player in table.players] == ["2T1B1G", "2M2B", "1C"]
    assert tokens(table) == before
    assert table.offer == 0


def test_sm_9_and_sm_10_the_originals_movements() -> None:
    """SM-9, SM-10: tobacco on R5, books on R3; three tobacco and seven books are made: R6 and R1."""
    table = opened(4)
    put_rows(table, "5T2M4P3B6C7G")
    assert word(table.offer) == "4T6M5P5B4C3G"
    events = play(table, "0 produce 1T3B", "1 produce 1T2B", "2 produce 1T1B", "3 produce 1B")
    assert rows_of(table)["T"] == 6
    assert rows_of(table)["B"] == 1
    moved = [event.to_json() for event in events if event.name() == "row-moved"]
    assert {"event": "row-moved", "kind": "T", "before": 5, "after": 6} in moved
    assert {"event": "row-moved", "kind": "B", "before": 3, "after": 1} in moved


def test_sm_9_a_good_taken_from_the_reserve_lowers_its_row() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    play(table, "0 produce 3G", "1 produce 2G", "2 produce -")
    assert rows_of(table)["G"] == 5


def test_sm_10_rows_stay_between_r1_and_r11() -> None:
    table = opened(4)
    put_rows(table, "1T11M9P11B4C3G")
    events = play(table, "0 produce 3T", "1 produce 3T", "2 produce 3T", "3 produce -")
    assert rows_of(table) == {"T": 1, "M": 11, "P": 11, "B": 11, "C": 9, "G": 8}
    assert {event.to_json()["kind"] for event in events if event.name() == "row-moved"} == {
        "P",
        "C",
        "G",
    }


def test_sm_10_what_is_left_of_the_offer_goes_back_to_the_reserve() -> None:
    table = opened()
    before = word(table.reserve + table.offer)
    play(table, "0 produce -", "1 produce -", "2 produce -")
    assert table.offer == 0
    assert word(table.reserve) == before


def test_sm_11_wanting_more_than_there_is_ends_the_game_at_once() -> None:
    """SM-11: rows fall for what the reserve could add, none rises, no bonus moves, the short good is kept."""
    table = opened(3)
    hold(table, 0, stored="11T")
    put_rows(table, "6T5M5P5B5C5G")
    assert word(table.offer) == "4T4M4P4B4C4G"
    assert "T" not in word(table.reserve)
    steps = steps_of(table)
    before = tokens(table)
    events = play(table, "0 produce 3T1M", "1 produce 3T1M", "2 produce 3M")
    assert one_event(events, "ran-short") == {"event": "ran-short", "kind": "T"}
    assert one_event(events, "end-began") == {"event": "end-began", "ending": "shortage"}
    assert "bonus-rose" not in names(events)
    assert [word(player.production) for player in table.players] == ["1M", "1M", "3M"]
    assert rows_of(table) == {"T": 6, "M": 4, "P": 5, "B": 5, "C": 5, "G": 5}
    assert steps_of(table) == steps
    assert tokens(table) == before
    assert asked(table) == [(0, "final_sale"), (1, "final_sale"), (2, "final_sale")]


def test_sm_11_the_short_good_falls_for_what_the_reserve_could_still_add() -> None:
    table = opened(3)
    hold(table, 0, stored="8T")
    put_rows(table, "6T5M5P5B5C5G")
    assert table.box.offers[6] == 4
    assert word(table.reserve).startswith("3T")
    play(table, "0 produce 3T", "1 produce 3T", "2 produce 2T")
    assert rows_of(table)["T"] == 3
    assert [word(player.production) for player in table.players] == ["-", "-", "-"]


def test_sm_11_an_empty_reserve_does_not_end_the_game() -> None:
    table = opened(3)
    hold(table, 0, stored="9T")
    put_rows(table, "6T5M5P5B5C5G")
    events = play(table, "0 produce 3T", "1 produce 3T", "2 produce -")
    assert "ran-short" not in names(events)
    assert "T" not in word(table.reserve)
    assert rows_of(table)["T"] == 4
    assert asked(table) == [(0, "propose")]


def test_sm_12_the_bonus_of_the_lowest_row_rises() -> None:
    table = opened(rows="2T3M4P5B6C7G", steps="1B1C2G")
    events = play(table, "0 produce 3T", "1 produce 3T", "2 produce 3G")
    assert rows_of(table)["T"] == 2
    assert one_event(events, "bonus-rose") == {"event": "bonus-rose", "kind": "T", "step": 1}
    assert steps_of(table) == {"T": 1, "B": 1, "C": 1, "G": 2}


def test_sm_12_all_that_share_the_lowest_row_rise_and_only_the_row_counts() -> None:
    """SM-12: R3 and R4 have the same offer, but only R3 is lowest; two goods on R3 both rise."""
    table = opened(4)
    put_rows(table, "3T3M4P9B9C9G")
    assert table.box.offers[3] == table.box.offers[4]
    play(table, "0 produce 2T2M", "1 produce 2T2M", "2 produce 1T1M2P", "3 produce 3P")
    assert rows_of(table)["T"] == rows_of(table)["M"] == 3
    assert rows_of(table)["P"] == 4
    assert steps_of(table) == {"T": 1, "M": 1, "B": 1, "C": 1, "G": 2}


def test_sm_12_reaching_the_last_step_ends_the_game_at_once() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    table.steps = goods("6T1B1C2G")
    events = play(table, "0 produce 3T", "1 produce 3T", "2 produce -")
    assert one_event(events, "end-began") == {"event": "end-began", "ending": "bonus"}
    assert [question for _, question in asked(table)] == ["final_sale"] * 3


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sm_9_distribution_conserves_tokens_for_any_demand(seats: int) -> None:
    listed = productions(4)
    for turn in range(40):
        table = opened(seats)
        before = tokens(table)
        for seat in range(seats):
            choice = listed[(turn * 37 + seat * 61 + turn * seat) % len(listed)]
            play(table, f"{seat} produce {word(choice)}")
        assert tokens(table) == before
        assert GAME.impossibility(table) is None
