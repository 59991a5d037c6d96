"""Whom an execution may touch, and which goods (SS-15 to SS-17)."""

from typing import Final

from mypy_extensions import i64

from funduk.core.action import Refusal
from funduk.core.goods import NONE, one, total, within
from funduk.games.sandsturm.material import GIVE, KINDS, MOVE, SWAP, RoundCard
from funduk.games.sandsturm.table import SandsturmTable

EACH_1: Final[i64] = 0x2040810204081
NOBODY: Final = -1


def present(goods: i64) -> i64:
    """One good of each kind there is."""
    return ((goods + EACH_1 * 63) >> 6) & EACH_1


def is_single(goods: i64) -> bool:
    return goods > NONE and total(goods) == 1


def nth_good(goods: i64, place: i64) -> i64:
    """A single good of the nth kind there is, violet first."""
    there = present(goods)
    kind: i64 = KINDS - 1
    while kind >= 0:
        if (there >> (7 * kind)) & 1:
            if place == 0:
                return one(kind)
            place -= 1
        kind -= 1
    raise IndexError("there are not so many kinds")


def are_neighbours(t: SandsturmTable, one_seat: int, other: int) -> bool:
    apart = (one_seat - other) % len(t.traders)
    return apart == 1 or apart == len(t.traders) - 1


def in_reach(t: SandsturmTable, card: RoundCard, other: int, type: int) -> bool:
    """SS-15, SS-8: whether the actor may aim this type at a player now."""
    if other == t.turn:
        return False
    if not card.limits_reach:
        return True
    if card.neighbours_only and not are_neighbours(t, t.turn, other):
        return False
    if card.richer[type] and total(t.traders[other].goods) <= total(t.traders[t.turn].goods):
        return False
    return not (
        card.poorer[type] and total(t.traders[other].goods) >= total(t.traders[t.turn].goods)
    )


def takeable(t: SandsturmTable, card: RoundCard, other: int) -> i64:
    """SS-16: what others may take from a player: nothing that is secured."""
    trader = t.traders[other]
    return (trader.goods - trader.locked) & card.touchable


def own_goods(t: SandsturmTable, card: RoundCard) -> i64:
    """What the actor may give or swap away; nothing of it is secured (SS-10)."""
    return t.traders[t.turn].goods & card.touchable


def offered(t: SandsturmTable, card: RoundCard, other: int, type: int) -> i64:
    """The goods to choose from when this type is aimed at a player; for GIVE they are one's own."""
    if not in_reach(t, card, other, type):
        return NONE
    if type == GIVE:
        return NONE if t.traders[other].banned else own_goods(t, card)
    return takeable(t, card, other)


def may_receive(t: SandsturmTable, card: RoundCard, giver: int, to: int) -> bool:
    """SS-15, SS-17: whether MOVE may bring a good of one other player to another."""
    return to != giver and in_reach(t, card, to, MOVE) and not t.traders[to].banned


def can_execute(t: SandsturmTable) -> bool:
    """SS-18: whether one more execution is possible."""
    type = t.type
    card = t.effects()
    if type == SWAP and own_goods(t, card) == NONE:
        return False
    for other in range(len(t.traders)):
        if offered(t, card, other, type) != NONE:
            if type != MOVE:
                return True
            for to in range(len(t.traders)):
                if may_receive(t, card, other, to):
                    return True
    return False


class Aim:
    """A player, for MOVE two, and the goods to choose from."""

    def __init__(self, first: int, second: int, goods: i64) -> None:
        self.first = first
        self.second = second
        self.goods = goods


def aims(t: SandsturmTable) -> list[Aim]:
    """Everybody who can be aimed at now, clockwise from the actor's left."""
    card = t.effects()
    type = t.type
    seats = len(t.traders)
    found: list[Aim] = []
    if type == SWAP and own_goods(t, card) == NONE:
        return found
    for step in range(1, seats):
        other = (t.turn + step) % seats
        goods = offered(t, card, other, type)
        if goods == NONE:
            continue
        if type != MOVE:
            found.append(Aim(other, NOBODY, goods))
            continue
        for further in range(1, seats):
            to = (t.turn + further) % seats
            if may_receive(t, card, other, to):
                found.append(Aim(other, to, goods))
    return found


# The judge


def aim_refusal(t: SandsturmTable, other: int, type: int) -> Refusal | None:
    if not 0 <= other < len(t.traders):
        return Refusal("no-such-player", "SS-15")
    if other == t.turn:
        return Refusal("not-yourself", "SS-15")
    card = t.effects()
    if in_reach(t, card, other, type):
        return None
    if card.neighbours_only and not are_neighbours(t, t.turn, other):
        return Refusal("neighbours-only", "SS-8")
    too_poor = card.richer[type] and total(t.traders[other].goods) <= total(t.traders[t.turn].goods)
    return Refusal("only-richer" if too_poor else "only-poorer", "SS-8")


def taking_refusal(t: SandsturmTable, other: int, good: i64) -> Refusal | None:
    """SS-16: one good that lies with the player and is not secured."""
    if not is_single(good):
        return Refusal("one-good", "SS-15")
    card = t.effects()
    if within(good, takeable(t, card, other)):
        return None
    if not within(good, t.traders[other].goods):
        return Refusal("not-their-good", "SS-15")
    if within(good, t.traders[other].goods & ~card.touchable):
        return Refusal("untouchable", "SS-8")
    return Refusal("secured", "SS-16")


def giving_refusal(t: SandsturmTable, good: i64) -> Refusal | None:
    if not is_single(good):
        return Refusal("one-good", "SS-15")
    if within(good, own_goods(t, t.effects())):
        return None
    return (
        Refusal("untouchable", "SS-8")
        if within(good, t.traders[t.turn].goods)
        else Refusal("not-your-good", "SS-15")
    )


def receiving_refusal(t: SandsturmTable, other: int) -> Refusal | None:
    """SS-17: a trade ban keeps gifts and moved goods out."""
    return Refusal("trade-ban", "SS-17") if t.traders[other].banned else None
