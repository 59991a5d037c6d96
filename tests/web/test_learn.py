"""Learning by playing: the first notes of each game, by mouse and keys, skippable, never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.person import PHONE, SMALL_TARGETS

TEXTS = (Path(__file__).parent / "scripts" / "texts.js").read_text()
FIRST = {
    "basari_cards": "choose",
    "basari": "place",
    "sandsturm": "chips",
    "schwarzmarkt": "produce",
}


@pytest.mark.parametrize("game", sorted(FIRST))
def test_each_game_shows_its_first_notes_and_can_be_skipped(enter: Enter, game: str) -> None:
    german = game in ("basari", "schwarzmarkt")
    nora = enter(360, 740, locale="de-DE", **PHONE) if german else enter()
    page = nora.page
    nora.home()
    page.get_by_role("link", name="Spielend lernen" if german else "Learn by playing").nth(
        ["basari_cards", "basari", "schwarzmarkt", "sandsturm"].index(game)
    ).click()
    page.wait_for_url("**/t/*")
    note = page.get_by_test_id("coach")
    expect(note).to_have_attribute("data-note", "intro")
    page.keyboard.press(".")
    expect(note).to_have_attribute("data-note", FIRST[game], timeout=20_000)
    assert [text for text in page.evaluate(TEXTS) if text["ratio"] < text["need"]] == []
    if german:
        assert page.evaluate(SMALL_TARGETS) == []
        nora.look_for_sideways_scroll()
    note.get_by_role("button", name="Regel" if german else "Rule").click()
    page.locator("dialog .lit").wait_for()
    page.keyboard.press("Escape")
    page.reload()
    expect(note).to_have_attribute("data-note", FIRST[game])
    page.locator("[data-act=learn-skip]").click()
    expect(note).to_have_count(0)
    page.reload()
    page.locator("[data-testid=question]").wait_for()
    page.wait_for_timeout(300)
    assert note.count() == 0


def test_answering_moves_the_notes_on(enter: Enter) -> None:
    """Nobody has to press "Got it": whoever plays is told the next new thing."""
    nora = enter()
    nora.page.goto(f"{nora.address}/learn/basari_cards")
    note = nora.page.get_by_test_id("coach")
    expect(note).to_have_attribute("data-note", "intro")
    nora.page.locator("[data-choice=C]").click()
    nora.act("lay")
    expect(note).not_to_have_attribute("data-note", "intro")
    told = set()
    for _ in range(60):
        shown = note.get_attribute("data-note") if note.count() else None
        if shown:
            told.add(shown)
            nora.page.evaluate("document.querySelector('[data-act=learn-next]')?.click()")
        nora.step()
        if len(told) >= 3:
            break
    assert "choose" not in told
    assert len(told) >= 3, told
