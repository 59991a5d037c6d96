"""A standing order in two real browsers: it raises twice, stops, and asks its owner."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Enter
from tests.web.person import Person
from tests.web.test_two_people import sit_together, until_they_haggle

ORDER = "[data-testid=standing-order]"


def raise_a_little(person: Person) -> None:
    person.page.locator("[data-act=chip]:enabled").first.click()
    person.act("bid")


def wait_for_offer(page: Page, goods: str = "") -> None:
    """Until something, or just that, could be accepted."""
    wanted = f"[aria-label='Accept: you get {goods}']" if goods else ""
    page.locator(f"[data-act=accept]{wanted}:enabled").wait_for()


def give_order(person: Person, by_keys: bool) -> None:
    """Raise up to three blue."""
    page = person.page
    if by_keys:
        page.locator("[data-act=order]").focus()
        page.keyboard.press("Enter")
        page.locator("dialog fieldset").first.wait_for()
        for key in ("b", "b", "b", "b", "Shift+B", "b"):
            page.keyboard.press(key)
    else:
        page.locator("[data-act=order]").click()
        more = page.locator("dialog [data-half=most]").get_by_role("button", name="blue").last
        for _ in range(3):
            more.click()
    page.get_by_text("no more than 3 blue").wait_for()
    if by_keys:
        page.locator("[data-act=order-save]").focus()
        page.keyboard.press("Enter")
    else:
        page.locator("[data-act=order-save]").click()
    page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_an_order_raises_twice_and_then_asks_its_owner(enter: Enter, by_keys: bool) -> None:
    host, friend = enter(), enter(390, 844)
    sit_together(host, friend)
    owner, other = until_they_haggle(host, friend)
    raise_a_little(owner)
    wait_for_offer(other.page)
    raise_a_little(other)
    wait_for_offer(owner.page)

    give_order(owner, by_keys)
    wait_for_offer(other.page, "2 blue")
    assert other.page.locator(f"{ORDER}.set").count() == 0, "the other sees nothing of it"
    raise_a_little(other)
    wait_for_offer(other.page, "3 blue")
    raise_a_little(other)

    owner.page.locator(ORDER).get_by_text("goes no further: your turn").wait_for()
    wait_for_offer(owner.page)
    assert "raises up to" in owner.page.locator(ORDER).inner_text()
    owner.page.reload()
    wait_for_offer(owner.page)
    owner.page.locator(ORDER).get_by_text("goes no further: your turn").wait_for()
    owner.look_for_sideways_scroll()
    owner.act("accept")
    owner.page.locator(f"{ORDER}.set").wait_for(state="detached")


def test_an_order_is_given_and_withdrawn_between_haggles_in_german(enter: Enter) -> None:
    nora = enter(390, 844, "de-DE")
    nora.play_now(0)
    nora.page.locator("button[data-choice]:visible").first.wait_for()
    nora.act("order")
    nora.page.get_by_role("dialog", name="Dauerauftrag").wait_for()
    assert nora.page.locator("[data-act=order-save]").is_disabled(), "an empty order is none"
    nora.page.locator("dialog [data-half=least]").get_by_role("button", name="rot").last.click()
    nora.page.get_by_role("button", name="bis auf Widerruf").click()
    nora.look_for_sideways_scroll()
    nora.act("order-save")
    shown = nora.page.locator(f"{ORDER}.set")
    shown.get_by_text("nimmt an ab").wait_for()
    assert "bis auf Widerruf" in shown.inner_text()
    nora.act("order-withdraw")
    shown.wait_for(state="detached")
