"""A game that was installed after the pages were built is played in the browser, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples.installed import Site
from tests.web.conftest import Enter, House
from tests.web.person import PHONE, Person

ON_SCREEN = """() => ({
  over: !!document.querySelector('[data-testid=game-over]'),
  ready: !!document.querySelector('[data-act=act]:not(:disabled)'),
  choices: document.querySelectorAll('[data-choose]').length,
})"""
TITLES = {"de-DE": "Die Oase", "en-GB": "The Oasis"}


@pytest.fixture(scope="module")
def widened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The installed house, into which the game came afterwards; it offers nothing else."""
    site = Site(tmp_path_factory.mktemp("site"))
    site.build()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", site.environment()["PYTHONPATH"])
        patch.setenv("FUNDUK_GAMES", "oase")
        house = House(tmp_path_factory.mktemp("data"))
        house.open()
    yield house
    house.close()


def play(person: Person, tap: bool) -> int:
    """Chooses whatever is offered until the game is over; returns how many answers that were."""
    answers = 0
    for _ in range(3000):
        seen = person.page.evaluate(ON_SCREEN)
        if seen["over"]:
            return answers
        if seen["ready"]:
            button = person.page.locator("[data-act=act]")
            answers += 1
        elif seen["choices"]:
            button = person.page.locator("[data-choose]").nth(
                person.chance.randrange(seen["choices"])
            )
        else:
            person.page.wait_for_timeout(20)
            continue
        try:
            (button.tap if tap else button.click)(timeout=2000)
        except Exception:  # the question was over before the finger came down
            continue
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("locale", sorted(TITLES))
def test_it_is_played_without_building_pages(enter: Enter, widened: House, locale: str) -> None:
    phone = locale == "de-DE"
    nora = (
        enter(360, 740, locale=locale, at=widened, **PHONE)
        if phone
        else enter(locale=locale, at=widened)
    )
    nora.home()
    assert TITLES[locale] in nora.page.locator("article").inner_text()
    assert nora.page.locator("article").count() == 1, "--games chose what is offered"
    nora.play_now(0)
    nora.page.get_by_test_id("question").wait_for()
    nora.page.locator("[data-choose]").first.wait_for()
    nora.look_for_sideways_scroll()
    text = nora.page.locator("main").inner_text()
    assert {"de-DE": "Wähle heimlich", "en-GB": "Choose in secret"}[locale] in text
    assert "oase-" not in text, "everything has words"
    assert play(nora, phone) >= 6
    assert nora.page.get_by_test_id("game-over").is_visible()
