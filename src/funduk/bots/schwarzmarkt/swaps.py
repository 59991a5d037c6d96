"""Swaps worth proposing in Schwarzmarkt: small bundles that help both sides."""

from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from funduk.bots.schwarzmarkt.stock_prices import StockPrices, from_fields
from funduk.core.goods import count, one, total
from funduk.games.schwarzmarkt.material import KINDS
from funduk.games.schwarzmarkt.view import SchwarzmarktView

MOST_SIDE = 3
BEST_SIDES = 14
WORTH_SAYING = 0.02
EAGERNESS = 4.0
STUBBORN = 0.1
"""Even a bad offer is taken now and then, by somebody who does not count."""


class Swap(NamedTuple):
    """Goods from one's fields against wanted goods of a partner, and what both gain."""

    production: int
    storage: int
    want: int
    partner: int
    gain: float
    theirs: float

    def promise(self) -> float:
        """What it is worth to propose it: the gain times the chance that the partner agrees."""
        return self.gain * willingness(self.theirs)


def willingness(gain: float) -> float:
    return STUBBORN + (1 - STUBBORN) / (1 + exp(-EAGERNESS * (gain - 0.15)))


def bundles(held: int, most: int) -> Iterator[int]:
    """Every bundle of one to `most` goods out of those held."""
    kinds = [kind for kind in range(int(KINDS)) if count(held, kind) > 0]
    yield from _longer(held, kinds, 0, 0, most)


def _longer(held: int, kinds: list[int], place: int, so_far: int, left: int) -> Iterator[int]:
    if left == 0:
        return
    for at in range(place, len(kinds)):
        more = so_far + int(one(kinds[at]))
        if count(more, kinds[at]) <= count(held, kinds[at]):
            yield more
            yield from _longer(held, kinds, at, more, left - 1)


class Side(NamedTuple):
    """A bundle one seat could give another: from its fields, what the giver loses and the taker gains."""

    goods: int
    made: int
    kinds: int
    loss: float
    gain: float


def sides(
    prices: StockPrices, v: SchwarzmarktView, giver: int, taker: int, most: int
) -> list[Side]:
    """The bundles that lie so much better with the taker, best first."""
    fields = v.players[giver]
    production, storage = int(fields.production), int(fields.storage)
    taken = int(v.players[taker].storage)
    found: list[Side] = []
    for goods in bundles(production + storage, most):
        made = from_fields(production, goods)
        loss = prices.made * int(total(made)) - prices.gain(giver, storage, 0, goods - made)
        found.append(Side(goods, made, kinds_of(goods), loss, prices.gain(taker, taken, goods, 0)))
    found.sort(key=lambda side: (side.loss - side.gain, side.goods))
    return found[:BEST_SIDES]


def kinds_of(goods: int) -> int:
    """One bit per kind that is there."""
    return sum(1 << kind for kind in range(int(KINDS)) if (goods >> 7 * kind) & 127)


def best_swaps(prices: StockPrices, v: SchwarzmarktView, seat: int, wanted: int) -> list[Swap]:
    """The most promising swaps with anybody, best first; a proposal to all is judged by its best partner."""
    found: list[Swap] = []
    for partner in range(len(v.players)):
        if partner == seat:
            continue
        wants = sides(prices, v, partner, seat, min(MOST_SIDE, v.most_wanted))
        for give in sides(prices, v, seat, partner, MOST_SIDE):
            for want in wants:
                swap = weigh(prices, seat, partner, give, want)
                if swap.gain > WORTH_SAYING:
                    found.append(swap)
    found.sort(key=lambda swap: (-swap.promise(), swap.production, swap.storage, swap.want))
    return found[:wanted]


def weigh(prices: StockPrices, seat: int, partner: int, give: Side, want: Side) -> Swap:
    """What both sides gain; goods of one kind both ways must be counted together."""
    if give.kinds & want.kinds:
        gain = prices.swap_gain(seat, give.made, give.goods - give.made, want.goods)
        theirs = prices.swap_gain(partner, want.made, want.goods - want.made, give.goods)
    else:
        gain = want.gain - give.loss
        theirs = give.gain - want.loss
    return Swap(give.made, give.goods - give.made, want.goods, partner, gain, theirs)
