"""The course of the game, in the rulebook's order: place, walk, choose, settle the actions, score."""

from funduk.core.action import ALONE, SEALED, Action, Ask, Event
from funduk.core.record import CHANCE
from funduk.games.basari.actions import (
    CarryOut,
    Choose,
    Place,
    Placed,
    Revealed,
    Roll,
    RollOff,
    Throw,
    Walked,
)
from funduk.games.basari.settling import (
    accept,
    carry_out,
    decline,
    push_out,
    roll_off,
    settle,
    settle_next,
    throw,
)
from funduk.games.basari.table import (
    ANSWER,
    CHOOSE,
    OVER,
    PHASES,
    PLACE,
    ROLL,
    ROLL_OFF,
    THROW,
    BasariTable,
    stall_of,
)
from funduk.parts.haggle import Accept, Decline, Offer, Raise
from funduk.parts.sealed import UNDECIDED, Committed


def asks(t: BasariTable) -> list[Ask]:
    phase = t.phase
    if phase == CHOOSE:
        return [
            Ask(seat, "choose", SEALED, True, player.answered)
            for seat, player in enumerate(t.players)
            if player.choice == UNDECIDED
        ]
    if phase == ROLL or phase == THROW or phase == ROLL_OFF:
        return [Ask(CHANCE, PHASES[phase], ALONE, True, 0)]
    if phase == OVER:
        return []
    must = phase == PLACE or phase == ANSWER
    return [Ask(t.turn, PHASES[phase], ALONE, must, t.players[t.turn].answered)]


def perform(t: BasariTable, action: Action) -> list[Event]:
    events: list[Event] = []
    if action.seat != CHANCE:
        t.players[action.seat].answered += 1
    if isinstance(action, Choose):
        t.players[action.seat].choice = action.action
        events.append(Committed(action.seat))
        _reveal_when_all_have_chosen(t, events)
    elif isinstance(action, Roll):
        _walk(t, action.dice, events)
    elif isinstance(action, (Raise, Offer)):
        push_out(t, action.seat, action.gems, events)
    elif isinstance(action, Accept):
        accept(t, events)
    elif isinstance(action, Throw):
        throw(t, action.pips, events)
    elif isinstance(action, RollOff):
        roll_off(t, action.lower, action.higher, events)
    elif isinstance(action, Decline):
        decline(t, events)
    elif isinstance(action, CarryOut):
        if not carry_out(t, action.seat, events):
            settle_next(t, events)
    elif isinstance(action, Place):
        _place(t, action.stall, events)
    return events


# Getting ready


def _place(t: BasariTable, stall: int, events: list[Event]) -> None:
    """BB-3: a start tile at a free stall, in seating order."""
    t.players[t.turn].tile = stall
    events.append(Placed(t.turn, stall))
    t.turn += 1
    if t.turn == len(t.players):
        t.turn = 0
        t.phase = ROLL


# Phase 1: all roll and walk


def _walk(t: BasariTable, dice: list[int], events: list[Event]) -> None:
    """BB-5: everybody walks clockwise by their own die."""
    stalls: list[int] = []
    for seat, player in enumerate(t.players):
        player.walked += dice[seat]
        stalls.append(stall_of(t, seat))
    t.phase = CHOOSE
    events.append(Walked(dice, stalls))


# Phase 2: all choose, then the actions are settled


def _reveal_when_all_have_chosen(t: BasariTable, events: list[Event]) -> None:
    """BB-6: all are revealed at once."""
    for player in t.players:
        if player.choice == UNDECIDED:
            return
    events.append(Revealed([player.choice for player in t.players]))
    settle(t, events)
