"""What the actions do, locks, trade bans, and passing the dice: SS-15 to SS-17, SS-19."""

from __future__ import annotations

import pytest

from tests.games.sandsturm.stage import (
    GAME,
    asked,
    in_round_1,
    legal,
    locked,
    names,
    own,
    owns,
    play,
    refused,
    rolled,
)

BAN = "secure secure secure secure give"


def test_ss_15_rob_takes_a_good_of_choice() -> None:
    table = rolled("rob give give give give")
    play(table, "0 choose rob 0")
    assert refused(table, "0 rob 0 V") == ("not-yourself", "SS-15")
    assert refused(table, "0 rob 9 V") == ("no-such-player", "SS-15")
    assert refused(table, "0 rob 1 T") == ("not-their-good", "SS-15")
    assert refused(table, "0 rob 1 2C") == ("one-good", "SS-15")
    play(table, "0 rob 3 A")
    assert (owns(table, 0), owns(table, 3)) == ("10V1L1A", "10R")


def test_ss_15_give_hands_a_good_of_choice_to_another() -> None:
    table = rolled("rob give move swap secure")
    play(table, "0 choose give 0")
    assert refused(table, "0 give 0 V") == ("not-yourself", "SS-15")
    assert refused(table, "0 give 1 C") == ("not-your-good", "SS-15")
    assert refused(table, "0 give 1 -") == ("one-good", "SS-15")
    play(table, "0 give 1 L")
    assert (owns(table, 0), owns(table, 1)) == ("10V", "10C1L")


def test_ss_15_swap_exchanges_one_for_one_both_of_the_actors_choice() -> None:
    table = rolled("rob give move swap secure")
    play(table, "0 choose swap 0")
    assert len(legal(table)) == 2 * (1 + 1 + 2)
    assert refused(table, "0 swap C 1 C") == ("not-your-good", "SS-15")
    assert refused(table, "0 swap V 1 V") == ("not-their-good", "SS-15")
    play(table, "0 swap L 3 A")
    assert (owns(table, 0), owns(table, 3)) == ("10V1A", "10R1L")


@pytest.mark.parametrize(
    ("goods", "faces", "number"),
    [
        ("10V1L", "secure rob rob rob rob", 2),
        ("10V1L", "secure secure rob rob rob", 4),
        ("3V", "secure secure rob rob rob", 3),
    ],
)
def test_ss_15_secure_locks_two_goods_each_or_all_one_has(
    goods: str, faces: str, number: int
) -> None:
    table = rolled(faces, goods={0: goods})
    play(table, "0 choose secure 0")
    assert asked(table) == (0, "secure")
    for wrong in (number - 1, number + 1):
        code = "wrong-number" if (wrong <= 10 and goods != "3V") or wrong < 3 else "not-your-good"
        assert refused(table, f"0 secure {wrong}V") == (code, "SS-15")
    play(table, f"0 secure {number}V")
    assert locked(table, 0) == f"{number}V"
    assert owns(table, 0) == goods


def test_ss_15_move_goes_between_two_others() -> None:
    table = rolled("rob give move swap secure")
    play(table, "0 choose move 0")
    assert refused(table, "0 move 0 1 V") == ("not-yourself", "SS-15")
    assert refused(table, "0 move 1 0 C") == ("not-yourself", "SS-15")
    assert refused(table, "0 move 1 1 C") == ("two-others", "SS-15")
    play(table, "0 move 3 1 A")
    assert (owns(table, 1), owns(table, 3)) == ("10C1A", "10R")


def test_ss_16_secured_goods_are_out_of_reach_but_keep_nothing_out() -> None:
    for type, taking, coming in (
        ("rob", "0 rob 1 C", None),
        ("swap", "0 swap V 1 C", "0 swap V 1 T"),
        ("move", "0 move 1 2 C", "0 move 2 1 T"),
        ("give", None, "0 give 1 V"),
    ):
        table = rolled(f"{type} rob give swap move", goods={1: "2C1T"})
        table.traders[1].locked = 2 << 7 * 6
        play(table, f"0 choose {type} 0")
        if taking:
            assert refused(table, taking) == ("secured", "SS-16")
        if coming:
            play(table, coming)
            assert locked(table, 1) == "2C", "what arrives is not secured"


def test_ss_16_of_several_equal_goods_only_the_unsecured_can_go() -> None:
    table = rolled("rob rob give give give", goods={1: "3C"})
    table.traders[1].locked = 2 << 7 * 6
    play(table, "0 choose rob 0", "0 rob 1 C")
    assert refused(table, "0 rob 1 C") == ("secured", "SS-16")


@pytest.mark.parametrize(
    ("faces", "card", "jokers", "banned"),
    [
        (BAN, "silence", 0, True),
        ("secure secure secure joker give", "silence", 1, True),
        ("secure secure secure joker give", "silence", 0, False),
        ("secure secure secure give give", "watch", 0, True),
        ("secure secure secure give give", "silence", 0, False),
        ("joker joker joker joker joker", "silence", 5, True),
    ],
)
def test_ss_17_four_secures_make_a_trade_ban(
    faces: str, card: str, jokers: int, banned: bool
) -> None:
    table = rolled(faces, card)
    events = play(table, f"0 choose secure {jokers}")
    assert table.traders[0].banned == banned
    assert ("trade-banned" in names(events)) == banned
    if banned:
        assert locked(table, 0) == owns(table, 0) == "10V1L"


def test_ss_17_a_ban_secures_everything_and_lets_nothing_in() -> None:
    for type, tried in (("rob", "1 rob 0 V"), ("swap", "1 swap C 0 V"), ("move", "1 move 0 2 V")):
        table = rolled(BAN)
        play(table, "0 choose secure 0", f"* roll {type},rob,give,move,swap", f"1 choose {type} 0")
        assert refused(table, tried) == ("secured", "SS-16")
    for type, tried in (("give", "1 give 0 C"), ("move", "1 move 2 0 T")):
        table = rolled(BAN)
        play(table, "0 choose secure 0", f"* roll {type},rob,give,move,swap", f"1 choose {type} 0")
        assert refused(table, tried) == ("trade-ban", "SS-17")
        assert not any(" 0 " in move[1:] for move in legal(table))


def test_ss_17_however_little_one_owns() -> None:
    table = rolled(BAN, goods={0: "-"})
    play(table, "0 choose secure 0", "* roll give,give,give,move,swap", "1 choose give 0")
    assert table.traders[0].banned
    assert refused(table, "1 give 0 C") == ("trade-ban", "SS-17")


def test_ss_17_nobody_left_to_give_to() -> None:
    table = rolled("give give give give give")
    for seat in (1, 2, 3):
        table.traders[seat].banned = True
        table.traders[seat].locked = table.traders[seat].goods
    assert names(play(table, "0 choose give 0")) == ["type-chosen", "lapsed", "turn-began"]


def pass_round(table: object) -> None:
    for _ in range(4):
        seat = table.turn  # type: ignore[attr-defined]
        play(table, "* roll secure,secure,secure,secure,secure", f"{seat} choose secure 0")  # type: ignore[arg-type]


def test_ss_19_the_owner_of_the_lamp_starts_the_next_round_secured_or_not() -> None:
    table = in_round_1()
    own(table, 0, "10V")
    own(table, 2, "10T1L")
    pass_round(table)
    assert asked(table) == (-1, "reveal")
    assert table.start == 2
    assert locked(table, 2) == "10T1L"
    play(table, "* reveal thieves")
    assert asked(table) == (2, "chips")


def test_ss_19_the_round_ends_at_the_lamp_card_wherever_the_lamp_is() -> None:
    table = rolled("give give rob rob rob", start=0)
    play(table, "0 choose give 0", "0 give 1 L", "0 give 1 V")
    assert (table.turn, table.start) == (1, 0)
    for _ in range(3):
        play(table, "* roll secure,secure,secure,secure,secure", f"{table.turn} choose secure 0")
    assert table.start == 1
    assert GAME.view(table, None).to_json()["start"] == 1
