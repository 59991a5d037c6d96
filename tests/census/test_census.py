"""The counts of small tables stay what they are: no move more, no move less."""

from __future__ import annotations

import pytest

from funduk import GAMES
from tests.census.count import FOLDER, census


@pytest.mark.parametrize("name", list(GAMES))
def test_the_census_counts_as_before(name: str) -> None:
    counted = FOLDER / f"{name}.txt"
    assert counted.exists(), (
        f"put small positions into {name}.json, then python -m tests.census.count {name}"
    )
    assert census(name) == counted.read_text(encoding="utf-8").splitlines()
