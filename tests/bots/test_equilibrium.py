"""Regret matching finds what is known: matching pennies, a dominant action, a crowding game."""

from itertools import product

import pytest

from funduk.bots.solvers.equilibrium import action_values, mixed_strategies


def test_matching_pennies_is_even() -> None:
    wins = [1.0, 0.0, 0.0, 1.0]
    first, second = mixed_strategies([wins, [1.0 - value for value in wins]], 2, 400)
    assert first == pytest.approx([0.5, 0.5], abs=0.05)
    assert second == pytest.approx([0.5, 0.5], abs=0.05)


def test_a_dominant_action_is_all_that_is_left() -> None:
    values = [float(profile[0] == 2) for profile in product(range(3), repeat=3)]
    mixes = mixed_strategies([values, [0.0] * 27, [0.0] * 27], 3)
    assert mixes[0] == pytest.approx([0.0, 0.0, 1.0])


def test_action_values_are_plain_expectations() -> None:
    values = [float(k) for k in range(27)]
    mixes = [[0.2, 0.3, 0.5], [0.1, 0.6, 0.3], [0.4, 0.4, 0.2]]
    for player in range(3):
        expected = [0.0, 0.0, 0.0]
        for k, profile in enumerate(product(range(3), repeat=3)):
            chance = 1.0
            for other in range(3):
                if other != player:
                    chance *= mixes[other][profile[other]]
            expected[profile[player]] += chance * values[k]
        assert action_values(values, mixes, player, 3) == pytest.approx(expected)


def test_nobody_gains_by_leaving_the_mixture() -> None:
    """A small crowding game: an action is worth more the fewer choose it."""
    worth = [3.0, 2.0, 1.0]
    values = []
    for player in range(3):
        values.append(
            [
                worth[profile[player]] / profile.count(profile[player])
                for profile in product(range(3), repeat=3)
            ]
        )
    mixes = mixed_strategies(values, 3, 2000)
    for player in range(3):
        gains = action_values(values[player], mixes, player, 3)
        now = sum(gain * share for gain, share in zip(gains, mixes[player], strict=True))
        assert max(gains) - now < 0.05
