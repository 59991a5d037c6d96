"""Material and set-up: SM-1 to SM-7."""

from __future__ import annotations

import pytest

from funduk.core.action import Refused
from funduk.core.record import CHANCE
from funduk.games.schwarzmarkt.material import (
    EACH_ONE,
    GOODS,
    KINDS,
    MARKERS_EACH,
    ROWS,
    TOKENS_EACH,
)
from funduk.games.schwarzmarkt.questions.setting_up import LayBonus, LayRows, OpenCard
from funduk.games.schwarzmarkt.table import SELL
from tests.games.schwarzmarkt.stand import (
    GAME,
    asked,
    at,
    goods,
    hold,
    opened,
    play,
    put_rows,
    refused,
    rows_of,
    steps_of,
    tokens,
    word,
)

PRINTED = {
    11: (1, 1, 2, 3, 4),
    10: (2, 2, 3, 4, 5),
    9: (2, 2, 4, 5, 6),
    8: (3, 3, 5, 6, 7),
    7: (3, 3, 6, 7, 8),
    6: (4, 3, 6, 8, 9),
    5: (4, 4, 6, 8, 10),
    4: (5, 4, 7, 9, 11),
    3: (5, 4, 7, 10, 12),
    2: (6, 5, 8, 11, 13),
    1: (7, 5, 9, 12, 14),
}


def test_sm_1_six_goods_of_26_tokens() -> None:
    """SM-1: six kinds, 156 tokens, as every set-up figure confirms."""
    assert GOODS.letters == "TMPBCG"
    assert KINDS * TOKENS_EACH == 156
    for seats, unused in ((6, 0), (5, 3), (4, 6), (3, 7)):
        box = GAME.box
        assert box.reserves[seats] + seats + MARKERS_EACH + unused == TOKENS_EACH


@pytest.mark.parametrize("row", range(1, ROWS + 1))
def test_sm_2_the_exchange(row: int) -> None:
    offer, *needs = PRINTED[row]
    assert GAME.box.offers[row] == offer
    for points, need in enumerate(needs, 1):
        assert GAME.box.points(row, need) == points
    assert sum(GAME.box.points(row, number) > 0 for number in range(27)) == 4


def test_sm_3_the_bonus_track() -> None:
    assert GAME.box.bonuses == [(1, 0), (2, 0), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 4)]
    assert GAME.box.last_step == 7


def test_sm_4_everybody_stores_one_of_each() -> None:
    for seats in (3, 4, 5, 6):
        table = GAME.setup(seats)
        assert [player.storage for player in table.players] == [EACH_ONE] * seats  # type: ignore[attr-defined]


def test_sm_4_the_exchange_starts_on_r2_to_r7_in_any_order() -> None:
    table = GAME.setup(3)
    moves = GAME.moves(table, GAME.asks(table)[0])
    assert len(moves) == 720
    assert len({move.to_text() for move in moves}) == 720
    assert GAME.refusal(table, LayRows(CHANCE, goods("2T3M4P5B6C8G"))) is not None
    assert GAME.refusal(table, LayRows(0, goods("2T3M4P5B6C7G"))) is not None
    play_rows = LayRows(CHANCE, goods("7T6M5P4B3C2G"))
    assert play_rows in moves
    GAME.apply(table, play_rows)
    assert rows_of(table) == {"T": 7, "M": 6, "P": 5, "B": 4, "C": 3, "G": 2}  # type: ignore[arg-type]


def test_sm_4_three_goods_on_the_first_bonus_step_two_on_the_second_one_on_the_third() -> None:
    table = GAME.setup(3)
    GAME.apply(table, LayRows(CHANCE, goods("2T3M4P5B6C7G")))
    moves = GAME.moves(table, GAME.asks(table)[0])
    assert len(moves) == 60
    assert all(sorted(move.to_json()["steps"].values()) == [1, 1, 2] for move in moves)
    with pytest.raises(Refused, match="SM-4"):
        GAME.apply(table, LayBonus(CHANCE, goods("1T1M1P")))
    assert steps_of(opened(steps="2T1M1P")) == {"T": 2, "M": 1, "P": 1}


@pytest.mark.parametrize(("seats", "each"), [(3, 14), (4, 14), (5, 16), (6, 18)])
def test_sm_5_the_reserve_by_players(seats: int, each: int) -> None:
    table = GAME.setup(seats)
    assert word(table.reserve) == "".join(f"{each}{letter}" for letter in "TMPBCG")  # type: ignore[attr-defined]
    assert tokens(table) == dict.fromkeys("TMPBCG", each + seats)  # type: ignore[arg-type]


def test_sm_6_one_card_is_open_from_the_start_and_the_others_are_unseen() -> None:
    table = opened(card="fence")
    assert table.box.card_ids[table.card] == "fence"
    assert len(table.deck) == 9
    assert table.card not in table.deck
    fresh = opened()
    fresh.phase = 3
    assert GAME.refusal(fresh, OpenCard(CHANCE, fresh.card)) is not None


def test_sm_6_a_card_acts_in_the_sale_of_the_round_that_wins_it() -> None:
    table = opened(card="regular_customer", rows="2T3M4P5B6C7G")
    hold(table, 0, stored="5T")
    at(table, SELL)
    assert refused(table, "0 sell - 4T T") == ("no-regular-customer", "SM-6")
    table.players[0].cards = bytes([table.card])
    assert refused(table, "0 sell - 4T T") is None


def test_sm_7_the_offer_follows_the_rows() -> None:
    """SM-7: the original's example: four of the good on R5, five of the one on R3."""
    table = opened(rows="5T2M4P3B6C7G")
    assert word(table.offer) == "4T6M5P5B4C3G"
    assert word(table.reserve) == "10T8M9P9B10C11G"


def test_sm_7_or_as_many_as_there_are() -> None:
    table = opened()
    hold(table, 0, stored="12T")
    put_rows(table, "1T3M4P5B6C7G")
    assert table.box.offers[1] == 7
    assert word(table.offer).startswith("3T")
    assert asked(table) == [(0, "produce"), (1, "produce"), (2, "produce")]


def test_sm_7_the_next_round_sets_out_a_new_offer() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    at(table, SELL)
    table.deck = table.deck[1:]
    events = play(table, "0 sell - - none", "1 sell - - none", "2 sell - - none")
    assert events[-1].to_json() == {
        "event": "round-began",
        "round": 2,
        "offer": {"T": 6, "M": 5, "P": 5, "B": 4, "C": 4, "G": 3},
    }
