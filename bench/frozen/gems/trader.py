"""What both Basari games share: the choice by equilibrium, the negotiation by its exact solution."""

from abc import abstractmethod
from typing import Any

import numpy as np

from bench.frozen.gems.bids import rank
from bench.frozen.gems.choosing import expectation
from bench.frozen.gems.haggling import SILENCE, Haggling, open_bids
from bench.frozen.gems.scene import NOTHING, Batch, Outcome, Scene
from bench.frozen.gems.tipping import tipped_by
from bench.frozen.gems.value import Course, Floats, Positions, handmade_weights
from bench.frozen.reasons import alternatives
from funduk.bots.solvers.equilibrium import action_values
from funduk.bots.solvers.negotiation import Solution
from funduk.core.action import Action
from funduk.core.bot import Bot, Decision
from funduk.core.dice import Dice
from funduk.core.game import Game, Table
from funduk.core.goods import unpack
from funduk.games.gems.haggling import Accept, Decline, Haggle, Offer, Raise

WARMTH = 0.004
"""How much win share it takes before others are expected to see the difference."""
FINE = 1_000_000
SURE = 0.995
"""A choice that comes up so often is not drawn from a mixture."""


class Trader(Bot):
    """One step ahead: values every outcome of the round by the chance to win from there."""

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        super().__init__(game, seat, dice)
        self.course = self.make_course()
        self.weights = self.value_weights()

    @abstractmethod
    def make_course(self) -> Course:
        """How the stages of this game go."""

    @abstractmethod
    def position(self, table: Table) -> Positions:
        """What the players have, also between rounds."""

    @abstractmethod
    def scene(self, table: Table) -> Scene:
        """The moment as numbers."""

    def value_weights(self) -> Floats:
        return handmade_weights()

    def choose(self, scene: Scene, actions: list[Action]) -> Decision:
        """Draws from the equilibrium of all seats' choices."""
        mine, worth = self.plan(scene)
        point = self.dice.below(FINE) / FINE
        chosen = min(int(np.searchsorted(np.cumsum(mine), point, side="right")), len(mine) - 1)
        other = max(
            (place for place in range(len(worth)) if place != chosen),
            key=lambda place: worth[place],
        )
        ways = scene.outcomes[self.seat]
        why = {
            "code": "equilibrium" if mine[chosen] < SURE else "clear-choice",
            "mix": [round(float(share), 3) for share in mine],
            "mixed": round(float(mine[chosen]), 3),
            "alternatives": alternatives(zip(actions, worth, strict=True)),
            "tipped": self.tipped(scene, ways[chosen], ways[other]),
        }
        return Decision(actions[chosen], why)

    def plan(self, scene: Scene) -> tuple[list[float], list[float]]:
        """How often to choose each action, and what each is worth against the others' mixtures."""
        expected = expectation(scene)
        worth = action_values(expected.values[self.seat], expected.mixes, self.seat, scene.actions)
        return expected.mixes[self.seat], worth

    def haggle(self, scene: Scene, action: int, haggle: Haggle) -> Decision:
        """Opens, or answers the standing bid."""
        batch = Batch(scene)
        standing = int(haggle.standing)
        bids = open_bids(scene, action, (self.seat, haggle.other), standing)
        haggling = Haggling(scene, batch, action, self.seat, haggle.other, bids)
        values = batch.values()
        solution = haggling.solve(values, WARMTH)
        if not standing:
            return self._open(haggling, solution, values)
        return self._answer(scene, haggling, solution, values, standing)

    def _open(self, haggling: Haggling, solution: Solution, values: Floats) -> Decision:
        worth = solution.first_value[0]
        goods = haggling.bids[0].goods
        options: list[tuple[Action, float]] = [
            (Offer(self.seat, goods[bid]), worth[bid]) for bid in range(len(worth))
        ]
        if not haggling.must_open or not options:
            options.append((Decline(self.seat), haggling.silence(values)))
        bid = haggling.opening(solution, values)
        why: dict[str, Any] = {"code": "solved-silence", "alternatives": alternatives(options)}
        if bid == SILENCE:
            return Decision(Decline(self.seat), why)
        why["code"] = "solved-opening"
        why["accepted"] = round(solution.accepted[0][bid], 3)
        return Decision(Offer(self.seat, goods[bid]), why)

    def _answer(
        self, scene: Scene, haggling: Haggling, solution: Solution, values: Floats, standing: int
    ) -> Decision:
        laid = rank(standing)
        theirs = haggling.bids[1].ranks.index(laid)
        accepting = float(values[self.seat, haggling.slots[1] + theirs])
        mine = haggling.bids[0]
        raises = [bid for bid, bid_rank in enumerate(mine.ranks) if bid_rank > laid]
        worth = solution.first_value[0]
        accept = Accept(self.seat)
        options: list[tuple[Action, float]] = [(accept, accepting)]
        options += [(Raise(self.seat, mine.goods[bid]), worth[bid]) for bid in raises]
        why: dict[str, Any] = {"code": "solved-accept", "alternatives": alternatives(options)}
        if not raises:
            return Decision(accept, {**why, "code": "must-accept"})
        best = max(raises, key=lambda bid: worth[bid])
        taken = [Outcome(1.0, 0.0, haggling.bids[1].counts[:, theirs], 0.0)]
        paid = paying(scene.outcomes[self.seat][haggling.action], mine.counts[:, best])
        if accepting >= worth[best]:
            return Decision(accept, {**why, "tipped": self.tipped(scene, taken, paid)})
        why["code"] = "solved-raise"
        why["accepted"] = round(solution.accepted[0][best], 3)
        why["tipped"] = self.tipped(scene, paid, taken)
        return Decision(Raise(self.seat, mine.goods[best]), why)

    def best_of(
        self, scene: Scene, code: str, options: list[tuple[Action, list[Outcome]]]
    ) -> Decision:
        """Picks the action with the best expected win share."""
        ways = [outcome for _, outcomes in options for outcome in outcomes]
        shares = scene.value(scene.varied(self.seat, ways))[self.seat]
        worth: list[float] = []
        place = 0
        for _, outcomes in options:
            there = range(place, place + len(outcomes))
            worth.append(sum(float(shares[k]) * ways[k].chance for k in there))
            place += len(outcomes)
        best, *others = sorted(range(len(options)), key=lambda option: -worth[option])
        weighed = alternatives((action, worth[k]) for k, (action, _) in enumerate(options))
        why: dict[str, Any] = {"code": code, "alternatives": weighed}
        if others:
            why["tipped"] = self.tipped(scene, options[best][1], options[others[0]][1])
        return Decision(options[best][0], why)

    def tipped(self, scene: Scene, better: list[Outcome], other: list[Outcome]) -> str:
        """What speaks most for the better of two prospects, by the values decisions go by."""
        return tipped_by(scene, self.own_weights(), self.seat, better, other)

    def own_weights(self) -> Floats:
        return self.weights


def paying(outcomes: list[Outcome], bid: Floats) -> list[Outcome]:
    """An action's outcomes once a bid for it is paid."""
    return [
        Outcome(outcome.chance, outcome.points, outcome.gems - bid, outcome.progress)
        for outcome in outcomes
    ]


def certain(gems: Floats) -> Outcome:
    """Gems come or go, and nothing else."""
    return Outcome(1.0, 0.0, gems, 0.0)


UNCHANGED = Outcome(1.0, 0.0, NOTHING, 0.0)


def one_position(stage: int, points: list[int], gems: list[int], progress: list[int]) -> Positions:
    """A single position from what the players have."""
    return Positions(
        stage,
        np.array(points, dtype=np.float32)[:, None],
        np.array([unpack(held, 4) for held in gems], dtype=np.float32)[:, :, None],
        np.array(progress, dtype=np.float32)[:, None],
    )
