"""Set-up: the start player, and everybody's secret mission (SS-2, SS-3, SS-6, SS-7)."""

from funduk.core.action import Event
from funduk.core.goods import NONE
from funduk.core.record import CHANCE
from funduk.games.sandsturm.events import MissionDealt, MissionRemoved, StartDrawn
from funduk.games.sandsturm.material import FEWEST_SEATS, NO_MISSION, ONE_ARTEFACT, ONE_LAMP, TRIO
from funduk.games.sandsturm.table import DEAL, REMOVE, REVEAL, RIGHT, SandsturmTable


def name_start_player(t: SandsturmTable, seat: int, events: list[Event]) -> None:
    """SS-6, SS-7: the start player has the lamp, the right neighbour the artefact."""
    seats = len(t.traders)
    t.start = seat
    t.turn = seat
    t.traders[seat].goods += ONE_LAMP
    t.middle = ONE_ARTEFACT
    cursed = CHANCE
    if t.artefact == RIGHT:
        cursed = (seat - 1) % seats
        t.traders[cursed].goods += ONE_ARTEFACT
        t.middle = NONE
    events.append(StartDrawn(seat, cursed))
    t.phase = REMOVE if seats == FEWEST_SEATS else DEAL


def remove_mission(t: SandsturmTable, mission: int, events: list[Event]) -> None:
    """SS-3: with four players one of either trio leaves the game unseen."""
    t.removed |= 1 << mission
    events.append(MissionRemoved())
    if mission >= TRIO:
        t.phase = DEAL


def missions_left(t: SandsturmTable) -> list[int]:
    """SS-2, SS-3: the missions chance can still deal, or take out of the trio at hand."""
    gone = t.removed
    for trader in t.traders:
        if trader.mission != NO_MISSION:
            gone |= 1 << trader.mission
    if t.phase == REMOVE:
        return list(range(TRIO)) if t.removed == 0 else list(range(TRIO, 2 * TRIO))
    return [mission for mission in range(2 * TRIO) if not gone >> mission & 1]


def next_without_mission(t: SandsturmTable) -> int:
    for seat, trader in enumerate(t.traders):
        if trader.mission == NO_MISSION:
            return seat
    return CHANCE


def deal_mission(t: SandsturmTable, to: int, mission: int, events: list[Event]) -> None:
    """SS-2: one mission for each seat, face down."""
    t.traders[to].mission = mission
    events.append(MissionDealt(to, mission))
    if next_without_mission(t) == CHANCE:
        t.phase = REVEAL
