"""The merchant of Schwarzmarkt: legal at every table, from what its seat knows, with reasons."""

from __future__ import annotations

from typing import Any

import pytest

from funduk import FastDice, Match, bots, catalogue
from funduk.bots import shared
from funduk.bots.reasons import weighed
from funduk.bots.schwarzmarkt.memory import Memory
from funduk.bots.schwarzmarkt.shared import public_key
from funduk.bots.schwarzmarkt.situation import Situation
from funduk.core.playout import play_bots
from funduk.games.schwarzmarkt.questions.auction import Bid
from funduk.games.schwarzmarkt.questions.production import Produce
from funduk.games.schwarzmarkt.table import BID, MARKET, PROPOSE, RAISE, SchwarzmarktTable
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from tests.games.schwarzmarkt.stand import GAME, at, at_auction, goods, hold, opened, own, play


def decide(table: SchwarzmarktTable, seat: int, dice: int = 1) -> Any:
    ask = next(ask for ask in GAME.asks(table) if ask.seat == seat)
    decision = bots.bot("merchant", GAME, seat, FastDice(dice)).decide(GAME.view(table, seat), ask)
    assert GAME.refusal(table, decision.action) is None
    return decision


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"trade": "wild"}), (3, {"tenth_round_sale": True, "most_wanted": 1}), (6, {})],
)
def test_plays_whole_games_legally(seats: int, options: dict[str, Any]) -> None:
    table = GAME.setup(seats, options)
    names = ["merchant", "wanderer", "merchant", "wanderer", "wanderer", "wanderer"][:seats]
    seated = [bots.bot(name, GAME, seat, FastDice(seat)) for seat, name in enumerate(names)]
    play_bots(GAME, table, FastDice(8), seated)
    assert GAME.winners(table)


def test_plays_with_cards_of_every_effect() -> None:
    """SM-6: a set of one's own may use the whole vocabulary, and more of it than the house does."""
    content = {**GAME.components.content, "name": "loud"}
    effects = [
        {"produce_more": 2}, {"sale_rows": 3}, {"sees_discs": 1}, {"wins_ties": 1, "end_points": 3},
        {"sells_production": 1}, {"moves_row": 3}, {"bid_kinds": 2},
        {"storage_more": 9, "keeps_production": 1}, {"carries": 3}, {"bid_back": 2, "bid_weight": 1},
    ]  # fmt: skip
    content["card"] = [
        {**card, "effects": effect} for card, effect in zip(content["card"], effects, strict=True)
    ]
    game = catalogue.game("schwarzmarkt", content)
    table = game.setup(3)
    assert isinstance(table, SchwarzmarktTable)
    seated = [bots.bot("merchant", game, seat, FastDice(seat)) for seat in range(3)]
    play_bots(game, table, FastDice(3), seated)
    assert game.winners(table)


def test_the_same_view_and_dice_give_the_same_decision_whatever_is_hidden() -> None:
    """SM-13: another seat's discs, then its bid, differ face down; the merchant must not notice."""
    one, two = opened(), opened()
    play(one, "0 produce 2T2M")
    play(two, "0 produce 1G3C")
    assert one != two
    first, second = decide(one, 1), decide(two, 1)
    assert first.action == second.action
    assert first.why == second.why
    one, two = at_auction(), at_auction()
    play(one, "0 bid 1T")
    play(two, "0 bid 1G")
    assert decide(one, 2).why == decide(two, 2).why


@pytest.mark.parametrize("trade", ["ordered", "wild"])
def test_a_merchant_rebuilt_from_its_history_decides_alike(trade: str) -> None:
    match = Match(GAME, 3, seed="again", options={"trade": trade})
    seated = [bots.bot("merchant", GAME, seat, FastDice(seat)) for seat in range(3)]
    told = [0, 0, 0]
    checked = 0
    while checked < 40:
        ask = match.asks[checked % len(match.asks)]
        for seat, old in enumerate(seated):
            old.recall(match.history(seat)[told[seat] :])
            told[seat] = len(match.history(seat))
        dice = FastDice(checked)
        seated[ask.seat].dice = dice
        decision = seated[ask.seat].decide(match.view(ask.seat), ask)
        fresh = bots.bot("merchant", GAME, ask.seat, FastDice(checked))
        fresh.recall(match.history(ask.seat))
        again = fresh.decide(match.view(ask.seat), ask)
        assert (again.action, again.why) == (decision.action, decision.why)
        match.play(decision.action)
        checked += 1


def test_it_swaps_what_helps_both_from_production_and_accepts_what_completes_a_lot() -> None:
    table = opened(rows="6T6M6P6B6C6G")
    hold(table, 0, made="2T1B")
    hold(table, 1, made="1M", stored="2T")
    hold(table, 2)
    at(table, PROPOSE)
    decision = decide(table, 0)
    assert decision.why["code"] == "proposes"
    assert decision.action.production > 0
    assert decision.action.storage == 0
    assert decision.why["mine"] > 0
    play(table, "0 propose 1T - 1M")
    assert decide(table, 1).action.to_text() == "1 accept 1M -"


def test_it_declines_what_breaks_a_lot() -> None:
    table = opened(rows="6T6M6P6B6C6G")
    hold(table, 0, made="1B")
    hold(table, 1, stored="3M")
    hold(table, 2)
    at(table, PROPOSE)
    play(table, "0 propose 1B - 2M")
    decision = decide(table, 1)
    assert decision.action.to_text() == "1 decline"
    assert decision.why["mine"] < 0


def test_on_the_market_it_takes_a_good_offer_and_always_comes_to_an_end() -> None:
    """SM-16: three merchants alone finish the phase long before their acts are spent."""
    table = opened(rows="6T6M6P6B6C6G", trade="wild")
    hold(table, 0, made="1T")
    hold(table, 1, made="1M", stored="2T")
    hold(table, 2)
    at(table, MARKET)
    play(table, "0 offer 1 1T - 1M")
    takes = decide(table, 1)
    assert (takes.action.to_text(), takes.why["code"]) == ("1 take 1 1 1M -", "takes")
    hold(table, 0, made="2T1B", stored="3G")
    hold(table, 1, made="1M2C", stored="2T")
    hold(table, 2, made="2P2B", stored="2C2M")
    seated = [bots.bot("merchant", GAME, seat, FastDice(seat)) for seat in range(3)]
    acts = 0
    while table.phase == MARKET:
        asks = GAME.asks(table)
        ask = asks[acts % len(asks)]
        for event in GAME.apply(
            table, seated[ask.seat].decide(GAME.view(table, ask.seat), ask).action
        ):
            for bot in seated:
                bot.watch(event)
        acts += 1
    assert acts < 120


def test_what_was_turned_down_is_remembered_until_trade_ends() -> None:
    table = opened(rows="6T6M6P6B6C6G")
    hold(table, 0, made="2T")
    hold(table, 1, made="1M")
    hold(table, 2)
    at(table, PROPOSE)
    memory = Memory(0)
    for event in play(table, "0 propose 2T - 1M", "1 decline"):
        memory.watch(event)
    assert memory.refused == {(goods("2T"), goods("1M")): 1}
    assert memory.stubborn_of(1) > memory.stubborn_of(2) == 0
    assert memory.patient_of(1) > memory.patient_of(2)


def test_a_tip_off_answers_what_the_others_have_shown() -> None:
    """SM-6: with the others' discs on the table there is nothing left to guess, so nothing to mix."""
    table = opened()
    own(table, 0, "tip_off")
    play(table, "1 produce 3T1M", "2 produce 3T1P")
    decision = decide(table, 0)
    assert isinstance(decision.action, Produce)
    assert decision.why["mixed"] > 0.99


def test_it_raises_the_bonus_it_leads_in_and_ends_a_won_game() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    hold(table, 0, scored="6C")
    hold(table, 1, scored="2T")
    hold(table, 2, scored="1G")
    table.steps = goods("6C1B2G")
    table.turn = 0
    at(table, RAISE)
    decision = decide(table, 0)
    assert decision.action.to_text() == "0 raise C"
    assert decision.why["alternatives"][0] == {"action": "0 raise C", "share": 1.0}


def test_alternatives_are_legal_sorted_and_hold_the_choice() -> None:
    table = at_auction()
    hold(table, 0, stored="3T2M")
    table.phase = BID
    decision = decide(table, 0)
    options = weighed(GAME, decision)
    shares = [share for _, share in options]
    assert shares == sorted(shares, reverse=True)
    assert decision.action in [action for action, _ in options]
    assert all(
        isinstance(action, Bid) and GAME.refusal(table, action) is None for action, _ in options
    )


def test_thinking_once_for_all_seats_changes_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is public is worked out once; with nothing kept, every seat works it out from its own view."""

    def played() -> list[Any]:
        table = GAME.setup(3)
        seated = [bots.bot("merchant", GAME, seat, FastDice(seat)) for seat in range(3)]
        play_bots(GAME, table, FastDice(21), seated)
        return [GAME.scores(table), GAME.dump(table)]

    shared.FOUND.clear()
    together = played()
    assert len(shared.FOUND) > 1
    monkeypatch.setattr(shared, "KEPT", 0)
    shared.FOUND.clear()
    assert played() == together
    assert not shared.FOUND


def seen_by(table: SchwarzmarktTable, seat: int) -> SchwarzmarktView:
    view = GAME.view(table, seat)
    assert isinstance(view, SchwarzmarktView)
    return view


def test_what_is_kept_for_all_seats_holds_nothing_face_down() -> None:
    """SM-13: discs chosen face down leave the key alone, shown ones are part of it."""
    one, two = opened(), opened()
    play(one, "0 produce 2T2M")
    play(two, "0 produce 1G3C")
    keys = [public_key(Situation(GAME.box, seen_by(table, 1))) for table in (one, two)]
    assert keys[0] == keys[1]
    shown = [public_key(Situation(GAME.box, seen_by(table, 0))) for table in (one, two)]
    assert shown[0] != shown[1]
