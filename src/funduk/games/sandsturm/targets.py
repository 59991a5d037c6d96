"""Single executions: at whom, with which good (SS-15 to SS-18)."""

from typing import Final

from mypy_extensions import i64

from funduk.core.action import Action, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import NONE, one, total, within
from funduk.core.moves import Moves
from funduk.games.sandsturm.actions import Give, Move, Rob, Swap
from funduk.games.sandsturm.material import GIVE, KINDS, MOVE, ROB, SWAP, RoundCard
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


class Targets(Moves):
    """All executions open to the actor: rows of a player (for MOVE two) and the goods to choose from."""

    def __init__(self, t: SandsturmTable) -> None:
        card = t.effects()
        self.seat = t.turn
        self.type = t.type
        self.first: list[int] = []
        self.second: list[int] = []
        self.goods: list[i64] = []
        self.own: i64 = NONE if t.type == ROB or t.type == MOVE else own_goods(t, card)
        self.ways: int = total(present(self.own)) if t.type == SWAP else 1
        if self.own != NONE or t.type == ROB or t.type == MOVE:
            self._add_rows(t, card)

    def _add_rows(self, t: SandsturmTable, card: RoundCard) -> None:
        seats = len(t.traders)
        for step in range(1, seats):
            other = (t.turn + step) % seats
            if not in_reach(t, card, other, t.type):
                continue
            if t.type == GIVE:
                if not t.traders[other].banned:
                    self._add_row(other, NOBODY, self.own)
                continue
            goods = takeable(t, card, other)
            if goods == NONE:
                continue
            if t.type != MOVE:
                self._add_row(other, NOBODY, goods)
                continue
            for further in range(1, seats):
                to = (t.turn + further) % seats
                if to != other and in_reach(t, card, to, MOVE) and not t.traders[to].banned:
                    self._add_row(other, to, goods)

    def _add_row(self, first: int, second: int, goods: i64) -> None:
        self.first.append(first)
        self.second.append(second)
        self.goods.append(goods)

    def __len__(self) -> int:
        size: i64 = 0
        for goods in self.goods:
            size += total(present(goods))
        return size * self.ways

    def __getitem__(self, place: int) -> Action:
        left: i64 = self.at(place)
        for row, goods in enumerate(self.goods):
            kinds = total(present(goods))
            if left < kinds * self.ways:
                return self._execution(row, left // kinds, left % kinds)
            left -= kinds * self.ways
        raise IndexError(place)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action) or action.seat != self.seat:
            return False
        if isinstance(action, Rob):
            return self.type == ROB and self._has_row(action.victim, NOBODY, action.good)
        if isinstance(action, Give):
            return self.type == GIVE and self._has_row(action.to, NOBODY, action.good)
        if isinstance(action, Swap):
            return (
                self.type == SWAP
                and self._has_row(action.partner, NOBODY, action.good)
                and is_single(action.own)
                and within(action.own, self.own)
            )
        if isinstance(action, Move):
            return self.type == MOVE and self._has_row(action.giver, action.to, action.good)
        return False

    def _has_row(self, first: int, second: int, good: i64) -> bool:
        for row, goods in enumerate(self.goods):
            if self.first[row] == first and self.second[row] == second:
                return is_single(good) and within(good, goods)
        return False

    def draw(self, dice: Dice) -> Action:
        """The players uniformly, then the goods uniformly."""
        row = dice.below(len(self.first)) if len(self.first) > 1 else 0
        kinds = total(present(self.goods[row]))
        place: i64 = dice.below(kinds * self.ways)
        return self._execution(row, place // kinds, place % kinds)

    def _execution(self, row: int, own: i64, place: i64) -> Action:
        good = nth_good(self.goods[row], place)
        first = self.first[row]
        if self.type == ROB:
            return Rob(self.seat, first, good)
        if self.type == GIVE:
            return Give(self.seat, first, good)
        if self.type == SWAP:
            return Swap(self.seat, nth_good(self.own, own), first, good)
        return Move(self.seat, first, self.second[row], good)


def can_execute(t: SandsturmTable) -> bool:
    """SS-18: whether one more execution is possible."""
    type = t.type
    card = t.effects()
    if (type == GIVE or type == SWAP) and own_goods(t, card) == NONE:
        return False
    if type == MOVE:
        return len(Targets(t).first) > 0
    for other in range(len(t.traders)):
        if in_reach(t, card, other, type):
            if type == GIVE:
                if not t.traders[other].banned:
                    return True
            elif takeable(t, card, other) != NONE:
                return True
    return False


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


def execution_refusal(t: SandsturmTable, action: Action) -> Refusal | None:
    """SS-15 to SS-17: the verb is the chosen type's, the players are in reach, the good is free."""
    if isinstance(action, Rob):
        if t.type != ROB:
            return Refusal("other-type", "SS-14")
        return aim_refusal(t, action.victim, ROB) or taking_refusal(t, action.victim, action.good)
    if isinstance(action, Give):
        if t.type != GIVE:
            return Refusal("other-type", "SS-14")
        return (
            aim_refusal(t, action.to, GIVE)
            or receiving_refusal(t, action.to)
            or giving_refusal(t, action.good)
        )
    if isinstance(action, Swap):
        if t.type != SWAP:
            return Refusal("other-type", "SS-14")
        return (
            aim_refusal(t, action.partner, SWAP)
            or giving_refusal(t, action.own)
            or taking_refusal(t, action.partner, action.good)
        )
    assert isinstance(action, Move)
    if t.type != MOVE:
        return Refusal("other-type", "SS-14")
    refusal = aim_refusal(t, action.giver, MOVE) or aim_refusal(t, action.to, MOVE)
    if refusal is not None:
        return refusal
    if action.giver == action.to:
        return Refusal("two-others", "SS-15")
    return receiving_refusal(t, action.to) or taking_refusal(t, action.giver, action.good)
