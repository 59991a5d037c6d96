"""Suspicion chips as an assignment problem: which chip on whom, and now or later."""

from dataclasses import dataclass
from itertools import product
from math import comb

import numpy as np

from bench.frozen.games.sandsturm import ALL_CORRECT_POINTS, SURE_ROUNDS
from bench.frozen.sandsturm.memory import Memory
from bench.frozen.sandsturm.outlook import survival
from bench.frozen.sandsturm.worths import NUMBER, Floats, Ints, chip_points

MOST_MAPS = 4000


@dataclass(frozen=True)
class Patience:
    """Numbers that weigh being first against knowing more."""

    learning: float = 0.5
    """The part of the doubt about somebody that watching another turn of theirs takes away."""
    first_learning: float = 0.8
    """The same of somebody who has not acted yet."""
    rush: float = 0.41
    """How likely one of the others places the same correct chip first, in the first rounds."""
    late_rush: float = 0.23
    """The same from the last but one of the sure rounds on."""
    denial: float = 2.5
    """Points it is worth to end another's secret."""
    outsider: float = 5.0
    """Points it is worth to bring somebody who wins alone one chip nearer to failing."""
    reroll: float = 2.0
    """Points a spare chip is worth as money for a reroll, if there are not more of them than turns."""
    hope: float = 4.5
    """Points a chip in hand promises that is needed on somebody, when all is known later."""


@dataclass(frozen=True)
class Suspicion:
    """A chip that may be placed: how sure it is, what it promises now, and what waiting promises."""

    mission: int
    on: int
    sure: float
    now: float
    later: float


class Chips:
    """One seat's chips, with what it believes."""

    def __init__(
        self,
        patience: Patience,
        memory: Memory,
        seat: int,
        hand: int,
        deals: Ints,
        chances: Floats,
        alone: Floats,
    ) -> None:
        self.patience = patience
        self.seat = seat
        self.deals = deals
        self.chances = chances
        self.round = memory.table.round
        self.others = [place for place in range(memory.seats) if place != seat]
        self.hand = [mission for mission in range(NUMBER) if hand >> mission & 1]
        self.lying = [memory.chips_on(place) for place in range(memory.seats)]
        self.alone = alone
        self.seats = memory.seats
        self.acts = memory.acts
        self.found = np.zeros((len(deals), memory.seats), dtype=bool)
        """By deal: on whom a correct chip of this seat lies already."""
        for on, trader in enumerate(memory.table.traders):
            for chip in trader.stack:
                if chip >> 3 == seat:
                    self.found[:, on] |= deals[:, on] == chip & 7

        missing = ~self.found[:, self.others]
        self.others_unknown = round(float(chances @ missing.sum(axis=1)))
        """On how many players no correct chip of this seat lies yet, as far as it knows."""

    def sure(self, mission: int, on: int) -> float:
        return float(self.chances[self.deals[:, on] == mission].sum())

    def points(self, mission: int, on: int) -> float:
        """SS-21, SS-23: what the chip brings if it is right, the end of a secret included."""
        before = self.lying[on][mission]
        bonus = self.patience.denial if before == 0 else 0.0
        if self.alone[mission]:
            bonus += self.patience.outsider
        return chip_points(before) + bonus

    def best_map(self) -> tuple[dict[int, int], float]:
        """The best player for every chip in hand: expected points by order, and 8 for all correct."""
        gains = {
            mission: [self.sure(mission, on) * self.points(mission, on) for on in self.others]
            for mission in self.hand
        }
        useful = [mission for mission in self.hand if max(gains[mission]) > 0.0]
        places = [list(range(len(self.others)))] * len(useful)
        if len(self.others) ** len(useful) > MOST_MAPS:
            places = [list(np.argsort(-np.array(gains[mission]))[:3]) for mission in useful]
        ways = list(product(*places))
        maps = np.array(ways, dtype=np.int64).reshape(len(ways), len(useful))
        worths = np.zeros(len(maps))
        for row, mission in enumerate(useful):
            worths += np.array(gains[mission])[maps[:, row]]
        worths += self._all_correct(useful, maps)
        best = int(worths.argmax())
        chosen = {
            mission: self.others[place] for mission, place in zip(useful, maps[best], strict=True)
        }
        return chosen, float(worths[best])

    def _all_correct(self, useful: list[int], maps: Ints) -> Floats:
        """SS-22: 8 points times the chance that a correct chip lies on every other player."""
        right = np.zeros((len(useful), len(self.others), len(self.deals)), dtype=bool)
        for row, mission in enumerate(useful):
            right[row] = (self.deals[:, self.others] == mission).T
        covered = np.repeat(self.found[:, self.others].T[None], len(maps), axis=0)
        for row in range(len(useful)):
            places = maps[:, row]
            covered[np.arange(len(maps)), places] |= right[row, places]
        found: Floats = ALL_CORRECT_POINTS * (covered.all(axis=1) @ self.chances)
        return found

    def suspicions(self) -> list[Suspicion]:
        """The best map's chips, the most promising first, each with what it promises now and later."""
        chosen, _ = self.best_map()
        found = [self.weigh(mission, on) for mission, on in chosen.items()]
        return sorted(found, key=lambda one: (one.later - one.now, one.mission))

    def weigh(self, mission: int, on: int) -> Suspicion:
        """Being first against knowing more, with the storm's hazard."""
        sure = self.sure(mission, on)
        later = survival(self.round) * sum(self._hoped(mission, other) for other in self.others)
        return Suspicion(mission, on, sure, sure * self.points(mission, on), later)

    def _hoped(self, mission: int, on: int) -> float:
        """What this chip may bring on this player at one's next turn, wiser, but perhaps behind others."""
        p = self.patience
        sure = self.sure(mission, on)
        if sure == 0.0:
            return 0.0
        learning = p.learning if self.acts[on] else p.first_learning
        rush = p.rush if self.round < SURE_ROUNDS - 1 else p.late_rush
        before = self.lying[on][mission]
        worth = p.outsider if self.alone[mission] else 0.0
        ahead = self._ahead(on)
        for faster in range(ahead + 1):
            chance = comb(ahead, faster) * rush**faster * (1.0 - rush) ** (ahead - faster)
            secret = p.denial if before + faster == 0 else 0.0
            worth += chance * (chip_points(before + faster) + secret)
        return sure * (sure + learning * (1.0 - sure)) * worth

    def _ahead(self, on: int) -> int:
        """How many others may be faster: who has not acted yet is first understood by whoever comes next."""
        if self.acts[on]:
            return self.seats - 2
        return self.seats - 1 - (on - self.seat) % self.seats

    def money(self, turns: float) -> float:
        """SS-13: what a spare chip is worth for rerolls in so many turns, in points."""
        spare = max(1, len(self.hand) - self.others_unknown)
        return self.patience.reroll * min(1.0, turns / spare)

    def price(self, mission: int) -> float:
        """What a chip in hand is still worth for suspecting, in points."""
        missing = (self.deals == mission) & ~self.found
        shares = [float(self.chances[missing[:, on]].sum()) for on in self.others]
        return survival(self.round) * self.patience.hope * 0.5 * (max(shares) + sum(shares))
