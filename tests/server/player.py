"""A guest over real HTTP and a real socket."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 10.0
OPEN: set[Player] = set()


async def all_go(port: int) -> None:
    """Whoever a test has forgotten there closes their browser."""
    for player in [one for one in OPEN if one.port == port]:
        await player.__aexit__()


class Player:
    """One browser: a cookie, HTTP calls, and a socket with everything it heard."""

    def __init__(self, port: int, origin: str | None = None, address: str = "") -> None:
        self.port = port
        self.by_proxy = {"X-Forwarded-For": address} if address else {}
        """Where a proxy says they come from, for servers that believe it."""
        self.origin = origin or f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            timeout=PATIENCE,
            verify=False,
            headers=self.by_proxy,
        )
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []
        self.seed = ""
        self.guest = ""
        self.seeds: dict[str, str] = {}
        OPEN.add(self)

    async def __aenter__(self) -> Player:
        return self

    async def __aexit__(self, *_: object) -> None:
        OPEN.discard(self)
        await self.hang_up()
        await self.http.aclose()

    # HTTP

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        return answer.json()

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body, headers={"Origin": self.origin})
        return answer.json()

    async def command(self, table: str, verb: str, **body: Any) -> Any:
        return await self.post(f"/api/tables/{table}/{verb}", body)

    async def new_table(self, seats: str = "mbb", **more: Any) -> str:
        """`m` me, `o` open, `b` a bot: one letter a seat."""
        kinds = {
            "m": {"kind": "me"},
            "o": {"kind": "open"},
            "b": {"kind": "bot", "level": "wanderer"},
        }
        wish = {
            "game": "basari_cards",
            "seats": [kinds[one] for one in seats],
            "options": {},
            "visibility": "link",
            "pace": "fast",
            "start": "o" not in seats,
            **more,
        }
        answer = await self.post("/api/tables", wish)
        assert "id" in answer, answer
        return str(answer["id"])

    # the socket

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def dial(self) -> None:
        """Opens the socket and says hello."""
        ticket = (await self.post("/api/ticket", {}))["ticket"]
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            origin=self.origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie(), **self.by_proxy},
            compression=None,
            max_queue=None,
            close_timeout=1,
        )
        await self.say(type="hello", ticket=ticket, version=1)
        assert (await self.hear())["type"] == "welcome"

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), patience))
        self.heard.append(message)
        return message

    async def hear_until(self, *types: str, patience: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = await self.hear(patience)
            if message["type"] in types:
                return message

    async def watch(self, table: str, since: int | None = None) -> dict[str, Any]:
        await self.say(type="watch", table=table, since=since)
        return await self.hear_until("snapshot", "update", "table", "error")

    async def look(self, table: str) -> dict[str, Any]:
        """The table as it is now; whatever else is still on its way is passed over."""
        await self.say(type="watch", table=table, since=None)
        return await self.hear_until("snapshot")

    async def move(
        self, table: str, ask: dict[str, Any], action: dict[str, Any], move_id: str = ""
    ) -> None:
        await self.say(
            type="move",
            table=table,
            move_id=move_id or secrets.token_hex(8),
            ask_id=ask["id"],
            action=action,
        )

    # a whole browser: follows the stream, shares dice, answers

    async def share_dice(self, table: str, meta: dict[str, Any] | None) -> None:
        """What the page does while the table asks for a share of the dice."""
        dice = (meta or {}).get("dice")
        if dice and dice["wanted"]:
            if dice["phase"] == "commit":
                self.seed = self.seeds.setdefault(table, secrets.token_hex(32))
                digest = hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()
                await self.say(type="dice", table=table, commit=digest)
            else:
                await self.say(type="dice", table=table, seed=self.seeds[table])

    async def enter(self, table: str) -> dict[str, Any]:
        """Watches, shares dice, and returns the first snapshot of the running game."""
        message = await self.watch(table)
        while message["type"] != "snapshot" or message["meta"]["status"] in ("lobby", "dice"):
            await self.share_dice(table, message.get("meta"))
            message = await self.hear()
        return message


def first_move(ask: dict[str, Any]) -> dict[str, Any]:
    """A legal answer from the hints."""
    hints = ask["hints"]
    action: dict[str, Any] = (hints["moves"] or hints["cheapest"])[0]
    return action


async def play_to_the_end(player: Player, table: str, message: dict[str, Any]) -> dict[str, Any]:
    """Answers everything asked of this seat; returns the last meta."""
    while True:
        meta = message.get("meta")
        if meta and meta["status"] == "over":
            return dict(meta)
        if message["type"] in ("snapshot", "update") and message["asks"]:
            await player.move(table, message["asks"][0], first_move(message["asks"][0]))
        message = await player.hear_until("snapshot", "update", "table")
