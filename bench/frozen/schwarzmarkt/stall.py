"""Everything a peddler does on Schwarzmarkt beside swapping: makes, bids, sells, raises, spreads rumours."""

from functools import cache

from bench.frozen.games.schwarzmarkt import (
    BID_KINDS,
    CARDS_IN_BOX,
    KINDS,
    MOVES_ROW,
    PRODUCE_MORE,
    PRODUCED,
    ROWS,
    Pass,
    Raise,
    Sales,
    SchwarzmarktView,
    Sell,
    Spread,
    bonus_points,
    card_points,
    from_production,
    points_for,
    productions,
    rows_up,
    storage_limit,
)
from bench.frozen.schwarzmarkt.stock_prices import MOST, StockPrices, end_is_near, led_to
from funduk.core.action import Action
from funduk.core.goods import count, one, some, total, unpack

EFFECT_WORTH = 2.0
"""What a card's effect brings over a whole game, in points."""
NO_BID = 0.4
PATIENCE = 0.95
"""What points later are worth, against points now."""
MOST_SALES = 600


def best_production(prices: StockPrices, v: SchwarzmarktView, seat: int) -> tuple[int, float]:
    """What others would give most for, less what a falling row costs one's own stock."""
    worths = [
        [_made_worth(prices, v, seat, kind, number) for number in range(4)]
        for kind in range(int(KINDS))
    ]
    most = PRODUCED + prices.box.power(v.players[seat].cards, PRODUCE_MORE)
    worth, best = max(
        (a[i] + b[j] + c[k] + d[m] + e[n] + f[o], goods)
        for a, b, c, d, e, f in (worths,)
        for goods, (i, j, k, m, n, o) in laid_counts(most)
    )
    return best, worth


@cache
def laid_counts(most: int) -> list[tuple[int, list[int]]]:
    """Every way to lay discs, with how many of each kind."""
    return [(goods, unpack(goods, int(KINDS))) for goods in productions(most)]


def _made_worth(
    prices: StockPrices, v: SchwarzmarktView, seat: int, kind: int, number: int
) -> float:
    """Half of what the keenest other seat gains, and what moving the row does to one's own stock."""
    goods = int(some(kind, number))
    keenest = 0.0
    for other, player in enumerate(v.players):
        if other != seat:
            keenest = max(keenest, prices.gain(other, int(player.storage), goods, 0))
    known = [
        int(count(player.from_production, kind)) for player in v.players if player.choice_shown
    ]
    guessed = sum(known) + (len(v.players) - 1 - len(known)) * PRODUCED / int(KINDS)
    left = int(count(v.offer, kind)) - guessed - number
    row = int(count(v.rows, kind))
    there = int(count(v.offer + v.reserve, kind))
    if guessed + number > there:
        return -2.0
    have = int(count(v.players[seat].storage, kind))
    here, then = (prices.box.needs[min(max(round(place), 1), ROWS)] for place in (row, row + left))
    moved = have / here[3] - have / then[3]
    return 0.5 * keenest + 0.15 * number - 1.5 * moved if number else -1.5 * moved


def best_bid(prices: StockPrices, v: SchwarzmarktView, seat: int) -> tuple[int, float]:
    """The bid with the best product of chance and surplus, against rivals who bid anything or nothing."""
    me = v.players[seat]
    storage = int(me.storage)
    left = (CARDS_IN_BOX - v.round) / CARDS_IN_BOX
    more = card_points(prices.box, me.cards + bytes([v.card])) - card_points(prices.box, me.cards)
    worth = more + EFFECT_WORTH * left + max(best_raise(prices, v, seat)[1], 0.0)
    best, promise = 0, 0.0
    for goods in _possible_bids(storage, 1 + prices.box.power(me.cards, BID_KINDS)):
        cost = -prices.gain(seat, storage, 0, goods)
        chance = 1.0
        for other, player in enumerate(v.players):
            if other != seat:
                chance *= _outbids(int(player.storage), int(total(goods)))
        if chance * (worth - cost) > promise:
            best, promise = goods, chance * (worth - cost)
    return best, promise


def _possible_bids(storage: int, kinds: int) -> list[int]:
    singles = [
        int(some(kind, number))
        for kind in range(int(KINDS))
        for number in range(1, int(count(storage, kind)) + 1)
    ]
    if kinds == 1:
        return singles
    pairs = [one_kind + other for one_kind in singles for other in singles if one_kind < other]
    apart = [
        pair
        for pair in pairs
        if all(count(pair, kind) <= count(storage, kind) for kind in range(int(KINDS)))
    ]
    return singles + apart


def _outbids(storage: int, number: int) -> float:
    """How likely a seat with this storage bids less."""
    most = max(int(count(storage, kind)) for kind in range(int(KINDS)))
    if most < number:
        return 1.0
    return NO_BID + (1 - NO_BID) * (number - 0.5) / most


def best_raise(prices: StockPrices, v: SchwarzmarktView, seat: int) -> tuple[Action, float]:
    """The good whose next bonus step helps one most against the others; the end only when ahead."""
    best: tuple[Action, float] = (Pass(seat), 0.0)
    rivals = [player.points for place, player in enumerate(v.players) if place != seat]
    for kind in range(int(KINDS)):
        step = int(count(v.steps, kind))
        if step >= prices.box.last_step:
            continue
        if step + 1 == prices.box.last_step and v.players[seat].points <= max(rivals):
            continue
        counts = [int(count(player.scored, kind)) for player in v.players]
        now = bonus_points(counts, *prices.box.bonuses[step])
        then = bonus_points(counts, *prices.box.bonuses[step + 1])
        grown = [after - before for before, after in zip(now, then, strict=True)]
        others = [gain for place, gain in enumerate(grown) if place != seat]
        stored = 0.1 * int(count(v.players[seat].storage, kind))
        worth = grown[seat] - max(others) + stored
        if worth > best[1]:
            best = (Raise(seat, kind), worth)
    return best


def best_rumour(prices: StockPrices, v: SchwarzmarktView, seat: int) -> tuple[Action, float]:
    """The move that lifts one's own stock most against the average of the others."""
    best: tuple[Action, float] = (Pass(seat), 0.0)
    most = prices.box.power(v.players[seat].cards, MOVES_ROW)
    now = _standing(prices, v, seat)
    for kind in range(int(KINDS)):
        for rows in (-most, most):
            row = int(count(v.rows, kind)) + rows
            if 1 <= row <= ROWS:
                moved = StockPrices(prices.box, v, int(v.rows) + (rows << (7 * kind)))
                worth = _standing(moved, v, seat) - now
                if worth > best[1]:
                    best = (Spread(seat, kind, rows), worth)
    return best


def _standing(prices: StockPrices, v: SchwarzmarktView, seat: int) -> float:
    stocks = [prices.stock(place, int(player.storage)) for place, player in enumerate(v.players)]
    others = [stock for place, stock in enumerate(stocks) if place != seat]
    return stocks[seat] - sum(others) / len(others)


def best_sale(
    prices: StockPrices, v: SchwarzmarktView, seat: int, final: bool
) -> tuple[Action, int]:
    """The sale after which points, bonus and what is left are worth most; at the end everything goes."""
    me = v.players[seat]
    storage = int(me.storage)
    made = int(from_production(prices.box, me.cards, me.production, final))
    up = rows_up(prices.box, me.cards)
    sales = Sales(seat, prices.box, v.rows, made, storage, up)
    limit = storage_limit(prices.box, me.cards)
    patience = (
        0.0
        if final
        else 0.8
        if end_is_near(prices.box, v) or v.round >= CARDS_IN_BOX - 1
        else PATIENCE
    )
    best: tuple[float, Sell, int] | None = None
    size = int(sales.size())
    for place in range(0, size, max(1, size // MOST_SALES)):
        sale = sales.nth(place)
        assert isinstance(sale, Sell)
        points = int(points_for(prices.box, v.rows, sale.production + sale.storage, sale.named, up))
        left = storage - int(sale.storage)
        keeps = patience * min(1.0, limit / max(int(total(left)), 1))
        worth = sum(_outlook(prices, seat, kind, points, left, keeps) for kind in range(int(KINDS)))
        if best is None or worth > best[0]:
            best = (worth, sale, int(total(points)))
    assert best is not None
    return best[1], best[2]


def _outlook(
    prices: StockPrices, seat: int, kind: int, points: int, left: int, keeps: float
) -> float:
    """Points of one good now and later, with the bonus they lead to together."""
    together = (
        int(count(points, kind)) + keeps * prices.plain(kind)[min(int(count(left, kind)), MOST)]
    )
    return together + led_to(prices.bonus(seat, kind), together)


def worst_part(
    prices: StockPrices, v: SchwarzmarktView, seat: int, field: int, number: int, stored: bool
) -> int:
    """So many goods of a field: of storage those worth least to oneself, of production those least wanted."""
    picked = 0
    for _ in range(number):
        kinds = [kind for kind in range(int(KINDS)) if count(field - picked, kind) > 0]
        if stored:
            worths = {kind: -prices.gain(seat, field - picked, 0, int(one(kind))) for kind in kinds}
        else:
            others = [(place, int(p.storage)) for place, p in enumerate(v.players) if place != seat]
            worths = {
                kind: max(
                    prices.gain(place, storage, int(one(kind)), 0) for place, storage in others
                )
                for kind in kinds
            }
        picked += int(one(min(kinds, key=lambda kind: (worths[kind], kind))))
    return picked
