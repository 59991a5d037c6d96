"""Judges: shares add up in every phase and are exact at the end, in every game."""

import pytest

import funduk
from funduk.study.judge import Played, end_shares, judge_of
from tests.study.matches import finished

EVERY = 3


@pytest.mark.parametrize("game", funduk.GAMES)
def test_shares_add_up_to_one_in_every_phase(game: str) -> None:
    recording = finished(game)
    judge = judge_of(recording.game)
    phases = set()
    for table in recording.tables[::EVERY]:
        shares = judge.shares(table)
        phases.add(table.phase)
        assert len(shares) == table.seats()
        assert sum(shares) == pytest.approx(1.0, abs=1e-9)
        assert all(0.0 <= share <= 1.0 for share in shares)
    assert len(phases) > 2


@pytest.mark.parametrize("game", funduk.GAMES)
def test_shares_are_exact_at_the_end(game: str) -> None:
    recording = finished(game)
    won = judge_of(recording.game).shares(recording.tables[-1])
    assert won == end_shares(recording.game, recording.tables[-1])
    winners = recording.match.winners
    assert winners is not None and [seat for seat, share in enumerate(won) if share] == winners


@pytest.mark.parametrize("game", funduk.GAMES)
def test_judging_changes_nothing_and_repeats(game: str) -> None:
    recording = finished(game)
    judge = judge_of(recording.game)
    table = recording.tables[recording.steps // 2]
    before = recording.game.dump(table)
    assert judge.shares(table) == judge.shares(table)
    assert recording.game.dump(table) == before


def test_a_game_without_values_is_played_out() -> None:
    recording = finished("basari_cards")
    judge = Played(recording.game, times=6)
    shares = judge.shares(recording.tables[-3])
    assert sum(shares) == pytest.approx(1.0)
    assert judge.shares(recording.tables[-1]) == end_shares(recording.game, recording.tables[-1])


def test_values_lean_to_the_winner_before_the_end() -> None:
    """No judge that guesses would pass: the last quiet moments of four games, winners well ahead."""
    ahead = []
    for game in ("basari_cards", "basari"):
        for seed in (5, 6):
            recording = finished(game, seed=seed)
            winner = (recording.match.winners or [0])[0]
            ahead.append(judge_of(recording.game).shares(recording.tables[-4])[winner])
    assert sum(ahead) / len(ahead) > 0.5
