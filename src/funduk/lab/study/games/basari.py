"""How the board game is studied."""

from funduk.core.action import Event
from funduk.games.basari.events import (
    HaggleBegan,
    LapScored,
    LetGo,
    Revealed,
    Scored,
    Threw,
    Walked,
    WonForFree,
)
from funduk.games.basari.material import ACTION_NAMES
from funduk.lab.study.games.gem_counts import GemCounter, chapters
from funduk.lab.study.subjects import Subject


class BoardCounter(GemCounter):
    """Stalls walked to, dice, laps, and actions let go."""

    names = ACTION_NAMES

    def note_event(self, event: Event) -> None:
        if isinstance(event, Walked):
            self.current = list(event.stalls)
        elif isinstance(event, Revealed):
            self.reveal(event.choices)
        elif isinstance(event, HaggleBegan):
            self.begin_haggle(event.action, event.first, event.second)
        elif isinstance(event, WonForFree):
            self.settle(event.seat, 0)
        elif isinstance(event, LetGo):
            self.carried.remove((event.seat, event.action))
        elif isinstance(event, Scored):
            self.gain("points", event.seat, event.points)
        elif isinstance(event, Threw):
            self.gain("dice", event.seat, event.points)
        elif isinstance(event, LapScored):
            self.gain("lap", event.seat, event.points)


SUBJECT = Subject(
    BoardCounter,
    chapters(
        ACTION_NAMES,
        ("points", "dice", "lap", "majority-R", "majority-Y", "majority-G", "majority-B"),
    ),
    {"decline": [True], "scorings": [2, 4]},
    ("rounds_mean", "chosen", "haggles", "opener_gets", "price"),
)
