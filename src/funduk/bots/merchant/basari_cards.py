"""Basari cards: the choice by equilibrium, the negotiation by its exact solution."""

from functools import cmp_to_key, partial
from typing import cast

import numpy as np

from funduk.bots.basari.bids import rank
from funduk.bots.basari.card_course import CardCourse
from funduk.bots.basari.choosing import strategies
from funduk.bots.basari.haggling import Haggling, best_opening
from funduk.bots.basari.scene import NOTHING, Batch, Outcome, Scene
from funduk.bots.basari.value import Floats, Positions, handmade_weights
from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import Dice
from funduk.core.game import Game, View
from funduk.core.goods import at_most, total, unpack
from funduk.games.basari_cards import BasariCards
from funduk.games.basari_cards.actions import Choose, Exchange, Take
from funduk.games.basari_cards.material import ACTION_LETTERS, A, B, C, D
from funduk.games.basari_cards.rules import comes_before
from funduk.games.basari_cards.table import ANSWER, CHOOSE, OFFER, BasariCardsTable
from funduk.games.basari_cards.view import BasariCardsView
from funduk.parts.gems import COLOURS
from funduk.parts.haggle import Accept, Offer, Raise
from funduk.parts.sealed import UNDECIDED

WARMTH = 0.004
"""How much win share it takes before others are expected to see the difference."""
FINE = 1_000_000


class Merchant(Bot):
    """One step ahead: values every outcome of the round by the chance to win from there."""

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        super().__init__(game, seat, dice)
        self.course = CardCourse()
        self.weights = self.value_weights()

    def value_weights(self) -> Floats:
        return handmade_weights()

    def decide(self, view: View, ask: Ask) -> Decision:
        v = cast(BasariCardsView, view)
        table = cast(BasariCardsTable, self.game.imagine(view, self.dice))
        if v.phase == CHOOSE:
            return self._choose(table)
        if v.phase in (OFFER, ANSWER):
            return self._haggle(v, table)
        return self._free_gems(table, ask)

    def _choose(self, table: BasariCardsTable) -> Decision:
        scene = self.scene(table)
        mixes, _ = strategies(scene)
        mine = mixes[self.seat]
        point = self.dice.below(FINE) / FINE
        chosen = min(int(np.searchsorted(np.cumsum(mine), point, side="right")), len(mine) - 1)
        mix = {ACTION_LETTERS[action]: round(float(share), 3) for action, share in enumerate(mine)}
        return Decision(Choose(self.seat, chosen), {"code": "equilibrium", "mix": mix})

    def _haggle(self, v: BasariCardsView, table: BasariCardsTable) -> Decision:
        assert v.haggle is not None
        scene = self._after_sole_actions(self.scene(table), v)
        other = v.haggle.other
        batch = Batch(scene)
        haggling = Haggling(scene, batch, v.action, self.seat, other, 8 + int(total(v.haggle.standing)))
        values = batch.values()
        solution = haggling.solve(values, WARMTH)
        if v.phase == OFFER:
            bid = best_opening(solution)
            why = {"code": "solved-opening", "share": round(solution.first_value[0][bid], 4)}
            return Decision(Offer(self.seat, haggling.bids[0].goods[bid]), why)
        standing = rank(int(v.haggle.standing))
        theirs = haggling.bids[1].ranks.index(standing)
        accepting = float(values[haggling.slots[1] + theirs, self.seat])
        raises = [place for place, bid_rank in enumerate(haggling.bids[0].ranks) if bid_rank > standing]
        why = {"code": "solved-accept", "accept": round(accepting, 4)}
        if not raises:
            return Decision(Accept(self.seat), why)
        best = max(raises, key=lambda place: solution.first_value[0][place])
        raising = solution.first_value[0][best]
        why["raise"] = round(raising, 4)
        if accepting >= raising:
            return Decision(Accept(self.seat), why)
        return Decision(Raise(self.seat, haggling.bids[0].goods[best]), {**why, "code": "solved-raise"})

    def _free_gems(self, table: BasariCardsTable, ask: Ask) -> Decision:
        moves = list(self.game.moves(table, ask))
        scene = self.scene(table)
        gems = np.repeat(scene.base.gems, len(moves), axis=0)
        for place, action in enumerate(moves):
            gems[place, self.seat] += _gem_change(action)
        number = len(moves)
        points = np.repeat(scene.base.points, number, axis=0)
        progress = np.repeat(scene.base.progress, number, axis=0)
        shares = scene.value(Positions(scene.base.stage, points, gems, progress))[:, self.seat]
        best = int(shares.argmax())
        return Decision(moves[best], {"code": "best-gems", "share": round(float(shares[best]), 4)})

    def scene(self, table: BasariCardsTable) -> Scene:
        """The moment as numbers."""
        players = table.players
        base = Positions(
            table.stage,
            np.array([[float(player.points) for player in players]]),
            np.array([[unpack(player.gems, 4) for player in players]], dtype=np.float64),
            np.array([[float(player.workers) for player in players]]),
        )
        seats = range(len(players))
        order = sorted(seats, key=cmp_to_key(partial(_first_to_open, table)))
        outcomes = [self._outcomes(table, seat) for seat in seats]
        free = D if len(players) == 5 else None
        gems = [int(player.gems) for player in players]
        return Scene(self.course, self.weights, base, outcomes, gems, order, free)

    def _outcomes(self, table: BasariCardsTable, seat: int) -> list[list[Outcome]]:
        box = cast(BasariCards, self.game).box
        card = table.players[seat].current
        found: list[list[Outcome]] = [[], [], []]
        counts = np.bincount([box.workers[unseen] for unseen in table.pile], minlength=5)
        found[A] = [
            Outcome(float(number) / len(table.pile), 0.0, NOTHING, float(workers))
            for workers, number in enumerate(counts)
            if number
        ] or [Outcome(1.0, 0.0, NOTHING, 0.0)]
        found[B] = [Outcome(1.0, float(box.points[card]), NOTHING, 0.0)]
        gems = unpack(at_most(box.gems[card], table.stock, COLOURS), 4)
        found[C] = [Outcome(1.0, 0.0, np.array(gems, dtype=np.float64), 0.0)]
        if len(table.players) == 5:
            found.append(_free_outcomes(table, seat))
        return found

    def _after_sole_actions(self, scene: Scene, v: BasariCardsView) -> Scene:
        """Later actions that only one seat chose are as good as done."""
        choices = [player.choice for player in v.players]
        for action in range(v.action + 1, scene.actions):
            if choices.count(action) == 1 and action != scene.free_action and UNDECIDED not in choices:
                scene = scene.settled(choices.index(action), action)
        return scene


def _first_to_open(table: BasariCardsTable, one: int, two: int) -> int:
    return -1 if comes_before(table, one, two) else 1


def _free_outcomes(table: BasariCardsTable, seat: int) -> list[Outcome]:
    """D alone and D shared, by rank of colours: the dearest gems there are, the cheapest given back."""
    stock = np.array(unpack(table.stock, 4), dtype=np.float64)
    held = np.array(unpack(table.players[seat].gems, 4), dtype=np.float64)
    alone = np.zeros(4)
    shared = np.zeros(4)
    there = [colour for colour in (3, 2, 1, 0) for _ in range(int(min(2, stock[colour])))]
    for colour in there[:2]:
        alone[colour] += 1
    if there:
        shared[there[0]] += 1
    owned = np.flatnonzero(held)
    if len(owned):
        alone[owned[0]] -= 1
    return [Outcome(1.0, 0.0, alone, 0.0), Outcome(1.0, 0.0, shared, 0.0)]


def _gem_change(action: Action) -> Floats:
    if isinstance(action, Exchange):
        change: Floats = np.array(unpack(action.take, 4), dtype=np.float64) - np.array(unpack(action.give, 4))
        return change
    assert isinstance(action, Take)
    return np.array(unpack(action.gem, 4), dtype=np.float64)
