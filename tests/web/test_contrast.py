"""Every text that is really on the page reaches AA on what really lies behind it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Enter

# Composes the colours of all ancestors behind each text node, washes and transparency included.
TEXTS = (Path(__file__).parent / "scripts" / "texts.js").read_text()


def too_faint(texts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [text for text in texts if text["ratio"] < text["need"]]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_texts_reach_aa_in_both_lights(enter: Enter, scheme: str) -> None:
    nora = enter(color_scheme=scheme)
    seen = 0
    lowest = 99.0
    faint: list[dict[str, Any]] = []

    def look() -> None:
        nonlocal seen, lowest
        nora.page.wait_for_timeout(150)
        texts = nora.page.evaluate(TEXTS)
        seen += len(texts)
        lowest = min([lowest, *(text["ratio"] for text in texts)])
        faint.extend(too_faint(texts))

    nora.home()
    nora.page.locator("article button:enabled").first.wait_for()
    look()
    nora.page.goto(f"{nora.address}/rules/basari_cards")
    nora.page.locator("#BC-1").wait_for()
    look()
    nora.home()
    nora.page.get_by_role("button", name="Create table").click()
    nora.page.locator("svg.qr").wait_for()
    look()
    for game in (0, 1):
        nora.play_now(game)
        for _ in range(20):
            nora.step()
            look()
    print(f"{scheme}: {seen} texts, lowest contrast {lowest}")
    assert seen > 500
    assert {f"{text['text']} {text['ratio']}" for text in faint} == set()
