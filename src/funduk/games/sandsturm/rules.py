"""The course of the game, in the rulebook's order: round card, chips, dice, action, the dice go on."""

from mypy_extensions import i64

from funduk.core.action import ALONE, Action, Ask, Event
from funduk.core.goods import NONE, count, total
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
from funduk.games.sandsturm.choosing import executions, tally
from funduk.games.sandsturm.events import (
    Gave,
    Lapsed,
    Moved,
    Rerolled,
    Robbed,
    Rolled,
    RoundBegan,
    RoundEnded,
    Secured,
    Skipped,
    Suspected,
    Swapped,
    TradeBanned,
    TurnBegan,
    TypeChosen,
)
from funduk.games.sandsturm.material import (
    ALL_DICE,
    GOODS_A_LOCK,
    LAMP,
    LOCKS_FOR_A_BAN,
    NO_DICE,
    NO_MISSION,
    NO_TYPE,
    SANDSTORM,
    SECURE,
)
from funduk.games.sandsturm.opening import deal_mission, name_start_player, remove_mission
from funduk.games.sandsturm.scoring import end_game
from funduk.games.sandsturm.table import (
    ACT,
    CHIPS,
    LOCK,
    NO_CARD,
    OVER,
    PHASES,
    REVEAL,
    ROLL,
    TARGET,
    SandsturmTable,
)
from funduk.games.sandsturm.targets import can_execute


def asks(t: SandsturmTable) -> list[Ask]:
    phase = t.phase
    if phase >= CHIPS and phase != ROLL:
        if phase == OVER:
            return []
        must = phase != CHIPS or must_place(t)
        return [Ask(t.turn, PHASES[phase], ALONE, must, t.traders[t.turn].answered)]
    return [Ask(CHANCE, PHASES[phase], ALONE, True, 0)]


def perform(t: SandsturmTable, action: Action) -> list[Event]:
    events: list[Event] = []
    if action.seat == CHANCE:
        _perform_chance(t, action, events)
        return events
    t.traders[t.turn].answered += 1
    if t.phase == TARGET:
        _execute(t, action, events)
    elif isinstance(action, Choose):
        _choose(t, action.type, action.jokers, events)
    elif isinstance(action, Reroll):
        _reroll(t, action.dice, action.chip, events)
    elif isinstance(action, Place):
        _place(t, action.mission, action.on, events)
    elif isinstance(action, Done):
        _throw(t, ALL_DICE)
    elif isinstance(action, Secure):
        t.traders[t.turn].locked = action.goods
        events.append(Secured(t.turn, action.goods))
        _pass_the_dice(t, events)
    elif isinstance(action, Skip):
        events.append(Skipped(t.turn))
        _pass_the_dice(t, events)
    return events


def _perform_chance(t: SandsturmTable, action: Action, events: list[Event]) -> None:
    if isinstance(action, Roll):
        t.faces = action.faces
        t.rolling = 0
        t.phase = ACT
        events.append(Rolled(t.turn, action.faces))
    elif isinstance(action, Reveal):
        _reveal(t, action.card, events)
    elif isinstance(action, Deal):
        deal_mission(t, action.to, action.mission, events)
    elif isinstance(action, Remove):
        remove_mission(t, action.mission, events)
    elif isinstance(action, Lot):
        name_start_player(t, action.to, events)


# A round


def _reveal(t: SandsturmTable, id: str, events: list[Event]) -> None:
    """SS-8, SS-20: a card for this round, or the end."""
    t.round += 1
    if id == SANDSTORM:
        t.phase = OVER
        t.card = NO_CARD
        end_game(t, events)
        return
    t.card = t.box.card_ids.index(id)
    t.played += bytes([t.card])
    events.append(RoundBegan(t.round, id, t.start))
    _begin_turn(t, t.start, events)


def _begin_turn(t: SandsturmTable, seat: int, events: list[Event]) -> None:
    """SS-10: what was secured comes free; then chips may be placed."""
    trader = t.traders[seat]
    events.append(TurnBegan(seat, trader.locked, trader.banned))
    trader.locked = NONE
    trader.banned = False
    t.turn = seat
    t.placed = 0
    card = t.effects()
    t.free_rerolls = card.free_rerolls
    if trader.hand == 0 or card.no_placing:
        _throw(t, ALL_DICE)
    else:
        t.phase = CHIPS


# First step: suspicion chips


def must_place(t: SandsturmTable) -> bool:
    """SS-8: whether the round card still demands a chip."""
    return t.placed < t.effects().must_place


def _place(t: SandsturmTable, mission: int, on: int, events: list[Event]) -> None:
    """SS-11: on top of what lies there, for good."""
    trader = t.traders[t.turn]
    trader.hand -= 1 << mission
    victim = t.traders[on]
    victim.stack += bytes([t.turn << 3 | mission])
    t.placed += 1
    events.append(Suspected(t.turn, mission, on))
    if trader.hand == 0:
        _throw(t, ALL_DICE)


# Second step: dice and action


def _throw(t: SandsturmTable, dice: i64) -> None:
    """SS-13: these dice are in the air."""
    for die in range(5):
        if (dice >> die) & 1:
            t.faces |= 7 << (3 * die)
    t.rolling = dice
    t.phase = ROLL


def _reroll(t: SandsturmTable, dice: i64, chip: int, events: list[Event]) -> None:
    """SS-13: a chip face down for a new roll, unless the round card pays."""
    if chip == NO_MISSION:
        t.free_rerolls -= 1
    else:
        t.traders[t.turn].hand -= 1 << chip
        t.traders[t.turn].paid += 1 << chip
    events.append(Rerolled(t.turn, dice, chip))
    _throw(t, dice)


def _choose(t: SandsturmTable, type: int, jokers: int, events: list[Event]) -> None:
    """SS-14, SS-17, SS-18: how often, and whether there is anything to aim at."""
    trader = t.traders[t.turn]
    times = executions(t.effects(), tally(t), type, jokers)
    events.append(TypeChosen(t.turn, type, jokers, times))
    t.type = type
    t.left = times
    if type != SECURE:
        t.phase = TARGET
        _go_on_or_lapse(t, events)
        return
    if times >= LOCKS_FOR_A_BAN:
        trader.locked = trader.goods
        trader.banned = True
        events.append(TradeBanned(t.turn))
        _pass_the_dice(t, events)
        return
    goods: int = total(trader.goods)
    t.left = min(times * GOODS_A_LOCK, goods)
    if t.left == 0:
        events.append(Lapsed(t.turn, type, times))
        _pass_the_dice(t, events)
        return
    t.phase = LOCK


def _go_on_or_lapse(t: SandsturmTable, events: list[Event]) -> None:
    """SS-18: as often as chosen, or as often as it goes."""
    if t.left > 0 and can_execute(t):
        return
    if t.left > 0:
        events.append(Lapsed(t.turn, t.type, t.left))
    _pass_the_dice(t, events)


def _execute(t: SandsturmTable, action: Action, events: list[Event]) -> None:
    """SS-15: one execution."""
    seat = t.turn
    actor = t.traders[seat]
    if isinstance(action, Rob):
        t.traders[action.victim].goods -= action.good
        actor.goods += action.good
        events.append(Robbed(seat, action.victim, action.good))
    elif isinstance(action, Give):
        actor.goods -= action.good
        t.traders[action.to].goods += action.good
        events.append(Gave(seat, action.to, action.good))
    elif isinstance(action, Swap):
        actor.goods += action.good - action.own
        t.traders[action.partner].goods += action.own - action.good
        events.append(Swapped(seat, action.own, action.partner, action.good))
    elif isinstance(action, Move):
        t.traders[action.giver].goods -= action.good
        t.traders[action.to].goods += action.good
        events.append(Moved(seat, action.giver, action.to, action.good))
    t.left -= 1
    _go_on_or_lapse(t, events)


# Third step: pass the dice


def _pass_the_dice(t: SandsturmTable, events: list[Event]) -> None:
    """SS-19: to the left; back at the lamp card, the owner of the lamp starts the next round."""
    t.faces = NO_DICE
    t.type = NO_TYPE
    t.left = 0
    t.placed = 0
    t.free_rerolls = 0
    following = (t.turn + 1) % len(t.traders)
    if following != t.start:
        _begin_turn(t, following, events)
        return
    t.start = lamp_owner(t)
    t.turn = t.start
    t.phase = REVEAL
    t.card = NO_CARD
    events.append(RoundEnded(t.round, t.start))


def lamp_owner(t: SandsturmTable) -> int:
    for seat, trader in enumerate(t.traders):
        if count(trader.goods, LAMP) > 0:
            return seat
    return t.start
