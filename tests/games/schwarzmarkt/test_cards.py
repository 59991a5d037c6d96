"""SM-6: what each information card does, and the rest of the vocabulary for sets of one's own."""

from __future__ import annotations

import copy

from funduk.core.action import ALONE, SEALED
from funduk.core.component_set import set_from_content
from funduk.games.schwarzmarkt import Schwarzmarkt
from funduk.games.schwarzmarkt.material import card_named
from funduk.games.schwarzmarkt.scoring import card_points
from funduk.games.schwarzmarkt.table import (
    CARRY,
    FINAL,
    LOSE,
    PROPOSE,
    RAISE,
    SELL,
    SchwarzmarktTable,
)
from tests.games.schwarzmarkt.stand import (
    GAME,
    asked,
    at,
    at_auction,
    goods,
    hold,
    names,
    one_event,
    opened,
    own,
    play,
    refused,
    rows_of,
    tokens,
    word,
)


def test_sm_6_grandmas_cellar_makes_one_more_good() -> None:
    table = opened()
    own(table, 1, "grandmas_cellar")
    assert refused(table, "0 produce 2T1M1P1B") == ("too-many-goods", "SM-8")
    assert refused(table, "1 produce 2T1M1P1B") is None


def test_sm_6_regular_customer_prices_one_good_a_row_higher_also_in_the_final_sale() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    own(table, 0, "regular_customer")
    hold(table, 0, stored="4T8C")
    for phase in (SELL, FINAL):
        at(table, phase)
        assert refused(table, "0 sell - 4T none") == ("not-in-the-table", "SM-24")
        assert refused(table, "0 sell - 4T T") is None
        assert refused(table, "0 sell - 8C none") is None
        assert refused(table, "0 sell - 4T8C T") is None
    at(table, SELL)
    moves = GAME.moves(table, GAME.asks(table)[0])
    assert {move.to_text() for move in moves} >= {
        "0 sell - 4T8C T",
        "0 sell - 8C C",
        "0 sell - 4T T",
        "0 sell - - none",
    }
    assert len({move.to_text() for move in moves}) == len(moves)


def test_sm_6_regular_customer_r11_stays_r11_and_auctions_do_not_care() -> None:
    table = opened()
    own(table, 0, "regular_customer")
    hold(table, 0, stored="2T")
    table.rows = goods("11T2M2P2B2C2G")
    at(table, SELL)
    assert refused(table, "0 sell - 2T T") is None
    auction = at_auction()
    own(auction, 0, "regular_customer")
    hold(auction, 0, stored="2C")
    hold(auction, 1, stored="2G")
    assert one_event(play(auction, "0 bid 2C", "1 bid 2G", "2 bid -"), "card-won")["seat"] == 1


def test_sm_6_tip_off_chooses_after_the_others_openly() -> None:
    table = opened()
    own(table, 1, "tip_off")
    assert asked(table) == [(0, "produce"), (2, "produce")]
    assert refused(table, "1 produce 1T") == ("not-asked", "SM-8")
    events = play(table, "0 produce 3T", "2 produce 3G")
    shown = {"event": "discs-revealed", "seats": [0, 2], "goods": [{"T": 3}, {"G": 3}]}
    assert one_event(events, "discs-revealed") == shown
    (ask,) = GAME.asks(table)
    assert (ask.seat, ask.question, ask.mode) == (1, "produce", ALONE)
    for viewer in (None, 0, 1, 2):
        players = GAME.view(table, viewer).to_json()["players"]
        assert [player["from_production"] for player in players] == [{"T": 3}, {}, {"G": 3}]
    events = play(table, "1 produce 2B")
    assert one_event(events, "discs-revealed")["seats"] == [1]
    assert [word(player.production) for player in table.players] == ["3T", "2B", "3G"]


def test_sm_6_bribe_wins_a_tie_in_number_and_row_for_one_of_those_tied() -> None:
    table = at_auction(card="fence")
    own(table, 1, "bribe")
    for seat in range(3):
        hold(table, seat, stored="2G")
    tied = table.copy()
    assert one_event(play(tied, "0 bid 2G", "1 bid 2G", "2 bid -"), "card-won")["seat"] == 1
    outside = table.copy()
    assert "card-left" in names(play(outside, "0 bid 2G", "1 bid 1G", "2 bid 2G"))


def test_sm_6_a_card_does_not_act_in_the_auction_that_wins_it() -> None:
    table = at_auction(card="haggler")
    hold(table, 0, stored="3G")
    events = play(table, "0 bid 3G", "1 bid -", "2 bid -")
    assert "recovered" not in names(events)
    assert table.players[0].storage == 0
    tie = at_auction(card="bribe")
    hold(tie, 0, stored="3G")
    hold(tie, 1, stored="3G")
    assert "card-left" in names(play(tie, "0 bid 3G", "1 bid 3G", "2 bid -"))


def test_sm_6_fence_sells_from_production_too_but_not_in_the_final_sale() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    own(table, 0, "fence")
    hold(table, 0, made="2G", stored="1G")
    at(table, SELL)
    assert refused(table, "0 sell 2G 1G none") is None
    assert refused(table, "0 sell 3G - none") == ("only-stored-goods", "SM-13")
    before = tokens(table)
    table.deck, table.card = table.deck[1:], table.deck[0]
    table.deck = table.deck[1:]
    play(table, "0 sell 2G 1G none", "1 sell - - none", "2 sell - - none")
    assert word(table.players[0].scored) == "1G"
    assert table.players[0].production == 0
    assert tokens(table) == before
    final = opened(rows="2T3M4P5B6C7G")
    own(final, 0, "fence")
    hold(final, 0, made="3G")
    at(final, FINAL)
    assert refused(final, "0 sell 3G - none") == ("only-stored-goods", "SM-13")


def test_sm_6_fence_may_choose_the_field() -> None:
    table = opened(rows="2T3M4P5B6C7G")
    own(table, 0, "fence")
    hold(table, 0, made="2G", stored="3G")
    at(table, SELL)
    listed = {move.to_text() for move in GAME.moves(table, GAME.asks(table)[0])}
    assert listed == {
        "0 sell - - none",
        "0 sell - 3G none",
        "0 sell 1G 2G none",
        "0 sell 2G 1G none",
    }


def test_sm_6_rumour_moves_one_good_one_row_before_trade() -> None:
    table = opened()
    own(table, 2, "rumour")
    events = play(table, "0 produce 3T", "1 produce 3T", "2 produce -")
    assert "bonus-rose" in names(events)
    assert asked(table) == [(2, "rumour")]
    rows = rows_of(table)
    assert refused(table, "2 spread T 2") == ("wrong-number", "SM-6")
    assert refused(table, "2 spread T 0") == ("wrong-number", "SM-6")
    passing = table.copy()
    play(table, "2 spread T -1")
    assert rows_of(table) == {**rows, "T": rows["T"] - 1}
    assert table.phase == PROPOSE
    play(passing, "2 pass")
    assert rows_of(passing) == rows
    assert passing.phase == PROPOSE


def test_sm_6_rumour_stays_on_the_exchange() -> None:
    table = opened()
    own(table, 2, "rumour")
    play(table, "0 produce 3T", "1 produce 3T", "2 produce -")
    table.rows = goods("1T11M4P5B6C7G")
    assert refused(table, "2 spread T -1") == ("off-the-exchange", "SM-10")
    assert refused(table, "2 spread M 1") == ("off-the-exchange", "SM-10")
    assert len(GAME.moves(table, GAME.asks(table)[0])) == 1 + 10


def test_sm_6_forged_papers_mix_two_goods_and_rank_by_the_higher_row() -> None:
    table = at_auction()
    own(table, 0, "forged_papers")
    hold(table, 0, stored="1T1G1M")
    hold(table, 1, stored="2C")
    assert refused(table, "0 bid 1T1G") is None
    assert refused(table, "0 bid 1T1M1G") == ("too-many-kinds", "SM-20")
    assert refused(table, "1 bid 1C1G") == ("not-your-goods", "SM-20")
    listed = [move.to_text() for move in GAME.moves(table, GAME.asks(table)[0])]
    assert len(listed) == len(set(listed)) == 1 + 3 + 3
    assert one_event(play(table, "0 bid 1T1G", "1 bid 2C", "2 bid -"), "card-won")["seat"] == 0


def test_sm_6_dry_shed_holds_fourteen_and_loses_nothing_of_the_production() -> None:
    table = opened()
    own(table, 0, "dry_shed")
    hold(table, 0, made="4T", stored="14B")
    hold(table, 1, made="4M", stored="12P")
    at(table, LOSE)
    assert asked(table) == [(1, "lose")]
    at(table, SELL)
    play(table, "0 sell - - none", "1 sell - - none", "2 sell - - none")
    assert asked(table) == [(1, "clear")]


def test_sm_6_porter_carries_up_to_two_goods_before_the_halving() -> None:
    table = opened()
    own(table, 1, "porter")
    hold(table, 1, made="3T1B", stored="1G")
    at(table, CARRY)
    table.turn = 1
    assert refused(table, "1 carry 3T") == ("wrong-number", "SM-6")
    assert refused(table, "1 carry 1M") == ("not-your-goods", "SM-6")
    assert len(GAME.moves(table, GAME.asks(table)[0])) == 1 + 2 + 2
    passing = table.copy()
    play(table, "1 carry 1T1B")
    assert (word(table.players[1].production), word(table.players[1].storage)) == ("2T", "1T1B1G")
    assert asked(table) == [(1, "lose")]
    play(passing, "1 pass")
    assert asked(passing) == [(1, "lose")]


def test_sm_6_haggler_takes_one_good_of_the_bid_back() -> None:
    table = at_auction()
    own(table, 0, "haggler")
    hold(table, 0, stored="3G")
    before = tokens(table)
    events = play(table, "0 bid 3G", "1 bid -", "2 bid -")
    assert one_event(events, "recovered")["goods"] == {"G": 1}
    assert one_event(events, "card-won")["paid"] == {"G": 2}
    assert word(table.players[0].storage) == "1G"
    assert tokens(table) == before


def test_sm_6_haggler_with_a_mixed_bid_chooses_which_good() -> None:
    table = at_auction()
    own(table, 0, "haggler", "forged_papers")
    hold(table, 0, stored="2G1T")
    play(table, "0 bid 2G1T", "1 bid -", "2 bid -")
    assert asked(table) == [(0, "recover")]
    assert refused(table, "0 recover 2G") == ("wrong-number", "SM-6")
    assert refused(table, "0 recover 1M") == ("not-your-goods", "SM-6")
    assert GAME.impossibility(table) is None
    assert {move.to_text() for move in GAME.moves(table, GAME.asks(table)[0])} == {
        "0 recover 1G",
        "0 recover 1T",
    }
    play(table, "0 recover 1T")
    assert word(table.players[0].storage) == "1T"
    assert table.phase == RAISE


# A set of one's own: every word of the vocabulary, several cards alike


def own_set(**effects: dict[str, int]) -> Schwarzmarkt:
    """The house set with other effects on some of its cards."""
    content = copy.deepcopy(GAME.components.content)
    for card in content["card"]:
        card["effects"] = effects.get(card["id"], card["effects"])
    return Schwarzmarkt(set_from_content(content, "schwarzmarkt", "mine.toml", []))


def moved_to(game: Schwarzmarkt, table: SchwarzmarktTable) -> SchwarzmarktTable:
    twin = table.copy()
    twin.box = game.box
    return twin


def test_sm_6_effects_of_several_cards_in_one_hand_add_up() -> None:
    game = own_set(fence={"produce_more": 1}, bribe={"bid_kinds": 2, "end_points": 3})
    table = opened(card="rumour")
    own(table, 0, "grandmas_cellar", "fence", "bribe")
    table = moved_to(game, table)
    assert game.refusal(table, game.parse("0 produce 2T2M1P1B")) is None
    assert game.refusal(table, game.parse("0 produce 2T2M1P1B1C")) is not None
    assert card_points(game.box, table.players[0].cards) == 6 + 3


def test_sm_6_several_tip_offs_choose_together_in_secret() -> None:
    game = own_set(fence={"sees_discs": 1})
    table = opened(card="rumour")
    own(table, 0, "tip_off")
    own(table, 1, "fence")
    table = moved_to(game, table)
    game.apply(table, game.parse("2 produce 1T"))
    assert [(ask.seat, ask.mode) for ask in game.asks(table)] == [(0, SEALED), (1, SEALED)]
    game.apply(table, game.parse("0 produce 1B"))
    assert game.view(table, 1).to_json()["players"][0]["from_production"] == {}
    assert game.impossibility(table) is None
    game.apply(table, game.parse("1 produce 1G"))
    assert [word(player.production) for player in table.players] == ["1B", "1G", "1T"]


def test_sm_6_two_bribes_cancel_out_and_weight_counts_as_goods() -> None:
    game = own_set(fence={"wins_ties": 1}, haggler={"bid_weight": 2})
    table = at_auction()
    own(table, 0, "bribe")
    own(table, 1, "fence")
    own(table, 2, "haggler")
    for seat in range(3):
        hold(table, seat, stored="4G")
    table = moved_to(game, table)
    tied = table.copy()
    events = [
        event
        for text in ("0 bid 4G", "1 bid 4G", "2 bid -")
        for event in game.apply(tied, game.parse(text))
    ]
    assert "card-left" in names(events)
    events = [
        event
        for text in ("0 bid 4G", "1 bid 4G", "2 bid 3G")
        for event in game.apply(table, game.parse(text))
    ]
    assert one_event(events, "card-won")["seat"] == 2


def test_sm_6_bigger_numbers_for_rumour_porter_customer_and_haggler() -> None:
    game = own_set(
        rumour={"moves_row": 3},
        porter={"carries": 5},
        regular_customer={"sale_rows": 4},
        haggler={"bid_back": 9},
    )
    table = opened()
    own(table, 0, "rumour", "regular_customer", "haggler")
    hold(table, 0, made="2P", stored="3T2G")
    table = moved_to(game, table)
    play_in = [game.parse(text) for text in ("0 produce -", "1 produce -", "2 produce -")]
    for action in play_in:
        game.apply(table, action)
    table.rows = goods("2T3M4P5B6C7G")
    assert game.refusal(table, game.parse("0 spread T 3")) is None
    assert game.refusal(table, game.parse("0 spread T 4")) is not None
    at(table, SELL)
    assert game.refusal(table, game.parse("0 sell - 3T T")) is None
    at(table, 13)
    for text in ("0 bid 2G", "1 bid -", "2 bid -"):
        game.apply(table, game.parse(text))
    assert word(table.players[0].storage) == "3T2G"
    assert card_named(game.box, "porter") not in table.players[0].cards
