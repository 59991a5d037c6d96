"""What `make test`, `check` and `dist` do, as named steps, and a table of where the time went."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import engines, frontend, setup

setup.require_python()

ROOT = setup.ROOT
PYTHON = setup.ENVIRONMENT / "bin" / "python"
COMPILED_PYTHON = setup.COMPILED_ENVIRONMENT / "bin" / "python"
BROWSER_TESTS = ROOT / "tests" / "web"
WHEELS = ROOT / "build" / "wheels"
ENGINE_TESTS = [f"tests/{name}" for name in ("core", "parts", "laws", "games", "golden", "census")]
SERVED_TESTS = [f"tests/server/test_{name}.py" for name in ("wire", "once", "reconnect")]
SIDE_BY_SIDE = ("-m", "pytest", "-q", "-n", str(os.cpu_count() or 1), "--dist", "worksteal")
PYTEST = (PYTHON, *SIDE_BY_SIDE)
TEST_TOOLS = ("pytest", "pytest-xdist", "hypothesis", "httpx")
SAYS_COMPILED = (
    "import funduk, sys; sys.exit(0 if funduk.compiled else 'the wheel is not compiled')"
)

FAILURES = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
TIMED_TESTS = ("tests/web/", "tests/server/")
SECOND_TRIES = 3
RACES: list[str] = []
"""Tests that passed only in a second try: races still to be found, named at the end of every run."""

Step = tuple[str, Callable[[], None]]


def environment() -> None:
    setup.settle("dev")


def machine() -> None:
    """What the whole test needs beyond Python."""
    setup.bring_compiler()
    setup.bring_postgres()
    if BROWSER_TESTS.exists():
        setup.bring_chromium()


def style() -> None:
    setup.run(PYTHON, "-m", "ruff", "check", "--quiet", "--output-format=concise", ".")
    setup.run(PYTHON, "-m", "ruff", "format", "--check", "--quiet", ".")


def types() -> None:
    setup.run(PYTHON, "-m", "mypy", "src", "tests", "tools")


def arrows() -> None:
    setup.run(PYTHON, "-m", "pytest", "-q", "tests/test_house.py")


def pages_style() -> None:
    if frontend.sources_exist():
        setup.run(PYTHON, "tools/frontend.py", "style")


def front_end() -> None:
    """Builds the pages, then runs the front end's own checks and tests."""
    if frontend.sources_exist():
        setup.run(PYTHON, "tools/frontend.py", "check", "test")


def tests_without_browser() -> None:
    setup.run(*PYTEST, "--durations=8", f"--ignore={BROWSER_TESTS}", "tests")


def tests_on_source() -> None:
    """Few failures with a real browser or real sockets, which a busy machine can upset, get one try alone."""
    shutil.rmtree(FAILURES.parent, ignore_errors=True)
    command = [str(part) for part in (*PYTEST, "--durations=8", "tests")]
    if subprocess.run(command, cwd=ROOT, check=False).returncode == 0:
        return
    failed = list(json.loads(FAILURES.read_text())) if FAILURES.exists() else []
    if not 0 < len(failed) <= SECOND_TRIES or not all(
        test.startswith(TIMED_TESTS) for test in failed
    ):
        setup.stop("this failed: " + " ".join(command))
    print("once more, alone: " + ", ".join(failed), flush=True)
    setup.run(PYTHON, "-m", "pytest", "-q", *failed)
    RACES.extend(failed)


def wheel_fingerprint() -> str:
    """Changes with anything that goes into the wheel."""
    digest = hashlib.sha256(sys.version.encode())
    files = [
        path
        for path in (ROOT / "src").rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and path.suffix != ".so"
        and not path.is_relative_to(frontend.BUILT)
    ]
    for path in sorted(
        [*files, ROOT / "pyproject.toml", ROOT / "hatch_build.py", Path(engines.__file__)]
    ):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest() + frontend.fingerprint()


def compiled_wheel() -> None:
    """Builds the wheel and installs it, alone, into a second environment; quick when nothing changed."""
    stamp = setup.STAMPS / setup.COMPILED_ENVIRONMENT.name
    python = setup.create(setup.COMPILED_ENVIRONMENT)
    mark = wheel_fingerprint()
    if stamp.exists() and stamp.read_text() == mark:
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(WHEELS, ignore_errors=True)
    setup.run(PYTHON, "-m", "uv", "build", "--wheel", "--python", python, "--out-dir", WHEELS)
    wheel = next(WHEELS.glob("*.whl"))
    setup.install(
        setup.COMPILED_ENVIRONMENT,
        "--reinstall-package",
        "funduk",
        f"funduk[bots,server] @ {wheel.as_uri()}",
        *TEST_TOOLS,
    )
    setup.run(python, "-c", SAYS_COMPILED)
    stamp.write_text(mark)


def tests_on_compiled_wheel() -> None:
    """The laws, the clauses, the golden matches, the census and a server against the binaries."""
    setup.run(COMPILED_PYTHON, *SIDE_BY_SIDE, *ENGINE_TESTS, *SERVED_TESTS)


def deep_tests() -> None:
    """The engines' deep tests play a hundred million moves, so on the binaries; the others on the source."""
    setup.run(COMPILED_PYTHON, *SIDE_BY_SIDE, "--durations=0", "-m", "deep", *ENGINE_TESTS)
    others = [f"--ignore={room}" for room in ENGINE_TESTS]
    setup.run(*PYTEST, "--durations=0", "-m", "deep", *others, "tests")


def wheel() -> None:
    """The wheel for other people: compiled with a C compiler, pure without one."""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    setup.run(
        PYTHON, "-m", "uv", "build", "--wheel", "--python", PYTHON, "--out-dir", ROOT / "dist"
    )
    for path in (ROOT / "dist").glob("*.whl"):
        print(path.relative_to(ROOT))


CHECK: list[Step] = [
    ("ruff", style),
    ("prettier", pages_style),
    ("mypy", types),
    ("arrows between rooms", arrows),
]
TARGETS: dict[str, list[Step]] = {
    "check": [("environment", environment), *CHECK],
    "test-core": [("environment", environment), ("tests without a browser", tests_without_browser)],
    "test-deep": [
        ("environment", environment),
        ("C compiler", setup.bring_compiler),
        ("compiled wheel", compiled_wheel),
        ("deep tests", deep_tests),
    ],
    "compiled": [
        ("environment", environment),
        ("C compiler", setup.bring_compiler),
        ("compiled wheel", compiled_wheel),
    ],
    "dist": [("environment", environment), ("wheel", wheel)],
    "test": [
        ("environment", environment),
        ("C compiler, browser, PostgreSQL", machine),
        *CHECK,
        ("front end", front_end),
        ("tests on the source", tests_on_source),
        ("compiled wheel", compiled_wheel),
        ("tests on the compiled wheel", tests_on_compiled_wheel),
    ],
}


def main(target: str) -> None:
    times: list[tuple[str, float]] = []
    try:
        for name, step in TARGETS[target]:
            print(f"== {name}", flush=True)
            begun = time.monotonic()
            try:
                step()
            finally:
                times.append((name, time.monotonic() - begun))
    except subprocess.SubprocessError as failure:
        setup.stop(str(failure))
    finally:
        width = max(len(name) for name, _ in times)
        print(f"\n{'where the time went':<{width}}  seconds")
        for name, seconds in [*times, ("together", sum(seconds for _, seconds in times))]:
            print(f"{name:<{width}}  {seconds:7.1f}")
        for test in RACES:
            print(f"passed only in a second try, so a race is in it: {test}")
        sys.stdout.flush()


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in TARGETS:
        setup.stop("usage: test.py " + " | ".join(TARGETS))
    main(sys.argv[1])
