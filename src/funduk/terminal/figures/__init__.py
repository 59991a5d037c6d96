"""What a simulation counts in each game besides wins and scores: one file a game."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from funduk.core.action import Event

Counts = dict[str, float]
Say = Callable[[str], str]
Row = tuple[str, str]
"""A message of terminal.ftl, and the figure."""


class Figures:
    """Counts events; counts of many games add up."""

    def __init__(self) -> None:
        self.counts: Counts = {}

    def add(self, name: str, number: float = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + number

    def watch(self, event: Event) -> None:
        """One event of a game."""

    @staticmethod
    def rows(counts: Counts, games: int, say: Say) -> list[Row]:
        """The figures of all games together; `say` knows the game's own words."""
        return []


def figures_of(game: str) -> Callable[[], Figures]:
    """What is counted in a game."""
    place = f"{__name__}.{game}"
    if find_spec(place) is None:
        return Figures
    make: Callable[[], Figures] = import_module(place).FIGURES
    return make


def ratio(counts: Counts, part: str, whole: str) -> float:
    return counts.get(part, 0) / counts[whole] if counts.get(whole) else 0.0


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
