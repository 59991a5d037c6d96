"""The rules' answers for a silent seat, from what the seat knows; listed in the rulebook."""

from mypy_extensions import i64

from funduk.core.action import Action, Ask
from funduk.core.goods import count, one, some, total
from funduk.games.schwarzmarkt.actions import Bid, Clear, Lose, Pass, Produce, Recover, Sell
from funduk.games.schwarzmarkt.asked import REJOIN
from funduk.games.schwarzmarkt.material import BID_BACK, KINDS, PRODUCE_MORE, PRODUCED, Box
from funduk.games.schwarzmarkt.sale import points_for, price_row, rows_up, storage_limit
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    CLEAR,
    FINAL,
    LOSE,
    MARKET,
    PARTNER,
    PRODUCE,
    RECOVER,
    SELL,
    TIP,
    UNNAMED,
)
from funduk.games.schwarzmarkt.trade_actions import Choose, Decline, Done, Stay
from funduk.games.schwarzmarkt.view import SchwarzmarktView


def default(box: Box, v: SchwarzmarktView, ask: Ask) -> Action:
    phase = v.phase
    seat = ask.seat
    player = v.players[seat]
    if phase == PRODUCE or phase == TIP:
        most = PRODUCED + box.power(player.cards, PRODUCE_MORE)
        return Produce(seat, most_offered(v.offer, most))
    if phase == ANSWER:
        return Decline(seat)
    if phase == PARTNER:
        return Choose(seat, _first_willing(v, seat))
    if phase == MARKET:
        return Stay(seat) if ask.question == REJOIN else Done(seat)
    if phase == LOSE:
        return Lose(seat, cheapest(player.production, v.rows, total(player.production) // 2))
    if phase == BID:
        return Bid(seat, 0)
    if phase == RECOVER:
        return Recover(seat, dearest(v.paid, v.rows, box.power(player.cards, BID_BACK)))
    if phase == SELL:
        return Sell(seat, 0, 0, UNNAMED)
    if phase == CLEAR:
        excess = total(player.storage) - storage_limit(box, player.cards)
        return Clear(seat, cheapest(player.storage, v.rows, excess))
    if phase == FINAL:
        return best_sale(box, seat, v.rows, player.storage, rows_up(box, player.cards))
    return Pass(seat)


def most_offered(offer: i64, most: int) -> i64:
    """One each of the goods with the largest offer, letters in order; none that is not on offer."""
    chosen: i64 = 0
    for _ in range(most):
        best: i64 = -1
        for kind in range(int(KINDS) - 1, -1, -1):
            free = count(chosen, kind) == 0 and count(offer, kind) > 0
            if free and (best < 0 or count(offer, kind) > count(offer, best)):
                best = kind
        if best < 0:
            break
        chosen += one(best)
    return chosen


def _in_order(rows: i64, from_row: i64, step: i64) -> list[int]:
    """The kinds by row, letters in order, from one end of the exchange to the other."""
    kinds: list[int] = []
    row = from_row
    while 1 <= row <= 11:
        for kind in range(int(KINDS) - 1, -1, -1):
            if count(rows, kind) == row:
                kinds.append(kind)
        row += step
    return kinds


def _pick(goods: i64, order: list[int], number: i64) -> i64:
    picked: i64 = 0
    left = number
    for kind in order:
        taken = min(count(goods, kind), left)
        picked += some(kind, taken)
        left -= taken
    return picked


def cheapest(goods: i64, rows: i64, number: i64) -> i64:
    """So many goods, those on the lowest rows first."""
    return _pick(goods, _in_order(rows, 1, 1), number)


def dearest(goods: i64, rows: i64, number: i64) -> i64:
    """So many goods, those on the highest rows first."""
    return _pick(goods, _in_order(rows, 11, -1), number)


def best_sale(box: Box, seat: int, rows: i64, storage: i64, up: int) -> Sell:
    """The most points storage allows, a regular customer where it earns most."""
    best = Sell(seat, 0, 0, UNNAMED)
    points: i64 = -1
    named = UNNAMED
    while named < (KINDS if up > 0 else 0):
        sold: i64 = 0
        for kind in range(KINDS):
            needs = box.needs[price_row(rows, kind, named, up)]
            have = count(storage, kind)
            lot: i64 = 0
            for need in needs:
                if need <= have:
                    lot = need
            sold += some(kind, lot)
        scored = total(points_for(box, rows, sold, named, up))
        if scored > points and (named == UNNAMED or count(sold, named) > 0):
            best = Sell(seat, 0, sold, named)
            points = scored
        named += 1
    return best


def _first_willing(v: SchwarzmarktView, seat: int) -> int:
    """Leftwards from the proposer."""
    seats = len(v.players)
    for step in range(1, seats):
        other = (seat + step) % seats
        seen = v.players[other]
        if seen.has_chosen and seen.from_production + seen.from_storage > 0:
            return other
    return seat
