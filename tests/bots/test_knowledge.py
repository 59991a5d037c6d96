"""The law of bots: equal histories and views of differing tables and equal dice: the same decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple
from zlib import crc32

import pytest

from funduk import bots
from funduk.bots import shared
from funduk.core.action import Action, Ask, Event, Refused
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table, View
from funduk.core.record import CHANCE, Record
from tests.laws.tables import NAMES, Setting, honest, lawbook, sealed_questions, settings_of
from tests.laws.walks import fresh_walk, written

EVERYBODY = [(game, bot) for game in NAMES for bot in bots.names(game)]
EACH = 3
"""At how many moments every question is asked."""
TRIES = 6


class Moment(NamedTuple):
    """A seat is asked at two tables that it cannot tell apart."""

    ask: Ask
    table: Table
    twin: Table
    heard: list[Record]
    heard_at_twin: list[Record]


def moments(setting: Setting, viewer: int, seed: int) -> Iterator[Moment]:
    """A random game beside its twin, in which whatever the viewer does not see happens otherwise.

    Where the twin can go on no further without the viewer noticing, a new one is split off.
    """
    game = setting.rules()
    twin: Table | None = None
    dice = FastDice(seed + 99)
    heard: list[Record] = []
    heard_at_twin: list[Record] = []
    for step in fresh_walk(setting, seed).steps:
        if twin is None:
            twin, heard_at_twin = step.table.copy(), list(heard)
        asked = step.ask.seat == viewer and game.view(step.table, viewer) == game.view(twin, viewer)
        if asked and written(game, step.table) != written(game, twin):
            yield Moment(step.ask, step.table, twin.copy(), list(heard), list(heard_at_twin))
        seen = game.witnessed(step.action, step.events, viewer)
        heard += seen
        after = otherwise(game, twin, step.ask, step.action, viewer, seen, dice)
        if after is None:
            twin = None
        else:
            heard_at_twin += game.witnessed(*after, viewer)


def otherwise(
    game: Game,
    twin: Table,
    ask: Ask,
    action: Action,
    viewer: int,
    seen: list[Record],
    dice: FastDice,
) -> tuple[Action, list[Event]] | None:
    """Does something else at the twin if the viewer hears the same, or the same; None if neither goes."""
    hidden = ask.seat != viewer and game.witness(action, viewer) != action
    others = [
        game.draw(twin, ask, dice) for _ in range(TRIES if hidden and ask in game.asks(twin) else 0)
    ]
    for choice in (*others, action):
        if choice.seat != CHANCE and choice.seat == viewer and choice != action:
            continue
        trial = twin.copy()
        try:
            events = game.apply(trial, choice)
        except Refused:
            continue
        if game.witnessed(choice, events, viewer) == seen:
            return choice, game.perform(twin, choice)
    return None


def decision(bot: Bot, ask: Ask, heard: list[Record], view: View) -> Decision:
    bot.recall(heard)
    return bot.decide(view, ask)


@cache
def asked_at(game: str) -> list[Moment]:
    """A few moments of every question, from games of many settings."""
    rest = dict.fromkeys(lawbook(game).secrets or sorted(sealed_questions(game)), EACH)
    found: list[Moment] = []
    settings = settings_of(game)
    for seed in range(1, 200):
        setting = settings[seed * 7 % len(settings)]
        met: set[str] = set()
        for moment in moments(setting, seed % setting.seats, seed):
            question = moment.ask.question
            if question not in met and rest.get(question):
                met.add(question)
                rest[question] -= 1
                found.append(moment)
        if not any(rest.values()):
            return found
    raise AssertionError(f"too few moments with secrets: {rest}")


def compare(game: str, bot_at: Callable[[Game, int, Table], Bot]) -> None:
    """Asks the same bot at both tables of several moments: it must not know which one it sits at.

    At the twin it thinks after the others who are asked there, so that what bots work out once for all seats
    holds nobody's secrets.
    """
    rules = honest(game)
    for moment in asked_at(game):
        seat, table, twin = moment.ask.seat, moment.table, moment.twin
        view, view_at_twin = rules.view(table, seat), rules.view(twin, seat)
        shared.forget()
        here = decision(bot_at(rules, seat, table), moment.ask, moment.heard, view)
        shared.forget()
        for other in rules.asks(twin):
            if other.seat not in (seat, CHANCE):
                bot_at(rules, other.seat, twin).decide(rules.view(twin, other.seat), other)
        there = decision(bot_at(rules, seat, twin), moment.ask, moment.heard_at_twin, view_at_twin)
        assert here.action == there.action, f"another move: {moment.ask}"
        assert here.why == there.why, f"another reason: {moment.ask}"
        assert here.why["code"]
        assert rules.refusal(table, here.action) is None


@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_decides_by_what_its_seat_knows(game: str, name: str) -> None:
    compare(game, lambda rules, seat, _: bots.bot(name, rules, seat, FastDice(7)))


class Peeper(Bot):
    """Knows the table it sits at, and lets its reason or its move depend on it."""

    def __init__(self, game: Game, seat: int, stolen: Table, moves: bool) -> None:
        super().__init__(game, seat, FastDice(7))
        self.stolen = stolen
        self.moves = moves

    def secret(self) -> str:
        return written(self.game, self.stolen)

    def decide(self, view: View, ask: Ask) -> Decision:
        moves = self.game.moves(self.stolen, ask)
        secret = self.secret()
        if self.moves:
            return Decision(moves[crc32(secret.encode()) % len(moves)], {"code": "guessed"})
        return Decision(moves[0], {"code": secret})


class Whisperer(Peeper):
    """Hears the secret from whoever thought first."""

    def secret(self) -> str:
        return shared.once(("whispered",), super().secret)


@pytest.mark.parametrize("kind", [Peeper, Whisperer])
@pytest.mark.parametrize(("moves", "caught"), [(True, "another move"), (False, "another reason")])
@pytest.mark.parametrize("game", NAMES)
def test_a_bot_that_peeps_is_caught(
    game: str, moves: bool, caught: str, kind: type[Peeper]
) -> None:
    with pytest.raises(AssertionError, match=caught):
        compare(game, lambda rules, seat, table: kind(rules, seat, table, moves))
