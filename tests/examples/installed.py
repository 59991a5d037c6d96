"""A wheel of Funduk as people install it, and the template's game beside it, which came later."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tools import frontend

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = ROOT / "examples" / "oase"


class Site:
    """Two folders of installed packages: the house, and its guests."""

    def __init__(self, folder: Path) -> None:
        self.house = folder / "house"
        self.guests = folder / "guests"
        self.folder = folder

    def build(self) -> list[str]:
        """The pure wheel and the game, each into its folder; returns what is in the wheel."""
        frontend.build()
        wheels = self.folder / "wheels"
        sources = self.folder / "sources"
        skipped = shutil.ignore_patterns(".*", "web", "examples", "tests", "docs", "bench", "build")
        shutil.copytree(ROOT, sources, ignore=skipped)
        self._uv("build", "--wheel", "--out-dir", wheels, sources, pure=True)
        wheel = next(wheels.glob("funduk-*.whl"))
        self._uv("pip", "install", "--no-deps", "--target", self.house, wheel)
        self.install(TEMPLATE)
        with zipfile.ZipFile(wheel) as packed:
            return packed.namelist()

    def install(self, package: Path) -> None:
        copied = self.folder / f"copy-of-{package.name}"
        shutil.copytree(package, copied, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        self._uv("pip", "install", "--no-deps", "--target", self.guests, copied)

    def _uv(self, *words: str | Path, pure: bool = False) -> None:
        environment = {**os.environ, **({"FUNDUK_PURE": "1"} if pure else {})}
        command = [sys.executable, "-m", "uv", "--quiet", *map(str, words)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def environment(self) -> dict[str, str]:
        """Where Python finds both before anything else."""
        return {**os.environ, "PYTHONPATH": f"{self.guests}{os.pathsep}{self.house}"}

    def funduk(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "funduk.cli", *words],
            cwd=self.folder,
            env=self.environment(),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
