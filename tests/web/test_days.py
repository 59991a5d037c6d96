"""A game over days: a missed deadline, the rules' move, a bot in the seat, and its owner back in it."""

from __future__ import annotations

import asyncio
import math
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from funduk.server.app import App
from funduk.server.tables.uptime import LivedTime
from tests.server.clockwork import Hand
from tests.server.serving import open_app
from tests.web.conftest import PATIENCE
from tests.web.person import PHONE, Person
from tools import frontend

DAY = 24 * 3600


class DrivenHouse:
    """A house in this process whose days pass when the test says so."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.hand = Hand()
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._over = asyncio.Event()
        self._thread = threading.Thread(target=lambda: self.loop.run_until_complete(self._live()))
        self.app: App | None = None

    async def _live(self) -> None:
        time = LivedTime(0.0, self.hand, math.inf)
        async with open_app(self.data, time, workers=1) as (app, port):
            self.app, self.port = app, port
            self._ready.set()
            await self._over.wait()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    def open(self) -> None:
        self._thread.start()
        assert self._ready.wait(20)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self._over.set)
        self._thread.join(30)

    def pass_time(self, seconds: float) -> None:
        self.hand.at += seconds
        assert self.app is not None
        assert self.app.house is not None
        asyncio.run_coroutine_threadsafe(self.app.house.deadlines.play_due(), self.loop).result(20)


@pytest.fixture
def days(tmp_path: Path) -> Iterator[DrivenHouse]:
    frontend.build()
    house = DrivenHouse(tmp_path)
    house.open()
    yield house
    house.close()


Come = Callable[..., Person]


@pytest.fixture
def come(days: DrivenHouse, browser: Browser) -> Iterator[Come]:
    people: list[Person] = []

    def enter(width: int = 1440, height: int = 900, locale: str = "en-GB", **more: Any) -> Person:
        size: Any = {"width": width, "height": height}
        context = browser.new_context(viewport=size, locale=locale, reduced_motion="reduce", **more)
        context.set_default_timeout(PATIENCE)
        person = Person(context.new_page(), f"http://localhost:{days.port}")
        people.append(person)
        return person

    yield enter
    for person in people:
        complaints = person.complaints()
        person.page.context.close()
        assert complaints == []


def lay_any(person: Person) -> None:
    person.page.locator("button[data-choice]:enabled:visible").first.click()
    person.act("lay")


def test_a_missed_deadline_in_a_game_over_days(days: DrivenHouse, come: Come) -> None:
    nora, tom = come(), come(390, 844, "de-DE", **PHONE)
    nora.home()
    nora.page.get_by_role("button", name="One seat less").click()
    nora.page.locator("section select.plain").nth(1).select_option("novice")
    nora.page.locator("[data-act=clock]").select_option("day")
    nora.page.get_by_role("button", name="Create table").click()
    nora.page.wait_for_url("**/t/*")
    link = nora.page.url
    expect(nora.page.locator("[data-act=clock]")).to_have_value("day")

    tom.page.goto(link)
    tom.page.locator("[data-act=sit]").click()
    expect(tom.page.get_by_text("über Tage: 24 Std. je Frage, 3 Tage Vorrat")).to_be_visible()
    tom.look_for_sideways_scroll()
    nora.page.locator("[data-act=start]:enabled").click()
    for person, words in ((nora, "4 days"), (tom, "4 Tage")):
        expect(person.page.get_by_test_id("time-left")).to_have_text(words)
    expect(nora.page).to_have_title(re.compile(r"^Your turn · "))

    lay_any(nora)
    expect(nora.page.get_by_test_id("time-left")).to_have_count(0)
    tom.page.goto(tom.address)
    card = tom.page.locator("aside a").first
    expect(card).to_contain_text("du bist dran, noch 4 Tage")
    expect(tom.page).to_have_title("Du bist dran · Funduk")
    days.pass_time(3.9 * DAY)
    tom.page.reload()
    expect(card).to_contain_text("du bist dran, noch 2 Std.")
    expect(nora.page.locator(".log")).not_to_contain_text("ran out of time")

    days.pass_time(0.2 * DAY)
    expect(nora.page.locator(".log")).to_contain_text("ran out of time: the rules’ move")
    kept_by_a_bot = nora.page.locator("[data-seat='1'] .bot[title=bot]")
    expect(kept_by_a_bot).to_have_count(1)
    expect(card).to_contain_text("ein Bot spielt für dich")
    expect(tom.page).to_have_title("Funduk")
    for _ in range(40):
        if nora.seen()["choices"]:
            break
        nora.step()
    assert nora.seen()["choices"], "the bot in Tom's chair did not go on"

    card.click()
    expect(tom.page.get_by_text("Deine Zeit war um").first).to_be_visible()
    tom.page.locator("[data-act=sit-again]").click()
    expect(tom.page.locator("[data-act=sit-again]")).to_have_count(0)
    for _ in range(60):
        if tom.seen()["choices"]:
            break
        if nora.seen()["choices"]:
            lay_any(nora)
        for person in (nora, tom):
            person.step()
    expect(tom.page.get_by_test_id("time-left")).to_have_text(re.compile(r"2[34] Std\."))
    lay_any(tom)
    expect(kept_by_a_bot).to_have_count(0)


def test_notices_are_set_up_on_the_home_page_and_ended_by_a_link(
    days: DrivenHouse, come: Come
) -> None:
    """A house without a mail server says so; a webhook can be set and ended; a link alone does nothing."""
    nora = come(390, 844, "de-DE", **PHONE)
    nora.home()
    nora.page.get_by_role("button", name="Nachricht, wenn du dran bist").click()
    expect(nora.page.get_by_test_id("no-mail")).to_be_visible()
    nora.page.locator("#notice-hook").fill("https://hooks.example/nora")
    nora.page.get_by_role("button", name="Speichern").click()
    expect(nora.page.get_by_text("https://hooks.example/nora")).to_be_visible()
    nora.look_for_sideways_scroll()
    nora.page.reload()
    nora.page.get_by_role("button", name="Nachricht, wenn du dran bist").click()
    nora.page.locator("[data-act=stop-hook]").click()
    expect(nora.page.locator("#notice-hook")).to_be_visible()
    nora.page.goto(f"{nora.address}/unsubscribe/nobody")
    nora.offline_on_purpose = True
    nora.page.locator("[data-act=unsubscribe]").click()
    expect(
        nora.page.get_by_text("Über diesen Link kommen schon keine Mails mehr").first
    ).to_be_visible()
