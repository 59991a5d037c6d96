"""The HTTP calls of replays: `/api/replay/{id}`, where the id is a table's or a brought file's."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from funduk.server.limits import MATCH_FILE
from funduk.server.pages.api import Api, Handler, endpoint, read_whole
from funduk.server.refuse import Refuse
from funduk.server.replays.library import MOST_FRAMES, Replays
from funduk.server.tables.commands import Who

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


async def _match_body(request: Request) -> bytes:
    return await read_whole(request, MATCH_FILE)


def replay_routes(api: Api, replays: Replays) -> list[Route]:
    """All of them ask the same authority before anything is worked out."""

    async def head(api: Api, request: Request, who: Who, body: bytes) -> Any:
        return await replays.head(request.path_params["id"], who.guest)

    async def frames(api: Api, request: Request, who: Who, body: bytes) -> Any:
        seat = None
        if request.query_params.get("seat", ""):
            seat = _number(request, "seat", 0, MOST_SEATS)
        packed = await replays.frames(
            request.path_params["id"],
            who.guest,
            seat,
            request.query_params.get("open") == "1",
            _number(request, "first", 0, HIGHEST),
            _number(request, "count", MOST_FRAMES, MOST_FRAMES),
        )
        headers = {"cache-control": "no-store", "content-encoding": "gzip"}
        return Response(packed, 200, headers, media_type="application/json")

    async def dice(api: Api, request: Request, who: Who, body: bytes) -> Any:
        return await replays.dice(request.path_params["id"], who.guest)

    async def match(api: Api, request: Request, who: Who, body: bytes) -> Any:
        return await replays.match(request.path_params["id"], who.guest)

    async def take_in(api: Api, request: Request, who: Who, body: bytes) -> Any:
        if not api.files.take(api.address(request)):
            raise Refuse("too_fast")
        return {"id": await replays.take_in(body)}

    reading: list[tuple[str, Handler]] = [
        ("", head),
        ("/frames", frames),
        ("/dice", dice),
        ("/match", match),
    ]
    found = [
        Route(f"/api/replay/{{id}}{path}", endpoint(api, handler), methods=["GET"])
        for path, handler in reading
    ]
    return [Route("/api/replay", endpoint(api, take_in, _match_body), methods=["POST"]), *found]
