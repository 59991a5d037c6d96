"""Screenshots of every page and game for docs/gallery: `.venv/bin/python tools/gallery.py`

A house of its own, bots at the table, one person who plays until each scene comes by.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import QUIET, House
from tests.web.person import Person
from tools import frontend
from tools.gallery_days import days
from tools.gallery_market import ordered_market, wild_market
from tools.gallery_people import standing_order, talk_and_data
from tools.gallery_replay import first_games, replays
from tools.gallery_storm import storm

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "gallery"
DESK, PHONE = (1440, 900), (390, 844)
LOOKS = (("desk", DESK, "evening", "en"), ("desk", DESK, "morning", "de"),
         ("phone", PHONE, "evening", "de"), ("phone", PHONE, "morning", "en"))  # fmt: skip
TALL = ("home", "chat", "my-data", "rules", "rules-basari_cards")


class Photographer:
    def __init__(self, browser: Browser, house: House, wanted: list[str]) -> None:
        context = browser.new_context(
            viewport={"width": 1440, "height": 900},
            locale="en-GB",
            reduced_motion="reduce",
            device_scale_factor=1,
        )
        self.page = context.new_page()
        self.page.clock.install()
        self.person = Person(self.page, house.address)
        self.house = house
        self.wanted = wanted
        self.taken: list[str] = []

    def shoot(self, scene: str, spoken: tuple[str, ...] = ("en", "de")) -> None:
        """One scene in four looks, without leaving it; fewer where people speak one language."""
        if scene in self.taken or (self.wanted and scene not in self.wanted):
            return
        if "de" in spoken:
            self.taken.append(scene)
        page = self.page
        # A moment on the table would pass while it is photographed.
        now = page.evaluate("Date.now()")
        page.clock.pause_at(datetime.fromtimestamp(now / 1000 + 0.4))
        for device, (width, height), theme, lang in [look for look in LOOKS if look[3] in spoken]:
            page.set_viewport_size({"width": 1440, "height": 900})
            self.speak(lang)
            self.light(theme)
            page.set_viewport_size({"width": width, "height": height})
            page.clock.run_for(150)
            page.wait_for_timeout(350)
            page.evaluate("document.fonts.ready")
            whole = device == "phone" and scene in TALL
            file = FOLDER / f"{scene}-{device}-{theme}-{lang}.jpg"
            page.screenshot(path=file, type="jpeg", quality=84, full_page=whole)
        page.set_viewport_size({"width": 1440, "height": 900})
        self.speak("en")
        page.clock.resume()
        print(scene, flush=True)

    def speak(self, lang: str) -> None:
        button = self.page.locator(f"header .settings button[lang={lang}]")
        if button.count():
            button.first.evaluate("(b) => b.click()")
            self.page.wait_for_function(
                "(lang) => document.documentElement.lang === lang", arg=lang
            )

    def light(self, theme: str) -> None:
        if self.page.evaluate("document.documentElement.dataset.theme") != theme:
            self.page.locator("header .settings button").nth(3).evaluate("(b) => b.click()")

    def until(self, seen: Callable[[Page], bool], steps: int = 900) -> bool:
        for _ in range(steps):
            if seen(self.page):
                return True
            if not self.person.step():
                return seen(self.page)
            self.page.clock.run_for(60)
        return False


def has(selector: str) -> Callable[[Page], bool]:
    return lambda page: page.locator(selector).count() > 0


def house_pages(camera: Photographer) -> None:
    page = camera.page
    camera.person.home()
    page.wait_for_selector("article button:enabled")
    page.get_by_role("button", name="choose your name").click()
    page.fill("#my-name", "Nora")
    page.get_by_role("button", name="That is me").click()
    page.wait_for_timeout(300)
    page.get_by_role("button", name="anyone").click()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("svg.qr")
    camera.shoot("lobby")
    camera.person.play_now(1)
    page.wait_for_selector(".stall.open")
    camera.person.home()
    page.wait_for_selector("aside li")
    camera.shoot("home")
    page.goto(f"{camera.house.address}/rules")
    page.wait_for_selector("main h1")
    camera.shoot("rules")
    page.goto(f"{camera.house.address}/rules/basari_cards#BC-17")
    page.wait_for_selector("#BC-17")
    camera.shoot("rules-basari_cards")
    page.goto(f"{camera.house.address}/t/AAAAAAAAAAAAAAAAAAAAAA")
    page.wait_for_selector("main h1")
    camera.shoot("no-table")


def card_game(camera: Photographer) -> None:
    page = camera.page
    camera.person.play_now(0)
    page.wait_for_selector("[data-choice=B]")
    page.click("[data-choice=B]")
    camera.shoot("basari_cards-choose")
    camera.until(has(".moment .flip"))
    camera.shoot("basari_cards-reveal")
    if camera.until(lambda p: has("[data-act=accept]:enabled")(p) and has("[data-act=chip]")(p)):
        page.locator("[data-act=chip]").nth(0).click()
        camera.shoot("basari_cards-haggle")
    camera.until(has("[data-act=score-next]"))
    camera.shoot("basari_cards-scoring")
    page.locator("button[aria-label=Menu]").click()
    camera.shoot("menu")
    page.keyboard.press("Escape")
    camera.until(has("[data-testid=game-over]"), 3000)
    camera.shoot("game-over")


def five_at_the_cards(camera: Photographer) -> None:
    page = camera.page
    camera.person.home()
    page.wait_for_selector("article button:enabled")
    page.get_by_role("button", name="One seat more").click()
    page.get_by_role("button", name="Create table").click()
    page.locator("[data-act=fill]").click()
    page.wait_for_selector("[data-choice=D]")
    page.click("[data-choice=D]")
    camera.shoot("basari_cards-five")
    page.locator("[data-act=lay]").click()
    for _ in range(12):
        asked = camera.until(
            lambda p: has("[data-take]:enabled")(p) or has("[data-choice=D]:enabled")(p)
        )
        if asked and has("[data-take]")(page):
            for give in page.locator("[data-give]:enabled").all()[:1]:
                give.click()
            page.locator("[data-take]:enabled").first.click()
            camera.shoot("basari_cards-exchange")
            return
        page.locator("[data-choice=D]").click()
        page.locator("[data-act=lay]").click()


def board_game(camera: Photographer) -> None:
    page = camera.page
    camera.person.play_now(1)
    page.wait_for_selector(".stall.open")
    page.locator(".stall.open").nth(9).click()
    camera.shoot("basari-place")
    page.locator("[data-act=place]").click()
    page.wait_for_selector("[data-choice=gems]:enabled:visible")
    page.click("[data-choice=gems]:visible")
    camera.shoot("basari-choose")
    camera.until(has(".moment .flip"))
    camera.shoot("basari-reveal")
    if camera.until(lambda p: has("[data-act=chip]:enabled")(p) and has("[data-act=bid]")(p), 1500):
        page.locator("[data-act=chip]").nth(0).click()
        camera.shoot("basari-haggle")
    camera.until(has("[data-act=score-next]"), 1500)
    camera.shoot("basari-scoring")


def index() -> None:
    """A page that shows all pictures."""
    scenes = sorted({picture.name.rsplit("-", 3)[0] for picture in FOLDER.glob("*.jpg")})
    lines = [
        "# Gallery",
        "",
        "Made by `.venv/bin/python tools/gallery.py`: every scene at the desk",
    ]
    lines += ["and on a phone, in the evening and in the morning, in English and German.", ""]
    for scene in scenes:
        pictures = sorted(FOLDER.glob(f"{scene}-*-*-??.jpg"), key=lambda picture: picture.name)
        pictures = [picture for picture in pictures if picture.name.rsplit("-", 3)[0] == scene]
        lines += [f"## {scene.replace('_', ' ').replace('-', ', ')}", ""]
        lines += [f"![{picture.stem}]({picture.name})" for picture in pictures]
        lines += [""]
    (FOLDER / "README.md").write_text("\n".join(lines), encoding="utf-8")


def main(wanted: list[str]) -> None:
    frontend.build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(QUIET)
        )
        try:
            basari = (card_game, five_at_the_cards, board_game, standing_order, talk_and_data, days)
            for scenes in (
                *basari,
                ordered_market,
                wild_market,
                storm,
                house_pages,
                replays,
                first_games,
            ):
                scenes(Photographer(chromium, house, wanted))
        finally:
            chromium.close()
            house.close()
    index()


if __name__ == "__main__":
    main(sys.argv[1:])
