"""Bots at tables: asked when a seat without a person must answer, heard after a human pause."""

import asyncio
import hashlib
import random
import time

from funduk.core.action import OPEN, Action, Ask, ask_for
from funduk.core.errors import FundukError
from funduk.server.errands import Errands
from funduk.server.logs import say, short
from funduk.server.tables import answers, market_bell, market_hours, orders, seats
from funduk.server.tables.bot_workers import Question, Thinkers, ThinkingFailed
from funduk.server.tables.desk import Desk
from funduk.server.tables.table import Table
from funduk.server.tables.unwatched import Unwatched

FAST = 0.15
SPREAD = 0.4
GLANCE = 0.2
BETWEEN_ACTS = (3.0, 5.0)
"""Seconds between two acts of the same bot at a market with people."""
BETWEEN_BOTS = 1.0
HASTE = 0.4
"""What is left of them at a fast table."""


class StandIns:
    """Bots, and standing orders like them, answer for seats without a person."""

    def __init__(
        self,
        desk: Desk,
        errands: Errands,
        thinkers: Thinkers,
        unwatched: Unwatched,
    ) -> None:
        self._desk = desk
        self._errands = errands
        self._thinkers = thinkers
        self._unwatched = unwatched

    def stir(self, table: Table) -> None:
        """Sets a bot thinking, or a standing order waiting, where no person need answer."""
        match = table.match
        if match is None or table.state.status != "running":
            self._unwatched.release(table.state.id)
            return
        if table.state.takeback is not None:
            return
        if not table.is_watched() and not table.state.people():
            if not self._unwatched.may_go_on(table):
                return
        for ask in table.asks:
            if ask.id in table.thinking:
                continue
            if table.state.played_by_bot(ask.seat):
                table.thinking[ask.id] = self._errands.run(self._answer(table, ask))
            elif table.orders and orders.answer(table, ask.seat) is not None:
                table.thinking[ask.id] = self._errands.run(self._carry_out_order(table, ask))

    def moment(self, table: Table) -> float:
        """Seconds that bots, and standing orders like them, let pass before they answer."""
        pause = FAST if table.state.pace == "fast" else 1.0 + random.uniform(-SPREAD, SPREAD)
        return pause * self._desk.pause

    async def _carry_out_order(self, table: Table, ask: Ask) -> None:
        """After a bot's moment, what the order then says; if it says nothing, the owner answers."""
        try:
            await asyncio.sleep(self.moment(table))
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
                    await answers.perform(self._desk, table, action)
        finally:
            if table.thinking.get(ask.id) is asyncio.current_task():
                del table.thinking[ask.id]

    async def _answer(self, table: Table, ask: Ask) -> None:
        """Thinks outside the lock, waits a moment, then plays if the question still stands."""
        begun = time.monotonic()
        try:
            if market_hours.is_with_people(table, ask):
                await self._trade(table, ask)
                return
            action = await self._decide(table, ask)
            await asyncio.sleep(max(0.0, self.moment(table) - (time.monotonic() - begun)))
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
                await answers.perform(self._desk, table, action)
        finally:
            if table.thinking.get(ask.id) is asyncio.current_task():
                del table.thinking[ask.id]

    async def _trade(self, table: Table, ask: Ask) -> None:
        """At a market with people a bot acts every few seconds; with nothing to say it stays and looks on."""
        while _still_asked(table, ask):
            await self.market_is_open(table)
            await asyncio.sleep(random.uniform(*BETWEEN_ACTS) * self._tempo(table))
            match = table.match
            if match is None or not _still_asked(table, ask):
                return
            seen = len(match.entries)
            action = await self._decide(table, ask)
            if not await self._act_in_turn(table, ask, action):
                await _news(table, ask, seen)

    async def _act_in_turn(self, table: Table, ask: Ask, action: Action) -> bool:
        """At most one bot's act a second; False if there is nothing to do but wait for news."""
        gap = BETWEEN_BOTS * self._tempo(table)
        while True:
            async with table.lock:
                match = table.match
                if match is None or not _still_asked(table, ask):
                    return True
                if market_hours.leaves(table, ask, action) and market_hours.people(table):
                    table.content.add(ask.seat)
                    market_bell.set_timer(self._desk, self._errands, table)
                    return False
                if match.game.refusal(match.table, action) is not None:
                    return True  # the market has changed meanwhile: it looks again
                wait = table.bot_acted + gap - time.monotonic()
                if wait <= 0.0:
                    table.bot_acted = time.monotonic()
                    table.content.discard(ask.seat)
                    table.thinking.pop(ask.id, None)
                    await answers.perform(self._desk, table, action)
                    return True
            await asyncio.sleep(wait)

    async def market_is_open(self, table: Table) -> None:
        while (hours := table.state.market) is not None and not table.gone:
            wait = hours.opens - self._desk.now()
            if wait <= 0.0:
                return
            await asyncio.sleep(wait)

    def _tempo(self, table: Table) -> float:
        """How long a second of the market lasts: shorter at fast tables and where no person is left."""
        if not market_hours.people(table):
            return self.moment(table) / BETWEEN_ACTS[1]
        return self._desk.pause * (HASTE if table.state.pace == "fast" else 1.0)

    async def _decide(self, table: Table, ask: Ask) -> Action:
        """From the seat's view and memory alone; if the thinker fails, the rules' own default."""
        match = table.match
        assert match is not None
        view = match.view(ask.seat)
        level = table.state.seats[ask.seat].level or seats.default_level(table.state.game)
        key = f"{table.state.bot_seed} {ask.seat} {ask.nth}".encode()
        if ask.mode == OPEN:  # whoever looks at a market again may think of something else
            key += b" %d" % len(match.entries)
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
            answer = await self._thinkers.think(question, table.state.host, table.is_watched())
            return match.game.action_from_json(answer)
        except (ThinkingFailed, FundukError, TimeoutError) as wrong:
            say("bot_failed", table=short(table.state.id), level=level, why=type(wrong).__name__)
            return match.game.default(view, ask)


async def _news(table: Table, ask: Ask, seen: int) -> None:
    """Until something has happened, or no person trades any more."""
    while _still_asked(table, ask) and market_hours.people(table):
        match = table.match
        if match is None or len(match.entries) != seen:
            return
        await asyncio.sleep(GLANCE)


def _still_asked(table: Table, ask: Ask) -> bool:
    return market_hours.still_asked(table, ask) and table.state.played_by_bot(ask.seat)
