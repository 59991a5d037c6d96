"""Phase D: SM-20 to SM-23."""

from __future__ import annotations

from typing import Any

import pytest

from funduk.core.action import SEALED
from funduk.games.schwarzmarkt.material import card_named
from funduk.games.schwarzmarkt.table import BID, NO_CARD, SchwarzmarktTable
from tests.games.schwarzmarkt.stand import (
    GAME,
    asked,
    at_auction,
    goods,
    hold,
    names,
    one_event,
    opened,
    own,
    play,
    refused,
    steps_of,
    tokens,
    word,
)

PICTURE = "6T2M4P1B5C7G"
"""The original's exchange when it tells of auctions: tobacco (its red) on R6, books (its green) on R1."""


def bidding(
    *stored: str, rows: str = PICTURE, card: str = "grandmas_cellar", **options: object
) -> SchwarzmarktTable:
    table = at_auction(len(stored), card, "2T3M4P5B6C7G", **options)
    table.rows = goods(rows)
    for seat, word_of_goods in enumerate(stored):
        hold(table, seat, stored=word_of_goods)
    return table


def test_sm_20_any_number_of_one_stored_good_in_secret() -> None:
    table = bidding("3T2B", "4B", "1G")
    assert [(ask.question, ask.mode, ask.must) for ask in GAME.asks(table)] == [
        ("bid", SEALED, False)
    ] * 3
    listed = sorted(move.to_text() for move in GAME.moves(table, GAME.asks(table)[0]))
    assert listed == ["0 bid -", "0 bid 1B", "0 bid 1T", "0 bid 2B", "0 bid 2T", "0 bid 3T"]
    assert refused(table, "0 bid 1T1B") == ("too-many-kinds", "SM-20")
    assert refused(table, "0 bid 4T") == ("not-your-goods", "SM-20")
    assert names(play(table, "0 bid 3T")) == ["committed"]


def test_sm_21_most_goods_win() -> None:
    """SM-21: the original's example: three of the dear good against four of the cheap one."""
    table = bidding("3T", "4B", "-")
    events = play(table, "0 bid 3T", "1 bid 4B", "2 bid -")
    assert one_event(events, "card-won") == {
        "event": "card-won", "seat": 1, "card": card_named(table.box, "grandmas_cellar"), "paid": {"B": 4},
    }  # fmt: skip


def test_sm_21_equal_numbers_go_to_the_higher_row() -> None:
    """SM-21: the original's example: with four of the dear good the first bidder would have won."""
    table = bidding("4T", "4B", "-")
    events = play(table, "0 bid 4T", "1 bid 4B", "2 bid -")
    assert one_event(events, "card-won")["seat"] == 0


def test_sm_21_still_equal_nobody_gets_it_and_it_leaves_the_game() -> None:
    table = bidding("2T", "2T", "1B")
    card = table.card
    events = play(table, "0 bid 2T", "1 bid 2T", "2 bid 1B")
    assert one_event(events, "card-left") == {"event": "card-left", "card": card}
    assert table.card == NO_CARD
    assert card not in table.deck
    assert [word(player.storage) for player in table.players] == ["2T", "2T", "1B"]
    assert all(not player.cards for player in table.players)


def test_sm_21_different_goods_on_one_row_tie() -> None:
    table = bidding("2T", "2C", "1B", rows="6T2M4P1B6C7G")
    assert "card-left" in names(play(table, "0 bid 2T", "1 bid 2C", "2 bid 1B"))


def test_sm_21_of_three_tied_on_number_only_the_highest_row_counts() -> None:
    table = bidding("2T", "2M", "2P")
    assert one_event(play(table, "0 bid 2T", "1 bid 2M", "2 bid 2P"), "card-won")["seat"] == 0
    shared = bidding("2T", "2C", "2B", rows="6T2M4P1B6C7G")
    assert "card-left" in names(play(shared, "0 bid 2T", "1 bid 2C", "2 bid 2B"))
    below = bidding("2B", "2B", "2T")
    assert one_event(play(below, "0 bid 2B", "1 bid 2B", "2 bid 2T"), "card-won")["seat"] == 2


def test_sm_21_no_bids_at_all() -> None:
    table = bidding("2T", "2C", "2B")
    assert "card-left" in names(play(table, "0 bid -", "1 bid -", "2 bid -"))


def test_sm_22_the_winner_pays_and_the_others_keep_their_bids() -> None:
    table = bidding("4T1G", "3T", "2C")
    before = tokens(table)
    reserve = table.reserve
    play(table, "0 bid 4T", "1 bid 3T", "2 bid 2C")
    assert [word(player.storage) for player in table.players] == ["1G", "3T", "2C"]
    assert table.reserve == reserve + goods("4T")
    assert tokens(table) == before
    assert len(table.players[0].cards) == 1
    assert asked(table) == [(0, "raise")]


def test_sm_22_the_winner_may_raise_any_bonus() -> None:
    table = bidding("4T", "-", "-")
    steps = steps_of(table)
    play(table, "0 bid 4T", "1 bid -", "2 bid -")
    other = table.copy()
    play(table, "0 raise P")
    assert steps_of(table) == {**steps, "P": steps.get("P", 0) + 1}
    play(other, "0 pass")
    assert steps_of(other) == steps


def test_sm_22_reaching_the_last_step_ends_the_game_at_once() -> None:
    table = bidding("4T", "-", "-")
    table.steps = goods("6P1B1C")
    deck = table.deck
    play(table, "0 bid 4T", "1 bid -", "2 bid -")
    events = play(table, "0 raise P")
    assert one_event(events, "end-began")["ending"] == "bonus"
    assert [question for _, question in asked(table)] == ["final_sale"] * 3
    assert table.deck == deck


def test_sm_23_the_next_card_is_opened_at_once_for_all_to_see() -> None:
    table = bidding("1T", "-", "-")
    play(table, "0 bid 1T", "1 bid -", "2 bid -", "0 pass")
    assert asked(table) == [(-1, "open")]
    assert len(GAME.moves(table, GAME.asks(table)[0])) == 9
    card = card_named(table.box, "haggler")
    play(table, f"* open-card {card}")
    assert [GAME.view(table, viewer).to_json()["card"] for viewer in (None, 0, 2)] == [card] * 3
    assert [question for _, question in asked(table)] == ["sell"] * 3


def last_round(**options: Any) -> SchwarzmarktTable:
    table = bidding("1T", "5T", "-", **options)
    table.round = 10
    table.deck = b""
    return table


def test_sm_23_after_the_tenth_auction_the_final_sale_takes_the_place_of_phase_e() -> None:
    table = last_round()
    events = play(table, "0 bid -", "1 bid -", "2 bid -")
    assert one_event(events, "end-began")["ending"] == "last-auction"
    assert [question for _, question in asked(table)] == ["final_sale"] * 3


def test_sm_23_with_tenth_round_sale_phase_e_is_played_and_then_the_final_sale() -> None:
    table = last_round(tenth_round_sale=True)
    play(table, "0 bid -", "1 bid -", "2 bid -")
    assert [question for _, question in asked(table)] == ["sell"] * 3
    events = play(table, "0 sell - - none", "1 sell - 3T none", "2 sell - - none")
    assert one_event(events, "end-began")["ending"] == "last-auction"
    assert [question for _, question in asked(table)] == ["final_sale"] * 3
    assert word(table.players[1].scored) == "1T"


@pytest.mark.parametrize("seats", [3, 6])
def test_sm_23_ten_rounds_at_most(seats: int) -> None:
    """SM-23: with nobody making, trading, bidding or selling, ten cards go by."""
    table = opened(seats)
    table.steps = 0
    opened_cards = 1
    while asks := GAME.asks(table):
        ask = asks[0]
        if ask.question == "open":
            opened_cards += 1
            action = GAME.moves(table, ask)[0]
        elif ask.question == "produce":
            action = GAME.parse(f"{ask.seat} produce -")
        else:
            action = GAME.default(GAME.view(table, ask.seat), ask)
        GAME.apply(table, action)
        table.steps = 0
    assert (table.round, opened_cards) == (10, 10)


def test_sm_20_only_one_card_a_round_is_auctioned() -> None:
    table = bidding("1T", "-", "-")
    own(table, 2, "fence")
    play(
        table,
        "0 bid 1T",
        "1 bid -",
        "2 bid -",
        "0 pass",
        f"* open-card {card_named(table.box, 'bribe')}",
    )
    assert table.phase != BID
    assert refused(table, "0 bid 1T") == ("wrong-verb", "SM-24")
