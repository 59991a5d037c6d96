"""Server time that a test drives, and the kinds of question each game can ask."""

from __future__ import annotations

import asyncio
import math
from functools import cache
from itertools import product
from pathlib import Path
from typing import NoReturn

import funduk
from funduk.core.dice import FastDice
from funduk.core.record import CHANCE
from funduk.server.people.identity import Who
from funduk.server.settings import Settings
from funduk.server.store.sqlite import SqliteStore
from funduk.server.tables.bot_workers import Question, Thinkers
from funduk.server.tables.clocks import Clock
from funduk.server.tables.house import House
from funduk.server.tables.table import Table
from funduk.server.tables.uptime import LivedTime
from tests.laws.tables import NAMES, honest, lawbook

TRIES = 12
LIVE = Clock("live", "live", 60, 600)
VARIANTS = {name: list(lawbook(name).walks) for name in NAMES}
"""The options under which a game asks everything it can ask."""
SIZES = {
    name: lawbook(name).sizes or (honest(name).seats[0], honest(name).seats[-1]) for name in NAMES
}
"""Which tables a sample walks in turn until everything was asked."""
MOST_WALKS = 12


class Hand:
    """The hand that moves a server's monotonic time."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


class Nobody(Thinkers):
    """No bot ever answers."""

    async def think(self, question: Question, whose: str = "", watched: bool = True) -> NoReturn:
        while True:
            await asyncio.sleep(3600)


async def open_house(path: Path, hand: Hand, thinkers: Thinkers | None = None) -> House:
    store = SqliteStore(path)
    settings = Settings(data=path.parent, pause=0.0)
    house = House(store, settings, thinkers or Nobody(1), LivedTime(0.0, hand, math.inf))
    await house.wake()
    return house


async def stop_house(house: House) -> None:
    """As the app stops: time is kept, then the store is closed."""
    await house.close()
    await house.store.keep_lived(house.lived.now())
    await house.thinkers.close()
    await house.store.close()


async def crash_house(house: House) -> None:
    """Nothing is kept that was not kept before."""
    house.errands.closing = True
    house.deadlines.stop()
    await house.store.close()


async def sit_again(house: House, table: Table) -> int:
    """Everybody whose time was up takes their seat back."""
    late = [seat for seat in table.state.seats if seat.late and table.state.status == "running"]
    for seat in late:
        assert seat.guest is not None
        assert (
            await house.commands.carry_out(table.state.id, "sit", Who(seat.guest, "?"), b"{}") == {}
        )
    return len(late)


@cache
def kinds_of_people(game: str) -> set[str]:
    """The declared questions but those that only chance is asked, found by playing."""
    rules = funduk.game(game)
    of_chance: set[str] = set()
    for number, options in product(range(TRIES), VARIANTS[game]):
        table = rules.setup(rules.seats[number % len(rules.seats)], options)
        dice = FastDice(number)
        asks = rules.asks(table)
        while asks:
            if asks[0].seat == CHANCE:
                of_chance.add(asks[0].question)
            rules.perform(table, rules.draw(table, asks[0], dice))
            asks = rules.asks(table)
    return set(rules.questions) - of_chance


def kinds_at(game: str, seats: int) -> set[str]:
    """Those that can be asked at a table of this size."""
    needed = lawbook(game).needs_seats
    return {kind for kind in kinds_of_people(game) if needed.get(kind, 0) <= seats}
