"""How the card game is studied."""

from funduk.core.action import Event
from funduk.games.basari_cards.events import (
    Dealt,
    HaggleBegan,
    Revealed,
    Scored,
    WonForFree,
    WorkersScored,
)
from funduk.games.basari_cards.material import ACTION_LETTERS, D
from funduk.lab.study.games.gem_counts import GemCounter, chapters
from funduk.lab.study.subjects import Subject


class CardCounter(GemCounter):
    """Current cards, points of cards, and workers."""

    names = ACTION_LETTERS
    shared_action = D

    def note_event(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.current[event.seat] = event.card
        elif isinstance(event, Revealed):
            self.reveal(event.choices)
        elif isinstance(event, HaggleBegan):
            self.begin_haggle(event.action, event.first, event.second)
        elif isinstance(event, WonForFree):
            self.settle(event.seat, 0)
        elif isinstance(event, Scored):
            self.gain("points", event.seat, event.points)
        elif isinstance(event, WorkersScored):
            self.gain("workers", event.seat, event.points)


def youngest_first(seats: int) -> list[int]:
    """BC-14: the other way round than the seats sit."""
    return list(range(seats))[::-1]


SUBJECT = Subject(
    CardCounter,
    chapters(
        ACTION_LETTERS,
        ("points", "workers", "majority-R", "majority-Y", "majority-G", "majority-B"),
    ),
    {"age": [youngest_first]},
    ("rounds_mean", "chosen", "haggles", "opener_gets", "price"),
)
