"""The luck account is fair whatever the values are worth."""

import hashlib
import json
from math import sqrt

import pytest

import funduk
from funduk import bots
from funduk.core.dice import FastDice
from funduk.core.game import Table
from funduk.core.recording import Recording
from funduk.study.chance import all_ways, chances, is_chance, some_ways
from funduk.study.judge import Judge, Shares
from funduk.study.luck import account, play_and_note, terms
from tests.study.matches import finished

GAMES = 120


class Whimsical(Judge):
    """Shares that mean nothing, but the same for the same table."""

    def expected(self, table: Table) -> Shares:
        written = json.dumps(self.game.dump(table), sort_keys=True).encode()
        return [1.0 + digit for digit in hashlib.sha256(written).digest()[: table.seats()]]


def whimsical_luck(fair: bool) -> list[float]:
    """The first seat's luck in many first rounds; unfair: held against what happened itself, too."""
    game = funduk.game("basari_cards")
    judge = Whimsical(game)
    found = []
    for seed in range(GAMES):
        before = game.setup(3)
        dice = FastDice(seed)
        happened = some_ways(game, before, 1, dice)[0][1]
        ways = some_ways(game, before, 4, FastDice(seed + 10_000))
        tables = [table for _, table in ways]
        if not fair:
            tables = [table for table in tables if judge.shares(table) < judge.shares(happened)]
        expected = [judge.shares(table)[0] for table in tables] or [judge.shares(happened)[0]]
        found.append(judge.shares(happened)[0] - sum(expected) / len(expected))
    return found


def errors_from_zero(values: list[float]) -> float:
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return abs(mean) / (spread / sqrt(len(values)))


def test_even_whims_have_mean_zero() -> None:
    assert errors_from_zero(whimsical_luck(fair=True)) < 4.0


def test_a_sample_that_looks_at_what_happened_is_found_out() -> None:
    assert errors_from_zero(whimsical_luck(fair=False)) > 6.0


@pytest.mark.parametrize("game", funduk.GAMES)
def test_what_chance_may_do_adds_up_to_one(game: str) -> None:
    recording = finished(game)
    looked = 0
    for step, table in enumerate(recording.tables):
        if looked < 5 and is_chance(recording.game, table):
            ask = recording.asks[step][0]
            if len(recording.game.moves(table, ask)) > 400:
                continue
            looked += 1
            ways = chances(recording.game, table)
            assert sum(likely for _, likely in ways) == pytest.approx(1.0)
            assert recording.done(step + 1) in [action for action, _ in ways]


def test_chances_agree_with_the_games_own_draws() -> None:
    recording = finished("basari")
    step = next(
        step
        for step, table in enumerate(recording.tables)
        if is_chance(recording.game, table) and 1 < len(chances(recording.game, table)) <= 36
    )
    table, ask = recording.tables[step], recording.asks[step][0]
    dice, counted = FastDice(3), dict[str, int]()
    for _ in range(6000):
        told = recording.game.draw(table, ask, dice).to_text()
        counted[told] = counted.get(told, 0) + 1
    for action, likely in chances(recording.game, table):
        expected = 6000 * likely
        assert abs(counted.get(action.to_text(), 0) - expected) < 5 * sqrt(expected) + 1


def test_an_exact_expectation_leaves_nothing_over() -> None:
    recording = finished("basari")
    game, judge = recording.game, Whimsical(recording.game)
    table = next(one for one in recording.tables if is_chance(game, one))
    ways = all_ways(game, table, 5000)
    assert ways is not None
    assert sum(likely for likely, _ in ways) == pytest.approx(1.0)
    mean = sum(likely * judge.shares(there)[0] for likely, there in ways)
    assert sum(likely * (judge.shares(there)[0] - mean) for likely, there in ways) == pytest.approx(
        0.0, abs=1e-12
    )


def test_luck_of_all_seats_cancels_out() -> None:
    recording = finished("basari_cards")
    told = account(recording, samples=2)
    assert sum(told.luck) == pytest.approx(0.0, abs=1e-6)
    assert sum(told.adjusted) == pytest.approx(1.0, abs=1e-6)
    again = account(recording, samples=2)
    assert [term.shares for term in again.terms] == [term.shares for term in told.terms]


def test_the_dice_of_bots_are_luck_too() -> None:
    game = funduk.game("basari_cards")
    match = funduk.Match(game, seats=3, dice=FastDice(11))
    seated = [bots.bot("merchant", game, seat, match.bot_dice(seat)) for seat in range(3)]
    mixtures = play_and_note(match, seated)
    assert mixtures, "merchants draw their choices"
    kinds = {term.event for term in terms(Recording(match), samples=1, mixtures=mixtures)}
    assert kinds == {"chance", "mixture"}
    for step, mixture in mixtures.items():
        done = match.entries[match.line[step - 1]].action
        assert done in [action for action, _ in mixture]
        assert sum(chance for _, chance in mixture) == pytest.approx(1.0)
