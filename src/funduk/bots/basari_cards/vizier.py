"""Basari cards with values learned from merchants' games."""

from typing import Any, ClassVar, cast

from funduk.bots.basari_cards.merchant import Merchant
from funduk.bots.gems.learned import LearnedTrader
from funduk.core.game import Table, View
from funduk.core.record import Record
from funduk.games.basari_cards import BasariCards
from funduk.games.basari_cards.events import Revealed
from funduk.games.basari_cards.questions.choosing import Choose
from funduk.games.basari_cards.table import new_table
from funduk.games.basari_cards.view import BasariCardsView


class Vizier(LearnedTrader, Merchant):
    """The merchant's thinking, with learned values for the own seat."""

    CHOICE: ClassVar[Any] = Choose
    REVEALED: ClassVar[type[Record]] = Revealed

    def beginning(self, view: View) -> Table:
        v = cast(BasariCardsView, view)
        return new_table(cast(BasariCards, self.game).box, v.rules_version, len(v.players), v.age)
