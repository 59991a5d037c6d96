"""Phases A and B: the offer, the discs, and how they move exchange and bonus."""

from typing import Final

from mypy_extensions import i64

from funduk.core.action import Event
from funduk.core.goods import BITS, FIELD, at_most, count, one, some, total, within
from funduk.games.schwarzmarkt.events import (
    BonusRose,
    DiscsRevealed,
    RanShort,
    RoundBegan,
    RowMoved,
)
from funduk.games.schwarzmarkt.material import (
    KINDS,
    PRODUCE_MORE,
    PRODUCED,
    ROWS,
    SEES_DISCS,
    WHITE_DISCS,
)
from funduk.games.schwarzmarkt.table import BONUS, GOES_ON, SHORTAGE, Player, SchwarzmarktTable

LISTED: Final[dict[int, list[int]]] = {}


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


def allowed(t: SchwarzmarktTable, player: Player) -> int:
    """SM-8: how many goods a seat may make."""
    return PRODUCED + t.box.power(player.cards, PRODUCE_MORE) if player.cards else PRODUCED


def kinds_in(goods: i64) -> int:
    """How many different goods there are."""
    kinds = 0
    while goods > 0:
        if goods & FIELD:
            kinds += 1
        goods >>= BITS
    return kinds


def fits_discs(goods: i64) -> bool:
    """SM-8: beyond the first of each good at most two more."""
    return total(goods) - kinds_in(goods) <= WHITE_DISCS


def productions(most: int) -> list[int]:
    """Every way to lay discs for up to `most` goods, in a fixed order."""
    if most not in LISTED:
        found = [0]
        for kind in range(KINDS):
            longer: list[int] = []
            for goods in found:
                for number in range(WHITE_DISCS + 2):
                    more: i64 = goods + some(kind, number)
                    if total(more) <= most and fits_discs(more):
                        longer.append(more)
            found = longer
        LISTED[most] = sorted(found)
    return LISTED[most]


def sees_discs(t: SchwarzmarktTable, player: Player) -> bool:
    """SM-6: whether a seat chooses after the others."""
    return len(player.cards) > 0 and t.box.power(player.cards, SEES_DISCS) > 0


def reveal_discs(t: SchwarzmarktTable, late: bool, events: list[Event]) -> None:
    """SM-9: all who chose together show their discs."""
    seats = [seat for seat, player in enumerate(t.players) if sees_discs(t, player) == late]
    if seats:
        events.append(
            DiscsRevealed(seats, [int(t.players[seat].from_production) for seat in seats])
        )


def hand_out(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-9 to SM-12: goods to everybody, then the exchange and the bonus track move; may end the game."""
    demand: i64 = 0
    for player in t.players:
        demand += player.from_production
    if not within(demand, t.offer + t.reserve):
        _run_short(t, demand, events)
        return
    for kind in range(KINDS):
        shift = BITS * kind
        left = ((t.offer >> shift) & FIELD) - ((demand >> shift) & FIELD)
        if left != 0:
            move_row(t, kind, left, events)
    t.reserve += t.offer - demand
    t.offer = 0
    for player in t.players:
        player.production += player.from_production
        player.uncommit()
    _raise_lowest(t, events)


def _run_short(t: SchwarzmarktTable, demand: i64, events: list[Event]) -> None:
    """SM-11: goods fall for what the reserve could add, none rises, nobody gets any of what ran short."""
    enough: i64 = 0
    for kind in range(KINDS):
        wanted = count(demand, kind)
        offered = count(t.offer, kind)
        added = min(max(wanted - offered, 0), count(t.reserve, kind))
        if wanted > offered + added:
            events.append(RanShort(kind))
        else:
            enough += some(kind, FIELD)
            t.reserve -= some(kind, added)
            t.offer -= some(kind, wanted - added)
        if added > 0:
            move_row(t, kind, -added, events)
    for player in t.players:
        player.production += player.from_production & enough
        player.uncommit()
    t.ending = SHORTAGE


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


def _raise_lowest(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-12: the good on the lowest row, or each of them."""
    lowest: i64 = ROWS
    rows = t.rows
    while rows > 0:
        if rows & FIELD < lowest:
            lowest = rows & FIELD
        rows >>= BITS
    for kind in range(KINDS):
        if (t.rows >> (BITS * kind)) & FIELD == lowest:
            raise_bonus(t, kind, events)


def raise_bonus(t: SchwarzmarktTable, kind: i64, events: list[Event]) -> None:
    """SM-3: one step up the bonus track; the last step ends the game."""
    t.steps += one(kind)
    step = count(t.steps, kind)
    events.append(BonusRose(kind, step))
    if step >= t.box.last_step and t.ending == GOES_ON:
        t.ending = BONUS
