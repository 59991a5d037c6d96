"""How games of gems stand: learned values between rounds, all choices together while people choose."""

from collections.abc import Sequence
from itertools import product
from typing import Any, ClassVar, cast

import numpy as np

from funduk import bots
from funduk.bots.gems.learned import LearnedTrader
from funduk.bots.gems.reading import Reading
from funduk.bots.gems.value import win_shares
from funduk.core.action import Action
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.parts.sealed import UNDECIDED
from funduk.study.judge import Settling, Shares


class GemJudge(Settling):
    """Chosen actions are settled by real haggles; before that every profile counts as planned."""

    CHOOSE: ClassVar[int] = -1
    BETWEEN: ClassVar[tuple[int, ...]] = ()
    """The phase in which all choose, and those in which nothing is at stake yet."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, "vizier")
        self.trader = cast(LearnedTrader, bots.bot("vizier", game, 0, FastDice(0)))

    def is_quiet(self, table: Table) -> bool:
        return table.phase == self.CHOOSE or table.phase in self.BETWEEN

    def is_far_enough(self, before: Table, table: Table) -> bool:
        return table.phase in self.BETWEEN

    def look(self, table: Table) -> Shares:
        if table.phase != self.CHOOSE:
            trader = self.trader
            here = win_shares(trader.course, trader.own, trader.position(table))
            return [float(share) for share in here[:, 0]]
        planned, mixes = self._planned(table)
        for seat, player in enumerate(self._players(table)):
            if player.choice != UNDECIDED:
                mixes[seat] = [float(place == player.choice) for place in range(len(mixes[seat]))]
        weights = mixes[0]
        for mix in mixes[1:]:
            weights = [chance * share for chance in weights for share in mix]
        return [float(share) for share in planned @ np.array(weights)]

    def after(self, table: Table, answers: Sequence[Sequence[Action]]) -> list[Shares]:
        """Rows in which everybody chooses are valued at once, by plan."""
        seats = table.seats()
        if table.phase != self.CHOOSE or any(len(row) != seats for row in answers):
            return super().after(table, answers)
        planned, mixes = self._planned(table)
        places = {
            profile: place
            for place, profile in enumerate(product(range(len(mixes[0])), repeat=seats))
        }
        found = []
        for row in answers:
            chosen = {action.seat: self.chosen(action) for action in row}
            place = places[tuple(chosen[seat] for seat in range(seats))]
            found.append([float(share) for share in planned[:, place]])
        return found

    def chosen(self, action: Action) -> int:
        choice: int = getattr(action, "action")  # noqa: B009  both games' choices have it
        return choice

    def _players(self, table: Table) -> list[Any]:
        players: list[Any] = getattr(table, "players")  # noqa: B009  both games' tables have them
        return players

    def _planned(self, table: Table) -> tuple[Any, list[list[float]]]:
        """Shares by seat and profile, and how viziers who know each other would choose."""
        scene = self.trader.scene(table)
        _, mixes = self.trader.foreseen(scene, Reading(scene.seats).parts())
        planned = np.array([self.trader.profile_shares(scene, seat) for seat in range(scene.seats)])
        return planned, [list(mix) for mix in mixes]
