"""Sandsturm in the browser: whole games by clicking and by keys, desk and phone, both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.person import Person
from tests.web.suspect import Suspect

CONTROLS = """() => [...document.querySelectorAll('button, a[href], [role=button]')]
  .filter((c) => c.offsetParent !== null)
  .map((c) => ({
    name: (c.getAttribute('aria-label') || c.textContent || c.title || '').trim(),
    reachable: c.tabIndex >= 0, html: c.outerHTML.slice(0, 120),
  }))"""
SMALL = """() => [...document.querySelectorAll('.board button')]
  .filter((b) => b.offsetParent !== null && !b.classList.contains('rule'))
  .map((b) => [b.getBoundingClientRect(), b.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width < 43.5 || box.height < 31.5).map(([, html]) => html)"""


@pytest.mark.parametrize(
    ("seats", "width", "height"), [(4, 1440, 900), (6, 1440, 900), (6, 360, 740)]
)
def test_a_whole_game_by_clicking(enter: Enter, seats: int, width: int, height: int) -> None:
    nora = enter(width, height)
    suspect = Suspect(nora)
    suspect.against_bots(seats)
    nora.look_for_sideways_scroll()
    suspect.play_to_the_end()
    assert nora.moves["choose"] >= 4
    assert nora.moves["score-skip"] + nora.moves.get("score-next", 0) >= 1
    assert nora.page.locator("[data-testid=game-over] li").count() == seats
    nora.page.get_by_role("button", name="See the table").click()
    expect(nora.page.locator(".sheet tbody tr")).to_have_count(seats)
    nora.look_for_sideways_scroll()


def test_from_the_home_page_at_once_or_at_a_table_of_ones_own(enter: Enter) -> None:
    nora = enter()
    nora.play_now(3)
    nora.page.locator("[data-testid=round-card]").wait_for()
    nora.home()
    nora.page.get_by_role("button", name="One seat less").click()
    nora.page.get_by_label("Which game").select_option("sandsturm")
    expect(nora.page.get_by_text("4 seats")).to_be_visible()
    nora.page.get_by_role("button", name="Create table").click()
    nora.page.locator("[data-act=fill]").click()
    nora.page.locator("[data-testid=round-card]").wait_for()


def test_in_german_to_the_rematch(enter: Enter) -> None:
    nora = enter(locale="de-DE")
    suspect = Suspect(nora)
    suspect.against_bots(4)
    expect(nora.page.get_by_text("Dein geheimer Auftrag").first).to_be_visible()
    suspect.play_to_the_end()
    suspect.page.get_by_role("button", name="Revanche").click()
    nora.page.locator("[data-testid=round-card]").wait_for()
    assert "Karte der Runde" in nora.page.locator("[data-testid=round-card]").inner_text()


def by_keys(person: Person) -> bool:
    """One answer without the mouse; false once the game is over."""
    page, keys = person.page, person.page.keyboard
    seen: dict[str, Any] = Suspect(person).seen()
    acts = set(seen["acts"])
    if seen["over"]:
        return False
    if "score-next" in acts:
        keys.press("Enter")
    elif seen["types"]:
        page.locator(f"button[data-type={person.chance.choice(seen['types'])}]").focus()
        keys.press("Enter")
        page.evaluate("document.activeElement.blur()")
        keys.press("Enter")
    elif seen["phase"] == "secure" and seen["owns"]:
        for _ in range(8):
            keys.press(seen["owns"][0].lower())
            if "secure" in Suspect(person).seen()["acts"]:
                break
            seen["owns"].append(seen["owns"].pop(0))
        keys.press("Enter")
    elif seen["owns"] or seen["takes"]:
        for own in seen["owns"][:1]:
            keys.press(f"Shift+{own}")
        for take in seen["takes"][:1]:
            keys.press(take[-1].lower())
        for number in "12345":
            keys.press(number)
        keys.press("Enter")
    elif "suspect" in acts or seen["chips"]:
        must = "done" not in acts
        if must:
            page.locator(f"button[data-chip={seen['chips'][0]}]").focus()
            keys.press("Enter")
            page.evaluate("document.activeElement.blur()")
            keys.press("2")
        keys.press("Enter")
    page.wait_for_timeout(40)
    return True


def test_a_whole_game_without_the_mouse(enter: Enter) -> None:
    nora = enter()
    Suspect(nora).against_bots(4)
    for _ in range(3000):
        if not by_keys(nora):
            break
    assert nora.seen()["over"]


def test_a_chip_is_dragged_onto_a_player(enter: Enter) -> None:
    """SS-11: the chip lies on top, its number is shown, and it is gone from the hand."""
    nora = enter()
    suspect = Suspect(nora)
    suspect.against_bots(4)
    for _ in range(400):
        if len(suspect.seen()["chips"]) > 0:
            break
        suspect.step()
    chip = suspect.seen()["chips"][0]
    seat = nora.page.locator("article[data-seat='2']")
    nora.page.locator(f"button[data-chip={chip}]").drag_to(seat)
    nora.page.locator(f"button[data-chip={chip}]").wait_for(state="detached")
    expect(seat.locator(".stack")).to_contain_text(chip.capitalize())
    expect(nora.page.locator(".log")).to_contain_text(f"{chip.capitalize()}.")


def test_every_control_is_named_reachable_and_large_enough(enter: Enter) -> None:
    nora = enter(390, 844, has_touch=True, is_mobile=True)
    suspect = Suspect(nora)
    suspect.against_bots(6)
    asked: set[str] = set()
    for _ in range(1500):
        seen = suspect.seen()
        phase = seen["phase"]
        if phase not in asked and (seen["types"] or seen["chips"] or seen["takes"]):
            asked.add(phase)
            controls = nora.page.evaluate(CONTROLS)
            assert [
                one["html"] for one in controls if not one["name"] or not one["reachable"]
            ] == []
            assert nora.page.evaluate(SMALL) == []
            nora.look_for_sideways_scroll()
        if {"chips", "act", "target"} <= asked or not suspect.step():
            break
    assert {"chips", "act"} <= asked
