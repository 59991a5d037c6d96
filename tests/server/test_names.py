"""PROMISES 20: names are safe to show and nobody can look like somebody else."""

from __future__ import annotations

import asyncio

import pytest

from funduk.server.people import identity, names
from tests.server.player import Player
from tests.server.serving import Server


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("Nora", "Nora"), ("  Jörg  der   Erste ", "Jörg der Erste"), ("Jo\u0308rg", "Jörg"),
     ("O'Neil-2", "O'Neil-2"),
     ("Александр", "Александр"), ("李雷", "李雷"), ("Anne-Sophie & Co.", "Anne-Sophie & Co."),
     ("佐々木", "佐々木"), ("スーザン", "スーザン"),
     ("김철수", "김철수"), ("Đặng", "Đặng"), ("Əli", "Əli"), ("יוסף", "יוסף")],
)  # fmt: skip
def test_honest_names_are_kept(typed: str, shown: str) -> None:
    assert names.clean(typed) == shown


@pytest.mark.parametrize(
    "typed",
    ["", " ", "123", "...", "x" * 25, "x" * 5000, "No\u202era", "No\u200bra", "No\u200dra", "No\nra",
     "No\x00ra",
     "\u2066Nora", "<b>Nora</b>", "Nora\ufeff", "Noрa", "Ǹ\u0300\u0301\u0302\u0303ora",
     "Ｎｏｒａ", "𝐍𝐨𝐫𝐚", "No\u00adra",
     "Nora\U000e0041", "Nora\ud800", "Nora🙂", "\u0301",
     "\u115fNora", "No\u1160ra", "Nora\u3164", "\u17b4Nora", "ꓠꓳꓣꓮ", "ɴora", "ᴀnna", "ꜱam", "ᴬnna", "Noraʰ",
     "ᏟᎪᎢ", "ⲁⲃⲃⲁ", "𐌀𐌁", "Νora", "Аnnа"],
)  # fmt: skip
def test_hostile_names_are_refused(typed: str) -> None:
    assert names.clean(typed) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [("Nora", "N0ra"), ("Nora", "nora"), ("Bill", "BiIl"), ("Ben", "Веn"), ("Anna", "Апna".replace("п", "n")),
     ("modern", "modem"), ("Jörg", "Jorg"), ("Nora K", "NoraK"), ("Sasha", "Ѕаѕһа"), ("HOTA", "нота"),
     ("NOPA", "ΝΟΡΑ"), ("gina", "ɡina"), ("Ole", "Øle"), ("Luka", "Łuka"), ("Aesop", "Æsop"),
     ("coco", "сосо"), ("Paul", "Рaul".replace("a", "а").replace("u", "υ").replace("l", "ӏ"))],
)  # fmt: skip
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert names.skeleton(one) == names.skeleton(other)
    assert names.apart_from(other, [one]) == f"{other} (2)"
    assert names.apart_from("Quirin", [one]) == "Quirin"


def test_bad_names_change_nothing_and_good_ones_last(server: Server) -> None:
    async def check() -> None:
        async with Player(server.port) as nora:
            before = await nora.get("/api/me")
            assert not before["named"]
            assert (await nora.post("/api/me", {"name": "No\u202era"}))["error"][
                "code"
            ] == "bad_name"
            assert (await nora.post("/api/me", {"name": "Nora", "admin": True}))["error"][
                "code"
            ] == "bad_message"
            assert await nora.get("/api/me") == before
            assert await nora.post("/api/me", {"name": "Nora"}) == {"name": "Nora", "named": True}
            assert await nora.get("/api/me") == {"name": "Nora", "named": True}

    asyncio.run(check())


def test_cookies_cannot_be_made_up() -> None:
    signer = identity.Signer(b"secret")
    guest = identity.fresh_id()
    cookie = signer.cookie(guest)
    assert signer.guest(cookie) == guest
    for forged in (None, "", guest, guest + ".", cookie[:-1] + ("A" if cookie[-1] != "A" else "B"),
                   identity.Signer(b"other").cookie(guest), "é" * 22 + ".x", cookie * 3):  # fmt: skip
        assert signer.guest(forged) is None


def test_tickets_work_once_for_one_guest() -> None:
    tickets = identity.Tickets()
    mine = tickets.issue("me")
    assert not tickets.redeem(mine, "somebody else")
    assert not tickets.redeem(mine, "me"), "a ticket tried by another is spent"
    again = tickets.issue("me")
    assert tickets.redeem(again, "me")
    assert not tickets.redeem(again, "me")
    assert not tickets.redeem("made up", "me")
