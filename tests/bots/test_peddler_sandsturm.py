"""The peddler of Sandsturm: legal, the same from the same memory, and stronger than chance."""

from __future__ import annotations

from typing import Any

import pytest

import funduk
from bench.missions import shares
from bench.strength import measure
from funduk import bots
from funduk.bots.sandsturm.mission_guess import MissionGuess, deals
from funduk.bots.sandsturm.peddler import Peddler
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots
from funduk.games.sandsturm.events import Gave, MissionDealt, Robbed, StartDrawn
from funduk.games.sandsturm.material import MISSIONS
from funduk.games.sandsturm.table import SandsturmTable
from tests.bots.rebuilt import compare_with_rebuilt
from tests.games.sandsturm.stage import GAME, in_round_1, rolled


def decide(table: SandsturmTable, seat: int = 0) -> str:
    ask = GAME.asks(table)[0]
    assert ask.seat == seat
    return Peddler(GAME, seat, FastDice(1)).decide(GAME.view(table, seat), ask).action.to_text()


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"artefact": "middle"}, {"open_stacks": True}])
def test_peddlers_play_whole_games(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        table = GAME.setup(seats, options)
        seated = [bots.bot("peddler", GAME, seat, FastDice(seat)) for seat in range(seats)]
        play_bots(GAME, table, FastDice(seed), seated)
        assert GAME.winners(table)


def test_a_peddler_rebuilt_from_its_history_decides_the_same() -> None:
    match = funduk.Match(GAME, seats=5, seed="memory")
    assert compare_with_rebuilt(match, lambda seat: Peddler(GAME, seat, FastDice(seat)), 7) > 5


@pytest.mark.parametrize(
    ("missions", "faces", "chosen"),
    [
        ("take keep give select", "rob rob rob give give", "0 choose rob 0"),
        ("give keep take select", "rob rob rob give give", "0 choose give 0"),
        ("keep take give select", "give give give give rob", "0 choose rob 0"),
    ],
)
def test_it_chooses_what_its_mission_pays(missions: str, faces: str, chosen: str) -> None:
    table = rolled(faces, missions=missions)
    table.traders[0].paid, table.traders[0].hand = table.traders[0].hand, table.traders[0].paid
    assert decide(table) == chosen


def test_it_robs_the_lamp_and_gives_the_artefact_away() -> None:
    table = rolled(
        "rob rob rob rob rob", missions="take keep give select", goods={0: "10V", 2: "10T1L"}
    )
    table.traders[0].paid, table.traders[0].hand = 63, 0
    GAME.apply(table, GAME.parse("0 choose rob 0"))
    assert decide(table) == "0 rob 2 1L"
    table = rolled(
        "give rob rob rob rob", missions="give keep take select", goods={0: "10V1A", 3: "10R1L"}
    )
    GAME.apply(table, GAME.parse("0 choose give 0"))
    assert decide(table).endswith("1A")


def test_it_pays_for_rerolls_with_its_own_missions_chip_first() -> None:
    table = rolled("give give give move move", missions="take keep give select")
    assert decide(table) == "0 reroll 12345 take"


def test_it_waits_with_its_chips_until_the_last_sure_round() -> None:
    table = in_round_1("thieves")
    assert decide(table) == "0 done"
    table.round, table.played, table.card = 4, bytes([1, 2, 3, 0]), 0
    assert decide(table).startswith("0 place")


def test_the_guess_follows_what_actions_betray() -> None:
    guess = MissionGuess(GAME.box, 5, 0)
    for record in (StartDrawn(1, 0), MissionDealt(0, 2)):
        guess.watch(record)
    even = guess.chances()
    assert even[0][2] == pytest.approx(1)
    assert even[3] == pytest.approx([0.2, 0.2, 0, 0.2, 0.2, 0.2])
    for _ in range(4):
        guess.watch(Robbed(3, 1, 1 << 7 * 6))
        guess.watch(Gave(2, 4, 1 << 7 * 5))
    chances = guess.chances()
    assert chances[3][MISSIONS.index("take")] + chances[3][MISSIONS.index("select")] > 0.8
    assert chances[2][MISSIONS.index("give")] + chances[2][MISSIONS.index("loser")] > 0.8
    assert guess.likeliest()[2] in (3, 5)
    for row in chances:
        assert sum(row) == pytest.approx(1)


@pytest.mark.parametrize(("seats", "number"), [(4, 216), (5, 720), (6, 720)])
def test_all_deals_are_considered(seats: int, number: int) -> None:
    assert len(deals(seats)) == number


@pytest.mark.parametrize("seats", [4, 6])
def test_it_beats_wanderers_far_beyond_its_fair_share(seats: int) -> None:
    found = measure(GAME, seats, "peddler", "wanderer", range(12))
    assert found.lower() > 2 * found.fair


def test_it_beats_wanderers_with_every_mission() -> None:
    found = shares(GAME, 5, "peddler", "wanderer", range(48))
    assert all(won.share().mean > 0.4 for won in found.values())
