"""My data in a real browser: downloaded as one file, muted people forgiven, everything erased."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.test_chat import open_chat, say
from tests.web.test_two_people import sit_together

FRIEND = 1
"""The seat that is left open for the friend."""


def test_take_forgive_and_erase(enter: Enter, tmp_path: Path) -> None:
    host, friend = enter(), enter(390, 844)
    sit_together(host, friend)
    friend.page.locator("button[data-choice]:visible").first.wait_for()
    open_chat(friend.page)
    say(friend, "remember me")
    open_chat(host.page)
    host.page.get_by_text("remember me").first.wait_for()
    host.page.locator("[data-act=person]").first.click()
    host.act("block")
    table = host.page.url
    expect(host.page.locator(f"[data-seat='{FRIEND}']")).to_be_visible()
    expect(host.page.locator(f"[data-seat='{FRIEND}'] .bot")).to_have_count(0)

    host.page.goto(host.address + "/me")
    host.page.locator("[data-testid=shunned]").wait_for()
    with host.page.expect_download() as waiting:
        host.act("export")
    saved = tmp_path / "mine.json"
    waiting.value.save_as(saved)
    mine = json.loads(saved.read_text())
    assert mine["format"] == "funduk-my-data-1"
    assert mine["device"]["language"] == "en"
    assert [one["how"] for one in mine["shunned"]] == ["block"]
    assert table.endswith(mine["tables"][0]["id"])
    host.act("forgive")
    host.page.get_by_text("You hear everybody.").wait_for()

    friend.page.goto(friend.address + "/me")
    friend.page.locator("[data-act=erase]").wait_for()
    friend.look_for_sideways_scroll()
    friend.act("erase")
    assert friend.page.locator("[data-act=erase-now]").is_disabled()
    friend.page.locator("[data-testid=erase-sure]").check()
    friend.act("erase-now")
    friend.page.locator("[data-testid=erased]").wait_for()
    friend.page.get_by_role("button", name="Home").last.click()
    friend.page.get_by_text("No games yet").or_(
        friend.page.locator(".panel .empty")
    ).first.wait_for()

    host.page.goto(table)
    host.page.locator(
        "button[data-choice]:visible, [data-act=go-on], [data-act=chip]"
    ).first.wait_for()
    open_chat(host.page)
    assert host.page.get_by_text("remember me").count() == 0
    expect(host.page.locator(f"[data-seat='{FRIEND}'] .bot")).to_have_attribute("title", "bot")


def test_a_device_is_listed_and_signed_out(enter: Enter) -> None:
    nora = enter(390, 844, locale="de-DE")
    nora.play_now(0)
    nora.page.locator("button[data-choice]:visible").first.wait_for()
    nora.page.goto(nora.address + "/me")
    expect(nora.page.locator("[data-testid=device]")).to_have_count(1)
    expect(nora.page.locator("[data-testid=device]")).to_contain_text(", Linux")
    expect(nora.page.locator("[data-testid=device]")).to_contain_text("dieses Gerät")
    nora.look_for_sideways_scroll()
    before = nora.page.context.cookies()[0]["value"].split(".")[0]
    nora.act("sign-out")
    nora.page.wait_for_url(nora.address + "/")
    nora.page.wait_for_selector("h1")
    nora.page.reload()
    nora.page.wait_for_selector("h1")
    expect(nora.page.locator("article button:enabled").first).to_be_visible()
    [cookie] = nora.page.context.cookies()
    assert cookie["value"].split(".")[0] != before, "somebody new"
