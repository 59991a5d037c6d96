"""The statistics behind the summary of a simulation."""

from __future__ import annotations

import pytest

from funduk.terminal.sim import Plan, Tally, check, play_deals
from tests.terminal.robot import seat_session


def plan(games: int, bots: tuple[str, ...] = ("peddler", "wanderer", "wanderer")) -> Plan:
    content = seat_session("basari_cards").game.components.content
    return Plan("basari_cards", content, 3, {}, bots, games, 1)


def test_wins_of_all_seats_add_up_to_the_games() -> None:
    tally = play_deals(plan(9), 0, 3)
    assert tally.games == 9
    wins = sum(tally.wins[name] * plan(9).bots.count(name) for name in tally.wins) / tally.deals
    assert wins == pytest.approx(1.0)
    assert sum(tally.scores[name][0] for name in tally.scores) == 27


def test_batches_add_up_to_the_whole() -> None:
    whole, parts = play_deals(plan(12), 0, 4), Tally()
    for first in range(4):
        parts.add(play_deals(plan(12), first, first + 1))
    assert parts.counts == whole.counts
    assert parts.scores == whole.scores
    assert parts.share("peddler") == pytest.approx(whole.share("peddler"))


def test_so_many_games_and_not_one_more() -> None:
    assert plan(10).deals == 4
    assert play_deals(plan(10), 0, 4).games == 10


def test_intervals_hold_the_share_and_never_shrink_to_nothing() -> None:
    tally = Tally(games=30, deals=10, wins={"a": 10.0, "b": 4.0}, squares={"a": 10.0, "b": 2.4})
    mean, low, high = tally.share("a")
    assert (mean, high) == (1.0, 1.0)
    assert 0.6 < low < 0.8, "ten deals out of ten prove less than certainty"
    mean, low, high = tally.share("b")
    assert low < mean == 0.4 < high
    assert high - low < 0.4


def test_a_plan_is_checked_before_anything_is_played() -> None:
    with pytest.raises(ValueError, match="oracle"):
        check(plan(9, ("oracle", "wanderer", "wanderer")))
    with pytest.raises(ValueError, match="at least 1"):
        check(plan(0))
