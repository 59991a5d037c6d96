"""Every reason a bot can give has words in German and English."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk import catalogue, game
from funduk.bots.gems.tipping import PARTS
from funduk.games.schwarzmarkt.questions.trade_events import Answered
from funduk.locale import LANGUAGES, Words
from funduk.locale.phrases import Phrases
from funduk.locale.reasons import reason_lines
from tests.bots.told import SAMPLE, decisions
from tests.laws.tables import Setting
from tests.syntax import syntax_tree

BOTS = Path(funduk.__file__).parent / "bots"
NAMED = ("code", "otherwise")
"""What parameters and variables that carry a code are called."""


def words_in(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return words_in(node.body) | words_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def codes_in(tree: ast.Module) -> set[str]:
    """Codes given as `"code": ...`, `code=...`, `why["code"] = ...`, or to a parameter of that name."""
    found: set[str] = set()
    takers: dict[str, list[int]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = [argument.arg for argument in node.args.args if argument.arg != "self"]
            takers[node.name] = [place for place, name in enumerate(names) if name in NAMED]
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "code":
                    found |= words_in(value)
        elif isinstance(node, ast.Call):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            places = takers.get(called, [])
            for place in places:
                found |= words_in(node.args[place]) if place < len(node.args) else set()
            for keyword in node.keywords:
                found |= words_in(keyword.value) if keyword.arg in NAMED else set()
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                named = isinstance(target, ast.Name) and target.id in NAMED
                item = isinstance(target, ast.Subscript) and words_in(target.slice) == {"code"}
                found |= words_in(node.value) if named or item else set()
    return found


@cache
def all_codes() -> set[str]:
    trees = [syntax_tree(path) for path in sorted(BOTS.rglob("*.py"))]
    found = {code for tree in trees for code in codes_in(tree)}
    across = {"best-gems", "carry-or-let-go"}  # given to a method of another file
    return found | across


def test_codes_are_really_found() -> None:
    assert {"random", "solved-raise", "carry-out", "let-go", "eased", "best-price"} <= all_codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    """Shared words, or a game's own for a code that only that game's bots use."""
    words = Words(language, "reasons", *catalogue.GAMES)
    places = ["", *[f"{name}-" for name in catalogue.GAMES]]
    said = {code for code in all_codes() for place in places if words.has(f"{place}why-{code}")}
    assert sorted(all_codes() - said) == []


class Strict(Words):
    """Says nothing with a gap in it."""

    def say(self, message: str, variables: Mapping[str, Any] | None = None, part: str = "") -> str:
        assert self.has(message), message
        found = self._bundle.get_message(message)
        pattern = found.attributes[part] if part else found.value
        assert pattern is not None, message
        said, wrong = self._bundle.format_pattern(pattern, dict(variables or {}))
        assert not wrong, f"{message}: {wrong}"
        return str(said)


@pytest.mark.parametrize("setting", SAMPLE, ids=str)
def test_whatever_was_decided_in_a_game_can_be_said(setting: Setting) -> None:
    """No message is missing, and none lacks a variable, whichever bot gives the reason."""
    rules = setting.rules()
    speakers = [
        Phrases(Strict(language, "reasons"), rules, lambda seat: f"Seat {seat}", setting.seats)
        for language in LANGUAGES
    ]
    seen: set[tuple[str, str]] = set()
    for name, _, _, decision in decisions(setting, 5):
        why = decision.why
        if (name, why["code"]) not in seen:
            seen.add((name, why["code"]))
            for speaker in speakers:
                assert all(reason_lines(speaker, why))
    assert len(seen) > 1


def test_a_reason_needs_all_its_variables() -> None:
    """The law above must be able to fail."""
    speaker = Phrases(Strict("en", "reasons"), game("sandsturm"), str, 4)
    with pytest.raises(AssertionError, match="share"):
        reason_lines(speaker, {"code": "reroll"})


@pytest.mark.parametrize("name", ["basari", "basari_cards"])
def test_everything_that_tips_has_words(name: str) -> None:
    for language in LANGUAGES:
        speaker = Phrases(Strict(language, "reasons"), game(name), str, 4)
        assert len({speaker.say(f"why-tipped-{part}") for part in PARTS}) == len(PARTS)


def test_numbers_are_written_for_people() -> None:
    """Shares in hundredths, no negative nothing, one point and not one points."""
    market = Phrases(Strict("en", "reasons"), game("schwarzmarkt"), str, 4)
    said = reason_lines(market, {"code": "declines", "mine": -0.0, "theirs": 1.25})
    assert said == ["The swap would bring 0 points and 1.25 to the other side: not worth it."]
    assert reason_lines(market, {"code": "sells", "points": 1, "better": 0.5})[0].startswith(
        "1 point now is"
    )
    storm = Phrases(Strict("de", "reasons"), game("sandsturm"), str, 4)
    told = reason_lines(storm, {"code": "best-target", "gain": 0.069, "leak": -0.0004})[0]
    assert "7 % für den Auftrag" in told
    assert told.endswith("kostet 0 %.")
    close = [{"action": "0 choose A", "share": 0.3046}, {"action": "0 choose B", "share": 0.3}]
    cards = Phrases(Strict("de", "reasons"), game("basari_cards"), str, 4)
    lines = reason_lines(cards, {"code": "clear-choice", "alternatives": close})
    assert lines[2:] == ["  30,5 %: A wählen", "  30 %: B wählen"]


@pytest.mark.parametrize(("language", "said"), [("de", "nein, ja"), ("en", "no, yes")])
def test_answers_are_said_in_the_language(language: str, said: str) -> None:
    market = Phrases(Strict(language), game("schwarzmarkt"), lambda seat: "ABC"[seat], 3)
    assert market.event(Answered([1, 2], [False, True])).endswith(f": {said}.")
