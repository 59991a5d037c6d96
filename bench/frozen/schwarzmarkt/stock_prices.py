"""What goods are worth to each seat of Schwarzmarkt: the exchange's steps, and the bonus they lead to."""

from functools import cache, lru_cache

from bench.frozen.games.schwarzmarkt import (
    CARDS_IN_BOX,
    KINDS,
    MOST_POINTS,
    ROWS,
    Box,
    SchwarzmarktView,
    bonus_points,
)
from funduk.core.goods import at_most, count, total

MOST = 26
HALFWAY = 0.85
"""A lot that is still growing is worth a little less than its share of the points."""
SECOND_LOT = 0.5
BONUS_NOW = 0.6
"""How much of a bonus that leads now will still be there at the end."""
MADE = 0.12
"""A good on the production field: half of them are lost, the rest can be swapped later."""


class StockPrices:
    """The worth of stored goods for every seat, kind and number, from one view."""

    def __init__(self, box: Box, v: SchwarzmarktView, rows: int | None = None) -> None:
        self.box = box
        self.v = v
        self.rows = int(v.rows) if rows is None else rows
        self.last = v.round >= CARDS_IN_BOX or end_is_near(box, v)
        self.made = 0.0 if v.round >= CARDS_IN_BOX else MADE
        self.tables: dict[tuple[int, int], list[float]] = {}

    def table(self, seat: int, kind: int) -> list[float]:
        """Worth by number of stored goods."""
        key = (seat, kind)
        if key not in self.tables:
            self.tables[key] = self._table(seat, kind)
        return self.tables[key]

    def _table(self, seat: int, kind: int) -> list[float]:
        return stock_table(self._needs(kind), self.last, *self._race(seat, kind))

    def _needs(self, kind: int) -> tuple[int, ...]:
        return tuple(self.box.needs[min(max(int(count(self.rows, kind)), 1), ROWS)])

    def _race(self, seat: int, kind: int) -> tuple[int, tuple[int, ...], int, int]:
        """Goods on the points fields, one's own and the others', and the bonus they race for."""
        first, second = self.box.bonuses[int(count(self.v.steps, kind))]
        counts = [int(count(player.scored, kind)) for player in self.v.players]
        mine = counts.pop(seat)
        return mine, tuple(sorted(counts)), first, second

    def plain(self, kind: int) -> list[float]:
        """Points to be had for a number of stored goods, a growing lot counted in part."""
        return plain_points(self._needs(kind), self.last)

    def bonus(self, seat: int, kind: int) -> list[float]:
        """What more points of a kind would add to a seat's bonus, as things stand."""
        return bonus_ahead(*self._race(seat, kind))

    def stock(self, seat: int, goods: int) -> float:
        """What a whole storage is worth to a seat."""
        return sum(
            self.table(seat, kind)[min(int(count(goods, kind)), MOST)] for kind in range(int(KINDS))
        )

    def gain(self, seat: int, storage: int, plus: int, minus: int) -> float:
        """What receiving some stored goods and giving others up is worth."""
        value = 0.0
        either = plus | minus
        kind = 0
        while either:
            if either & 127:
                shift = 7 * kind
                have = (storage >> shift) & 127
                change = ((plus >> shift) & 127) - ((minus >> shift) & 127)
                table = self.table(seat, kind)
                value += table[min(have + change, MOST)] - table[min(have, MOST)]
            either >>= 7
            kind += 1
        return value

    def swap_gain(self, seat: int, production: int, storage: int, received: int) -> float:
        """What a swap is worth that takes goods from two fields and stores others."""
        made = int(total(production))
        return (
            self.gain(seat, int(self.v.players[seat].storage), received, storage) - self.made * made
        )


@lru_cache(maxsize=20_000)
def stock_table(
    needs: tuple[int, ...], last: bool, mine: int, others: tuple[int, ...], first: int, second: int
) -> list[float]:
    """Worth by number of stored goods: points, and the bonus they lead to; the same again is looked up."""
    bonus = bonus_ahead(mine, others, first, second)
    return [points + led_to(bonus, points) for points in plain_points(needs, last)]


@cache
def plain_points(needs: tuple[int, ...], last: bool) -> list[float]:
    """Points to be had for a number of stored goods, a growing lot counted in part."""
    growing = 0.1 if last else HALFWAY
    points: list[float] = []
    for number in range(MOST + 1):
        sure = max(place for place in range(MOST_POINTS + 1) if needs[place] <= number)
        rest = number - needs[sure]
        if sure == MOST_POINTS:
            points.append(sure + (0.0 if last else SECOND_LOT * min(rest, 4) / max(needs[1], 2)))
        else:
            points.append(sure + growing * rest / (needs[sure + 1] - needs[sure]))
    return points


def led_to(bonus: list[float], points: float) -> float:
    """The bonus that a broken number of points leads to."""
    whole = min(int(points), len(bonus) - 2)
    return bonus[whole] + min(points - whole, 1.0) * (bonus[whole + 1] - bonus[whole])


@lru_cache(maxsize=20_000)
def bonus_ahead(mine: int, others: tuple[int, ...], first: int, second: int) -> list[float]:
    """What more points of a kind would add to a seat's bonus, as things stand."""
    now = bonus_points([mine, *others], first, second)[0]
    reach = range(2 * MOST_POINTS + 1)
    then = [bonus_points([mine + more, *others], first, second)[0] for more in reach]
    return [BONUS_NOW * (points - now) for points in then]


def end_is_near(box: Box, v: SchwarzmarktView) -> bool:
    """Whether a bonus is one step from the last."""
    return any(int(count(v.steps, kind)) >= box.last_step - 1 for kind in range(int(KINDS)))


def from_fields(player_production: int, goods: int) -> int:
    """Of some goods, those that can come from the production field; they are the cheaper ones to give."""
    return int(at_most(goods, player_production, KINDS))
