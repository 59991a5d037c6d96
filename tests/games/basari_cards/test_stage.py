"""BC-5 to BC-13: dealing, choosing, and carrying the actions out.

Clauses: BC-11.
"""

from __future__ import annotations

from typing import Any

import pytest

from funduk import catalogue
from funduk.core.action import SEALED
from funduk.core.dice import FastDice
from funduk.core.errors import BadPosition
from funduk.core.game import Game
from funduk.core.playout import next_ask
from funduk.core.record import CHANCE
from funduk.games.basari_cards.events import (
    Dealt,
    Drew,
    HaggleBegan,
    PileRanShort,
    PileWasEmpty,
    Revealed,
    Scored,
    Took,
    Voided,
    WorkersScored,
)
from funduk.games.basari_cards.material import B
from funduk.games.basari_cards.table import BasariCardsTable
from funduk.games.gems.scoring import MajorityScored
from funduk.parts.sealed import Committed
from tests.games.basari_cards.scene import (
    BOX,
    GAME,
    START,
    allowed,
    asked,
    card_with_gems,
    cards,
    choose,
    fresh,
    gems,
    held,
    lean_set,
    play,
    points,
    refused,
    scene,
    seen_by,
    stock,
    workers,
)


def test_bc_5_any_of_the_thirty_nine_cards_may_come_first() -> None:
    table = GAME.setup(4)
    deals = GAME.moves(table, GAME.asks(table)[0])
    assert [deal.to_text() for deal in deals] == [f"* deal 0 {card}" for card in range(39)]


def test_bc_5_a_card_is_dealt_once_a_stage() -> None:
    table = fresh(3)
    play(table, "* deal 0 17")
    assert refused(table, "* deal 1 17") == ("not-in-the-pile", "BC-5")
    assert len(GAME.moves(table, GAME.asks(table)[0])) == 38


def test_bc_6_every_player_in_turn_gets_one_card_from_the_first_seat() -> None:
    table = fresh(3)
    assert refused(table, "* deal 1 0")[1] == "BC-6"
    assert play(table, "* deal 0 30", "* deal 1 3", "* deal 2 8") == [
        Dealt(0, 30),
        Dealt(1, 3),
        Dealt(2, 8),
    ]
    assert [player.current for player in table.players] == [30, 3, 8]
    assert asked(table) == [(0, "choose"), (1, "choose"), (2, "choose")]
    choose(table, "AAA")
    assert asked(table) == [(CHANCE, "deal")]
    assert refused(table, "* deal 2 0")[1] == "BC-6"
    assert allowed(table, "* deal 0 0")


def test_bc_6_cards_stay_and_their_workers_add_up() -> None:
    three, four, two = cards(1, workers=3)[0], cards(1, workers=4)[0], cards(1, workers=2)[0]
    table = fresh(3)
    others = cards(4, workers=1)
    play(table, f"* deal 0 {three}", f"* deal 1 {others[0]}", f"* deal 2 {others[1]}")
    choose(table, "BBB")
    play(table, f"* deal 0 {four}", f"* deal 1 {others[2]}", f"* deal 2 {two}")
    assert workers(table) == [7, 2, 3]
    assert table.players[0].cards == bytes([three, four])
    assert table.players[0].current == four


def test_bc_7_choices_are_sealed_and_open_all_at_once() -> None:
    table = scene([START] * 3)
    assert {ask.mode for ask in GAME.asks(table)} == {SEALED}
    assert play(table, "1 choose A", "0 choose A") == [Committed(1), Committed(0)]
    assert [seen.choice for seen in seen_by(table, 2).players] == [-1, -1, -1]
    assert play(table, "2 choose A") == [Committed(2), Revealed([0, 0, 0]), Voided(0)]


def test_bc_7_a_choice_is_final() -> None:
    table = scene([START] * 3)
    play(table, "1 choose A")
    assert refused(table, "1 choose B") == ("not-asked", "BC-7")
    assert asked(table) == [(0, "choose"), (2, "choose")]


def test_bc_7_the_same_action_may_be_chosen_in_every_round() -> None:
    table = fresh(3)
    for first in (0, 3, 6):
        play(table, *(f"* deal {seat} {first + seat}" for seat in range(3)))
        assert Revealed([1, 1, 1]) in choose(table, "BBB")


def test_bc_8_a_is_settled_with_its_negotiation_before_b_and_c() -> None:
    five, red = cards(1, points=5)[0], card_with_gems("2R1B")
    ones = cards(2, workers=1, but=(five, red))
    five = next(card for card in cards(5, points=5) if card != red)
    table = scene(["4R", "3R", "-", "-"], [[ones[0]], [ones[1]], [five], [red]])
    assert choose(table, "AABC")[-1] == HaggleBegan(0, 0, 1)
    assert points(table) == [0] * 4
    assert held(table)[3] == "-"
    play(table, "0 offer R", "1 accept")
    assert asked(table) == [(CHANCE, "draw")]
    assert points(table) == [0] * 4
    drawn = table.pile[0]
    events = play(table, f"* deal 0 {drawn}")
    assert events == [Drew(0, drawn, BOX.workers[drawn]), Scored(2, 5), Took(3, gems("2R1B"))]


def test_bc_8_d_comes_after_c_so_c_takes_the_last_red_gem_first() -> None:
    red = card_with_gems("2R1B")
    ones = cards(4, workers=1, but=(red,))
    table = scene(["20R", "-", "-", "-", "B"], [[card] for card in (*ones[:3], red, ones[3])])
    events = choose(table, "BBBCD")
    assert events[-2:] == [Voided(1), Took(3, gems("2R1B"))]
    assert asked(table) == [(4, "exchange")]
    assert refused(table, "4 exchange B R1B") == ("not-in-stock", "BC-27")


def test_bc_8_and_bc_12_sarah_hanna_and_max_each_alone() -> None:
    """The originals' example: Sarah draws and has 5 workers, Hanna scores 5, Max takes 2 red and 1 blue."""
    red = card_with_gems("2R1B")
    two, three = next(card for card in cards(9, workers=2) if card != red), cards(1, workers=3)[0]
    five = next(card for card in cards(8, points=5) if card not in (red, two, three))
    table = scene([START] * 3, [[two], [five], [red]])
    events = choose(table, "ABC")
    assert events[-1] == Revealed([0, 1, 2])
    assert asked(table) == [(CHANCE, "draw")]
    assert play(table, f"* deal 0 {three}") == [
        Drew(0, three, 3),
        Scored(1, 5),
        Took(2, gems("2R1B")),
    ]
    assert workers(table)[0] == 5
    assert points(table) == [0, 5, 0]
    assert held(table) == [START, START, "5R3Y3G4B"]
    assert stock(table) == "11R13Y13G12B"


def test_bc_9_a_drawn_card_counts_its_workers_but_is_not_the_current_one() -> None:
    table = scene([START] * 3, [[card] for card in cards(3, workers=1)])
    choose(table, "ABB")
    four = cards(1, workers=4)[0]
    current = table.players[0].current
    after = table.copy()
    play(after, f"* deal 0 {four}")
    assert asked(table) == [(CHANCE, "draw")]
    assert after.players[0].workers == 5
    assert after.players[0].cards == bytes([current, four])
    assert after.haggle is not None
    assert after.players[0].current == current


def test_bc_9_the_card_drawn_for_a_may_be_any_of_the_pile() -> None:
    table = scene([START] * 3)
    choose(table, "ABC")
    assert len(GAME.moves(table, GAME.asks(table)[0])) == 36
    assert refused(table, "* deal 1 38")[1] == "BC-6"


def lean_table(held_gems: dict[str, int]) -> tuple[Game, BasariCardsTable]:
    """Three players of a lean set hold all thirty-nine cards; the pile is empty."""
    game = catalogue.game("basari_cards", lean_set())
    position = game.dump(game.setup(3))
    for seat, player in enumerate(position["players"]):
        hand = [*range(12 * seat, 12 * seat + 12), 36 + seat]
        player |= {"cards": hand, "current": hand[-1], "gems": held_gems}
        player["workers"] = 14 + (4, 4, 1)[seat]
    left = {colour: 22 - 3 * held_gems.get(colour, 0) for colour in "RYGB"}
    table = game.load(position | {"phase": "choose", "pile": [], "round": 12, "stock": left})
    assert isinstance(table, BasariCardsTable)
    return game, table


def test_bc_9_with_an_empty_pile_a_takes_nothing() -> None:
    game, table = lean_table({"R": 1})
    events = play(table, "0 choose A", "1 choose B", "2 choose C", game=game)
    assert events[4:6] == [PileWasEmpty(0), Scored(1, 5)]
    assert table.stage == 1, "workers ended the stage"


def test_bc_9_with_an_empty_pile_two_choosers_still_negotiate() -> None:
    game, table = lean_table({"R": 1})
    play(table, "0 choose A", "1 choose A", "2 choose B", game=game)
    assert asked(table) == [(0, "offer")]
    events = play(table, "0 offer R", "1 accept", game=game)
    assert events[2] == PileWasEmpty(0)


def thin_deck() -> dict[str, Any]:
    """Hardly any workers: with five players the cards of a stage run out."""
    return {**lean_set(), "card": [{"workers": 1, "points": 5, "gems": "RYB"}] * 39}


def test_bc_6_a_pile_without_a_card_for_everybody_ends_the_stage() -> None:
    """BC-6, BC-21: 39 cards are seven rounds for five; then nobody gets a card and the stage is scored."""
    game = catalogue.game("basari_cards", thin_deck())
    table = game.setup(5)
    assert isinstance(table, BasariCardsTable)
    for round in range(7):
        for seat in range(5):
            play(table, f"* deal {seat} {5 * round + seat}", game=game)
        events = play(table, *[f"{seat} choose B" for seat in range(5)], game=game)
    assert events[6:8] == [Voided(B), PileRanShort(4)]
    assert isinstance(events[8], MajorityScored)
    assert not [event for event in events if isinstance(event, WorkersScored)]
    assert (table.stage, table.round, len(table.pile)) == (1, 0, 39)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bc_6_a_game_with_too_few_workers_comes_to_its_end(seats: int) -> None:
    game = catalogue.game("basari_cards", thin_deck())
    for seed in range(5):
        table = game.setup(seats)
        dice = FastDice(seed)
        while game.asks(table):
            ask = next_ask(game.asks(table), dice)
            game.apply(table, game.draw(table, ask, dice))
            assert game.impossibility(table) is None
        assert game.winners(table)


def test_bc_6_no_round_is_dealt_that_has_no_card_for_everybody() -> None:
    game = catalogue.game("basari_cards", thin_deck())
    position = game.dump(game.setup(3))
    for seat, player in enumerate(position["players"]):
        player |= {"cards": list(range(12 * seat, 12 * seat + 12)), "workers": 12}
    position["players"][0]["cards"].append(36)
    position["players"][0]["workers"] += 1
    with pytest.raises(BadPosition, match=r"no card for everybody.*BC-6"):
        game.load(position | {"pile": [37, 38], "round": 12})


def test_bc_10_b_scores_the_current_card_at_once() -> None:
    seven, four = cards(1, points=7)[0], cards(1, points=4)[0]
    table = scene(
        [START] * 3,
        [
            [four, seven],
            *(
                [card, other]
                for card, other in zip(
                    cards(2, workers=1, points=6), cards(2, workers=2, points=6), strict=True
                )
            ),
        ],
    )
    assert choose(table, "BAA")[-1] == HaggleBegan(0, 1, 2)
    play(table, "1 offer B", "2 accept")
    events = play(table, f"* deal 1 {table.pile[0]}")
    assert events[-1] == Scored(0, 7)
    assert points(table) == [7, 0, 0]


def test_bc_11_c_takes_the_gems_of_the_current_card() -> None:
    red = card_with_gems("2R1B")
    table = scene(["-", "-", "-"], [[red], *([card] for card in cards(2, workers=1, but=(red,)))])
    choose(table, "CBB")
    assert held(table)[0] == "2R1B"
    assert stock(table) == "20R22Y22G21B"


def test_bc_11_of_a_colour_that_runs_short_what_is_there_and_nothing_later() -> None:
    red = card_with_gems("2R1B")
    hands = [[red], *([card] for card in cards(2, workers=1, but=(red,)))]
    table = scene(["-", "21R", "22B"], hands)
    events = choose(table, "CAA")
    assert events[-1] == HaggleBegan(0, 1, 2)
    play(table, "1 offer R", "2 accept")
    assert play(table, f"* deal 1 {table.pile[0]}")[-1] == Took(0, gems("R"))
    assert held(table)[0] == "1R"
    assert stock(table) == "22Y22G"


def test_bc_11_and_bc_13_an_empty_colour_gives_nothing() -> None:
    red = card_with_gems("2R1B")
    table = scene(
        ["-", "22R", "22B"], [[red], *([card] for card in cards(2, workers=1, but=(red,)))]
    )
    choose(table, "CBB")
    play(table, "1 offer R", "2 accept")
    assert held(table) == ["-", "21R", "1R22B"]


def test_bc_12_three_or_more_choosers_get_nothing() -> None:
    for letter, action in (("A", 0), ("B", 1), ("C", 2)):
        table = scene([START] * 3)
        assert choose(table, letter * 3)[-1] == Voided(action)
        assert (points(table), held(table), workers(table)) == ([0] * 3, [START] * 3, [1, 1, 1])
    table = scene([START] * 5)
    assert Voided(2) in choose(table, "CCCCB")


def test_bc_12_two_pairs_negotiate_one_after_the_other() -> None:
    table = scene(["4R", "3R", "2R", "1R"])
    choose(table, "BCBC")
    assert asked(table) == [(0, "offer")]
    play(table, "0 offer R")
    assert asked(table) == [(2, "answer")]
    assert play(table, "2 accept")[-1] == HaggleBegan(2, 1, 3)
    assert asked(table) == [(1, "offer")]


def test_bc_13_gems_paid_in_a_negotiation_do_not_refill_the_stock() -> None:
    table = scene(["4R", "3R", "-"])
    before = table.stock
    choose(table, "BBA")
    play(table, f"* deal 2 {table.pile[0]}", "0 offer 2R", "1 accept")
    assert table.stock == before
    assert held(table) == ["2R", "5R", "-"]


def test_bc_13_the_gem_given_for_d_is_available_at_once() -> None:
    table = scene(["22R", "-", "-", "-", "-"])
    choose(table, "DBBBA")
    play(table, f"* deal 4 {table.pile[0]}")
    assert stock(table) == "22Y22G22B"
    assert allowed(table, "0 exchange R RY")
    assert not allowed(table, "0 exchange R 2R")
