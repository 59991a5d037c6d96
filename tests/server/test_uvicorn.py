"""What we rely on in uvicorn: its version is pinned, and its contract for protocol classes is tried here."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from tests.server.seated import until
from tests.server.serving import free_port

UPGRADE = (
    b"GET /ws?x=1 HTTP/1.1\r\nHost: here\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PLAIN = b"GET /page HTTP/1.1\r\nHost: here\r\n\r\n"


class Heard:
    """What uvicorn did."""

    def __init__(self) -> None:
        self.made: list[dict[str, Any]] = []
        self.calls: list[tuple[str, Any]] = []
        self.scopes: list[MutableMapping[str, Any]] = []
        self.transports: list[Any] = []


def wrapper(heard: Heard, inner: Any) -> Any:
    """A class like ours: it holds uvicorn's HTTP protocol, or is a socket's."""

    class Recorder(asyncio.Protocol):
        def __init__(self, **given: Any) -> None:
            heard.made.append(given)
            self.given = given
            self.inner = None
            if inner is not None:
                state = {**given["app_state"], "ours": self}
                self.inner = inner(**{**given, "app_state": state})

        def connection_made(self, transport: Any) -> None:
            heard.transports.append(transport)
            heard.calls.append(("made", self))
            if self.inner is None:
                self.given["server_state"].connections.add(self)
            else:
                self.inner.connection_made(transport)

        def data_received(self, data: bytes) -> None:
            heard.calls.append(("data", data))
            if self.inner is not None:
                self.inner.data_received(data)

        def connection_lost(self, exc: Exception | None) -> None:
            heard.calls.append(("lost", self))
            if self.inner is None:
                self.given["server_state"].connections.discard(self)
            else:
                self.inner.connection_lost(exc)

        def shutdown(self) -> None:
            heard.calls.append(("shutdown", self))
            heard.transports[-1].close()

    return Recorder


async def serve(heard: Heard) -> tuple[uvicorn.Server, asyncio.Task[None], int]:
    async def app(scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            while True:
                event = await receive()
                scope["state"]["door"] = "shared"
                await send({"type": event["type"] + ".complete"})
                if event["type"] == "lifespan.shutdown":
                    return
        heard.scopes.append(scope)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    port = free_port()
    plain = uvicorn.Config(app, http="auto", ws="none", log_config=None)
    plain.load()
    config = uvicorn.Config(
        app,
        port=port,
        http=wrapper(heard, plain.http_protocol_class),
        ws=wrapper(heard, None),
        lifespan="on",
        log_level="critical",
    )
    server = uvicorn.Server(config)
    task = asyncio.get_running_loop().create_task(server.serve())
    await until(lambda: server.started)
    return server, task, port


def test_the_version_is_the_one_that_was_tried() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    pins = [
        pin
        for pin in project["project"]["optional-dependencies"]["server"]
        if pin.startswith("uvicorn")
    ]
    assert pins == ["uvicorn==0.54.*"]
    assert uvicorn.__version__.startswith("0.54.")


@pytest.mark.parametrize("requests", [1, 2])
def test_an_http_class_is_made_and_held_as_we_do_it(requests: int) -> None:
    async def check() -> None:
        heard = Heard()
        server, task, port = await serve(heard)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(requests):
            writer.write(PLAIN)
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 204")
        assert set(heard.made[0]) == {"config", "server_state", "app_state", "_loop"}
        assert len(heard.made) == 1
        for scope in heard.scopes:
            assert scope["state"]["ours"] is heard.calls[0][1]
            assert scope["state"]["door"] == "shared"
        server.should_exit = True
        await task
        writer.close()

    asyncio.run(check())


def test_a_socket_class_gets_the_request_then_the_connection_and_is_told_to_end() -> None:
    async def check() -> None:
        heard = Heard()
        server, task, port = await serve(heard)
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE)
        await until(lambda: len(heard.made) == 2)
        given = heard.made[1]
        assert set(given) == {"config", "server_state", "app_state"}
        assert given["app_state"]["door"] == "shared"
        assert given["app_state"]["ours"] is heard.calls[0][1]
        assert isinstance(given["server_state"].connections, set)
        assert isinstance(given["server_state"].tasks, set)
        assert given["server_state"].default_headers is not None
        assert given["config"].loaded_app is not None
        kinds = [kind for kind, _ in heard.calls]
        assert kinds == ["made", "data", "made", "data"]
        request = heard.calls[3][1]
        assert request.startswith(b"GET /ws?x=1 HTTP/1.1\r\n")
        assert request.endswith(b"\r\n\r\n")
        assert b"connection: keep-alive, Upgrade" in request
        socket = heard.calls[2][1]
        assert heard.transports[1] is heard.transports[0]
        assert heard.transports[1].get_protocol() is socket
        writer.write(b"frames")
        await until(lambda: heard.calls[-1] == ("data", b"frames"))
        server.should_exit = True
        await task
        assert ("shutdown", socket) in heard.calls
        assert heard.calls[-1] == ("lost", socket)
        writer.close()

    asyncio.run(check())
