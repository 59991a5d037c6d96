"""Material and set-up: SS-1 to SS-7."""

from __future__ import annotations

from collections import Counter

import pytest

from funduk.core.dice import FastDice, ScriptedDice
from funduk.core.errors import BadOption
from funduk.games.sandsturm.material import MISSIONS
from funduk.games.sandsturm.questions.rounds import Reveal
from funduk.games.sandsturm.questions.setting_up import Deal, Remove
from tests.games.sandsturm.stage import (
    GAME,
    asked,
    before_round_1,
    fresh,
    legal,
    owns,
    play,
    refused,
)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_ss_1_everybody_has_ten_goods_of_one_colour_and_a_chip_for_each_mission(seats: int) -> None:
    table = fresh(seats)
    assert [owns(table, seat) for seat in range(seats)] == [
        f"10{letter}" for letter in "VCTRSG"[:seats]
    ]
    for trader in GAME.dump(table)["traders"]:
        assert trader["hand"] == list(MISSIONS)
        assert trader["stack"] == trader["paid"] == []


def test_ss_1_only_for_four_to_six_players() -> None:
    for seats in (3, 7):
        with pytest.raises(BadOption, match=r"4, 5, 6 seats"):
            GAME.setup(seats)


@pytest.mark.parametrize("seats", [5, 6])
def test_ss_2_with_five_or_six_players_everybody_gets_one_of_all_six_missions(seats: int) -> None:
    table = fresh(seats)
    play(table, "* lot 1")
    assert asked(table) == (-1, "deal")
    assert legal(table) == [f"* deal 0 {mission}" for mission in MISSIONS]
    play(table, "* deal 0 loser")
    assert refused(table, "* deal 1 loser") == ("mission-is-gone", "SS-2")
    assert refused(table, "* deal 2 keep") == ("wrong-verb", "SS-2")
    play(table, *(f"* deal {seat} {MISSIONS[seat - 1]}" for seat in range(1, seats)))
    assert asked(table) == (-1, "reveal")


def test_ss_2_missions_are_their_owners_secret() -> None:
    table = before_round_1(5)
    assert [seen["mission"] for seen in GAME.view(table, 2).to_json()["traders"]] == [
        "hidden",
        "hidden",
        "collect",
        "hidden",
        "hidden",
    ]
    assert {seen["mission"] for seen in GAME.view(table, None).to_json()["traders"]} == {"hidden"}
    dealt = Deal(-1, 2, 4)
    assert GAME.witness(dealt, 2) == dealt
    assert GAME.witness(dealt, 1) == GAME.witness(dealt, None) == GAME.parse("* deal 2 hidden")


def test_ss_3_with_four_players_one_of_each_trio_leaves_unseen() -> None:
    table = fresh(4)
    play(table, "* lot 0")
    assert legal(table) == ["* remove keep", "* remove take", "* remove collect"]
    play(table, "* remove take")
    assert legal(table) == ["* remove give", "* remove select", "* remove loser"]
    assert refused(table, "* remove keep") == ("wrong-trio", "SS-3")
    play(table, "* remove loser")
    assert legal(table) == [
        f"* deal 0 {mission}" for mission in ("keep", "collect", "give", "select")
    ]
    removed = Remove(-1, 1)
    assert {GAME.witness(removed, seat) for seat in (None, 0, 1, 2, 3)} == {
        GAME.parse("* remove hidden")
    }


def test_ss_3_every_deal_of_four_has_two_of_each_trio() -> None:
    dealt: Counter[str] = Counter()
    dice = FastDice(1)
    for _ in range(300):
        table = fresh(4)
        while asked(table)[1] != "reveal":
            GAME.apply(table, GAME.draw(table, GAME.asks(table)[0], dice))
        missions = [trader.mission for trader in table.traders]
        assert sum(mission < 3 for mission in missions) == 2
        dealt.update(MISSIONS[mission] for mission in missions)
    assert all(140 < dealt[mission] < 260 for mission in MISSIONS)


def test_ss_4_four_sure_rounds_then_the_sandstorm_is_one_of_three() -> None:
    table = before_round_1()
    cards = table.box.card_ids
    assert len(cards) == 13
    for round in range(7):
        table.round = round
        table.played = bytes(range(round))
        left = [f"* reveal {card}" for card in cards[round:]]
        storm = ["* reveal sandstorm"]
        assert legal(table) == (left if round < 4 else left + storm if round < 6 else storm)
    table.round = 3
    assert refused(table, "* reveal sandstorm") == ("no-storm-yet", "SS-4")
    assert refused(table, f"* reveal {cards[0]}") == ("card-is-gone", "SS-4")
    table.round = 6
    assert refused(table, f"* reveal {cards[9]}") == ("storm-is-due", "SS-4")


def test_ss_4_the_sandstorm_is_fifth_sixth_or_seventh_with_the_same_chance() -> None:
    table = before_round_1()
    ask = GAME.asks(table)[0]
    for round, bound in ((4, 3), (5, 2), (6, 1)):
        table.round = round
        dice = ScriptedDice([0])
        assert GAME.draw(table, ask, dice) == Reveal(-1, "sandstorm")
        assert dice.ranges == [bound]
    table.round = 5
    assert GAME.draw(table, ask, ScriptedDice([1, 2])) == Reveal(-1, table.box.card_ids[2])


def test_ss_5_each_of_five_dice_has_the_six_signs_once() -> None:
    assert [sorted(die) for die in GAME.box.dice] == [[0, 1, 2, 3, 4, 5]] * 5
    table = before_round_1()
    play(table, "* reveal silence")
    assert len(GAME.moves(table, GAME.asks(table)[0])) == 6**5
    assert refused(table, "* roll rob,rob,rob,rob,blank") == ("no-such-face", "SS-5")
    dice = ScriptedDice([6**5 - 1])
    assert (
        GAME.draw(table, GAME.asks(table)[0], dice).to_text()
        == "* roll joker,joker,joker,joker,joker"
    )
    assert dice.ranges == [6**5]


def test_ss_6_the_lot_names_the_start_player_who_gets_the_lamp() -> None:
    table = fresh(5)
    assert legal(table) == [f"* lot {seat}" for seat in range(5)]
    play(table, "* lot 3")
    assert owns(table, 3) == "10R1L"
    assert table.start == 3
    assert refused(table, "* lot 1") == ("wrong-verb", "SS-2")


def test_ss_7_the_right_neighbour_begins_with_the_artefact() -> None:
    table = fresh(5)
    play(table, "* lot 0")
    assert owns(table, 4) == "10S1A"
    assert table.middle == 0


def test_ss_7_option_the_artefact_stays_in_the_middle() -> None:
    table = fresh(5, artefact="middle")
    play(table, "* lot 0")
    assert owns(table, 4) == "10S"
    assert GAME.dump(table)["middle"] == {"A": 1}
    with pytest.raises(BadOption, match=r"artefact \(SS-7\): expected one of right, middle"):
        fresh(5, artefact="left")
