"""The question and its answers are on screen, whatever the window."""

from __future__ import annotations

import pytest

from tests.web.conftest import Enter
from tests.web.person import PHONE, Person

SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1366, 650),
    (1440, 900),
    (2560, 1440),
]
OUT_OF_SIGHT = """() => {
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const answers = [...document.querySelectorAll('[data-choice], [data-pick], [data-act=lay]')];
  const shown = answers.filter((one) => one.offsetParent !== null);
  const hit = (one) => {
    const there = document.elementFromPoint(...middle(one));
    return !!there && (one.contains(there) || there.contains(one));
  };
  const asked = document.querySelector('[data-testid=question]');
  const name = (one) => one.dataset.choice ?? one.dataset.pick ?? one.dataset.act ?? 'question';
  return { answers: shown.length, hidden: [asked, ...shown].filter((one) => !hit(one)).map(name) };
}"""


def wait_for_the_choice(person: Person) -> None:
    """The first secret choice of a round; a start tile is laid on the way."""
    for _ in range(1500):
        seen = person.seen()
        ready = person.page.locator("[data-act=lay]").count() and "go-on" not in seen["acts"]
        if ready and not person.page.locator("section.question.wait").count():
            return
        if seen["stalls"] or "go-on" in seen["acts"]:
            person.step()
        person.page.wait_for_timeout(30)
    raise AssertionError("no choice came")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("place", [0, 1])
def test_a_secret_choice_needs_no_scrolling(
    enter: Enter, place: int, width: int, height: int
) -> None:
    narrow = width < 500 or height < 500
    locale = "de-DE" if (place + SIZES.index((width, height))) % 2 else "en-GB"
    nora = enter(width, height, locale=locale, **(PHONE if narrow else {}))
    nora.play_now(place)
    wait_for_the_choice(nora)
    nora.page.evaluate("scrollTo(0, 0)")
    seen = nora.page.evaluate(OUT_OF_SIGHT)
    assert seen["answers"] >= 4, seen
    assert seen["hidden"] == []
