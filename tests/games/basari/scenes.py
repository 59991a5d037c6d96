"""Tables of the board game, set up for a test."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import funduk
from funduk import catalogue
from funduk.core.action import Event, Refusal
from funduk.games.basari import Basari
from funduk.games.basari.material import ALL_GEMS
from funduk.games.basari.table import BasariTable
from funduk.games.gems.material import GEMS

SETS = Path(funduk.__file__).parent / "games" / "basari" / "sets"
GAME = catalogue.game("basari", SETS / "house-1.toml")
"""The clause tests pick their stalls from the first house ring."""
assert isinstance(GAME, Basari)
BOX = GAME.box


def gems(word: str) -> int:
    """Gems from their letters, such as 2R1B."""
    packed: int = GEMS.from_word(word, "gems")
    return packed


def written(goods: int) -> str:
    return GEMS.to_word(goods)


def empty_table(seats: int = 4, **options: Any) -> BasariTable:
    """Before the first start tile."""
    table = GAME.setup(seats, options)
    assert isinstance(table, BasariTable)
    return table


def ready_table(
    seats: int = 4, tiles: Sequence[int] = (0, 7, 14, 21), **options: Any
) -> BasariTable:
    """All start tiles lie, nobody has rolled."""
    table = empty_table(seats, **options)
    for seat in range(seats):
        play(table, f"{seat} place {tiles[seat]}")
    return table


def choosing_table(
    seats: int = 4,
    points: Sequence[int] = (40, 30, 20, 10),
    holdings: Sequence[str] = (),
    dice: Sequence[int] = (1, 2, 3, 4),
    **options: Any,
) -> BasariTable:
    """After the first roll, with these points and gems; the stock has all other gems."""
    table = ready_table(seats, **options)
    play(table, "* roll " + ",".join(str(pips) for pips in dice[:seats]))
    for seat, player in enumerate(table.players):
        player.points = points[seat]
    if holdings:
        hold(table, *holdings)
    return table


def hold(table: BasariTable, *holdings: str) -> None:
    """Gives the seats these gems and the stock the rest."""
    stock = int(ALL_GEMS)
    for player, word in zip(table.players, holdings, strict=True):
        player.gems = gems(word)
        stock -= gems(word)
    table.stock = stock


def play(table: BasariTable, *texts: str) -> list[Event]:
    """Plays actions one after the other and returns all that came of them."""
    events: list[Event] = []
    for text in texts:
        events += GAME.apply(table, GAME.parse(text))
    return events


def choose(table: BasariTable, *actions: str) -> list[Event]:
    """All seats choose, in seating order."""
    return play(table, *[f"{seat} choose {action}" for seat, action in enumerate(actions)])


def refused(table: BasariTable, text: str) -> tuple[str, str]:
    """The code and clause of a refusal, after checking that nothing changed."""
    before = GAME.dump(table)
    refusal = GAME.refusal(table, GAME.parse(text))
    assert isinstance(refusal, Refusal), f"{text} is legal"
    assert GAME.dump(table) == before
    return refusal.code, refusal.clause


def legal(table: BasariTable, text: str) -> bool:
    return GAME.refusal(table, GAME.parse(text)) is None


def asked(table: BasariTable) -> list[tuple[int, str]]:
    return [(ask.seat, ask.question) for ask in GAME.asks(table)]


def told(events: list[Event]) -> list[str]:
    """The names of events."""
    return [event.name() for event in events]


def points(table: BasariTable) -> list[int]:
    return [player.points for player in table.players]


def holdings(table: BasariTable) -> list[str]:
    return [written(player.gems) for player in table.players]
