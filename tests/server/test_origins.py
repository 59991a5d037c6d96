"""PROMISES 15: foreign pages get nothing, and pages carry a strict policy."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from funduk.server.settings import Settings
from funduk.server.wire.origins import CONTENT_SECURITY_POLICY, Doorkeeper
from tests.server.player import Player
from tests.server.serving import Server

HOSTILE = (
    None,
    "null",
    "",
    "http://evil.example",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:{port}.evil.example",
    "http://evil.example/http://127.0.0.1:{port}",
    "http://127.0.0.1:{port}@evil.example",
    "file://",
    "http://127.0.0.1:{port}/",
    "http://[::1]",
)


@pytest.mark.parametrize("origin", HOSTILE)
def test_hostile_and_absent_origins_get_no_socket_and_no_command(
    server: Server, origin: str | None
) -> None:
    async def check() -> None:
        async with Player(server.port) as victim:
            table = await victim.new_table("mbb")
            shown: Any = None if origin is None else origin.format(port=server.port)
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    f"ws://127.0.0.1:{server.port}/ws",
                    origin=shown,
                    additional_headers={"Cookie": victim.cookie()},
                )
            assert refused.value.response.status_code == 403
            headers = {} if shown is None else {"Origin": shown}
            for path, body in (
                ("/api/ticket", {}),
                (f"/api/tables/{table}/close", {}),
                ("/api/me", {"name": "X"}),
            ):
                answer = await victim.http.post(path, json=body, headers=headers)
                assert answer.status_code == 403
                assert answer.json() == {"error": {"code": "bad_origin", "args": {}}}
            card = (await victim.get("/api/mine"))["tables"][0]
            assert card["status"] != "closed"

    asyncio.run(check())


def test_a_form_cannot_post_and_a_foreign_page_cannot_read(server: Server) -> None:
    origin = {"Origin": f"http://127.0.0.1:{server.port}"}
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as browser:
        form = browser.post(
            "/api/ticket", content="{}", headers={**origin, "Content-Type": "text/plain"}
        )
        assert form.status_code == 400
        crossed = browser.get("/api/mine", headers={"Sec-Fetch-Site": "cross-site"})
        assert crossed.status_code == 403
        assert "access-control-allow-origin" not in crossed.headers


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/rules", "/join", "/api/me", "/api/nothing", "/healthz", "/no"]
)
def test_every_answer_carries_the_policy(server: Server, path: str) -> None:
    answer = httpx.get(f"http://127.0.0.1:{server.port}{path}")
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.get(
        f"http://127.0.0.1:{server.port}/api/me", headers={"Accept-Language": "de-AT,en;q=0.5"}
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    assert answer.json()["name"].startswith("Gast ")


def test_behind_tls_cookies_are_secure_and_the_proxy_is_believed_only_on_demand() -> None:
    forwarded = [(b"x-forwarded-for", b"6.6.6.6, 9.9.9.9"), (b"x-forwarded-proto", b"https")]
    plain = Doorkeeper(Settings())
    assert not plain.secure(forwarded, "http")
    assert plain.address(forwarded, ("127.0.0.1", 5)) == "127.0.0.1"
    behind = Doorkeeper(Settings(trust_proxy=True))
    assert behind.secure(forwarded, "http")
    assert behind.address(forwarded, ("127.0.0.1", 5)) == "9.9.9.9"
    assert Doorkeeper(Settings(origins=("https://play.example",))).secure([], "http")
