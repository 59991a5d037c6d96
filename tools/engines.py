"""Compiles the engines, and what tells their moves, with mypyc: into the wheel or in place (`make fast`)."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
ROOMS = ("core", "parts", "games", "bots/solvers")
THINKING = (
    "gems/reading",
    "mixing",
    "reasons",
    "sandsturm/belief",
    "sandsturm/chips",
    "sandsturm/habits",
    "sandsturm/memory",
    "sandsturm/outlook",
    "sandsturm/plain_style",
    "sandsturm/reading",
    "sandsturm/styles",
    "sandsturm/tendencies",
    "sandsturm/turn",
    "sandsturm/ware_prices",
    "sandsturm/worths",
    "schwarzmarkt/stall",
    "schwarzmarkt/stock_prices",
    "schwarzmarkt/swaps",
)
"""The bots' modules that are loops in plain Python; the others count in numpy."""
TELLING = (
    "notices/turns",
    "store/changes",
    "tables/answers",
    "tables/authority",
    "tables/awake",
    "tables/broadcast",
    "tables/desk",
    "tables/dicebox",
    "tables/going_on",
    "tables/hints",
    "tables/listening",
    "tables/orders",
    "tables/snapshots",
    "tables/standins",
    "tables/table",
    "tables/viewpoint",
    "tables/watching",
    "wire/buckets",
    "wire/connection",
    "wire/costs",
    "wire/door",
    "wire/frames",
    "wire/inbox",
    "wire/pace",
    "wire/protocol",
    "wire/socket",
    "wire/streams",
    "wire/view_json",
)
"""The server's modules that a move passes through; the others wait for people or for the disk."""
SPELLING = ("desk", "loop", "words")
"""The doors' modules that every word passes through; the others translate for somebody else."""
CLOSED_LIBRARY = (
    ["-fvisibility=hidden", "-fno-semantic-interposition", "-g0"] if os.name == "posix" else []
)
"""Nobody else links against the binaries, so calls inside them need no detour."""
RECORD = SRC / "funduk" / "compiled.json"
"""Hashes of the sources that `make fast` compiled; `import funduk` compares them."""


def sources() -> list[Path]:
    """Every module that is compiled; a package's `__init__.py` only if it defines something."""
    found: list[Path] = []
    for room in ROOMS:
        found += sorted((SRC / "funduk" / room).rglob("*.py"))
    found += [SRC / "funduk" / "bots" / f"{name}.py" for name in THINKING]
    found += [SRC / "funduk" / "server" / f"{name}.py" for name in TELLING]
    found += [SRC / "funduk" / "doors" / f"{name}.py" for name in SPELLING]
    return [path for path in found if path.name != "__init__.py" or defines_something(path)]


def defines_something(path: Path) -> bool:
    return any(
        isinstance(node, ast.ClassDef | ast.FunctionDef)
        for node in ast.parse(path.read_text()).body
    )


def compiler_works() -> bool:
    """Whether a C file that includes Python.h compiles here."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(
            "#include <Python.h>\nint funduk_probe(void) { return PY_MAJOR_VERSION; }\n"
        )
        include = "-I" + sysconfig.get_path("include")
        run = subprocess.run(
            [*command, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))],
            capture_output=True,
            check=False,
        )
    return run.returncode == 0


def compile_to(folder: Path) -> dict[Path, str]:
    """Compiles the engines below `folder`; returns each binary and its place beside the package."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    modules = len(sources())
    subprocess.run(
        [sys.executable, str(Path(__file__)), "build", str(folder)], cwd=ROOT, check=True
    )
    out = folder / "lib"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = {path: path.relative_to(out).as_posix() for path in sorted(out.rglob("*" + suffix))}
    if len(built) <= modules:
        raise SystemExit(f"{modules} modules went in, only {len(built)} binaries came out")
    return built


def build_extensions(folder: Path) -> None:
    """Runs mypyc and the C compiler, in a process of its own because setuptools keeps global state."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    os.environ["MYPYPATH"] = str(SRC)
    names = [str(path.relative_to(ROOT)) for path in sources()]
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *names],
        group_name="funduk",
        multi_file=True,
        target_dir=str(folder / "c"),
    )
    sys.path.insert(0, str(ROOT))
    from tools import docstrings

    docstrings.write_into(folder / "c", sources(), SRC)
    for extension in extensions:
        extension.extra_compile_args += CLOSED_LIBRARY
    distribution = Distribution(
        {"name": "funduk", "ext_modules": extensions, "package_dir": {"": "src"}}
    )
    command = build_ext(distribution)
    command.build_temp, command.build_lib = str(folder / "o"), str(folder / "lib")
    command.ensure_finalized()
    compile_files_side_by_side()
    command.run()


def compile_files_side_by_side() -> None:
    """One library has many C files, and setuptools would compile them one after the other."""
    from distutils.ccompiler import CCompiler  # setuptools' own copy

    one_by_one = CCompiler.compile

    def compile_all(self: Any, files: list[str], *args: Any, **kwargs: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            done = pool.map(lambda file: one_by_one(self, [file], *args, **kwargs), files)
            return [made for made_of_one in done for made in made_of_one]

    CCompiler.compile = compile_all  # type: ignore[assignment, method-assign]


def fast() -> None:
    """Compiles in place and records what was compiled."""
    slow()
    if not sources():
        raise SystemExit("nothing to compile: src/funduk has no core, parts or games yet")
    for binary, place in compile_to(ROOT / "build" / "in-place").items():
        shutil.copy2(binary, SRC / place)
    hashes = {
        path.relative_to(SRC / "funduk").as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources()
    }
    RECORD.write_text(json.dumps(hashes, indent=1) + "\n")
    print(f"compiled {len(hashes)} modules in place; `make slow` undoes it")


def slow() -> None:
    """Removes every binary `fast` put into the source tree."""
    RECORD.unlink(missing_ok=True)
    for binary in [*SRC.glob("funduk__mypyc*.so"), *(SRC / "funduk").rglob("*.so")]:
        binary.unlink()


if __name__ == "__main__":
    if sys.argv[1:2] == ["build"]:
        build_extensions(Path(sys.argv[2]))
    elif sys.argv[1:] == ["fast"]:
        fast()
    elif sys.argv[1:] == ["slow"]:
        slow()
    else:
        raise SystemExit("usage: engines.py fast | slow")
