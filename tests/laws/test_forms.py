"""Laws about copies, positions, and the text and JSON forms of everything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from funduk.core.action import Hidden
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.record import Added, shape_of
from tests.laws.tables import Setting, every_setting
from tests.laws.walks import sample, walk, written


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@every_setting
def test_a_copy_is_independent(setting: Setting) -> None:
    game = setting.rules()
    for step in sample(setting, 30):
        before = written(game, step.table)
        first, second = step.table.copy(), step.table.copy()
        assert written(game, first) == before
        assert game.apply(first, step.action) == step.events
        assert written(game, step.table) == before
        assert written(game, second) == before
        game.apply(second, step.action)
        assert written(game, second) == written(game, first)
        assert game.dump(first.copy()) == game.dump(first)


@every_setting
def test_a_whole_game_on_a_copy_leaves_the_table_as_it_was(setting: Setting) -> None:
    game = setting.rules()
    step = walk(setting).steps[len(walk(setting).steps) // 2]
    before = written(game, step.table)
    twin = step.table.copy()
    dice = FastDice(3)
    while asks := game.asks(twin):
        game.apply(twin, game.draw(twin, asks[0], dice))
    assert written(game, step.table) == before


@every_setting
def test_positions_survive_dump_and_load(setting: Setting) -> None:
    game = setting.rules()
    steps, end = walk(setting)
    for step in sample(setting, 60):
        loaded = game.load(through_json(game.dump(step.table)))
        assert written(game, loaded) == written(game, step.table)
        assert game.asks(loaded) == step.asks
        assert game.apply(loaded, step.action) == step.events
    assert written(game, game.load(through_json(game.dump(end)))) == written(game, end)
    assert steps


@every_setting
def test_broken_positions_are_refused_with_one_line(setting: Setting) -> None:
    game = setting.rules()
    table = sample(setting, 12)[-1].table
    good = game.dump(table)
    later = [name for name, form in shape_of(type(table)) if isinstance(form, Added)]
    for name in good:
        less = {key: good[key] for key in good if key != name}
        for wrong in ({**good, name: {"no": "such"}}, *([] if name in later else [less])):
            with pytest.raises(FundukError) as refused:
                game.load(wrong)
            assert "\n" not in str(refused.value)
    nonsense: Any
    for nonsense in (None, [], "position", {**good, "surplus": 1}):
        with pytest.raises(FundukError):
            game.load(nonsense)


@every_setting
def test_actions_and_events_survive_text_and_json(setting: Setting) -> None:
    game = setting.rules()
    for step in walk(setting).steps:
        text = step.action.to_text()
        assert "\n" not in text
        assert game.parse(text) == step.action
        assert game.action_from_json(through_json(step.action.to_json())) == step.action
        for event in step.events:
            assert game.event_from_json(through_json(event.to_json())) == event


@every_setting
def test_what_seats_witness_survives_json(setting: Setting) -> None:
    game = setting.rules()
    for step in sample(setting, 40):
        for seat in (None, *range(setting.seats)):
            told = game.witness(step.action, seat)
            if told is not None:
                assert game.action_from_json(through_json(told.to_json())) == told
            if isinstance(told, Hidden):
                assert game.parse(told.to_text()) == told
            for event in step.events:
                heard = game.witness(event, seat)
                if heard is not None:
                    assert game.event_from_json(through_json(heard.to_json())) == heard


@every_setting
def test_views_survive_json(setting: Setting) -> None:
    game = setting.rules()
    for step in sample(setting, 24):
        for seat in (None, *range(setting.seats)):
            view = game.view(step.table, seat)
            read = game.view_from_json(through_json(view.to_json()))
            assert read == view
            assert read.to_json() == view.to_json()
            assert view.seat == seat
