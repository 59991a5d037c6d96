"""The only judge of legality: why an action is refused, and by which clause."""

from funduk.core.action import NOT_ASKED, WRONG_VERB, Action, Refusal
from funduk.core.goods import NONE, total, within
from funduk.core.record import CHANCE
from funduk.games.sandsturm.actions import (
    Choose,
    Deal,
    Done,
    Give,
    Lot,
    Move,
    Place,
    Remove,
    Reroll,
    Reveal,
    Rob,
    Roll,
    Secure,
    Skip,
    Swap,
)
from funduk.games.sandsturm.choosing import choice_refusal, choosable_types
from funduk.games.sandsturm.material import (
    ALL_DICE,
    DICE,
    LAST_ROUND,
    MISSIONS,
    NO_DICE,
    NO_MISSION,
    SANDSTORM,
    SURE_ROUNDS,
)
from funduk.games.sandsturm.opening import missions_left, next_without_mission
from funduk.games.sandsturm.rules import must_place
from funduk.games.sandsturm.table import (
    ACT,
    CHIPS,
    DEAL,
    LOCK,
    LOT,
    OVER,
    REMOVE,
    REVEAL,
    ROLL,
    TARGET,
    SandsturmTable,
)
from funduk.games.sandsturm.targets import execution_refusal


def refusal(t: SandsturmTable, action: Action) -> Refusal | None:
    """Whether this seat is asked for this verb now, and whether the rules allow its arguments."""
    phase = t.phase
    if phase == OVER:
        return Refusal("game-over", "SS-20")
    if phase < CHIPS or phase == ROLL:
        if action.seat != CHANCE:
            return Refusal(NOT_ASKED, "SS-9")
        return _refuse_chance(t, action)
    if action.seat != t.turn:
        return Refusal(NOT_ASKED, "SS-9")
    if phase == TARGET:
        if isinstance(action, (Rob, Give, Swap, Move)):
            return execution_refusal(t, action)
        return Refusal(WRONG_VERB, "SS-15")
    if phase == ACT:
        return _refuse_act(t, action)
    if phase == CHIPS:
        return _refuse_chips(t, action)
    if isinstance(action, Secure):
        return _refuse_secure(t, action)
    return Refusal(WRONG_VERB, "SS-15")


# Chance


def _refuse_chance(t: SandsturmTable, action: Action) -> Refusal | None:
    phase = t.phase
    if isinstance(action, Roll):
        return Refusal(WRONG_VERB, "SS-13") if phase != ROLL else _refuse_roll(t, action)
    if isinstance(action, Reveal):
        return Refusal(WRONG_VERB, "SS-8") if phase != REVEAL else _refuse_reveal(t, action.card)
    if isinstance(action, Deal):
        if phase != DEAL or action.to != next_without_mission(t):
            return Refusal(WRONG_VERB, "SS-2")
        return None if action.mission in missions_left(t) else Refusal("mission-is-gone", "SS-2")
    if isinstance(action, Remove):
        if phase != REMOVE:
            return Refusal(WRONG_VERB, "SS-3")
        return None if action.mission in missions_left(t) else Refusal("wrong-trio", "SS-3")
    if isinstance(action, Lot) and phase == LOT:
        return None if 0 <= action.to < len(t.traders) else Refusal("no-such-player", "SS-6")
    return Refusal(WRONG_VERB, "SS-9")


def _refuse_roll(t: SandsturmTable, action: Roll) -> Refusal | None:
    """SS-13: a face for every die in the air; the others stay."""
    if not 0 <= action.faces <= NO_DICE:
        return Refusal("no-such-face", "SS-5")
    for die in range(DICE):
        face: int = (action.faces >> (3 * die)) & 7
        if (t.rolling >> die) & 1:
            if face not in t.box.faces[die]:
                return Refusal("no-such-face", "SS-5")
        elif face != (t.faces >> (3 * die)) & 7:
            return Refusal("die-was-kept", "SS-13")
    return None


def may_storm(t: SandsturmTable) -> bool:
    """SS-4: the sandstorm is the fifth, sixth or seventh card."""
    return t.round >= SURE_ROUNDS


def must_storm(t: SandsturmTable) -> bool:
    return t.round + 1 >= LAST_ROUND


def _refuse_reveal(t: SandsturmTable, id: str) -> Refusal | None:
    if id == SANDSTORM:
        return None if may_storm(t) else Refusal("no-storm-yet", "SS-4")
    if must_storm(t):
        return Refusal("storm-is-due", "SS-4")
    if id not in t.box.card_ids or t.box.card_ids.index(id) in t.played:
        return Refusal("card-is-gone", "SS-4")
    return None


# A turn


def _refuse_chips(t: SandsturmTable, action: Action) -> Refusal | None:
    """SS-11: an unplaced chip on another player; or no more, unless the round card demands one."""
    if isinstance(action, Done):
        return Refusal("must-place", "SS-8") if must_place(t) else None
    if not isinstance(action, Place):
        return Refusal(WRONG_VERB, "SS-11")
    if not 0 <= action.on < len(t.traders):
        return Refusal("no-such-player", "SS-11")
    if action.on == t.turn:
        return Refusal("not-on-yourself", "SS-11")
    if not has_chip(t, action.mission):
        return Refusal("chip-is-gone", "SS-11")
    return None


def has_chip(t: SandsturmTable, mission: int) -> bool:
    return 0 <= mission < len(MISSIONS) and (t.traders[t.turn].hand >> mission) & 1 == 1


def _refuse_act(t: SandsturmTable, action: Action) -> Refusal | None:
    if isinstance(action, Choose):
        return choice_refusal(t, action.type, action.jokers)
    if isinstance(action, Reroll):
        return _refuse_reroll(t, action)
    if isinstance(action, Skip):
        return Refusal("can-choose", "SS-18") if choosable_types(t) else None
    return Refusal(WRONG_VERB, "SS-14")


def _refuse_reroll(t: SandsturmTable, action: Reroll) -> Refusal | None:
    """SS-13: at least one die, for a chip in hand, unless a free reroll is left."""
    if not 0 < action.dice <= ALL_DICE:
        return Refusal("no-dice", "SS-13")
    if t.free_rerolls > 0:
        return None if action.chip == NO_MISSION else Refusal("free-first", "SS-13")
    if action.chip == NO_MISSION:
        return Refusal("reroll-costs", "SS-13")
    if t.effects().no_paid_rerolls:
        return Refusal("no-paid-rerolls", "SS-8")
    return None if has_chip(t, action.chip) else Refusal("chip-is-gone", "SS-13")


def _refuse_secure(t: SandsturmTable, action: Secure) -> Refusal | None:
    """SS-15: own goods, exactly as many as due."""
    if t.phase != LOCK:
        return Refusal(WRONG_VERB, "SS-15")
    if action.goods < NONE or not within(action.goods, t.traders[t.turn].goods):
        return Refusal("not-your-good", "SS-15")
    return None if total(action.goods) == t.left else Refusal("wrong-number", "SS-15")
