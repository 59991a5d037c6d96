"""Swaps: bundles by separable worths, the best fifty weighed by the share of the win."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from funduk.bots.schwarzmarkt.futures import small_bundles
from funduk.bots.schwarzmarkt.outlook import Outlook
from funduk.bots.schwarzmarkt.situation import SIX, Counts, Floats
from funduk.bots.schwarzmarkt.street import Street
from funduk.core.goods import pack

MOST_SIDE = 4
BEST_SIDES = 60
BEST_SWAPS = 50


class Swap(NamedTuple):
    """Goods from one's fields against goods of a partner: chance, gains in points, gain in win share."""

    made: int
    stored: int
    want: int
    partner: int
    chance: float
    mine: float
    theirs: float
    gain: float

    @property
    def terms(self) -> tuple[int, int]:
        return self.made + self.stored, self.want


class Sides(NamedTuple):
    """Bundles one seat could give another."""

    goods: Counts
    made: Counts
    loss: Floats
    street_loss: Floats
    gain: Floats
    street_gain: Floats

    def best(self, places: Counts) -> Sides:
        goods, made, loss, street_loss, gain, street_gain = self
        return Sides(
            goods[places], made[places], loss[places], street_loss[places], gain[places], street_gain[places]
        )


def received(table: Floats, stored: Counts, goods: Counts) -> Floats:
    """What each bundle adds to a storage."""
    kinds = np.arange(SIX)
    found: Floats = (table[kinds, stored + goods] - table[kinds, stored]).sum(axis=1)
    return found


def given(table: Floats, made_worth: Floats, stored: Counts, goods: Counts, made: Counts) -> Floats:
    """What each bundle costs its giver; production goes first."""
    kinds = np.arange(SIX)
    from_stock = table[kinds, stored] - table[kinds, stored - (goods - made)]
    found: Floats = (made * made_worth + from_stock).sum(axis=1)
    return found


def sides(outlook: Outlook, street: Street, giver: int, taker: int, most: int) -> Sides:
    """All small bundles the giver holds, with what they cost and bring."""
    s = outlook.s
    bundles: Counts = small_bundles(most)
    held = s.made[giver] + s.free[giver]
    goods = bundles[(bundles <= held).all(axis=1)]
    made = np.minimum(goods, s.made[giver])
    return Sides(
        goods,
        made,
        given(outlook.table[giver], outlook.made[giver], s.stored[giver], goods, made),
        given(street.table[giver], street.made[giver], s.stored[giver], goods, made),
        received(outlook.table[taker], s.stored[taker], goods),
        received(street.table[taker], s.stored[taker], goods),
    )


def swaps_with(
    outlook: Outlook, street: Street, influence: Floats, me: int, partner: int, stubborn: float, most: int
) -> list[Swap]:
    """The most promising swaps with one partner."""
    mine = sides(outlook, street, me, partner, MOST_SIDE)
    theirs = sides(outlook, street, partner, me, min(MOST_SIDE, most))
    if not len(mine.goods) or not len(theirs.goods):
        return []
    mine = mine.best(np.argsort(mine.loss - mine.street_gain, kind="stable")[:BEST_SIDES])
    theirs = theirs.best(np.argsort(theirs.street_loss - theirs.gain, kind="stable")[:BEST_SIDES])
    my_gain = theirs.gain[None, :] - mine.loss[:, None]
    their_gain = mine.gain[:, None] - theirs.loss[None, :]
    ordinary = street.chances(
        mine.street_gain[:, None] - theirs.street_loss[None, :],
        theirs.street_gain[None, :] - mine.street_loss[:, None],
        stubborn,
    )
    their_share = influence[partner, partner] * their_gain + influence[partner, me] * my_gain
    shrewd = street.shrewd_chances(their_share / influence[partner, partner], stubborn)
    counting = outlook.numbers["shrewd"]
    chance = (1.0 - counting) * ordinary + counting * shrewd
    gain = influence[me, me] * my_gain + influence[me, partner] * their_gain
    clash = (mine.goods - mine.made > 0) @ (theirs.goods > 0).T
    clash |= (mine.goods > 0) @ (theirs.goods - theirs.made > 0).T
    score = np.where(clash | (gain <= 0), -1.0, chance * gain).ravel()
    number = min(BEST_SWAPS // (outlook.s.seats - 1), len(score))
    best = np.argpartition(-score, number - 1)[:number]
    found: list[Swap] = []
    for place in sorted(best.tolist()):
        if score[place] > 0:
            row, column = divmod(place, len(theirs.goods))
            made = mine.made[row]
            found.append(
                Swap(
                    int(pack(made.tolist())),
                    int(pack((mine.goods[row] - made).tolist())),
                    int(pack(theirs.goods[column].tolist())),
                    partner,
                    float(chance[row, column]),
                    float(my_gain[row, column]),
                    float(their_gain[row, column]),
                    float(gain[row, column]),
                )
            )
    return found
