"""What `help`, editors and type checkers see of the package, compiled or not."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import funduk

PACKAGE = Path(funduk.__file__).parent
MODULES = (
    "core.match",
    "core.game",
    "core.playout",
    "core.dice",
    "parts.picks",
    "core.plain_verbs",
)
USER = """
import funduk
from funduk import Ask, Bot, Decision, Dice, Game, Match, View


class Calm(Bot):
    def decide(self, view: View, ask: Ask) -> Decision:
        return Decision(self.game.default(view, ask))


def me_and_a_bot(game: Game, seed: str | int) -> list[int] | None:
    match = Match(game, seats=3, seed=seed)
    dice: Dice = match.bot_dice(1)
    company = match.with_bots({1: Calm(game, 1, dice), 2: "peddler"})
    while ask := company.next_ask():
        moves = game.moves(match.table, ask)
        company.play(moves[len(moves) // 2])
    scores: list[int] | None = match.scores
    return scores


game = funduk.game("basari_cards")
reveal: int = len(me_and_a_bot(game, 7) or [])
print(reveal, funduk.verify(Match(game, seats=3, seed=1).to_json()).ok is not None)
"""
WRONG = """
import funduk

match = funduk.Match(funduk.game("basari_cards"), seats="three")
match.play("0 choose B")
"""


@pytest.mark.parametrize("module", MODULES)
def test_docstrings_are_those_of_the_source(module: str) -> None:
    there: Any = importlib.import_module(f"funduk.{module}")
    tree = ast.parse((PACKAGE / f"{module.replace('.', '/')}.py").read_text())
    assert there.__doc__ == ast.get_docstring(tree)
    shown = 0
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            assert inspect.getdoc(getattr(there, node.name)) == ast.get_docstring(node)
            shown += 1
        if isinstance(node, ast.ClassDef):
            kind = getattr(there, node.name)
            assert inspect.getdoc(kind) == ast.get_docstring(node), kind
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.decorator_list:
                    text = ast.get_docstring(inner)
                    if text and not inner.name.startswith("__"):
                        method = getattr(kind, inner.name)
                        assert inspect.getdoc(method) == text
                        named = [argument.arg for argument in inner.args.args]
                        assert list(inspect.signature(method).parameters) == named
                        shown += 1
    assert shown > 2


def test_every_public_name_is_documented_and_where_one_looks_for_it() -> None:
    for name in funduk.__all__:
        assert hasattr(funduk, name), name
        thing = getattr(funduk, name)
        if isinstance(thing, type) or callable(thing):
            assert inspect.getdoc(thing), f"{name} says nothing about itself"


def test_a_users_program_and_the_readmes_example_type_check(tmp_path: Path) -> None:
    """With mypy, strictly, from another folder: the package is typed as it is installed."""
    pytest.importorskip("mypy")
    readme = Path(__file__).parent.parent.parent / "README.md"
    examples = doctest.DocTestParser().get_examples(readme.read_text())
    assert len(examples) > 15
    (tmp_path / "readme.py").write_text("".join(example.source for example in examples))
    (tmp_path / "user.py").write_text(USER)
    (tmp_path / "wrong.py").write_text(WRONG)
    away = {name: value for name, value in os.environ.items() if not name.startswith("MYPY")}
    checked = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--config-file=",
            "readme.py",
            "user.py",
            "wrong.py",
        ],
        cwd=tmp_path,
        env=dict(away, MYPYPATH=str(PACKAGE.parent) if editable() else ""),
        capture_output=True,
        text=True,
        check=False,
    )
    told = [line for line in checked.stdout.splitlines() if ": error:" in line]
    assert len(told) == 2, checked.stdout + checked.stderr
    assert all(line.startswith("wrong.py:") and "arg-type" in line for line in told)


def editable() -> bool:
    """Installed in place, where mypy does not look by itself."""
    return "site-packages" not in PACKAGE.parts


def test_a_users_program_runs(tmp_path: Path) -> None:
    file = tmp_path / "user.py"
    file.write_text(USER)
    run = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert run.returncode == 0 and run.stdout == "3 True\n", run.stdout + run.stderr


BASE = """
import sys
for name in ("numpy", "polars", "textual", "rich", "starlette", "msgspec", "uvicorn"):
    sys.modules[name] = None
from funduk import cli
sys.exit(cli.main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("line", "code", "told"),
    [
        ("--help", 0, "verify"),
        ("games", 0, "schwarzmarkt"),
        ("sim basari -n 2 --bots peddler --jobs 1", 0, "2"),
        ("play basari", 2, "funduk[terminal]"),
        ("sim basari -n 2 --bots vizier --jobs 1", 2, "funduk[bots]"),
        ("serve", 2, "funduk[server]"),
        ("lab arena", 2, "funduk[lab]"),
    ],
)
def test_a_base_install_says_in_one_line_what_is_missing(line: str, code: int, told: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", BASE, *line.split()], capture_output=True, text=True, check=False
    )
    assert run.returncode == code and told in run.stdout + run.stderr, run.stdout + run.stderr
    if code:
        assert len(run.stderr.splitlines()) == 1


def test_a_bot_without_its_extra_says_so() -> None:
    names = BASE.split("from funduk")[0]
    program = names + (
        "import funduk\n"
        "match = funduk.Match(funduk.game('basari'), seats=3, seed=1)\n"
        "try: match.play_out(['vizier'] * 3)\n"
        "except funduk.FundukError as wrong: print(wrong)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout == (
        "vizier thinks with numpy, which is not installed: pip install funduk[bots]\n"
    )
