"""Random games kept step by step, and samples of their steps."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import NamedTuple

from funduk.core.action import Action, Ask, Event
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from tests.laws.tables import Setting, lawbook, settings_of


class Step(NamedTuple):
    """A table before an action, who was asked, what was done, and what came of it."""

    table: Table
    asks: list[Ask]
    ask: Ask
    action: Action
    events: list[Event]


class Walk(NamedTuple):
    steps: list[Step]
    end: Table


def written(game: Game, table: Table) -> str:
    """A position to the byte."""
    return json.dumps(game.dump(table), sort_keys=True)


@cache
def walk(setting: Setting, seed: int = 1) -> Walk:
    """One random game, kept for the next law."""
    return fresh_walk(setting, seed)


def fresh_walk(setting: Setting, seed: int) -> Walk:
    """One random game, anybody who is asked answering first."""
    game = setting.rules()
    table = setting.table()
    dice = FastDice(seed)
    steps: list[Step] = []
    while asks := game.asks(table):
        assert len(steps) < lawbook(setting.game).longest, f"{setting}: no end in sight"
        ask = asks[dice.below(len(asks))]
        before = table.copy()
        action = game.draw(table, ask, dice)
        steps.append(Step(before, asks, ask, action, game.apply(table, action)))
    return Walk(steps, table)


def sample(setting: Setting, wanted: int, seed: int = 1) -> list[Step]:
    """Some steps of a walk, every question in turn, so that rare ones are met too.

    A game with many settings is tried in each, but at fewer tables.
    """
    chosen = random.Random(f"{setting} {seed}")
    by_question: dict[str, list[Step]] = {}
    for step in walk(setting, seed).steps:
        by_question.setdefault(step.ask.question, []).append(step)
    groups = list(by_question.values())
    wanted = max(min(wanted, 12), wanted * 8 // max(8, len(settings_of(setting.game))), len(groups))
    for group in groups:
        chosen.shuffle(group)
    picked: list[Step] = []
    while len(picked) < wanted and any(groups):
        picked += [group.pop() for group in groups if group]
    return picked[:wanted]
