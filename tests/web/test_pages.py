"""The pages of the house: home, rules, lobby; in German, on a phone, and how much they weigh."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.web.conftest import Enter, House
from tests.web.person import PHONE, SMALL_TARGETS

STATIC = Path(__file__).parents[2] / "src" / "funduk" / "server" / "static"
FIRST_SCREEN = 120_000


def test_the_first_screen_is_light(enter: Enter) -> None:
    """All JavaScript until the home page stands, gzipped: at most 120 kB."""
    nora = enter()
    loaded: list[str] = []
    nora.page.on(
        "request",
        lambda request: loaded.append(request.url) if request.url.endswith(".js") else None,
    )
    nora.home()
    nora.page.locator("article button:enabled").first.wait_for()
    weight = sum(
        len(gzip.compress((STATIC / url.removeprefix(nora.address + "/")).read_bytes()))
        for url in loaded
    )
    print(f"first screen: {weight / 1000:.1f} kB of JavaScript gzipped in {len(loaded)} files")
    assert 10_000 < weight <= FIRST_SCREEN


def test_it_stands_within_two_seconds_with_a_cold_cache(enter: Enter) -> None:
    """One of five newcomers must see it, because the tests share the machine."""
    ready: list[float] = []
    while len(ready) < 5 and min(ready, default=2000) >= 2000:
        nora = enter()
        nora.home()
        nora.page.locator("article button:enabled").first.wait_for()
        ready.append(nora.page.evaluate("performance.now()"))
    print("home page with a cold cache: " + ", ".join(f"{each:.0f} ms" for each in ready))
    assert min(ready) < 2000


def test_nothing_inline_and_no_foreign_address_is_built() -> None:
    page = (STATIC / "index.html").read_text()
    assert not re.search(r"<style|<script(?![^>]*src=)| style=|javascript:|data:", page)
    for built in STATIC.rglob("*.css"):
        assert not re.search(r"url\((['\"]?)(https?:|//|data:)", built.read_text()), built.name


@pytest.mark.parametrize(("width", "height"), [(360, 740), (800, 1100), (2560, 1440)])
def test_no_page_scrolls_sideways(enter: Enter, width: int, height: int) -> None:
    nora = enter(width, height, locale="de-DE")
    for path in (
        "/",
        "/rules",
        "/rules/basari_cards",
        "/rules/basari",
        "/rules/sandsturm",
        "/rules/schwarzmarkt",
    ):
        nora.page.goto(nora.address + path)
        nora.page.locator("h1, h2").first.wait_for()
        nora.page.wait_for_timeout(300)
        nora.look_for_sideways_scroll()
    for game in (0, 1):
        nora.play_now(game)
        for _ in range(25):
            nora.step()
            nora.look_for_sideways_scroll()
    assert nora.wrong == []


def test_a_phone_plays_a_whole_game_in_german(enter: Enter) -> None:
    nora = enter(360, 740, locale="de-DE", **PHONE)
    nora.play_now(0)
    nora.page.get_by_text("Wähle heimlich: A, B oder C").wait_for()
    nora.play_to_the_end()
    assert nora.page.locator("[data-testid=game-over] h2").inner_text().split()[-1] in (
        "gewinnt",
        "gewinnst",
        "gemeinsam",
        "mit",
    )
    nora.page.get_by_role("button", name="Revanche").wait_for()
    nora.page.get_by_role("button", name="Wiederholung").click()
    nora.page.get_by_text("Vor dem ersten Zug").wait_for()
    nora.page.get_by_text(
        re.compile(r"Du siehst, was Gast \d+ in diesem Schritt wusste")
    ).wait_for()
    nora.page.locator("[data-act=step-forward]").click()
    nora.page.get_by_text("Die Basarkarten werden ausgeteilt.").wait_for()
    nora.home()
    nora.page.get_by_role("link", name="Wiederholung: Basari, die Karten").click()
    nora.page.get_by_text("Vor dem ersten Zug").wait_for()


@pytest.mark.parametrize("scene", ["home", "cards", "board"])
def test_a_finger_hits_every_control(enter: Enter, scene: str) -> None:
    """On a phone every control is at least 44 high."""
    nora = enter(360, 740, **PHONE)
    if scene == "home":
        nora.home()
        nora.page.locator("article button:enabled").first.wait_for()
    else:
        nora.play_now(("cards", "board").index(scene))
        nora.page.locator(".stall.open, button[data-choice]:visible").first.wait_for()
    assert nora.page.evaluate(SMALL_TARGETS) == []


def test_the_language_changes_without_leaving_the_table(enter: Enter) -> None:
    nora = enter()
    nora.play_now(0)
    nora.page.get_by_text("Choose in secret").wait_for()
    nora.page.get_by_role("button", name="DE", exact=True).click()
    nora.page.get_by_text("Wähle heimlich").wait_for()
    assert nora.page.evaluate("document.documentElement.lang") == "de"
    nora.page.reload()
    nora.page.get_by_text("Wähle heimlich").wait_for()


def test_the_rule_behind_a_question_is_one_click_away(enter: Enter) -> None:
    nora = enter()
    nora.play_now(0)
    nora.page.get_by_role("button", name="Rule BC-12").click()
    clause = nora.page.locator("dialog #BC-12")
    clause.wait_for()
    assert "lit" in (clause.get_attribute("class") or "")
    nora.page.keyboard.press("Escape")
    nora.page.locator("dialog").wait_for(state="detached")


def test_an_unknown_table_says_so(enter: Enter) -> None:
    nora = enter()
    nora.page.goto(f"{nora.address}/t/{'A' * 22}")
    nora.page.get_by_text("No such table").wait_for()


def test_a_public_table_is_found_and_a_spectator_sees_no_secret(enter: Enter, house: House) -> None:
    host, guest = enter(), enter()
    host.home()
    host.page.get_by_role("button", name="anyone").click()
    host.page.get_by_role("button", name="Create table").click()
    host.page.locator("svg.qr").wait_for()
    guest.home()
    guest.page.get_by_role("button", name=re.compile("Sit down")).first.wait_for()
    host.act("fill")
    host.page.locator("button[data-choice=B]").wait_for()
    guest.page.goto(host.page.url)
    guest.page.get_by_text("You are watching").wait_for()
    host.page.locator("button[data-choice=B]").click()
    host.act("lay")
    assert guest.page.locator("button[data-choice]").count() == 0
