"""What traders in gems share: the choice by equilibrium, the negotiation by its exact solution."""

from abc import abstractmethod
from typing import Any, NamedTuple

import numpy as np

from funduk.bots.gems.bids import rank
from funduk.bots.gems.choosing import expectation
from funduk.bots.gems.haggling import SILENCE, Haggling, open_bids
from funduk.bots.gems.ledger import Ledger
from funduk.bots.gems.scene import NOTHING, Outcome, Scene
from funduk.bots.gems.tipping import tipped_by
from funduk.bots.gems.value import Course, Floats, Positions, handmade_weights
from funduk.bots.mixing import draw, mixture
from funduk.bots.reasons import alternatives
from funduk.bots.solvers.equilibrium import action_values
from funduk.core.action import Action
from funduk.core.bot import Bot, Decision
from funduk.core.dice import Dice
from funduk.core.game import Game, Table
from funduk.core.goods import unpack
from funduk.games.gems.haggling import Accept, Decline, Haggle, Offer, Raise

WARMTH = 0.004
"""How much win share it takes before others are expected to see the difference."""
SURE = 0.995
"""A choice that comes up so often is not drawn from a mixture."""


class Prospects(NamedTuple):
    """One seat's values of all outcomes, and by bid what it promises and how likely it is accepted."""

    values: Floats
    worth: list[float]
    accepted: list[float]


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
        chosen = draw(self.dice, mine)
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
        return Decision(actions[chosen], why, mixture(actions, mine))

    def plan(self, scene: Scene) -> tuple[list[float], list[float]]:
        """How often to choose each action, and what each is worth against the others' mixtures."""
        expected = expectation(scene)
        worth = action_values(expected.values[self.seat], expected.mixes, self.seat, scene.actions)
        return expected.mixes[self.seat], worth

    def haggle(self, scene: Scene, action: int, haggle: Haggle) -> Decision:
        """Opens, or answers the standing bid."""
        ledger = Ledger(scene, action)
        standing = int(haggle.standing)
        bids = open_bids(scene, action, (self.seat, haggle.other), standing)
        haggling = Haggling(scene, ledger, action, self.seat, haggle.other, bids)
        prospects = self.prospects(haggling, ledger)
        if not standing:
            return self._open(haggling, prospects)
        return self._answer(scene, haggling, prospects, standing)

    def prospects(self, haggling: Haggling, ledger: Ledger) -> Prospects:
        """What every bid promises against somebody who sees things as this seat thinks they do."""
        values = ledger.values()
        solution = haggling.solve(values, WARMTH)
        return Prospects(values[self.seat], solution.first_value[0], solution.accepted[0])

    def pick(self, bids: list[int], prospects: Prospects) -> int:
        """Which of some bids to lay, in rising rank."""
        return max(bids, key=lambda bid: prospects.worth[bid])

    def _open(self, haggling: Haggling, prospects: Prospects) -> Decision:
        worth = prospects.worth
        goods = haggling.bids[0].goods
        silence = float(prospects.values[haggling.silent_slot])
        options: list[tuple[Action, float]] = [
            (Offer(self.seat, goods[bid]), worth[bid]) for bid in range(len(worth))
        ]
        if not haggling.must_open or not options:
            options.append((Decline(self.seat), silence))
        bid = self.pick(list(range(len(worth))), prospects) if worth else SILENCE
        why: dict[str, Any] = {"code": "solved-silence"}
        if bid == SILENCE or (not haggling.must_open and silence > worth[bid]):
            silent = Decline(self.seat)
            return Decision(silent, {**why, "alternatives": alternatives(options, silent)})
        why["alternatives"] = alternatives(options, Offer(self.seat, goods[bid]))
        why["code"] = "solved-opening"
        why["accepted"] = round(prospects.accepted[bid], 3)
        return Decision(Offer(self.seat, goods[bid]), why)

    def _answer(
        self, scene: Scene, haggling: Haggling, prospects: Prospects, standing: int
    ) -> Decision:
        laid = rank(standing)
        theirs = haggling.bids[1].ranks.index(laid)
        accepting = float(prospects.values[haggling.slots[1] + theirs])
        mine = haggling.bids[0]
        raises = [bid for bid, bid_rank in enumerate(mine.ranks) if bid_rank > laid]
        worth = prospects.worth
        accept = Accept(self.seat)
        options: list[tuple[Action, float]] = [(accept, accepting)]
        options += [(Raise(self.seat, mine.goods[bid]), worth[bid]) for bid in raises]
        why: dict[str, Any] = {"code": "solved-accept", "alternatives": alternatives(options)}
        if not raises:
            return Decision(accept, {**why, "code": "must-accept"})
        best = self.pick(raises, prospects)
        higher = Raise(self.seat, mine.goods[best])
        taken = [Outcome(1.0, 0.0, haggling.bids[1].counts[:, theirs], 0.0)]
        paid = paying(scene.outcomes[self.seat][haggling.action], mine.counts[:, best])
        agreeing = self.agreeing(accepting, worth[best])
        drawn = (
            [] if agreeing in (0.0, 1.0) else mixture([accept, higher], [agreeing, 1 - agreeing])
        )
        if agreeing == 1.0 or (drawn and draw(self.dice, [agreeing, 1 - agreeing]) == 0):
            why["alternatives"] = alternatives(options, accept)
            return Decision(accept, {**why, "tipped": self.tipped(scene, taken, paid)}, drawn)
        why["alternatives"] = alternatives(options, higher)
        why["code"] = "solved-raise"
        why["accepted"] = round(prospects.accepted[best], 3)
        why["tipped"] = self.tipped(scene, paid, taken)
        return Decision(higher, why, drawn)

    def agreeing(self, accepting: float, raising: float) -> float:
        """How likely to accept, by what accepting and the best raise are worth."""
        return 1.0 if accepting >= raising else 0.0

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
