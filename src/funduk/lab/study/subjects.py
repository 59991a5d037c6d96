"""Which module counts which game."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from funduk.core.game import Game
from funduk.lab.study.counting import Counter
from funduk.lab.study.tally import Cluster


class Chart:
    """One picture of the report: what it shows, and what its values are held against."""

    def __init__(
        self,
        measure: str,
        kind: str,
        *,
        unit: str = "number",
        against: str = "",
        band: float = 0.0,
        parts: tuple[str, ...] = (),
        order: tuple[str, ...] = (),
    ) -> None:
        self.measure = measure
        self.kind = kind
        """rows, spread, lines or stack."""
        self.unit = unit
        """percent or number."""
        self.against = against
        """fair (one win in as many seats), half, mean (of all rows), or nothing."""
        self.band = band
        """How far from that, relatively, is still balanced."""
        self.parts = parts
        """The parts of stacked rows, in order."""
        self.order = order
        """The rows' labels as the rules name them, where they have no number."""


Chapters = tuple[tuple[str, tuple[Chart, ...]], ...]


class Subject:
    """How a game is studied: its counter, its chapters, its switches, and what switches are judged by."""

    def __init__(
        self,
        counter: Callable[[Game, int, Cluster], Counter],
        chapters: Chapters,
        switches: dict[str, list[Any]],
        headlines: tuple[str, ...],
    ) -> None:
        self.counter = counter
        self.chapters = (*COMMON, *chapters)
        self.switches = switches
        self.headlines = ("seat", "score_mean", "margin", "decisions", *headlines)


COMMON: Chapters = (
    (
        "seats",
        (
            Chart("seat", "rows", unit="percent", against="fair"),
            Chart("bot", "rows", unit="percent", against="fair"),
            Chart("seat_score", "rows", against="mean"),
        ),
    ),
    (
        "scores",
        (
            Chart("score", "spread"),
            Chart("score_mean", "rows"),
            Chart("margin", "rows"),
            Chart("shared", "rows", unit="percent"),
        ),
    ),
    ("length", (Chart("length", "spread"),)),
)
"""What every game shows."""


def subject(game: str) -> Subject:
    """The study of a game by name; imported when it is needed."""
    found: Subject = import_module(f"funduk.lab.study.games.{game}").SUBJECT
    return found
