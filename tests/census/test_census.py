"""The counts of small tables stay what they are: no move more, no move less."""

from __future__ import annotations

import pytest

from tests.census.count import census, file_of
from tests.laws.tables import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_census_counts_as_before(name: str) -> None:
    counted = file_of(name, "txt")
    assert counted.exists(), (
        f"put small positions into {file_of(name, 'json').name}, then python -m tests.census.count {name}"
    )
    assert census(name) == counted.read_text(encoding="utf-8").splitlines()
