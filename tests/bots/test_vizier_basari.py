"""The viziers of both Basari games: who sits where is read off the choices that everybody has seen."""

from __future__ import annotations

from math import log
from typing import cast

import numpy as np
import pytest

from bench.regret import regrets
from funduk import FastDice, Match, bots, game
from funduk.bots.basari_cards.merchant import Merchant
from funduk.bots.basari_cards.vizier import Vizier
from funduk.bots.gems.learned import LearnedTrader
from funduk.bots.gems.reading import MERCHANT, PRIOR, STRANGER, VIZIER, WHIM, Reading
from funduk.bots.gems.tipping import PARTS
from funduk.bots.gems.value_file import learned_weights
from funduk.bots.solvers.equilibrium import action_values
from funduk.bots.solvers.peers import blended, settled_mixes
from funduk.core.dice import Dice
from funduk.core.playout import play_bots
from funduk.games.basari_cards.material import A, C
from tests.bots.rebuilt import compare_with_rebuilt

GAMES = ("basari_cards", "basari")


class Steady(Dice):
    """Has no state, so that a bot that lost its memory has lost nothing else."""

    def below(self, bound: int) -> int:
        return bound // 3


def vizier_after(name: str, field: str, seed: int) -> LearnedTrader:
    """A vizier that has played a game among three of a kind."""
    playing = game(name)
    names = ["vizier", field, field, field]
    seated = [bots.bot(one, playing, seat, FastDice(seed + seat)) for seat, one in enumerate(names)]
    play_bots(playing, playing.setup(4), FastDice(seed), seated)
    return cast(LearnedTrader, seated[0])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("field", "kind"), [("merchant", MERCHANT), ("vizier", VIZIER)])
def test_the_others_are_told_apart_within_a_game(name: str, field: str, kind: int) -> None:
    read = [vizier_after(name, field, seed).reading for seed in (1, 2)]
    taken = [parts[kind] for reading in read if reading for parts in reading.parts()[1:]]
    assert len(taken) == 6
    assert sum(taken) / len(taken) > 0.8


@pytest.mark.parametrize("name", GAMES)
def test_a_vizier_rebuilt_from_its_history_decides_the_same(name: str) -> None:
    playing = game(name)
    match = Match(playing, 3, seed="rebuilt vizier")
    compared = compare_with_rebuilt(
        match,
        lambda seat: bots.bot(("vizier", "merchant", "vizier")[seat], playing, seat, Steady()),
        7,
    )
    assert compared > 5


def test_without_a_history_everybody_may_be_anything() -> None:
    """A position set up in the middle of a game: the moves heard do not begin at the beginning."""
    playing = game("basari_cards")
    match = Match(playing, 4, seed="middle")
    match.play_out(bots=["merchant"] * 4)
    heard = match.history(0)
    fresh = Match(playing, 4, seed="another")
    ask = fresh.asks[0]
    told, untold = (
        cast(LearnedTrader, bots.bot("vizier", playing, ask.seat, FastDice(4))) for _ in range(2)
    )
    told.recall(heard[len(heard) // 2 :])
    decided, plain = (bot.decide(fresh.view(ask.seat), ask) for bot in (told, untold))
    assert decided.why == plain.why
    assert told.reading_at(told.scene(fresh.table)).parts()[1] == pytest.approx(PRIOR)


def test_a_seat_is_taken_for_the_kind_whose_choices_it_makes() -> None:
    merchants, viziers = [[0.8, 0.2, 0.0]] * 2, [[0.1, 0.1, 0.8]] * 2
    reading = Reading(2)
    reading.see([0, 2], merchants, viziers)
    assert reading.logs[0][MERCHANT] == pytest.approx(log(WHIM / 3 + (1 - WHIM) * 0.8))
    assert reading.logs[1][STRANGER] == pytest.approx(log(1 / 3))
    for _ in range(3):
        reading.see([0, 2], merchants, viziers)
    first, second = reading.parts()
    assert first[MERCHANT] > first[STRANGER] > first[VIZIER]
    assert second[VIZIER] > second[STRANGER] > second[MERCHANT]
    assert sum(first) == pytest.approx(1.0)
    for _ in range(200):
        reading.see([1, 2], merchants, viziers)
    assert reading.parts()[1][VIZIER] > 0.99, "what the other seat does can only say so much"


def test_viziers_who_know_of_each_other_do_not_void_each_other() -> None:
    """The last action is best alone or for two and nothing for three: nobody is sure to take it."""
    paid = (0.05, 0.04, 0.1)
    values: list[list[float]] = [[], [], []]
    for profile in [(a, b, c) for a in range(3) for b in range(3) for c in range(3)]:
        for seat in range(3):
            sharers = profile.count(profile[seat])
            values[seat].append(0.3 + (paid[profile[seat]] / sharers if sharers < 3 else 0.0))
    merchants = [[0.3, 0.3, 0.4]] * 3
    among_viziers, among_strangers = (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
    alone = settled_mixes(values, merchants, (among_strangers,) * 3)
    among = settled_mixes(values, merchants, (among_viziers,) * 3)
    assert all(mix[2] > 0.9 for mix in alone)
    assert all(mix[2] < 0.75 for mix in among)
    expected = blended((among_viziers,) * 3, merchants, among)
    worth = action_values(values[0], expected, 0, 3)
    missed = max(worth) - sum(share * value for share, value in zip(among[0], worth, strict=True))
    assert missed < 0.005


def test_what_tipped_it_is_told_by_the_viziers_own_values() -> None:
    """With values for points alone, even gems against workers cannot have been tipped by anything else."""
    playing = game("basari_cards")
    match = Match(playing, 3, seed="tipped")
    ask = match.asks[0]
    points_alone = np.zeros_like(learned_weights("basari_cards"))
    points_alone[:, :, PARTS["points"]] = 1.0
    vizier = Vizier(playing, ask.seat, FastDice(1), points_alone)
    merchant = Merchant(playing, ask.seat, FastDice(1))
    scene = merchant.scene(match.table)
    workers, gems = scene.outcomes[ask.seat][A], scene.outcomes[ask.seat][C]
    assert merchant.tipped(scene, workers, gems) == "bonus"
    assert vizier.tipped(scene, workers, gems) == "points"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["merchant", "vizier"])
def test_choices_are_hardly_regretted(name: str, kind: str) -> None:
    """One-step regret against the others' true mixtures; bench/regret.py has the whole measure."""
    found = regrets(game(name), kind, 77)
    assert len(found) > 20
    assert np.mean(found) < 0.01
