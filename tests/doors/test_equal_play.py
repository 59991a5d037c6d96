"""The same games through every door and through the contract alone, move for move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from funduk import catalogue
from funduk.core.dice import FastDice
from funduk.core.record import CHANCE
from funduk.doors import loop, openspiel, pettingzoo, vector
from funduk.doors.desk import NOBODY, Desk
from funduk.doors.gymnasium import env as one_seat
from funduk.doors.rules import rules
from funduk.doors.seating import seat_bots
from tests.doors import native

EVERY = pytest.mark.parametrize(("name", "options"), native.GAMES, ids=native.IDS)
GAMES = [pytest.param(3), pytest.param(200, marks=pytest.mark.deep)]
"""200 of each of the four games and of both trades: a thousand through every door."""


def next_word(desk: Desk, actions: list[Any]) -> int:
    """The word that leads on to what was played natively."""
    assert desk.speller is not None
    return desk.speller.next_word(actions[int(desk.moves)])


@pytest.mark.parametrize("games", GAMES)
@EVERY
def test_pettingzoo_turn_by_turn(name: str, options: dict[str, Any], games: int) -> None:
    game = catalogue.game(name)
    for nth in range(games):
        seats = game.seats[nth % len(game.seats)]
        env = pettingzoo.env(name, seats=seats, options=options, seed=nth)
        env.reset()
        actions = native.play(game, seats, options, nth * 1_000_003, nth + 7)
        while env.desk.asked != NOBODY:
            word = next_word(env.desk, actions)
            assert env.observe(env.agent_selection)["action_mask"][word] == 1
            env.step(word)
        assert native.texts(env.desk.log) == native.texts(actions)
        winners = env.desk.game.winners(env.desk.table)
        assert winners is not None and all(env.terminations.values())
        assert max(env.rewards.values()) == pytest.approx(1 / len(winners) - 1 / seats)


@pytest.mark.parametrize("games", GAMES)
@EVERY
def test_pettingzoo_all_at_once(name: str, options: dict[str, Any], games: int) -> None:
    """Sealed answers are spelt at the same time; the table takes them in its own order."""
    game = catalogue.game(name)
    for nth in range(games):
        seats = game.seats[nth % len(game.seats)]
        env = pettingzoo.parallel_env(name, seats=seats, options=options, seed=nth)
        seen, _ = env.reset()
        actions = native.play(game, seats, options, nth * 1_000_003, nth + 7)
        while env.agents:
            words = {}
            for agent in env.agents:
                seat = pettingzoo.seat_of(agent)
                speller = env.spellers.get(seat)
                words[agent] = env.wait
                if speller is not None and speller.action is None:
                    rest = actions[int(env.desk.moves) :]
                    words[agent] = speller.next_word(next(a for a in rest if a.seat == seat))
                assert seen[agent]["action_mask"][words[agent]] == 1
            seen, *_ = env.step(words)
        assert native.texts(env.desk.log) == native.texts(actions)


@pytest.mark.parametrize("games", GAMES)
@EVERY
def test_gymnasium_against_bots(name: str, options: dict[str, Any], games: int) -> None:
    """A wanderer in every seat: the environment's own bots, and one that spells what it would do."""
    game = catalogue.game(name)
    for nth in range(games):
        seats = game.seats[nth % len(game.seats)]
        seat = nth % seats
        env = one_seat(name, seats=seats, seat=seat, bots="wanderer", options=options, seed=nth)
        env.reset()
        names = dict.fromkeys(range(seats), "wanderer")
        dice = FastDice(nth * 1_000_003)
        whole = Desk(rules(name), game.setup(seats, options), dice, seat_bots(game, names, dice))
        whole.log = []
        whole.begin()
        while env.desk.asked != NOBODY:
            _, reward, over, _, _ = env.step(next_word(env.desk, whole.log))
        assert over and reward == whole.shares()[seat] - 1 / seats
        assert native.texts(env.desk.log) == native.texts(whole.log)


@pytest.mark.parametrize("games", GAMES)
@EVERY
def test_openspiel(name: str, options: dict[str, Any], games: int) -> None:
    import pyspiel

    game = catalogue.game(name)
    for nth in range(games):
        seats = game.seats[nth % len(game.seats)]
        given = ",".join([f"seats={seats}", *[f"{key}={value}" for key, value in options.items()]])
        state = pyspiel.load_game(f"funduk_{name}({given})").new_initial_state()
        assert isinstance(state, openspiel.FundukState)
        state.desk.log = []
        actions = native.play(game, seats, options, nth, nth + 7)
        missed = len(native.texts(actions)) - len(actions)
        while not state.is_terminal():
            word = next_word(state.desk, actions)
            if state.is_chance_node():
                assert word in dict(state.chance_outcomes())
            else:
                assert word in state.legal_actions()
            state.apply_action(word)
        assert missed == 0 and int(state.desk.moves) == len(actions)
        shares = game.winners(state.desk.table)
        assert shares is not None and max(state.returns()) == 1 / len(shares) - 1 / seats


@pytest.mark.parametrize("games", GAMES)
@EVERY
def test_vectors_play_as_one_table_at_a_time(
    name: str, options: dict[str, Any], games: int
) -> None:
    known = rules(name)
    seats = known.game.seats[0]
    many = vector.tables(name, games, seats, options, seed=5)
    alone = []
    for table in range(games):
        desk = Desk(known, many.start, FastDice(loop.seed_of(5, table, 0)), [])
        desk.begin()
        alone.append(desk)
    chosen = FastDice(9)
    finished: set[int] = set()
    now = many.observed()
    while len(finished) < games:
        words = []
        for table, desk in enumerate(alone):
            legal = np.flatnonzero(now.mask[table])
            words.append(int(legal[chosen.below(len(legal))]))
            if table not in finished:
                assert now.seat[table] == desk.asked
                assert legal.tolist() == desk.words()
                row = np.frombuffer(desk.row(desk.asked), np.uint8) * many.scale
                assert np.array_equal(now.observation[table], row)
                desk.say(words[-1])
        now, done, rewards, _ = many.step(np.array(words))
        for table, reward in zip(done.tolist(), rewards, strict=True):
            if table not in finished:
                shares = np.array(alone[table].shares(), np.float32)
                assert alone[table].asked == NOBODY
                assert np.allclose(reward, shares - 1 / seats)
                finished.add(table)


def test_chance_is_never_asked_in_the_other_doors() -> None:
    for name, options in native.GAMES:
        many = vector.tables(name, 8, None, options)
        for _ in range(50):
            now = many.step(many.draw()).now
            assert CHANCE not in now.seat.tolist()
