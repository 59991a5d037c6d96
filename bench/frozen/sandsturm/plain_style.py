"""What somebody who goes by simple prices would do with every mission: the sharpest evidence there is."""

import numpy as np

from bench.frozen.games.sandsturm import DICE, TYPES, Offer, SandsturmTable, offers
from bench.frozen.sandsturm.peddler import CHIP_PRICE, execution, hope, most_times
from bench.frozen.sandsturm.ware_prices import Plan, Prices
from bench.frozen.sandsturm.worths import NUMBER, Floats, Ints, Worths
from funduk.core.action import Action

WAYS_TO_REROLL = (1 << DICE) - 1
Gains = list[list[float]]


class PlainStyle:
    """Plays a seat's turn in mind, once for every mission it may have."""

    def __init__(self, worths: Worths, deals: Ints, certainty: float) -> None:
        self.prices = Prices(worths.box, worths.seats)
        self.box = worths.box
        self.seats = worths.seats
        self.deals = deals
        self.certainty = certainty
        self.reckoned = worths.reckoned

    def likeliest(self, grown: Floats, seat: int, mission: int) -> dict[int, int]:
        """The deal that such a player believes in who has this mission; `grown`: everybody's gains so far."""
        deals = self.deals[self.deals[:, seat] == mission]
        weight = np.zeros(len(deals))
        for other in range(self.seats):
            if other != seat:
                weight += self.certainty * grown[other, deals[:, other]]
        weight = np.exp(weight - weight.max())
        trust = np.zeros(len(deals))
        for other in range(self.seats):
            trust += np.bincount(deals[:, other], weights=weight, minlength=NUMBER)[deals[:, other]]
        best = deals[int(trust.argmax())]
        return {other: int(best[other]) for other in range(self.seats)}

    def _plan(self, table: SandsturmTable, grown: Floats, seat: int, mission: int) -> Plan:
        missions = self.likeliest(grown, seat, mission)
        return Plan(self.prices, table, seat, missions, table.effects())

    def gains(self, table: SandsturmTable, grown: Floats, seat: int) -> list[Gains]:
        """By mission, type and times; the same for everybody who looks on, so one reckons for all."""
        key = ("plain gains", seat, *self._in_the_open(table), grown.tobytes())
        found = self.reckoned.get(key)
        if found is None:
            most = most_times(table.effects())
            by_mission = []
            for mission in range(NUMBER):
                plan = self._plan(table, grown, seat, mission)
                by_mission.append([plan.gains(type, most) for type in range(len(TYPES))])
            found = self.reckoned.keep(key, np.array(by_mission))
        listed: list[Gains] = found.tolist()
        return listed

    def _in_the_open(self, table: SandsturmTable) -> tuple[object, ...]:
        goods = [(int(trader.goods), int(trader.locked), trader.banned) for trader in table.traders]
        return (table.card, *goods)

    def type_hits(
        self, table: SandsturmTable, gains: list[Gains], chosen: tuple[int, int], chips: int
    ) -> list[bool]:
        """By mission: whether this type with so many jokers is the choice, and nothing is rolled again."""
        offered = offers(table)
        content = [True] * NUMBER
        free = table.free_rerolls > 0
        if free or (chips >= self.seats and not table.effects().no_paid_rerolls):
            content = self.reroll_hits(table, gains, 0, free)
        found = []
        for by_type, stays in zip(gains, content, strict=True):
            worths = self._worths(offered, by_type)
            offer = offered[worths.index(max(worths))]
            found.append(stays and (offer.type, offer.jokers) == chosen)
        return found

    def _worths(self, offered: list[Offer], by_type: Gains) -> list[float]:
        return [by_type[offer.type][min(offer.times, len(by_type[0]) - 1)] for offer in offered]

    def reroll_hits(
        self, table: SandsturmTable, gains: list[Gains], dice: int, free: bool
    ) -> list[bool]:
        """By mission: whether just these dice would be rolled again; with no dice, whether none would."""
        offered = offers(table)
        card, faces = table.effects(), int(table.faces)
        found = []
        for by_type in gains:
            best = max(self._worths(offered, by_type), default=0.0)
            hopes = [hope(self.box, faces, card, type, by_type[type]) for type in range(len(TYPES))]
            hoped, rolled = max(hopes)
            wanted = rolled if hoped - best >= (0.0 if free else CHIP_PRICE) else 0
            found.append(wanted == dice)
        return found

    def aim_hits(self, table: SandsturmTable, grown: Floats, seat: int, done: Action) -> list[bool]:
        """By mission: whether this is the execution of choice."""
        key = ("plain aims", seat, done, *self._in_the_open(table), grown.tobytes())
        found = self.reckoned.get(key)
        if found is None:
            bests = [
                self._plan(table, grown, seat, mission).best(table.type)
                for mission in range(NUMBER)
            ]
            hits = [
                float(best is not None and execution(seat, table.type, best) == done)
                for best in bests
            ]
            found = self.reckoned.keep(key, np.array(hits))
        return [bool(hit) for hit in found]


def hit_shares(hits: list[bool], options: int, lapse: float) -> Floats:
    """By mission how likely that was, with lapses spread over all options."""
    found: Floats = (1.0 - lapse) * np.array(hits, dtype=np.float64) + lapse / options
    return found
