"""At every question of every game: the question and its answers are on screen, and axe-core finds nothing.

In `make test` each question is looked at in one size and language, in turn; `make test-deep` looks
at all of them. A row that is swiped and a list of its own count when something of them is in sight.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import funduk
from tests.web.arranged import TABLES, Scene, arrange, scenes
from tests.web.axe import violations
from tests.web.conftest import Enter, House
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
LANGUAGES = ("de-DE", "en-GB")
OUT_OF_SIGHT = (Path(__file__).parent / "scripts" / "out_of_sight.js").read_text()
Size = tuple[int, int]


@lru_cache(maxsize=len(TABLES))
def scenes_of(place: int) -> list[Scene]:
    game, seats, options = TABLES[place]
    return list(scenes(game, seats, options).values())


def is_small(size: Size) -> bool:
    return size[0] < 500 or size[1] < 500


def looks(place: int) -> list[tuple[Scene, Size, str]]:
    """One size and language for each question, in turn over all games."""
    before = 3 * place
    return [
        (scene, SIZES[(before + i) % len(SIZES)], LANGUAGES[(before + i) // 2 % 2])
        for i, scene in enumerate(scenes_of(place))
    ]


def all_looks(place: int) -> list[tuple[Scene, Size, str]]:
    return [
        (scene, size, language)
        for language in LANGUAGES
        for scene in scenes_of(place)
        for size in SIZES
    ]


def wrong_with(person: Person, house: House, scene: Scene, size: Size) -> list[str]:
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{house.address}/t/{arrange(house, person, scene.match, scene.seat, scene.entries)}")
    page.locator(".question.turn [data-testid=question]").wait_for()
    page.evaluate("document.fonts.ready")
    seen: dict[str, Any] = page.evaluate(OUT_OF_SIGHT)
    found = [f"not in sight: {name}" for name in seen["hidden"]]
    if not seen["question"] or not seen["answers"]:
        found.append(f"no question or no answer: {seen}")
    if seen["sideways"] > 0:
        found.append(f"the page scrolls sideways by {seen['sideways']}")
    found += violations(page)
    return [f"{scene.name} {size[0]}x{size[1]}: {one}" for one in found]


def look_at(enter: Enter, house: House, wanted: list[tuple[Scene, Size, str]]) -> list[str]:
    people: dict[tuple[bool, str], Person] = {}
    wrong: list[str] = []
    for scene, size, language in wanted:
        kind = (is_small(size), language)
        if kind not in people:
            people[kind] = enter(*size, locale=language, **(PHONE if is_small(size) else {}))
            people[kind].home()
            people[kind].page.wait_for_selector("article button:enabled")
        wrong += wrong_with(people[kind], house, scene, size)
    return wrong


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_every_question_can_be_seen_and_answered(enter: Enter, house: House, place: int) -> None:
    assert look_at(enter, house, looks(place)) == []


@pytest.mark.deep
@pytest.mark.parametrize("place", range(len(TABLES)))
def test_every_question_at_every_size_in_both_languages(
    enter: Enter, house: House, place: int
) -> None:
    assert look_at(enter, house, all_looks(place)) == []


def test_every_question_of_every_game_is_looked_at() -> None:
    for game in {name for name, _, _ in TABLES}:
        rules = funduk.game(game)
        looked_at = {
            scene.question
            for place, table in enumerate(TABLES)
            if table[0] == game
            for scene in scenes_of(place)
        }
        assert looked_at >= set(rules.questions) - CHANCE[game], game


CHANCE = {
    "basari_cards": {"deal", "draw"},
    "basari": {"roll", "throw", "roll_off"},
    "sandsturm": {"lot", "remove", "deal", "reveal", "roll"},
    "schwarzmarkt": {"lay-rows", "lay-bonus", "lot", "open"},
}
"""Questions that are put to chance."""
