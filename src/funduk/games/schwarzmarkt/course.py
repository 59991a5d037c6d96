"""What follows what: from round to round, from phase to phase, and how the game ends."""

from funduk.core.action import Event
from funduk.games.schwarzmarkt.asked import concerns, late
from funduk.games.schwarzmarkt.auction import (
    award,
    recover,
    recoverable,
    recovery_is_a_choice,
    sure_recovery,
)
from funduk.games.schwarzmarkt.events import Cleared, Lost
from funduk.games.schwarzmarkt.final_events import EndBegan
from funduk.games.schwarzmarkt.material import CARDS_IN_BOX, CARRIES, MOVES_ROW, TRADE_ROUNDS
from funduk.games.schwarzmarkt.production import set_out_offer
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    CARRY,
    CLEAR,
    FINAL,
    GOES_ON,
    LAST_AUCTION,
    LOSE,
    MARKET,
    NOBODY,
    OPEN,
    PARTNER,
    PRODUCE,
    PROPOSE,
    RAISE,
    RECOVER,
    RUMOUR,
    SELL,
    TIP,
    WILD,
    SchwarzmarktTable,
)
from funduk.games.schwarzmarkt.trade import (
    can_answer,
    carry_out_proposal,
    proposer,
    show_answers,
    store_what_lies_aside,
)
from funduk.games.schwarzmarkt.trade_actions import Propose
from funduk.games.schwarzmarkt.trade_events import NobodyCould, Proposed, TradeEnded
from funduk.parts.market import NO_OFFER, Standing, new_market

# A and B


def begin_round(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-7, SM-8: the offer is set out, then discs are laid."""
    set_out_offer(t, events)
    t.turn = NOBODY
    t.phase = TIP if len(late(t)) == len(t.players) else PRODUCE


def after_production(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-11, SM-12: the game may be over; else rumours, then trade."""
    if t.ending != GOES_ON:
        begin_end(t, events)
    else:
        t.phase = RUMOUR
        next_rumour(t, 0, events)


def _next_owner(t: SchwarzmarktTable, seat: int, effect: int) -> int:
    """The next seat from `seat` on whose cards have an effect, or nobody."""
    for place in range(seat, len(t.players)):
        cards = t.players[place].cards
        if cards and t.box.power(cards, effect) > 0:
            return place
    return NOBODY


def next_rumour(t: SchwarzmarktTable, seat: int, events: list[Event]) -> None:
    """SM-6: every owner of a rumour is asked once, before trade."""
    t.turn = _next_owner(t, seat, MOVES_ROW)
    if t.turn == NOBODY:
        begin_trade(t)


# C


def begin_trade(t: SchwarzmarktTable) -> None:
    """SM-14: wild or ordered."""
    if t.trade == WILD:
        t.market = new_market(len(t.players))
        t.phase = MARKET
    else:
        t.proposals = 0
        t.turn = proposer(t)
        t.phase = PROPOSE


def propose(t: SchwarzmarktTable, action: Propose, events: list[Event]) -> None:
    """SM-17: those who hold the wanted goods are asked; if nobody does, the next player proposes."""
    t.proposal = Standing(
        NO_OFFER, 1, action.seat, None, action.production, action.storage, action.want, NO_OFFER
    )
    events.append(Proposed(action.seat, action.production, action.storage, action.want))
    for seat in range(len(t.players)):
        if can_answer(t, seat):
            t.phase = ANSWER
            t.turn = NOBODY
            return
    events.append(NobodyCould(action.seat))
    next_proposal(t, events)


def settle_proposal(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-18: none accepts: next; one: the swap; several: the proposer chooses."""
    willing = show_answers(t, events)
    if len(willing) > 1:
        t.phase = PARTNER
        t.turn = proposer(t)
        return
    if willing:
        carry_out_proposal(t, willing[0], events)
    next_proposal(t, events)


def next_proposal(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-17: three rounds, then trade is over."""
    if t.proposal is not None:
        for player in t.players:
            if player.committed:
                player.uncommit()
        t.proposal = None
    t.proposals += 1
    if t.proposals == TRADE_ROUNDS * len(t.players):
        end_trade(t, events)
    else:
        t.phase = PROPOSE
        t.turn = proposer(t)


def end_trade(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-16, SM-19: goods set aside are stored; porters, then the halving."""
    if t.market is not None:
        store_what_lies_aside(t)
        t.market = None
    t.proposals = 0
    events.append(TradeEnded())
    t.phase = CARRY
    next_porter(t, 0)


def next_porter(t: SchwarzmarktTable, seat: int) -> None:
    """SM-6: every owner of a porter with something to carry is asked once, before the halving."""
    t.turn = _next_owner(t, seat, CARRIES)
    while t.turn != NOBODY and t.players[t.turn].production == 0:
        t.turn = _next_owner(t, t.turn + 1, CARRIES)
    if t.turn == NOBODY:
        t.phase = LOSE
        if not any([concerns(t, place) for place in range(len(t.players))]):
            t.phase = BID


def give_up_production(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-19: half of what is left goes to the reserve; then the auction."""
    seats = [seat for seat, player in enumerate(t.players) if player.committed]
    events.append(Lost(seats, [int(t.players[seat].from_production) for seat in seats]))
    for player in t.players:
        player.production -= player.from_production
        t.reserve += player.from_production
        player.uncommit()
    t.phase = BID


# D


def after_bids(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-22: a haggler takes goods back, then the winner gets the card."""
    if t.turn == NOBODY:
        after_auction(t, events)
        return
    player = t.players[t.turn]
    if recovery_is_a_choice(t, player):
        t.phase = RECOVER
        return
    if recoverable(t, player) > 0:
        recover(t, sure_recovery(t, player), events)
    win_card(t, events)


def win_card(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-22: the winner may raise one good's bonus."""
    award(t, events)
    t.phase = RAISE


def after_auction(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-22, SM-23: the end, or the next card and phase E."""
    t.turn = NOBODY
    if t.ending != GOES_ON:
        begin_end(t, events)
    elif t.round < CARDS_IN_BOX:
        t.phase = OPEN
    elif t.tenth_round_sale:
        t.phase = SELL
    else:
        t.ending = LAST_AUCTION
        begin_end(t, events)


# E


def after_sale(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-26: whoever has too much chooses what to give up."""
    t.phase = CLEAR
    if not any([concerns(t, seat) for seat in range(len(t.players))]):
        end_round(t, events)


def give_up_storage(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-26: the excess goes to the reserve."""
    seats = [seat for seat, player in enumerate(t.players) if player.committed]
    events.append(Cleared(seats, [int(t.players[seat].from_storage) for seat in seats]))
    for player in t.players:
        player.storage -= player.from_storage
        t.reserve += player.from_storage
        player.uncommit()
    end_round(t, events)


def end_round(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-23: the next round, or after the tenth the end."""
    if t.round == CARDS_IN_BOX:
        t.ending = LAST_AUCTION
        begin_end(t, events)
    else:
        begin_round(t, events)


# The end


def begin_end(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-27: everybody may sell once more."""
    t.phase = FINAL
    t.turn = NOBODY
    events.append(EndBegan(t.ending))
