"""Sandsturm: infers missions by asking our bot in the other chair what it would do with each, and bluffs."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, cast

import numpy as np

import funduk
from bench.frozen.games.sandsturm import (
    ACT,
    CHIPS,
    NO_MISSION,
    TARGET,
    Choose,
    Done,
    Place,
    Reroll,
    Rerolled,
    SandsturmView,
    Secure,
    Skip,
    Suspected,
    TurnBegan,
)
from bench.frozen.sandsturm.belief import Belief
from bench.frozen.sandsturm.merchant import worths_of
from bench.frozen.sandsturm.vizier import Vizier
from bench.frozen.sandsturm.worths import NUMBER, Floats
from bench.readers.shadows import Shadows
from funduk.core.action import ALONE, Action, Ask
from funduk.core.bot import Decision
from funduk.core.record import CHANCE, Record
from funduk.games.sandsturm.material import ALL_CHIPS
from funduk.games.sandsturm.table import LOCK, PHASES

if TYPE_CHECKING:
    from bench.readers import Make

LAPSE = 0.02
"""How often we expect to be wrong about what the other chair would do."""
WARMTH = 0.01
"""A near miss, in shares of the win, is more likely than a far one."""


class ReaderBelief(Belief):
    """What others make of this seat stays as it is; what it makes of them comes from their own bots."""

    def __init__(self, worths: Any, habits: Any, seats: int, seat: int) -> None:
        super().__init__(worths, habits, seats, seat)
        self.read = np.zeros((seats, NUMBER))

    def chances(self, seat: int | None = None, mission: int | None = None) -> Floats:
        if seat is not None and seat != self.seat:
            return super().chances(seat, mission)
        mine = self.mission if mission is None else mission
        weight = np.zeros(len(self.deals))
        for other in range(self.seats):
            if other != self.seat:
                weight += self.read[other, self.deals[:, other]]
        if mine < NUMBER:
            weight[self.deals[:, self.seat] != mine] = -np.inf
        found = np.exp(weight - weight.max())
        chances: Floats = found / found.sum()
        return chances


class MissionReader(Vizier):
    """Thinks as a vizier with this belief, and lays its own mission's chip first of all."""

    def __init__(self, game: funduk.Game, seat: int, dice: funduk.FastDice, others: Make) -> None:
        super().__init__(game, seat, dice)
        self.shadows = Shadows(game, seat, others)
        self.placed = 0
        self.shown: list[int] = []
        """By seat, as bits: the chips it was seen to place."""
        self.handed_in: list[int] = []
        self.bluffs = True

    def watch(self, record: Record) -> None:
        if self.belief is None:
            self.before.append(record)
        else:
            self._take_in(record)

    def remember(self, v: SandsturmView) -> Belief:
        if self.belief is None:
            seats = len(v.traders)
            self.shown, self.handed_in = [0] * seats, [0] * seats
            self.belief = ReaderBelief(
                worths_of(self.box, seats), self.numbers(seats).habits, seats, self.seat
            )
            for record in self.before:
                self._take_in(record)
            self.before = []
        return super().remember(v)

    def _take_in(self, record: Record) -> None:
        belief = cast(ReaderBelief, self.belief)
        if isinstance(record, Action) and record.seat not in (CHANCE, self.seat):
            belief.read[record.seat] += self._likely(belief, record)
        if isinstance(record, TurnBegan):
            self.placed = 0
        elif isinstance(record, Suspected):
            self.placed += 1
            if record.mission < NUMBER:
                self.shown[record.seat] |= 1 << record.mission
        elif isinstance(record, Rerolled) and record.chip != NO_MISSION:
            self.handed_in[record.seat] += 1
        belief.watch(record)
        self.shadows.watch(record)

    def _likely(self, belief: ReaderBelief, done: Action) -> Floats:
        """By mission, the log of how likely our bot with it would have done this."""
        seat = done.seat
        table = belief.memory.table.copy()
        table.phase = phase_of(done)
        table.turn, table.placed = seat, self.placed
        if table.phase == ACT and table.free_rerolls < 0:
            return np.zeros(NUMBER)
        found = np.zeros(NUMBER)
        for mission in range(NUMBER):
            trader = table.traders[seat]
            trader.mission = mission
            trader.hand, trader.paid = self._chips_of(seat, mission)
            for other, one in enumerate(table.traders):
                if other != seat:
                    one.hand = (1 << belief.memory.chips_left[other]) - 1
            seen = self.game.view(table, seat)
            ask = Ask(seat, PHASES[table.phase], ALONE, True, 0)
            decision = self.shadows.at(seat).decide(seen, ask)
            found[mission] = np.log(likelihood(decision, done))
        return np.asarray(found - found.max(), dtype=np.float64)

    def _chips_of(self, seat: int, mission: int) -> tuple[int, int]:
        """Its chips, as far as they can be known: the own mission's is handed in first."""
        left = ALL_CHIPS & ~self.shown[seat]
        paid = 0
        order = [mission, *[one for one in range(NUMBER) if one != mission]]
        for one in order:
            if paid.bit_count() < self.handed_in[seat] and left >> one & 1:
                paid |= 1 << one
        return left & ~paid, paid

    def _place(self, v: SandsturmView, belief: Belief) -> Decision:
        own = belief.mission
        if (
            self.bluffs
            and own < NUMBER
            and int(v.hand) >> own & 1
            and not belief.memory.acts[self.seat]
        ):
            on = (self.seat + 1) % belief.seats
            return Decision(Place(self.seat, own, on), {"code": "bluff"})
        return super()._place(v, belief)


def phase_of(done: Action) -> int:
    if isinstance(done, Place | Done):
        return int(CHIPS)
    if isinstance(done, Choose | Reroll | Skip):
        return int(ACT)
    return int(LOCK) if isinstance(done, Secure) else int(TARGET)


def likelihood(decision: Decision, done: Action) -> float:
    """A bot that tells its mixture is taken at its word; one that does not may have been misunderstood."""
    mixture = getattr(decision, "mixture", None)
    if mixture:
        drawn: float = sum(chance for action, chance in mixture if alike(action, done))
        return LAPSE / 8 + (1.0 - LAPSE) * drawn
    if alike(decision.action, done):
        return 1.0 - LAPSE
    listed = decision.why.get("alternatives", [])
    best = max([option["share"] for option in listed], default=0.0)
    text = done.to_text()
    for option in listed:
        if option["action"] == text:
            return LAPSE * max(0.05, exp((option["share"] - best) / WARMTH))
    return LAPSE * 0.05


def alike(one: Action, other: Action) -> bool:
    """Which chip was handed in is not seen."""
    if isinstance(one, Reroll) and isinstance(other, Reroll):
        return bool(one.dice == other.dice) and (one.chip == NO_MISSION) == (
            other.chip == NO_MISSION
        )
    return bool(one == other)


def reader(game: funduk.Game, seat: int, dice: funduk.FastDice, others: Make) -> funduk.Bot:
    return MissionReader(game, seat, dice, others)
