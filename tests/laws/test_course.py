"""Laws about the course of a whole game."""

from __future__ import annotations

import random
from itertools import pairwise, product

from funduk import catalogue
from funduk.core.action import ALONE, OPEN, SEALED, Action, ask_for
from funduk.core.record import CHANCE
from tests.laws.tables import Setting, every_game, every_setting, has_lawbook, lawbook, settings_of
from tests.laws.walks import Step, fresh_walk, sample, walk, written

MANY = 40
"""Random games of each setting after which every question and every verb must have come up."""


def test_every_registered_game_has_a_lawbook() -> None:
    without = [name for name in catalogue.GAMES if not has_lawbook(name)]
    assert not without, (
        f"docs/adding-a-game.md says what goes into tests/games/<game>/lawbook.py: {without}"
    )


@every_setting
def test_every_game_ends_and_only_then_has_scores(setting: Setting) -> None:
    game = setting.rules()
    steps, end = walk(setting)
    for step in steps:
        assert game.scores(step.table) is None
        assert game.winners(step.table) is None
    assert game.asks(end) == []
    scores, winners = game.scores(end), game.winners(end)
    assert scores is not None
    assert winners
    assert len(scores) == setting.seats
    assert sorted(set(winners)) == winners
    assert set(winners) <= set(range(setting.seats))


@every_setting
def test_goods_are_conserved_at_every_step(setting: Setting) -> None:
    conserved = lawbook(setting.game).conserved
    steps, end = walk(setting)
    at_first = conserved(setting.table())
    for step in steps:
        assert conserved(step.table) == at_first, step.action
    assert conserved(end) == at_first


@every_setting
def test_asks_are_well_formed(setting: Setting) -> None:
    game = setting.rules()
    for step in walk(setting).steps:
        asks = step.asks
        assert all(ask.question in game.questions for ask in asks)
        assert all(ask.mode in (ALONE, SEALED, OPEN) for ask in asks)
        assert len({ask.seat for ask in asks}) == len(asks), "a seat is asked one thing at a time"
        assert len({ask.mode for ask in asks}) == 1
        if len(asks) > 1:
            assert asks[0].mode in (SEALED, OPEN)
        for ask in asks:
            assert ask.seat == CHANCE or 0 <= ask.seat < setting.seats
            assert len(asks) == 1 or ask.seat != CHANCE
            assert ask.id == (ask.seat, ask.nth)
        assert game.asks(step.table) == asks, "asking changes nothing"


@every_setting
def test_ask_ids_stay_while_others_act_and_never_come_twice(setting: Setting) -> None:
    steps = walk(setting).steps
    answered: set[tuple[int, int]] = set()
    for step, after in pairwise(steps):
        actor = step.ask.seat
        if actor != CHANCE:
            assert step.ask.id not in answered
            answered.add(step.ask.id)
        for ask in step.asks:
            later = ask_for(after.asks, ask.seat)
            if ask.seat != actor and later is not None and later.question == ask.question:
                assert later.id == ask.id, f"{ask} became {later} when seat {actor} acted"


@every_setting
def test_records_are_declared(setting: Setting) -> None:
    game = setting.rules()
    for step in walk(setting).steps:
        assert type(step.action) in game.actions
        assert {type(event) for event in step.events} <= set(game.events)


@every_setting
def test_replaying_the_texts_of_a_game_gives_the_same_tables_and_events(setting: Setting) -> None:
    game = setting.rules()
    steps, end = walk(setting)
    table = setting.table()
    for place, step in enumerate(steps):
        if place % 10 == 0:
            assert written(game, table) == written(game, step.table)
        assert game.apply(table, game.parse(step.action.to_text())) == step.events
    assert written(game, table) == written(game, end)


@every_setting
def test_sealed_answers_commute(setting: Setting) -> None:
    game = setting.rules()
    sealed = [
        step for step in walk(setting).steps if step.ask.mode == SEALED and len(step.asks) > 1
    ]
    chosen = random.Random(str(setting))
    for step in chosen.sample(sealed, min(len(sealed), 8)):
        answers = answers_to_all(setting, step, chosen)
        ends = []
        for _ in range(3):
            table = step.table.copy()
            for place in chosen.sample(range(len(answers)), len(answers)):
                game.apply(table, answers[place])
            ends.append(written(game, table))
        assert len(set(ends)) == 1, answers


def answers_to_all(setting: Setting, step: Step, chosen: random.Random) -> list[Action]:
    listed = [setting.rules().moves(step.table, ask) for ask in step.asks]
    return [moves[chosen.randrange(min(len(moves), 2**31))] for moves in listed]


@every_game
def test_random_games_meet_every_question_and_every_verb(name: str) -> None:
    game = settings_of(name)[0].rules()
    questions = set(game.questions)
    verbs = {kind.VERB for kind in game.actions} - lawbook(name).rare
    for seed, setting in product(range(1, MANY), settings_of(name)):
        if not questions and not verbs:
            break
        for step in fresh_walk(setting, seed).steps:
            questions.discard(step.ask.question)
            verbs.discard(step.action.verb())
    assert not questions
    assert not verbs


@every_game
def test_the_sample_of_a_walk_meets_every_question_of_it(name: str) -> None:
    setting = settings_of(name)[-1]
    wanted = {step.ask.question for step in walk(setting).steps}
    assert {step.ask.question for step in sample(setting, 60)} == wanted
