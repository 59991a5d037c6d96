"""A review as the browser gets it: shares as numbers, sentences in every language, seats in braces."""

from typing import Literal

import msgspec

Said = dict[str, str]
"""A sentence by language; seats are numbers in braces, since only the page knows their names."""


class ReviewPoint(msgspec.Struct):
    """How the game stood after a step."""

    step: int
    shares: list[float]


class ReviewOption(msgspec.Struct):
    """Something that could have been done, and its share of the win."""

    action: Said
    share: float


class ReviewDecision(msgspec.Struct):
    """What was done in a step, what was better, what that cost, and why."""

    step: int
    seat: int
    done: Said
    best: Said
    share: float
    loss: float
    low: float
    high: float
    played: bool
    verdict: Literal["fine", "inaccurate", "mistake", "blunder"]
    options: list[ReviewOption]
    why: Said


class ReviewChange(msgspec.Struct):
    """A deal or a stroke of luck: its steps, what happened, and what it brought every seat."""

    kind: Literal["deal", "luck"]
    first: int
    step: int
    what: Said
    shares: list[float]


class ReviewSummary(msgspec.Struct):
    """The accounts by seat, once everything is found."""

    result: list[float]
    luck: list[float]
    adjusted: list[float]
    loss: list[float]
    turning_point: int | None
    biggest_deal: int | None


class ReviewPart(msgspec.Struct):
    """What was found after the first so many findings; `next` is where to go on."""

    next: int
    judged: int
    decisions_in_all: int
    points: list[ReviewPoint]
    decisions: list[ReviewDecision]
    changes: list[ReviewChange]
    summary: ReviewSummary | None
