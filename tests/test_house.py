"""The house rules a machine can check: arrows between rooms, tested clauses, file sizes, light imports."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "funduk"
ENGINES = {"core", "parts", "games"}
EDGES = {*ENGINES, "bots", "study", "locale"}
MAY_ENTER: dict[str, set[str]] = {
    "core": set(),
    "parts": {"core"},
    "games": {"core", "parts"},
    "bots": ENGINES,
    "study": {*ENGINES, "bots"},
    "lab": {*ENGINES, "bots", "study"},
    "research": {*ENGINES, "bots"},
    "server": EDGES,
    "terminal": EDGES,
    "locale": set(),
    "binaries": set(),
}
"""Which rooms each room may import; the package's face and the command line stand above all rooms."""
FACE = "funduk"
MAY_USE_THE_FACE = {"lab", "study", "research", "server", "terminal"}
ONLY_CLI = "server"
LONGEST = 300
TREE_SKIPS = re.compile(r"^(\..*|node_modules|build|dist|__pycache__|static|tmp|test-results|.*\.egg-info)$")
BINARY = {".png", ".woff2", ".npz", ".so", ".ico", ".jpg", ".webp", ".parquet", ".pyc", ".gz", ".ogg", ".mp3"}


def python_files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room_of(path: Path) -> str:
    """The room a source file is in; `__init__.py` at the top is the face."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return FACE if first == "__init__" else first


def imported_names(path: Path) -> Iterator[str]:
    """Every absolute dotted name a file imports, at its top or deep inside."""
    package = ("funduk", *path.relative_to(PACKAGE).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{module}.{alias.name}"


def entered_rooms(path: Path) -> Iterator[tuple[str, str]]:
    """The rooms a file imports, each with the name it was imported by."""
    rooms = {file.name.removesuffix(".py") for file in PACKAGE.iterdir()}
    for name in imported_names(path):
        head, _, rest = name.partition(".")
        if head == "funduk":
            room = rest.split(".")[0]
            yield (room if room in rooms else FACE), name


def test_the_house_has_rooms() -> None:
    assert python_files(), "src/funduk is empty"


def test_arrows_between_rooms() -> None:
    wrong = []
    for path in python_files():
        here = room_of(path)
        if here in (FACE, "cli", "__main__"):
            allowed = {*MAY_ENTER, FACE, "cli"}
            if here == FACE:
                allowed -= {ONLY_CLI, "cli"}
        else:
            assert here in MAY_ENTER, f"{path.relative_to(ROOT)}: no arrows are drawn for the room {here!r}"
            allowed = MAY_ENTER[here] | ({FACE} if here in MAY_USE_THE_FACE else set())
        for room, name in entered_rooms(path):
            if room != here and room not in allowed:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}: {here} may not enter {room}")
    assert not wrong, "\n".join(wrong)


def test_games_never_import_games() -> None:
    wrong = []
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        parts = path.relative_to(PACKAGE / "games").parts
        for name in imported_names(path):
            if name.startswith("funduk.games.") and name.split(".")[2] != parts[0].removesuffix(".py"):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_engines_need_only_the_standard_library() -> None:
    known = {*sys.stdlib_module_names, "funduk", "mypy_extensions"}
    wrong = [f"{path.relative_to(ROOT)} imports {name}" for path in python_files()
             if room_of(path) in {*ENGINES, FACE, "binaries"}
             for name in imported_names(path) if name.split(".")[0] not in known]
    assert not wrong, "\n".join(wrong)


CLAUSE = re.compile(r"\b[A-Z]{2}-R?\d+[a-z]?\b")
IN_A_NAME = re.compile(r"(?:^|_)([a-z]{2})_?(r?)(\d+[a-z]?)(?=_|$)")


def games_with_rules() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/RULES.en.md"))


def clauses_named_by_tests(folder: Path) -> set[str]:
    """Clause ids in the names and docstrings of tests (`test_bc_17_...` names BC-17)."""
    named: set[str] = set()
    for path in folder.rglob("test_*.py"):
        tree = ast.parse(path.read_text())
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                if node.name.lower().startswith("test"):
                    named.update(CLAUSE.findall(ast.get_docstring(node) or ""))
                    for prefix, ruling, number in IN_A_NAME.findall(node.name.lower()):
                        named.add(f"{prefix}-{ruling}".upper() + number)
    return named


@pytest.mark.parametrize("game", games_with_rules())
def test_every_clause_has_a_test(game: str) -> None:
    clauses = set(CLAUSE.findall((PACKAGE / "games" / game / "RULES.en.md").read_text()))
    assert clauses, f"{game}/RULES.en.md names no clause"
    untested = clauses - clauses_named_by_tests(ROOT / "tests" / "games" / game)
    assert not untested, f"{game}: no test names {', '.join(sorted(untested, key=clause_order))}"


def clause_order(clause: str) -> tuple[str, int]:
    return clause[:2], int("".join(filter(str.isdigit, clause)))


@pytest.mark.parametrize("game", games_with_rules())
def test_both_languages_have_the_same_clauses(game: str) -> None:
    english, german = (set(CLAUSE.findall((PACKAGE / "games" / game / f"RULES.{language}.md").read_text()))
                       for language in ("en", "de"))
    assert english == german, f"{game}: only in one language: {sorted(english ^ german, key=clause_order)}"


def test_no_source_file_is_too_long() -> None:
    pages = (ROOT / "web" / "src").rglob("*")
    sources = [*python_files(), *(path for path in pages if path.suffix in (".ts", ".svelte"))]
    long = {path.relative_to(ROOT).as_posix(): lines for path in sources
            if (lines := len(path.read_text().splitlines())) > LONGEST}
    assert not long, f"over {LONGEST} lines, a part is hiding in there: {long}"


def text_files(folder: Path = ROOT) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir() and (path.name == ".ci" or not TREE_SKIPS.match(path.name)):
            yield from text_files(path)
        elif path.is_file() and path.suffix not in BINARY and path.name != ".git":
            yield path


def test_the_tree_names_no_machine() -> None:
    folders = "|".join(("work", "root", "home", "tmp"))
    registries = "|".join(("registry" + r"\.npmjs", "files" + r"\.pythonhosted", r"pypi\.org/" + "simple"))
    machine = re.compile(rf"(?<![\w.~)/-])/(?:{folders})/\w|{registries}")
    found = [f"{path.relative_to(ROOT)}: {line.strip()[:100]}" for path in text_files()
             for line in path.read_text(errors="replace").splitlines() if machine.search(line)]
    assert not found, "\n".join(found)


HEAVY = ("numpy", "textual", "rich", "starlette", "uvicorn", "msgspec", "polars", "matplotlib", "fluent")


@pytest.mark.skipif(not (PACKAGE / "__init__.py").exists(), reason="the package has no face yet")
def test_import_funduk_stays_light() -> None:
    code = f"import sys, funduk; print(*[name for name in {HEAVY!r} if name in sys.modules])"
    plain = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=plain, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == "", f"import funduk also imports {run.stdout.strip()}"
