"""What goods are worth to a seat with a mission, and what a type done so often would bring."""

from funduk.core.goods import one, total, within
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
from funduk.games.sandsturm.table import SandsturmTable
from funduk.games.sandsturm.view import SandsturmView

ONES = [int(one(kind)) for kind in range(KINDS)]
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
        self.books: dict[tuple[int, int], dict[int, float]] = {}

    def book(self, seat: int, mission: int) -> dict[int, float]:
        """What a seat with this mission has been asked before, by its goods."""
        return self.books.setdefault((seat, mission), {})

    def worth(self, seat: int, mission: int, goods: int) -> float:
        """SS-24, SS-25: points at the end if nothing changed any more."""
        known = self.book(seat, mission)
        found = known.get(goods)
        if found is None:
            if self.box.missions[mission].ranked:
                found = float(mission_points(self.box, self.seats, seat, mission, goods, 0))
                if within(ONE_LAMP, goods):
                    found += LAMP_POINTS
                if within(ONE_ARTEFACT, goods):
                    found += ARTEFACT_POINTS
            else:
                found = -UNRANKED_COST * int(total(goods))
            known[goods] = found
        return found


class Plan:
    """What seat's types would bring, execution by execution, greedily, with a mission for everybody."""

    def __init__(
        self,
        prices: Prices,
        v: SandsturmView | SandsturmTable,
        seat: int,
        missions: dict[int, int],
        card: RoundCard,
    ) -> None:
        self.prices = prices
        self.seat = seat
        self.missions = missions
        self.books = [prices.book(place, missions[place]) for place in range(len(v.traders))]
        self.card = card
        self.goods = [int(trader.goods) for trader in v.traders]
        self.locked = [int(trader.locked) for trader in v.traders]
        self.banned = [trader.banned for trader in v.traders]
        self.others = [(seat + step) % len(v.traders) for step in range(1, len(v.traders))]

    def worth(self, seat: int, goods: int) -> float:
        """What goods would be worth to a seat, with the mission it is thought to have."""
        found = self.books[seat].get(goods)
        return self.prices.worth(seat, self.missions[seat], goods) if found is None else found

    def change(self, seat: int, gained: int, lost: int) -> float:
        """What a seat's goods changing is worth to this seat: others' gains count against it."""
        held = self.goods[seat]
        change = self.worth(seat, held + gained - lost) - self.worth(seat, held)
        return change if seat == self.seat else -SPITE * change

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
        giver, to = {
            ROB: (first, self.seat),
            GIVE: (self.seat, first),
            SWAP: (first, self.seat),
        }.get(type, (first, second))
        self.goods[giver] -= good
        self.goods[to] += good
        if type == SWAP:
            self.goods[self.seat] -= own
            self.goods[first] += own

    def best(self, type: int) -> tuple[float, int, int, int, int] | None:
        """The best single execution: its worth, one or two players, the good, and for SWAP one's own good."""
        mine = self._kinds(self.goods[self.seat])
        reached = [other for other in self.others if self._in_reach(other, type)]
        if type == SWAP:
            return self._best_swap(reached, mine)
        if type == MOVE:
            return self._best_move(reached)
        best: tuple[float, int, int, int, int] | None = None
        own: dict[int, float] = {}
        for other in reached:
            if type == GIVE:
                goods = [] if self.banned[other] else mine
            else:
                goods = self._kinds(self.goods[other] - self.locked[other])
            for good in goods:
                got, lost = (0, good) if type == GIVE else (good, 0)
                if good not in own:
                    own[good] = self.change(self.seat, got, lost)
                worth = own[good] + self.change(other, lost, got)
                if best is None or worth > best[0]:
                    best = (worth, other, -1, good, 0)
        return best

    def _best_swap(
        self, reached: list[int], mine: list[int]
    ) -> tuple[float, int, int, int, int] | None:
        best: tuple[float, int, int, int, int] | None = None
        worth, seat = self.worth, self.seat
        held = self.goods[seat]
        now = worth(seat, held)
        gains: dict[int, float] = {}
        for other in reached:
            theirs = self.goods[other]
            before = worth(other, theirs)
            losses: dict[int, float] = {}
            for good in self._kinds(theirs - self.locked[other]):
                for own in mine:
                    change = good - own
                    gain = gains.get(change)
                    if gain is None:
                        gain = gains[change] = worth(seat, held + change) - now
                    loss = losses.get(change)
                    if loss is None:
                        loss = losses[change] = -SPITE * (worth(other, theirs - change) - before)
                    if best is None or gain + loss > best[0]:
                        best = (gain + loss, other, -1, good, own)
        return best

    def _best_move(self, reached: list[int]) -> tuple[float, int, int, int, int] | None:
        best: tuple[float, int, int, int, int] | None = None
        gains: dict[tuple[int, int], float] = {}
        for other in reached:
            for good in self._kinds(self.goods[other] - self.locked[other]):
                loss = self.change(other, 0, good)
                for to in reached:
                    if to == other or self.banned[to]:
                        continue
                    if (to, good) not in gains:
                        gains[to, good] = self.change(to, good, 0)
                    if best is None or loss + gains[to, good] > best[0]:
                        best = (loss + gains[to, good], other, to, good, 0)
        return best

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
            return SAFETY * sum(loss for loss in losses if loss > 0) + (
                BAN_KEEPS_OUT if shunned else 0.0
            )
        return SAFETY * sum(losses[: 2 * times])

    def loss(self, kind: int) -> float:
        return -self.change(self.seat, 0, ONES[kind])

    def _each_good(self) -> list[int]:
        held = self.goods[self.seat]
        return [kind for kind in range(KINDS) for _ in range(held >> 7 * kind & 127)]
