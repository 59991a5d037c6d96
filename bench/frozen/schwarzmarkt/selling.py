"""The sale, exactly: every lot of every kind together with what the storage can keep."""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

import numpy as np

from bench.frozen.games.schwarzmarkt import (
    FINAL,
    MOST_POINTS,
    ROWS,
    UNNAMED,
    from_production,
    rows_up,
)
from bench.frozen.schwarzmarkt.outlook import Outlook
from bench.frozen.schwarzmarkt.situation import SIX, counts_of
from funduk.core.goods import some

NEVER = -1e9


class Lot(NamedTuple):
    """Goods of one kind sold from both fields, the points they bring, and how many stay in storage."""

    made: int
    stored: int
    points: int
    left: int


class Sale(NamedTuple):
    """A whole sale and what it is worth together with what is kept."""

    production: int
    storage: int
    named: int
    points: int
    worth: float


class Selling:
    """All sales of one seat; the best is found kind by kind over the room left in the storage."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        s = outlook.s
        self.outlook = outlook
        self.seat = seat
        self.final = s.phase == FINAL
        player = s.v.players[seat]
        self.cards = player.cards
        self.made = counts_of(
            int(from_production(s.box, self.cards, player.production, self.final))
        )
        self.stored = [int(number) for number in s.stored[seat]]
        self.limit = sum(self.stored) if self.final else s.limits[seat]
        self.up = rows_up(s.box, self.cards)

    def lots(self, kind: int, named: int) -> list[Lot]:
        """SM-24: every lot of a kind, and none."""
        row = int(self.outlook.rows[kind])
        if kind == named:
            row = min(row + self.up, ROWS)
        made, stored = self.made[kind], self.stored[kind]
        found = [Lot(0, 0, 0, stored)] if kind != named else []
        for points in range(1, MOST_POINTS + 1):
            need = self.outlook.s.box.needs[row][points]
            for first in range(max(0, need - stored), min(need, made) + 1):
                found.append(Lot(first, need - first, points, stored - need + first))
        return found

    def keeping(self, kind: int, lot: Lot) -> list[float]:
        """What a lot is worth with nothing, one, two and so on kept of the rest."""
        outlook = self.outlook
        row = int(outlook.rows[kind])
        points = lot.points + (
            np.zeros(lot.left + 1) if self.final else outlook.kept[row, : lot.left + 1]
        )
        made = float(outlook.made[self.seat, kind]) * (self.made[kind] - lot.made)
        worths = outlook.worth_of(outlook.bonus[self.seat, kind], points) + made
        return [float(worth) for worth in worths]

    def best(self) -> list[Sale]:
        """The best sale for every kind a regular customer could be named for, best first."""
        names = [UNNAMED]
        if self.up:
            names += [kind for kind in range(SIX) if self.lots(kind, kind)]
        return sorted([self.best_named(named) for named in names], key=lambda sale: -sale.worth)

    def best_named(self, named: int, without: int = UNNAMED) -> Sale:
        """The best sale with one kind named; `without` is a kind that is not sold."""
        room = self.limit + 1
        worth = [0.0] * room
        chosen: list[list[Lot]] = []
        for kind in range(SIX):
            lots = self.lots(kind, named)
            if kind == without:
                lots = lots[:1]
            longer = [NEVER] * room
            lot_of = [lots[0]] * room
            kept_of = [0] * room
            for lot in lots:
                for kept, value in enumerate(self.keeping(kind, lot)):
                    for used in range(kept, room):
                        total = worth[used - kept] + value
                        if total > longer[used] + 1e-12:
                            longer[used], lot_of[used], kept_of[used] = total, lot, kept
            chosen.append([Lot(*lot[:3], kept) for lot, kept in zip(lot_of, kept_of, strict=True)])
            worth = longer
        used = max(range(room), key=lambda place: (worth[place], -place))
        best = worth[used]
        production = storage = points = 0
        for kind in range(SIX - 1, -1, -1):
            lot = chosen[kind][used]
            production += int(some(kind, lot.made))
            storage += int(some(kind, lot.stored))
            points += lot.points
            used -= lot.left
        return Sale(production, storage, named, points, best)

    def can_sell(self) -> bool:
        """Whether there is a lot at all."""
        names = range(SIX) if self.up else [UNNAMED]
        return any(
            lot.points for kind in range(SIX) for named in names for lot in self.lots(kind, named)
        )

    def unwanted(self) -> list[Sale]:
        """Where keeping all is best: the best sale with each kind that could be sold."""
        kinds = [kind for kind in range(SIX) if not self.up and self.lots(kind, kind)]
        return [self.best_named(kind)._replace(named=UNNAMED) for kind in kinds]

    def nothing(self) -> Sale:
        """To keep everything that the storage can hold."""
        return Sale(0, 0, UNNAMED, 0, self.worth_kept(self.stored))

    def worth_kept(self, stored: list[int]) -> float:
        """What a storage is worth once the excess is given up."""
        return self.cleared(stored)[1]

    def cleared(self, stored: list[int]) -> tuple[int, float]:
        """SM-26: what to give up, and what the rest is worth."""
        room = self.limit + 1
        worth = [0.0] * room
        choices: list[list[int]] = []
        for kind in range(SIX):
            values = self.keeping(kind, Lot(0, 0, 0, stored[kind]))
            longer = [NEVER] * room
            kept_of = [0] * room
            for kept, value in enumerate(values):
                for used in range(kept, room):
                    if worth[used - kept] + value > longer[used] + 1e-12:
                        longer[used], kept_of[used] = worth[used - kept] + value, kept
            choices.append(kept_of)
            worth = longer
        used = min(sum(stored), self.limit)
        best = worth[used]
        gone = 0
        for kind in range(SIX - 1, -1, -1):
            gone += int(some(kind, stored[kind] - choices[kind][used]))
            used -= choices[kind][used]
        return gone, best

    def exchanged(self, stored: list[int], gone: int) -> list[tuple[int, float]]:
        """Other ways to give up as much: one good kept for another, and what that changes."""
        given = counts_of(gone)
        values = [self.keeping(kind, Lot(0, 0, 0, number)) for kind, number in enumerate(stored)]
        found: list[tuple[int, float]] = []
        for lost, saved in permutations(range(SIX), 2):
            kept, more = stored[lost] - given[lost], stored[saved] - given[saved]
            if kept and given[saved]:
                change = values[lost][kept - 1] - values[lost][kept]
                change += values[saved][more + 1] - values[saved][more]
                found.append((gone + int(some(lost, 1)) - int(some(saved, 1)), change))
        return found
