"""How strong the bots are, on seeds nobody was trained on: gates, levels, and missions between viziers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import funduk
from bench.missions import shares
from bench.strength import GATES, measure
from funduk.bots import levels

FIRST = 5_000_000
GATE_SEEDS, LEVEL_SEEDS, MISSION_SEEDS = 100, 24, 150
WITHIN = 0.25
"""How far from its fair share a mission may win."""

Note = Callable[[str, object], None]
ALL_STEPS = [
    (name, weaker, stronger)
    for name in funduk.GAMES
    for weaker, stronger in zip(levels.LEVELS, list(levels.LEVELS)[1:], strict=False)
]


@pytest.mark.deep
@pytest.mark.parametrize(("name", "bot", "against", "gate"), GATES)
def test_every_gate_is_passed(
    name: str, bot: str, against: str, gate: float, record_property: Note
) -> None:
    found = measure(funduk.game(name), 4, bot, against, range(FIRST, FIRST + GATE_SEEDS))
    said = f"{found.share:.1%} ± {found.half_width:.1%}, gate {gate:.1%}, {found.games} games"
    record_property("result", f"{name}: {bot} against 3 {against}s: {said}")
    assert found.lower() >= gate


@pytest.mark.deep
@pytest.mark.parametrize(("name", "weaker", "stronger"), ALL_STEPS)
def test_every_level_beats_the_one_below(
    name: str, weaker: str, stronger: str, record_property: Note
) -> None:
    """From both sides: the stronger alone among the weaker, and the weaker alone among the stronger."""
    game, seeds = funduk.game(name), range(FIRST + 100_000, FIRST + 100_000 + LEVEL_SEEDS)
    ahead = measure(game, 4, stronger, weaker, seeds)
    behind = measure(game, 4, weaker, stronger, seeds)
    said = [f"{found.share:.1%} ± {found.half_width:.1%}" for found in (ahead, behind)]
    record_property(
        "result", f"{name}: {stronger} among {weaker}s {said[0]}, the other way round {said[1]}"
    )
    assert behind.share < 1 / 4 < ahead.share


@pytest.mark.deep
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_no_mission_wins_far_from_its_share_between_viziers(
    seats: int, record_property: Note
) -> None:
    """Fewer games than docs/balance has, so a mission fails only when its whole interval is outside."""
    seeds = range(FIRST + 200_000, FIRST + 200_000 + MISSION_SEEDS)
    found = {
        mission: ratio.share()
        for mission, ratio in shares(
            funduk.game("sandsturm"), seats, "vizier", "vizier", seeds
        ).items()
    }
    said = ", ".join(f"{mission} {share}" for mission, share in found.items())
    record_property("result", f"sandsturm, {seats} viziers: {said}")
    fair = 1 / seats
    outside = [
        mission
        for mission, share in found.items()
        if share.high < fair * (1 - WITHIN) or share.low > fair * (1 + WITHIN)
    ]
    assert outside == []
