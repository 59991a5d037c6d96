"""Who stands where when a game is over."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from funduk.server.tables.table import result_of


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([10, 30, 20], [1], [3, 1, 2]),
        ([20, 20, 5], [0, 1], [1, 1, 3]),
        ([78, 35, 22, 22], [2], [2, 3, 1, 4]),
        ([7, 7, 3], [0], [1, 2, 3]),
    ],
)
def test_winners_come_first_whatever_their_points(
    scores: list[int], winners: list[int], places: list[int]
) -> None:
    """SS-26: whoever wins alone stands before all points; equal points share a place."""
    match: Any = SimpleNamespace(scores=scores, winners=winners)
    result = result_of(match)
    assert result is not None
    assert (result.scores, result.winners, result.places) == (scores, winners, places)
