"""How a game of Schwarzmarkt stands."""

from typing import ClassVar, cast

from funduk import bots
from funduk.bots.schwarzmarkt.situation import Situation
from funduk.bots.schwarzmarkt.trader import Trader
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.games.schwarzmarkt import Schwarzmarkt
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.study.judge import Judge, Shares


class Own(Judge):
    """By the points to expect from everything that lies on the table."""

    OPENERS: ClassVar[tuple[str, ...]] = ("propose", "market", "bid")
    DEALS: ClassVar[tuple[str, ...]] = ("swapped", "card-won")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.trader = cast(Trader, bots.bot("vizier", game, 0, FastDice(0)))

    def expected(self, table: Table) -> Shares:
        view = cast(SchwarzmarktView, self.game.view(table, None))
        outlook = self.trader.outlook(Situation(cast(Schwarzmarkt, self.game).box, view))
        return [float(share) for share in outlook.shares(outlook.expected())]
