"""Standing orders in a haggle: accept what is enough, else raise as little as one can."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from funduk.core.action import Action
from funduk.core.game import StandingOrders, Table
from funduk.games.gems.haggling import Haggle, answer_by_order


@mypyc_attr(allow_interpreted_subclasses=True)
class HaggleOrders(StandingOrders):
    """For a game that only says where its haggle stands, and who owns what."""

    @abstractmethod
    def haggle(self, table: Table) -> Haggle | None:
        """The haggle that is going on."""

    def parties(self, table: Table) -> list[int]:
        haggle = self.haggle(table)
        return [] if haggle is None else [haggle.turn, haggle.other]

    def answer(self, table: Table, seat: int, most: int, least: int) -> Action | None:
        haggle = self.haggle(table)
        if haggle is None or haggle.turn != seat:
            return None
        return answer_by_order(haggle, self.purse(table, seat), most, least)
