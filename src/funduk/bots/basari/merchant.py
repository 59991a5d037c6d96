"""Basari, the board game: what stalls and dice can bring, and who opens."""

from typing import cast

import numpy as np

from funduk.bots.basari.course import BoardCourse
from funduk.bots.gems.scene import NOTHING, Outcome, Scene
from funduk.bots.gems.trader import UNCHANGED, Trader, certain, one_position
from funduk.bots.gems.value import STAGES, Course, Positions
from funduk.bots.mixing import imagined
from funduk.bots.reasons import alternatives
from funduk.core.action import Action, Ask
from funduk.core.bot import Decision
from funduk.core.game import Table, View
from funduk.core.goods import at_most, unpack
from funduk.games.basari import Basari
from funduk.games.basari.material import PIPS
from funduk.games.basari.questions.choosing import Choose
from funduk.games.basari.questions.placing import Place
from funduk.games.basari.questions.settling import CarryOut
from funduk.games.basari.table import ANSWER, CHOOSE, OFFER, PLACE, BasariTable, stall_of
from funduk.games.basari.view import BasariView
from funduk.games.gems.haggling import Decline
from funduk.games.gems.material import COLOURS

DICE = [
    Outcome(1.0 / PIPS, float(PIPS - pips), NOTHING, float(pips)) for pips in range(1, PIPS + 1)
]


class Merchant(Trader):
    """The board game by a hand-made sense of value."""

    def make_course(self) -> Course:
        return BoardCourse(cast(Basari, self.game).box.stalls)

    def decide(self, view: View, ask: Ask) -> Decision:
        v = cast(BasariView, view)
        table = cast(BasariTable, imagined(self.game, view))
        scene = self.scene(table)
        if v.phase == CHOOSE:
            return self.choose(
                scene, [Choose(self.seat, action) for action in range(scene.actions)]
            )
        if v.phase in (OFFER, ANSWER):
            assert v.haggle is not None
            return self.haggle(scene, v.action, v.haggle)
        if v.phase == PLACE:
            return self._place(table, scene, ask)
        done = scene.outcomes[self.seat][v.action]
        options: list[tuple[Action, list[Outcome]]] = [(CarryOut(self.seat), done)]
        options.append((Decline(self.seat), [UNCHANGED]))
        return self.best_of(scene, "carry-or-let-go", options)

    def position(self, table: Table) -> Positions:
        t = cast(BasariTable, table)
        stage = max(0, STAGES - t.options.scorings + t.scored)
        points = [player.points for player in t.players]
        gems = [int(player.gems) for player in t.players]
        return one_position(stage, points, gems, [player.walked for player in t.players])

    def scene(self, table: Table) -> Scene:
        """BB-13, BB-14: more points open, or do not."""
        t = cast(BasariTable, table)
        seats = range(len(t.players))
        order = sorted(seats, key=lambda seat: -t.players[seat].points)
        outcomes = [self._outcomes(t, seat) for seat in seats]
        gems = [int(player.gems) for player in t.players]
        return Scene(
            self.course, self.weights, self.position(t), outcomes, gems, order, None, False
        )

    def _outcomes(self, table: BasariTable, seat: int) -> list[list[Outcome]]:
        """BB-7 to BB-9: dice, points and gems of a seat that gets them."""
        stall = stall_of(table, seat)
        return [DICE, *_stall_outcomes(table, stall)]

    def _place(self, table: BasariTable, scene: Scene, ask: Ask) -> Decision:
        """BB-3: where the stalls of the first roll promise most, against an average place for the others."""
        stalls = table.box.stalls
        ways = [
            way
            for stall in range(stalls)
            for found in _stall_outcomes(table, stall)
            for way in found
        ]
        shares = (
            scene.value(scene.varied(self.seat, ways))[self.seat].reshape(stalls, 2).max(axis=1)
        )
        options: list[tuple[Action, float]] = []
        for move in self.game.moves(table, ask):
            assert isinstance(move, Place)
            ahead = [shares[(move.stall + pips) % stalls] for pips in range(1, PIPS + 1)]
            options.append((move, float(np.mean(ahead))))
        best = max(options, key=lambda option: option[1])
        now = float(scene.value(scene.base)[self.seat, 0]) - float(
            np.mean([share for _, share in options])
        )
        shares = alternatives((move, share + now) for move, share in options)
        return Decision(best[0], {"code": "rich-street", "alternatives": shares})


def _stall_outcomes(table: BasariTable, stall: int) -> list[list[Outcome]]:
    gems = unpack(at_most(table.box.gems[stall], table.stock, COLOURS), 4)
    points = [Outcome(1.0, float(table.box.points[stall]), NOTHING, 0.0)]
    return [points, [certain(np.array(gems, dtype=np.float32))]]
