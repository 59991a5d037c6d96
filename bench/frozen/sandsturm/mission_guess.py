"""A simple guess at everybody's mission: whose goods moved as which mission would have liked."""

from functools import cache
from itertools import permutations
from math import exp

from bench.frozen.games.sandsturm import (
    FEWEST_SEATS,
    HIDDEN,
    MISSIONS,
    ONE_ARTEFACT,
    ONE_LAMP,
    RIGHT,
    TRIO,
    Box,
    Gave,
    MissionDealt,
    Moved,
    Robbed,
    SandsturmView,
    StartDrawn,
    Swapped,
    new_table,
)
from bench.frozen.sandsturm.ware_prices import Prices
from funduk.core.record import Record

CERTAINTY = 0.35
"""How strongly a point gained speaks for the mission that pays it."""


@cache
def deals(seats: int) -> list[tuple[int, ...]]:
    """SS-2, SS-3: every way the missions can have been dealt."""
    found = list(permutations(range(len(MISSIONS)), seats))
    if seats == FEWEST_SEATS:
        found = [deal for deal in found if sum(mission < TRIO for mission in deal) == 2]
    return found


class MissionGuess:
    """Watches the goods move, and weighs what each mission would have gained by each seat's actions."""

    def __init__(self, box: Box, seats: int, seat: int) -> None:
        self.seats = seats
        self.seat = seat
        self.mission = HIDDEN
        self.prices = Prices(box, seats)
        self.goods = [
            int(trader.goods) for trader in new_table(box, 1, seats, RIGHT, False).traders
        ]
        self.evidence = [[0.0] * len(MISSIONS) for _ in range(seats)]
        self._chances: list[list[float]] | None = None

    def watch(self, record: Record) -> None:
        if isinstance(record, Robbed):
            self._shift(record.victim, record.seat, record.good, record.seat)
        elif isinstance(record, Gave):
            self._shift(record.seat, record.to, record.good, record.seat)
        elif isinstance(record, Swapped):
            before = self._worths(record.seat)
            self._carry(record.seat, record.partner, record.own)
            self._carry(record.partner, record.seat, record.good)
            self._weigh(record.seat, before)
        elif isinstance(record, Moved):
            self._carry(record.giver, record.to, record.good)
        elif isinstance(record, StartDrawn):
            self.goods[record.seat] += ONE_LAMP
            if record.artefact >= 0:
                self.goods[record.artefact] += ONE_ARTEFACT
        elif isinstance(record, MissionDealt) and record.seat == self.seat:
            self.mission = record.mission

    def agree_with(self, v: SandsturmView) -> None:
        """Goods lie where the view shows them, also in a game begun from a position."""
        self.goods = [int(trader.goods) for trader in v.traders]

    def chances(self) -> list[list[float]]:
        """For every seat the chance of every mission, over all deals that agree with one's own."""
        if self._chances is None:
            pulls = [[exp(CERTAINTY * found) for found in row] for row in self.evidence]
            sums = [[0.0] * len(MISSIONS) for _ in range(self.seats)]
            total = 0.0
            for deal in deals(self.seats):
                if self.mission < HIDDEN and deal[self.seat] != self.mission:
                    continue
                weight = 1.0
                for seat, mission in enumerate(deal):
                    if seat != self.seat:
                        weight *= pulls[seat][mission]
                total += weight
                for seat, mission in enumerate(deal):
                    sums[seat][mission] += weight
            self._chances = [[part / total for part in row] for row in sums]
        return self._chances

    def likeliest(self) -> dict[int, int]:
        """The likeliest deal of the others' missions, seat by seat."""
        chances = self.chances()
        agreeing = [deal for deal in deals(self.seats) if deal[self.seat] == self.mission] or deals(
            self.seats
        )
        best = max(
            agreeing, key=lambda deal: sum(chances[seat][deal[seat]] for seat in range(self.seats))
        )
        return {seat: mission for seat, mission in enumerate(best) if seat != self.seat}

    def _shift(self, giver: int, to: int, good: int, actor: int) -> None:
        before = self._worths(actor)
        self._carry(giver, to, good)
        self._weigh(actor, before)

    def _carry(self, giver: int, to: int, good: int) -> None:
        self.goods[giver] -= good
        self.goods[to] += good
        self._chances = None

    def _worths(self, seat: int) -> list[float]:
        return [
            self.prices.worth(seat, mission, self.goods[seat]) for mission in range(len(MISSIONS))
        ]

    def _weigh(self, seat: int, before: list[float]) -> None:
        for mission, worth in enumerate(self._worths(seat)):
            self.evidence[seat][mission] += worth - before[mission]
