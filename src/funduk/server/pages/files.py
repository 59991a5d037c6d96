"""The front end's files, held in memory: pages are never cached, hashed assets for ever."""

import gzip
import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

STATIC = Path(__file__).parent.parent / "static"
REPLAYS = ("/replay/{id}", "/replay/{id}/{who}", "/replay/{id}/{who}/{step}")
STOP = "/unsubscribe/{token}"
PAGES = ("/", "/t/{id}", "/rules", "/rules/{game}", "/join", "/me", "/learn/{game}", STOP, *REPLAYS)
UTF8 = "; charset=utf-8"
TYPES = {
    ".html": "text/html" + UTF8,
    ".js": "text/javascript" + UTF8,
    ".css": "text/css" + UTF8,
    ".txt": "text/plain" + UTF8,
    ".ftl": "text/plain" + UTF8,
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
PACKED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl"}
NOT_BUILT = "The front end is not built. Run: make web\n"


class File:
    """One file as it is and, where that helps, packed."""

    def __init__(self, path: Path) -> None:
        self.plain = path.read_bytes()
        self.packed = gzip.compress(self.plain, 9, mtime=0) if path.suffix in PACKED else None
        self.type = TYPES.get(path.suffix, "application/octet-stream")
        self.tag = '"' + hashlib.sha256(self.plain).hexdigest()[:20] + '"'

    def answer(self, request: Request, caching: str, status: int = 200) -> Response:
        headers = {"cache-control": caching, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(None, 304, headers)
        content = self.plain
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            content = self.packed
        return Response(content, status, headers, self.type)


def _file(file: File, caching: str, status: int = 200) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return file.answer(request, caching, status)

    return answer


async def _not_built(request: Request) -> Response:
    return Response(NOT_BUILT, 503, media_type="text/plain")


def routes(folder: Path = STATIC) -> list[Route]:
    """Only what was built is served, by exact name."""
    index = folder / "index.html"
    if not index.exists():
        return [Route(page, _not_built, methods=["GET"]) for page in PAGES]
    front = File(index)
    page = _file(front, "no-cache")
    found = [Route(path, page, methods=["GET"]) for path in PAGES]
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and path != index:
            caching = (
                "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
            )
            found.append(Route(f"/{name}", _file(File(path), caching), methods=["GET"]))
    return [*found, Route("/{elsewhere:path}", _file(front, "no-cache", 404), methods=["GET"])]
