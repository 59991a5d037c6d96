"""What goods are worth to a seat with a mission, and what a type done so often would bring."""

from funduk.core.goods import total, within
from funduk.games.sandsturm.material import (
    ARTEFACT_POINTS,
    GIVE,
    KINDS,
    LAMP_POINTS,
    MOVE,
    ONE_ARTEFACT,
    ONE_LAMP,
    ROB,
    SECURE,
    SWAP,
    Box,
    RoundCard,
)
from funduk.games.sandsturm.scoring import mission_points
from funduk.games.sandsturm.view import SandsturmView

ONES = [1 << 7 * kind for kind in range(KINDS)]
UNRANKED_COST = 4.0
"""What a good costs somebody who wins only with next to none."""
SPITE = 0.2
"""What a point taken from another is worth, next to a point of one's own."""
SAFETY = 0.2
"""The part of its worth that a good out of reach saves on average until the next turn."""
BAN_KEEPS_OUT = 2.0
"""What nobody giving one anything is worth to those who want no goods."""


class Prices:
    """The worth of goods by mission, remembered."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.known: dict[tuple[int, int, int], float] = {}

    def worth(self, seat: int, mission: int, goods: int) -> float:
        """SS-24, SS-25: points at the end if nothing changed any more."""
        key = (seat, mission, goods)
        found = self.known.get(key)
        if found is None:
            if self.box.missions[mission].ranked:
                found = float(mission_points(self.box, self.seats, seat, mission, goods, 0))
                if within(ONE_LAMP, goods):
                    found += LAMP_POINTS
                if within(ONE_ARTEFACT, goods):
                    found += ARTEFACT_POINTS
            else:
                found = -UNRANKED_COST * int(total(goods))
            self.known[key] = found
        return found


class Plan:
    """What seat's types would bring, execution by execution, greedily, with a mission for everybody."""

    def __init__(
        self, prices: Prices, v: SandsturmView, seat: int, missions: dict[int, int], card: RoundCard
    ):
        self.prices = prices
        self.seat = seat
        self.missions = missions
        self.card = card
        self.goods = [int(trader.goods) for trader in v.traders]
        self.locked = [int(trader.locked) for trader in v.traders]
        self.banned = [trader.banned for trader in v.traders]
        self.others = [(seat + step) % len(v.traders) for step in range(1, len(v.traders))]

    def change(self, seat: int, gained: int, lost: int) -> float:
        """What a seat's goods changing is worth to this seat: others' gains count against it."""
        mission = self.missions[seat]
        before = self.prices.worth(seat, mission, self.goods[seat])
        after = self.prices.worth(seat, mission, self.goods[seat] + gained - lost)
        return after - before if seat == self.seat else SPITE * (before - after)

    def gains(self, type: int, most: int) -> list[float]:
        """The running sum of what the first, second, ... execution brings."""
        if type == SECURE:
            return [self._safety(times) for times in range(most + 1)]
        kept = list(self.goods)
        sums = [0.0]
        for _ in range(most):
            best = self.best(type)
            if best is None:
                break
            sums.append(sums[-1] + best[0])
            self.carry(type, best)
        self.goods = kept
        return sums + [sums[-1]] * (most + 1 - len(sums))

    def carry(self, type: int, found: tuple[float, int, int, int, int]) -> None:
        _, first, second, good, own = found
        giver, to = {ROB: (first, self.seat), GIVE: (self.seat, first), SWAP: (first, self.seat)}.get(
            type, (first, second)
        )
        self.goods[giver] -= good
        self.goods[to] += good
        if type == SWAP:
            self.goods[self.seat] -= own
            self.goods[first] += own

    def best(self, type: int) -> tuple[float, int, int, int, int] | None:
        """The best single execution: its worth, one or two players, the good, and for SWAP one's own good."""
        best: tuple[float, int, int, int, int] | None = None
        mine = self._kinds(self.goods[self.seat])
        for other in self.others:
            if not self._in_reach(other, type):
                continue
            if type == GIVE:
                goods = [] if self.banned[other] else mine
            else:
                goods = self._kinds(self.goods[other] - self.locked[other])
            for good in goods:
                for second, own in self._rest(type, other, mine):
                    worth = self._worth(type, other, second, good, own)
                    if best is None or worth > best[0]:
                        best = (worth, other, second, good, own)
        return best

    def _rest(self, type: int, other: int, mine: list[int]) -> list[tuple[int, int]]:
        if type == SWAP:
            return [(-1, own) for own in mine]
        if type == MOVE:
            return [
                (to, 0)
                for to in self.others
                if to != other and not self.banned[to] and self._in_reach(to, type)
            ]
        return [(-1, 0)]

    def _worth(self, type: int, other: int, second: int, good: int, own: int) -> float:
        if type == ROB:
            return self.change(self.seat, good, 0) + self.change(other, 0, good)
        if type == GIVE:
            return self.change(self.seat, 0, good) + self.change(other, good, 0)
        if type == SWAP:
            return self.change(self.seat, good, own) + self.change(other, own, good)
        return self.change(other, 0, good) + self.change(second, good, 0)

    def _kinds(self, goods: int) -> list[int]:
        allowed = goods & int(self.card.touchable)
        return [ONES[kind] for kind in range(KINDS) if allowed >> 7 * kind & 127]

    def _in_reach(self, other: int, type: int) -> bool:
        seats = len(self.goods)
        if self.card.neighbours_only and (other - self.seat) % seats not in (1, seats - 1):
            return False
        if not (self.card.richer[type] or self.card.poorer[type]):
            return True
        mine, theirs = total(self.goods[self.seat]), total(self.goods[other])
        too_poor = self.card.richer[type] and theirs <= mine
        too_rich = self.card.poorer[type] and theirs >= mine
        return not (too_poor or too_rich)

    def _safety(self, times: int) -> float:
        """What locks save: the dearest goods first; a ban saves all and keeps gifts out."""
        losses = sorted(self.loss(kind) for kind in self._each_good())[::-1]
        if times >= 4:
            shunned = [-loss for loss in losses if loss < 0]
            return SAFETY * sum(loss for loss in losses if loss > 0) + (BAN_KEEPS_OUT if shunned else 0.0)
        return SAFETY * sum(losses[: 2 * times])

    def loss(self, kind: int) -> float:
        return -self.change(self.seat, 0, ONES[kind])

    def _each_good(self) -> list[int]:
        held = self.goods[self.seat]
        return [kind for kind in range(KINDS) for _ in range(held >> 7 * kind & 127)]
