"""The only judge of legality: why an action is refused, and by which clause."""

from typing import Final

from mypy_extensions import i64

from funduk.core.action import NOT_ASKED, WRONG_VERB, Action, Refusal
from funduk.core.goods import count, total, unpack, within
from funduk.core.record import CHANCE
from funduk.games.schwarzmarkt.actions import (
    Bid,
    Carry,
    Clear,
    DrawLot,
    LayBonus,
    LayRows,
    Lose,
    OpenCard,
    Pass,
    Produce,
    Raise,
    Recover,
    Sell,
    Spread,
)
from funduk.games.schwarzmarkt.asked import SEALED_IN, waits_for
from funduk.games.schwarzmarkt.auction import most_kinds, recoverable
from funduk.games.schwarzmarkt.market_judge import refuse_market, refuse_terms
from funduk.games.schwarzmarkt.material import CARRIES, KINDS, MOVES_ROW, ROWS
from funduk.games.schwarzmarkt.production import allowed, fits_discs, kinds_in
from funduk.games.schwarzmarkt.sale import excess, refuse_sale
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    CARRY,
    CLEAR,
    LAY_BONUS,
    LAY_ROWS,
    LOSE,
    LOT,
    MARKET,
    OPEN,
    OVER,
    PARTNER,
    PRODUCE,
    PROPOSE,
    RAISE,
    RECOVER,
    RUMOUR,
    TIP,
    SchwarzmarktTable,
    held_by_others,
)
from funduk.games.schwarzmarkt.trade import accepted, loss
from funduk.games.schwarzmarkt.trade_actions import Accept, Choose, Decline, Propose

CLAUSES: Final = tuple(
    f"SM-{number}"
    for number in (4, 4, 17, 6, 8, 6, 6, 17, 18, 18, 16, 6, 19, 20, 6, 22, 24, 26, 27, 32)
)
"""The clause that each phase's question stands in."""


def refusal(t: SchwarzmarktTable, action: Action) -> Refusal | None:
    """Whether this seat is asked for this verb now, and whether the rules allow its arguments."""
    phase = t.phase
    seat = action.seat
    if phase <= OPEN:
        return _refuse_chance(t, action)
    if phase == OVER:
        return Refusal("game-over", "SM-32")
    if not 0 <= seat < len(t.players):
        return Refusal(NOT_ASKED, CLAUSES[phase])
    if phase == MARKET:
        return refuse_market(t, action)
    if phase == ANSWER:
        return _refuse_answer(t, action)
    if SEALED_IN[phase]:
        if not waits_for(t, seat):
            return Refusal(NOT_ASKED, CLAUSES[phase])
        return _refuse_sealed(t, action)
    if seat != t.turn:
        return Refusal(NOT_ASKED, CLAUSES[phase])
    return _refuse_alone(t, action)


def _refuse_chance(t: SchwarzmarktTable, action: Action) -> Refusal | None:
    """SM-4, SM-6, SM-17: only what the lot can bring."""
    phase = t.phase
    if action.seat != CHANCE:
        return Refusal(NOT_ASKED, CLAUSES[phase])
    if isinstance(action, OpenCard) and phase == OPEN:
        return (
            None
            if 0 <= action.card < 256 and action.card in t.deck
            else Refusal("not-in-the-deck", "SM-6")
        )
    if isinstance(action, DrawLot) and phase == LOT:
        return None if 0 <= action.start < len(t.players) else Refusal("no-such-seat", "SM-17")
    if isinstance(action, LayRows) and phase == LAY_ROWS:
        return None if _arranges(action.rows, t.box.start_rows) else Refusal("wrong-start", "SM-4")
    if isinstance(action, LayBonus) and phase == LAY_BONUS:
        return (
            None if _arranges(action.steps, t.box.start_steps) else Refusal("wrong-start", "SM-4")
        )
    return Refusal(WRONG_VERB, CLAUSES[phase])


def _arranges(laid: i64, places: list[int]) -> bool:
    return laid >= 0 and sorted(unpack(laid, KINDS)) == sorted(places) and laid >> (7 * KINDS) == 0


def _refuse_sealed(t: SchwarzmarktTable, action: Action) -> Refusal | None:
    phase = t.phase
    player = t.players[action.seat]
    if phase == PRODUCE or phase == TIP:
        if not isinstance(action, Produce):
            return Refusal(WRONG_VERB, "SM-8")
        return _refuse_discs(action.goods, allowed(t, player))
    if phase == LOSE:
        if not isinstance(action, Lose):
            return Refusal(WRONG_VERB, "SM-19")
        return _refuse_part(action.goods, player.production, loss(t, player), "SM-19")
    if phase == BID:
        if not isinstance(action, Bid):
            return Refusal(WRONG_VERB, "SM-20")
        if action.goods < 0 or not within(action.goods, player.storage):
            return Refusal("not-your-goods", "SM-20")
        return (
            None
            if kinds_in(action.goods) <= most_kinds(t, player)
            else Refusal("too-many-kinds", "SM-20")
        )
    if phase == CLEAR:
        if not isinstance(action, Clear):
            return Refusal(WRONG_VERB, "SM-26")
        return _refuse_part(action.goods, player.storage, excess(t, player), "SM-26")
    if not isinstance(action, Sell):
        return Refusal(WRONG_VERB, CLAUSES[phase])
    return refuse_sale(t, action)


def _refuse_discs(goods: i64, most: int) -> Refusal | None:
    """SM-8: up to four goods, one disc of each and two white ones."""
    if goods < 0 or goods >> (7 * KINDS) != 0:
        return Refusal("no-such-goods", "SM-1")
    if total(goods) > most:
        return Refusal("too-many-goods", "SM-8")
    return None if fits_discs(goods) else Refusal("too-few-discs", "SM-8")


def _refuse_part(goods: i64, field: i64, exactly: i64, clause: str) -> Refusal | None:
    """SM-19, SM-26: so many goods of a field."""
    if goods < 0 or not within(goods, field):
        return Refusal("not-your-goods", clause)
    return None if total(goods) == exactly else Refusal("wrong-number", clause)


def _refuse_answer(t: SchwarzmarktTable, action: Action) -> Refusal | None:
    """SM-18: accept with the wanted goods from either field, or decline."""
    proposal = t.proposal
    assert proposal is not None
    player = t.players[action.seat]
    lacks = not within(proposal.want, player.production + player.storage)
    if player.committed or lacks or action.seat == proposal.by:
        return Refusal(NOT_ASKED, "SM-18")
    if isinstance(action, Decline):
        return None
    if not isinstance(action, Accept):
        return Refusal(WRONG_VERB, "SM-18")
    if action.production < 0 or action.storage < 0:
        return Refusal("not-your-goods", "SM-18")
    if not within(action.production, player.production) or not within(
        action.storage, player.storage
    ):
        return Refusal("not-your-goods", "SM-18")
    return (
        None
        if action.production + action.storage == proposal.want
        else Refusal("not-the-wanted", "SM-18")
    )


def _refuse_alone(t: SchwarzmarktTable, action: Action) -> Refusal | None:
    phase = t.phase
    if isinstance(action, Propose):
        if phase != PROPOSE:
            return Refusal(WRONG_VERB, CLAUSES[phase])
        wantable = held_by_others(t, action.seat)
        return refuse_terms(
            t, action.seat, action.production, action.storage, action.want, wantable, "SM-17"
        )
    if isinstance(action, Pass):
        may_pass = phase == RUMOUR or phase == PROPOSE or phase == CARRY or phase == RAISE
        return None if may_pass else Refusal("must-answer", CLAUSES[phase])
    player = t.players[action.seat]
    if isinstance(action, Spread) and phase == RUMOUR:
        return _refuse_rumour(t, action, t.box.power(player.cards, MOVES_ROW))
    if isinstance(action, Choose) and phase == PARTNER:
        willing = 0 <= action.partner < len(t.players) and accepted(t.players[action.partner])
        return None if willing else Refusal("has-not-accepted", "SM-18")
    if isinstance(action, Carry) and phase == CARRY:
        if action.goods <= 0 or not within(action.goods, player.production):
            return Refusal("not-your-goods", "SM-6")
        return (
            None
            if total(action.goods) <= t.box.power(player.cards, CARRIES)
            else Refusal("wrong-number", "SM-6")
        )
    if isinstance(action, Recover) and phase == RECOVER:
        return _refuse_part(action.goods, t.paid, recoverable(t, player), "SM-6")
    if isinstance(action, Raise) and phase == RAISE:
        exists = 0 <= action.kind < KINDS and count(t.steps, action.kind) < t.box.last_step
        return None if exists else Refusal("no-such-goods", "SM-22")
    return Refusal(WRONG_VERB, CLAUSES[phase])


def _refuse_rumour(t: SchwarzmarktTable, action: Spread, most: int) -> Refusal | None:
    """SM-6, SM-10: by as many rows as the card allows, within R1 to R11."""
    if not 0 <= action.kind < KINDS:
        return Refusal("no-such-goods", "SM-1")
    if action.rows == 0 or not -most <= action.rows <= most:
        return Refusal("wrong-number", "SM-6")
    row = count(t.rows, action.kind) + action.rows
    return None if 1 <= row <= ROWS else Refusal("off-the-exchange", "SM-10")
