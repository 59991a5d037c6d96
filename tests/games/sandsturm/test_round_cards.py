"""The round cards: SS-8."""

from __future__ import annotations

import pytest

from tests.games.sandsturm.stage import (
    GAME,
    asked,
    in_round_1,
    legal,
    own,
    owns,
    play,
    refused,
    rolled,
)


def choices(faces: str, card: str) -> dict[str, int]:
    """What the roll offers under a card: `rob+1` is ROB with one joker."""
    table = rolled(faces, card)
    seen = GAME.view(table, 0).to_json()["offers"]
    return {f"{one['type']}+{one['jokers']}": one["times"] for one in seen}


@pytest.mark.parametrize(
    ("card", "type"),
    [
        ("thieves", "rob"),
        ("gifts", "give"),
        ("barter", "swap"),
        ("watch", "secure"),
        ("porters", "move"),
    ],
)
def test_ss_8_one_more_of_a_type_that_shows(card: str, type: str) -> None:
    others = [other for other in ("rob", "give", "swap", "secure") if other != type]
    table_with = choices(f"{type} {type} {others[0]} {others[0]} {others[1]}", card)
    assert table_with[f"{type}+0"] == 3
    assert table_with[f"{others[0]}+0"] == 2
    assert f"{type}+0" not in choices(" ".join([others[0]] * 5), card)


def test_ss_8_porters_let_jokers_count_for_move() -> None:
    assert choices("joker joker rob rob rob", "porters") == {
        "rob+0": 3,
        "rob+1": 4,
        "rob+2": 5,
        "give+1": 1,
        "give+2": 2,
        "swap+1": 1,
        "swap+2": 2,
        "secure+1": 1,
        "secure+2": 2,
        "move+1": 2,
        "move+2": 3,
    }
    assert "move+1" not in choices("joker joker rob rob rob", "silence")


@pytest.mark.parametrize(("card", "type"), [("curfew", "rob"), ("rust", "secure")])
def test_ss_8_a_type_may_be_forbidden(card: str, type: str) -> None:
    table = rolled(f"{type} {type} joker give give", card)
    assert refused(table, f"0 choose {type} 0") == ("type-forbidden", "SS-8")
    assert refused(table, f"0 choose {type} 1") == ("type-forbidden", "SS-8")
    assert not any(f"choose {type}" in move for move in legal(table))


def test_ss_8_rust_leaves_locks_that_are_set() -> None:
    table = in_round_1("rust")
    table.traders[2].locked = table.traders[2].goods
    play(table, "0 done", "* roll rob,rob,rob,rob,rob", "0 choose rob 0")
    assert refused(table, "0 rob 2 T") == ("secured", "SS-16")


def test_ss_8_dervish_pays_for_one_reroll_a_turn() -> None:
    table = rolled("rob rob rob rob rob", "dervish")
    assert refused(table, "0 reroll 12 keep") == ("free-first", "SS-13")
    play(table, "0 reroll 12 none", "* roll give,give,rob,rob,rob")
    assert table.traders[0].paid == 0
    assert refused(table, "0 reroll 12 none") == ("reroll-costs", "SS-13")
    play(table, "0 reroll 12 keep")
    assert table.traders[0].paid == 1


def test_ss_8_djinn_gives_everybody_a_joker() -> None:
    assert choices("rob rob rob rob rob", "djinn") == {
        "rob+0": 5,
        "rob+1": 6,
        "give+1": 1,
        "swap+1": 1,
        "secure+1": 1,
    }


def test_ss_8_neighbours_only_are_touched() -> None:
    table = rolled("rob move give swap rob", "neighbours", seats=5)
    play(table, "0 choose rob 0")
    assert refused(table, "0 rob 2 T") == ("neighbours-only", "SS-8")
    assert {move.split()[2] for move in legal(table)} == {"1", "4"}
    table = rolled("rob move give swap rob", "neighbours", seats=5)
    play(table, "0 choose move 0")
    assert {tuple(move.split()[2:4]) for move in legal(table)} == {("1", "4"), ("4", "1")}
    assert refused(table, "0 move 1 2 C") == ("neighbours-only", "SS-8")


def test_ss_8_envy_robs_only_the_richer_at_that_moment() -> None:
    table = rolled(
        "rob rob rob give give", "envy", goods={0: "9V1L", 1: "10C1V", 2: "11T", 3: "9R1A"}
    )
    play(table, "0 choose rob 0")
    assert refused(table, "0 rob 3 R") == ("only-richer", "SS-8")
    events = play(table, "0 rob 1 C")
    assert [event.name() for event in events] == ["robbed", "lapsed", "turn-began"]
    assert owns(table, 0) == "9V1C1L"


def test_ss_8_rumours_demand_a_chip_of_whoever_has_one() -> None:
    table = in_round_1("rumours")
    ask = GAME.asks(table)[0]
    assert ask.must
    assert refused(table, "0 done") == ("must-place", "SS-8")
    play(table, "0 place keep 1")
    assert not GAME.asks(table)[0].must
    play(table, "0 done", "* roll secure,secure,secure,secure,secure", "0 choose secure 0")
    table.traders[1].hand = 0
    table.traders[1].paid = 63
    table.phase, table.turn = 6, 0
    table.faces, table.card = 0, table.played[-1]
    own(table, 0, "1V")
    play(table, "0 choose rob 0")
    while table.turn == 0:
        play(table, legal(table)[0])
    assert asked(table) == (-1, "roll"), "seat 1 has no chip, so nothing is demanded"


def test_ss_8_silence_allows_chips_for_rerolls_only() -> None:
    table = in_round_1("silence")
    assert asked(table) == (-1, "roll")
    play(table, "* roll rob,rob,rob,rob,rob", "0 reroll 1 keep")
    assert asked(table) == (-1, "roll")


def test_ss_8_a_card_holds_for_its_round_only() -> None:
    table = in_round_1("curfew")
    for seat in range(4):
        play(
            table,
            f"{seat} done",
            "* roll secure,secure,secure,secure,secure",
            f"{seat} choose secure 0",
        )
    assert asked(table) == (-1, "reveal")
    assert GAME.view(table, 0).to_json()["card"] == "none"
    play(table, "* reveal silence", "* roll rob,rob,rob,rob,rob", "0 choose rob 0")
