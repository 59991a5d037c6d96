"""Words and whole answers a second through every door, beside OpenSpiel's own vector environment.

    python bench/doors.py --seconds 2

One process, processor time. OpenSpiel plays its negotiation game in its synchronous vector environment in the
same run; both sides choose at random among what is legal.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import numpy as np

import funduk
from funduk.doors import gymnasium, openspiel, pettingzoo, vector
from funduk.doors.desk import NOBODY

GAME, SEATS = "basari_cards", 4


def timed(seconds: float, step: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Words and whole answers a second of processor time."""
    for _ in range(3):
        step()
    words = answers = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        more, whole = step()
        words += more
        answers += whole
    return words / spent, answers / spent


def vectors(tables: int) -> Callable[[], tuple[int, int]]:
    many = vector.tables(GAME, tables, SEATS)

    def step() -> tuple[int, int]:
        before = many.actions_played
        many.step(many.draw())
        return tables, many.actions_played - before

    return step


def one_game(play: Callable[[random.Random], tuple[int, int]]) -> Callable[[], tuple[int, int]]:
    chosen = random.Random(1)
    return lambda: play(chosen)


def turn_by_turn(chosen: random.Random) -> tuple[int, int]:
    env, words = pettingzoo.env(GAME, SEATS, seed=chosen.randrange(10**6)), 0
    env.reset()
    while env.desk.asked != NOBODY:
        seen = env.observe(env.agent_selection)
        env.step(int(chosen.choice(np.flatnonzero(seen["action_mask"]).tolist())))
        words += 1
    return words, int(env.desk.moves)


def against_bots(chosen: random.Random) -> tuple[int, int]:
    env = gymnasium.env(GAME, SEATS, bots="wanderer", seed=chosen.randrange(10**6))
    (seen, _), over, words = env.reset(), False, 0
    while not over:
        word = int(chosen.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        seen, _, over, _, _ = env.step(word)
        words += 1
    return words, int(env.desk.moves)


def spiel_state(chosen: random.Random) -> tuple[int, int]:
    import pyspiel

    state, words = pyspiel.load_game(f"funduk_{GAME}(seats={SEATS})").new_initial_state(), 0
    assert isinstance(state, openspiel.FundukState)
    while not state.is_terminal():
        legal = [word for word, _ in state.chance_outcomes()] if state.is_chance_node() else None
        if legal is None:
            state.observation_tensor()
            legal = state.legal_actions()
        state.apply_action(chosen.choice(legal))
        words += 1
    return words, int(state.desk.moves)


def their_vectors(environments: int) -> Callable[[], tuple[int, int]]:
    """OpenSpiel's synchronous vector environment on its own negotiation game."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([rl_environment.Environment("negotiation") for _ in range(environments)])
    chosen = random.Random(1)
    steps = envs.reset()

    def step() -> tuple[int, int]:
        nonlocal steps
        answers = []
        for one in steps:
            player = one.observations["current_player"]
            legal = one.observations["legal_actions"][player if player >= 0 else 0]
            answers.append(StepOutput(action=chosen.choice(legal) if legal else 0, probs=[]))
        steps, _, _, _ = envs.step(answers, reset_if_done=True)
        return environments, environments

    return step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    print(f"{GAME}, {SEATS} seats, engines {'compiled' if funduk.compiled else 'not compiled'}\n")
    print("| door | words a second | whole answers a second |\n|---|---:|---:|")
    doors = {
        "vectors, 256 tables": vectors(256),
        "vectors, 1024 tables": vectors(1024),
        "PettingZoo, turn by turn": one_game(turn_by_turn),
        "Gymnasium against wanderers": one_game(against_bots),
        "OpenSpiel, our game": one_game(spiel_state),
        "OpenSpiel's vectors, its negotiation": their_vectors(32),
    }
    answers = {}
    for name, step in doors.items():
        words, answers[name] = timed(seconds, step)
        print(f"| {name} | {words:,.0f} | {answers[name]:,.0f} |", flush=True)
    ours, theirs = answers["vectors, 256 tables"], answers["OpenSpiel's vectors, its negotiation"]
    print(f"\nour vectors give {ours / theirs:.1f} times the answers of OpenSpiel's")


if __name__ == "__main__":
    main()
