"""The only judge of legality: why an action is refused, and by which clause."""

from funduk.core.action import NOT_ASKED, WRONG_VERB, Action, Refusal
from funduk.core.goods import NONE, within
from funduk.core.record import CHANCE
from funduk.games.basari.actions import CarryOut, Choose, Place, Roll, RollOff, Throw
from funduk.games.basari.material import PIPS, STONES
from funduk.games.basari.table import (
    ANSWER,
    CARRY_OUT,
    CHOOSE,
    OFFER,
    OVER,
    PLACE,
    ROLL,
    ROLL_OFF,
    THROW,
    BasariTable,
)
from funduk.parts.haggle import Accept, Decline, Offer, Raise, outranks
from funduk.parts.sealed import UNDECIDED


def refusal(t: BasariTable, action: Action) -> Refusal | None:
    """The judge: whether this seat is asked for this verb now, and whether the rules allow its arguments."""
    phase = t.phase
    seat = action.seat
    if isinstance(action, Choose):
        if phase != CHOOSE:
            return Refusal(WRONG_VERB, "BB-6")
        if not 0 <= seat < len(t.players) or t.players[seat].choice != UNDECIDED:
            return Refusal(NOT_ASKED, "BB-6")
        return None if 0 <= action.action <= STONES else Refusal("no-such-card", "BB-6")
    if phase == OVER:
        return Refusal("game-over", "BB-25")
    if phase == ROLL or phase == THROW or phase == ROLL_OFF:
        return _refuse_chance(t, action)
    if phase == CHOOSE:
        return Refusal(WRONG_VERB, "BB-6")
    if seat != t.turn:
        return Refusal(
            NOT_ASKED, "BB-3" if phase == PLACE else "BB-10" if phase == CARRY_OUT else "BB-15"
        )
    if phase == ANSWER:
        return _refuse_answer(t, action)
    if phase == OFFER:
        return _refuse_opening(t, action)
    if phase == CARRY_OUT:
        return None if isinstance(action, (CarryOut, Decline)) else Refusal(WRONG_VERB, "BB-10")
    return _refuse_place(t, action)


def _refuse_opening(t: BasariTable, action: Action) -> Refusal | None:
    """BB-14: any gems of one's own, or nothing, which is said by declining."""
    if isinstance(action, Offer):
        if action.gems <= NONE:
            return Refusal("offer-nothing", "BB-14")
        return (
            None
            if within(action.gems, t.players[action.seat].gems)
            else Refusal("not-your-gems", "BB-14")
        )
    return None if isinstance(action, Decline) else Refusal(WRONG_VERB, "BB-14")


def _refuse_answer(t: BasariTable, action: Action) -> Refusal | None:
    """BB-15, BB-16: accept, or raise with any gems of one's own."""
    haggle = t.haggle
    if isinstance(action, Raise) and haggle is not None:
        if action.gems <= NONE or not within(action.gems, t.players[action.seat].gems):
            return Refusal("not-your-gems", "BB-16")
        return None if outranks(action.gems, haggle.standing) else Refusal("too-low", "BB-15")
    return None if isinstance(action, Accept) else Refusal(WRONG_VERB, "BB-15")


def _refuse_place(t: BasariTable, action: Action) -> Refusal | None:
    """BB-3: any stall that has no start tile yet."""
    if not isinstance(action, Place):
        return Refusal(WRONG_VERB, "BB-3")
    if not 0 <= action.stall < t.box.stalls:
        return Refusal("no-such-stall", "BB-2")
    for player in t.players:
        if player.tile == action.stall:
            return Refusal("stall-taken", "BB-3")
    return None


def _refuse_chance(t: BasariTable, action: Action) -> Refusal | None:
    """BB-5, BB-7, BB-13: dice show one to six, for the seats that roll."""
    phase = t.phase
    clause = "BB-5" if phase == ROLL else "BB-7" if phase == THROW else "BB-13"
    if action.seat != CHANCE:
        return Refusal(NOT_ASKED, clause)
    if isinstance(action, Roll) and phase == ROLL:
        if len(action.dice) != len(t.players):
            return Refusal("one-die-each", clause)
        for pips in action.dice:
            if not 1 <= pips <= PIPS:
                return Refusal("no-such-die", clause)
        return None
    if isinstance(action, Throw) and phase == THROW:
        if action.to != t.turn:
            return Refusal(NOT_ASKED, clause)
        return None if 1 <= action.pips <= PIPS else Refusal("no-such-die", clause)
    if isinstance(action, RollOff) and phase == ROLL_OFF:
        fits = 1 <= action.lower <= PIPS and 1 <= action.higher <= PIPS
        return None if fits else Refusal("no-such-die", clause)
    return Refusal(WRONG_VERB, clause)
