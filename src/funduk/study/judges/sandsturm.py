"""How a game of Sandsturm stands, once all missions lie open."""

from typing import ClassVar, cast

import numpy as np

from funduk.bots.mixing import draw
from funduk.bots.sandsturm.memory import Memory
from funduk.bots.sandsturm.merchant import Merchant, worths_of
from funduk.bots.sandsturm.numbers import learned
from funduk.bots.sandsturm.outlook import Outlook
from funduk.core.bot import Bot
from funduk.core.dice import Dice
from funduk.core.game import Game, Table, View
from funduk.games.sandsturm import Sandsturm
from funduk.games.sandsturm.material import MISSIONS
from funduk.games.sandsturm.table import ACT, CHIPS, DEAL, LOCK, TARGET, SandsturmTable
from funduk.study.judge import Settling, Shares, fair


class Own(Settling):
    """A turn that has begun is played to its end first."""

    OPENERS: ClassVar[tuple[str, ...]] = ()
    DEALS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game) -> None:
        super().__init__(game, "merchant")

    def is_quiet(self, table: Table) -> bool:
        return table.phase not in (ACT, TARGET, LOCK)

    def is_far_enough(self, before: Table, table: Table) -> bool:
        return self.is_quiet(table) and (before.turn, before.phase > CHIPS) != (
            table.turn,
            table.phase > CHIPS,
        )

    def imagine(self, view: View, adviser: Bot, dice: Dice) -> Table:
        """Missions as likely as everything that was seen makes them."""
        table = cast(SandsturmTable, self.game.imagine(view, dice))
        belief = cast(Merchant, adviser).belief
        if belief is None or table.phase <= DEAL:
            return table
        believed = belief.chances()
        deal = belief.deals[draw(dice, believed.tolist())]
        for trader, mission in zip(table.traders, deal.tolist(), strict=True):
            trader.mission = mission
        left = [mission for mission in range(len(MISSIONS)) if mission not in deal]
        number = int(table.removed).bit_count()
        table.removed = sum(1 << mission for mission in left[:number])
        return table

    def look(self, table: Table) -> Shares:
        t = cast(SandsturmTable, table)
        seats = t.seats()
        deal = [int(trader.mission) for trader in t.traders]
        if any(mission >= len(MISSIONS) for mission in deal):
            return fair(table)
        box = cast(Sandsturm, self.game).box
        memory = Memory(box, seats)
        memory.table = t
        memory.chips_left = [int(trader.hand).bit_count() for trader in t.traders]
        known = np.zeros((seats, len(MISSIONS)))
        return [
            float(
                Outlook(
                    worths_of(box, seats),
                    learned(seats).outlooks,
                    memory,
                    seat,
                    np.array([deal]),
                    np.array([1.0]),
                    open_marginals=known,
                ).share([{}])[0]
            )
            for seat in range(seats)
        ]
