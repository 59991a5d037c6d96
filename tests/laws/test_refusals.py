"""Laws about refused actions: nothing changes, whatever was tried."""

from __future__ import annotations

import random

import pytest

from funduk.core.action import Refused
from tests.laws.hostile import mutants
from tests.laws.tables import Setting, every_setting
from tests.laws.walks import sample, walk, written


@every_setting
def test_a_refused_action_changes_nothing(setting: Setting) -> None:
    game = setting.rules()
    chosen = random.Random(str(setting))
    steps = sample(setting, 36)
    verbs = {type(step.action): step.action for step in steps}
    refused = 0
    for step in steps:
        before = written(game, step.table)
        listed = {ask.seat: game.moves(step.table, ask) for ask in step.asks}
        tries = [
            mutant
            for action in (step.action, *verbs.values())
            for mutant in mutants(action, setting.seats, 12, chosen)
        ]
        for action in tries:
            legal = action.seat in listed and action in listed[action.seat]
            refusal = game.refusal(step.table, action)
            assert (refusal is None) == legal, (
                f"{type(action).__name__}{action.fields()}: {refusal}"
            )
            if refusal is None:
                continue
            refused += 1
            assert refusal.code
            assert refusal.clause
            with pytest.raises(Refused) as answer:
                game.apply(step.table, action)
            assert answer.value.refusal == refusal
            assert "\n" not in str(answer.value)
        assert written(game, step.table) == before, tries
    assert refused > 100


@every_setting
def test_after_the_end_everything_is_refused(setting: Setting) -> None:
    game = setting.rules()
    steps, end = walk(setting)
    before = written(game, end)
    for action in {type(step.action): step.action for step in steps}.values():
        refusal = game.refusal(end, action)
        assert refusal is not None
        with pytest.raises(Refused):
            game.apply(end, action)
    assert written(game, end) == before
