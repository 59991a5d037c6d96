"""Two people in two browsers at one table: they haggle, one reloads, one is cut off and comes back."""

from __future__ import annotations

import re

from tests.web.conftest import Enter, House
from tests.web.person import Person

HAGGLE_STEPS = 400


def sit_together(host: Person, friend: Person) -> None:
    """The host sets a table for three with one bot; the friend joins by the code."""
    host.home()
    host.page.get_by_role("button", name="One seat less").click()
    host.page.locator("section select.plain").nth(1).select_option("novice")
    host.page.get_by_role("button", name="Create table").click()
    code = host.page.locator("[data-testid=code]").inner_text()
    friend.home()
    friend.page.fill("#code", code.lower())
    friend.page.get_by_role("button", name="Join", exact=True).click()
    friend.page.wait_for_url("**/t/*")
    friend.page.locator("[data-act=sit]").click()
    host.page.locator("[data-act=start]:enabled").click()


def lay(person: Person, letter: str) -> None:
    person.page.locator(f"button[data-choice={letter}]:enabled:visible").click()
    person.act("lay")


def until_they_haggle(host: Person, friend: Person) -> tuple[Person, Person]:
    """Both lay B until the bot does not; returns who is asked and who waits."""
    for _ in range(HAGGLE_STEPS):
        for person in (host, friend):
            seen = person.seen()
            if "chip" in seen["acts"] and "go-on" not in seen["acts"]:
                other = friend if person is host else host
                if _in_haggle_with_a_person(person):
                    return person, other
                person.step()
            elif seen["choices"]:
                lay(person, "B")
            elif not seen["over"]:
                person.step()
    raise AssertionError("they never met")


def _in_haggle_with_a_person(person: Person) -> bool:
    names = person.page.locator(".tray b").all_inner_texts()
    return len(names) == 2 and all(re.match(r"You|Guest", name) for name in names)


def test_haggling_with_reload_and_lost_connection(enter: Enter, house: House) -> None:
    host, friend = enter(), enter(wired=True)
    sit_together(host, friend)
    asked, waiting = until_they_haggle(host, friend)

    asked.page.locator("[data-act=chip]").nth(0).click()
    asked.act("bid")
    waiting.page.locator("[data-act=accept]:enabled").wait_for()
    offer = waiting.page.locator("[data-act=accept]").get_attribute("aria-label")

    waiting.page.reload()
    waiting.page.locator("[data-act=accept]:enabled").wait_for()
    assert waiting.page.locator("[data-act=accept]").get_attribute("aria-label") == offer

    friend.offline_on_purpose = True
    house.wire.cut()
    friend.page.get_by_text("Connection lost").first.wait_for()
    if waiting is host:
        host.act("accept")
    house.wire.mend()
    friend.page.get_by_text("Connection lost").first.wait_for(state="detached")
    friend.offline_on_purpose = False
    if waiting is friend:
        friend.page.locator("[data-act=accept]:enabled").wait_for()
        assert friend.page.locator("[data-act=accept]").get_attribute("aria-label") == offer
        friend.act("accept")
    for person in (host, friend):
        person.page.wait_for_function(
            "() => [...document.querySelectorAll('.log li')].some((l) => l.textContent.includes('accept'))"
        )


def test_the_house_closes_and_opens_again_and_nothing_is_lost(enter: Enter, house: House) -> None:
    """A lost server is a quiet banner; the move made meanwhile is sent once when the house is back."""
    nora = enter()
    nora.play_now(0)
    nora.page.locator("button[data-choice=B]:enabled").wait_for()
    nora.offline_on_purpose = True
    house.close()
    nora.page.get_by_text("Connection lost").first.wait_for()
    house.open()
    nora.page.locator("button[data-choice=B]:enabled").click()
    nora.act("lay")
    anything = "[data-act=go-on], [data-act=chip], [data-act=accept], button[data-choice=A]:enabled"
    nora.page.locator(anything).first.wait_for()
    nora.offline_on_purpose = False


def test_a_seat_moves_to_another_device_and_back_to_a_bot(calm_house: House, enter: Enter) -> None:
    desk, phone = enter(at=calm_house), enter(390, 844, at=calm_house)
    desk.play_now(0)
    desk.page.locator("button[data-choice]:visible").first.wait_for()
    desk.page.get_by_role("button", name="Menu").click()
    desk.act("handover")
    code = desk.page.locator("[data-testid=handover]").inner_text()
    phone.home()
    phone.page.fill("#code", code)
    phone.page.get_by_role("button", name="Join", exact=True).click()
    phone.page.locator("button[data-choice]:visible").first.wait_for()
    desk.page.keyboard.press("Escape")
    desk.page.locator("button[data-choice]:visible").first.wait_for(state="detached")
    phone.page.get_by_role("button", name="Menu").click()
    phone.act("leave")
    phone.act("leave-now")
    phone.act("sit-again")
    phone.page.locator("[data-act=sit-again]").wait_for(state="detached")
    phone.page.locator(
        "button[data-choice]:visible, [data-act=chip], [data-act=go-on]"
    ).first.wait_for()


def take_back(person: Person) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.act("takeback")
    person.page.locator("dialog").wait_for(state="detached")


def test_a_bid_is_taken_back_if_the_other_agrees_and_stays_if_not(enter: Enter) -> None:
    host, friend = enter(), enter()
    sit_together(host, friend)
    asked, waiting = until_they_haggle(host, friend)
    asked.page.locator("[data-act=chip]").nth(0).click()
    asked.act("bid")
    waiting.page.locator("[data-act=accept]:enabled").wait_for()

    take_back(asked)
    asked.page.get_by_text("One answer is missing").wait_for()
    waiting.page.get_by_role("button", name="Agree").click()
    waiting.page.locator("[data-act=accept]").wait_for(state="detached")
    for person, words in (
        (waiting, "took the last move back"),
        (asked, "took your last move back"),
    ):
        person.page.locator(".log li", has_text=words).wait_for()
    asked.page.locator("[data-act=chip]:enabled").first.click()
    asked.act("bid")
    waiting.page.locator("[data-act=accept]:enabled").wait_for()
    asked.page.get_by_role("button", name="Menu").click()
    assert asked.page.locator("[data-act=takeback]").is_disabled(), "once for a question"
    asked.page.keyboard.press("Escape")

    waiting.page.locator("[data-act=chip]:enabled").first.click()
    waiting.act("bid")
    asked.page.locator("[data-act=accept]:enabled").wait_for()
    take_back(waiting)
    asked.page.get_by_role("button", name="No", exact=True).click()
    asked.page.get_by_text("asks to take the last move back").wait_for(state="detached")
    asked.page.locator("[data-act=accept]:enabled").wait_for()


def test_a_stranger_gets_a_seat_that_a_bot_keeps_when_all_agree(
    calm_house: House, enter: Enter
) -> None:
    host, friend = enter(at=calm_house), enter(at=calm_house)
    stranger = enter(390, 844, locale="de-DE", at=calm_house)
    sit_together(host, friend)
    host.page.locator("button[data-choice]:visible").first.wait_for()
    friend.page.get_by_role("button", name="Menu").click()
    friend.act("leave")
    friend.act("leave-now")
    stranger.page.goto(host.page.url)
    stranger.page.get_by_role("button", name="Menü").click()
    stranger.page.locator("[data-act=seat-ask]").first.click()
    stranger.page.get_by_text("Antworten fehlen noch").wait_for()
    friend.page.get_by_text("would like to take over your seat").wait_for()
    host.act("seat-agree")
    stranger.page.get_by_text("Eine Antwort fehlt noch").wait_for()
    friend.act("seat-agree")
    friend.page.locator("[data-act=sit-again]").wait_for(state="detached")
    stranger.page.get_by_text("Eine Antwort fehlt noch").wait_for(state="detached")
    stranger.page.get_by_role("button", name="Menü").click()
    stranger.page.locator("[data-act=leave]").wait_for()


def test_nobody_waits_for_ever_for_somebody_who_has_gone(hasty_house: House, enter: Enter) -> None:
    host, friend = enter(at=hasty_house), enter(at=hasty_house)
    sit_together(host, friend)
    friend.page.locator("button[data-choice]:visible").first.wait_for()
    table = host.page.url
    host.page.goto("about:blank")
    friend.page.get_by_text("has been away for a while").wait_for()
    friend.act("bot-instead")
    friend.page.locator("[data-act=bot-instead]").wait_for(state="detached")
    host.page.goto(table)
    host.act("sit-again")
    host.page.locator("[data-act=sit-again]").wait_for(state="detached")
