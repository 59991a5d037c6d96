"""The coach of a first game has something to say to every question of every game, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import funduk
from funduk import catalogue
from funduk.locale import LANGUAGES, Words, text_of_game

TOURS = Path(__file__).parents[2] / "web" / "src" / "games"
TOURED = sorted(name for name in funduk.GAMES if (TOURS / name / "tour.ts").exists())
PARTS = ("why", "options", "clause")
LONGEST = 190


def situations(game: str) -> list[str]:
    return re.findall(r"key: '([\w-]+)'", (TOURS / game / "tour.ts").read_text(encoding="utf-8"))


def wanted(game: str) -> set[str]:
    """Every question, what a tour tells beside them, its beginning and its end."""
    return {*funduk.game(game).questions, *situations(game), "intro", "end"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOURED)
def test_every_question_has_a_note(game: str, language: str) -> None:
    """What is asked, why, what the options mean, and a clause that stands in the rulebook."""
    words = Words(language, game)
    rulebook = catalogue.rulebook(game, language)
    for key in wanted(game):
        note = f"{game}-learn-{key}"
        assert words.has(note), f"{note} has no text in {language}"
        for part in PARTS:
            text = words.say(note, part=part)
            assert text != f"{note}.{part}", f"{note} does not say .{part} in {language}"
            assert len(text) <= LONGEST, f"{note}.{part} is too long for a small note: {len(text)}"
        assert f"**{words.say(note, part='clause')}**" in rulebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOURED)
def test_no_note_is_left_over(game: str, language: str) -> None:
    resource = FluentParser().parse(text_of_game(game, language))
    said = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    found = {name for name in said if name.startswith(f"{game}-learn-")}
    assert found == {f"{game}-learn-{key}" for key in wanted(game)}


@pytest.mark.parametrize("game", TOURED)
def test_what_only_chance_answers_is_told_when_it_has_happened(game: str) -> None:
    """A question that no seat is ever asked needs a situation, or nobody would read its note."""
    rules = funduk.game(game)
    asked: set[str] = set()
    for seats in rules.seats:
        match = funduk.Match(rules, seats, "who is asked")
        match.play_out(["wanderer"] * seats)
        replay = rules.setup(seats)
        for number in match.line:
            asked |= {ask.question for ask in rules.asks(replay) if ask.seat == funduk.CHANCE}
            action = match.entries[number].action
            assert action is not None
            rules.perform(replay, action)
    assert asked <= set(situations(game))
