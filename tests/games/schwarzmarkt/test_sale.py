"""Phase E: SM-24 to SM-26, and the misprint SM-33."""

from __future__ import annotations

from funduk.core.action import SEALED
from funduk.games.schwarzmarkt.table import PRODUCE, SchwarzmarktTable
from tests.games.schwarzmarkt.stand import (
    GAME,
    asked,
    at_sale,
    goods,
    hold,
    names,
    one_event,
    own,
    play,
    refused,
    tokens,
    word,
)

PICTURE = "6T2M4P1B5C7G"


def selling(*stored: str, rows: str = PICTURE) -> SchwarzmarktTable:
    table = at_sale(len(stored))
    table.deck = table.deck[1:]
    table.card = table.deck[0]
    table.deck = table.deck[1:]
    table.rows = goods(rows)
    for seat, word_of_goods in enumerate(stored):
        hold(table, seat, stored=word_of_goods)
    return table


def test_sm_24_the_originals_prices_on_r6() -> None:
    """SM-24: three for one point, six for two, eight for three, nine for four."""
    table = selling("9T", "-", "-")
    legal = [
        number for number in range(1, 10) if refused(table, f"0 sell - {number}T none") is None
    ]
    assert legal == [3, 6, 8, 9]
    assert refused(table, "0 sell - 4T none") == ("not-in-the-table", "SM-24")


def test_sm_24_at_least_one_and_at_most_four_points_per_good() -> None:
    table = selling("14T2M", "-", "-")
    assert refused(table, "0 sell - 2T none") == ("not-in-the-table", "SM-24")
    assert refused(table, "0 sell - 12T none") == ("not-in-the-table", "SM-24")
    assert refused(table, "0 sell - 2M none") == ("not-in-the-table", "SM-24")
    assert refused(table, "0 sell - 9T none") is None


def test_sm_24_several_goods_each_once_and_all_in_secret() -> None:
    table = selling("6T4P", "3T", "-")
    assert [(ask.question, ask.mode) for ask in GAME.asks(table)] == [("sell", SEALED)] * 3
    assert names(play(table, "0 sell - 6T4P none")) == ["committed"]
    assert refused(table, "0 sell - - none") == ("not-asked", "SM-24")
    assert GAME.view(table, 1).to_json()["players"][0]["from_storage"] == {}
    events = play(table, "1 sell - 3T none", "2 sell - - none")
    assert one_event(events, "sales-revealed")["points"] == [3, 1, 0]
    assert [word(player.scored) for player in table.players] == ["2T1P", "1T", "-"]


def test_sm_24_nobody_sells_what_is_not_in_storage() -> None:
    table = selling("2T", "-", "-")
    assert refused(table, "0 sell - 3T none") == ("not-your-goods", "SM-24")


def test_sm_24_every_sale_is_listed() -> None:
    """SM-24: three lots of tobacco or none, two lots of glass or none."""
    table = selling("8T6G", "-", "-")
    moves = GAME.moves(table, GAME.asks(table)[0])
    assert len(moves) == 4 * 3
    assert len({move.to_text() for move in moves}) == 12


def test_sm_25_points_stay_as_tokens_and_the_rest_goes_to_the_reserve() -> None:
    """SM-25: the original's example: six sold on R6, two to the points field, four to the reserve."""
    table = selling("6T", "-", "-")
    before = tokens(table)
    reserve = table.reserve
    play(table, "0 sell - 6T none", "1 sell - - none", "2 sell - - none")
    assert word(table.players[0].scored) == "2T"
    assert table.reserve + table.offer == reserve + goods("4T")
    assert tokens(table) == before


def test_sm_26_at_most_ten_goods_remain_in_storage() -> None:
    table = selling("9T4B", "10T", "6M6P")
    play(table, "0 sell - - none", "1 sell - - none", "2 sell - - none")
    assert [(ask.seat, ask.question, ask.mode) for ask in GAME.asks(table)] == [
        (0, "clear", SEALED), (2, "clear", SEALED),
    ]  # fmt: skip
    assert refused(table, "0 clear 2T") == ("wrong-number", "SM-26")
    assert refused(table, "0 clear 3G") == ("not-your-goods", "SM-26")
    before = tokens(table)
    events = play(table, "0 clear 1T2B", "2 clear 2P")
    assert one_event(events, "cleared")["goods"] == [{"T": 1, "B": 2}, {"P": 2}]
    assert [word(player.storage) for player in table.players] == ["8T2B", "10T", "6M4P"]
    assert tokens(table) == before
    assert (table.phase, table.round) == (PRODUCE, 2)


def test_sm_26_goods_sold_need_no_room() -> None:
    table = selling("9T4B", "-", "-")
    play(table, "0 sell - 3T none", "1 sell - - none", "2 sell - - none")
    assert [question for _, question in asked(table)] == ["produce"] * 3


def test_sm_33_on_r11_one_token_makes_a_point() -> None:
    """SM-33: the table holds, not the misprint of four; four are the price on R3 to R5."""
    table = selling("4B", "-", "-", rows="6T2M4P11B5C7G")
    assert refused(table, "0 sell - 1B none") is None
    assert table.box.points(11, 4) == 4
    assert [row for row in range(1, 12) if table.box.points(row, 4) == 1] == [3, 4, 5]


def test_sm_24_and_sm_6_a_regular_customer_must_be_named_with_a_sale() -> None:
    table = selling("5T", "-", "-", rows="2T3M4P5B6C7G")
    own(table, 0, "regular_customer")
    assert refused(table, "0 sell - 5T M") == ("named-not-sold", "SM-6")
    assert refused(table, "0 sell - 4T T") is None
    assert refused(table, "0 sell - 5T T") == ("not-in-the-table", "SM-24")
    assert refused(table, "0 sell - 5T none") is None
