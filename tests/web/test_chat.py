"""Chat in two real browsers: text stays text, unread is marked, muting hides, spectators wait."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import Enter
from tests.web.person import Person
from tests.web.test_two_people import sit_together

HOSTILE = [
    "<img src=x onerror=\"document.title='owned'\">",
    "<script>document.title='owned'</script>",
    "</p></li></ul><b id=owned>bold</b>",
    "[click](javascript:document.title='owned')",
    "abc\u202edcba",
]


def open_chat(page: Page) -> None:
    page.locator("[data-tab=chat]:visible, .narrow button:visible").first.wait_for()
    if page.locator("[data-tab=chat]:visible").count() == 0:
        page.locator(".narrow button").first.click()
        page.locator("[data-tab=chat]:visible").wait_for()
    page.locator("[data-tab=chat]:visible").click()
    page.locator("[data-testid=chat]:visible").wait_for()


def say(person: Person, text: str) -> None:
    person.page.locator("[data-testid=chat-text]:visible").fill(text)
    person.page.keyboard.press("Enter")


def lines(page: Page) -> list[str]:
    return page.locator("[data-testid=chat]:visible .text").all_inner_texts()


def test_people_talk_safely_and_mute_each_other(enter: Enter) -> None:
    host, friend = enter(), enter(390, 844)
    sit_together(host, friend)
    for person in (host, friend):
        person.page.locator("button[data-choice]:visible").first.wait_for()
    open_chat(host.page)
    say(host, "Hello there")
    friend.page.locator("[data-testid=chat-announcer]").get_by_text("Hello there").wait_for(
        state="attached"
    )
    friend.page.locator(".narrow .dot").wait_for()
    open_chat(friend.page)
    assert lines(friend.page) == ["Hello there"]
    for text in HOSTILE:
        say(host, text)
        host.page.wait_for_function(
            "() => document.querySelector('[data-testid=chat-text]').value === ''"
        )
    friend.page.locator("[data-testid=chat] .text").nth(5).wait_for()
    assert lines(friend.page)[1:] == [text.replace("\u202e", "") for text in HOSTILE]
    for page in (host.page, friend.page):
        assert page.locator("#owned").count() == 0
        assert "owned" not in page.title()
        assert page.locator("[data-testid=chat] .text *").count() == 0, "only text nodes"
    friend.look_for_sideways_scroll()

    friend.page.locator("[data-act=person]").first.click()
    friend.act("mute")
    friend.page.get_by_text("Nobody has said anything yet").wait_for()
    say(host, "Are you there?")
    host.page.get_by_text("Are you there?").first.wait_for()
    friend.page.reload()
    friend.page.locator("button[data-choice]:visible").first.wait_for()
    open_chat(friend.page)
    assert lines(friend.page) == []


def test_spectators_hear_when_the_host_lets_them(enter: Enter) -> None:
    host, watcher = enter(), enter(locale="de-DE")
    host.play_now(0)
    host.page.locator("button[data-choice]:visible").first.wait_for()
    open_chat(host.page)
    say(host, "Only for us")
    watcher.page.goto(host.page.url)
    open_chat(watcher.page)
    watcher.page.get_by_text("nur, die am Tisch sitzen").wait_for()
    assert watcher.page.locator("[data-testid=chat-text]").count() == 0
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="spectators, too").click()
    host.page.keyboard.press("Escape")
    watcher.page.locator("[data-testid=chat-text]").wait_for()
    watcher.page.reload()
    open_chat(watcher.page)
    watcher.page.get_by_text("Only for us").first.wait_for()
    say(watcher, "Danke!")
    host.page.locator("[data-testid=chat] .text").get_by_text("Danke!").wait_for()
