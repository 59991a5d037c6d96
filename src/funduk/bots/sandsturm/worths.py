"""What goods are worth to a seat under each mission, from the set's own scoring; remembered."""

import numpy as np
from numpy.typing import NDArray

from funduk.core.goods import one, total, within
from funduk.games.sandsturm.material import (
    ARTEFACT_POINTS,
    CHIP_POINTS,
    FEWEST_SEATS,
    KINDS,
    LAMP_POINTS,
    MISSIONS,
    NOT_COMPARED,
    ONE_ARTEFACT,
    ONE_LAMP,
    Box,
)
from funduk.games.sandsturm.questions.missions import CHIPS_ON_ME
from funduk.games.sandsturm.scoring import measure, mission_points

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

ONES = [int(one(kind)) for kind in range(KINDS)]
KINDS_RANGE = range(int(KINDS))
NUMBER = len(MISSIONS)
NO_CHIPS = (0,) * NUMBER
UNRANKED_TASTE = 4.0
"""Points a step towards winning alone feels like to somebody who is not ranked."""
GUESSED_FEWEST = 6
"""What a mission that wants the fewest goods aims at; what the others will have is not known."""
MOST_REMEMBERED = 200_000
MOST_RECKONED = 64


class Reckoned:
    """The last few results that depend on nothing but what everybody sees."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Floats] = {}

    def get(self, key: tuple[object, ...]) -> Floats | None:
        return self._kept.get(key)

    def keep(self, key: tuple[object, ...], found: Floats) -> Floats:
        if len(self._kept) >= MOST_RECKONED:
            self._kept.clear()
        self._kept[key] = found
        return found


class Worths:
    """Points, and steps missing to win alone, by seat, mission, goods and correct chips."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.ranked = np.array([mission.ranked for mission in box.missions])
        self.alone = np.array([bool(mission.alone) for mission in box.missions])
        self.counts_chips = np.array([CHIPS_ON_ME in mission.alone for mission in box.missions])
        """Who wins alone only with few correct chips on them."""
        self.reckoned = Reckoned()
        self._tastes: dict[int, tuple[float, ...]] = {}
        self._shifts: dict[int, tuple[Floats, Floats]] = {}
        self._standings: dict[tuple[int, int, tuple[int, ...]], int] = {}
        self._rows: Floats = np.zeros((1024, 2, NUMBER))

    def taste(self, seat: int, mission: int, goods: int) -> float:
        """SS-24, SS-25: what somebody with this mission would give for these goods."""
        return self.tastes(seat, goods)[mission]

    def tastes(self, seat: int, goods: int) -> tuple[float, ...]:
        """The same for every mission."""
        found = self._tastes.get(goods << 3 | seat)
        if found is None:
            found = tuple(self._taste(seat, mission, goods) for mission in range(NUMBER))
            if len(self._tastes) > MOST_REMEMBERED:
                self._tastes.clear()
            self._tastes[goods << 3 | seat] = found
        return found

    def _taste(self, seat: int, mission: int, goods: int) -> float:
        if not self.box.missions[mission].ranked:
            return -UNRANKED_TASTE * self._missing(seat, mission, goods, 0)
        return float(mission_points(self.box, self.seats, seat, mission, goods, 0)) + things_points(
            goods
        )

    def shifts(self, seat: int, goods: int) -> tuple[Floats, Floats]:
        """By kind and mission: what losing one good costs, and what getting one brings."""
        found = self._shifts.get(goods << 3 | seat)
        if found is None:
            now = self.tastes(seat, goods)
            less = [
                self.tastes(seat, goods - single) if goods >> 7 * kind & 127 else now
                for kind, single in enumerate(ONES)
            ]
            more = [self.tastes(seat, goods + single) for single in ONES]
            found = (np.array(now) - np.array(less), np.array(more) - np.array(now))
            if len(self._shifts) > MOST_REMEMBERED:
                self._shifts.clear()
            self._shifts[goods << 3 | seat] = found
        return found

    def standing(self, seat: int, goods: int, chips: tuple[int, ...] = NO_CHIPS) -> Floats:
        """Two rows: for every mission the points of these goods, and the steps missing to win alone.

        `chips` counts the chips of each mission that lie on the seat: those that would be correct.
        """
        found: Floats = self.standings([(seat, goods, chips)])[0]
        return found

    def standings(self, wanted: list[tuple[int, int, tuple[int, ...]]]) -> Floats:
        """The same for many seats, goods and chips at once."""
        known = self._standings
        if len(known) > MOST_REMEMBERED:
            known.clear()
        places = []
        for key in wanted:
            place = known.get(key)
            if place is None:
                place = known[key] = self._reckon(len(known), key)
            places.append(place)
        found: Floats = self._rows[places]
        return found

    def _reckon(self, place: int, key: tuple[int, int, tuple[int, ...]]) -> int:
        seat, goods, chips = key
        things = things_points(goods)
        points = [
            mission_points(self.box, self.seats, seat, mission, goods, chips[mission]) + things
            for mission in range(NUMBER)
        ]
        missing = [self._missing(seat, mission, goods, chips[mission]) for mission in range(NUMBER)]
        if place >= len(self._rows):
            self._rows = np.concatenate([self._rows, np.zeros_like(self._rows)])
        self._rows[place, 0] = points
        self._rows[place, 1] = missing
        return place

    def _missing(self, seat: int, mission: int, goods: int, chips: int) -> float:
        """SS-25: how far the count is above what wins alone; goods, for a mission that never does."""
        rule = self.box.missions[mission]
        if not rule.alone:
            return float(total(goods)) if not rule.ranked else 0.0
        counted = sum(measure(self.seats, seat, which, goods, chips) for which in rule.alone)
        most = rule.alone_at_most[self.seats - FEWEST_SEATS]
        if rule.alone_fewest != NOT_COMPARED:
            most = min(most, GUESSED_FEWEST)
        return float(counted - most)


def things_points(goods: int) -> int:
    """SS-24: lamp and artefact."""
    points = LAMP_POINTS if within(ONE_LAMP, goods) else 0
    return points + (ARTEFACT_POINTS if within(ONE_ARTEFACT, goods) else 0)


def chip_points(place: int) -> int:
    """SS-21: what a correct chip brings behind so many others."""
    return CHIP_POINTS[place] if place < len(CHIP_POINTS) else 0
