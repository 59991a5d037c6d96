"""Random answers: the verb uniformly, then its arguments, so that every legal action has a chance."""

from mypy_extensions import i64

from funduk.core.action import Action, Ask
from funduk.core.dice import Dice
from funduk.core.goods import BITS, FIELD, count, some, total
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
)
from funduk.games.schwarzmarkt.auction import most_kinds, recoverable
from funduk.games.schwarzmarkt.listings import Parts
from funduk.games.schwarzmarkt.material import CARRIES, KINDS
from funduk.games.schwarzmarkt.moves import rumours, willing
from funduk.games.schwarzmarkt.production import allowed, productions
from funduk.games.schwarzmarkt.sale import excess, from_production, lots, price_row, rows_up
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    CARRY,
    CLEAR,
    FINAL,
    LAY_BONUS,
    LAY_ROWS,
    LOSE,
    LOT,
    MARKET,
    OPEN,
    PARTNER,
    PRODUCE,
    PROPOSE,
    RECOVER,
    RUMOUR,
    SELL,
    TIP,
    UNNAMED,
    SchwarzmarktTable,
)
from funduk.games.schwarzmarkt.trade import loss
from funduk.games.schwarzmarkt.trade_actions import Choose, Decline
from funduk.games.schwarzmarkt.trade_draws import draw_on_market, draw_proposal, draw_supply
from funduk.parts.picks import drawn


def draw(t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
    phase = t.phase
    seat = ask.seat
    if phase == PROPOSE:
        return draw_proposal(t, seat, dice)
    if phase == ANSWER:
        proposal = t.proposal
        assert proposal is not None
        return Decline(seat) if dice.below(2) == 0 else draw_supply(t, seat, proposal, dice)
    if phase == MARKET:
        return draw_on_market(t, seat, dice)
    if phase <= OPEN:
        return _by_lot(t, phase, dice)
    player = t.players[seat]
    if phase == PRODUCE or phase == TIP:
        listed = productions(allowed(t, player))
        return Produce(seat, listed[dice.below(len(listed))])
    if phase == LOSE:
        return Lose(seat, drawn(player.production, loss(t, player), dice))
    if phase == BID:
        return _bid(t, seat, dice)
    if phase == SELL or phase == FINAL:
        return _sale(t, seat, dice)
    if phase == CLEAR:
        return Clear(seat, drawn(player.storage, excess(t, player), dice))
    return _alone(t, seat, dice)


def _by_lot(t: SchwarzmarktTable, phase: int, dice: Dice) -> Action:
    if phase == LAY_ROWS:
        return LayRows(CHANCE, _shuffled(t.box.start_rows, dice))
    if phase == LAY_BONUS:
        return LayBonus(CHANCE, _shuffled(t.box.start_steps, dice))
    if phase == LOT:
        return DrawLot(CHANCE, dice.below(len(t.players)))
    return OpenCard(CHANCE, t.deck[dice.below(len(t.deck))])


def _shuffled(places: list[int], dice: Dice) -> i64:
    left = list(places)
    laid: i64 = 0
    for kind in range(KINDS):
        laid += some(kind, left.pop(dice.below(len(left))))
    return laid


def _alone(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
    phase = t.phase
    player = t.players[seat]
    if phase == PARTNER:
        partners = willing(t)
        return Choose(seat, partners[dice.below(len(partners))])
    if phase == RECOVER:
        return Recover(seat, drawn(t.paid, recoverable(t, player), dice))
    if dice.below(2) == 0:
        return Pass(seat)
    if phase == RUMOUR:
        spread = rumours(t, seat)
        return spread[dice.below(len(spread))]
    if phase == CARRY:
        most: i64 = t.box.power(player.cards, CARRIES)
        size = 1 + dice.below(min(most, total(player.production)))
        return Carry(seat, drawn(player.production, size, dice))
    return Raise(seat, dice.below(KINDS))


def _bid(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
    """Nothing half of the time, else every bid equally likely."""
    player = t.players[seat]
    stored = player.storage
    if stored == 0 or dice.below(2) == 0:
        return Bid(seat, 0)
    kinds = most_kinds(t, player)
    if kinds > 1:
        listed = Parts(BID, seat, stored, 1, total(stored), kinds)
        return listed[dice.below(len(listed))]
    place: i64 = dice.below(total(stored))
    for kind in range(KINDS):
        have = count(stored, kind)
        if place < have:
            return Bid(seat, some(kind, place + 1))
        place -= have
    return Bid(seat, 0)


def _sale(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
    """Of each good one of its lots or none; a regular customer comes half of the time."""
    player = t.players[seat]
    made = from_production(t.box, player.cards, player.production, t.phase == FINAL)
    up = rows_up(t.box, player.cards)
    named: i64 = UNNAMED
    if up > 0 and dice.below(2) == 0:
        named = dice.below(KINDS)
    production: i64 = 0
    storage: i64 = 0
    rows = t.rows
    everything = made + player.storage
    for kind in range(KINDS):
        have = (everything >> (BITS * kind)) & FIELD
        if have == 0:
            continue
        row = (rows >> (BITS * kind)) & FIELD if kind != named else price_row(rows, kind, named, up)
        if have < t.box.needs[row][1]:
            continue
        found = lots(t.box, row, count(made, kind), count(player.storage, kind))
        pick = dice.below(len(found) + 1)
        if pick > 0:
            production += some(kind, found[pick - 1] // 64)
            storage += some(kind, found[pick - 1] % 64)
    if named != UNNAMED and count(production + storage, named) == 0:
        named = UNNAMED
    return Sell(seat, production, storage, named)
