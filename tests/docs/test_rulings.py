"""The page of rulings says what the rulebooks say, in both languages, and misses nothing."""

from __future__ import annotations

import re

import pytest

from tools.rulings import GAMES, ORDER, PAGES, Note, notes_of, page


@pytest.mark.parametrize("language", list(PAGES))
def test_the_page_is_current(language: str) -> None:
    assert PAGES[language].read_text(encoding="utf-8") == page(language), (
        "run python tools/rulings.py"
    )


def test_every_game_with_rules_is_on_the_page() -> None:
    assert sorted(path.parent.name for path in GAMES.glob("*/RULES.en.md")) == sorted(ORDER)


@pytest.mark.parametrize("game", ORDER)
def test_both_languages_mark_the_same_passages(game: str) -> None:
    marked = [
        [
            (note.clause, note.kind)
            for note in notes_of((GAMES / game / f"RULES.{language}.md").read_text())
        ]
        for language in PAGES
    ]
    assert marked[0] == marked[1]
    assert marked[0], "a rulebook without a ruling"


@pytest.mark.parametrize("game", ORDER)
def test_no_marked_passage_of_a_clause_is_missed(game: str) -> None:
    markers, in_clause = 0, False
    rulebook = (GAMES / game / "RULES.en.md").read_text()
    for line in rulebook.splitlines():
        if line.startswith("#"):
            in_clause = re.search(r"\([A-Z]{2}-\d+\)$", line) is not None
        elif re.match(r"\*\*[A-Z]{2}-\d+[a-z]?\*\*", line):
            in_clause = True
        if in_clause:
            markers += len(re.findall(r"\[(?:ruling|house|option)\]", line))
    assert len(notes_of(rulebook)) == markers > 0


@pytest.mark.parametrize("language", list(PAGES))
@pytest.mark.parametrize(
    ("game", "clause", "rows"),
    [("sandsturm", "SS-8", 13), ("sandsturm", "SS-25", 6), ("schwarzmarkt", "SM-6", 10)],
)
def test_the_tables_of_house_contents_are_carried_over(
    game: str, clause: str, rows: int, language: str
) -> None:
    rulebook = (GAMES / game / f"RULES.{language}.md").read_text()
    house = [note.text for note in notes_of(rulebook) if note[:2] == (clause, "house")]
    lines = [line for text in house for line in text.splitlines() if line.startswith("|")]
    assert len(lines) == rows + 2
    written = page(language)
    assert all(line in rulebook and f"\n{line}\n" in written for line in lines)


def test_a_passage_ends_at_the_next_marker_clause_or_heading() -> None:
    rulebook = (
        "intro `[ruling]` is a word\n\n**XX-1** Do. `[ruling]` Like\nthis. `[option]` Or `that`.\n\n"
        "> example\n\n## Next\n\nno `[house]` here\n\n**XX-2** Then\n`[house]` ours:\n- one\n  line\n- two\n"
        "\n**XX-2a** `[ruling]` A table:\n\n| a |\n|---|\n| b |\n\nAfter it.\n"
        "\n## Cards (XX-3)\n\nAll `[house]` ours.\n"
    )
    assert notes_of(rulebook) == [
        Note("XX-1", "ruling", "Like this."),
        Note("XX-1", "option", "Or `that`."),
        Note("XX-2", "house", "ours:\n\n- one line\n- two"),
        Note("XX-2a", "ruling", "A table:\n\n| a |\n|---|\n| b |\n\nAfter it."),
        Note("XX-3", "house", "ours."),
    ]
