"""Keeps compiled engines and their sources in step; importing it refuses stale binaries."""

from __future__ import annotations

import hashlib
import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
RECORD: Final = "compiled.json"


def stale_sources(package: Path) -> list[str]:
    """The sources that changed since `make fast` compiled them; none in an installed wheel."""
    record = package / RECORD
    if not record.exists():
        return []
    hashes: dict[str, str] = json.loads(record.read_text())
    return [name for name, known in hashes.items() if _hash(package / name) != known]


def refuse_stale(package: Path) -> None:
    """Stops the import when a binary no longer matches its source."""
    stale = stale_sources(package)
    if stale:
        names = ", ".join(stale[:3]) + (" ..." if len(stale) > 3 else "")
        raise ImportError(
            f"the compiled engines are older than their sources ({names}): "
            "run `make fast` to compile again or `make slow` to go without"
        )


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


refuse_stale(PACKAGE)
compiled: Final = any(
    (PACKAGE / "core" / f"playout{suffix}").exists() for suffix in EXTENSION_SUFFIXES
)
"""Whether the engines run as machine code."""
