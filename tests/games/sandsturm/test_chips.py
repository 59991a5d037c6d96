"""Turns and suspicion chips: SS-9 to SS-12."""

from __future__ import annotations

from typing import Any

import pytest

import funduk
from funduk.games.sandsturm.events import Suspected
from funduk.games.sandsturm.questions.suspecting import Place
from tests.games.sandsturm.stage import (
    GAME,
    asked,
    in_round_1,
    legal,
    locked,
    play,
    refused,
    rolled,
)

CARDS = "thieves"


def ban_everybody_until(table: Any, seat: int) -> None:
    while table.turn != seat:
        if asked(table)[1] == "chips":
            play(table, f"{table.turn} done")
        play(table, "* roll secure,secure,secure,secure,secure", f"{table.turn} choose secure 0")


def test_ss_9_turns_go_clockwise_from_the_start_player() -> None:
    table = in_round_1(CARDS, seats=5, start=3)
    turns = []
    while asked(table)[1] != "reveal":
        turns.append(table.turn)
        play(
            table,
            f"{table.turn} done",
            "* roll secure,secure,secure,secure,secure",
            f"{table.turn} choose secure 0",
        )
    assert turns == [3, 4, 0, 1, 2]


def test_ss_9_a_turn_is_chips_then_dice_and_action() -> None:
    table = in_round_1(CARDS)
    assert asked(table) == (0, "chips")
    assert refused(table, "1 done") == ("not-asked", "SS-9")
    play(table, "0 done")
    assert asked(table) == (-1, "roll")
    play(table, "* roll rob,give,swap,secure,move")
    assert asked(table) == (0, "act")
    assert refused(table, "0 place keep 1") == ("wrong-verb", "SS-14")


def test_ss_10_locks_and_ban_come_off_when_ones_turn_begins() -> None:
    table = rolled("secure secure give give give")
    play(table, "0 choose secure 0", "0 secure 4V")
    assert locked(table, 0) == "4V"
    ban_everybody_until(table, 3)
    assert locked(table, 0) == "4V"
    play(
        table, "* roll secure,secure,secure,secure,secure", "3 choose secure 0", "* reveal thieves"
    )
    assert locked(table, 0) == "-"
    assert table.traders[1].banned
    ban_everybody_until(table, 1)
    assert not table.traders[1].banned
    assert locked(table, 1) == "-"


def test_ss_11_any_number_of_chips_on_other_players() -> None:
    table = in_round_1(CARDS)
    assert not GAME.asks(table)[0].must
    assert len(legal(table)) == 1 + 6 * 3
    play(table, "0 place keep 1", "0 place take 1", "0 place give 3")
    assert GAME.dump(table)["traders"][1]["stack"] == [
        {"by": 0, "mission": "keep"},
        {"by": 0, "mission": "take"},
    ]
    assert refused(table, "0 place keep 2") == ("chip-is-gone", "SS-11")
    assert refused(table, "0 place loser 0") == ("not-on-yourself", "SS-11")
    play(table, "0 place collect 2", "0 place select 2", "0 place loser 2")
    assert asked(table) == (-1, "roll"), "without a chip left nobody is asked for more"


def test_ss_11_everybody_sees_a_chip_when_it_is_placed() -> None:
    table = in_round_1(CARDS)
    (event,) = play(table, "0 place keep 1")
    assert event == Suspected(0, 0, 1)
    for seat in (None, 0, 1, 2, 3):
        assert GAME.witness(event, seat) == event
        assert GAME.view(table, seat).to_json()["traders"][1]["stack"] == [
            {"by": 0, "mission": "keep"}
        ]


def test_ss_11_a_covered_chip_is_forgotten_by_view_and_log_also_by_its_owner() -> None:
    table = in_round_1(CARDS)
    first, second = [play(table, text)[0] for text in ("0 place keep 1", "0 place take 1")]
    for seat in (None, 0, 1, 2, 3):
        assert GAME.view(table, seat).to_json()["traders"][1]["stack"] == [
            {"by": 0, "mission": "hidden"},
            {"by": 0, "mission": "take"},
        ]
        assert GAME.seen(first, table, seat) == Suspected(0, 6, 1)
        assert GAME.seen(Place(0, 0, 1), table, seat) == Place(0, 6, 1)
        assert GAME.seen(second, table, seat) == second
        assert GAME.witness(first, seat) == first, "a memory keeps what was seen"


def test_ss_11_numbers_of_chips_are_public_their_missions_are_not() -> None:
    table = rolled("rob rob rob rob rob")
    play(table, "0 reroll 12345 loser")
    for seat in (None, 1):
        seen = GAME.view(table, seat).to_json()
        assert (seen["traders"][0]["hand"], seen["traders"][0]["paid"]) == (5, 1)
        assert "loser" not in seen["paid"]
    own = GAME.view(table, 0).to_json()
    assert own["paid"] == ["loser"]
    assert "loser" not in own["hand"]


def test_ss_11_option_open_stacks_shows_everything() -> None:
    table = in_round_1(CARDS, open_stacks=True)
    (first, _) = [play(table, text)[0] for text in ("0 place keep 1", "0 place take 1")]
    assert GAME.view(table, 2).to_json()["traders"][1]["stack"] == [
        {"by": 0, "mission": "keep"},
        {"by": 0, "mission": "take"},
    ]
    assert GAME.seen(first, table, 2) == first


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_ss_11_files_and_logs_of_a_running_match_do_not_bring_covered_chips_back(
    seat: int | None,
) -> None:
    """Two matches that differ in one covered chip give every viewer the same file; memories differ."""
    files, logs, memories = [], [], []
    for bluff in ("keep", "loser"):
        match = funduk.Match(funduk.game("sandsturm"), seats=4, seed="covered")
        while not any(trader.hand < 63 for trader in match.table.traders):  # type: ignore[attr-defined]
            ask = match.asks[0]
            if ask.question != "chips":
                match.play(match.game.default(match.view(ask.seat), ask))
                continue
            on = (ask.seat + 1) % 4
            for mission in (bluff, "take", "keep" if bluff == "loser" else "loser"):
                match.play(match.game.parse(f"{ask.seat} place {mission} {on}"))
            match.play(match.game.parse(f"{ask.seat} place give {on}"))
        files.append(match.to_json(seat))
        logs.append([entry.to_json() for entry in match.seen(seat)])
        memories.append([record.to_json() for record in match.history(seat)])
    assert files[0] == files[1]
    assert logs[0] == logs[1]
    assert memories[0] != memories[1]


def test_ss_12_ones_own_mission_may_be_placed_as_a_bluff() -> None:
    table = in_round_1(CARDS, missions="keep take give select")
    play(table, "0 place keep 2")
    assert table.traders[2].stack == bytes([0])
