"""The course of the game, in the rulebook's order: place, walk, choose, settle the actions, score."""

from mypy_extensions import i64

from funduk.core.action import ALONE, SEALED, Action, Ask, Event
from funduk.core.goods import NONE, at_most
from funduk.core.record import CHANCE
from funduk.games.basari.actions import (
    CarryOut,
    Choose,
    HaggleBegan,
    LetGo,
    Place,
    Placed,
    Revealed,
    Roll,
    RolledOff,
    RollOff,
    Scored,
    Threw,
    Throw,
    Took,
    Voided,
    Walked,
    WonForFree,
)
from funduk.games.basari.material import DICE, PIPS, POINTS, STONES
from funduk.games.basari.scoring import score_laps
from funduk.games.basari.table import (
    ANSWER,
    CARRY_OUT,
    CHOOSE,
    OFFER,
    OVER,
    PHASES,
    PLACE,
    ROLL,
    ROLL_OFF,
    THROW,
    BasariTable,
    stall_of,
)
from funduk.parts.gems import COLOURS
from funduk.parts.haggle import Accept, Accepted, Decline, Haggle, Offer, Offered, Raise
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
        _push_out(t, action.seat, action.gems, events)
    elif isinstance(action, Accept):
        _accept(t, events)
    elif isinstance(action, Throw):
        _throw(t, action.pips, events)
    elif isinstance(action, RollOff):
        _roll_off(t, action.lower, action.higher, events)
    elif isinstance(action, Decline):
        _decline(t, events)
    elif isinstance(action, CarryOut):
        if not _carry_out(t, action.seat, events):
            _settle_next(t, events)
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
    _settle(t, events)


def _settle(t: BasariTable, events: list[Event]) -> None:
    """BB-10, BB-11: sole choosers, then pairs, each in the order dice, points, gems."""
    while True:
        choosers = [seat for seat, player in enumerate(t.players) if player.choice == t.action]
        number = len(choosers)
        if t.pairs:
            if number == 2:
                _begin_haggle(t, choosers[0], choosers[1], events)
                return
        elif number > 2:
            events.append(Voided(t.action))
        elif number == 1 and _win(t, choosers[0], events):
            return
        if not _go_on(t):
            _end_round(t, events)
            return


def _settle_next(t: BasariTable, events: list[Event]) -> None:
    """Goes on after an action that had to wait for an answer or a die."""
    if _go_on(t):
        _settle(t, events)
    else:
        _end_round(t, events)


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
    return _carry_out(t, seat, events)


def _carry_out(t: BasariTable, seat: int, events: list[Event]) -> bool:
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


def _throw(t: BasariTable, pips: int, events: list[Event]) -> None:
    """BB-7: walks on and scores six minus the pips."""
    player = t.players[t.turn]
    player.walked += pips
    player.points += PIPS - pips
    events.append(Threw(t.turn, pips, stall_of(t, t.turn), PIPS - pips))
    _settle_next(t, events)


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


def _roll_off(t: BasariTable, lower: int, higher: int, events: list[Event]) -> None:
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


def _decline(t: BasariTable, events: list[Event]) -> None:
    """BB-14: who offers nothing leaves the action to the other. BB-10: or lets a won action go."""
    haggle = t.haggle
    if haggle is None:
        events.append(LetGo(t.turn, t.action))
        _settle_next(t, events)
        return
    t.haggle = None
    events.append(WonForFree(haggle.other, t.action))
    if not _win(t, haggle.other, events):
        _settle_next(t, events)


def _push_out(t: BasariTable, seat: int, gems: i64, events: list[Event]) -> None:
    """BB-15: the other is asked to accept or raise."""
    haggle = t.haggle
    assert haggle is not None
    t.haggle = haggle.outbid(gems)
    t.turn = haggle.other
    t.phase = ANSWER
    events.append(Offered(seat, gems))


def _accept(t: BasariTable, events: list[Event]) -> None:
    """BB-17: the accepter receives the gems, the bidder carries out the action."""
    haggle = t.haggle
    assert haggle is not None
    t.players[haggle.turn].gems += haggle.standing
    t.players[haggle.other].gems -= haggle.standing
    events.append(Accepted(haggle.turn, haggle.other, haggle.standing))
    t.haggle = None
    if not _win(t, haggle.other, events):
        _settle_next(t, events)


# The end of a round


def _end_round(t: BasariTable, events: list[Event]) -> None:
    """BB-19: a scoring when, after all actions, some pawn has walked a full lap."""
    t.turn = 0
    t.action = DICE
    t.pairs = False
    t.phase = ROLL
    t.round += 1
    lapped = False
    for player in t.players:
        player.choice = UNDECIDED
        if player.walked >= t.box.stalls:
            lapped = True
    if lapped:
        score_laps(t, events)
