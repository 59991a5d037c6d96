"""What an action does; what follows it is in course, the phases are in production, trade, auction, sale."""

from typing import Final

from funduk.core.action import Action, Event
from funduk.core.goods import NONE
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
    Produce,
    Raise,
    Recover,
    Sell,
    Spread,
)
from funduk.games.schwarzmarkt.asked import SEALED_IN, late, somebody_is_waited_for
from funduk.games.schwarzmarkt.auction import recover, reveal_bids
from funduk.games.schwarzmarkt.course import (
    after_auction,
    after_bids,
    after_production,
    after_sale,
    begin_round,
    end_trade,
    give_up_production,
    give_up_storage,
    next_porter,
    next_proposal,
    next_rumour,
    propose,
    settle_proposal,
    win_card,
)
from funduk.games.schwarzmarkt.events import (
    BonusLaid,
    CardOpened,
    Carried,
    Committed,
    ExchangeLaid,
    LotDrawn,
    Passed,
    RumourSpread,
)
from funduk.games.schwarzmarkt.production import hand_out, move_row, raise_bonus, reveal_discs
from funduk.games.schwarzmarkt.sale import sell_all
from funduk.games.schwarzmarkt.scoring import tell_result
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    CARRY,
    FINAL,
    LAY_BONUS,
    LOSE,
    LOT,
    MARKET,
    OPEN,
    ORDERED,
    OVER,
    PRODUCE,
    PROPOSE,
    RAISE,
    RUMOUR,
    SELL,
    TIP,
    UNNAMED,
    SchwarzmarktTable,
)
from funduk.games.schwarzmarkt.trade import act_on_market, carry_out_proposal, is_asked
from funduk.games.schwarzmarkt.trade_actions import Accept, Choose, Decline, Propose
from funduk.parts.pile import without

PASSED_IN: Final[list[int]] = [RUMOUR, PROPOSE, CARRY, RAISE]


def perform(t: SchwarzmarktTable, action: Action) -> list[Event]:
    events: list[Event] = []
    if action.seat == CHANCE:
        _set_up(t, action, events)
    elif t.phase == MARKET:
        _act_on_market(t, action, events)
    elif SEALED_IN[t.phase]:
        _commit(t, action, events)
    else:
        t.players[action.seat].answered += 1
        _act_alone(t, action, events)
    return events


def _set_up(t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
    """SM-4, SM-6, SM-17: exchange, bonus track, start player and the first card by lot; later cards too."""
    if isinstance(action, LayRows):
        t.rows = action.rows
        t.phase = LAY_BONUS
        events.append(ExchangeLaid(action.rows))
    elif isinstance(action, LayBonus):
        t.steps = action.steps
        t.phase = LOT if t.trade == ORDERED else OPEN
        events.append(BonusLaid(action.steps))
    elif isinstance(action, DrawLot):
        t.start = action.start
        t.phase = OPEN
        events.append(LotDrawn(action.start))
    elif isinstance(action, OpenCard):
        t.card = action.card
        t.deck = without(t.deck, action.card)
        events.append(CardOpened(action.card))
        if t.round == 0:
            begin_round(t, events)
        else:
            t.phase = SELL


def _commit(t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
    """SM-13: choices stay hidden until all who are asked have chosen."""
    player = t.players[action.seat]
    if isinstance(action, Decline):
        player.commit(NONE, NONE, UNNAMED)
    elif isinstance(action, Accept):
        player.commit(action.production, action.storage, UNNAMED)
    elif isinstance(action, Sell):
        player.commit(action.production, action.storage, action.named)
    elif isinstance(action, (Bid, Clear)):
        player.commit(NONE, action.goods, UNNAMED)
    elif isinstance(action, (Produce, Lose)):
        player.commit(action.goods, NONE, UNNAMED)
    events.append(Committed(action.seat))
    if not somebody_is_waited_for(t):
        _settle(t, events)


def _settle(t: SchwarzmarktTable, events: list[Event]) -> None:
    """All who were asked have chosen."""
    phase = t.phase
    if phase == PRODUCE or phase == TIP:
        reveal_discs(t, phase == TIP, events)
        if phase == PRODUCE and late(t):
            t.phase = TIP
        else:
            hand_out(t, events)
            after_production(t, events)
    elif phase == ANSWER:
        settle_proposal(t, events)
    elif phase == LOSE:
        give_up_production(t, events)
    elif phase == BID:
        reveal_bids(t, events)
        after_bids(t, events)
    elif phase == SELL:
        sell_all(t, events)
        after_sale(t, events)
    elif phase == FINAL:
        sell_all(t, events)
        t.phase = OVER
        tell_result(t, events)
    else:
        give_up_storage(t, events)


def _act_on_market(t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
    """SM-16: the phase ends when at most one player still wants to trade."""
    market = t.market
    assert market is not None
    t.players[action.seat].answered += 1
    act_on_market(t, market, action, events)
    if market.traders() <= 1:
        for seat, player in enumerate(t.players):
            if seat != action.seat and is_asked(t, market, seat):
                player.answered += 1  # the question is over, and its id with it
        end_trade(t, events)


def _act_alone(t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
    """A single seat was asked."""
    seat = action.seat
    if isinstance(action, Propose):
        propose(t, action, events)
    elif isinstance(action, Spread):
        events.append(RumourSpread(seat, action.kind, action.rows))
        move_row(t, action.kind, action.rows, events)
        next_rumour(t, seat + 1, events)
    elif isinstance(action, Choose):
        carry_out_proposal(t, action.partner, events)
        next_proposal(t, events)
    elif isinstance(action, Carry):
        player = t.players[seat]
        player.production -= action.goods
        player.storage += action.goods
        events.append(Carried(seat, action.goods))
        next_porter(t, seat + 1)
    elif isinstance(action, Recover):
        recover(t, action.goods, events)
        win_card(t, events)
    elif isinstance(action, Raise):
        raise_bonus(t, action.kind, events)
        after_auction(t, events)
    else:
        _pass(t, seat, events)


def _pass(t: SchwarzmarktTable, seat: int, events: list[Event]) -> None:
    """Rumour, proposal, porter and bonus may be left alone."""
    phase = t.phase
    events.append(Passed(seat, PASSED_IN.index(phase)))
    if phase == RUMOUR:
        next_rumour(t, seat + 1, events)
    elif phase == PROPOSE:
        next_proposal(t, events)
    elif phase == CARRY:
        next_porter(t, seat + 1)
    else:
        after_auction(t, events)
