"""Phase C, wild: SM-16."""

from __future__ import annotations

from typing import Any

from funduk.core.action import OPEN
from funduk.core.dice import FastDice
from funduk.core.playout import next_ask
from funduk.games.schwarzmarkt.table import MARKET, SchwarzmarktTable
from tests.games.schwarzmarkt.stand import (
    GAME,
    asked,
    at,
    hold,
    names,
    one_event,
    opened,
    play,
    refused,
    tokens,
    word,
)


def market(**options: Any) -> SchwarzmarktTable:
    """The rulebook's example: seat 0 made tobacco, seat 1 and seat 2 have books."""
    table = opened(trade="wild", **options)
    hold(table, 0, made="3T", stored="1G")
    hold(table, 1, made="1B", stored="2C")
    hold(table, 2, stored="1B1P")
    return at(table, MARKET)


def offers(table: SchwarzmarktTable) -> list[int]:
    assert table.market is not None
    return [offer.id for offer in table.market.offers]


def test_sm_16_everybody_is_asked_at_once() -> None:
    table = market()
    asks = GAME.asks(table)
    assert [(ask.seat, ask.question, ask.mode) for ask in asks] == [
        (seat, "market", OPEN) for seat in range(3)
    ]
    play(table, "2 offer ? - 1P 1T")
    assert [ask.id for ask in GAME.asks(table)][:2] == [ask.id for ask in asks][:2]


def test_sm_16_the_example_of_the_rulebook() -> None:
    """SM-16: an open offer, a counter that leaves it standing, a deal, goods aside, the counter lapses."""
    table = market()
    before = tokens(table)
    play(table, "0 offer ? 2T - 1B", "1 counter 1 1B - 3T")
    assert offers(table) == [1, 2]
    events = play(table, "2 take 1 1 - 1B")
    assert names(events) == ["offer-gone", "swapped", "offer-gone"]
    assert [event.to_json().get("how") for event in events] == ["taken", None, "lapsed"]
    assert offers(table) == []
    assert (word(table.players[0].production), word(table.players[0].aside)) == ("1T", "1B")
    assert (word(table.players[2].storage), word(table.players[2].aside)) == ("1P", "2T")
    assert tokens(table) == before


def test_sm_16_goods_received_cannot_be_traded_again_and_are_stored_at_the_end() -> None:
    table = market()
    play(table, "0 offer ? 1T - 1B", "2 take 1 1 - 1B")
    assert refused(table, "2 offer ? - 1T 1G") == ("not-your-goods", "SM-13")
    assert refused(table, "1 offer 2 1B - 1T") == ("nobody-has-that", "SM-16e")
    play(table, "0 done", "1 done")
    assert word(table.players[2].storage) == "1T1P"
    assert table.players[2].aside == 0
    assert table.market is None


def test_sm_16_the_phase_ends_when_at_most_one_still_wants_to_trade() -> None:
    table = market()
    assert names(play(table, "0 done")) == ["mood-changed"]
    assert table.phase == MARKET
    events = play(table, "2 done")
    assert "trade-ended" in names(events)
    assert table.phase != MARKET


def test_sm_16_a_question_that_others_end_takes_its_id_with_it() -> None:
    """SM-16: what was meant for the market cannot answer what comes after it."""
    table = market()
    before = {ask.seat: ask.id for ask in GAME.asks(table)}
    play(table, "0 done", "0 stay", "2 done")
    after = {ask.seat: ask.id for ask in GAME.asks(table)}
    assert after
    assert not set(before.values()) & set(after.values())


def test_sm_16g_done_can_be_taken_back_until_the_phase_ends() -> None:
    table = market()
    play(table, "0 done")
    assert asked(table) == [(0, "rejoin"), (1, "market"), (2, "market")]
    assert refused(table, "0 offer ? 1T - 1B") == ("already-done", "SM-16g")
    play(table, "0 return")
    assert asked(table)[0] == (0, "market")
    play(table, "2 done")
    assert table.phase == MARKET


def test_sm_16g_who_stays_out_is_asked_again_when_the_market_changes() -> None:
    table = market()
    play(table, "0 done", "0 stay")
    assert asked(table) == [(1, "market"), (2, "market")]
    assert refused(table, "0 return") == ("not-asked", "SM-16g")
    play(table, "1 offer 0 1B - 1T")
    assert asked(table)[0] == (0, "rejoin")
    play(table, "0 return", "0 take 1 1 1T -")
    assert word(table.players[0].aside) == "1B"


def test_sm_16g_an_offer_stands_while_its_proposer_is_done() -> None:
    table = market()
    play(table, "0 offer ? 2T - 1B", "0 done", "1 take 1 1 1B -")
    assert word(table.players[1].aside) == "2T"


def test_sm_16a_addressed_offers_are_for_one_seat() -> None:
    table = market()
    play(table, "0 offer 1 1T - 1B")
    assert refused(table, "2 take 1 1 - 1B") == ("not-for-you", "SM-16a")
    assert refused(table, "2 counter 1 - 1B 1T") == ("not-for-you", "SM-16a")
    assert refused(table, "0 take 1 1 - -") == ("not-for-you", "SM-16a")
    assert refused(table, "0 offer 0 1T - 1B") == ("no-such-seat", "SM-16a")
    assert refused(table, "0 offer 7 1T - 1B") == ("no-such-seat", "SM-16a")
    assert refused(table, "1 take 1 1 1B -") is None


def test_sm_16d_an_addressee_who_cannot_supply_is_not_asked() -> None:
    table = market()
    assert refused(table, "0 offer 1 1T - 1P") == ("nobody-has-that", "SM-16e")
    assert refused(table, "0 offer ? 1T - 1P") is None
    assert refused(table, "0 offer ? 1T - 2P") == ("nobody-has-that", "SM-16e")


def test_sm_16c_turning_down_removes_an_addressed_offer() -> None:
    table = market()
    play(table, "0 offer 1 1T - 1B", "0 offer ? 1T - 1C")
    assert refused(table, "1 turn-down 2") == ("not-for-you", "SM-16c")
    events = play(table, "1 turn-down 1")
    assert one_event(events, "offer-gone")["how"] == "turned-down"
    assert offers(table) == [2]


def test_sm_16b_withdrawing_is_for_the_proposer() -> None:
    table = market()
    play(table, "0 offer ? 1T - 1B")
    assert refused(table, "1 withdraw 1") == ("not-your-offer", "SM-16b")
    play(table, "0 withdraw 1")
    assert offers(table) == []
    assert refused(table, "0 withdraw 1") == ("offer-gone", "SM-16d")
    assert refused(table, "1 take 1 1 1B -") == ("offer-gone", "SM-16d")


def test_sm_16b_a_taking_is_bound_to_the_revision_it_has_seen() -> None:
    table = market()
    play(table, "0 offer ? 2T - 1B", "0 amend 1 1T - 1B")
    assert refused(table, "1 take 1 1 1B -") == ("offer-changed", "SM-16b")
    assert refused(table, "1 amend 1 1B - 1T") == ("not-your-offer", "SM-16b")
    play(table, "1 take 1 2 1B -")
    assert word(table.players[1].aside) == "1T"


def test_sm_16h_an_offer_is_taken_only_once() -> None:
    table = market()
    play(table, "0 offer ? 1T - 1B", "1 take 1 1 1B -")
    assert refused(table, "2 take 1 1 - 1B") == ("offer-gone", "SM-16d")


def test_sm_16d_an_offer_lapses_when_its_proposer_no_longer_holds_the_goods() -> None:
    table = market()
    play(table, "0 offer ? 2T - 1B", "0 offer ? 2T - 1C", "1 take 2 1 - 1C")
    assert offers(table) == []


def test_sm_16d_an_addressed_offer_lapses_when_the_addressee_cannot_supply_but_an_open_one_stands() -> (
    None
):
    table = market()
    play(table, "0 offer 1 - 1G 1B", "0 offer ? 1T - 1B", "2 offer 1 - 1P 1B")
    assert offers(table) == [1, 2, 3]
    play(table, "1 take 3 1 1B -")
    assert offers(table) == [2]


def test_sm_16e_wanted_goods_are_limited_to_eight_in_all() -> None:
    table = opened(trade="wild")
    hold(table, 0, stored="1T")
    hold(table, 1, stored="5B")
    hold(table, 2, stored="4B4C")
    at(table, MARKET)
    assert refused(table, "0 offer ? - 1T 8B") is None
    assert refused(table, "0 offer ? - 1T 9B") == ("wants-too-much", "SM-16e")
    assert refused(table, "0 offer 2 - 1T 4B4C") is None
    fewer = opened(trade="wild", most_wanted=2)
    hold(fewer, 1, stored="5B")
    at(fewer, MARKET)
    assert refused(fewer, "0 offer ? - 1T 3B") == ("wants-too-much", "SM-16e")


def test_sm_16f_forty_acts_then_only_take_turn_down_and_done() -> None:
    table = market()
    play(table, "1 offer 0 1B - 1T")
    for turn in range(20):
        play(table, "0 offer ? 1T - 1B", f"0 withdraw {turn + 2}")
    assert table.market is not None
    assert table.market.acts == bytes([40, 1, 0])
    assert refused(table, "0 offer ? 1T - 1B") == ("no-acts-left", "SM-16f")
    assert refused(table, "0 counter 1 1T - 1B") == ("no-acts-left", "SM-16f")
    verbs = {move.verb() for move in GAME.moves(table, GAME.asks(table)[0])}
    assert verbs == {"done", "take", "turn-down"}
    play(table, "0 done")
    assert asked(table) == [(1, "market"), (2, "market")]
    assert refused(table, "0 return") == ("not-asked", "SM-16g")


def test_sm_16f_the_budget_is_an_option() -> None:
    table = market(market_acts=1)
    play(table, "0 offer ? 1T - 1B")
    assert refused(table, "0 withdraw 1") == ("no-acts-left", "SM-16f")
    quiet = market(market_acts=0)
    assert {move.verb() for move in GAME.moves(quiet, GAME.asks(quiet)[0])} == {"done"}


def test_sm_16f_taking_back_done_costs_an_act() -> None:
    table = market(market_acts=1)
    play(table, "0 done", "0 return")
    assert refused(table, "0 offer ? 1T - 1B") == ("no-acts-left", "SM-16f")


def test_sm_16_the_market_ends_with_seats_that_never_stop_offering() -> None:
    """SM-16: even seats that are done only when nothing else is left end the phase."""
    for seed in range(6):
        table = opened(4, trade="wild")
        dice = FastDice(seed)
        play(table, "0 produce 3T", "1 produce 3B", "2 produce 3C", "3 produce 3G")
        acts = 0
        while table.phase == MARKET:
            ask = next_ask(GAME.asks(table), dice)
            action = GAME.draw(table, ask, dice)
            for _ in range(30):
                if action.verb() not in ("done", "stay"):
                    break
                action = GAME.draw(table, ask, dice)
            GAME.apply(table, action)
            acts += 1
            assert acts < 4 * 400
        assert table.market is None
        assert GAME.impossibility(table) is None
