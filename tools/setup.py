"""Brings what a make target needs: an environment with the right extras, a C compiler, a browser, node.

Runs with the standard library of any python3, so that an old one gets a clear answer.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")
ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / ".make"
ENVIRONMENT = ROOT / ".venv"
POSTGRES = Path("/usr/lib/postgresql")
COMPILED_ENVIRONMENT = ROOT / ".venv-compiled"

EXTRAS = {
    "play": ("terminal", "server", "bots"),
    "dev": ("terminal", "server", "postgres", "bots", "lab", "cluster", "research", "mcp"),
    "bench": ("terminal", "server", "bots"),
}
"""The extras of pyproject.toml that each purpose installs; an environment only ever grows."""
GROUPS = {"play": (), "dev": ("dev",), "bench": ("dev", "bench")}
"""Its dependency groups: what working on Funduk needs beyond using it."""


def require_python() -> None:
    """Goes on under a newer interpreter when this one is too old, or says what is missing."""
    if sys.version_info >= OLDEST:
        return
    for name in NEWER:
        if shutil.which(name):
            os.execvp(name, [name, *sys.argv])
    this = ".".join(str(part) for part in sys.version_info[:2])
    stop(
        f"Funduk needs Python 3.11 or newer and this is {this}: install one (or: make PYTHON=python3.11)"
    )


def stop(reason: str) -> None:
    sys.exit("make: " + reason)


def run(*command: str | Path, **options: object) -> None:
    done = subprocess.run([str(part) for part in command], cwd=ROOT, check=False, **options)  # type: ignore[call-overload]
    if done.returncode != 0:
        stop("this failed: " + " ".join(str(part) for part in command))


def install_debian(packages: tuple[str, ...], purpose: str) -> None:
    """Installs Debian packages as root; anyone else gets the one line to run."""
    line = "apt-get install -y " + " ".join(packages)
    if shutil.which("apt-get") is None:
        stop(
            f"{purpose} is missing: install it with your system's package manager (on Debian: {line})"
        )
    if os.geteuid() != 0:
        stop(f"{purpose} is missing, run: sudo {line}")
    print(f"installing {purpose}: {line}", flush=True)
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
    ):
        log = subprocess.run(
            command, env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if log.returncode != 0:
            sys.stderr.write(log.stdout.decode(errors="replace"))
            stop(f"{purpose} could not be installed, run: {line}")


def create(environment: Path) -> Path:
    """A virtual environment with uv in it; returns its interpreter."""
    python = environment / "bin" / "python"
    works = (
        python.exists()
        and subprocess.run(
            [str(python), "-c", "import uv"], capture_output=True, check=False
        ).returncode
        == 0
    )
    if works:
        return python
    shutil.rmtree(environment, ignore_errors=True)
    (STAMPS / environment.name).unlink(missing_ok=True)
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        install_debian(("python3-venv",), "Python's venv module")
    print(f"creating {environment.name}", flush=True)
    run(sys.executable, "-m", "venv", environment)
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
    return python


def install(environment: Path, *what: str | Path) -> None:
    python = environment / "bin" / "python"
    run(python, "-m", "uv", "pip", "install", "--quiet", "--python", python, *what)


def settle(purpose: str) -> None:
    """Makes .venv with an editable Funduk and the purpose's extras; quick when nothing changed."""
    python = create(ENVIRONMENT)
    stamp = STAMPS / ENVIRONMENT.name
    known = json.loads(stamp.read_text()) if stamp.exists() else {}
    extras = sorted({*EXTRAS[purpose], *known.get("extras", [])})
    described = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    groups = sorted({*GROUPS[purpose], *known.get("groups", [])})
    wanted = {"extras": extras, "groups": groups, "pyproject": described}
    if known != wanted:
        print("installing Funduk with " + ", ".join(extras), flush=True)
        install(
            ENVIRONMENT, *[f"--group={name}" for name in groups], "-e", f".[{','.join(extras)}]"
        )
        STAMPS.mkdir(exist_ok=True)
        stamp.write_text(json.dumps(wanted))
    bring_node(python)


def bring_node(python: Path) -> None:
    """The system's node, else the one from PyPI, as soon as there is a front end to build."""
    sys.path.insert(0, str(ROOT))
    from tools import frontend

    if (
        not frontend.sources_exist()
        or frontend.system_npm()
        or (ENVIRONMENT / "bin" / "npm").exists()
    ):
        return
    print("installing node from PyPI", flush=True)
    install(ENVIRONMENT, frontend.NODE_FROM_PYPI)


def bring_compiler() -> None:
    """A C compiler with Python's headers."""
    sys.path.insert(0, str(ROOT))
    from tools import engines

    if not engines.compiler_works():
        install_debian(("gcc", "libc6-dev", "python3-dev"), "a C compiler with Python's headers")
        if not engines.compiler_works():
            stop("the C compiler finds no Python.h: install the headers of " + sys.executable)


def bring_chromium() -> None:
    """The browser that the browser tests drive."""
    if not any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")):
        install_debian(("chromium",), "the Chromium browser")


def bring_postgres() -> None:
    """The database server that the store's tests start for themselves."""
    if not any(POSTGRES.glob("*/bin/initdb")) and shutil.which("initdb") is None:
        install_debian(("postgresql",), "PostgreSQL")


NEEDS = {"compiler": bring_compiler, "chromium": bring_chromium, "postgres": bring_postgres}


def main(arguments: list[str]) -> None:
    require_python()
    for argument in arguments:
        if argument in EXTRAS:
            settle(argument)
        elif argument in NEEDS:
            NEEDS[argument]()
        else:
            stop(f"unknown need {argument!r}: one of {', '.join([*EXTRAS, *NEEDS])}")


if __name__ == "__main__":
    main(sys.argv[1:])
