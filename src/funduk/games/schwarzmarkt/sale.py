"""Phase E and the final sale."""

from mypy_extensions import i64

from funduk.core.action import Event, Refusal
from funduk.core.goods import BITS, FIELD, count, some, total, within
from funduk.games.schwarzmarkt.actions import Sell
from funduk.games.schwarzmarkt.events import SalesRevealed, Sold
from funduk.games.schwarzmarkt.material import (
    KINDS,
    MOST_POINTS,
    ROWS,
    SALE_ROWS,
    SELLS_PRODUCTION,
    STORAGE_LIMIT,
    STORAGE_MORE,
    Box,
)
from funduk.games.schwarzmarkt.table import FINAL, UNNAMED, Player, SchwarzmarktTable


def price_row(rows: i64, kind: i64, named: int, rows_up: int) -> i64:
    """SM-2, SM-6: the row a good is sold on; the regular customer's good some rows higher, at most R11."""
    row = count(rows, kind)
    if kind == named:
        row = min(row + rows_up, ROWS)
    return row


def rows_up(box: Box, cards: bytes) -> int:
    """SM-6: how much higher one named good is priced."""
    return box.power(cards, SALE_ROWS) if cards else 0


def from_production(box: Box, cards: bytes, production: i64, final: bool) -> i64:
    """SM-6: what a fence sells from the production field; nothing in the final sale."""
    if final or not cards or box.power(cards, SELLS_PRODUCTION) == 0:
        return 0
    return production


def points_for(box: Box, rows: i64, sold: i64, named: int, up: int) -> i64:
    """SM-24: points per good for exact lots; -1 when a lot is not in the table."""
    points: i64 = 0
    kind: i64 = 0
    while sold > 0:
        lot = sold & FIELD
        if lot > 0:
            scored: i64 = box.points(price_row(rows, kind, named, up), lot)
            if scored == 0:
                return -1
            points += some(kind, scored)
        sold >>= BITS
        kind += 1
    return points


def refuse_sale(t: SchwarzmarktTable, action: Sell) -> Refusal | None:
    """SM-24: exact lots, from storage; SM-6 for the fence and the regular customer."""
    player = t.players[action.seat]
    if action.production < 0 or action.storage < 0 or not within(action.storage, player.storage):
        return Refusal("not-your-goods", "SM-24")
    if not within(
        action.production, from_production(t.box, player.cards, player.production, t.phase == FINAL)
    ):
        return Refusal("only-stored-goods", "SM-13")
    sold = action.production + action.storage
    up = rows_up(t.box, player.cards)
    if action.named != UNNAMED:
        if up == 0:
            return Refusal("no-regular-customer", "SM-6")
        if not 0 <= action.named < KINDS or count(sold, action.named) == 0:
            return Refusal("named-not-sold", "SM-6")
    if points_for(t.box, t.rows, sold, action.named, up) < 0:
        return Refusal("not-in-the-table", "SM-24")
    return None


def lots(box: Box, row: i64, made: i64, stored: i64) -> list[int]:
    """SM-24: every way to sell some of one good: 64 times the goods from production plus those stored."""
    found: list[int] = []
    for points in range(1, MOST_POINTS + 1):
        need: i64 = box.needs[row][points]
        if need > made + stored:
            break
        for first in range(max(0, need - stored), min(need, made) + 1):
            found.append(first * 64 + need - first)
    return found


def _points_of(t: SchwarzmarktTable, player: Player) -> i64:
    sold = player.from_production + player.from_storage
    return points_for(t.box, t.rows, sold, player.named, rows_up(t.box, player.cards))


def sell_all(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-25: of each lot as many as points go to the points field, the rest to the reserve."""
    scored: list[i64] = [_points_of(t, player) for player in t.players]
    events.append(SalesRevealed([int(total(points)) for points in scored]))
    for seat, player in enumerate(t.players):
        sold = player.from_production + player.from_storage
        if sold > 0:
            points = scored[seat]
            player.production -= player.from_production
            player.storage -= player.from_storage
            player.scored += points
            t.reserve += sold - points
            events.append(
                Sold(seat, player.from_production, player.from_storage, player.named, points)
            )
        player.uncommit()


def storage_limit(box: Box, cards: bytes) -> int:
    """SM-26: ten goods; a dry shed holds more."""
    return STORAGE_LIMIT + (box.power(cards, STORAGE_MORE) if cards else 0)


def excess(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-26: how many goods the storage cannot hold."""
    return max(total(player.storage) - storage_limit(t.box, player.cards), 0)
