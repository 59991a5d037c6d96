"""Every HTTP request passes here first: its time is charged, and what comes at once is served in turn."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.requests import cookie_parser
from starlette.types import ASGIApp

from funduk.server.pages.api import Api, cookie_name, refusal
from funduk.server.refuse import Refuse
from funduk.server.wire.costs import FILE, PAYING, REQUEST, TIME, Payer
from funduk.server.wire.origins import header

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Entrance:
    """Who cannot pay is answered late and shortly, so that asking again and again gains nothing."""

    def __init__(self, api: Api, http: ASGIApp) -> None:
        self.api = api
        self.http = http
        self.pause = api.house.settings.limits.refused_pause

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        payer = self.payer(scope)
        try:
            price = REQUEST if scope["path"].startswith("/api/") else FILE
            self.api.costs.charge(payer, TIME, price)
        except Refuse as no:
            await asyncio.sleep(self.pause)
            answer = refusal(no)
            answer.headers["connection"] = "close"  # a body that is on its way is not waited for
            await answer(scope, receive, send)
            return
        if not self.api.pace.is_free(payer.address):
            await self.api.pace.turn(payer.address)
        PAYING.set(payer)
        await self.http(scope, receive, send)

    def payer(self, scope: Scope) -> Payer:
        headers = scope["headers"]
        door = self.api.doorkeeper
        cookies = cookie_parser(header(headers, b"cookie") or "")
        secure = door.secure(headers, scope["scheme"])
        guest = self.api.signer.guest(cookies.get(cookie_name(secure)))
        return Payer(door.address(headers, scope.get("client")), guest)
