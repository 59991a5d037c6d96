"""Positions: what is written can be set up again, and what cannot be is refused with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from funduk.core.errors import BadPosition, Unreadable
from tests.games.sandsturm.stage import (
    GAME,
    before_round_1,
    ended,
    fresh,
    in_round_1,
    play,
    random_turns,
    rolled,
)

Position = dict[str, Any]


def set_value(path: str, value: Any) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        *way, last = path.split(".")
        place: Any = position
        for part in way:
            place = place[int(part) if part.isdigit() else part]
        place[int(last) if last.isdigit() else last] = value

    return change


def in_chips() -> Position:
    return GAME.dump(in_round_1("thieves"))


def acting() -> Position:
    return GAME.dump(rolled("rob rob joker move secure"))


def aiming() -> Position:
    table = rolled("rob rob joker move secure")
    play(table, "0 choose rob 1")
    return GAME.dump(table)


def locking() -> Position:
    table = rolled("rob rob joker move secure")
    play(table, "0 choose secure 1")
    return GAME.dump(table)


def dealt() -> Position:
    return GAME.dump(before_round_1())


def over() -> Position:
    return GAME.dump(ended("keep take give select"))


def stack(*chips: tuple[int, str]) -> list[dict[str, Any]]:
    return [{"by": owner, "mission": mission} for owner, mission in chips]


@pytest.mark.parametrize(
    ("position", "path", "value", "why"),
    [
        (in_chips, "rules_version", 2, r"rules version 2 is not known"),
        (in_chips, "start", "*", r"there is a start player .*\(SS-6\)"),
        (in_chips, "start", 4, r"start and turn must be seats \(SS-9\)"),
        (in_chips, "traders.0.goods", {"V": 9, "L": 1}, r"9 V goods instead of 10 \(SS-1\)"),
        (in_chips, "traders.0.goods", {"V": 10}, r"0 L goods instead of 1 \(SS-1\)"),
        (in_chips, "middle", {"A": 1}, r"2 A goods instead of 1 \(SS-1\)"),
        (in_chips, "artefact", "middle", r"in the middle does not go with .*\(SS-7\)"),
        (
            in_chips,
            "traders.1.locked",
            {"T": 1},
            r"seat 1 has secured goods it does not own \(SS-15\)",
        ),
        (
            in_chips,
            "traders.1.locked",
            {"C": 7},
            r"seat 1 has too many goods under the lock \(SS-15\)",
        ),
        (in_chips, "traders.1.banned", True, r"seat 1: a trade ban secures everything \(SS-17\)"),
        (
            in_chips,
            "traders.0.locked",
            {"V": 2},
            r"seat 0 has its turn, so nothing of it is secured \(SS-10\)",
        ),
        (in_chips, "traders.1.mission", "keep", r"every mission is dealt once \(SS-2\)"),
        (in_chips, "traders.1.mission", "hidden", r"hidden is for views \(SS-2\)"),
        (in_chips, "traders.1.mission", "none", r"every seat has a mission \(SS-2\)"),
        (in_chips, "traders.1.mission", "loser", r"a removed mission cannot be dealt \(SS-3\)"),
        (
            in_chips,
            "removed",
            ["collect"],
            r"one mission of either trio is removed, else none \(SS-3\)",
        ),
        (
            in_chips,
            "removed",
            ["give", "loser"],
            r"one mission of either trio is removed, else none \(SS-3\)",
        ),
        (in_chips, "traders.0.hand", ["keep"], r"seat 0 must have six chips: .*\(SS-1\)"),
        (
            in_chips,
            "traders.0.paid",
            ["keep"],
            r"seat 0: a chip cannot be in hand and handed in \(SS-13\)",
        ),
        (in_chips, "traders.1.stack", stack((0, "keep")), r"seat 0 has two keep chips \(SS-1\)"),
        (in_chips, "traders.1.stack", stack((1, "keep")), r"seat 1 has a chip on itself \(SS-11\)"),
        (
            in_chips,
            "traders.1.stack",
            stack((0, "hidden")),
            r"the stack on seat 1 must show .*\(SS-11\)",
        ),
        (
            in_chips,
            "traders.1.stack",
            stack((5, "keep")),
            r"the stack on seat 1 must show .*\(SS-11\)",
        ),
        (in_chips, "played", [0, 0], r"different cards of the set \(SS-4\)"),
        (in_chips, "played", [13], r"different cards of the set \(SS-4\)"),
        (in_chips, "round", 2, r"1 round cards do not go with round 2 \(SS-8\)"),
        (in_chips, "card", 3, r"the card in force is the last one played \(SS-8\)"),
        (in_chips, "free_rerolls", 1, r"does not grant so many free rerolls \(SS-8\)"),
        (in_chips, "placed", 1, r"more chips placed this turn than lie on the table \(SS-11\)"),
        (in_chips, "faces", ["rob"] * 5, r"die 1 cannot show a face now \(SS-13\)"),
        (in_chips, "rolling", [1], r"dice are in the air only while they are rolled \(SS-13\)"),
        (in_chips, "type", "rob", r"no type has been chosen yet \(SS-14\)"),
        (acting, "phase", "chips", r"nobody is asked for chips who cannot place any \(SS-11\)"),
        (acting, "faces", ["rob"] * 4 + ["blank"], r"die 5 cannot show that \(SS-13\)"),
        (aiming, "left", 4, r"the dice do not offer so many executions \(SS-14\)"),
        (aiming, "left", 0, r"the dice do not offer so many executions \(SS-14\)"),
        (aiming, "type", "secure", r"the type chosen does not go with the phase \(SS-14\)"),
        (aiming, "type", "give", r"the dice do not offer so many executions \(SS-14\)"),
        (locking, "left", 3, r"not the number of goods the dice say \(SS-15\)"),
        (dealt, "card", 0, r"between rounds no card is in force \(SS-8\)"),
        (dealt, "start", 1, r"between rounds the owner of the lamp is start player \(SS-19\)"),
        (dealt, "placed", 1, r"chips are placed and dice rerolled in a turn only \(SS-9\)"),
        (dealt, "phase", "deal", r"missions are dealt from the first seat on \(SS-2\)"),
        (dealt, "phase", "remove", r"no mission has been dealt yet \(SS-2\)"),
        (
            dealt,
            "traders.2.locked",
            {"T": 1},
            r"before the first round everybody has their own goods",
        ),
        (over, "round", 4, r"round cards do not go with round 4 \(SS-8\)"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(
    position: Callable[[], Position], path: str, value: Any, why: str
) -> None:
    written = position()
    GAME.load(written)
    set_value(path, value)(written)
    with pytest.raises(BadPosition, match=why):
        GAME.load(written)


def test_ss_4_no_storm_before_round_5_and_none_after_7() -> None:
    early = over()
    early["round"], early["played"] = 4, [0, 1, 2]
    with pytest.raises(BadPosition, match=r"the sandstorm cannot come in round 4 \(SS-4\)"):
        GAME.load(early)
    late = in_chips()
    late["round"], late["played"], late["card"] = 7, [1, 2, 3, 4, 5, 6, 0], 0
    with pytest.raises(
        BadPosition, match=r"the seventh card is the sandstorm at the latest \(SS-4\)"
    ):
        GAME.load(late)


def test_ss_11_before_the_first_round_no_chip_is_used() -> None:
    written = dealt()
    written["traders"][0]["hand"].remove("keep")
    written["traders"][1]["stack"] = stack((0, "keep"))
    with pytest.raises(
        BadPosition, match=r"seat 0 has used a chip before the first round \(SS-11\)"
    ):
        GAME.load(written)


def test_ss_18_nothing_left_to_aim_at() -> None:
    written = aiming()
    for seat in (1, 2, 3):
        written["traders"][seat].update(banned=True, locked=dict(written["traders"][seat]["goods"]))
    with pytest.raises(BadPosition, match=r"nothing is left to aim at \(SS-18\)"):
        GAME.load(written)


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("phase", "dancing", r"position.phase: expected one of lot"),
        ("faces", ["rob"], r"position.faces: expected 5 faces"),
        ("rolling", [0], r"position.rolling: expected different dice from 1 to 5"),
        ("rolling", "1", r"position.rolling: expected dice by number"),
        ("traders.0.hand", ["gold"], r"expected different missions"),
        ("traders.0.hand", "keep", r"expected a list of missions"),
        ("traders.0.stack", [{"by": 1}], r"a chip is"),
        ("traders.0.stack", [{"by": 9, "mission": "keep"}], r"seat 9 cannot own a chip"),
        ("traders.0.stack", [{"by": 1, "mission": "none"}], r"a chip shows a mission or is hidden"),
        ("traders.0.stack", 5, r"expected a list of chips"),
        ("traders.0.goods", {"X": 1}, r"there are no goods 'X'"),
        ("left", -1, r"position.left"),
    ],
)
def test_a_malformed_position_is_unreadable(path: str, value: Any, told: str) -> None:
    written = in_chips()
    set_value(path, value)(written)
    with pytest.raises(Unreadable, match=told):
        GAME.load(written)


@pytest.mark.parametrize("seats", [3, 7])
def test_ss_1_a_position_has_four_to_six_seats(seats: int) -> None:
    written = GAME.dump(fresh(6))
    written["traders"] = (written["traders"] * 2)[:seats]
    with pytest.raises(BadPosition, match=f"4 to 6 players, not {seats}"):
        GAME.load(written)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_positions_of_random_games_are_possible_and_come_back(seats: int) -> None:
    for until in (1, 2, 3, 4, 99):
        table = before_round_1(seats)
        random_turns(table, until, until)
        assert GAME.load(GAME.dump(table)) == table
