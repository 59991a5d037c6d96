"""What can have happened."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Event
from funduk.core.record import NUMBER, SEAT, Many, Shape
from funduk.games.basari_cards.table import ACTION
from funduk.games.gems.material import GEMS


@mypyc_attr(acyclic=True, free_list_len=1)
class Dealt(Event):
    """A seat got its current card."""

    NAME: ClassVar[str] = "dealt"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("card", NUMBER))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


@mypyc_attr(acyclic=True, free_list_len=1)
class Revealed(Event):
    """All choices were turned up together."""

    NAME: ClassVar[str] = "revealed"
    SHAPE: ClassVar[Shape] = (("choices", Many(ACTION)),)
    REVEALS: ClassVar[bool] = True

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices


@mypyc_attr(acyclic=True, free_list_len=1)
class Voided(Event):
    """Three or more had chosen an action."""

    NAME: ClassVar[str] = "voided"
    SHAPE: ClassVar[Shape] = (("action", ACTION),)

    def __init__(self, action: int) -> None:
        self.action = action


@mypyc_attr(acyclic=True, free_list_len=1)
class HaggleBegan(Event):
    """Two had chosen an action; the first must open."""

    NAME: ClassVar[str] = "haggle-began"
    SHAPE: ClassVar[Shape] = (("action", ACTION), ("first", SEAT), ("second", SEAT))

    def __init__(self, action: int, first: int, second: int) -> None:
        self.action = action
        self.first = first
        self.second = second


@mypyc_attr(acyclic=True, free_list_len=1)
class WonForFree(Event):
    """Nobody had a gem to offer, so the second seat got the action."""

    NAME: ClassVar[str] = "won-for-free"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("action", ACTION))

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(Event):
    """Action A: a card from the pile."""

    NAME: ClassVar[str] = "drew"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("card", NUMBER), ("workers", NUMBER))

    def __init__(self, seat: int, card: int, workers: int) -> None:
        self.seat = seat
        self.card = card
        self.workers = workers


@mypyc_attr(acyclic=True, free_list_len=1)
class PileWasEmpty(Event):
    """Action A found no card."""

    NAME: ClassVar[str] = "pile-was-empty"
    SHAPE: ClassVar[Shape] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class PileRanShort(Event):
    """There was no card for everybody, so nobody got one and the stage ended (BC-6)."""

    NAME: ClassVar[str] = "pile-ran-short"
    SHAPE: ClassVar[Shape] = (("cards", NUMBER),)

    def __init__(self, cards: int) -> None:
        self.cards = cards


@mypyc_attr(acyclic=True, free_list_len=1)
class Scored(Event):
    """Action B: points of the current card."""

    NAME: ClassVar[str] = "scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class Took(Event):
    """Action C or a shared D: gems from the stock."""

    NAME: ClassVar[str] = "took"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("gems", GEMS))

    def __init__(self, seat: int, gems: i64) -> None:
        self.seat = seat
        self.gems = gems


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchanged(Event):
    """Action D alone."""

    NAME: ClassVar[str] = "exchanged"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("gave", GEMS), ("took", GEMS))

    def __init__(self, seat: int, gave: i64, took: i64) -> None:
        self.seat = seat
        self.gave = gave
        self.took = took


@mypyc_attr(acyclic=True, free_list_len=1)
class WorkersScored(Event):
    """A seat had enough workers at a stage's end."""

    NAME: ClassVar[str] = "workers-scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("workers", NUMBER), ("points", NUMBER))

    def __init__(self, seat: int, workers: int, points: int) -> None:
        self.seat = seat
        self.workers = workers
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class StageEnded(Event):
    """A stage was scored; points are the totals."""

    NAME: ClassVar[str] = "stage-ended"
    SHAPE: ClassVar[Shape] = (("stage", NUMBER), ("points", Many(NUMBER)))

    def __init__(self, stage: int, points: list[int]) -> None:
        self.stage = stage
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class GameEnded(Event):
    """The third stage was scored."""

    NAME: ClassVar[str] = "game-ended"
    SHAPE: ClassVar[Shape] = (("winners", Many(SEAT)),)

    def __init__(self, winners: list[int]) -> None:
        self.winners = winners
