"""Scenes of people: standing orders, talk in the lobby, and what the house knows of somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page

if TYPE_CHECKING:
    from tools.gallery import Photographer

LINES = {
    "en": (
        ("friend", "Hello! Do you have time for the cards?"),
        ("host", "Of course. We take Anise along, too."),
        ("friend", "One moment, please."),
    ),
    "de": (
        ("friend", "Hallo! Hast du Zeit für die Karten?"),
        ("host", "Klar. Anis spielt auch mit."),
        ("friend", "Einen Moment, bitte."),
    ),
}


def _visitor(camera: Photographer) -> Page:
    """Somebody with a browser of their own."""
    browser = camera.page.context.browser
    assert browser is not None
    page: Page = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
    page.goto(camera.house.address)
    page.get_by_role("button", name="choose your name").click()
    page.fill("#my-name", "Ben")
    page.get_by_role("button", name="That is me").click()
    page.locator("dialog").wait_for(state="detached")
    return page


def talk_and_data(camera: Photographer) -> None:
    host = camera.page
    friend = _visitor(camera)
    for language, lines in LINES.items():
        camera.person.home()
        host.wait_for_selector("article button:enabled")
        host.get_by_role("button", name="Create table").click()
        host.wait_for_selector("svg.qr")
        friend.goto(host.url)
        friend.locator("[data-act=sit]").click()
        for who, text in lines:
            page = host if who == "host" else friend
            page.locator("[data-testid=chat-text]").fill(text)
            page.locator("[data-act=say]").click()
            host.locator("[data-testid=chat] .text").get_by_text(text).wait_for()
            friend.locator("[data-testid=chat] .text").get_by_text(text).wait_for()
        camera.shoot("chat", (language,))
    host.locator("[data-act=person]").first.click()
    host.locator("[data-act=mute]").click()
    host.goto(f"{camera.house.address}/me")
    host.locator("[data-testid=shunned]").wait_for()
    host.locator("[data-act=erase]").click()
    camera.shoot("my-data")
    friend.context.close()


def standing_order(camera: Photographer) -> None:
    page = camera.page
    camera.person.play_now(0)
    page.wait_for_selector("[data-choice=B]")
    page.locator("[data-act=order]").first.click()
    for key in "bbr":
        page.keyboard.press(key)
    for stepper in (3, 3, 3, 2):
        page.locator("dialog [data-half=least] .stepper").nth(stepper).locator(
            "button"
        ).last.click()
    camera.shoot("basari_cards-order")
    page.locator("[data-act=order-save]").click()
    page.locator("[data-testid=standing-order].set").wait_for()
    camera.shoot("basari_cards-order-set")
