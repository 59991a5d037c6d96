"""Every HTTP request passes here first: its time is charged, and what comes at once is served in turn."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.types import ASGIApp

from funduk.server.pages.api import refusal
from funduk.server.people.reception import Reception
from funduk.server.refuse import Refuse
from funduk.server.wire.costs import FILE, PAYING, REQUEST, TIME, Costs
from funduk.server.wire.pace import Pace

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Entrance:
    """Who cannot pay is answered late and shortly, so that asking again and again gains nothing."""

    def __init__(
        self, http: ASGIApp, reception: Reception, costs: Costs, pace: Pace, pause: float
    ) -> None:
        self._http = http
        self._reception = reception
        self._costs = costs
        self._pace = pace
        self._pause = pause

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        payer = self._reception.payer(scope["headers"], scope.get("client"), scope["scheme"])
        try:
            price = REQUEST if scope["path"].startswith("/api/") else FILE
            self._costs.charge(payer, TIME, price)
        except Refuse as no:
            await asyncio.sleep(self._pause)
            answer = refusal(no)
            answer.headers["connection"] = "close"  # a body that is on its way is not waited for
            await answer(scope, receive, send)
            return
        if not self._pace.is_free(payer.address):
            await self._pace.turn(payer.address)
        PAYING.set(payer)
        await self._http(scope, receive, send)
