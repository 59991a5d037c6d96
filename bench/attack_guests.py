"""Guests over real HTTP and sockets, from any loopback address; shared by the honest and the others."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


class Guest:
    """One browser at one address."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.origin = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(
            base_url=self.origin,
            timeout=30,
            transport=httpx.AsyncHTTPTransport(local_address=address, verify=False),
        )
        self.socket: ClientConnection | None = None
        self.seed = secrets.token_hex(32)

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body, headers={"Origin": self.origin})
        return answer.json()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def new_table(self, seats: list[dict[str, Any]], **more: Any) -> str:
        wish = {
            "game": "basari_cards",
            "seats": seats,
            "visibility": "link",
            "pace": "fast",
            **more,
        }
        answer = await self.post("/api/tables", wish)
        if "id" not in answer:
            raise RuntimeError(f"no table: {answer}")
        return str(answer["id"])

    async def dial(self) -> ClientConnection:
        ticket = (await self.post("/api/ticket", {}))["ticket"]
        origin: Any = self.origin
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            origin=origin,
            additional_headers={"Cookie": self.cookie()},
            compression=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=30,
            close_timeout=1,
            local_addr=(self.address, 0),
        )
        await self.say(type="hello", ticket=ticket, version=1)
        return self.socket

    async def say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def share_dice(self, table: str, meta: dict[str, Any] | None) -> None:
        dice = (meta or {}).get("dice") or {}
        if dice.get("wanted"):
            commit = hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()
            share = {"commit": commit} if dice["phase"] == "commit" else {"seed": self.seed}
            await self.say(type="dice", table=table, **share)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()
