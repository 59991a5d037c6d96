"""The ratchet: every clause has a test that names it, and both languages have the same clauses."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from funduk import catalogue
from tests.laws.tables import own_tests
from tests.syntax import syntax_tree

CLAUSE = re.compile(r"\b[A-Z]{2}-R?\d+[a-z]?\b")
IN_A_NAME = re.compile(r"(?:^|_)([a-z]{2})_?(r?)(\d+[a-z]?)(?=_|$)")


GAMES = sorted(catalogue.GAMES)


def clauses_named_by_tests(folder: Path) -> set[str]:
    """Clause ids in the names and docstrings of tests (`test_bc_17_...` names BC-17)."""
    named: set[str] = set()
    for path in folder.rglob("test_*.py"):
        tree = syntax_tree(path)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                if node.name.lower().startswith("test"):
                    named.update(CLAUSE.findall(ast.get_docstring(node) or ""))
                    for prefix, ruling, number in IN_A_NAME.findall(node.name.lower()):
                        named.add(f"{prefix}-{ruling}".upper() + number)
    return named


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    clauses = set(CLAUSE.findall(catalogue.rulebook(game, "en")))
    assert clauses, f"{game}/RULES.en.md names no clause"
    tests = own_tests(game)
    assert tests is not None, f"{game} has no tests beside its package, see docs/adding-a-game.md"
    untested = clauses - clauses_named_by_tests(tests)
    assert not untested, f"{game}: no test names {', '.join(sorted(untested, key=clause_order))}"


def clause_order(clause: str) -> tuple[str, int]:
    return clause[:2], int("".join(filter(str.isdigit, clause)))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses(game: str) -> None:
    english, german = (
        set(CLAUSE.findall(catalogue.rulebook(game, language))) for language in ("en", "de")
    )
    assert english == german, (
        f"{game}: only in one language: {sorted(english ^ german, key=clause_order)}"
    )
