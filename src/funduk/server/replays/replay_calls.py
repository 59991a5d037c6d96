"""The HTTP calls of replays: `/api/replay/{id}`, where the id is a table's or a brought file's."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from funduk.server.pages.api import Api, Handler, endpoint
from funduk.server.people.identity import Who
from funduk.server.refuse import Refuse
from funduk.server.replays.library import MOST_FRAMES, Replays
from funduk.server.wire.costs import FILES
from funduk.server.wire.limits import MATCH_FILE

T = TypeVar("T")
MOST_SEATS = 16
HIGHEST = 1_000_000


def _number(request: Request, name: str, default: int, most: int) -> int:
    """A small whole number of the query."""
    text = request.query_params.get(name, "")
    if not text:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) <= most):
        raise Refuse("bad_message", why=f"{name} must be a whole number up to {most}")
    return int(text)


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What somebody asked for is worked out only as long as they wait for it."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientDisconnect
    finally:
        gone.cancel()
        working.cancel()
        await asyncio.gather(working, gone, return_exceptions=True)


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def replay_routes(api: Api, replays: Replays) -> list[Route]:
    """All of them ask the same authority before anything is worked out."""

    async def head(api: Api, request: Request, who: Who, body: bytes) -> Any:
        work = replays.head(request.path_params["id"], api.payer(request, who.guest))
        return await while_there(request, work)

    async def frames(api: Api, request: Request, who: Who, body: bytes) -> Any:
        seat = None
        if request.query_params.get("seat", ""):
            seat = _number(request, "seat", 0, MOST_SEATS)
        work = replays.frames(
            request.path_params["id"],
            api.payer(request, who.guest),
            seat,
            request.query_params.get("open") == "1",
            _number(request, "first", 0, HIGHEST),
            _number(request, "count", MOST_FRAMES, MOST_FRAMES),
        )
        packed = await while_there(request, work)
        headers = {"cache-control": "no-store", "content-encoding": "gzip"}
        return Response(packed, 200, headers, media_type="application/json")

    async def dice(api: Api, request: Request, who: Who, body: bytes) -> Any:
        work = replays.dice(request.path_params["id"], api.payer(request, who.guest))
        return await while_there(request, work)

    async def review(api: Api, request: Request, who: Who, body: bytes) -> Any:
        first = _number(request, "first", 0, HIGHEST)
        payer = api.payer(request, who.guest)
        told = await while_there(request, replays.review(request.path_params["id"], payer, first))
        return Response(told, 200, {"cache-control": "no-store"}, media_type="application/json")

    async def match(api: Api, request: Request, who: Who, body: bytes) -> Any:
        return await replays.match(request.path_params["id"], api.payer(request, who.guest))

    async def take_in(api: Api, request: Request, who: Who, body: bytes) -> Any:
        payer = api.payer(request, who.guest)
        return {"id": await while_there(request, replays.take_in(body, payer))}

    reading: list[tuple[str, Handler]] = [
        ("", head),
        ("/frames", frames),
        ("/dice", dice),
        ("/match", match),
        ("/review", review),
    ]
    found = [
        Route(f"/api/replay/{{id}}{path}", endpoint(api, handler), methods=["GET"])
        for path, handler in reading
    ]
    bring = endpoint(api, take_in, MATCH_FILE, FILES)
    return [Route("/api/replay", bring, methods=["POST"]), *found]
