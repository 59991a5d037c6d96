"""The house rules a machine can check: arrows between rooms, file sizes, light imports."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

from tests.syntax import syntax_tree

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "funduk"
ENGINES = {"core", "parts", "games"}
EDGES = {*ENGINES, "bots", "study", "doors", "locale", "catalogue"}
MAY_ENTER: dict[str, set[str]] = {
    "core": set(),
    "parts": {"core"},
    "games": {"core", "parts"},
    "bots": ENGINES,
    "study": {*ENGINES, "bots", "catalogue"},
    "doors": {*ENGINES, "bots", "study", "locale", "catalogue"},
    "lab": {*ENGINES, "bots", "study", "doors", "locale", "catalogue"},
    "server": EDGES,
    "terminal": EDGES,
    "locale": {"core", "catalogue"},
    "catalogue": {*ENGINES, "bots"},
    "binaries": set(),
}
"""Which rooms each room may import; the package's face and the command line stand above all rooms."""
FACE = "funduk"
MAY_USE_THE_FACE = {"lab", "study", "doors", "server", "terminal"}
ONLY_CLI = "server"
LONGEST = 400
STYLES = re.compile(r"<style>.*</style>", re.DOTALL)
TREE_SKIPS = re.compile(
    r"^(\..*|node_modules|build|dist|__pycache__|static|tmp|test-results|.*\.egg-info)$"
)
BINARY = {
    ".png",
    ".woff2",
    ".npz",
    ".so",
    ".ico",
    ".jpg",
    ".webp",
    ".parquet",
    ".pyc",
    ".gz",
    ".ogg",
    ".mp3",
}


def python_files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room_of(path: Path) -> str:
    """The room a source file is in; `__init__.py` at the top is the face."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return FACE if first == "__init__" else first


def imported_names(path: Path) -> Iterator[str]:
    """Every absolute dotted name a file imports, at its top or deep inside."""
    package = ("funduk", *path.relative_to(PACKAGE).parts[:-1])
    for node in ast.walk(syntax_tree(path)):
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
            assert here in MAY_ENTER, (
                f"{path.relative_to(ROOT)}: no arrows are drawn for the room {here!r}"
            )
            allowed = MAY_ENTER[here] | ({FACE} if here in MAY_USE_THE_FACE else set())
        for room, name in entered_rooms(path):
            if room != here and room not in allowed:
                wrong.append(
                    f"{path.relative_to(ROOT)} imports {name}: {here} may not enter {room}"
                )
    assert not wrong, "\n".join(wrong)


def test_server_files_do_not_import_each_other_in_circles() -> None:
    """Nor by names that only a type checker sees: then a smaller interface is missing."""
    files = {
        ".".join(("funduk", *path.relative_to(PACKAGE).with_suffix("").parts)): path
        for path in (PACKAGE / "server").rglob("*.py")
        if path.name != "__init__.py"
    }
    imports = {
        name: {found if found in files else found.rpartition(".")[0] for found in names} & {*files}
        for name, names in ((name, list(imported_names(path))) for name, path in files.items())
    }
    TopologicalSorter(imports).prepare()
    whole = "funduk.server.tables.house"
    holders = [name for name, names in imports.items() if whole in names]
    assert holders == ["funduk.server.app"], "the whole house is handed to nothing"


def test_games_never_import_games() -> None:
    """A folder without a game.py holds what a family of games shares, and knows none of them."""
    wrong = []
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        here = path.relative_to(PACKAGE / "games").parts[0].removesuffix(".py")
        for name in imported_names(path):
            if not name.startswith("funduk.games.") or (room := name.split(".")[2]) == here:
                continue
            if is_a_game(room) or not is_a_game(here):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, "\n".join(wrong)


def is_a_game(room: str) -> bool:
    return (PACKAGE / "games" / room / "game.py").exists()


def test_engines_need_only_the_standard_library() -> None:
    known = {*sys.stdlib_module_names, "funduk", "mypy_extensions"}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in python_files()
        if room_of(path) in {*ENGINES, FACE, "binaries"}
        for name in imported_names(path)
        if name.split(".")[0] not in known
    ]
    assert not wrong, "\n".join(wrong)


def test_no_source_file_is_too_long() -> None:
    pages = (ROOT / "web" / "src").rglob("*")
    sources = [*python_files(), *(path for path in pages if path.suffix in (".ts", ".svelte"))]
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in sources
        if (lines := len(STYLES.sub("", path.read_text()).splitlines())) > LONGEST
    }
    assert not long, f"over {LONGEST} lines, a part is hiding in there: {long}"


def is_called_after(path: Path, game: str) -> bool:
    """Whether the file, or a folder it lies in, bears the game's name: `sandsturm_tables.py`."""
    return any(part.split(".")[0] == game or part.startswith(f"{game}_") for part in path.parts)


def test_only_the_catalogue_names_games() -> None:
    """Whatever is finer for one game lies in a place called after it and is found by name."""
    games = sorted(path.name for path in (PACKAGE / "games").iterdir() if is_a_game(path.name))
    assert len(games) > 3
    stems = re.compile("|".join(sorted({game.split("_")[0] for game in games})), re.IGNORECASE)
    wrong = []
    for folder in (PACKAGE, ROOT / "web" / "src"):
        for path in text_files(folder):
            place = path.relative_to(folder)
            if place.name in ("catalogue.py", "compiled.json") or any(
                is_called_after(place, game) for game in games
            ):
                continue
            named = [
                line for line in path.read_text(errors="replace").splitlines() if stems.search(line)
            ]
            wrong += [f"{path.relative_to(ROOT)}: {line.strip()[:90]}" for line in named]
    assert not wrong, "\n".join(wrong)


def text_files(folder: Path = ROOT) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir() and (path.name == ".ci" or not TREE_SKIPS.match(path.name)):
            yield from text_files(path)
        elif path.is_file() and path.suffix not in BINARY and path.name != ".git":
            yield path


def test_the_tree_names_no_machine() -> None:
    folders = "|".join(("work", "root", "home", "tmp"))
    registries = "|".join(
        ("registry" + r"\.npmjs", "files" + r"\.pythonhosted", r"pypi\.org/" + "simple")
    )
    machine = re.compile(rf"(?<![\w.~)/-])/(?:{folders})/\w|{registries}")
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:100]}"
        for path in text_files()
        for line in path.read_text(errors="replace").splitlines()
        if machine.search(line)
    ]
    assert not found, "\n".join(found)


HEAVY = (
    "numpy",
    "textual",
    "rich",
    "starlette",
    "uvicorn",
    "msgspec",
    "polars",
    "matplotlib",
    "fluent",
)


def test_import_funduk_stays_light() -> None:
    code = f"import sys, funduk; print(*[name for name in {HEAVY!r} if name in sys.modules])"
    plain = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=plain, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == "", f"import funduk also imports {run.stdout.strip()}"


def import_in_a_copy(tmp_path: Path, touched: str) -> subprocess.CompletedProcess[str]:
    """Imports a copy of the package whose record says it was compiled, after one source was touched."""
    copy = tmp_path / "funduk"
    not_sources = shutil.ignore_patterns("*.so", "__pycache__", "static", "compiled.json")
    shutil.copytree(PACKAGE, copy, ignore=not_sources)
    names = ["core/goods.py", "core/dice.py"]
    hashes = {name: hashlib.sha256((copy / name).read_bytes()).hexdigest() for name in names}
    (copy / "compiled.json").write_text(json.dumps(hashes))
    if touched:
        with (copy / touched).open("a") as source:
            source.write("# changed\n")
    return subprocess.run(
        [sys.executable, "-c", "import funduk; print(funduk.__file__)"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_stale_binary_is_refused_by_name(tmp_path: Path) -> None:
    run = import_in_a_copy(tmp_path, touched="core/dice.py")
    assert run.returncode != 0
    message = run.stderr.strip().splitlines()[-1]
    assert "core/dice.py" in message and "core/goods.py" not in message
    assert "make fast" in message and "make slow" in message


def test_a_fresh_binary_is_welcome(tmp_path: Path) -> None:
    run = import_in_a_copy(tmp_path, touched="")
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith(str(tmp_path))
