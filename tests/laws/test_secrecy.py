"""Laws of secrecy: what a seat may not know makes no difference to it whatsoever."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from funduk.core.dice import FastDice
from funduk.core.game import Game
from tests.laws.tables import NAMES, Setting, every_game, every_setting, lawbook, settings_of
from tests.laws.twins import betrayed, betrayed_by_witness, pairs, varied, viewers
from tests.laws.walks import sample

LEAKS = [(name, leak) for name in NAMES for leak in lawbook(name).leaks]


@every_setting
def test_an_imagined_table_looks_like_the_view(setting: Setting) -> None:
    game = setting.rules()
    dice = FastDice(11)
    for step in sample(setting, 30):
        for viewer in viewers(setting):
            view = game.view(step.table, viewer)
            imagined = game.imagine(view, dice)
            assert game.view(imagined, viewer) == view
            assert game.impossibility(imagined) is None
            assert game.asks(imagined) == step.asks


@every_setting
def test_secrets_make_no_difference_to_who_may_not_know_them(setting: Setting) -> None:
    game = setting.rules()
    for pair in pairs(setting, 30):
        assert betrayed(game, pair) == [], f"viewer {pair.viewer}: {varied(game, pair)}"


@every_setting
def test_nobody_is_told_more_than_they_may_see(setting: Setting) -> None:
    game = setting.rules()
    dice = FastDice(12)
    for step in sample(setting, 40):
        for viewer in viewers(setting):
            assert betrayed_by_witness(game, game, step, dice, viewer) in ([], None), step.ask


@every_game
def test_every_hidden_place_was_varied_and_nothing_else(name: str) -> None:
    """Without really different pairs the laws above would prove nothing."""
    game = settings_of(name)[0].rules()
    hidden = lawbook(name).hidden
    different = 0
    met: set[str] = set()
    for seed, setting in product(range(2, 8), settings_of(name)):
        if met >= hidden and different > 200:
            break
        for pair in pairs(setting, 40, seed):
            different += 1
            met |= varied(game, pair)
    assert met == hidden
    assert different > 200


def complaints(leaky: Game, setting: Setting, seed: int) -> Iterator[str]:
    for pair in pairs(setting, 60, seed):
        yield from betrayed(leaky, pair)
    dice = FastDice(seed)
    for step in sample(setting, 60, seed):
        for viewer in viewers(setting):
            yield from betrayed_by_witness(leaky, setting.rules(), step, dice, viewer) or []


@pytest.mark.parametrize(
    ("name", "leak"), LEAKS, ids=[f"{name}-{leak.__name__}" for name, leak in LEAKS]
)
def test_a_planted_leak_is_caught(name: str, leak: type[Game]) -> None:
    leaky = leak(None)  # type: ignore[arg-type, call-arg]
    found = next(
        (
            complaint
            for setting in settings_of(name)
            for seed in (1, 2)
            for complaint in complaints(leaky, setting, seed)
        ),
        None,
    )
    assert found is not None


@every_game
def test_at_least_three_leaks_are_planted(name: str) -> None:
    assert len(lawbook(name).leaks) >= 3
