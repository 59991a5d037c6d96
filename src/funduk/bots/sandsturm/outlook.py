"""The chance to win from here: points, secrets and steps to win alone, averaged over what is believed."""

from dataclasses import dataclass

import numpy as np

from funduk.bots.sandsturm.memory import Memory
from funduk.bots.sandsturm.worths import NUMBER, Floats, Ints, Worths, chip_points
from funduk.games.sandsturm.material import (
    ALL_CORRECT_POINTS,
    LAST_ROUND,
    SECRET_POINTS,
    SURE_ROUNDS,
)
from funduk.games.sandsturm.missions import CHIPS_ON_ME
from funduk.games.sandsturm.table import REVEAL

NEVER = -50.0
MOST_DEALS = 48
"""How many of the likeliest deals are looked at one by one."""


@dataclass(frozen=True)
class Outlooks:
    """Numbers that turn a position into win shares."""

    warmth: float = 5.0
    """How many points of lead make a clear favourite when the storm is due."""
    warmth_a_turn: float = 2.5
    """How much less sure a lead is for every turn still to come."""
    pace_keep: float = 3.5
    pace_take: float = 5.5
    pace_collect: float = 5.0
    pace_give: float = 4.5
    pace_select: float = 4.0
    pace_loser: float = 0.0
    """Points a mission still makes in a turn."""
    secret: float = 0.7
    """The part of a secret's points that a seat with no correct chip on it may count on."""
    chip: float = 4.5
    """Points expected of every player whom somebody may still suspect."""
    alone: float = -1.2
    alone_step: float = 0.9
    alone_pace: float = 2.0
    alone_turn: float = -0.25
    """Winning alone: log-odds with nothing missing, by step missing, steps made a turn, by turn left."""
    alone_chip: float = 0.6
    """Correct chips expected of everybody who may still suspect somebody who wins alone."""
    leak: float = 10.0
    """Points it costs to be known for sure while chips can still be placed."""
    leak_alone: float = 1.2
    """Log-odds the same costs somebody who wins alone."""
    denial: float = 0.3
    """How much of a change of another's goods is expected to last, next to a change of one's own."""
    safety: float = 0.18
    """The part of a good's worth that a lock saves."""
    shut: float = 0.6
    """How many unwanted goods a trade ban keeps out."""

    def paces(self) -> Floats:
        return np.array(
            [
                self.pace_keep,
                self.pace_take,
                self.pace_collect,
                self.pace_give,
                self.pace_select,
                self.pace_loser,
            ]
        )


def rounds_to_come(round: int) -> float:
    """SS-4: full rounds expected after this one; the storm ends the game with 1/3, 1/2, 1."""
    if round >= LAST_ROUND - 1:
        return 0.0
    if round > SURE_ROUNDS:
        return 1.0 / (LAST_ROUND - round)  # the sixth round comes with one half
    return float(SURE_ROUNDS - round) + 1.0


def survival(round: int) -> float:
    """SS-4: the chance that another round follows this one."""
    return 1.0 if round < SURE_ROUNDS else 1.0 - 1.0 / (LAST_ROUND - round)


class Outlook:
    """Win shares of one seat on the table as its memory has it."""

    def __init__(
        self,
        worths: Worths,
        numbers: Outlooks,
        memory: Memory,
        seat: int,
        deals: Ints,
        chances: Floats,
        turn_taken: bool = False,
        open_marginals: Floats | None = None,
    ) -> None:
        self.worths = worths
        self.numbers = numbers
        self.seat = seat
        self.seats = memory.seats
        likeliest = np.argsort(-chances, kind="stable")[:MOST_DEALS]
        likeliest = likeliest[chances[likeliest] > 0.002]
        self.deals = deals[likeliest]
        self.chances = chances[likeliest] / chances[likeliest].sum()
        self.goods = [int(trader.goods) for trader in memory.table.traders]
        self.chips = [memory.chips_on(place) for place in range(self.seats)]
        self.turns = self._turns_left(memory, turn_taken)
        self.warmth = numbers.warmth + numbers.warmth_a_turn * float(np.mean(self.turns))
        self.can_suspect = self._who_can_suspect(memory)
        self.known = 0.0
        """How sure the others are of this seat's mission."""
        self.open = np.zeros((self.seats, NUMBER)) if open_marginals is None else open_marginals
        """What somebody who knows no mission believes of everybody."""
        self._steady = [self._steadily(place) for place in range(self.seats)]
        self._rows: dict[tuple[int, int], tuple[Floats, Floats]] = {}
        rows = [self.row(place, self.goods[place]) for place in range(self.seats)]
        self.points = np.stack([points for points, _ in rows])
        self.odds = np.stack([odds for _, odds in rows])
        scored, expected = suspicions(memory, self.deals, self.turns)
        self.extra = scored + numbers.chip * expected

    def _turns_left(self, memory: Memory, turn_taken: bool) -> list[float]:
        """How many turns every seat may expect; the seat at turn still has this one unless it is taken."""
        t = memory.table
        later = rounds_to_come(t.round)
        found = []
        at = (t.turn - t.start) % self.seats if t.phase > REVEAL else -1
        for place in range(self.seats):
            order = (place - t.start) % self.seats
            now = order > at or (order == at and not turn_taken)
            found.append(later + (1.0 if now else 0.0))
        return found

    def _who_can_suspect(self, memory: Memory) -> list[float]:
        """For every seat how many others may still place a chip on it before the storm."""
        ready = [
            min(1.0, self.turns[place]) if memory.chips_left[place] else 0.0 for place in range(self.seats)
        ]
        return [sum(ready) - ready[place] for place in range(self.seats)]

    def _steadily(self, seat: int) -> Floats:
        """By mission what a seat may expect whatever goods it has: its pace, and its secret."""
        kept = self.numbers.secret if self.can_suspect[seat] > 0.1 else 1.0
        secret = np.array([SECRET_POINTS * kept if not chips else 0.0 for chips in self.chips[seat]])
        expected: Floats = self.numbers.paces() * self.turns[seat] + secret
        if seat != self.seat:
            expected -= self.numbers.leak * min(1.0, self.can_suspect[seat]) * self.open[seat]
        return expected

    def row(self, seat: int, goods: int) -> tuple[Floats, Floats]:
        """By mission the points a seat is heading for, and its log-odds to win alone."""
        found = self._rows.get((seat, goods))
        if found is None:
            points, missing = self.worths.standing(seat, goods, self.chips[seat])
            odds = [
                self._odds(float(missing[mission]), seat, mission) if self.worths.alone[mission] else NEVER
                for mission in range(NUMBER)
            ]
            found = (points + self._steady[seat], np.array(odds))
            self._rows[seat, goods] = found
        return found

    def _odds(self, missing: float, seat: int, mission: int) -> float:
        n = self.numbers
        turns = self.turns[seat]
        if CHIPS_ON_ME in self.worths.box.missions[mission].alone:
            missing += n.alone_chip * max(0.0, self.can_suspect[seat] - self.chips[seat][mission])
        left = max(missing - n.alone_pace * turns, min(missing, -0.5))
        return n.alone - n.alone_step * left + n.alone_turn * turns

    def share(self, changes: list[dict[int, int]], known: list[float] | None = None) -> Floats:
        """The win share after each change: new goods by seat; `known` is how sure the others then are."""
        number = len(changes)
        points = np.repeat(self.points[None], number, axis=0)
        odds = np.repeat(self.odds[None], number, axis=0)
        for place, change in enumerate(changes):
            for seat, goods in change.items():
                row, odds[place, seat] = self.row(seat, goods)
                lasting = 1.0 if seat == self.seat else self.numbers.denial
                points[place, seat] += lasting * (row - points[place, seat])
        sure = np.array(known) if known is not None else np.full(number, self.known)
        danger = min(1.0, self.can_suspect[self.seat])
        points[:, self.seat] -= (self.numbers.leak * danger * sure)[:, None]
        odds[:, self.seat] -= (self.numbers.leak_alone * danger * sure)[:, None]
        shares: Floats = self.shares(points, odds) @ self.chances
        return shares

    def shares(self, points: Floats, odds: Floats) -> Floats:
        """By change and deal."""
        places = np.arange(self.seats)
        heading = points[:, places, self.deals] + self.extra
        alone = 1.0 / (1.0 + np.exp(-odds[:, places, self.deals]))
        pull = np.exp((heading - heading.max(axis=2, keepdims=True)) / self.warmth)
        pull *= self.worths.ranked[self.deals]
        total = pull.sum(axis=2)
        me = self.seat
        ranked = np.divide(pull[:, :, me], total, out=np.zeros_like(total), where=total > 0)
        nobody = np.prod(1.0 - alone, axis=2)
        found: Floats = alone[:, :, me] + nobody * ranked
        return found

    def point(self) -> float:
        """What one point more is worth to this seat, as a share of the win."""
        points = self.points[None].copy()
        before = self.shares(points, self.odds[None]) @ self.chances
        points[:, self.seat] += 1.0
        odds = self.odds[None].copy()
        odds[:, self.seat] += 0.1
        after = self.shares(points, odds) @ self.chances
        return max(float((after - before)[0]), 0.002)


def suspicions(memory: Memory, deals: Ints, turns: list[float]) -> tuple[Floats, Floats]:
    """By deal and seat the points of the chips that lie; by seat how many players it may still suspect."""
    seats = memory.seats
    found = np.zeros(deals.shape)
    right = np.zeros(deals.shape)
    tried = [set[int]() for _ in range(seats)]
    for on, trader in enumerate(memory.table.traders):
        before = [0] * (NUMBER + 2)
        for chip in trader.stack:
            owner, mission = chip >> 3, chip & 7
            correct = deals[:, on] == mission
            found[:, owner] += correct * chip_points(before[mission])
            right[:, owner] += correct
            before[mission] += 1
            tried[owner].add(on)
    found += np.where(right == seats - 1, ALL_CORRECT_POINTS, 0.0)
    expected = [
        min(seats - 1 - len(tried[place]), memory.chips_left[place]) * min(1.0, turns[place])
        for place in range(seats)
    ]
    return found, np.array(expected)
