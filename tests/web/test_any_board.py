"""The board for any game, tried on games that have a finer one: `?board=any`."""

from __future__ import annotations

import pytest

from tests.web.conftest import Enter
from tests.web.person import PHONE, SMALL_TARGETS, Person

SPELLED = """() => ({
  over: !!document.querySelector('[data-testid=game-over]'),
  ready: !!document.querySelector('[data-act=act]'),
  keys: [...document.querySelectorAll('[data-choose] kbd')].map((key) => key.textContent),
  asked: document.querySelector('section.question.turn, section.question.refused') !== null,
})"""


def sit_down(person: Person, place: int) -> None:
    """At a table of the game at this place of the home page, before the board for any game."""
    person.play_now(place)
    person.page.goto(person.page.url + "?board=any")
    person.page.get_by_test_id("question").wait_for()


def test_a_whole_game_by_keyboard(enter: Enter) -> None:
    """Spelled choice by choice; the mouse is never touched."""
    nora = enter()
    sit_down(nora, 1)
    answers = 0
    for _ in range(4000):
        seen = nora.page.evaluate(SPELLED)
        if seen["over"]:
            break
        if seen["ready"]:
            nora.page.keyboard.press("Enter")
            answers += 1
        elif seen["asked"] and seen["keys"]:
            nora.page.keyboard.press(nora.chance.choice(seen["keys"]))
        else:
            nora.page.wait_for_timeout(20)
    assert nora.page.get_by_test_id("game-over").is_visible()
    assert answers > 10


@pytest.mark.parametrize("place", range(4))
def test_every_game_can_be_answered_on_a_phone_in_german(enter: Enter, place: int) -> None:
    """First question of each game: nothing is cut, every choice can be hit with a finger."""
    nora = enter(360, 740, locale="de-DE", **PHONE)
    sit_down(nora, place)
    nora.page.locator("[data-choose]").first.wait_for()
    nora.look_for_sideways_scroll()
    assert nora.page.evaluate(SMALL_TARGETS) == []
    for _ in range(60):
        if nora.page.locator("[data-act=act]").count():
            break
        nora.page.locator("[data-choose]").last.tap()
        nora.page.locator("ul[aria-busy=true]").wait_for(state="detached")
    nora.page.locator("[data-act=act]").tap()
    nora.page.locator("[data-act=act]").wait_for(state="detached")
