"""Hypothesis looks for a course of play, fair and foul, that breaks a law, and makes it short."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from funduk.core.action import Refused
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.core.record import CHANCE
from tests.laws.hostile import mutants
from tests.laws.tables import NAMES, Setting, lawbook, settings_of
from tests.laws.walks import written

SHORT = settings(
    max_examples=6,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


class Course(RuleBasedStateMachine):
    """One table at which anything may be tried; the setting is set by a subclass per game."""

    setting: Setting

    def __init__(self) -> None:
        super().__init__()
        self.game: Game = self.setting.rules()
        self.table: Table = self.setting.table()
        self.conserved = lawbook(self.setting.game).conserved
        self.at_first = self.conserved(self.table)
        self.told: list[str] = []

    def over(self) -> bool:
        return not self.game.asks(self.table)

    @precondition(lambda self: not self.over())
    @rule(who=st.integers(0, 10), which=st.integers(0, 2**40))
    def answer(self, who: int, which: int) -> None:
        """Somebody who is asked gives one of the listed answers."""
        asks = self.game.asks(self.table)
        ask = asks[who % len(asks)]
        answers = self.game.moves(self.table, ask)
        action = answers[which % len(answers)]
        self.game.apply(self.table, action)
        self.told.append(action.to_text())

    @precondition(lambda self: not self.over())
    @rule(steps=st.integers(5, 30), seed=st.integers(0, 999))
    def play_on(self, steps: int, seed: int) -> None:
        """Several drawn answers, to get further into a game."""
        dice = FastDice(seed)
        for _ in range(steps):
            asks = self.game.asks(self.table)
            if not asks:
                return
            action = self.game.draw(self.table, asks[dice.below(len(asks))], dice)
            self.game.apply(self.table, action)
            self.told.append(action.to_text())

    @precondition(lambda self: not self.over())
    @rule(chosen=st.randoms(use_true_random=False))
    def try_what_is_not_allowed(self, chosen: Any) -> None:
        ask = self.game.asks(self.table)[0]
        real = self.game.draw(self.table, ask, FastDice(chosen.randrange(999)))
        before = written(self.game, self.table)
        for action in mutants(real, self.setting.seats, 6, chosen):
            if self.game.refusal(self.table, action) is not None:
                with pytest.raises(Refused):
                    self.game.apply(self.table, action)
        assert written(self.game, self.table) == before

    @rule()
    def save_and_load(self) -> None:
        before = written(self.game, self.table)
        self.table = self.game.load(self.game.dump(self.table))
        assert written(self.game, self.table) == before

    @rule(seed=st.integers(0, 999))
    def imagine(self, seed: int) -> None:
        for seat in (None, *range(self.setting.seats)):
            view = self.game.view(self.table, seat)
            assert self.game.view(self.game.imagine(view, FastDice(seed)), seat) == view

    @precondition(lambda self: not self.over())
    @rule()
    def answer_by_default(self) -> None:
        for ask in self.game.asks(self.table):
            if ask.seat != CHANCE:
                answer = self.game.default(self.game.view(self.table, ask.seat), ask)
                assert self.game.refusal(self.table, answer) is None

    @invariant()
    def everything_is_conserved(self) -> None:
        assert self.conserved(self.table) == self.at_first

    @invariant()
    def scores_come_with_the_end(self) -> None:
        assert (self.game.scores(self.table) is not None) == self.over()
        assert (self.game.winners(self.table) is not None) == self.over()

    def teardown(self) -> None:
        """What was told in texts leads to the same table again."""
        table = self.setting.table()
        for text in self.told:
            self.game.apply(table, self.game.parse(text))
        assert written(self.game, table) == written(self.game, self.table)


SETTINGS = [settings_of(name)[place] for name in NAMES for place in (0, -1)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_course_of_play_breaks_a_law(setting: Setting) -> None:
    machine = type("CourseOfOneGame", (Course,), {"setting": setting})
    run_state_machine_as_test(machine, settings=SHORT)
