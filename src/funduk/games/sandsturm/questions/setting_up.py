"""Set-up: the start player, and everybody's secret mission."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.goods import NONE
from funduk.core.plain_verbs import Few
from funduk.core.question import Lot
from funduk.core.record import CHANCE, SEAT, Shape
from funduk.core.verb import Verb
from funduk.games.sandsturm.events import MissionDealt, MissionRemoved, StartDrawn
from funduk.games.sandsturm.material import (
    FEWEST_SEATS,
    NO_MISSION,
    ONE_ARTEFACT,
    ONE_LAMP,
    SIGN,
    TRIO,
)
from funduk.games.sandsturm.table import DEAL, LOT, REMOVE, REVEAL, RIGHT, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView


@mypyc_attr(acyclic=True)
class DrawLot(Action):
    """Chance names the start player (SS-6)."""

    VERB: ClassVar[str] = "lot"
    SHAPE: ClassVar[Shape] = (("to", SEAT),)

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to


class NamingStartPlayer(Lot[SandsturmTable, SandsturmView]):
    """SS-6, SS-7: the start player has the lamp, the right neighbour the artefact."""

    NAME: ClassVar[str] = "lot"
    PHASE: ClassVar[int] = LOT
    CLAUSE: ClassVar[str] = "SS-6"
    TURN_CLAUSE: ClassVar[str] = "SS-9"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (DrawLot,)

    def refusal(self, t: SandsturmTable, action: Action) -> Refusal | None:
        if not isinstance(action, DrawLot):
            return self.wrong_verb()
        return None if 0 <= action.to < len(t.traders) else Refusal("no-such-player", "SS-6")

    def verbs(self, t: SandsturmTable, ask: Ask) -> list[Verb]:
        seats = list(range(len(t.traders)))
        return [Few("to", seats, [DrawLot(CHANCE, seat) for seat in seats])]

    def perform(self, t: SandsturmTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, DrawLot)
        seats = len(t.traders)
        t.start = action.to
        t.turn = action.to
        t.traders[action.to].goods += ONE_LAMP
        t.middle = ONE_ARTEFACT
        cursed = CHANCE
        if t.artefact == RIGHT:
            cursed = (action.to - 1) % seats
            t.traders[cursed].goods += ONE_ARTEFACT
            t.middle = NONE
        events.append(StartDrawn(action.to, cursed))
        t.phase = REMOVE if seats == FEWEST_SEATS else DEAL


@mypyc_attr(acyclic=True)
class Remove(Action):
    """Chance takes a mission out of the game, unseen (SS-3)."""

    VERB: ClassVar[str] = "remove"
    SHAPE: ClassVar[Shape] = (("mission", SIGN),)

    def __init__(self, seat: int, mission: int) -> None:
        self.seat = seat
        self.mission = mission


class Removing(Lot[SandsturmTable, SandsturmView]):
    """SS-3: with four players one mission of either trio leaves the game unseen."""

    NAME: ClassVar[str] = "remove"
    PHASE: ClassVar[int] = REMOVE
    CLAUSE: ClassVar[str] = "SS-3"
    TURN_CLAUSE: ClassVar[str] = "SS-9"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Remove,)

    def refusal(self, t: SandsturmTable, action: Action) -> Refusal | None:
        if not isinstance(action, Remove):
            return self.wrong_verb()
        return None if action.mission in trio_at_hand(t) else Refusal("wrong-trio", "SS-3")

    def verbs(self, t: SandsturmTable, ask: Ask) -> list[Verb]:
        trio = trio_at_hand(t)
        return [Few("mission", trio, [Remove(CHANCE, mission) for mission in trio])]

    def perform(self, t: SandsturmTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Remove)
        t.removed |= 1 << action.mission
        events.append(MissionRemoved())
        if action.mission >= TRIO:
            t.phase = DEAL


def trio_at_hand(t: SandsturmTable) -> list[int]:
    """SS-3: first one of keep, take and collect goes, then one of give, select and loser."""
    return list(range(TRIO)) if t.removed == 0 else list(range(TRIO, 2 * TRIO))


@mypyc_attr(acyclic=True)
class Deal(Action):
    """Chance deals a seat its mission, face down (SS-2)."""

    VERB: ClassVar[str] = "deal"
    SHAPE: ClassVar[Shape] = (("to", SEAT), ("mission", SIGN))

    def __init__(self, seat: int, to: int, mission: int) -> None:
        self.seat = seat
        self.to = to
        self.mission = mission


class Dealing(Lot[SandsturmTable, SandsturmView]):
    """SS-2: one mission for each seat, face down."""

    NAME: ClassVar[str] = "deal"
    PHASE: ClassVar[int] = DEAL
    CLAUSE: ClassVar[str] = "SS-2"
    TURN_CLAUSE: ClassVar[str] = "SS-9"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Deal,)

    def refusal(self, t: SandsturmTable, action: Action) -> Refusal | None:
        if not isinstance(action, Deal) or action.to != next_without_mission(t):
            return self.wrong_verb()
        return None if action.mission in missions_left(t) else Refusal("mission-is-gone", "SS-2")

    def verbs(self, t: SandsturmTable, ask: Ask) -> list[Verb]:
        to = next_without_mission(t)
        left = missions_left(t)
        return [Few("mission", left, [Deal(CHANCE, to, mission) for mission in left])]

    def perform(self, t: SandsturmTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Deal)
        t.traders[action.to].mission = action.mission
        events.append(MissionDealt(action.to, action.mission))
        if next_without_mission(t) == CHANCE:
            t.phase = REVEAL


def missions_left(t: SandsturmTable) -> list[int]:
    """SS-2, SS-3: the missions that are neither dealt nor out of the game."""
    gone = t.removed
    for trader in t.traders:
        if trader.mission != NO_MISSION:
            gone |= 1 << trader.mission
    return [mission for mission in range(2 * TRIO) if not gone >> mission & 1]


def next_without_mission(t: SandsturmTable) -> int:
    for seat, trader in enumerate(t.traders):
        if trader.mission == NO_MISSION:
            return seat
    return CHANCE
