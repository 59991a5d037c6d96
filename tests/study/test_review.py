"""Reviews: the same twice, found bit by bit, and blind to what a seat could not know."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

import funduk
from funduk.core.dice import FastDice
from funduk.core.recording import Recording
from funduk.study import NotOver, findings, review, reviewing
from funduk.study.decisions import DecisionFinding, by_playing, by_values
from funduk.study.judge import Played, judge_of
from funduk.study.prices import Adviser, Moment, price
from funduk.study.reviewing import has_choice, moment_before
from tests.study.matches import finished


@pytest.mark.parametrize("game", funduk.GAMES)
def test_every_game_has_three_accounts(game: str) -> None:
    recording = finished(game)
    made = review(recording.match, effort="quick")
    steps = [one.step for one in made.decisions]
    assert steps == [
        step
        for step in range(1, recording.steps + 1)
        if recording.done(step).seat >= 0 and has_choice(recording, step)
    ]
    assert all(one.loss >= 0.0 and one.interval[0] >= 0.0 for one in made.decisions)
    assert made.points[0].step == 0 and made.points[-1].step == recording.steps
    assert made.luck and sum(made.adjusted) == pytest.approx(1.0, abs=1e-6)
    struck = [
        step
        for step in range(1, recording.steps + 1)
        for event in recording.entries[step - 1].events
        if event.name() in judge_of(recording.game).DEALS
    ]
    assert sorted({deal.step for deal in made.deals}) == sorted(set(struck))
    json.dumps(made.to_json())


def test_the_same_seed_gives_the_same_review(monkeypatch: pytest.MonkeyPatch) -> None:
    recording = finished("basari_cards")
    monkeypatch.setitem(reviewing.EFFORTS, "normal", reviewing.Effort(2, 3, 4))
    told = [json.dumps(review(recording.match, 1, seed=4).to_json()) for _ in range(2)]
    assert told[0] == told[1]
    assert '"played"' in told[0], "something was played on"


def test_what_is_found_comes_at_once_and_can_be_left() -> None:
    recording = finished("basari_cards")
    found = list(islice(findings(recording), 5))
    assert found[0].to_json()["kind"] == "point"
    assert len(found) == 5


def test_only_the_seat_that_was_asked_for() -> None:
    made = review(finished("basari_cards").match, seat=2, effort="quick")
    assert {one.seat for one in made.decisions} == {2}


def test_a_running_game_is_not_reviewed() -> None:
    match = funduk.Match(funduk.game("basari_cards"), seats=3, seed=1)
    with pytest.raises(NotOver, match="finished"):
        review(match)


def test_a_planted_blunder_is_found() -> None:
    """Somebody who plays at random errs, and is told so."""
    recording = finished("basari_cards")
    made = review(recording.match, seat=1, effort="normal")
    assert made.worst and made.worst[0].source == "played"
    assert made.loss[1] > 0.1


def test_any_game_is_reviewed_by_playing_it_out() -> None:
    """A judge who knows nothing of a game, as for one that was installed yesterday."""
    recording = finished("basari_cards")
    judge = Played(recording.game, times=2)
    step = next(
        step
        for step in range(recording.steps - 12, recording.steps)
        if recording.done(step).seat >= 0 and has_choice(recording, step)
    )
    moment = moment_before(recording, step)
    assert moment is not None
    found, adviser = by_values(moment, step, recording.done(step))
    told = by_playing(found, adviser, moment, judge, recording.done(step), 2, 0)
    assert told.source == "played" or told.loss == 0.0


@pytest.mark.parametrize("game", funduk.GAMES)
def test_any_legal_action_has_a_price(game: str) -> None:
    recording = finished(game)
    step = max(
        step
        for step in range(1, recording.steps + 1)
        if recording.done(step).seat >= 0 and has_choice(recording, step)
    )
    moment = moment_before(recording, step)
    assert moment is not None
    moves = recording.game.moves(recording.tables[step - 1], moment.ask)
    unlisted = moves[len(moves) - 1]
    share, half = price(moment, judge_of(recording.game), unlisted, lines=3)
    assert 0.0 <= share <= 1.0 and half >= 0.0


# what a seat could not know


def judged(game: funduk.Game, table: funduk.Table, recording: Recording, step: int) -> Any:
    """The account of one decision at a table that looks alike to its seat."""
    told = moment_before(recording, step)
    assert told is not None
    seat = told.ask.seat
    moment = Moment(game, game.view(table, seat), told.memory, told.ask)
    found, adviser = by_values(moment, step, recording.done(step))
    return by_playing(found, adviser, moment, judge_of(game), recording.done(step), 3, 1).to_json()


def alike(recording: Recording, number: int) -> list[tuple[int, funduk.Table, funduk.Table]]:
    """Moments with secrets: the real table, and another that looks the same to the seat that is asked."""
    game = recording.game
    found = []
    for step in range(recording.steps, 0, -1):
        ask = recording.answered(step)
        table = recording.tables[step - 1]
        if ask is None or ask.seat < 0 or ask.mode != "alone" or not has_choice(recording, step):
            continue
        for seed in range(4):
            other = game.imagine(game.view(table, ask.seat), FastDice(seed))
            if game.dump(other) != game.dump(table):
                found.append((step, table, other))
                break
        if len(found) == number:
            break
    return found


def test_decisions_do_not_depend_on_what_a_seat_could_not_know() -> None:
    recording = finished("sandsturm")
    moments = alike(recording, 4)
    assert moments, "there are secrets"
    for step, table, other in moments:
        game = recording.game
        assert judged(game, table, recording, step) == judged(game, other, recording, step)


def test_a_review_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: lines begin at the real table instead of an imagined one."""
    recording = finished("sandsturm")
    game = recording.game
    moments = alike(recording, 6)
    judge = type(judge_of(game))
    caught = 0
    for step, table, other in moments:
        told = []
        for real in (table, other):
            monkeypatch.setattr(judge, "imagine", lambda self, view, bot, dice, t=real: t)
            told.append(judged(game, real, recording, step))
        caught += told[0] != told[1]
    assert caught


def test_sealed_choices_are_held_against_mixtures() -> None:
    """Whoever chooses last in the log knows no more than whoever chose first."""
    recording = finished("basari_cards")
    sealed = [
        step
        for step in range(1, recording.steps + 1)
        if (ask := recording.answered(step)) is not None and ask.mode == "sealed"
    ]
    last = sealed[2]
    moment = moment_before(recording, last)
    assert moment is not None
    seen = [player["has_chosen"] for player in moment.view.to_json()["players"]]
    assert not any(seen)
    assert isinstance(by_values(moment, last, recording.done(last))[0], DecisionFinding)
    assert Adviser(moment).options
