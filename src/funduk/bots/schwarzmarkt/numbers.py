"""The numbers a trader of Schwarzmarkt thinks with: made by hand for the merchant, learned for the vizier."""

from functools import cache
from typing import Any

from funduk.bots import learned_values
from funduk.games.schwarzmarkt.material import EFFECTS

BY_HAND: dict[str, float] = {
    "chill": 1.0,
    "chill_round": 0.35,
    "pace": 1.2,
    "thinning": 0.6,
    "stock": 1.0,
    "later": 0.9,
    "coming_1": 0.35,
    "coming_2": 0.2,
    "bonus": 1.0,
    "rise": 0.22,
    "surer": 1.6,
    "drift": 0.3,
    "cards": 1.0,
    "card_pull": 0.25,
    "made_last": 0.1,
    "made_first": 0.45,
    "made_share": 0.5,
    "fair": 0.4,
    "least": 0.1,
    "doubt": 0.08,
    "shrewd": 0.5,
    "habit": 0.6,
    "shortage": 0.5,
    "produce_more": 0.25,
    "sale_rows": 0.25,
    "sees_discs": 0.12,
    "wins_ties": 0.06,
    "sells_production": 0.2,
    "moves_row": 0.2,
    "bid_kinds": 0.1,
    "storage_more": 0.02,
    "keeps_production": 0.1,
    "carries": 0.15,
    "bid_back": 0.1,
    "bid_weight": 0.2,
    "end_points": 0.0,
}
"""Worths are points; effects count per round that is left."""


class Numbers:
    """Named numbers; unknown names are an error, missing ones are made by hand."""

    def __init__(self, given: dict[str, float] | None = None) -> None:
        given = {} if given is None else given
        unknown = set(given) - set(BY_HAND)
        if unknown:
            raise ValueError(f"unknown numbers {', '.join(sorted(unknown))}")
        self.all = {**BY_HAND, **given}
        self.effects = [self.all[name] for name in EFFECTS]
        self.key = tuple(self.all[name] for name in BY_HAND)

    def __getitem__(self, name: str) -> float:
        return self.all[name]


def numbers_from(file: dict[str, Any]) -> Numbers:
    """The numbers of a value file."""
    return Numbers({name: float(value) for name, value in file["numbers"].items()})


def learned_numbers() -> Numbers:
    """The numbers in use for the vizier."""
    return _learned(learned_values.mark("schwarzmarkt"))


@cache
def _learned(mark: str) -> Numbers:
    return numbers_from(learned_values.read("schwarzmarkt"))
