"""BC-21 to BC-25: the end of a stage and of the game.

Clauses: BC-22, BC-23, BC-24.
"""

from __future__ import annotations

import pytest

from funduk.core.action import Event
from funduk.core.record import CHANCE
from funduk.games.basari_cards.events import Drew, GameEnded, StageEnded, WorkersScored
from funduk.games.basari_cards.table import BasariCardsTable
from funduk.games.gems.scoring import MajorityScored
from tests.games.basari_cards.scene import (
    GAME,
    allowed,
    asked,
    cards,
    choose,
    gems,
    held,
    play,
    points,
    scene,
    stock,
    workers,
)

FOURS = cards(6, workers=4)
THREES = cards(3, workers=3)
ONES = cards(8, workers=1)
FEW = [*ONES, *cards(8, workers=2)]
SIXTEEN = [*FOURS[:2], THREES[0], ONES[0], FOURS[2]]
ALSO_SIXTEEN = [*FOURS[3:5], THREES[1], ONES[1], FOURS[5]]
FIFTEEN = [*FOURS[3:5], THREES[1], ONES[1], THREES[2]]


def last_round(
    held_gems: list[str], already: list[int] | None = None, stage: int = 0
) -> BasariCardsTable:
    """Seat 0 has 16 workers; when all choose A, nothing else happens before the scoring."""
    seats = len(held_gems)
    hands = [FOURS[:4]] + [FEW[4 * place : 4 * place + 4] for place in range(seats - 1)]
    return scene(held_gems, hands, already, stage=stage)


def scored(
    held_gems: list[str], already: list[int] | None = None, stage: int = 0
) -> tuple[BasariCardsTable, list[Event]]:
    table = last_round(held_gems, already, stage)
    return table, choose(table, "A" * len(held_gems))


def majority(events: list[Event], colour: str) -> MajorityScored:
    found = [
        event
        for event in events
        if isinstance(event, MajorityScored) and event.colour == gems(colour)
    ]
    assert len(found) == 1
    return found[0]


def test_bc_21_fourteen_workers_do_not_end_a_stage() -> None:
    fourteen = [*FOURS[:2], *THREES[:2]]
    table = scene(["1R"] * 3, [fourteen, ONES[:4], ONES[4:]])
    events = choose(table, "CCC")
    assert workers(table)[0] == 14
    assert not [event for event in events if isinstance(event, StageEnded)]
    assert (table.stage, table.round) == (0, 4)


def test_bc_21_fifteen_workers_end_it() -> None:
    table = scene(["1R"] * 3, [[*FOURS[:3], THREES[0]], ONES[:4], ONES[4:]])
    assert workers(table)[0] == 15
    assert StageEnded(0, points_after(table)) in choose(table, "CCC")


def points_after(table: BasariCardsTable) -> list[int]:
    """One red each: 14 // 3 points; seat 0 has 12 more for its workers."""
    assert held(table) == ["1R"] * 3
    return [14 // 3 + 12, 14 // 3, 14 // 3]


def test_bc_21_the_round_is_played_to_its_end() -> None:
    """Seat 0 passes 15 with action A; B is still settled, and only then the stage is scored."""
    table = scene(["-", "2R", "1R"], [[*FOURS[:2], THREES[0]], ONES[:3], ONES[3:6]])
    choose(table, "ABB")
    assert play(table, f"* deal 0 {FOURS[3]}")[0] == Drew(0, FOURS[3], 4)
    assert workers(table)[0] == 15
    assert asked(table) == [(1, "offer")]
    events = play(table, "1 offer 1R", "2 accept")
    assert WorkersScored(0, 15, 12) in events
    assert table.stage == 1


def test_bc_21_workers_of_the_deal_alone_do_not_end_a_stage_early() -> None:
    table = last_round(["1R", "1R", "1R"])
    assert workers(table)[0] == 16
    assert asked(table) == [(0, "choose"), (1, "choose"), (2, "choose")]


def test_bc_22_fourteen_twelve_ten_and_eight_points() -> None:
    table, events = scored(["2R", "2Y", "2G", "2B"])
    assert points(table) == [14 + 12, 12, 10, 8]
    assert [majority(events, colour).points for colour in "RYGB"] == [14, 12, 10, 8]
    scored_colours = [event.colour for event in events if isinstance(event, MajorityScored)]
    assert scored_colours == [gems(colour) for colour in "RYGB"]


@pytest.mark.parametrize(
    ("had", "keeps", "gives"), [(1, 0, 1), (2, 1, 1), (3, 1, 2), (5, 2, 3), (8, 4, 4), (22, 11, 11)]
)
def test_bc_22_a_sole_majority_gives_back_half_rounded_up(had: int, keeps: int, gives: int) -> None:
    table, events = scored([f"{had}G", "-", "-"])
    assert majority(events, "G").returned == gives
    assert held(table)[0] == (f"{keeps}G" if keeps else "-")
    assert stock(table) == f"22R22Y{22 - keeps}G22B"


def test_bc_22_only_the_leader_gives_back() -> None:
    table, _ = scored(["5R", "4R", "3R"])
    assert held(table) == ["2R", "4R", "3R"]
    assert points(table) == [26, 0, 0]


def test_bc_22_and_bc_23_the_example_of_our_own_rulebook() -> None:
    """Red 5, 2, 4, 1 and green 3, 4, 4, 4; the first and third player have 16 and 15 workers."""
    table = scene(["5R3G", "2R4G", "4R4G", "1R4G"], [SIXTEEN, FEW[2:7], FIFTEEN, FEW[7:12]])
    choose(table, "AAAA")
    assert points(table) == [14 + 12, 3, 3 + 12, 3]
    assert held(table) == ["2R3G", "2R2G", "4R2G", "1R2G"]


@pytest.mark.parametrize(
    ("colour", "sharers", "each"),
    [
        ("R", 2, 7),
        ("R", 3, 4),
        ("R", 4, 3),
        ("R", 5, 2),
        ("Y", 5, 2),
        ("G", 3, 3),
        ("G", 4, 2),
        ("B", 3, 2),
        ("B", 5, 1),
    ],
)
def test_bc_23_a_shared_majority_splits_rounded_down_and_gives_two_each(
    colour: str, sharers: int, each: int
) -> None:
    seats = max(3, sharers)
    table, events = scored([f"4{colour}"] * sharers + ["-"] * (seats - sharers))
    shared = majority(events, colour)
    assert (shared.seats, shared.points, shared.returned) == (list(range(sharers)), each, 2)
    assert held(table) == [f"2{colour}"] * sharers + ["-"] * (seats - sharers)
    assert points(table) == [each + 12] + [each] * (sharers - 1) + [0] * (seats - sharers)


def test_bc_23_a_sharer_with_one_gem_gives_that_one() -> None:
    table, events = scored(["1Y", "1Y", "-"])
    assert majority(events, "Y").returned == 1
    assert held(table) == ["-", "-", "-"]
    assert points(table) == [6 + 12, 6, 0]


def test_bc_23_a_colour_that_nobody_has_scores_nothing() -> None:
    table, events = scored(["-", "-", "-"])
    assert not [event for event in events if isinstance(event, MajorityScored)]
    assert points(table) == [12, 0, 0]


def test_bc_23_the_stock_is_full_again_after_gems_came_back() -> None:
    table, _ = scored(["11B", "11B", "-"])
    assert held(table) == ["9B", "9B", "-"]
    assert stock(table) == "22R22Y22G4B"


def test_bc_24_fifteen_workers_score_twelve_for_everybody_who_has_them() -> None:
    table = scene(["-"] * 3, [SIXTEEN, ALSO_SIXTEEN, FEW[2:7]])
    events = choose(table, "AAA")
    assert [event for event in events if isinstance(event, WorkersScored)] == [
        WorkersScored(0, 16, 12),
        WorkersScored(1, 16, 12),
    ]
    assert points(table) == [12, 12, 0]


def test_bc_25_the_next_stage_has_a_full_pile_and_everybody_keeps_gems_and_points() -> None:
    table, events = scored(["5R", "1B", "-"], already=[1, 2, 3])
    assert events[-1] == StageEnded(0, [27, 10, 3])
    assert table.pile == bytes(range(39))
    assert [(player.cards, player.workers, player.current) for player in table.players] == [
        (b"", 0, -1)
    ] * 3
    assert held(table) == ["2R", "-", "-"]
    assert points(table) == [27, 10, 3]
    assert asked(table) == [(CHANCE, "deal")]
    assert (table.stage, table.round, table.turn) == (1, 0, 0)
    assert all(allowed(table, f"* deal 0 {card}") for card in range(39))


def test_bc_25_after_the_third_stage_most_points_win() -> None:
    table, events = scored(["-", "1R", "-"], already=[10, 10, 25], stage=2)
    assert events[-2:] == [StageEnded(2, [22, 24, 25]), GameEnded([2])]
    assert asked(table) == []
    assert GAME.scores(table) == [22, 24, 25]
    assert GAME.winners(table) == [2]


def test_bc_25_a_tie_has_several_winners() -> None:
    table, events = scored(["1R", "1R", "-"], already=[8, 20, 27], stage=2)
    assert events[-1] == GameEnded([0, 1, 2])
    assert GAME.winners(table) == [0, 1, 2]


def test_bc_25_there_are_three_stages_and_no_scores_before() -> None:
    for stage in (0, 1):
        table, _ = scored(["-"] * 3, stage=stage)
        assert GAME.scores(table) is None
        assert GAME.winners(table) is None
        assert table.stage == stage + 1
    assert GAME.refusal(scored(["-"] * 3, stage=2)[0], GAME.parse("0 accept")) is not None
