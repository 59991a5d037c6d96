"""Every registered game at every number of seats with every option, one option away from the default."""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NamedTuple

import pytest

from funduk import catalogue
from funduk.core.action import SEALED
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from tests.laws.lawbook import Lawbook, Options

BOOK = "lawbook.py"
GAMES_TESTS = Path(__file__).resolve().parent.parent / "games"


class Setting(NamedTuple):
    """A table as it is set up: which game, how many seats, and the index of its options."""

    game: str
    seats: int
    place: int

    def __str__(self) -> str:
        named = [f"{name}={value}".replace(" ", "") for name, value in self.options().items()]
        return "-".join([self.game, str(self.seats), *(named or ["default"])])

    def options(self) -> Options:
        return option_settings(self.game, self.seats)[self.place]

    def rules(self) -> Game:
        return honest(self.game)

    def table(self) -> Table:
        return self.rules().setup(self.seats, self.options())


@cache
def honest(name: str) -> Game:
    return catalogue.game(name)


def own_tests(name: str) -> Path | None:
    """Where a game's tests lie: ours in tests/games, those of another package in its own tests folder."""
    ours = GAMES_TESTS / name
    if ours.exists():
        return ours
    above = [folder / "tests" for folder in catalogue.room(name).parents]
    return next((folder for folder in above if (folder / BOOK).exists()), None)


def has_lawbook(name: str) -> bool:
    folder = own_tests(name)
    return folder is not None and (folder / BOOK).exists()


@cache
def lawbook(name: str) -> Lawbook:
    folder = own_tests(name)
    assert folder is not None
    spec = spec_from_file_location(f"lawbook_of_{name}", folder / BOOK)
    assert spec is not None and spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    book: Lawbook = found.LAWBOOK
    return book


@cache
def sealed_questions(name: str) -> frozenset[str]:
    """The questions that several answer in secret, found by playing."""
    found: set[str] = set()
    rules = honest(name)
    for number, options in enumerate([*lawbook(name).walks, {}] * 2):
        table, dice = rules.setup(rules.seats[-1], options), FastDice(number)
        while asks := rules.asks(table):
            found.update(ask.question for ask in asks if ask.mode == SEALED)
            rules.perform(table, rules.draw(table, asks[0], dice))
    return frozenset(found)


@cache
def option_settings(name: str, seats: int) -> list[Options]:
    return [{}, *lawbook(name).options(seats)]


def settings_of(name: str) -> list[Setting]:
    return [
        Setting(name, seats, place)
        for seats in honest(name).seats
        for place in range(len(option_settings(name, seats)))
    ]


NAMES = [name for name in catalogue.GAMES if has_lawbook(name)]
SETTINGS = [setting for name in NAMES for setting in settings_of(name)]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_game = pytest.mark.parametrize("name", NAMES)
