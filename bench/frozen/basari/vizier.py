"""Basari, the board game, with values learned from merchants' games."""

from typing import Any, ClassVar, cast

from bench.frozen.basari.merchant import Merchant
from bench.frozen.games.basari import Basari, BasariView, Choose, Revealed, new_table
from bench.frozen.gems.learned import LearnedTrader
from funduk.core.game import Table, View
from funduk.core.record import Record


class Vizier(LearnedTrader, Merchant):
    """The merchant's thinking, with learned values for the own seat."""

    CHOICE: ClassVar[Any] = Choose
    REVEALED: ClassVar[type[Record]] = Revealed

    def beginning(self, view: View) -> Table:
        v = cast(BasariView, view)
        return new_table(cast(Basari, self.game).box, v.rules_version, len(v.players), v.options)
