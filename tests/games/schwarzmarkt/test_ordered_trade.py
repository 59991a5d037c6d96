"""Phase C, ordered: SM-13 to SM-15, SM-17, SM-18; and after either trade SM-19."""

from __future__ import annotations

import pytest

from funduk.core.action import ALONE, SEALED
from funduk.core.errors import BadOption
from funduk.games.schwarzmarkt.material import card_named
from funduk.games.schwarzmarkt.table import (
    BID,
    CARRY,
    LOSE,
    MARKET,
    PROPOSE,
    SELL,
    SchwarzmarktTable,
)
from tests.games.schwarzmarkt.stand import (
    GAME,
    asked,
    at,
    hold,
    names,
    one_event,
    opened,
    own,
    play,
    refused,
    tokens,
    word,
)


def trading(seats: int = 3, start: int = 0) -> SchwarzmarktTable:
    """Seat 0 has made tobacco, seat 1 stores books, seat 2 has one book on each field."""
    table = opened(seats, start=start)
    hold(table, 0, made="3T", stored="1T1G")
    hold(table, 1, made="1C", stored="2B")
    hold(table, 2, made="1B", stored="1B")
    return at(table, PROPOSE)


def test_sm_13_goods_on_the_production_field_can_be_traded_but_not_bid_or_sold() -> None:
    table = opened()
    hold(table, 0, made="3G", stored="1G")
    at(table, BID)
    assert refused(table, "0 bid 2G") == ("not-your-goods", "SM-20")
    assert refused(table, "0 bid 1G") is None
    at(table, SELL)
    assert refused(table, "0 sell 3G - none") == ("only-stored-goods", "SM-13")
    at(table, PROPOSE)
    assert refused(table, "0 propose 3G - 1T") is None


def test_sm_13_both_sides_choose_the_field_a_good_comes_from() -> None:
    table = trading()
    play(table, "0 propose 1T 1T 2B")
    assert asked(table) == [(1, "answer"), (2, "answer")]
    assert refused(table, "2 accept 1B 1B") is None
    assert refused(table, "2 accept - 2B") == ("not-your-goods", "SM-18")
    play(table, "1 decline", "2 accept 1B 1B")
    assert (word(table.players[0].production), word(table.players[0].storage)) == ("2T", "2B1G")
    assert (word(table.players[2].production), word(table.players[2].storage)) == ("-", "2T")


def test_sm_13_one_of_two_fields_can_be_chosen_where_both_have_the_good() -> None:
    table = trading()
    play(table, "0 propose - 1T 1B")
    listed = [move.to_text() for move in GAME.moves(table, GAME.asks(table)[1])]
    assert sorted(listed) == ["2 accept - 1B", "2 accept 1B -", "2 decline"]
    assert word(table.players[0].production) == "3T"


def test_sm_13_everything_but_hidden_choices_is_public() -> None:
    table = trading()
    play(table, "0 propose 1T - 1B", "1 accept - 1B")
    seen = GAME.view(table, None).to_json()
    assert seen["players"][1]["storage"] == {"B": 2}
    assert seen["players"][1]["has_chosen"]
    assert seen["players"][1]["from_storage"] == {}
    assert GAME.view(table, 1).to_json()["players"][1]["from_storage"] == {"B": 1}
    witnessed = [GAME.witness(GAME.parse(text), 2) for text in ("1 accept - 1B", "1 decline")]
    assert witnessed[0] == witnessed[1]


def test_sm_14_ordered_is_the_default_and_wild_an_option() -> None:
    table = opened()
    play(table, "0 produce -", "1 produce -", "2 produce -")
    assert table.phase == PROPOSE
    wild = opened(trade="wild")
    play(wild, "0 produce -", "1 produce -", "2 produce -")
    assert wild.phase == MARKET
    with pytest.raises(BadOption, match="SM-14"):
        GAME.setup(3, {"trade": "loud"})


def test_sm_15_gifts_are_not_allowed_either_way() -> None:
    table = trading()
    assert refused(table, "0 propose 1T - -") == ("no-gifts", "SM-15")
    assert refused(table, "0 propose - - 1B") == ("no-gifts", "SM-15")


def test_sm_15_any_numbers_and_like_for_like() -> None:
    table = trading()
    hold(table, 1, stored="1T")
    assert refused(table, "0 propose 2T - 1T") is None
    assert refused(table, "0 propose - 1T 1T") is None
    play(table, "0 propose 1T - 1T", "1 accept - 1T")
    assert word(table.players[0].storage) == "2T1G"
    assert word(table.players[1].storage) == "1T"


def test_sm_15_nobody_offers_what_they_do_not_have() -> None:
    table = trading()
    assert refused(table, "0 propose 4T - 1B") == ("not-your-goods", "SM-13")
    assert refused(table, "0 propose - 2T 1B") == ("not-your-goods", "SM-13")
    assert refused(table, "0 propose 1B - 1B") == ("not-your-goods", "SM-13")


def test_sm_17_three_rounds_from_the_start_player_leftwards() -> None:
    table = trading(4, start=2)
    order = []
    while table.phase == PROPOSE:
        ((seat, question),) = asked(table)
        assert question == "propose"
        order.append(seat)
        play(table, f"{seat} pass")
    assert order == [2, 3, 0, 1] * 3


def test_sm_17_the_first_start_player_is_drawn_by_lot_and_stays() -> None:
    table = GAME.setup(4)
    assert isinstance(table, SchwarzmarktTable)
    play(table, "* lay-rows 2T3M4P5B6C7G", "* lay-bonus 1B1C2G")
    ask = GAME.asks(table)[0]
    assert [move.to_text() for move in GAME.moves(table, ask)] == [
        f"* draw-lot {seat}" for seat in range(4)
    ]
    again = opened(4, start=3)
    at(again, BID)
    play(again, *[f"{seat} bid -" for seat in range(4)])
    assert again.start == 3
    fresh = GAME.setup(4)
    assert isinstance(fresh, SchwarzmarktTable)
    assert "lot-drawn" not in [event.name() for event in play(fresh, "* lay-rows 2T3M4P5B6C7G")]


def test_sm_17_who_wins_a_card_becomes_start_player() -> None:
    table = at(opened(3, start=0), BID)
    play(table, "0 bid -", "1 bid 1T", "2 bid -", "1 pass")
    assert table.start == 1


def test_sm_17_a_proposal_nobody_can_meet_is_legal_and_passes_by() -> None:
    """SM-17: three books lie with seats 1 and 2 together, but neither has all of them."""
    table = trading()
    events = play(table, "0 propose 1T - 4B")
    assert names(events) == ["proposed", "nobody-could"]
    assert asked(table) == [(1, "propose")]
    assert refused(table, "1 propose - 1B 5T") == ("nobody-has-that", "SM-17")


def test_sm_17_wanted_goods_are_limited_as_in_wild_trade() -> None:
    table = opened()
    hold(table, 0, stored="1T")
    hold(table, 1, stored="9B")
    at(table, PROPOSE)
    assert refused(table, "0 propose - 1T 8B") is None
    assert refused(table, "0 propose - 1T 9B") == ("wants-too-much", "SM-16e")


def test_sm_18_only_those_who_hold_the_goods_are_asked() -> None:
    table = trading()
    play(table, "0 propose 1T - 1C")
    assert asked(table) == [(1, "answer")]
    assert refused(table, "2 decline") == ("not-asked", "SM-18")


def test_sm_18_answers_are_given_at_once_and_hidden() -> None:
    table = trading()
    play(table, "0 propose 1T - 1B")
    assert {ask.mode for ask in GAME.asks(table)} == {SEALED}
    assert names(play(table, "2 accept 1B -")) == ["committed"]
    events = play(table, "1 decline")
    assert one_event(events, "answered") == {
        "event": "answered",
        "seats": [1, 2],
        "accepted": [False, True],
    }


def test_sm_18_none_accepts_the_next_proposes() -> None:
    table = trading()
    before = GAME.dump(table)["players"]
    play(table, "0 propose 1T - 1B", "1 decline", "2 decline")
    assert asked(table) == [(1, "propose")]
    assert [player["storage"] for player in GAME.dump(table)["players"]] == [
        player["storage"] for player in before
    ]


def test_sm_18_one_accepts_and_goods_go_straight_to_storage() -> None:
    table = trading()
    before = tokens(table)
    events = play(table, "0 propose 2T - 1B", "1 accept - 1B", "2 decline")
    swapped = one_event(events, "swapped")
    assert (swapped["seat"], swapped["partner"]) == (0, 1)
    assert (word(table.players[0].production), word(table.players[0].storage)) == ("1T", "1T1B1G")
    assert word(table.players[1].storage) == "2T1B"
    assert tokens(table) == before
    assert refused(table, "1 propose - 2T 1G") is None


def test_sm_18_several_accept_and_the_proposer_must_choose_one() -> None:
    table = trading()
    play(table, "0 propose 1T - 1B", "1 accept - 1B", "2 accept 1B -")
    (ask,) = GAME.asks(table)
    assert (ask.seat, ask.question, ask.mode, ask.must) == (0, "partner", ALONE, True)
    assert refused(table, "0 pass") == ("must-answer", "SM-18")
    assert refused(table, "0 choose 0") == ("has-not-accepted", "SM-18")
    play(table, "0 choose 2")
    assert word(table.players[1].storage) == "2B"
    assert (word(table.players[2].production), word(table.players[2].storage)) == ("-", "1T1B")
    assert asked(table) == [(1, "propose")]


def test_sm_18_one_who_lacks_the_goods_cannot_accept() -> None:
    table = trading()
    play(table, "0 propose 1T - 2B")
    assert refused(table, "1 accept - 1B") == ("not-the-wanted", "SM-18")
    assert refused(table, "1 accept - 3B") == ("not-your-goods", "SM-18")


def test_sm_19_half_of_the_production_is_lost_rounded_down() -> None:
    table = opened()
    hold(table, 0, made="2T1B")
    hold(table, 1, made="1T")
    hold(table, 2, made="2M2P1G")
    at(table, LOSE)
    before = tokens(table)
    assert asked(table) == [(0, "lose"), (2, "lose")]
    assert refused(table, "0 lose 2T") == ("wrong-number", "SM-19")
    assert refused(table, "0 lose 1G") == ("not-your-goods", "SM-19")
    assert refused(table, "1 lose -") == ("not-asked", "SM-19")
    assert names(play(table, "0 lose 1B")) == ["committed"]
    events = play(table, "2 lose 1M1G")
    assert one_event(events, "lost") == {
        "event": "lost",
        "seats": [0, 2],
        "goods": [{"B": 1}, {"M": 1, "G": 1}],
    }
    assert [word(player.production) for player in table.players] == ["2T", "1T", "1M2P"]
    assert tokens(table) == before
    assert table.phase == BID


def test_sm_19_the_rest_stays_and_adds_to_the_next_production() -> None:
    table = opened()
    hold(table, 0, made="2T")
    play(table, "0 produce 1B", "1 produce -", "2 produce -")
    assert word(table.players[0].production) == "2T1B"


def test_sm_19_with_nothing_to_lose_the_auction_begins() -> None:
    table = trading()
    for seat in range(3):
        hold(table, seat, made="1T")
    table.proposals = 8
    table.turn = 2
    events = play(table, "2 pass")
    assert names(events) == ["passed", "trade-ended"]
    assert table.phase == BID


def test_sm_19_a_porter_is_asked_before_the_halving() -> None:
    table = trading()
    own(table, 1, "porter")
    assert card_named(table.box, "porter") in table.players[1].cards
    table.proposals = 8
    table.turn = 2
    play(table, "2 pass")
    assert table.phase == CARRY
    assert asked(table) == [(1, "carry")]
