"""Bodies of requests: bounded each, bounded for an address, bounded over all."""

import asyncio

from starlette.requests import Request

from funduk.server.refuse import Refuse
from funduk.server.wire.buckets import Counts
from funduk.server.wire.limits import BODY, Limits, too_deep

PATIENCE = 30.0
COME_BACK = 5


class Bodies:
    """Room is taken for all that a request may send before any of it is read."""

    def __init__(self, limits: Limits) -> None:
        self.held = Counts(limits.bodies, limits.bodies_together)

    def reserve(self, address: str, request: Request, most: int) -> int:
        """How many bytes are kept free for this body; to be given back with `release`."""
        if (
            request.headers.get("content-type", "").split(";")[0].strip().lower()
            != "application/json"
        ):
            raise Refuse("bad_message", why="the body must be application/json")
        told = request.headers.get("content-length", "")
        size = int(told) if told.isascii() and told.isdigit() and len(told) < 12 else most
        if size > most:
            raise Refuse("too_large")
        if not self.held.enter(address, size):
            raise Refuse("busy", seconds=COME_BACK)
        return size

    def release(self, address: str, size: int) -> None:
        self.held.leave(address, size)

    async def read(self, request: Request, most: int) -> bytes:
        """The whole body, or a refusal as soon as it is too large or takes too long."""
        body = await asyncio.wait_for(self._read(request, most), PATIENCE)
        if most <= BODY:
            _check(body)
        return body

    async def _read(self, request: Request, most: int) -> bytes:
        parts: list[bytes] = []
        size = 0
        async for part in request.stream():
            parts.append(part)
            size += len(part)
            if size > most:
                raise Refuse("too_large")
        return b"".join(parts)


def _check(body: bytes) -> None:
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refuse("bad_message", why="the body is not UTF-8") from None
    if too_deep(text):
        raise Refuse("bad_message", why="nested too deeply")
