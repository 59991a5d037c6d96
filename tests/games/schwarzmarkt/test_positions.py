"""Positions as text: what can be set up, and why something cannot (SM-5 and others)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from funduk.core.errors import BadPosition, Unreadable
from funduk.games.schwarzmarkt.table import MARKET, PROPOSE, SchwarzmarktTable
from tests.games.schwarzmarkt.stand import GAME, at, at_auction, hold, opened, own, play

Position = dict[str, Any]


def proposing() -> SchwarzmarktTable:
    table = at(opened(), PROPOSE)
    play(table, "0 propose - 1T 1B", "1 accept - 1B")
    return table


def marketing() -> SchwarzmarktTable:
    table = at(opened(trade="wild"), MARKET)
    play(table, "0 offer ? - 1T 1B", "1 offer 0 - 1B 1G", "2 done")
    return table


def recovering() -> SchwarzmarktTable:
    table = at_auction()
    own(table, 0, "haggler", "forged_papers")
    hold(table, 0, stored="2G1T")
    play(table, "0 bid 2G1T", "1 bid -", "2 bid -")
    return table


def tipped() -> SchwarzmarktTable:
    table = opened()
    own(table, 1, "tip_off")
    play(table, "0 produce 3T", "2 produce 1G")
    return table


SCENES = {
    scene.__name__: scene
    for scene in (opened, proposing, marketing, recovering, tipped, at_auction)
}


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_sm_5_a_dumped_position_loads_again(scene: Callable[[], SchwarzmarktTable]) -> None:
    table = scene()
    dumped = json.loads(json.dumps(GAME.dump(table)))
    assert GAME.load(dumped) == table


def put(*path: str | int, value: Any) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        inside: Any = position
        for part in path[:-1]:
            inside = inside[part]
        inside[path[-1]] = value

    return change


IMPOSSIBLE: list[tuple[Callable[[], SchwarzmarktTable], Callable[[Position], None], str]] = [
    (opened, put("players", 0, "storage", "T", value=2), r"18 tokens of T instead of 17 \(SM-5\)"),
    (opened, put("rules_version", value=9), "rules version 9"),
    (opened, put("rows", "T", value=12), r"no row R12 \(SM-2\)"),
    (opened, put("rows", value={"T": 2}), r"no row R0 \(SM-2\)"),
    (opened, put("steps", "G", value=8), r"no step 8 \(SM-3\)"),
    (opened, put("steps", "G", value=7), r"\(SM-12\)"),
    (opened, put("ending", value="bonus"), r"\(SM-12\)"),
    (opened, put("ending", value="shortage"), r"\(SM-27\)"),
    (opened, put("card", value=4), r"in one place \(SM-6\)"),
    (opened, put("deck", value=[9, 8, 7, 6, 5, 4, 2, 1, 0]), r"rising order \(SM-6\)"),
    (opened, put("round", value=2), r"1 cards have been opened by round 2 \(SM-23\)"),
    (
        opened,
        put("phase", value="propose"),
        r"goods are on offer only until they are made \(SM-7\)",
    ),
    (
        opened,
        put("players", 0, "from_production", value={"T": 1}),
        r"a choice without having chosen \(SM-13\)",
    ),
    (opened, put("players", 0, "aside", value={"T": 1}), r"tokens of T"),
    (opened, put("start", value=5), r"start player 5 is not a seat \(SM-17\)"),
    (opened, put("turn", value=1), "turn 1 does not go"),
    (opened, put("paid", value={"T": 1}), r"\(SM-6\)"),
    (opened, put("proposals", value=2), r"\(SM-17\)"),
    (
        tipped,
        put("players", 0, "from_production", value={"T": 4}),
        r"what the rules refuse \(SM-13\)",
    ),
    (tipped, put("players", 0, "committed", value=False), r"\(SM-13\)"),
    (at_auction, put("card", value=-1), r"a card lies open until it is auctioned \(SM-20\)"),
    (proposing, put("proposal", value=None), r"a proposal does not go with the phase \(SM-17\)"),
    (proposing, put("proposal", "storage", value={"T": 2}), r"its proposer can make \(SM-17\)"),
    (proposing, put("proposal", "by", value=1), r"its proposer can make \(SM-17\)"),
    (proposing, put("players", 2, "committed", value=True), r"all have chosen.*\(SM-13\)"),
    (proposing, put("trade", value="wild"), r"the kind of trade \(SM-14\)"),
    (marketing, put("market", value=None), r"\(SM-16\)"),
    (
        marketing,
        put("market", "offers", 0, "storage", value={"T": 2}),
        r"offer 1 has lapsed \(SM-16\)",
    ),
    (
        marketing,
        put("market", "offers", 1, "want", value={"G": 2}),
        r"offer 2 has lapsed \(SM-16\)",
    ),
    (marketing, put("market", "offers", 1, "to", value=1), r"offer 2 is between seats.*\(SM-16\)"),
    (marketing, put("market", "offers", 1, "want", value={}), r"offer 2 is a gift.*\(SM-15\)"),
    (marketing, put("market", "offers", 1, "id", value=1), r"its own number \(SM-16\)"),
    (marketing, put("market", "moods", value=[1, 1, 0]), r"trade is over.*\(SM-16\)"),
    (marketing, put("market", "acts", value=[41, 0, 0]), r"more than 40 market acts \(SM-16\)"),
    (marketing, put("market", "moods", value=[0, 0]), r"every seat's acts and mood \(SM-16\)"),
    (recovering, put("paid", value={}), r"a bid must have been paid \(SM-22\)"),
    (recovering, put("paid", value={"G": 40}), r"in the reserve \(SM-22\)"),
]


@pytest.mark.parametrize(
    ("scene", "change", "reason"),
    IMPOSSIBLE,
    ids=[f"{row[0].__name__}-{row[2][:30]}" for row in IMPOSSIBLE],
)
def test_sm_5_an_impossible_position_is_refused_with_the_reason(
    scene: Callable[[], SchwarzmarktTable], change: Callable[[Position], None], reason: str
) -> None:
    position = GAME.dump(scene())
    change(position)
    with pytest.raises(BadPosition, match=reason):
        GAME.load(position)


def test_two_players_are_too_few() -> None:
    position = GAME.dump(opened())
    del position["players"][2]
    with pytest.raises(BadPosition, match="3 to 6 players, not 2"):
        GAME.load(position)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (put("phase", value="nap"), "position.phase: expected one of"),
        (put("players", 0, "storage", value={"X": 1}), "there are no goods 'X'"),
        (put("weather", value=1), "unknown field 'weather'"),
        (put("players", value=3), "expected a list"),
    ],
)
def test_a_malformed_position_is_unreadable(
    change: Callable[[Position], None], reason: str
) -> None:
    position = GAME.dump(opened())
    change(position)
    with pytest.raises(Unreadable, match=reason):
        GAME.load(position)
