"""Laws about what is legal: the judge, the list, the draw and the default agree."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from funduk.core.action import Action
from funduk.core.dice import FastDice
from funduk.core.moves import Moves
from funduk.core.record import CHANCE
from funduk.core.tree import MoveTree
from tests.laws.hostile import space
from tests.laws.tables import Setting, every_setting
from tests.laws.trees import has_index
from tests.laws.walks import sample, walk, written

ALL = 120
SOME = 24
OUT_OF_PLACE = 80
IN_AN_OPTION = 600


def places(moves: Moves, chosen: random.Random) -> list[int]:
    size = len(moves)
    if size <= ALL:
        return list(range(size))
    return [0, 1, size - 2, size - 1, *(chosen.randrange(size) for _ in range(SOME))]


@every_setting
def test_every_listed_move_is_legal_and_found_again(setting: Setting) -> None:
    game = setting.rules()
    chosen = random.Random(str(setting))
    for step in sample(setting, 40):
        for ask in step.asks[:2]:
            moves = game.moves(step.table, ask)
            assert 1 <= len(moves) < 2**63
            listed = {place: moves[place] for place in places(moves, chosen)}
            for action in listed.values():
                assert action.seat == ask.seat
                assert game.refusal(step.table, action) is None, action
                assert action in moves, action
            assert len(set(listed.values())) == len(listed), "a move is listed twice"


@every_setting
def test_length_index_and_iteration_agree(setting: Setting) -> None:
    game = setting.rules()
    for step in sample(setting, 20):
        moves = game.moves(step.table, step.ask)
        size = len(moves)
        first = list(islice(moves, 50))
        assert first == [moves[place] for place in range(min(size, 50))]
        if size <= ALL:
            assert list(moves) == [moves[place] for place in range(size)]
        assert moves[-1] == moves[size - 1]
        assert moves[-size] == moves[0]
        for place in (size, -size - 1, size + 2**31):
            with pytest.raises(IndexError):
                moves[place]
        assert "no action" not in moves


@every_setting
def test_every_drawn_move_is_legal_and_listed(setting: Setting) -> None:
    game = setting.rules()
    dice = FastDice(5)
    for step in sample(setting, 30):
        for ask in step.asks[:2]:
            moves = game.moves(step.table, ask)
            for _ in range(8):
                action = game.draw(step.table, ask, dice)
                assert game.refusal(step.table, action) is None, action
                assert action in moves, action
            assert game.refusal(step.table, moves[dice.below(len(moves))]) is None


@every_setting
def test_a_draw_can_give_every_listed_move(setting: Setting) -> None:
    game = setting.rules()
    dice = FastDice(6)
    few = [step for step in sample(setting, 40) if 2 <= len(game.moves(step.table, step.ask)) <= 8]
    for step in few[:6]:
        listed = set(game.moves(step.table, step.ask))
        assert {game.draw(step.table, step.ask, dice) for _ in range(400)} == listed


@every_setting
def test_the_default_answer_is_legal_whenever_a_seat_is_asked(setting: Setting) -> None:
    game = setting.rules()
    for step in walk(setting).steps:
        if step.ask.seat != CHANCE:
            answer = game.default(game.view(step.table, step.ask.seat), step.ask)
            assert game.refusal(step.table, answer) is None, answer


@every_setting
def test_the_default_answer_comes_from_the_view_alone(setting: Setting) -> None:
    game = setting.rules()
    dice = FastDice(7)
    for step in sample(setting, 40):
        for ask in step.asks:
            if ask.seat == CHANCE:
                continue
            view = game.view(step.table, ask.seat)
            answer = game.default(view, ask)
            assert game.refusal(step.table, answer) is None, answer
            assert game.default(game.view_from_json(view.to_json()), ask) == answer
            assert game.default(game.view(game.imagine(view, dice), ask.seat), ask) == answer


@every_setting
def test_nothing_legal_is_unlisted(setting: Setting) -> None:
    """Every question once: a whole space of actions goes before the judge, of verbs out of place some."""
    game = setting.rules()
    dice = FastDice(8)
    met: set[str] = set()
    for step in sample(setting, 60):
        if step.ask.question in met:
            continue
        met.add(step.ask.question)
        before = written(game, step.table)
        listed = {ask.seat: game.moves(step.table, ask) for ask in step.asks}
        short = {seat: set(moves) for seat, moves in listed.items() if len(moves) <= ALL}
        in_place = {type(game.draw(step.table, ask, dice)) for ask in step.asks for _ in range(30)}
        for kind in game.actions:
            most = OUT_OF_PLACE if kind not in in_place else IN_AN_OPTION if setting.place else None
            for action in space(game, step.table, kind, setting.seats, most):
                legal = game.refusal(step.table, action) is None
                assert legal == listed_among(action, listed, short), action
        assert written(game, step.table) == before


def listed_among(
    action: Action, listed: dict[int, MoveTree], short: dict[int, set[Action]]
) -> bool:
    if action.seat in short:
        return action in short[action.seat]
    if action.seat not in listed:
        return False
    return has_index(listed[action.seat], action)
