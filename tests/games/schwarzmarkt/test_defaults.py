"""The answers for a silent seat, as the rulebook lists them; each stands in its question's clause."""

from __future__ import annotations

from funduk.games.schwarzmarkt.table import (
    CLEAR,
    FINAL,
    LOSE,
    MARKET,
    PROPOSE,
    SELL,
    SchwarzmarktTable,
)
from tests.games.schwarzmarkt.stand import (
    GAME,
    at,
    at_auction,
    goods,
    hold,
    opened,
    own,
    play,
    put_rows,
)


def default(table: SchwarzmarktTable, place: int = 0) -> str:
    """What is done for the seat that is asked at some place; it must be legal."""
    ask = GAME.asks(table)[place]
    answer = GAME.default(GAME.view(table, ask.seat), ask)
    assert GAME.refusal(table, answer) is None
    return answer.to_text()


def test_sm_8_produce_one_each_of_the_largest_offers() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    assert default(table) == "0 produce 1T1M1P1B"
    own(table, 1, "grandmas_cellar")
    assert default(table, 1) == "1 produce 1T1M1P1B1C"
    put_rows(table, "11T11M2P3B11C11G")
    assert default(table) == "0 produce 1T1M1P1B"


def test_sm_8_nothing_is_made_that_is_not_on_offer() -> None:
    table = opened()
    table.reserve += table.offer - goods("1G1P")
    table.offer = goods("1G1P")
    assert default(table) == "0 produce 1P1G"


def test_sm_8_exactly_four_are_made_also_of_what_is_not_on_offer() -> None:
    table = opened(exactly_four=True)
    table.reserve += table.offer - goods("1G1P")
    table.offer = goods("1G1P")
    assert default(table) == "0 produce 1T1M1P1G"


def test_sm_17_and_sm_18_pass_decline_and_the_first_partner_leftwards() -> None:
    table = opened(4, start=1)
    at(table, PROPOSE)
    assert default(table) == "1 pass"
    play(table, "1 propose - 1T 1B")
    assert default(table) == "0 decline"
    play(table, "0 accept - 1B", "2 decline", "3 accept - 1B")
    assert default(table) == "1 choose 3"


def test_sm_16_done_and_stay() -> None:
    table = at(opened(trade="wild"), MARKET)
    assert default(table) == "0 done"
    play(table, "0 done")
    assert default(table) == "0 stay"


def test_sm_6_pass_for_rumour_and_porter() -> None:
    table = opened()
    own(table, 0, "rumour", "porter")
    play(table, "0 produce 1T", "1 produce -", "2 produce -")
    assert default(table) == "0 pass"
    play(table, "0 pass")
    for _ in range(9):
        play(table, default(table))
    assert GAME.asks(table)[0].question == "carry"
    assert default(table) == "0 pass"


def test_sm_19_and_sm_26_the_lowest_row_goes_first() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    hold(table, 0, made="1T1M3G", stored="9G2C1B")
    at(table, LOSE)
    assert default(table) == "0 lose 1T1M"
    at(table, CLEAR)
    assert default(table) == "0 clear 1B1C"
    table.rows = goods("2T2M4P5B6C7G")
    hold(table, 0, made="1T2M")
    at(table, LOSE)
    assert default(table) == "0 lose 1T"


def test_sm_20_to_sm_22_no_bid_no_raise_and_the_dearest_good_back() -> None:
    table = at_auction()
    own(table, 0, "haggler", "forged_papers")
    hold(table, 0, stored="2G1T")
    assert default(table) == "0 bid -"
    play(table, "0 bid 2G1T", "1 bid -", "2 bid -")
    assert default(table) == "0 recover 1G"
    play(table, "0 recover 1G")
    assert default(table) == "0 pass"


def test_sm_24_nothing_is_sold_but_sm_27_everything_in_the_final_sale() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    hold(table, 0, stored="9T3M6C")
    at(table, SELL)
    assert default(table) == "0 sell - - none"
    at(table, FINAL)
    assert default(table) == "0 sell - 8T6C none"
    own(table, 0, "regular_customer")
    assert default(table) == "0 sell - 8T6C none"
    hold(table, 0, stored="7T3M6C")
    assert default(table) == "0 sell - 7T6C T"
