"""Basari: a vizier who asks what our bots in the other chairs choose, and would answer to every bid."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import funduk
from bench.frozen.gems.bids import rank
from bench.frozen.gems.haggling import Haggling, open_bids
from bench.frozen.gems.scene import Batch, Scene
from bench.frozen.gems.trader import WARMTH
from bench.readers.shadows import Shadows
from funduk.bots.solvers.equilibrium import action_values
from funduk.bots.solvers.negotiation import solve
from funduk.bots.solvers.replies import Kind, foresee
from funduk.core.action import Action, Ask
from funduk.core.bot import Decision
from funduk.core.game import View
from funduk.core.record import Record
from funduk.games.gems.haggling import Accept, Decline, Haggle, Offer, Raise

if TYPE_CHECKING:
    from bench.readers import Make

ASKED = 16
"""For how many of the most promising bids the other chair is asked."""
AS_GOOD = 0.001
"""A bid that is this little worse than the best is as good, and cheaper."""


class Haggles:
    """Stands before a game's frozen vizier in the line of classes."""

    game: funduk.Game
    seat: int
    own: Any

    def __init__(self, game: funduk.Game, seat: int, dice: funduk.FastDice, others: Make) -> None:
        super().__init__(game, seat, dice)  # type: ignore[call-arg]  # the vizier comes next
        self.shadows = Shadows(game, seat, others)
        self.seen: View | None = None

    def watch(self, record: Record) -> None:
        super().watch(record)  # type: ignore[misc]
        self.shadows.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        self.seen = view
        found: Decision = super().decide(view, ask)  # type: ignore[misc]
        return found

    def plan(self, scene: Scene) -> tuple[list[float], list[float]]:
        """The best choice against the mixtures the other chairs tell."""
        assert self.seen is not None
        table = self.game.imagine(self.seen, funduk.FastDice(0))
        mixes = [[1.0 / scene.actions] * scene.actions for _ in range(scene.seats)]
        for ask in self.game.asks(table):
            if ask.seat != self.seat and ask.question == "choose":
                told = self.shadows.at(ask.seat).decide(self.game.view(table, ask.seat), ask)
                mixes[ask.seat] = told.why["mix"]
        shares: list[float] = self.profile_shares(scene, self.seat)  # type: ignore[attr-defined]
        worth = action_values(shares, mixes, self.seat, scene.actions)
        best = max(range(scene.actions), key=lambda action: worth[action])
        return [float(action == best) for action in range(scene.actions)], worth

    def haggle(self, scene: Scene, action: int, haggle: Haggle) -> Decision:
        scene.own = (self.seat, self.own)
        standing, other = int(haggle.standing), haggle.other
        batch = Batch(scene)
        bids = open_bids(scene, action, (self.seat, other), standing)
        haggling = Haggling(scene, batch, action, self.seat, other, bids)
        values = batch.values()
        mine, theirs = bids
        here, there = sides(haggling, values[self.seat])
        plan = self._plan(scene, haggling, batch, (here, there))
        laid = rank(standing) if standing else 0
        open_to_me = [bid for bid, place in enumerate(mine.ranks) if place > laid]
        options: list[tuple[float, int, Action]] = []
        if standing:
            options.append((there[theirs.ranks.index(laid)], 0, Accept(self.seat)))
        elif not haggling.must_open or not open_to_me:
            options.append((haggling.silence(values), 0, Decline(self.seat)))
        verb: Any = Raise if standing else Offer
        promising = sorted(open_to_me, key=lambda bid: (-round(plan[bid], 4), bid))
        for bid in promising[:ASKED]:
            worth = 0.0
            for answer, chance in self._answers(verb(self.seat, mine.goods[bid]), other):
                if not isinstance(answer, Raise):
                    worth += chance * here[bid]
                    continue
                raised = rank(int(answer.gems))
                higher = [plan[one] for one in open_to_me if mine.ranks[one] > raised]
                known = raised in theirs.ranks
                taken = there[theirs.ranks.index(raised)] if known else plan[bid]
                worth += chance * max([taken, *higher])
            options.append((worth, mine.ranks[bid], verb(self.seat, mine.goods[bid])))
        enough = max(worth for worth, _, _ in options) - AS_GOOD
        share, _, chosen = min(
            (option for option in options if option[0] >= enough), key=lambda option: option[1]
        )
        return Decision(chosen, {"code": "read", "share": round(share, 4)})

    def _plan(
        self,
        scene: Scene,
        haggling: Haggling,
        batch: Batch,
        mine: tuple[list[float], list[float]],
    ) -> list[float]:
        """What every bid promises, as far as a vizier's answers can be foreseen without asking."""
        other = haggling.seats[1]
        scene.own = (other, self.own)
        seen = batch.values()
        scene.own = (self.seat, self.own)
        ranks = [haggling.bids[0].ranks, haggling.bids[1].ranks]
        accepting, raised = sides(haggling, seen[other])
        ours, taken = sides(haggling, seen[self.seat])
        solution = solve(ranks, [ours, taken], [accepting, raised], WARMTH)
        kind = Kind(1.0, accepting, solution.second_value[1], WARMTH)
        return foresee(ranks, mine[0], mine[1], [kind]).worth

    def _answers(self, bid: Action, other: int) -> list[tuple[Action, float]]:
        """What the other chair would say to a bid, and how likely."""
        assert self.seen is not None
        table = self.game.imagine(self.seen, funduk.FastDice(0))
        self.game.perform(table, bid)
        asks = [ask for ask in self.game.asks(table) if ask.seat == other]
        if not asks or asks[0].question != "answer":
            return [(Accept(other), 1.0)]
        return self.shadows.answers(other, self.game.view(table, other), asks[0])


def sides(haggling: Haggling, values: Any) -> tuple[list[float], list[float]]:
    """One seat's values of both sides' bids, once they are accepted."""
    mine, theirs = haggling.bids
    first = values[haggling.slots[0] : haggling.slots[0] + len(mine.ranks)]
    second = values[haggling.slots[1] : haggling.slots[1] + len(theirs.ranks)]
    return [float(one) for one in first], [float(one) for one in second]


@cache
def _class(name: str) -> Any:
    vizier = import_module(f"bench.frozen.{name}.vizier").Vizier
    return type("HaggleReader", (Haggles, vizier), {})


def reader(game: funduk.Game, seat: int, dice: funduk.FastDice, others: Make) -> funduk.Bot:
    found: funduk.Bot = _class(game.name)(game, seat, dice, others)
    return found
