"""Schwarzmarkt: the exchange, the market and the auction, for three to six players."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Action, Ask, Event, Hidden, Refusal
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.game import Game, Option, Table, View
from funduk.core.moves import Moves
from funduk.core.record import FLAG, Number, Record, read_fields
from funduk.games.schwarzmarkt import (
    asked,
    defaults,
    draws,
    judge,
    moves,
    position,
    rules,
    scoring,
    view,
)
from funduk.games.schwarzmarkt.actions import ROUND_ACTIONS, Bid, Clear, Lose, Produce, Sell
from funduk.games.schwarzmarkt.events import ROUND_EVENTS
from funduk.games.schwarzmarkt.final_events import FINAL_EVENTS
from funduk.games.schwarzmarkt.material import NAME, SEATS, house_set, unpack_box
from funduk.games.schwarzmarkt.table import OVER, TRADE, SchwarzmarktTable, new_table
from funduk.games.schwarzmarkt.trade_actions import TRADE_ACTIONS, Accept, Decline
from funduk.games.schwarzmarkt.trade_events import TRADE_EVENTS
from funduk.games.schwarzmarkt.view import SchwarzmarktView

SECRET = (Produce, Lose, Bid, Clear, Sell, Accept, Decline)
"""SM-13: what is hidden until all who are asked have chosen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Schwarzmarkt(Game):
    """The rules of Schwarzmarkt with one set of information cards."""

    NAME: ClassVar[str] = NAME
    SEATS: ClassVar[tuple[int, ...]] = SEATS
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("trade", TRADE, "ordered", "SM-14"),
        Option("tenth_round_sale", FLAG, False, "SM-23"),
        Option("market_acts", Number(0, 200), 40, "SM-16"),
        Option("most_wanted", Number(1, 12), 8, "SM-16"),
    )
    QUESTIONS: ClassVar[tuple[str, ...]] = (*dict.fromkeys(asked.ASKED_IN), asked.REJOIN)
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (*ROUND_ACTIONS, *TRADE_ACTIONS)
    EVENTS: ClassVar[tuple[type[Event], ...]] = (*ROUND_EVENTS, *TRADE_EVENTS, *FINAL_EVENTS)

    def __init__(self, components: ComponentSet | None = None) -> None:
        super().__init__(house_set() if components is None else components)
        self.box = unpack_box(self.components)

    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        return new_table(
            self.box,
            self.rules_version,
            seats,
            options["trade"],
            options["tenth_round_sale"],
            options["market_acts"],
            options["most_wanted"],
        )

    def asks(self, table: Table) -> list[Ask]:
        assert isinstance(table, SchwarzmarktTable)
        return asked.asks(table)

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        assert isinstance(table, SchwarzmarktTable)
        return judge.refusal(table, action)

    def perform(self, table: Table, action: Action) -> list[Event]:
        assert isinstance(table, SchwarzmarktTable)
        return rules.perform(table, action)

    def moves(self, table: Table, ask: Ask) -> Moves:
        assert isinstance(table, SchwarzmarktTable)
        return moves.moves(table, ask)

    def draw(self, table: Table, ask: Ask, dice: Dice) -> Action:
        assert isinstance(table, SchwarzmarktTable)
        return draws.draw(table, ask, dice)

    def scores(self, table: Table) -> list[int] | None:
        assert isinstance(table, SchwarzmarktTable)
        return scoring.scores(table) if table.phase == OVER else None

    def winners(self, table: Table) -> list[int] | None:
        assert isinstance(table, SchwarzmarktTable)
        return scoring.winners(table) if table.phase == OVER else None

    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, SchwarzmarktTable)
        return view.view(table, seat)

    def open_view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, SchwarzmarktTable)
        return view.open_view(table, seat)

    def imagine(self, view_: View, dice: Dice) -> Table:
        assert isinstance(view_, SchwarzmarktView)
        return view.imagine(self.box, view_, dice)

    def default(self, view_: View, ask: Ask) -> Action:
        assert isinstance(view_, SchwarzmarktView)
        return defaults.default(self.box, view_, ask)

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """SM-13: a choice is its owner's secret until all are revealed; yes and no look alike."""
        if isinstance(record, SECRET) and record.seat != seat:
            return Hidden(record.seat, "accept" if isinstance(record, Decline) else record.verb())
        return record

    def table_from_json(self, data: Any) -> Table:
        return position.table_from_json(self.box, data)

    def impossibility(self, table: Table) -> str | None:
        assert isinstance(table, SchwarzmarktTable)
        return position.impossibility(table, self.rules_version)

    def view_from_json(self, data: Any) -> View:
        make: Any = SchwarzmarktView
        seen: SchwarzmarktView = make(*read_fields(SchwarzmarktView, data, "view"))
        return seen


__all__ = ["Schwarzmarkt"]
