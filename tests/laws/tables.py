"""Every registered game at every number of seats with every option, one option away from the default."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from funduk import catalogue
from funduk.core.game import Game, Table
from tests.laws.lawbook import Lawbook, Options

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


@cache
def lawbook(name: str) -> Lawbook:
    book: Lawbook = import_module(f"tests.games.{name}.lawbook").LAWBOOK
    return book


def has_lawbook(name: str) -> bool:
    return (GAMES_TESTS / name / "lawbook.py").exists()


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
