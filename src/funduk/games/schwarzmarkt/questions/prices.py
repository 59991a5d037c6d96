"""What goods sell for, and how many a storage holds, with the cards in one hand."""

from mypy_extensions import i64

from funduk.core.goods import BITS, FIELD, count, some
from funduk.games.schwarzmarkt.material import (
    MOST_POINTS,
    ROWS,
    SALE_ROWS,
    SELLS_PRODUCTION,
    STORAGE_LIMIT,
    STORAGE_MORE,
    Box,
)


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


def storage_limit(box: Box, cards: bytes) -> int:
    """SM-26: ten goods; a dry shed holds more."""
    return STORAGE_LIMIT + (box.power(cards, STORAGE_MORE) if cards else 0)
