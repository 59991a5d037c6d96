"""Positions from JSON, and why a position cannot be."""

from typing import Any

from mypy_extensions import i64

from funduk.core.goods import NONE, miscounted, total, within
from funduk.core.record import CHANCE, read_fields
from funduk.games.sandsturm.material import (
    ALL_CHIPS,
    DICE,
    FEWEST_SEATS,
    GOODS,
    GOODS_A_LOCK,
    HIDDEN,
    LAST_ROUND,
    LOCKS_FOR_A_BAN,
    MISSIONS,
    MOST_SEATS,
    NO_MISSION,
    NO_TYPE,
    ONE_ARTEFACT,
    ONE_LAMP,
    SECURE,
    SURE_ROUNDS,
    TRIO,
    UNROLLED,
    Box,
)
from funduk.games.sandsturm.questions.aiming import can_execute
from funduk.games.sandsturm.questions.offers import offers
from funduk.games.sandsturm.questions.rounds import lamp_owner
from funduk.games.sandsturm.table import (
    ACT,
    CHIPS,
    DEAL,
    LOCK,
    LOT,
    NO_CARD,
    OVER,
    REMOVE,
    REVEAL,
    RIGHT,
    ROLL,
    TARGET,
    SandsturmTable,
    new_table,
)


def table_from_json(box: Box, data: Any) -> SandsturmTable:
    make: Any = SandsturmTable
    table: SandsturmTable = make(box, *read_fields(SandsturmTable, data, "position"))
    return table


def impossibility(t: SandsturmTable, rules_version: int) -> str | None:
    """The first thing about a table that no game can lead to."""
    seats = len(t.traders)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        return f"{FEWEST_SEATS} to {MOST_SEATS} players, not {seats}"
    if not 1 <= t.rules_version <= rules_version:
        return f"rules version {t.rules_version} is not known"
    nobody = t.phase == LOT
    if nobody != (t.start == CHANCE) or nobody != (t.turn == CHANCE):
        return "there is a start player as soon as the lot has fallen (SS-6)"
    if not nobody and not (0 <= t.start < seats and 0 <= t.turn < seats):
        return "start and turn must be seats (SS-9)"
    return (
        _wrong_goods(t)
        or _wrong_missions(t)
        or _wrong_chips(t)
        or _wrong_round(t)
        or _wrong_turn(t)
    )


def _wrong_goods(t: SandsturmTable) -> str | None:
    expected: i64 = ONE_LAMP + ONE_ARTEFACT
    for fresh in new_table(t.box, 1, len(t.traders), RIGHT, False).traders:
        expected += fresh.goods
    wrong = miscounted(
        [t.middle, *[trader.goods for trader in t.traders]], expected, GOODS, "goods"
    )
    if wrong is not None:
        return f"{wrong} (SS-1)"
    middle: i64 = NONE if t.artefact == RIGHT or _was_brought(t) else ONE_ARTEFACT
    if t.middle != (ONE_LAMP + ONE_ARTEFACT if t.phase == LOT else middle):
        return "what lies in the middle does not go with the phase and the option artefact (SS-7)"
    for seat, trader in enumerate(t.traders):
        if not within(trader.locked, trader.goods):
            return f"seat {seat} has secured goods it does not own (SS-15)"
        if trader.banned and trader.locked != trader.goods:
            return f"seat {seat}: a trade ban secures everything (SS-17)"
        if not trader.banned and total(trader.locked) > (LOCKS_FOR_A_BAN - 1) * GOODS_A_LOCK:
            return f"seat {seat} has too many goods under the lock (SS-15)"
        if seat == t.turn and CHIPS <= t.phase < OVER and (trader.locked != NONE or trader.banned):
            return f"seat {seat} has its turn, so nothing of it is secured (SS-10)"
    return None


def _was_brought(t: SandsturmTable) -> bool:
    """SS-8: whether a round card has brought the artefact out of the middle."""
    cards = t.box.cards
    return any([card < len(cards) and cards[card].brings_artefact for card in t.played])


def _wrong_missions(t: SandsturmTable) -> str | None:
    dealt = [trader.mission for trader in t.traders if trader.mission != NO_MISSION]
    if HIDDEN in dealt:
        return "a position knows every mission; hidden is for views (SS-2)"
    if len(set(dealt)) != len(dealt):
        return "every mission is dealt once (SS-2)"
    if t.phase < DEAL and dealt:
        return "no mission has been dealt yet (SS-2)"
    if t.phase == DEAL and (
        len(dealt) == len(t.traders) or NO_MISSION in [x.mission for x in t.traders[: len(dealt)]]
    ):
        return "missions are dealt from the first seat on (SS-2)"
    if t.phase > DEAL and len(dealt) < len(t.traders):
        return "every seat has a mission (SS-2)"
    removed = [mission for mission in range(len(MISSIONS)) if (t.removed >> mission) & 1]
    wanted = 2 if len(t.traders) == FEWEST_SEATS and t.phase >= DEAL else 0
    if t.phase == REMOVE:
        if len(t.traders) != FEWEST_SEATS or [mission // TRIO for mission in removed] not in (
            [],
            [0],
        ):
            return "missions are removed with four players only, first one of keep, take, collect (SS-3)"
    elif len(removed) != wanted or (wanted and [mission // TRIO for mission in removed] != [0, 1]):
        return "with four players one mission of either trio is removed, else none (SS-3)"
    if any([mission in removed for mission in dealt]):
        return "a removed mission cannot be dealt (SS-3)"
    return None


def _wrong_chips(t: SandsturmTable) -> str | None:
    for seat, trader in enumerate(t.traders):
        if trader.hand & trader.paid:
            return f"seat {seat}: a chip cannot be in hand and handed in (SS-13)"
        chips = trader.hand + trader.paid
        for on, victim in enumerate(t.traders):
            for chip in victim.stack:
                if chip >> 3 >= len(t.traders) or chip & 7 == HIDDEN:
                    return (
                        f"the stack on seat {on} must show whose chips lie there, "
                        "and their missions (SS-11)"
                    )
                if chip >> 3 != seat:
                    continue
                if on == seat:
                    return f"seat {seat} has a chip on itself (SS-11)"
                if (chips >> (chip & 7)) & 1:
                    return f"seat {seat} has two {MISSIONS[chip & 7]} chips (SS-1)"
                chips += 1 << (chip & 7)
        if chips != ALL_CHIPS:
            return f"seat {seat} must have six chips: in hand, handed in or placed (SS-1)"
        if t.round == 0 and trader.hand != ALL_CHIPS:
            return f"seat {seat} has used a chip before the first round (SS-11)"
    return None


def _wrong_round(t: SandsturmTable) -> str | None:
    if len(set(t.played)) != len(t.played) or any([card >= len(t.box.cards) for card in t.played]):
        return "the round cards played must be different cards of the set (SS-4)"
    if len(t.played) != t.round - (1 if t.phase == OVER else 0):
        return f"{len(t.played)} round cards do not go with round {t.round} (SS-8)"
    if t.phase < REVEAL and t.round > 0:
        return "missions are dealt before the first round (SS-2)"
    if t.phase == OVER and not SURE_ROUNDS < t.round <= LAST_ROUND:
        return f"the sandstorm cannot come in round {t.round} (SS-4)"
    if t.phase != OVER and t.round >= LAST_ROUND:
        return "the seventh card is the sandstorm at the latest (SS-4)"
    in_turn = CHIPS <= t.phase < OVER
    if in_turn and (t.round == 0 or t.card != t.played[-1]):
        return "the card in force is the last one played (SS-8)"
    if not in_turn and t.card != NO_CARD:
        return "between rounds no card is in force (SS-8)"
    if not in_turn and t.phase != LOT and (t.turn != t.start or lamp_owner(t) != t.start):
        return "between rounds the owner of the lamp is start player (SS-19)"
    if t.round == 0 and t.phase != LOT and not _freshly_dealt(t):
        return "before the first round everybody has their own goods (SS-1, SS-6, SS-7)"
    return None


def _freshly_dealt(t: SandsturmTable) -> bool:
    cursed = (t.start - 1) % len(t.traders) if t.artefact == RIGHT else CHANCE
    for seat, fresh in enumerate(new_table(t.box, 1, len(t.traders), RIGHT, False).traders):
        goods: i64 = fresh.goods
        if seat == t.start:
            goods += ONE_LAMP
        if seat == cursed:
            goods += ONE_ARTEFACT
        if t.traders[seat].goods != goods or t.traders[seat].locked != NONE:
            return False
    return True


def _wrong_turn(t: SandsturmTable) -> str | None:
    in_turn = CHIPS <= t.phase < OVER
    if not in_turn and (t.placed or t.free_rerolls):
        return "chips are placed and dice rerolled in a turn only (SS-9)"
    if in_turn and t.free_rerolls > t.effects().free_rerolls:
        return "the round card does not grant so many free rerolls (SS-8)"
    on_table = 0
    for trader in t.traders:
        on_table += len([chip for chip in trader.stack if chip >> 3 == t.turn])
    if t.placed > on_table:
        return "more chips placed this turn than lie on the table (SS-11)"
    if t.phase == CHIPS and (t.effects().no_placing or t.traders[t.turn].hand == 0):
        return "nobody is asked for chips who cannot place any (SS-11)"
    rolled = t.phase in (ACT, TARGET, LOCK)
    if (t.phase == ROLL) != (t.rolling != 0):
        return "dice are in the air only while they are rolled (SS-13)"
    for die in range(DICE):
        face: int = (t.faces >> (3 * die)) & 7
        lies = rolled or (t.phase == ROLL and not (t.rolling >> die) & 1)
        if lies != (face != UNROLLED) or (lies and face not in t.box.faces[die]):
            return f"die {die + 1} cannot show {'that' if lies else 'a face now'} (SS-13)"
    if t.phase not in (TARGET, LOCK):
        return None if t.type == NO_TYPE and t.left == 0 else "no type has been chosen yet (SS-14)"
    return _wrong_action(t)


def _wrong_action(t: SandsturmTable) -> str | None:
    if (t.type == SECURE) != (t.phase == LOCK):
        return "the type chosen does not go with the phase (SS-14)"
    times = [offer.times for offer in offers(t) if offer.type == t.type]
    if t.phase == LOCK:
        goods: int = total(t.traders[t.turn].goods)
        due = [min(number * GOODS_A_LOCK, goods) for number in times if number < LOCKS_FOR_A_BAN]
        return (
            None if t.left > 0 and t.left in due else "not the number of goods the dice say (SS-15)"
        )
    if t.left == 0 or not times or t.left > max(times):
        return "the dice do not offer so many executions (SS-14)"
    return None if can_execute(t) else "nothing is left to aim at (SS-18)"
