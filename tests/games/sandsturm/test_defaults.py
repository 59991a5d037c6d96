"""What the rules answer for a silent seat, as the rulebook's table says."""

from __future__ import annotations

import pytest

from funduk.games.sandsturm.table import SandsturmTable
from tests.games.sandsturm.stage import GAME, in_round_1, play, rolled


def default(table: SandsturmTable) -> str:
    ask = GAME.asks(table)[0]
    return GAME.default(GAME.view(table, ask.seat), ask).to_text()


def test_ss_11_a_silent_seat_places_no_chips_unless_it_must() -> None:
    assert default(in_round_1("thieves")) == "0 done"
    table = in_round_1("rumours")
    assert default(table) == "0 place keep 1"
    table.traders[0].hand -= 1
    table.traders[0].paid += 1
    assert default(table) == "0 place take 1"


@pytest.mark.parametrize(
    ("faces", "card", "chosen"),
    [
        ("secure swap give rob move", "silence", "choose secure 0"),
        ("rob swap give rob joker", "silence", "choose swap 0"),
        ("rob rob give rob joker", "silence", "choose give 0"),
        ("rob rob move rob joker", "silence", "choose rob 0"),
        ("move move move move joker", "silence", "choose move 0"),
        ("joker joker joker joker joker", "silence", "choose secure 1"),
        ("joker joker joker joker joker", "rust", "choose swap 1"),
        ("rob rob rob rob rob", "curfew", "skip"),
    ],
)
def test_ss_14_a_silent_seat_chooses_the_gentlest_type(faces: str, card: str, chosen: str) -> None:
    assert default(rolled(faces, card)) == f"0 {chosen}"


@pytest.mark.parametrize(
    ("type", "target"),
    [
        ("rob", "0 rob 1 1C"),
        ("give", "0 give 1 1V"),
        ("move", "0 move 1 2 1C"),
        ("swap", "0 swap 1V 1 1C"),
    ],
)
def test_ss_15_a_silent_seat_takes_the_first_target(type: str, target: str) -> None:
    table = rolled(f"{type} rob give swap move")
    play(table, f"0 choose {type} 0")
    assert default(table) == target


def test_ss_15_a_silent_seat_swaps_like_for_like() -> None:
    table = rolled("swap rob give rob move", goods={0: "9V1T1L", 1: "10C", 2: "9T1V"})
    play(table, "0 choose swap 0")
    assert default(table) == "0 swap 1V 2 1V"


def test_ss_15_a_silent_seat_secures_what_it_has_most_of() -> None:
    table = rolled("secure secure give rob move", goods={0: "2V3T1C1L1A"})
    play(table, "0 choose secure 0")
    assert default(table) == "0 secure 1V3T"
    table = rolled("secure secure give rob move", goods={0: "2V1L1A"})
    play(table, "0 choose secure 0")
    assert default(table) == "0 secure 2V1L1A"
