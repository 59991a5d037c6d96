"""People who play by script over real sockets, survive kills, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import random
import secrets
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.player import Player


class Scripted:
    """One person at one table: keeps a move until it is answered, resends it after every reconnect."""

    def __init__(self, player: Player, table: str, lot: random.Random) -> None:
        self.player = player
        self.table = table
        self.lot = lot
        self.acknowledged: list[str] = []
        self.sent: dict[str, dict[str, Any]] = {}
        self.pending: dict[str, Any] | None = None
        self.over = False
        self.first: dict[str, Any] | None = None

    async def connect(self) -> dict[str, Any]:
        """Back at the table; the first snapshot says how the server sees it."""
        await self.player.dial()
        self.first = await self.player.watch(self.table)
        return self.first

    async def run(self) -> None:
        """Plays until the game is over or the connection is lost."""
        message = self.first
        assert message is not None
        try:
            if self.pending is not None:
                await self.player.say(**self.pending)
            while not self.over:
                await self._react(message)
                message = await self.player.hear(30)
        except (ConnectionClosed, OSError):
            self.player.socket = None

    async def _react(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        meta = message.get("meta")
        if kind == "stale" and self.pending and message["move_id"] == self.pending["move_id"]:
            self.pending = None
            message, kind, meta = message["snapshot"], "snapshot", message["snapshot"]["meta"]
        if meta:
            self.over = meta["status"] == "over"
            await self.player.share_dice(self.table, meta)
        if (
            kind in ("ok", "refused")
            and self.pending
            and message["move_id"] == self.pending["move_id"]
        ):
            assert kind == "ok", message
            self.acknowledged.append(message["move_id"])
            self.pending = None
        if kind in ("snapshot", "update"):
            self.asks = message["asks"]
        if self.pending is None and getattr(self, "asks", None):
            await self._answer(self.asks[0])

    async def _answer(self, ask: dict[str, Any]) -> None:
        hints = ask["hints"]
        choices = hints["moves"] or hints["cheapest"]
        self.pending = {
            "type": "move",
            "table": self.table,
            "move_id": secrets.token_hex(8),
            "ask_id": ask["id"],
            "action": self.lot.choice(choices),
        }
        self.sent[self.pending["move_id"]] = self.pending
        self.asks = []
        await self.player.say(**self.pending)


async def seat_people(port: int, people: int, bots: int, lot: random.Random) -> list[Scripted]:
    """A table of people who have all sat down, its game started."""
    players = [Player(port) for _ in range(people)]
    table = await players[0].new_table("m" + "o" * (people - 1) + "b" * bots, start=people == 1)
    for player in players[1:]:
        assert await player.command(table, "sit") == {}
    if people > 1:
        assert await players[0].command(table, "start") == {}
    return [Scripted(player, table, random.Random(lot.random())) for player in players]


async def part(people: list[Scripted]) -> None:
    await asyncio.gather(*(one.player.__aexit__() for one in people))
