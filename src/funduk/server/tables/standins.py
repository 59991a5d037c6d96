"""Bots at tables: asked when a seat without a person must answer, heard after a human pause."""

import asyncio
import hashlib
import random
import time
from typing import TYPE_CHECKING

from funduk.bots import levels
from funduk.core.action import Action, Ask, ask_for
from funduk.core.errors import FundukError
from funduk.server.logs import say, short
from funduk.server.tables import answers, market_bell, market_hours, orders
from funduk.server.tables.bot_workers import Question, ThinkingFailed
from funduk.server.tables.table import Table

if TYPE_CHECKING:
    from funduk.server.tables.house import House

FAST = 0.15
SPREAD = 0.4
GLANCE = 0.2
BETWEEN_ACTS = (3.0, 5.0)
"""Seconds between two acts of the same bot at a market with people."""
BETWEEN_BOTS = 1.0
HASTE = 0.4
"""What is left of them at a fast table."""


def default_level(game: str) -> str:
    """Who keeps a seat when its owner has not chosen: the second from the bottom."""
    strengths = levels.names(game)
    return strengths[min(1, len(strengths) - 1)]


def stir(house: "House", table: Table) -> None:
    """Sets a bot thinking, or a standing order waiting, where no person need answer."""
    match = table.match
    if match is None or table.state.status != "running":
        house.unwatched.release(table.state.id)
        return
    if table.state.takeback is not None:
        return
    if not table.is_watched() and not table.state.people():
        if not house.unwatched.may_go_on(table):
            return
    for ask in table.asks:
        if ask.id in table.thinking:
            continue
        if table.state.played_by_bot(ask.seat):
            table.thinking[ask.id] = house.run(_answer(house, table, ask))
        elif table.orders and orders.answer(table, ask.seat) is not None:
            table.thinking[ask.id] = house.run(_carry_out_order(house, table, ask))


def stop(table: Table) -> None:
    """Whatever bots are thinking about is no longer asked."""
    for task in table.thinking.values():
        if task is not asyncio.current_task():
            task.cancel()
    table.thinking.clear()


def moment(house: "House", table: Table) -> float:
    """Seconds that bots, and standing orders like them, let pass before they answer."""
    pause = FAST if table.state.pace == "fast" else 1.0 + random.uniform(-SPREAD, SPREAD)
    return pause * house.settings.pause


async def _carry_out_order(house: "House", table: Table, ask: Ask) -> None:
    """After a bot's moment, what the order then says; if it is gone or says nothing, the owner answers."""
    try:
        await asyncio.sleep(moment(house, table))
        async with table.lock:
            table.thinking.pop(ask.id, None)
            match = table.match
            if (
                table.gone
                or match is None
                or table.state.status != "running"
                or table.state.takeback
            ):
                return
            stands = ask_for(match.asks, ask.seat)
            action = orders.answer(table, ask.seat)
            if stands is not None and stands.id == ask.id and action is not None:
                await answers.perform(house, table, action)
    finally:
        if table.thinking.get(ask.id) is asyncio.current_task():
            del table.thinking[ask.id]


async def _answer(house: "House", table: Table, ask: Ask) -> None:
    """Thinks outside the lock, waits a moment, then plays if the question still stands."""
    begun = time.monotonic()
    try:
        if market_hours.is_with_people(table, ask):
            await _trade(house, table, ask)
            return
        action = await _decide(house, table, ask)
        await asyncio.sleep(max(0.0, moment(house, table) - (time.monotonic() - begun)))
        async with table.lock:
            table.thinking.pop(ask.id, None)
            match = table.match
            if (
                table.gone
                or match is None
                or table.state.status != "running"
                or table.state.takeback
            ):
                return
            stands = ask_for(match.asks, ask.seat)
            if stands is None or stands.id != ask.id or not table.state.played_by_bot(ask.seat):
                return
            if match.game.refusal(match.table, action) is not None:
                action = match.game.default(match.view(ask.seat), stands)
            await answers.perform(house, table, action)
    finally:
        if table.thinking.get(ask.id) is asyncio.current_task():
            del table.thinking[ask.id]


async def _trade(house: "House", table: Table, ask: Ask) -> None:
    """At a market with people a bot acts every few seconds, and with nothing to say it stays and looks on."""
    while _still_asked(table, ask):
        await market_is_open(house, table)
        await asyncio.sleep(random.uniform(*BETWEEN_ACTS) * _tempo(house, table))
        match = table.match
        if match is None or not _still_asked(table, ask):
            return
        seen = len(match.entries)
        action = await _decide(house, table, ask)
        if not await _act_in_turn(house, table, ask, action):
            await _news(table, ask, seen)


async def _act_in_turn(house: "House", table: Table, ask: Ask, action: Action) -> bool:
    """At most one bot's act a second; False if there is nothing to do but wait for news."""
    gap = BETWEEN_BOTS * _tempo(house, table)
    while True:
        async with table.lock:
            match = table.match
            if match is None or not _still_asked(table, ask):
                return True
            if market_hours.leaves(table, ask, action) and market_hours.people(table):
                table.content.add(ask.seat)
                market_bell.set_timer(house, table)
                return False
            if match.game.refusal(match.table, action) is not None:
                return True  # the market has changed meanwhile: it looks again
            wait = table.bot_acted + gap - time.monotonic()
            if wait <= 0.0:
                table.bot_acted = time.monotonic()
                table.content.discard(ask.seat)
                table.thinking.pop(ask.id, None)
                await answers.perform(house, table, action)
                return True
        await asyncio.sleep(wait)


async def _news(table: Table, ask: Ask, seen: int) -> None:
    """Until something has happened, or no person trades any more."""
    while _still_asked(table, ask) and market_hours.people(table):
        match = table.match
        if match is None or len(match.entries) != seen:
            return
        await asyncio.sleep(GLANCE)


async def market_is_open(house: "House", table: Table) -> None:
    while (hours := table.state.market) is not None and not table.gone:
        wait = hours.opens - house.lived.now()
        if wait <= 0.0:
            return
        await asyncio.sleep(wait)


def _tempo(house: "House", table: Table) -> float:
    """How long a second of the market lasts: shorter at fast tables and where no person is left."""
    if not market_hours.people(table):
        return moment(house, table) / BETWEEN_ACTS[1]
    return house.settings.pause * (HASTE if table.state.pace == "fast" else 1.0)


def _still_asked(table: Table, ask: Ask) -> bool:
    return market_hours.still_asked(table, ask) and table.state.played_by_bot(ask.seat)


async def _decide(house: "House", table: Table, ask: Ask) -> Action:
    """From the seat's view and memory alone; if the thinker fails, the rules' own default."""
    match = table.match
    assert match is not None
    view = match.view(ask.seat)
    level = table.state.seats[ask.seat].level or default_level(table.state.game)
    key = f"{table.state.bot_seed} {ask.seat} {ask.nth}".encode()
    question = Question(
        table.state.game,
        table.components,
        level,
        ask,
        int.from_bytes(hashlib.sha256(key).digest()[:7], "big"),
        view,
        lambda: match.history(ask.seat),
    )
    try:
        answer = await house.thinkers.think(question, table.state.host, table.is_watched())
        return match.game.action_from_json(answer)
    except (ThinkingFailed, FundukError, TimeoutError) as wrong:
        say("bot_failed", table=short(table.state.id), level=level, why=type(wrong).__name__)
        return match.game.default(view, ask)
