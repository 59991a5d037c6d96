"""Devices: listed for their owner, signed out by them, and then nobody any more."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from funduk.server.people import devices, identity
from tests.server.player import Player
from tests.server.seated import house_of
from tests.server.serving import Server, open_app

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36"


def with_cookie(port: int, cookie: str, agent: str = CHROME) -> Player:
    player = Player(port)
    player.http.cookies.set("funduk", cookie, domain="127.0.0.1")
    player.http.headers["user-agent"] = agent
    return player


@pytest.mark.parametrize(
    ("agent", "shown"),
    [(FIREFOX, "Firefox, Android"), (CHROME, "Chrome, Linux"), ("curl/8.0", ""), ("", "")],
)
def test_labels_say_little(agent: str, shown: str) -> None:
    assert devices.label(agent) == shown


def test_a_stolen_cookie_is_signed_out_and_its_page_closed(server: Server) -> None:
    """Over HTTP and sockets alone."""

    async def check() -> None:
        async with Player(server.port) as nora:
            nora.http.headers["user-agent"] = FIREFOX
            await nora.get("/api/me")
            await nora.post("/api/me", {"name": "Nora"})
            await nora.get("/api/me")
            [mine] = (await nora.get("/api/me/devices"))["devices"]
            assert (mine["label"], mine["here"]) == ("Firefox, Android", True)
            async with with_cookie(server.port, nora.cookie().split("=")[1]) as thief:
                await thief.dial()
                answer = await nora.post("/api/me/devices", {"device": mine["device"]})
                assert answer == {"devices": []}
                with pytest.raises(ConnectionClosed) as closed:
                    await thief.hear_until("nothing more")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
                assert not (await thief.get("/api/me"))["named"], "somebody new"
                thief.socket = None

    asyncio.run(check())


def test_all_others_are_signed_out_for_good(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            assert app.sockets is not None
            signer, guest = app.sockets.reception.signer, identity.fresh_id()
            phone = with_cookie(port, signer.cookie(guest, identity.fresh_device()), FIREFOX)
            desk = with_cookie(port, signer.cookie(guest, identity.fresh_device()))
            old = with_cookie(port, signer.cookie(guest))
            await phone.post("/api/me", {"name": "Nora"})
            for one in (phone, desk, old):
                assert (await one.get("/api/me"))["named"]
            listed = (await phone.get("/api/me/devices"))["devices"]
            assert sorted(one["label"] for one in listed) == [
                "Chrome, Linux",
                "Chrome, Linux",
                "Firefox, Android",
            ]
            assert [one["here"] for one in listed].count(True) == 1
            for bad in ({}, {"device": "x", "others": True}):
                answer = await phone.post("/api/me/devices", bad)
                assert answer["error"]["code"] == "bad_message"
            answer = await phone.post("/api/me/devices", {"device": "nobodys"})
            assert answer["error"]["code"] == "unknown_device"
            left = (await phone.post("/api/me/devices", {"others": True}))["devices"]
            assert [one["label"] for one in left] == ["Firefox, Android"]
            cookies = [one.cookie().split("=")[1] for one in (phone, desk, old)]
            for one in (desk, old):
                assert not (await one.get("/api/me"))["named"]
            for one in (phone, desk, old):
                await one.__aexit__()
        async with open_app(tmp_path) as (_, port):
            named = []
            for cookie in cookies:
                async with with_cookie(port, cookie) as again:
                    named.append((await again.get("/api/me"))["named"])
            assert named == [True, False, False], "also after a restart"

    asyncio.run(check())


def test_strangers_leave_no_rows_and_nobody_has_devices_without_end(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as (app, port):
            assert app.sockets is not None
            people: Any = house_of(app).store.people
            signer, guest = app.sockets.reception.signer, identity.fresh_id()
            async with with_cookie(port, signer.cookie(guest, "first")) as nora:
                await nora.get("/api/me")
                assert await people.devices(guest) == []
                await nora.post("/api/me", {"name": "Nora"})
                for number in range(30):
                    fresh = signer.cookie(guest, f"device{number:02}")
                    async with with_cookie(port, fresh) as another:
                        await another.get("/api/me")
                assert len(await people.devices(guest)) == devices.MOST_LISTED
                mine = (await nora.get("/api/me/export"))["devices"]
                assert len(mine) > 0
                assert all(one["seen"] <= time.time() for one in mine)
                assert all("device" not in one for one in mine)

    asyncio.run(check())


def test_a_cookie_cannot_be_given_another_device() -> None:
    signer, guest = identity.Signer(b"secret"), identity.fresh_id()
    plain, named = signer.cookie(guest), signer.cookie(guest, "phone")
    assert signer.read(plain) == (guest, "")
    assert signer.read(named) == (guest, "phone")
    signature = named.rpartition(".")[2]
    for forged in (f"{guest}.desk.{signature}", f"{guest}.{signature}", f"{guest}..{signature}"):
        assert signer.read(forged) is None
