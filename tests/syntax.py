"""Python sources as syntax trees."""

from __future__ import annotations

import ast
from pathlib import Path

TRIES = 5


def syntax_tree(path: Path) -> ast.Module:
    """Tries again where CPython before 3.11.8 loses count: another thread or a finaliser parses, too."""
    source = path.read_text(encoding="utf-8")
    for _ in range(TRIES - 1):
        try:
            return ast.parse(source)
        except SystemError:
            continue
    return ast.parse(source)
