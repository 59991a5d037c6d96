"""Every reason a bot can give has words in German and English."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import funduk
from funduk import FastDice, bots, catalogue, game
from funduk.core.bot import Bot, Decision
from funduk.core.game import View
from funduk.core.playout import play_bots
from funduk.locale import LANGUAGES, Words
from funduk.locale.phrases import Phrases
from funduk.locale.reasons import reason_lines

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
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(BOTS.rglob("*.py"))]
    found = {code for tree in trees for code in codes_in(tree)}
    across = {"best-gems", "carry-or-let-go"}  # given to a method of another file
    return found | across


def speaker(name: str, language: str) -> Phrases:
    words = Words(language, "reasons")
    return Phrases(words, game(name), lambda seat: f"Seat {seat}", 4)


def test_codes_are_really_found() -> None:
    assert {"random", "solved-raise", "carry-out", "let-go", "eased", "best-price"} <= all_codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    """Shared words, or a game's own for a code that only that game's bots use."""
    words = Words(language, "reasons", *catalogue.GAMES)
    places = ["", *[f"{name}-" for name in catalogue.GAMES]]
    said = {code for code in all_codes() for place in places if words.has(f"{place}why-{code}")}
    assert sorted(all_codes() - said) == []


class Telling(Bot):
    """Another bot; what it says about its decisions is kept."""

    def __init__(self, inner: Bot, told: list[Decision]) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.told = told
        self.watches = inner.watches

    def watch(self, record: object) -> None:
        self.inner.watch(record)  # type: ignore[arg-type]

    def decide(self, view: View, ask: object) -> Decision:
        decision = self.inner.decide(view, ask)  # type: ignore[arg-type]
        self.told.append(decision)
        return decision


@pytest.mark.parametrize("name", sorted(catalogue.GAMES))
def test_whatever_was_decided_in_a_game_can_be_said(name: str) -> None:
    """Nothing of the message files shows through: no bare keys, no unfilled variables."""
    playing = game(name)
    table = playing.setup(playing.seats[0])
    told: list[Decision] = []
    best = bots.engines(name)[-1]
    seated: list[Bot] = [
        Telling(bots.bot(best if seat < 2 else "peddler", playing, seat, FastDice(seat)), told)
        for seat in range(playing.seats[0])
    ]
    play_bots(playing, table, FastDice(5), seated)
    seen: set[str] = set()
    for decision in told:
        if decision.why["code"] not in seen:
            seen.add(decision.why["code"])
            for language in LANGUAGES:
                said = "\n".join(reason_lines(speaker(name, language), decision.why))
                assert "why-" not in said
                assert "{" not in said
    assert len(seen) >= 3
