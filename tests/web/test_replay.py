"""Finished games step by step: through two pairs of eyes, by keys, by link, from a file, on a phone."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

import funduk
from tests.web.conftest import Enter
from tests.web.person import PHONE, SMALL_TARGETS, Person

TEXTS = (Path(__file__).parent / "scripts" / "texts.js").read_text()


def finished(game: str, seats: int, seed: str = "replay") -> funduk.Match:
    match = funduk.Match(funduk.game(game), seats, seed)
    match.play_out(["peddler"] * seats)
    return match


def bring(person: Person, match: funduk.Match, folder: Path) -> str:
    """Opens a match file on the home page; the id it is kept under."""
    file = folder / "match.json"
    file.write_text(json.dumps(match.to_json()))
    person.home()
    person.page.set_input_files("[data-testid=match-file]", str(file))
    person.page.wait_for_url("**/replay/file-*")
    at_step(person, 0, len(match.line))
    return person.page.url.split("/replay/")[1].split("/")[0]


def at_step(person: Person, step: int, steps: int) -> None:
    expect(person.page.get_by_test_id("place").locator("b")).to_have_text(
        re.compile(rf"^{step} (of|von) {steps}$")
    )


def secret_step(match: funduk.Match, seat: int) -> int:
    """A step after which this seat has chosen and somebody else has not."""
    for step in range(1, len(match.line)):
        entry, after = match.entries[match.line[step - 1]], match.entries[match.line[step]]
        if entry.by == seat and entry.sealed and after.sealed and not entry.events[0].reveals():
            return step
    raise AssertionError("nobody chose in secret")


def test_a_choice_is_seen_by_its_owner_and_laid_open_but_not_by_another(
    enter: Enter, tmp_path: Path
) -> None:
    """BC-20, and the whole way by keyboard."""
    match = finished("basari_cards", 3)
    steps = len(match.line)
    step = secret_step(match, 1)
    entry = match.entries[match.line[step - 1]].action
    assert entry is not None
    letter = entry.to_text().split()[-1]
    nora = enter()
    page = nora.page
    number = bring(nora, match, tmp_path)
    page.goto(f"{nora.address}/replay/{number}/0/{step}")
    at_step(nora, step, steps)
    face = page.locator("[data-seat='1'] .piece text")
    page.locator("[data-seat='1'] .piece svg").wait_for()
    assert face.count() == 0
    expect(page.get_by_test_id("question")).to_contain_text(
        "Seat 2 was asked: Choose your action in secret."
    )
    assert "Answered in secret" in page.inner_text(".detail")
    page.locator("[data-act=lay-open]").click()
    expect(face).to_have_text(letter)
    page.locator("[data-act=lay-open]").click()
    expect(face).to_have_count(0)
    page.get_by_test_id("eyes").select_option("1")
    page.get_by_text(f"Answer: choose {letter}.").wait_for()
    page.wait_for_url(f"**/replay/{number}/1/{step}")
    page.locator("h1").first.click()
    for key, place in (("ArrowRight", step + 1), ("ArrowLeft", step), ("End", steps), ("Home", 0)):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        at_step(nora, place, steps)
    page.keyboard.press("PageDown")
    assert page.get_by_test_id("slider").input_value() != "0"
    page.keyboard.press("End")
    assert page.locator("[data-act=show-scoring]").count() == 1
    page.wait_for_url(f"**/replay/{number}/1/{steps}")
    page.reload()
    at_step(nora, steps, steps)
    with page.expect_download() as saved:
        page.locator("[data-act=save]").click()
    assert funduk.Match.load(saved.value.path()).to_json() == match.to_json()
    page.goto(f"{nora.address}/replay/{number}/1/40")
    at_step(nora, 40, steps)
    line = page.locator("aside .jump").nth(3)
    words = line.inner_text()
    line.click()
    expect(page.get_by_test_id("place").locator("b")).not_to_have_text(f"40 of {steps}")
    expect(
        page.locator("aside .now .jump").filter(has_text=words.split("\n")[-1]).first
    ).to_be_visible()


def test_it_plays_by_itself_and_stops(enter: Enter, tmp_path: Path) -> None:
    nora = enter()
    match = finished("basari", 3)
    number = bring(nora, match, tmp_path)
    steps = len(match.line)
    nora.page.goto(f"{nora.address}/replay/{number}/open/{steps - 2}")
    at_step(nora, steps - 2, steps)
    for _ in range(2):
        nora.page.locator(".speed").click()
    nora.page.evaluate("document.activeElement.blur()")
    nora.page.keyboard.press(" ")
    assert nora.page.locator("[data-act=play]").get_attribute("aria-label") == "Pause"
    at_step(nora, steps, steps)
    expect(nora.page.locator("[data-act=play]")).to_have_attribute("aria-label", "Play")


def test_covered_chips_stay_covered_on_a_phone_in_german(enter: Enter, tmp_path: Path) -> None:
    """SS-11, SS-2: neither chips below nor missions of others, but all of it when laid open; the dice fit."""
    match = finished("sandsturm", 4, "storm")
    step = next(
        number
        for number in range(len(match.line))
        if sum(entry.action.verb() == "place" for entry in match.entries[:number] if entry.action)
        == 3
    )
    nora = enter(360, 740, locale="de-DE", **PHONE)
    page = nora.page
    number = bring(nora, match, tmp_path)
    page.goto(f"{nora.address}/replay/{number}/0/{step + 40}")
    page.get_by_text("Du siehst, was Platz 1 in diesem Schritt wusste, nicht mehr.").wait_for()
    assert page.get_by_test_id("covered").count() == 0
    assert page.locator("[data-mission]").count() == 0
    assert page.evaluate(SMALL_TARGETS) == []
    nora.look_for_sideways_scroll()
    page.locator("[data-act=lay-open]").click()
    page.locator("[data-mission]").first.wait_for(state="attached")
    assert page.locator("[data-mission]").count() == 3
    assert page.get_by_test_id("covered").count() > 0
    faint = [text for text in page.evaluate(TEXTS) if text["ratio"] < text["need"]]
    assert faint == []
    page.locator("[data-act=verify]").click()
    page.locator("[data-act=run-verify]").click()
    expect(page.get_by_test_id("verified")).to_contain_text("stimmen")


def test_a_market_with_hundreds_of_moves_opens_at_its_last_step(
    enter: Enter, tmp_path: Path
) -> None:
    match = funduk.Match(funduk.game("schwarzmarkt"), 4, "long", {"trade": "wild"})
    match.play_out(["wanderer"] * 4)
    nora = enter(800, 1100)
    number = bring(nora, match, tmp_path)
    step = next(s for s in range(100, len(match.line)) if match.entries[match.line[s]].sealed)
    nora.page.goto(f"{nora.address}/replay/{number}/open-2/{step + 1}")
    nora.page.get_by_test_id("chosen").first.wait_for()
    nora.page.get_by_test_id("eyes").select_option("")
    nora.page.locator("[data-act=lay-open]").click()
    expect(nora.page.get_by_test_id("chosen")).to_have_count(0)
    nora.page.goto(f"{nora.address}/replay/{number}/2/{len(match.line)}")
    at_step(nora, len(match.line), len(match.line))
    nora.page.get_by_role("button", name="Log").click()
    nora.page.locator("dialog .jump").last.wait_for()


def test_a_running_game_is_not_replayed(enter: Enter) -> None:
    nora = enter()
    nora.play_now(0)
    nora.page.locator("[data-choice=B]").wait_for()
    nora.offline_on_purpose = True  # a refusal by HTTP is written to the console
    nora.page.goto(nora.page.url.replace("/t/", "/replay/"))
    nora.page.get_by_text("Not over yet").wait_for()


def test_a_file_that_is_no_match_is_refused_in_words(enter: Enter, tmp_path: Path) -> None:
    nora = enter()
    nora.home()
    wrong = tmp_path / "holiday.json"
    wrong.write_text(json.dumps({"sun": True}))
    nora.offline_on_purpose = True
    nora.page.set_input_files("[data-testid=match-file]", str(wrong))
    nora.page.get_by_text("This match cannot be replayed").wait_for()
