"""Choosing an action: every profile of choices valued at once, then an equilibrium."""

from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from bench.frozen.gems.haggling import Haggling, planned_bids
from bench.frozen.gems.scene import NOTHING, Batch, Outcome, Scene
from bench.frozen.gems.value import Floats, Positions, Whole
from bench.frozen.shared import once
from funduk.bots.solvers.equilibrium import mixed_strategies

Ways = list[tuple[float, int]]
"""How something can turn out: chances, and rows of changes."""
Deals = dict[tuple[int, int, int], Ways]
Part = tuple[int, tuple[int, ...], int]
"""An action, its choosers, and whether the free action is shared: then its second way comes about."""

NO_CHANGE: Ways = [(1.0, 0)]
CHANGES = 6
"""What changes for a seat: points, gems of four colours, progress."""


class Profiles:
    """Where every profile of choices leads: positions, their chances, and where each profile begins."""

    def __init__(self, positions: Positions, chances: Floats, starts: Whole) -> None:
        self.positions = positions
        self.chances = chances
        self.starts = starts

    def expected(self, shares: Floats) -> Floats:
        """Win shares of the positions as expectations for every profile, the last seat's choice fastest."""
        values: Floats = np.add.reduceat(shares * self.chances, self.starts, axis=-1)
        return values


class Expectation:
    """How merchants would choose: where all profiles lead, every seat's values of them, the equilibrium."""

    def __init__(self, scene: Scene) -> None:
        self.profiles = profiles(scene)
        self.values: list[list[float]] = self.profiles.expected(
            scene.value(self.profiles.positions)
        ).tolist()
        self.mixes = mixed_strategies(self.values, scene.actions)


def expectation(scene: Scene) -> Expectation:
    """Worked out once for all seats of a table."""
    return once(("expected", scene.key()), lambda: Expectation(scene))


class Changes:
    """Rows of what changes for whom; the first changes nothing."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rows: list[Floats] = [np.zeros((seats, CHANGES), dtype=np.float32)]

    def add(self, seat: int, outcome: Outcome, payee: int = 0, paid: Floats = NOTHING) -> int:
        """A seat gets an outcome, and may have paid for it."""
        row = np.zeros((self.seats, CHANGES), dtype=np.float32)
        row[seat, 0] = outcome.points
        row[seat, 1:5] = outcome.gems
        row[seat, 5] = outcome.progress
        row[seat, 1:5] -= paid
        row[payee, 1:5] += paid
        self.rows.append(row)
        return len(self.rows) - 1


def profiles(scene: Scene) -> Profiles:
    """Plays every profile through, pairs settling as they plan to."""
    changes = Changes(scene.seats)
    alone = [
        [
            [(outcome.chance, changes.add(seat, outcome)) for outcome in outcomes]
            for outcomes in by_action
        ]
        for seat, by_action in enumerate(scene.outcomes)
    ]
    deals = _solve_pairs(scene, changes)
    parts, layout = profile_layout(scene.seats, scene.actions, scene.free_action)
    listed: list[Ways] = [NO_CHANGE]
    for action, choosers, shared in parts:
        if len(choosers) == 2:
            listed.append(deals[action, choosers[0], choosers[1]])
        elif action == scene.free_action:
            listed.append([(1.0, alone[choosers[0]][action][shared][1])])
        else:
            listed.append(alone[choosers[0]][action])
    slots, chances, rows = _branches(listed, layout)
    changed = np.array(changes.rows).transpose(1, 2, 0)
    stacked = changed[:, :, rows[0]]
    for more in rows[1:]:
        stacked += changed[:, :, more]
    positions = Positions(
        scene.base.stage,
        scene.base.points + stacked[:, 0],
        scene.base.gems + stacked[:, 1:5],
        scene.base.progress + stacked[:, 5],
    )
    starts = np.flatnonzero(np.diff(slots, prepend=-1))
    return Profiles(positions, chances.astype(np.float32), starts)


def _branches(listed: list[Ways], layout: Whole) -> tuple[Whole, NDArray[np.float64], list[Whole]]:
    """Every way each profile can turn out: the profile, the chance, and the rows of all its parts."""
    sizes = np.array([len(ways) for ways in listed])
    begins = np.cumsum(sizes) - sizes
    chance_of = np.array([chance for ways in listed for chance, _ in ways])
    row_of = np.array([row for ways in listed for _, row in ways])
    slots = np.arange(len(layout))
    chances = np.ones(len(layout))
    rows: list[Whole] = []
    for place in range(layout.shape[1]):
        here = layout[slots, place]
        number = sizes[here]
        before = np.repeat(np.arange(len(slots)), number)
        within = np.arange(len(before)) - np.repeat(np.cumsum(number) - number, number)
        way = begins[here][before] + within
        slots = slots[before]
        chances = chances[before] * chance_of[way]
        rows = [*[earlier[before] for earlier in rows], row_of[way]]
    return slots, chances, rows


def _solve_pairs(scene: Scene, changes: Changes) -> Deals:
    """For every action and every pair: how they settle it."""
    batch = Batch(scene)
    hagglings = [
        Haggling(scene, batch, action, one, two, planned_bids(scene, (one, two)))
        for action in range(scene.actions)
        if action != scene.free_action
        for place, one in enumerate(scene.order)
        for two in scene.order[place + 1 :]
    ]
    values = batch.values()
    deals: Deals = {}
    for haggling in hagglings:
        winner, payee, bid = haggling.outcome(haggling.solve(values, 0.0), values)
        paid = NOTHING if bid is None else bid
        one, two = sorted(haggling.seats)
        deals[haggling.action, one, two] = [
            (outcome.chance, changes.add(winner, outcome, payee, paid))
            for outcome in scene.outcomes[winner][haggling.action]
        ]
    return deals


@cache
def profile_plan(seats: int, actions: int, free_action: int | None) -> list[list[Part]]:
    """What comes about under every profile: actions with who gets or negotiates them."""
    plan: list[list[Part]] = []
    for profile in product(range(actions), repeat=seats):
        parts: list[Part] = []
        for action in range(actions):
            choosers = [seat for seat, chosen in enumerate(profile) if chosen == action]
            if action == free_action:
                parts += [(action, (seat,), int(len(choosers) > 1)) for seat in choosers]
            elif 1 <= len(choosers) <= 2:
                parts.append((action, tuple(choosers), 0))
        plan.append(parts)
    return plan


@cache
def profile_layout(seats: int, actions: int, free_action: int | None) -> tuple[list[Part], Whole]:
    """All parts there can be, and which of them, counted from 1, come about under each profile."""
    plan = profile_plan(seats, actions, free_action)
    numbers: dict[Part, int] = {}
    for parts in plan:
        for part in parts:
            numbers.setdefault(part, len(numbers) + 1)
    width = max(len(parts) for parts in plan)
    layout = [[*[numbers[part] for part in parts], *[0] * (width - len(parts))] for parts in plan]
    return list(numbers), np.array(layout, dtype=np.int64)
