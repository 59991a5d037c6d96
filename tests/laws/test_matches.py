"""Laws about matches: logs, files, memories and takebacks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from funduk import FundukError, Match
from funduk.core.action import SEALED, Action, Ask
from funduk.core.dice import Dice, FastDice
from funduk.core.playout import next_ask
from funduk.core.record import CHANCE
from tests.laws.tables import Setting, every_setting
from tests.laws.walks import walk, written


def fresh(setting: Setting, seed: str = "law") -> Match:
    return Match(setting.rules(), setting.seats, seed=seed, options=setting.options())


def play_some(match: Match, moves: int, dice: Dice) -> None:
    while moves and (asks := match.asks):
        match.play(match.game.draw(match.table, next_ask(asks, dice), dice))
        moves -= 1


@every_setting
def test_a_match_file_replays_to_the_byte(setting: Setting) -> None:
    match = fresh(setting)
    for moves in (7, 40, -1):
        play_some(match, moves, FastDice(moves + 2))
        file = json.dumps(match.to_json())
        for form in (file, match.to_text()):
            again = Match.from_json(form)
            assert written(match.game, again.table) == written(match.game, match.table)
            assert json.dumps(again.to_json()) == file
            assert again.to_text() == match.to_text()
    assert match.over
    assert match.scores is not None


@every_setting
def test_a_resumed_match_draws_on_as_the_first_would(setting: Setting) -> None:
    first = fresh(setting)
    play_some(first, 25, FastDice(3))
    second = Match.from_json(json.dumps(first.to_json()))
    for match in (first, second):
        play_some(match, -1, FastDice(4))
    assert first.to_text() == second.to_text()


@every_setting
def test_the_file_of_a_seat_shows_no_seed_and_nobody_else_s_numbers(setting: Setting) -> None:
    match = fresh(setting)
    play_some(match, 30, FastDice(5))
    full = match.to_json()
    for seat in (None, *range(setting.seats)):
        shown = match.to_json(seat)
        assert set(shown["dice"]) == {"commitment"}
        assert full["dice"]["seed"] not in json.dumps(shown)
        assert shown["view"] == match.view(seat).to_json()
        assert "@" not in json.dumps([entry["action"] for entry in shown["entries"]])
        with pytest.raises(FundukError, match="what one seat saw"):
            Match.from_json(json.dumps(shown))


@every_setting
def test_a_memory_is_what_a_seat_witnessed_in_order(setting: Setting) -> None:
    game = setting.rules()
    match = Match(game, setting.seats, options=setting.options(), begin=False)
    memories: dict[int | None, list[Any]] = {seat: [] for seat in (None, *range(setting.seats))}
    for step in walk(setting).steps[:120]:
        match.resume_action(step.action, None)
        for seat, memory in memories.items():
            heard = [game.witness(record, seat) for record in (step.action, *step.events)]
            memory += [record for record in heard if record is not None]
    for seat, memory in memories.items():
        assert match.history(seat) == memory


@every_setting
def test_what_a_seat_may_not_know_leaves_no_trace_in_its_file_or_memory(setting: Setting) -> None:
    """Two matches run side by side and differ in secrets only, until the rules reveal them."""
    for viewer in (None, setting.seats - 1):
        assert differing_steps(setting, viewer, 25) > 0 or not has_secrets(setting, viewer)


def has_secrets(setting: Setting, viewer: int | None) -> bool:
    return any(step.ask.mode == SEALED and step.ask.seat != viewer for step in walk(setting).steps)


def differing_steps(setting: Setting, viewer: int | None, wanted: int) -> int:
    game = setting.rules()
    one, two = (
        Match(game, setting.seats, None, setting.options(), FastDice(1), begin=False) for _ in "12"
    )
    dice = FastDice(6)
    differed = 0
    while (asks := game.asks(one.table)) and differed < wanted:
        ask = next_ask(asks, dice)
        action = game.draw(one.table, ask, dice)
        other = another(one, ask, action, viewer, dice) if ask.seat != viewer else action
        one.resume_action(action, None)
        legal = game.refusal(two.table, other) is None
        if legal:
            two.resume_action(other, None)
        revealed = any(
            event.reveals() for match in (one, two) for event in match.entries[-1].events
        )
        if not legal or revealed or game.view(one.table, viewer) != game.view(two.table, viewer):
            follow(two, one)
        elif written(game, one.table) != written(game, two.table):
            differed += 1
            assert one.to_json(viewer) == two.to_json(viewer)
            assert one.history(viewer) == two.history(viewer)
    return differed


def another(match: Match, ask: Ask, action: Action, viewer: int | None, dice: Dice) -> Action:
    """A different answer that leaves the viewer with the same view, or the same one."""
    game = match.game
    here = match.table.copy()
    game.perform(here, action)
    for _ in range(4):
        other = game.draw(match.table, ask, dice)
        there = match.table.copy()
        game.perform(there, other)
        if (
            other != action
            and game.view(here, viewer) == game.view(there, viewer)
            and (written(game, here) != written(game, there))
        ):
            return other
    return action


def follow(match: Match, leader: Match) -> None:
    """Both have played the same again."""
    match.table = leader.table.copy()
    match.entries = list(leader.entries)
    match.line = list(leader.line)


@every_setting
def test_a_takeback_is_appended_and_buys_no_information(setting: Setting) -> None:
    """Whatever is undone, the log only grows, no number is drawn twice, and nothing revealed is undone."""
    match = fresh(setting)
    game = setting.rules()
    dice = FastDice(8)
    taken = 0
    for _ in range(150):
        if match.over:
            break
        ask = next_ask(match.asks, dice)
        before, drawn, logged = written(game, match.table), match.nth, len(match.entries)
        sealed = ask.mode == SEALED
        match.play(game.draw(match.table, ask, dice))
        new = match.entries[logged:]
        barred = sealed or any(
            e.by == CHANCE or any(event.reveals() for event in e.events) for e in new
        )
        assert match.can_take_back(ask.seat) is not barred
        if barred:
            with pytest.raises(FundukError):
                match.take_back(ask.seat)
        else:
            match.take_back(ask.seat)
            taken += 1
            assert written(game, match.table) == before
            assert match.nth == drawn
            assert len(match.entries) == logged + 2
            match.play(game.draw(match.table, ask, dice))
    again = Match.from_json(json.dumps(match.to_json()))
    assert again.to_text() == match.to_text()
    assert written(game, again.table) == written(game, match.table)
    assert taken > 0
