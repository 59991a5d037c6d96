"""Choosing an action: every profile of choices valued at once, then an equilibrium."""

from itertools import product

import numpy as np

from funduk.bots.basari.haggling import PLANNED_GEMS, Haggling
from funduk.bots.basari.scene import NOTHING, Batch, Outcome, Scene
from funduk.bots.basari.value import Floats, Positions
from funduk.parts.equilibrium import mixed_strategies

Change = list[tuple[int, list[Outcome]]]
"""Who changes how: seats with the possible outcomes for each."""


def strategies(scene: Scene) -> tuple[list[list[float]], list[list[float]]]:
    """Mixed strategies of all seats, and each seat's values over all profiles."""
    deals = _solve_pairs(scene)
    profiles = list(product(range(scene.actions), repeat=scene.seats))
    values = _profile_values(scene, profiles, deals)
    by_seat = [values[:, seat].tolist() for seat in range(scene.seats)]
    return mixed_strategies(by_seat, scene.actions), by_seat


def _solve_pairs(scene: Scene) -> dict[tuple[int, int, int], Change]:
    """For every action and every pair: how they settle it."""
    batch = Batch(scene)
    hagglings = [
        Haggling(scene, batch, action, one, two, PLANNED_GEMS)
        for action in range(scene.actions)
        if action != scene.free_action
        for place, one in enumerate(scene.order)
        for two in scene.order[place + 1 :]
    ]
    values = batch.values()
    deals: dict[tuple[int, int, int], Change] = {}
    for haggling in hagglings:
        winner, payee, bid = haggling.outcome(haggling.solve(values, 0.0))
        paid = NOTHING if bid is None else bid
        gains = [
            Outcome(outcome.chance, outcome.points, outcome.gems - paid, outcome.progress)
            for outcome in scene.outcomes[winner][haggling.action]
        ]
        one, two = sorted(haggling.seats)
        deals[haggling.action, one, two] = [(winner, gains), (payee, [Outcome(1.0, 0.0, paid, 0.0)])]
    return deals


def _profile_values(
    scene: Scene, profiles: list[tuple[int, ...]], deals: dict[tuple[int, int, int], Change]
) -> Floats:
    points: list[Floats] = []
    gems: list[Floats] = []
    progress: list[Floats] = []
    chances: list[float] = []
    slots: list[int] = []
    for slot, profile in enumerate(profiles):
        for chance, parts in _branches(_changes(scene, profile, deals)):
            new_points = scene.base.points[0].copy()
            new_gems = scene.base.gems[0].copy()
            new_progress = scene.base.progress[0].copy()
            for seat, outcome in parts:
                new_points[seat] += outcome.points
                new_gems[seat] += outcome.gems
                new_progress[seat] += outcome.progress
            points.append(new_points)
            gems.append(new_gems)
            progress.append(new_progress)
            chances.append(chance)
            slots.append(slot)
    positions = Positions(scene.base.stage, np.array(points), np.array(gems), np.array(progress))
    shares = scene.value(positions) * np.array(chances)[:, None]
    values = np.zeros((len(profiles), scene.seats))
    np.add.at(values, np.array(slots), shares)
    return values


def _changes(scene: Scene, profile: tuple[int, ...], deals: dict[tuple[int, int, int], Change]) -> Change:
    changes: Change = []
    for action in range(scene.actions):
        choosers = [seat for seat, chosen in enumerate(profile) if chosen == action]
        if action == scene.free_action:
            changes += [(seat, _shared_free(scene, seat, action, len(choosers))) for seat in choosers]
        elif len(choosers) == 1:
            changes.append((choosers[0], scene.outcomes[choosers[0]][action]))
        elif len(choosers) == 2:
            changes += deals[action, choosers[0], choosers[1]]
    return changes


def _shared_free(scene: Scene, seat: int, action: int, choosers: int) -> list[Outcome]:
    """Alone the exchange, together one gem each: the second outcome listed."""
    outcomes = scene.outcomes[seat][action]
    return [outcomes[0] if choosers == 1 else outcomes[1]]


def _branches(changes: Change) -> list[tuple[float, list[tuple[int, Outcome]]]]:
    branches: list[tuple[float, list[tuple[int, Outcome]]]] = [(1.0, [])]
    for seat, outcomes in changes:
        branches = [
            (chance * (outcome.chance if len(outcomes) > 1 else 1.0), [*parts, (seat, outcome)])
            for chance, parts in branches
            for outcome in outcomes
        ]
    return branches
