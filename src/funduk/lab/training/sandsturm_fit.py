"""Sandsturm: how fast chips are placed, and what they bring."""

from dataclasses import replace
from typing import Any

import numpy as np

from funduk.bots.sandsturm.chips import Patience
from funduk.games.sandsturm.material import SURE_ROUNDS

Row = dict[str, Any]


def fit_patience(rows: list[Row], prior: Patience) -> Patience:
    """Frequencies: how fast others are with the same chip, and what chips bring."""
    rushed: dict[bool, list[float]] = {False: [], True: []}
    brought: list[float] = []
    for row in rows:
        deal = row["deal"]
        seats = len(deal)
        places = row["positions"]
        for turn, place in enumerate(places[:-seats]):
            late = place["round"] >= SURE_ROUNDS - 1
            for seat in range(seats):
                sure, lying = place["known"][seat], place["chips"][seat]
                if seat != place["seat"] and 0.3 < sure < 0.95 and lying == 0:
                    rushed[late].append(float(places[turn + seats]["chips"][seat] > 0))
        brought.append(sum(places[-1]["scored"]) / (seats * (seats - 1)))
    found = prior
    if len(rushed[False]) > 50:
        found = replace(found, rush=_each(rushed[False], seats))
    if len(rushed[True]) > 50:
        found = replace(found, late_rush=_each(rushed[True], seats))
    return replace(found, hope=round(float(np.mean(brought)), 3))


def _each(any_of_them: list[float], seats: int) -> float:
    """How fast each of the others is, if this is how often any of them was."""
    slow = 1.0 - float(np.mean(any_of_them))
    return round(float(1.0 - slow ** (1.0 / (seats - 2))), 3)
