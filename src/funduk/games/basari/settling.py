"""What two or fewer choosers get: actions carried out, and trades over them."""

from mypy_extensions import i64

from funduk.core.action import Event
from funduk.core.goods import NONE, at_most
from funduk.games.basari.actions import (
    HaggleBegan,
    LetGo,
    RolledOff,
    Scored,
    Threw,
    Took,
    Voided,
    WonForFree,
)
from funduk.games.basari.material import DICE, PIPS, POINTS, STONES
from funduk.games.basari.scoring import end_round
from funduk.games.basari.table import (
    ANSWER,
    CARRY_OUT,
    OFFER,
    ROLL_OFF,
    THROW,
    BasariTable,
    stall_of,
)
from funduk.parts.gems import COLOURS
from funduk.parts.haggle import Accepted, Haggle, Offered


def settle(t: BasariTable, events: list[Event]) -> None:
    """BB-10, BB-11: sole choosers, then pairs, each in the order dice, points, gems."""
    while True:
        number = 0
        first = 0
        last = 0
        for seat, player in enumerate(t.players):
            if player.choice == t.action:
                number += 1
                if number == 1:
                    first = seat
                last = seat
        if t.pairs:
            if number == 2:
                _begin_haggle(t, first, last, events)
                return
        elif number > 2:
            events.append(Voided(t.action))
        elif number == 1 and _win(t, first, events):
            return
        if not _go_on(t):
            end_round(t, events)
            return


def settle_next(t: BasariTable, events: list[Event]) -> None:
    """Goes on after an action that had to wait for an answer or a die."""
    if _go_on(t):
        settle(t, events)
    else:
        end_round(t, events)


def _go_on(t: BasariTable) -> bool:
    """BB-11: dice, points, gems, first for sole choosers, then for pairs; false when all are settled."""
    if t.action < STONES:
        t.action += 1
        return True
    if t.pairs:
        return False
    t.action = DICE
    t.pairs = True
    return True


def _win(t: BasariTable, seat: int, events: list[Event]) -> bool:
    """BB-10: the action is carried out, unless the table lets it be declined; true when somebody is asked."""
    if t.options.decline:
        t.phase = CARRY_OUT
        t.turn = seat
        return True
    return carry_out(t, seat, events)


def carry_out(t: BasariTable, seat: int, events: list[Event]) -> bool:
    """BB-7 to BB-9; true when chance is asked for a die."""
    player = t.players[seat]
    if t.action == DICE:
        t.phase = THROW
        t.turn = seat
        return True
    stall = stall_of(t, seat)
    if t.action == POINTS:
        points = t.box.points[stall]
        player.points += points
        events.append(Scored(seat, points))
    else:
        gems = at_most(t.box.gems[stall], t.stock, COLOURS)
        player.gems += gems
        t.stock -= gems
        events.append(Took(seat, gems))
    return False


def throw(t: BasariTable, pips: int, events: list[Event]) -> None:
    """BB-7: walks on and scores six minus the pips."""
    player = t.players[t.turn]
    player.walked += pips
    player.points += PIPS - pips
    events.append(Threw(t.turn, pips, stall_of(t, t.turn), PIPS - pips))
    settle_next(t, events)


# Trade


def _begin_haggle(t: BasariTable, one: int, other: int, events: list[Event]) -> None:
    """BB-13: more points open; level, both roll."""
    ahead = t.players[one].points - t.players[other].points
    if ahead == 0:
        t.haggle = Haggle(one, other, NONE)
        t.turn = one
        t.phase = ROLL_OFF
    elif ahead > 0:
        _ask_opener(t, one, other, events)
    else:
        _ask_opener(t, other, one, events)


def roll_off(t: BasariTable, lower: int, higher: int, events: list[Event]) -> None:
    """BB-13: the higher die opens; equal dice are rolled again."""
    haggle = t.haggle
    assert haggle is not None
    events.append(RolledOff([haggle.turn, haggle.other], [lower, higher]))
    if lower > higher:
        _ask_opener(t, haggle.turn, haggle.other, events)
    elif higher > lower:
        _ask_opener(t, haggle.other, haggle.turn, events)


def _ask_opener(t: BasariTable, first: int, second: int, events: list[Event]) -> None:
    t.haggle = Haggle(first, second, NONE)
    t.turn = first
    t.phase = OFFER
    events.append(HaggleBegan(t.action, first, second))


def decline(t: BasariTable, events: list[Event]) -> None:
    """BB-14: who offers nothing leaves the action to the other. BB-10: or lets a won action go."""
    haggle = t.haggle
    if haggle is None:
        events.append(LetGo(t.turn, t.action))
        settle_next(t, events)
        return
    t.haggle = None
    events.append(WonForFree(haggle.other, t.action))
    if not _win(t, haggle.other, events):
        settle_next(t, events)


def push_out(t: BasariTable, seat: int, gems: i64, events: list[Event]) -> None:
    """BB-15: the other is asked to accept or raise."""
    haggle = t.haggle
    assert haggle is not None
    t.haggle = haggle.outbid(gems)
    t.turn = haggle.other
    t.phase = ANSWER
    events.append(Offered(seat, gems))


def accept(t: BasariTable, events: list[Event]) -> None:
    """BB-17: the accepter receives the gems, the bidder carries out the action."""
    haggle = t.haggle
    assert haggle is not None
    t.players[haggle.turn].gems += haggle.standing
    t.players[haggle.other].gems -= haggle.standing
    events.append(Accepted(haggle.turn, haggle.other, haggle.standing))
    t.haggle = None
    if not _win(t, haggle.other, events):
        settle_next(t, events)
