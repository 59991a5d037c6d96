"""A review in the browser: only when asked for, beside the replay, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.test_review import last_moves
from tests.web.arranged import arrange, finished
from tests.web.conftest import Enter, House
from tests.web.person import PHONE
from tests.web.test_replay import at_step, bring

PATIENCE = 120_000


def test_the_study_of_a_game_leads_to_its_moments(enter: Enter, tmp_path: Path) -> None:
    match = last_moves()
    steps = len(match.line)
    nora = enter()
    page = nora.page
    bring(nora, match, tmp_path)
    assert page.get_by_test_id("review").count() == 0, "nothing before somebody asks"
    page.locator("[data-act=review]").click()
    expect(page.get_by_test_id("review-accounts")).to_be_visible(timeout=PATIENCE)
    rows = page.get_by_test_id("review-accounts").locator("tbody tr")
    assert rows.count() == 3
    graph = page.get_by_test_id("share-graph")
    assert graph.locator("polyline").count() == 3
    page.get_by_text("The graph as a table").click()
    last = page.get_by_test_id("review").locator("details tbody tr").last
    won = [round(100 / len(match.winners or [])) if seat in (match.winners or []) else 0
           for seat in range(3)]  # fmt: skip
    assert [int(text) for text in last.locator("td").all_inner_texts()] == won
    last.locator("button").click()
    at_step(nora, steps, steps)
    worst = page.get_by_test_id("review").locator("[data-step]")
    if worst.count():
        step = int(worst.first.get_attribute("data-step") or "0")
        worst.first.click()
        at_step(nora, step, steps)
        expect(page.get_by_test_id("review-here")).to_contain_text("Better")
    page.locator("[data-act=review]").click()
    expect(page.get_by_test_id("review")).to_have_count(0)


def test_it_fits_on_a_phone(enter: Enter, tmp_path: Path) -> None:
    nora = enter(360, 740, **PHONE)
    bring(nora, last_moves(), tmp_path)
    nora.page.locator("[data-act=review]").click()
    expect(nora.page.get_by_test_id("review-accounts")).to_be_visible(timeout=PATIENCE)
    nora.look_for_sideways_scroll()


def test_luck_and_skill_when_a_game_is_over(house: House, enter: Enter, tmp_path: Path) -> None:
    match = finished("basari_cards", 3, {})
    nora = enter()
    page = nora.page
    with page.expect_response("**/api/me"):
        nora.home()
    number = arrange(house, nora, match, 0)
    page.goto(f"{nora.address}/t/{number}")
    over = page.get_by_test_id("game-over")
    expect(over).to_be_visible()
    assert page.get_by_test_id("review-accounts").count() == 0, "nothing before somebody asks"
    page.locator("[data-act=luck-and-skill]").click()
    accounts = page.get_by_test_id("review-accounts")
    expect(accounts).to_be_visible(timeout=2 * PATIENCE)
    won = [int(row.locator("td").first.inner_text()) for row in accounts.locator("tbody tr").all()]
    assert [seat for seat, share in enumerate(won) if share] == match.winners
    page.get_by_text("Turning point").click()
    page.wait_for_url("**/replay/**")
