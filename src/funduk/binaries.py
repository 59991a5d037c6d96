"""Keeps compiled engines and their sources in step."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
RECORD = PACKAGE / "compiled.json"


def stale_sources(package: Path = PACKAGE) -> list[str]:
    """The sources that changed since `make fast` compiled them; none in an installed wheel."""
    record = package / RECORD.name
    if not record.exists():
        return []
    hashes: dict[str, str] = json.loads(record.read_text())
    return [name for name, known in hashes.items() if _hash(package / name) != known]


def refuse_stale(package: Path = PACKAGE) -> None:
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
