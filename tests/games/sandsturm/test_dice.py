"""Rolls, rerolls and the choice of a type: SS-13, SS-14, SS-18."""

from __future__ import annotations

from funduk.core.dice import ScriptedDice
from funduk.games.sandsturm.events import Rerolled
from funduk.games.sandsturm.questions.acting import Reroll
from tests.games.sandsturm.stage import GAME, asked, legal, names, play, refused, rolled


def test_ss_13_a_chip_face_down_pays_for_a_reroll_of_any_dice() -> None:
    table = rolled("rob rob give give joker")
    play(table, "0 reroll 34 keep")
    assert asked(table) == (-1, "roll")
    assert legal(table)[0] == "* roll rob,rob,rob,rob,joker"
    assert len(legal(table)) == 36
    assert refused(table, "* roll give,rob,rob,rob,joker") == ("die-was-kept", "SS-13")
    play(table, "* roll rob,rob,swap,move,joker")
    assert GAME.dump(table)["faces"] == ["rob", "rob", "swap", "move", "joker"]
    assert refused(table, "0 reroll 34 keep") == ("chip-is-gone", "SS-13")


def test_ss_13_only_the_dice_in_the_air_are_drawn_by_chance() -> None:
    table = rolled("rob rob give give joker")
    play(table, "0 reroll 15 keep")
    dice = ScriptedDice([5 + 6 * 3])
    assert (
        GAME.draw(table, GAME.asks(table)[0], dice).to_text() == "* roll joker,rob,give,give,secure"
    )
    assert dice.ranges == [36]


def test_ss_13_as_often_as_chips_last_and_at_least_one_die() -> None:
    table = rolled("rob rob rob rob rob")
    assert refused(table, "0 reroll - keep") == ("no-dice", "SS-13")
    assert refused(table, "0 reroll 1 none") == ("reroll-costs", "SS-13")
    for chip in ("keep", "take", "collect", "give", "select", "loser"):
        play(table, f"0 reroll 12345 {chip}", "* roll rob,rob,rob,rob,rob")
    assert not any("reroll" in move for move in legal(table))


def test_ss_13_a_placed_chip_cannot_pay() -> None:
    table = rolled("rob rob rob rob rob", "thieves")
    table.traders[1].stack = bytes([0])
    table.traders[0].hand -= 1
    assert refused(table, "0 reroll 1 keep") == ("chip-is-gone", "SS-13")


def test_ss_13_which_chip_was_handed_in_stays_secret() -> None:
    for record, hidden in (
        (Reroll(0, 3, 5), Reroll(0, 3, 6)),
        (Rerolled(0, 3, 5), Rerolled(0, 3, 6)),
    ):
        assert GAME.witness(record, 0) == record
        assert {GAME.witness(record, seat) for seat in (None, 1, 2)} == {hidden}


def test_ss_14_the_example_of_the_rulebook() -> None:
    table = rolled("rob rob joker move secure", "thieves")
    offers = [
        (one["type"], one["jokers"], one["times"])
        for one in GAME.view(table, 0).to_json()["offers"]
    ]
    assert offers == [
        ("rob", 0, 3),
        ("rob", 1, 4),
        ("give", 1, 1),
        ("swap", 1, 1),
        ("secure", 0, 1),
        ("secure", 1, 2),
        ("move", 0, 1),
    ]
    assert refused(table, "0 choose give 0") == ("type-not-rolled", "SS-14")


def test_ss_14_each_joker_is_used_singly() -> None:
    table = rolled("rob rob joker joker joker")
    robs = [move for move in legal(table) if "choose rob" in move]
    assert robs == [f"0 choose rob {used}" for used in range(4)]
    assert refused(table, "0 choose rob 4") == ("too-many-jokers", "SS-14")
    play(table, "0 choose rob 2")
    assert table.left == 4


def test_ss_14_jokers_never_count_for_move() -> None:
    table = rolled("joker joker joker joker move")
    assert refused(table, "0 choose move 1") == ("no-joker-for-move", "SS-14")
    play(table, "0 choose move 0")
    assert table.left == 1


def test_ss_14_the_type_is_carried_out_exactly_as_often_each_time_with_a_target_of_its_own() -> (
    None
):
    table = rolled("rob rob rob give give")
    play(table, "0 choose rob 0")
    assert refused(table, "0 give 1 V") == ("other-type", "SS-14")
    play(table, "0 rob 1 C", "0 rob 2 T")
    assert asked(table) == (0, "target")
    play(table, "0 rob 1 C")
    assert table.turn == 1
    assert GAME.dump(table)["traders"][0]["goods"] == {"V": 10, "C": 2, "T": 1, "L": 1}


def test_ss_18_what_cannot_be_done_lapses() -> None:
    table = rolled("give give give give give", goods={0: "2V"})
    events = play(table, "0 choose give 0", "0 give 1 V", "0 give 2 V")
    assert names(events) == ["type-chosen", "gave", "gave", "lapsed", "turn-began"]
    assert events[3].to_json()["times"] == 3


def test_ss_18_a_type_that_can_be_done_zero_times_may_be_chosen() -> None:
    table = rolled("give swap give give give", goods={0: "-"})
    assert names(play(table, "0 choose swap 0")) == ["type-chosen", "lapsed", "turn-began"]
    table = rolled("secure swap give give give", goods={0: "-"})
    assert names(play(table, "0 choose secure 0")) == ["type-chosen", "lapsed", "turn-began"]


def test_ss_18_executions_follow_one_another_and_a_good_may_go_on() -> None:
    table = rolled("swap swap move give give", goods={0: "1V"})
    play(table, "0 choose swap 0", "0 swap V 1 C", "0 swap C 2 T")
    assert [GAME.dump(table)["traders"][seat]["goods"] for seat in (0, 1, 2)] == [
        {"T": 1},
        {"V": 1, "C": 9},
        {"C": 1, "T": 9},
    ]


def test_ss_18_an_execution_that_is_possible_must_be_done() -> None:
    table = rolled("rob rob rob rob rob")
    play(table, "0 choose rob 0")
    assert GAME.asks(table)[0].must
    assert refused(table, "0 done") == ("wrong-verb", "SS-15")
    assert refused(table, "0 skip") == ("wrong-verb", "SS-15")


def test_ss_18_without_any_type_the_action_is_skipped() -> None:
    table = rolled("rob rob rob rob rob", "curfew")
    assert [move for move in legal(table) if "reroll" not in move] == ["0 skip"]
    assert names(play(table, "0 skip")) == ["skipped", "turn-began"]
    table = rolled("rob rob rob rob joker", "curfew")
    assert refused(table, "0 skip") == ("can-choose", "SS-18")
