"""Basari cards: what cards and pile can bring, and who opens."""

from collections import Counter
from functools import cmp_to_key, partial
from typing import cast

import numpy as np

from funduk.bots.basari_cards.course import CardCourse
from funduk.bots.gems.scene import NOTHING, Outcome, Scene
from funduk.bots.gems.trader import UNCHANGED, Trader, certain, one_position
from funduk.bots.gems.value import Course, Floats, Positions
from funduk.bots.mixing import imagined
from funduk.core.action import Action, Ask
from funduk.core.bot import Decision
from funduk.core.game import Table, View
from funduk.core.goods import at_most, unpack
from funduk.games.basari_cards import BasariCards
from funduk.games.basari_cards.material import B, C, D
from funduk.games.basari_cards.questions.action_d import Exchange, Take
from funduk.games.basari_cards.questions.choosing import Choose
from funduk.games.basari_cards.table import ANSWER, CHOOSE, OFFER, BasariCardsTable, comes_before
from funduk.games.basari_cards.view import BasariCardsView
from funduk.games.gems.material import COLOURS
from funduk.parts.sealed import UNDECIDED


class Merchant(Trader):
    """The card game by a hand-made sense of value."""

    def make_course(self) -> Course:
        return CardCourse()

    def decide(self, view: View, ask: Ask) -> Decision:
        v = cast(BasariCardsView, view)
        table = cast(BasariCardsTable, imagined(self.game, view))
        scene = self.scene(table)
        if v.phase == CHOOSE:
            return self.choose(
                scene, [Choose(self.seat, action) for action in range(scene.actions)]
            )
        if v.phase in (OFFER, ANSWER):
            assert v.haggle is not None
            return self.haggle(self._after_sole_actions(scene, v), v.action, v.haggle)
        moves = list(self.game.moves(table, ask))
        return self.best_of(
            scene, "best-gems", [(move, [certain(_gem_change(move))]) for move in moves]
        )

    def position(self, table: Table) -> Positions:
        players = cast(BasariCardsTable, table).players
        points = [player.points for player in players]
        gems = [int(player.gems) for player in players]
        stage = cast(BasariCardsTable, table).stage
        return one_position(stage, points, gems, [player.workers for player in players])

    def scene(self, table: Table) -> Scene:
        """BC-14, BC-15: who has more red gems, then yellow and so on, opens and must."""
        t = cast(BasariCardsTable, table)
        seats = range(len(t.players))
        order = sorted(seats, key=cmp_to_key(partial(_first_to_open, t)))
        drawn = self._drawn(t)
        outcomes = [self._outcomes(t, seat, drawn) for seat in seats]
        free = D if len(t.players) == 5 else None
        gems = [int(player.gems) for player in t.players]
        return Scene(self.course, self.weights, self.position(t), outcomes, gems, order, free, True)

    def _drawn(self, table: BasariCardsTable) -> list[Outcome]:
        """BC-9: the workers a card of the pile may bring, the same for everybody."""
        workers = cast(BasariCards, self.game).box.workers
        counts = Counter(workers[unseen] for unseen in table.pile)
        return [
            Outcome(counts[number] / len(table.pile), 0.0, NOTHING, float(number))
            for number in sorted(counts)
        ] or [UNCHANGED]

    def _outcomes(
        self, table: BasariCardsTable, seat: int, drawn: list[Outcome]
    ) -> list[list[Outcome]]:
        box = cast(BasariCards, self.game).box
        card = table.players[seat].current
        found: list[list[Outcome]] = [drawn, [], []]
        found[B] = [Outcome(1.0, float(box.points[card]), NOTHING, 0.0)]
        gems = unpack(at_most(box.gems[card], table.stock, COLOURS), 4)
        found[C] = [certain(np.array(gems, dtype=np.float32))]
        if len(table.players) == 5:
            found.append(_free_outcomes(table, seat))
        return found

    def _after_sole_actions(self, scene: Scene, v: BasariCardsView) -> Scene:
        """Later actions that only one seat chose are as good as done."""
        choices = [player.choice for player in v.players]
        for action in range(v.action + 1, scene.actions):
            if (
                choices.count(action) == 1
                and action != scene.free_action
                and UNDECIDED not in choices
            ):
                scene = scene.settled(choices.index(action), action)
        return scene


def _first_to_open(table: BasariCardsTable, one: int, two: int) -> int:
    return -1 if comes_before(table, one, two) else 1


def _free_outcomes(table: BasariCardsTable, seat: int) -> list[Outcome]:
    """D alone and D shared, by rank of colours: the dearest gems there are, the cheapest given back."""
    stock = np.array(unpack(table.stock, 4), dtype=np.float32)
    held = np.array(unpack(table.players[seat].gems, 4), dtype=np.float32)
    alone = np.zeros(4, dtype=np.float32)
    shared = np.zeros(4, dtype=np.float32)
    there = [colour for colour in (3, 2, 1, 0) for _ in range(int(min(2, stock[colour])))]
    for colour in there[:2]:
        alone[colour] += 1
    if there:
        shared[there[0]] += 1
    owned = np.flatnonzero(held)
    if len(owned):
        alone[owned[0]] -= 1
    return [certain(alone), certain(shared)]


def _gem_change(action: Action) -> Floats:
    if isinstance(action, Exchange):
        taken = np.array(unpack(action.take, 4), dtype=np.float32)
        return taken - np.array(unpack(action.give, 4), dtype=np.float32)
    assert isinstance(action, Take)
    return np.array(unpack(action.gem, 4), dtype=np.float32)
