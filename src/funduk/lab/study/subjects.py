"""Which module counts which game."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from funduk.core.action import Action, Event
from funduk.core.game import Game
from funduk.core.record import CHANCE, Flag, Maybe, Named, Word
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
        quiet: bool = False,
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
        self.quiet = quiet
        """Only rows with enough chances are drawn, and none where nothing of the kind happened."""


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
            Chart("outscored", "rows", unit="percent", quiet=True),
            Chart("shared", "rows", unit="percent"),
        ),
    ),
    (
        "lead",
        (
            Chart("leader_wins", "rows", unit="percent"),
            Chart("last_wins", "rows", unit="percent"),
            Chart("lead_changes", "rows"),
        ),
    ),
    ("length", (Chart("length", "spread"), Chart("minutes", "rows"))),
    (
        "decisions",
        (
            Chart("stake", "rows", unit="percent", quiet=True),
            Chart("alike", "rows", unit="percent", quiet=True),
            Chart("taken", "rare", unit="percent"),
            Chart("kingmaking", "rows", unit="percent", quiet=True),
        ),
    ),
)
"""What every game shows."""


def subject(game: Game) -> Subject:
    """The study of a game, imported when it is needed; one that has none is studied like any game."""
    place = f"funduk.lab.study.games.{game.name}"
    if find_spec(place) is None:
        return plain_subject(game)
    found: Subject = import_module(place).SUBJECT
    return found


class PlainCounter(Counter):
    """What can be counted in any game: which answers seats give."""

    def __init__(self, game: Game, seats: int, cluster: Cluster) -> None:
        super().__init__(game, seats, cluster)
        self.given: dict[str, int] = {}

    def note(self, action: Action, events: list[Event]) -> None:
        if action.seat != CHANCE:
            self.given[action.verb()] = self.given.get(action.verb(), 0) + 1

    def end(self, shares: list[float], scores: list[int]) -> None:
        for verb, number in self.given.items():
            self.cluster.add("answers", f"verb:{verb}", number / self.seats)


def plain_subject(game: Game) -> Subject:
    """Seats, scores, length and answers; every option that is a choice of few is a switch."""
    switches: dict[str, list[Any]] = {}
    for option in game.options:
        form = option.form.form if isinstance(option.form, Maybe) else option.form
        values: list[Any] = []
        if isinstance(form, Flag):
            values = [True, False]
        elif isinstance(form, Word):
            values = list(form.words)
        elif isinstance(form, Named):
            values = list(form.names)
        others = [value for value in values if value != option.default]
        if others:
            switches[option.name] = others
    return Subject(PlainCounter, (("answers", (Chart("answers", "rows"),)),), switches, ())
