"""Smaller choices, each weighed by the share of the win: bonus, rumour, carrying, giving up, and prizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bench.frozen.games.schwarzmarkt import (
    BID_BACK,
    CARRIES,
    MOVES_ROW,
    ROWS,
    Carry,
    Lose,
    Pass,
    Raise,
    Recover,
    Spread,
)
from bench.frozen.schwarzmarkt.outlook import Outlook, end_shares
from bench.frozen.schwarzmarkt.situation import SIX, Floats, Situation, counts_of
from funduk.core.action import Action
from funduk.parts.picks import ANY, Picks

if TYPE_CHECKING:
    from bench.frozen.schwarzmarkt.trader import Trader

MOST_PARTS = 400
Options = list[tuple[Action, float]]


def raised(trader: Trader, s: Situation, kind: int) -> Floats:
    """SM-22: everybody's share once a bonus has risen; the last step ends the game."""
    steps = s.steps.copy()
    steps[kind] += 1
    if steps[kind] >= s.box.last_step:
        return end_shares(s, s.rows, np.minimum(steps, s.box.last_step))
    outlook = trader.outlook(s, steps=steps)
    return outlook.shares(outlook.expected())


def raises(trader: Trader, s: Situation) -> Options:
    outlook = trader.outlook(s)
    seat = trader.seat
    options: Options = [(Pass(seat), float(outlook.shares(outlook.expected())[seat]))]
    for kind in range(SIX):
        if s.steps[kind] < s.box.last_step:
            options.append((Raise(seat, kind), float(raised(trader, s, kind)[seat])))
    return options


def rumours(trader: Trader, s: Situation) -> Options:
    """SM-6: every move of one good on the exchange."""
    seat = trader.seat
    most = s.box.power(s.cards[seat], MOVES_ROW)
    outlook = trader.outlook(s)
    options: Options = [(Pass(seat), float(outlook.shares(outlook.expected())[seat]))]
    for kind in range(SIX):
        for by in range(-most, most + 1):
            if by and 1 <= s.rows[kind] + by <= ROWS:
                rows = s.rows.copy()
                rows[kind] += by
                moved = trader.outlook(s, rows=rows)
                options.append(
                    (Spread(seat, kind, by), float(moved.shares(moved.expected())[seat]))
                )
    return options


def parts_of(goods: int, low: int, high: int) -> list[int]:
    """The bundles of `low` to `high` goods, the first few hundred."""
    picks = Picks(goods, SIX, low, high, ANY)
    return [int(picks.nth(place)) for place in range(min(len(picks), MOST_PARTS))]


def changed_shares(outlook: Outlook, seat: int, expected: Floats, change: float) -> float:
    """A seat's share if it had some points more."""
    then = expected.copy()
    then[seat] += change
    return float(outlook.shares(then)[seat])


def _stored(outlook: Outlook, seat: int, goods: int) -> float:
    """What storing some goods more is worth."""
    stored = outlook.s.stored[seat]
    table = outlook.table[seat]
    return sum(
        float(table[kind, stored[kind] + more] - table[kind, stored[kind]])
        for kind, more in enumerate(counts_of(goods))
    )


def _field(outlook: Outlook, seat: int, goods: int) -> float:
    """What some goods on the production field are worth."""
    return float(outlook.made[seat] @ np.array(counts_of(goods), dtype=np.float64))


def carries(trader: Trader, s: Situation) -> Options:
    """SM-6: from production to storage."""
    seat = trader.seat
    outlook = trader.outlook(s)
    expected = outlook.expected()
    production = int(s.v.players[seat].production)
    most = min(s.box.power(s.cards[seat], CARRIES), int(s.made[seat].sum()))
    options: Options = [(Pass(seat), changed_shares(outlook, seat, expected, 0.0))]
    for goods in parts_of(production, 1, most):
        change = _stored(outlook, seat, goods) - _field(outlook, seat, goods)
        options.append((Carry(seat, goods), changed_shares(outlook, seat, expected, change)))
    return options


def losses(trader: Trader, s: Situation) -> Options:
    """SM-19: the half that others want least."""
    seat = trader.seat
    outlook = trader.outlook(s)
    expected = outlook.expected()
    half = int(s.made[seat].sum()) // 2
    parts = parts_of(int(s.v.players[seat].production), half, half)
    return [
        (Lose(seat, goods), changed_shares(outlook, seat, expected, -_field(outlook, seat, goods)))
        for goods in parts
    ]


def recoveries(trader: Trader, s: Situation) -> Options:
    """SM-6: of a bid just paid."""
    seat = trader.seat
    outlook = trader.outlook(s)
    expected = outlook.expected()
    paid = int(s.v.paid)
    number = min(s.box.power(s.cards[seat], BID_BACK), sum(counts_of(paid)))
    return [
        (
            Recover(seat, goods),
            changed_shares(outlook, seat, expected, _stored(outlook, seat, goods)),
        )
        for goods in parts_of(paid, number, number)
    ]


def prizes(trader: Trader, s: Situation, outlook: Outlook, shares: Floats) -> Floats:
    """By seat: what winning the open card is worth in points, with the bonus it may raise."""
    found = np.zeros(s.seats)
    influence = outlook.influence(shares)
    risen = [
        raised(trader, s, kind) - shares for kind in range(SIX) if s.steps[kind] < s.box.last_step
    ]
    effect = outlook.effect_worth(s.v.card)
    for seat in range(s.seats):
        number = len(s.cards[seat])
        points = outlook.card_worth(number + 1) - outlook.card_worth(number)
        lift = max([0.0, *[float(change[seat]) for change in risen]])
        found[seat] = points + effect + lift / max(float(influence[seat, seat]), 0.02)
    return found
