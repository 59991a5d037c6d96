"""The other side's own tests, for all games and both trades; every number of seats under `deep`."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pettingzoo as zoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from funduk import catalogue
from funduk.doors import gymnasium, openspiel, pettingzoo, seating, vector
from tests.doors import native

EVERY = pytest.mark.parametrize(("name", "options"), native.GAMES, ids=native.IDS)
DEEP = pytest.mark.deep
SIZES = pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        pytest.param(name, options, seats, marks=() if seats == 4 else DEEP)
        for name, options, seats in native.EVERY_SIZE
    ],
)
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
assert openspiel.LONGEST > 0  # importing it registers the games


@SIZES
def test_pettingzoo_api(name: str, options: dict[str, Any], seats: int) -> None:
    api_test(pettingzoo.env(name, seats, options), num_cycles=300)
    parallel_api_test(pettingzoo.parallel_env(name, seats, options), num_cycles=200)


@SIZES
def test_pettingzoo_seeds(name: str, options: dict[str, Any], seats: int) -> None:
    seed_test(lambda: pettingzoo.env(name, seats, options), num_cycles=50)
    parallel_seed_test(lambda: pettingzoo.parallel_env(name, seats, options), num_cycles=50)


@EVERY
def test_pettingzoo_render(name: str, options: dict[str, Any], capsys: Any) -> None:
    def make(render_mode: str) -> Any:
        return pettingzoo.env(name, options=options, render_mode=render_mode)

    render_test(make)


@SIZES
def test_gymnasium_check_env(name: str, options: dict[str, Any], seats: int) -> None:
    made = gym.make(f"funduk/{name}-v1", seats=seats, options=options, bots="wanderer")
    check_env(made.unwrapped)


@SIZES
def test_openspiel_random_simulation(name: str, options: dict[str, Any], seats: int) -> None:
    given = ",".join([f"seats={seats}", *[f"{key}={value}" for key, value in options.items()]])
    game = pyspiel.load_game(f"funduk_{name}({given})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", list(catalogue.OWN))
def test_games_are_registered(name: str) -> None:
    assert f"funduk_{name}" in pyspiel.registered_names()
    made = zoo.make("aec", f"funduk/{name}-v1")
    made.reset(seed=1)
    assert made.agents
    assert gym.spec(f"funduk/{name}-v1").kwargs == {"game": name}


@pytest.mark.parametrize("name", list(catalogue.OWN))
def test_openspiel_states_survive_text(name: str) -> None:
    """A state is its history of words; information states tell who witnessed what."""
    game = pyspiel.load_game(f"funduk_{name}")
    state = game.new_initial_state()
    chosen = np.random.default_rng(3)
    while not state.is_terminal() and len(state.history()) < 60:
        if state.is_chance_node():
            words, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
        else:
            words = state.legal_actions()
            assert state.information_state_tensor() == state.observation_tensor()
        state.apply_action(int(chosen.choice(words)))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    for seat in range(game.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.observation_string(seat) == state.observation_string(seat)


def test_a_word_that_cannot_be_said_gets_the_default_and_a_note() -> None:
    env = gymnasium.env(next(iter(catalogue.OWN)), seats=3, seed=1)
    seen, _ = env.reset()
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    moves = env.desk.moves
    _, _, _, _, info = env.step(wrong)
    assert info["refused"] == wrong and env.desk.refused == 1 and env.desk.moves > moves


def test_seats_for_bots_are_checked() -> None:
    name = next(iter(catalogue.OWN))
    with pytest.raises(seating.BadSeats, match="no seat 9"):
        pettingzoo.env(name, seats=3, bots={9: "wanderer"})
    with pytest.raises(seating.BadSeats, match="at least one"):
        pettingzoo.env(name, seats=3, bots="wanderer")
    with pytest.raises(seating.BadSeats, match="2 bots for 3 seats"):
        vector.tables(name, 2, 3, bots="wanderer,peddler")


def test_bots_can_have_seats_in_every_door() -> None:
    name = next(iter(catalogue.OWN))
    env = pettingzoo.env(name, seats=3, bots={0: "peddler", 2: "wanderer"}, seed=3)
    env.reset()
    assert env.agents == ["seat_1"]
    many = vector.tables(name, 4, 3, bots={0: "peddler", 2: "wanderer"}, seed=3)
    for _ in range(30):
        assert set(many.step(many.draw()).now.seat.tolist()) == {1}


def test_doors_warn_of_nothing() -> None:
    """Nothing of ours makes the other side's checkers warn, beyond what masks in observations do."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        parallel_api_test(pettingzoo.parallel_env(next(iter(catalogue.OWN))), num_cycles=400)
    assert [str(one.message) for one in found if "funduk" in str(one.filename)] == []
