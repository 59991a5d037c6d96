"""What every mission would have gained by everything a seat could do: the ground of likelihood and leak."""

import numpy as np

from bench.frozen.games.sandsturm import (
    GIVE,
    GOODS_A_LOCK,
    KINDS,
    LOCKS_FOR_A_BAN,
    MOVE,
    ROB,
    SECURE,
    SWAP,
    TYPES,
    Give,
    Move,
    Rob,
    SandsturmTable,
    Swap,
    in_reach,
    own_goods,
    takeable,
)
from bench.frozen.sandsturm.habits import Habits
from bench.frozen.sandsturm.peddler import most_times
from bench.frozen.sandsturm.worths import NUMBER, ONES, Floats, Worths
from funduk.core.action import Action

MOST_TIMES = 8
NOWHERE = -1000.0


class Others:
    """What every seat is expected to lose or gain by one good, with what is believed of its mission."""

    def __init__(self, worths: Worths, table: SandsturmTable, marginals: Floats) -> None:
        seats = len(table.traders)
        self.loss = np.zeros((seats, KINDS))
        self.gain = np.zeros((seats, KINDS))
        for seat, trader in enumerate(table.traders):
            lost, got = worths.shifts(seat, int(trader.goods))
            self.loss[seat] = lost @ marginals[seat]
            self.gain[seat] = got @ marginals[seat]


class Tendencies:
    """At one seat's turn: the gain of every mission by every type, done greedily so and so often."""

    def __init__(
        self, worths: Worths, habits: Habits, table: SandsturmTable, seat: int, others: Others
    ) -> None:
        self.worths = worths
        self.habits = habits
        self.table = table
        self.seat = seat
        self.others = others
        self.goods = int(table.traders[seat].goods)
        self.most = min(MOST_TIMES, most_times(table.effects()))

    def gains(self) -> Floats:
        """By mission, type and times."""
        found = np.zeros((NUMBER, len(TYPES), MOST_TIMES + 1))
        take, give, swap, move = self._spite()
        steps = np.arange(MOST_TIMES + 1)
        found[:, SWAP] = self._swap_sums(swap)
        for mission in range(NUMBER):
            found[mission, ROB] = self._sums(mission, take, 1)
            found[mission, GIVE] = self._sums(mission, give, -1)
            found[mission, SECURE] = self._safeties(mission)
            found[mission, MOVE] = move * np.minimum(steps, 3)
        return found

    def _spite(
        self,
    ) -> tuple[dict[int, float], dict[int, float], dict[tuple[int, int], float], float]:
        """By kind of good the best a type can do to the others, apart from one's own goods."""
        t, card, spite = self.table, self.table.effects(), self.habits.spite
        loss, gain = self.others.loss, self.others.gain
        mine = [kind for kind in range(KINDS) if int(own_goods(t, card)) >> 7 * kind & 127]
        take: dict[int, float] = {}
        give: dict[int, float] = {}
        swap: dict[tuple[int, int], float] = {}
        move = 0.0
        for other in range(len(t.traders)):
            if other == self.seat:
                continue
            free = int(takeable(t, card, other))
            there = [kind for kind in range(KINDS) if free >> 7 * kind & 127]
            if in_reach(t, card, other, ROB):
                for kind in there:
                    take[kind] = max(take.get(kind, NOWHERE), spite * loss[other, kind])
            if in_reach(t, card, other, GIVE) and not t.traders[other].banned:
                for kind in mine:
                    give[kind] = max(give.get(kind, NOWHERE), -spite * gain[other, kind])
            if in_reach(t, card, other, SWAP):
                for kind in there:
                    for own in mine:
                        here = spite * (loss[other, kind] - gain[other, own])
                        swap[kind, own] = max(swap.get((kind, own), NOWHERE), here)
            if there and in_reach(t, card, other, MOVE):
                move = max(move, spite * max(loss[other, kind] for kind in there))
        return take, give, swap, move

    def _sums(self, mission: int, options: dict[int, float], sign: int) -> list[float]:
        """Goods of the kinds listed come in one after another, or go."""
        tastes, seat = self.worths.tastes, self.seat
        goods = self.goods
        now = tastes(seat, goods)[mission]
        sums = [0.0]
        for _ in range(self.most):
            best = NOWHERE
            chosen = 0
            for kind, spite in options.items():
                if sign < 0 and not goods >> 7 * kind & 127:
                    continue
                worth = tastes(seat, goods + sign * ONES[kind])[mission] - now + spite
                if worth > best:
                    best, chosen = worth, sign * ONES[kind]
            if best == NOWHERE:
                break
            sums.append(sums[-1] + best)
            goods += chosen
            now = tastes(seat, goods)[mission]
        return sums + [sums[-1]] * (MOST_TIMES + 1 - len(sums))

    def _swap_sums(self, swap: dict[tuple[int, int], float]) -> list[list[float]]:
        """By mission; positions that several missions come by are looked at once."""
        looked: dict[int, tuple[list[int], Floats]] = {}
        found = []
        for mission in range(NUMBER):
            goods = self.goods
            sums = [0.0]
            for _ in range(self.most):
                if goods not in looked:
                    looked[goods] = self._swaps(goods, swap)
                afters, worths = looked[goods]
                if not afters:
                    break
                best = int(worths[:, mission].argmax())
                if worths[best, mission] <= 0.0:
                    break
                sums.append(sums[-1] + float(worths[best, mission]))
                goods = afters[best]
            found.append(sums + [sums[-1]] * (MOST_TIMES + 1 - len(sums)))
        return found

    def _swaps(self, goods: int, swap: dict[tuple[int, int], float]) -> tuple[list[int], Floats]:
        """Every swap from these goods: the goods afterwards, and by mission what it is worth."""
        tastes, seat = self.worths.tastes, self.seat
        open_ones = [
            (kind, own, spite) for (kind, own), spite in swap.items() if goods >> 7 * own & 127
        ]
        afters = [goods + ONES[kind] - ONES[own] for kind, own, _ in open_ones]
        if not afters:
            return [], np.zeros((0, NUMBER))
        worths = np.array([tastes(seat, held) for held in afters]) - np.array(tastes(seat, goods))
        return afters, worths + np.array([spite for _, _, spite in open_ones])[:, None]

    def _safeties(self, mission: int) -> list[float]:
        """SS-15 to SS-17: by times, what locks save."""
        losses = sorted(self._losses(mission), reverse=True)
        saved = [
            self.habits.safety * sum(losses[: GOODS_A_LOCK * times])
            for times in range(LOCKS_FOR_A_BAN)
        ]
        unwanted = bool(losses) and losses[-1] < 0
        ban = self.habits.safety * sum(loss for loss in losses if loss > 0)
        ban += self.habits.shut if unwanted else 0.0
        return saved + [ban] * (MOST_TIMES + 1 - LOCKS_FOR_A_BAN)

    def _losses(self, mission: int) -> list[float]:
        lost, _ = self.worths.shifts(self.seat, self.goods)
        found: list[float] = []
        for kind in range(KINDS):
            found += [float(lost[kind, mission])] * (self.goods >> 7 * kind & 127)
        return found

    def aims(self, actions: list[Action]) -> Floats:
        """By mission and execution: one's own gain and the others' loss, in points."""
        own: dict[int, Floats] = {}
        now = np.array(self.worths.tastes(self.seat, self.goods))
        found = np.zeros((NUMBER, len(actions)))
        for place, action in enumerate(actions):
            change, spite = self._effect(action)
            gained = own.get(change)
            if gained is None:
                gained = np.array(self.worths.tastes(self.seat, self.goods + change)) - now
                own[change] = gained
            found[:, place] = gained + self.habits.spite * spite
        return found

    def _effect(self, action: Action) -> tuple[int, float]:
        """The change of the actor's goods, and what the others lose."""
        loss, gain = self.others.loss, self.others.gain
        if isinstance(action, Rob):
            return int(action.good), loss[action.victim, kind_of(action.good)]
        if isinstance(action, Give):
            return -int(action.good), -gain[action.to, kind_of(action.good)]
        if isinstance(action, Swap):
            own, good = kind_of(action.own), kind_of(action.good)
            return int(action.good) - int(action.own), loss[action.partner, good] - gain[
                action.partner, own
            ]
        assert isinstance(action, Move)
        kind = kind_of(action.good)
        return 0, loss[action.giver, kind] - gain[action.to, kind]


def kind_of(good: int) -> int:
    return (int(good).bit_length() - 1) // 7


def likelihoods(values: Floats, warmth: float, lapse: float) -> Floats:
    """By mission and option: a logit in the gain, mixed with actions that follow no mission."""
    pull = np.exp((values - values.max(axis=1, keepdims=True)) / warmth)
    shares: Floats = (1.0 - lapse) * pull / pull.sum(axis=1, keepdims=True) + lapse / values.shape[
        1
    ]
    return shares
