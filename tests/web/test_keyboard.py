"""Everything by keyboard: a whole game without the mouse, no control out of reach or without a name."""

from __future__ import annotations

import pytest

from tests.web.conftest import Enter
from tests.web.person import Person

CONTROLS = """() => [...document.querySelectorAll('button, a[href], input, select, [role=button]')]
  .filter((c) => !c.disabled && c.offsetParent !== null)
  .filter((c) => !c.closest('[aria-hidden=true], dialog:not([open])'))
  .map((c) => ({
    name: (c.getAttribute('aria-label') || c.labels?.[0]?.textContent || c.textContent || c.title || '')
      .trim(),
    reachable: c.tabIndex >= 0 || !!c.closest('[role=group]')?.querySelector('[tabindex="0"]'),
    html: c.outerHTML.slice(0, 120),
  }))"""


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def answer_by_keys(person: Person) -> bool:
    """One answer without the mouse; false once the game is over."""
    seen = person.seen()
    acts = set(seen["acts"])
    if seen["over"]:
        return False
    if "go-on" in acts or "score-next" in acts:
        press(person, "Escape" if "score-next" in acts else "Enter")
    elif seen["choices"]:
        press(person, str(person.chance.randint(1, 3)), "Enter")
    elif "accept" in acts and person.chance.random() < 0.5:
        press(person, "a")
    elif "chip" in acts:
        press(person, "Escape", "1", "Enter")
    elif "accept" in acts:
        press(person, "a")
    elif seen["stalls"]:
        person.page.locator(".stall[tabindex='0']").focus()
        press(person, "ArrowRight", "ArrowRight", "Enter")
        person.page.locator("[data-act=place]:enabled").wait_for()
        person.page.evaluate("document.activeElement.blur()")
        press(person, "Enter")
    person.page.wait_for_timeout(30)
    return True


@pytest.mark.parametrize("game", [0, 1])
def test_a_whole_game_without_the_mouse(enter: Enter, game: int) -> None:
    nora = enter()
    nora.home()
    nora.page.locator("article button:enabled").nth(game).focus()
    press(nora, "Enter")
    nora.page.wait_for_url("**/t/*")
    for _ in range(5000):
        if not answer_by_keys(nora):
            break
    assert nora.seen()["over"]


def test_gems_are_pushed_and_taken_back_by_letters(enter: Enter) -> None:
    nora = enter()
    nora.play_now(0)
    for _ in range(2000):
        seen = nora.seen()
        if "chip" in seen["acts"] and "go-on" not in seen["acts"]:
            break
        nora.step() if not seen["choices"] else answer_by_keys(nora)
        if seen["over"]:
            nora.act("rematch")
    out = nora.page.locator(".well b.num")
    assert out.all_inner_texts() == ["0", "0", "0", "0"]
    owned = [int(text.split()[-1]) for text in nora.page.locator(".well small").all_inner_texts()]
    press(nora, "r", "y", "g", "g", "b")
    pushed = [int(text) for text in out.all_inner_texts()]
    assert pushed == [min(1, owned[0]), min(1, owned[1]), min(2, owned[2]), min(1, owned[3])]
    press(nora, "Shift+G", "Shift+R")
    assert int(out.all_inner_texts()[0]) == 0
    press(nora, "Escape")
    assert out.all_inner_texts() == ["0", "0", "0", "0"]


@pytest.mark.parametrize(
    "page", ["/", "/me", "/rules", "/rules/basari", "lobby", "cards", "board", "menu"]
)
def test_every_control_is_named_and_reachable(enter: Enter, page: str) -> None:
    nora = enter()
    if page.startswith("/"):
        nora.page.goto(nora.address + page)
        nora.page.wait_for_timeout(600)
    elif page == "lobby":
        nora.home()
        nora.page.get_by_role("button", name="Create table").click()
        nora.page.locator("svg.qr").wait_for()
    else:
        nora.play_now(1 if page == "board" else 0)
        choices = ".stall.open" if page == "board" else "button[data-choice]:visible"
        nora.page.locator(choices).first.wait_for()
        if page == "menu":
            nora.page.get_by_role("button", name="Menu").click()
    controls = nora.page.evaluate(CONTROLS)
    assert len(controls) >= 6
    assert [
        control["html"] for control in controls if not control["name"] or not control["reachable"]
    ] == []
