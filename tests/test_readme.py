"""The README's game is played as it is printed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_whole_game_of_the_readme() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_whole_game_has_at_most_twenty_lines() -> None:
    first = README.read_text().split("```python")[1].split("```")[0]
    lines = re.findall(r"^(?:>>>|\.\.\.) ", first, re.MULTILINE)
    assert len(lines) <= 20, f"{len(lines)} lines"


def test_the_readme_names_only_targets_that_exist() -> None:
    makefile = (README.parent / "Makefile").read_text()
    for target in set(re.findall(r"\bmake ([a-z-]+)", README.read_text())):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"there is no `make {target}`"
