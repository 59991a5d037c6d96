"""Basari, the board game, with values learned from merchants' games."""

from typing import Any, ClassVar, cast

from funduk.bots.basari.merchant import Merchant
from funduk.bots.gems.learned import LearnedTrader
from funduk.core.game import Table, View
from funduk.core.record import Record
from funduk.games.basari import Basari
from funduk.games.basari.events import Revealed
from funduk.games.basari.questions.choosing import Choose
from funduk.games.basari.table import new_table
from funduk.games.basari.view import BasariView


class Vizier(LearnedTrader, Merchant):
    """The merchant's thinking, with learned values for the own seat."""

    CHOICE: ClassVar[Any] = Choose
    REVEALED: ClassVar[type[Record]] = Revealed

    def beginning(self, view: View) -> Table:
        v = cast(BasariView, view)
        return new_table(cast(Basari, self.game).box, v.rules_version, len(v.players), v.options)
