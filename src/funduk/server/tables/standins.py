"""Bots at tables: asked when a seat without a person must answer, heard after a human pause."""

import asyncio
import hashlib
import random
import time
from typing import TYPE_CHECKING

from funduk.bots import levels
from funduk.core.action import OPEN, Action, Ask, ask_for
from funduk.core.errors import FundukError
from funduk.server.logs import say, short
from funduk.server.tables import answers, orders
from funduk.server.tables.bot_workers import Question, ThinkingFailed
from funduk.server.tables.table import Table

if TYPE_CHECKING:
    from funduk.server.tables.house import House

FAST = 0.15
SPREAD = 0.4
COURTESY = 45.0
FAST_COURTESY = 12.0
GLANCE = 0.2
LEAVES_MARKET = "done"


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
        action = await _decide(house, table, ask)
        await asyncio.sleep(max(0.0, moment(house, table) - (time.monotonic() - begun)))
        action = await _stay_for_people(house, table, ask, action)
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


async def _stay_for_people(house: "House", table: Table, ask: Ask, action: Action) -> Action:
    """A bot leaves an open market only when its people have been quiet for a while; else it looks again."""
    match = table.match
    assert match is not None
    patience = (FAST_COURTESY if table.state.pace == "fast" else COURTESY) * house.settings.pause
    quiet_since, seen = time.monotonic(), len(match.entries)
    while _would_leave_people(table, ask, action) and time.monotonic() - quiet_since < patience:
        await asyncio.sleep(min(GLANCE, patience))
        if len(match.entries) == seen:
            continue
        if any(
            entry.by >= 0 and not table.state.played_by_bot(entry.by)
            for entry in match.entries[seen:]
        ):
            quiet_since = time.monotonic()
        seen = len(match.entries)
        action = await _decide(house, table, ask)
    return action


def _would_leave_people(table: Table, ask: Ask, action: Action) -> bool:
    match = table.match
    if match is None or ask.mode != OPEN or action.verb() != LEAVES_MARKET:
        return False
    trading = [
        other.seat for other in match.asks if other.mode == OPEN and other.question == ask.question
    ]
    return any(not table.state.played_by_bot(seat) for seat in trading)


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
