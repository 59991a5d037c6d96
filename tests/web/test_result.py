"""The result page of every game: where the points came from, and nothing wrong for readers."""

from __future__ import annotations

import pytest

from tests.web.arranged import TABLES, arrange, finished
from tests.web.axe import violations
from tests.web.conftest import Enter, House


@pytest.mark.parametrize("place", range(4))
def test_the_result_adds_up_and_leads_on(enter: Enter, house: House, place: int) -> None:
    match = finished(*TABLES[place])
    nora = enter(360 if place % 2 else 1280, 740, locale="de-DE" if place < 2 else "en-GB")
    nora.home()
    nora.page.wait_for_selector("article button:enabled")
    nora.page.goto(f"{house.address}/t/{arrange(house, nora, match, 0)}")
    sums = nora.page.locator("[data-testid=game-over] tfoot td")
    sums.first.wait_for()
    assert [int(text) for text in sums.all_inner_texts()] == match.scores
    assert violations(nora.page) == []
    nora.page.locator("[data-act=score-again]").last.click()
    nora.page.locator("[data-act=score-next]").wait_for()
    nora._skip("score-skip")
    nora.page.locator("[data-testid=game-over]").wait_for()
    nora.page.locator("[data-act=replay]").click()
    nora.page.wait_for_url("**/replay/*")
