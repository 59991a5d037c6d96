"""Tables set up from inside an open app, with guests whose cookies are real."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Any

from funduk.core.dice import FastDice
from funduk.server.app import App
from funduk.server.people import identity
from funduk.server.tables import answers, dicebox
from funduk.server.tables.clocks import Clock
from funduk.server.tables.house import House
from funduk.server.tables.state import DiceBox, SeatState
from funduk.server.tables.table import Table
from tests.server.player import Player


def house_of(app: App) -> House:
    assert app.house is not None
    return app.house


def player_for(app: App, port: int, guest: str | None = None, cookie: str | None = None) -> Player:
    """A browser that already has its cookie."""
    assert app.sockets is not None
    player = Player(port)
    player.guest = guest or identity.fresh_id()
    signed = app.sockets.reception.signer.cookie(player.guest)
    player.http.cookies.set("funduk", cookie or signed)
    return player


async def put_table(
    house: House,
    guests: list[str],
    game: str = "basari_cards",
    running: bool = True,
    options: dict[str, Any] | None = None,
    clock: Clock | None = None,
    seed: int | None = None,
) -> Table:
    """A table with these people, the first of them host; running: dealt, the first question asked.

    On known dice the same table can be had twice.
    """
    seats = [SeatState("person", guest, f"Person {number}") for number, guest in enumerate(guests)]
    number = await house.lobby.put_table(
        game, seats, options or {}, "link", "fast", guests[0], clock
    )
    async with house.tables.at(number) as table:
        if running:
            dice = secrets.token_hex(32) if seed is None else f"{seed:064x}"
            table.state.dice = DiceBox(dice, "reveal", [])
            table.state.bot_seed = dice[:32]
            await dicebox._draw(house.desk, table)
    return table


async def until(condition: Callable[[], bool], patience: float = 20.0) -> None:
    """Waits for something that must happen."""
    for _ in range(int(patience / 0.01)):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never happened")


async def all_are_there(table: Table) -> None:
    """Until everybody who came has been told to everybody; a ping then clears what is unread."""
    await until(lambda: table.presence is None)
    async with table.lock:
        pass


async def play_random(house: House, table: Table, lot: random.Random) -> bool:
    """One random answer to one of the questions; False when the game is over."""
    async with house.tables.at(table.state.id):
        match = table.match
        assert match is not None
        asks = match.asks
        if not asks:
            return False
        ask = lot.choice(asks)
        dice = FastDice(lot.randrange(1 << 30))
        await answers.perform(house.desk, table, match.game.draw(match.table, ask, dice))
    return True


def fingerprint(table: Table) -> tuple[Any, ...]:
    """Everything that a refused command must leave alone."""
    from funduk.server.tables.state import write_state

    entries = 0 if table.match is None else len(table.match.entries)
    return write_state(table.state), table.length, entries
