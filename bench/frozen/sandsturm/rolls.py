"""Every roll as a multiset of faces, every way to keep part of it, and what rolling the rest leads to."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from bench.frozen.games.sandsturm import (
    BLANK,
    COUNT_BITS,
    DICE,
    JOKER,
    TYPES,
    Box,
    RoundCard,
    executions,
    fewest_jokers,
    most_jokers,
)
from bench.frozen.sandsturm.worths import Floats, Ints

FACES = BLANK + 1
CANNOT = -1

Sides = tuple[float, ...]
Roll = tuple[int, ...]


class Rolls:
    """All rolls of dice with these chances of faces; 252 rolls and 462 keeps where six faces occur.

    Dice that differ from each other are treated as so many average dice.
    """

    def __init__(self, chances: Sides) -> None:
        faces = [face for face in range(FACES) if chances[face] > 0]
        self.rolls: list[Roll] = list(combinations_with_replacement(faces, DICE))
        self.keeps: list[Roll] = [
            keep for size in range(DICE + 1) for keep in combinations_with_replacement(faces, size)
        ]
        self.roll_index = {roll: place for place, roll in enumerate(self.rolls)}
        self.keep_index = {keep: place for place, keep in enumerate(self.keeps)}
        leads_to = np.zeros((len(self.keeps), len(self.rolls)))
        ways = {size: _chances_of(faces, size, chances) for size in range(DICE + 1)}
        pairs: set[tuple[int, int]] = set()
        for place, keep in enumerate(self.keeps):
            for rest, chance in ways[DICE - len(keep)]:
                roll = self.roll_index[tuple(sorted(keep + rest))]
                leads_to[place, roll] += chance
                pairs.add((roll, place))
        rows, self._columns = np.nonzero(leads_to)
        self._chances: Floats = leads_to[rows, self._columns]
        self._rows: Ints = np.searchsorted(rows, np.arange(len(self.keeps)))
        self.first: Floats = leads_to[0]
        """The chance of every roll when all dice are thrown."""
        ordered = np.array(sorted(pairs), dtype=np.int64)
        self._pair_keeps: Ints = ordered[:, 1]
        self._starts: Ints = np.searchsorted(ordered[:, 0], np.arange(len(self.rolls)))
        self._times: dict[str, Ints] = {}

    def times(self, card: RoundCard) -> Ints:
        """SS-14: for every roll and type how often it is done with all jokers, or CANNOT."""
        found = self._times.get(card.id)
        if found is None:
            found = np.array([_times_of(card, roll) for roll in self.rolls], dtype=np.int64)
            self._times[card.id] = found
        return found

    def values(self, card: RoundCard, gains: Floats) -> Floats:
        """What the best type is worth for every roll; gains by type and times, larger times not listed."""
        times = self.times(card)
        capped = np.minimum(times, gains.shape[-1] - 1)
        worth = gains[..., np.arange(len(TYPES)), capped]
        best: Floats = np.where(times == CANNOT, -np.inf, worth).max(axis=-1)
        return np.where(np.isneginf(best), gains[..., :1, 0], best)

    def again(self, values: Floats) -> Floats:
        """For every keep the mean value after rolling the rest."""
        mean: Floats = np.add.reduceat(
            values[..., self._columns] * self._chances, self._rows, axis=-1
        )
        return mean

    def with_reroll(self, values: Floats, price: float) -> Floats:
        """What every roll is worth if it may be partly rolled again, once, for this price."""
        best = np.maximum.reduceat(self.again(values)[self._pair_keeps], self._starts)
        better: Floats = np.maximum(values, best - price)
        return better

    def plan(self, values: Floats, prices: list[float]) -> list[Floats]:
        """The worth of every roll with 0, 1, 2, ... rerolls left; the next one bought costs prices[0]."""
        plans = [values]
        for price in reversed(prices):
            plans.append(self.with_reroll(plans[-1], price))
        return plans


def _chances_of(faces: list[int], size: int, chances: Sides) -> list[tuple[tuple[int, ...], float]]:
    found = []
    for roll in combinations_with_replacement(faces, size):
        counts = Counter(roll)
        ways = factorial(size) // prod(factorial(number) for number in counts.values())
        found.append(
            (roll, ways * prod(chances[face] ** number for face, number in counts.items()))
        )
    return found


def _times_of(card: RoundCard, roll: tuple[int, ...]) -> list[int]:
    counts = card.extra_jokers << (int(COUNT_BITS) * JOKER)
    for face in roll:
        counts += 1 << (int(COUNT_BITS) * card.counts_as[face])
    found = []
    for type in range(len(TYPES)):
        jokers = most_jokers(card, counts, type)
        possible = not card.forbid[type] and fewest_jokers(counts, type) <= jokers
        found.append(executions(card, counts, type, jokers) if possible else CANNOT)
    return found


def rolls_of(box: Box) -> Rolls:
    """The rolls of a set's dice."""
    share = [0.0] * FACES
    for sides in box.dice:
        for side in sides:
            share[side] += 1.0 / (len(sides) * DICE)
    return _rolls(tuple(round(part, 12) for part in share))


@cache
def _rolls(chances: Sides) -> Rolls:
    return Rolls(chances)


def faces_of(packed: int) -> tuple[int, ...]:
    """The faces that lie, die by die."""
    return tuple(packed >> 3 * die & 7 for die in range(DICE))


def dice_to_reroll(packed: int, keep: tuple[int, ...]) -> int:
    """Which dice go back into the air so that this multiset stays."""
    staying = Counter(keep)
    dice = 0
    for die, face in enumerate(faces_of(packed)):
        if staying[face]:
            staying[face] -= 1
        else:
            dice += 1 << die
    return dice


def keeps_of(rolls: Rolls, packed: int) -> list[int]:
    """The keeps that leave at least one die to roll, as places among all keeps."""
    faces = faces_of(packed)
    found = set()
    for mask in range((1 << DICE) - 1):
        kept = tuple(sorted(face for die, face in enumerate(faces) if mask >> die & 1))
        found.add(rolls.keep_index[kept])
    return sorted(found)
