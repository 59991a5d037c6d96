"""Positions no game can reach are refused with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import funduk
from funduk.games.basari.table import BasariTable
from tests.games.basari.scenes import GAME, choose, choosing_table, empty_table, play, ready_table

Position = dict[str, Any]


def placing() -> BasariTable:
    table = empty_table(4)
    play(table, "0 place 3", "1 place 9")
    return table


def resting() -> BasariTable:
    return ready_table(3)


def choosing() -> BasariTable:
    table = ready_table(3)
    play(table, "* roll 1,2,3", "1 choose gems")
    return table


def offering() -> BasariTable:
    table = choosing_table(3)
    choose(table, "points", "points", "gems")
    return table


def answering() -> BasariTable:
    table = offering()
    play(table, "0 offer 1R")
    return table


def throwing() -> BasariTable:
    table = choosing_table(3)
    choose(table, "dice", "points", "gems")
    return table


def rolling_off() -> BasariTable:
    table = choosing_table(3, points=(7, 7, 0))
    choose(table, "points", "points", "gems")
    return table


def over() -> BasariTable:
    table = resting()
    table.phase = 8
    table.scored = 3
    return table


SCENES = [placing, resting, choosing, offering, answering, throwing, rolling_off, over]


def player(seat: int, **changes: Any) -> Callable[[Position], None]:
    return lambda position: position["players"][seat].update(changes)


def top(**changes: Any) -> Callable[[Position], None]:
    return lambda position: position.update(changes)


def haggle(**changes: Any) -> Callable[[Position], None]:
    return lambda position: position["haggle"].update(changes)


@pytest.mark.parametrize("scene", SCENES)
def test_these_positions_are_possible(scene: Callable[[], BasariTable]) -> None:
    table = scene()
    loaded = GAME.load(GAME.dump(table))
    assert GAME.dump(loaded) == GAME.dump(table)
    assert GAME.asks(loaded) == GAME.asks(table)


IMPOSSIBLE: list[tuple[Callable[[], BasariTable], Callable[[Position], None], str]] = [
    (resting, lambda position: position["players"].pop(), "3 or 4 players, not 2"),
    (resting, top(rules_version=2), "rules version 2 is not known"),
    (resting, top(turn=3), "turn 3 is not a seat"),
    (resting, top(scored=3), "3 scorings do not go with the phase (BB-25)"),
    (over, top(scored=2), "2 scorings do not go with the phase (BB-25)"),
    (resting, top(stock={"R": 15, "Y": 16, "G": 16, "B": 16}), "24 R gems instead of 25 (BB-3)"),
    (resting, top(stock={"R": 16, "Y": 16, "G": 16, "B": 17}), "26 B gems instead of 25 (BB-3)"),
    (
        resting,
        player(1, points=4),
        "seat 1 starts with three gems of each colour and no points (BB-3)",
    ),
    (placing, player(2, tile=5), "seat 2: the start tile does not go with the phase (BB-3)"),
    (resting, player(2, tile=-1), "seat 2: the start tile does not go with the phase (BB-3)"),
    (resting, player(0, tile=28), "seat 0: there is no stall 28, only 0 to 27 (BB-2)"),
    (resting, player(0, tile=7), "two start tiles share a stall before the first scoring (BB-3)"),
    (placing, top(round=1), "round 1 does not go with the phase (BB-19)"),
    (resting, player(0, walked=1), "seat 0 cannot have walked 1 stalls in round 0 (BB-5)"),
    (choosing, player(0, walked=7), "seat 0 cannot have walked 7 stalls in round 0 (BB-5)"),
    (choosing, player(0, walked=0), "seat 0 cannot have walked 0 stalls in round 0 (BB-5)"),
    (resting, player(0, choice="dice"), "nobody has chosen yet (BB-6)"),
    (offering, player(2, choice=None), "actions are settled only after all have chosen (BB-6)"),
    (choosing, top(action="gems"), "no action is being settled (BB-11)"),
    (choosing, top(pairs=True), "no action is being settled (BB-11)"),
    (offering, top(haggle=None), "a negotiation does not go with the phase (BB-10)"),
    (offering, top(turn=2), "seat 2 is not the one who carries out the action (BB-10)"),
    (
        offering,
        player(2, choice="points"),
        "seat 0 is not the one who carries out the action (BB-10)",
    ),
    (offering, top(pairs=False), "sole actions come first, then pairs (BB-11)"),
    (throwing, top(pairs=True), "sole actions come first, then pairs (BB-11)"),
    (throwing, top(turn=1, action="points"), "a die is thrown only for dice (BB-7)"),
    (throwing, top(phase="carry_out"), "a won action is not declined at this table (BB-10)"),
    (
        offering,
        haggle(other=2),
        "the two who negotiate must be the two who chose the action (BB-10)",
    ),
    (
        rolling_off,
        player(0, points=8),
        "dice decide only between players level on points, the lower seat first (BB-13)",
    ),
    (offering, player(0, points=3), "seat 1 has more points and opens (BB-13)"),
    (
        offering,
        haggle(standing={"R": 1}),
        "the standing offer must be the other's own gems (BB-14)",
    ),
    (answering, haggle(standing={}), "the standing offer must be the other's own gems (BB-14)"),
    (
        answering,
        haggle(standing={"R": 4}),
        "the standing offer must be the other's own gems (BB-14)",
    ),
]


@pytest.mark.parametrize(
    ("scene", "change", "why"), IMPOSSIBLE, ids=[why for _, _, why in IMPOSSIBLE]
)
def test_these_are_not(
    scene: Callable[[], BasariTable], change: Callable[[Position], None], why: str
) -> None:
    position = GAME.dump(scene())
    change(position)
    with pytest.raises(funduk.BadPosition) as refused:
        GAME.load(position)
    assert str(refused.value) == f"impossible position: {why}"


def test_a_full_lap_at_rest_means_a_scoring_was_missed() -> None:
    """BB-19: with enough rounds behind it the distance is possible, but not the rest."""
    table = resting()
    table.round = 6
    for seat in table.players:
        seat.walked = 12
    table.players[0].walked = 28
    with pytest.raises(funduk.BadPosition, match=r"seat 0 has walked a full lap, .* \(BB-19\)"):
        GAME.load(GAME.dump(table))


def test_only_one_seat_a_round_can_have_thrown() -> None:
    """BB-10: nobody can be far beyond their own rolls together with another."""
    table = resting()
    table.round = 2
    for seat in table.players:
        seat.walked = 20
    with pytest.raises(
        funduk.BadPosition, match=r"only one seat a round carries out dice \(BB-10\)"
    ):
        GAME.load(GAME.dump(table))


def test_all_have_chosen_means_the_choices_are_open() -> None:
    table = choosing()
    for seat in table.players:
        seat.choice = 0
    with pytest.raises(
        funduk.BadPosition, match=r"all have chosen, so the choices are open \(BB-6\)"
    ):
        GAME.load(GAME.dump(table))


def test_malformed_positions_say_where() -> None:
    good = GAME.dump(choosing())
    for wrong, why in (
        ({**good, "phase": "dancing"}, "position.phase: expected one of place"),
        ({**good, "stock": {"X": 1}}, "position.stock: there are no goods 'X'"),
        (
            {**good, "options": {"decline": False, "scorings": 9}},
            "options.scorings: 9 is not between",
        ),
        ({**good, "players": [{}]}, "field 'gems' is missing"),
    ):
        with pytest.raises(funduk.Unreadable) as refused:
            GAME.load(wrong)
        assert why in str(refused.value)
