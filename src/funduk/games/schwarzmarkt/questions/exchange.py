"""A. Offer: what the exchange puts on offer, how rows and bonuses move, and when the game ends."""

from mypy_extensions import i64

from funduk.core.action import Event
from funduk.core.goods import BITS, FIELD, at_most, count, one, some
from funduk.games.schwarzmarkt.events import BonusRose, EndBegan, RoundBegan, RowMoved
from funduk.games.schwarzmarkt.material import CARDS_IN_BOX, KINDS, ROWS
from funduk.games.schwarzmarkt.table import (
    BONUS,
    FINAL,
    GOES_ON,
    LAST_AUCTION,
    NOBODY,
    PRODUCE,
    TIP,
    SchwarzmarktTable,
    sees_discs,
)


def begin_round(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-7, SM-8: the offer is set out, then discs are laid."""
    set_out_offer(t, events)
    t.turn = NOBODY
    t.phase = TIP if len(late(t)) == len(t.players) else PRODUCE


def set_out_offer(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-7: as many goods as the rows say, or as many as the reserve has."""
    t.round += 1
    wanted: i64 = 0
    rows = t.rows
    shift: i64 = 0
    while rows > 0:
        offered: i64 = t.box.offers[rows & FIELD]
        wanted += offered << shift
        rows >>= BITS
        shift += BITS
    t.offer = at_most(wanted, t.reserve, KINDS)
    t.reserve -= t.offer
    events.append(RoundBegan(t.round, t.offer))


def end_round(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-23: the next round, or after the tenth the end."""
    if t.round == CARDS_IN_BOX:
        t.ending = LAST_AUCTION
        begin_end(t, events)
    else:
        begin_round(t, events)


def begin_end(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-27: everybody may sell once more."""
    t.phase = FINAL
    t.turn = NOBODY
    events.append(EndBegan(t.ending))


def late(t: SchwarzmarktTable) -> list[int]:
    """SM-6: the seats that choose their production after the others."""
    return [seat for seat, player in enumerate(t.players) if sees_discs(t, player)]


def next_owner(t: SchwarzmarktTable, seat: int, effect: int) -> int:
    """SM-6: the next seat from `seat` on whose cards have an effect, or nobody."""
    for place in range(seat, len(t.players)):
        cards = t.players[place].cards
        if cards and t.box.power(cards, effect) > 0:
            return place
    return NOBODY


def move_row(t: SchwarzmarktTable, kind: i64, by: i64, events: list[Event]) -> None:
    """SM-10: up or down, within R1 to R11."""
    before = count(t.rows, kind)
    after = before + by
    if after < 1:
        after = 1
    elif after > ROWS:
        after = ROWS
    if after != before:
        t.rows += some(kind, after - before)
        events.append(RowMoved(kind, before, after))


def raise_bonus(t: SchwarzmarktTable, kind: i64, events: list[Event]) -> None:
    """SM-3: one step up the bonus track; the last step ends the game."""
    t.steps += one(kind)
    step = count(t.steps, kind)
    events.append(BonusRose(kind, step))
    if step >= t.box.last_step and t.ending == GOES_ON:
        t.ending = BONUS


def cheapest(goods: i64, rows: i64, number: i64) -> i64:
    """So many goods, those on the lowest rows first, letters in order."""
    return _pick(goods, _in_order(rows, 1, 1), number)


def dearest(goods: i64, rows: i64, number: i64) -> i64:
    """So many goods, those on the highest rows first, letters in order."""
    return _pick(goods, _in_order(rows, ROWS, -1), number)


def _in_order(rows: i64, from_row: i64, step: i64) -> list[int]:
    """The kinds by row, from one end of the exchange to the other."""
    kinds: list[int] = []
    row = from_row
    while 1 <= row <= ROWS:
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
