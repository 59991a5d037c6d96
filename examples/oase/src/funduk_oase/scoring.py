"""OA-11, OA-12: sets, goods and coins."""

from funduk.core.goods import total, unpack
from funduk_oase.material import PLACES, SET_POINTS
from funduk_oase.table import OaseTable


def worth(goods: int, coins: int) -> int:
    """OA-11: five points a set of three, one for every other good and every coin."""
    sets = min(unpack(goods, len(PLACES)))
    return sets * SET_POINTS + int(total(goods)) - sets * len(PLACES) + coins


def points(t: OaseTable) -> list[int]:
    return [worth(trader.goods, trader.coins) for trader in t.traders]


def winners(t: OaseTable) -> list[int]:
    """OA-12: whoever has the most points."""
    scored = points(t)
    return [seat for seat, mine in enumerate(scored) if mine == max(scored)]
