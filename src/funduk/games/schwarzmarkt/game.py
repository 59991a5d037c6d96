"""Schwarzmarkt: the exchange, the market and the auction, for three to six players."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Ask, Event, Hidden
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.encoding import Encoder
from funduk.core.game import Game, Option
from funduk.core.record import FLAG, Number, Record, read_fields
from funduk.core.table import Table, View
from funduk.games.schwarzmarkt import scoring, view
from funduk.games.schwarzmarkt.encoder import SchwarzmarktEncoder
from funduk.games.schwarzmarkt.events import FINAL_EVENTS, ROUND_EVENTS
from funduk.games.schwarzmarkt.material import NAME, SEATS, house_set, unpack_box
from funduk.games.schwarzmarkt.questions import position
from funduk.games.schwarzmarkt.questions.after_trade import Carrying, Losing
from funduk.games.schwarzmarkt.questions.auction import Bidding, Raising, Recovering
from funduk.games.schwarzmarkt.questions.hints import MarketHints, market_hints
from funduk.games.schwarzmarkt.questions.ordered_trade import (
    Answering,
    ChoosingPartner,
    Decline,
    Proposing,
)
from funduk.games.schwarzmarkt.questions.production import (
    Producing,
    SpreadingRumours,
    TippedOff,
)
from funduk.games.schwarzmarkt.questions.sale import Clearing, FinalSelling, Selling
from funduk.games.schwarzmarkt.questions.setting_up import (
    DrawingLots,
    LayingBonus,
    LayingRows,
    OpeningCard,
)
from funduk.games.schwarzmarkt.questions.trade_events import TRADE_EVENTS
from funduk.games.schwarzmarkt.questions.wild_trade import REJOIN, Trading
from funduk.games.schwarzmarkt.table import OVER, TRADE, FaceDown, SchwarzmarktTable, new_table
from funduk.games.schwarzmarkt.view import SchwarzmarktView


@mypyc_attr(allow_interpreted_subclasses=True)
class Schwarzmarkt(Game):
    """The rules of Schwarzmarkt with one set of information cards."""

    NAME: ClassVar[str] = NAME
    SEATS: ClassVar[tuple[int, ...]] = SEATS
    MINUTES: ClassVar[int] = 75
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("trade", TRADE, "ordered", "SM-14"),
        Option("tenth_round_sale", FLAG, False, "SM-23"),
        Option("market_acts", Number(0, 200), 40, "SM-16f"),
        Option("most_wanted", Number(1, 12), 8, "SM-16e"),
        Option("exactly_four", FLAG, False, "SM-8"),
    )
    END_CLAUSE: ClassVar[str] = "SM-32"
    EVENTS: ClassVar[tuple[type[Event], ...]] = (*ROUND_EVENTS, *TRADE_EVENTS, *FINAL_EVENTS)
    SCORINGS: ClassVar[tuple[str, ...]] = ("sales-revealed", "game-ended")
    HINTS: ClassVar[type[Record] | None] = MarketHints
    LEVELS: ClassVar[dict[str, tuple[float, float]]] = {
        "novice": (0.8, 0.7),
        "regular": (0.1, 0.3),
        "expert": (0.035, 0.1),
    }

    def __init__(self, components: ComponentSet | None = None) -> None:
        chosen = house_set() if components is None else components
        box = unpack_box(chosen)
        super().__init__(
            chosen,
            [
                LayingRows(),
                LayingBonus(),
                DrawingLots(),
                OpeningCard(),
                Producing(box),
                TippedOff(box),
                SpreadingRumours(),
                Proposing(),
                Answering(),
                ChoosingPartner(),
                Trading(),
                Carrying(),
                Losing(),
                Bidding(),
                Recovering(box),
                Raising(),
                Selling(),
                Clearing(box),
                FinalSelling(box),
            ],
        )
        self.box = box

    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        return new_table(
            self.box,
            self.rules_version,
            seats,
            options["trade"],
            options["tenth_round_sale"],
            options["market_acts"],
            options["most_wanted"],
            options["exactly_four"],
        )

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
        return view.imagine(self.box, view_, self.course, dice)

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """SM-13: a choice is its owner's secret until all are revealed; yes and no look alike."""
        if isinstance(record, FaceDown) and record.seat != seat:
            return Hidden(record.seat, "accept" if isinstance(record, Decline) else record.verb())
        return record

    def is_waited_for(self, ask: Ask) -> bool:
        """SM-16: whoever is done may come back to the market, but nobody waits for it."""
        return ask.question != REJOIN

    def closes_talk(self, table: Table) -> str | None:
        """SM-18: while a proposal of ordered trade is open, nobody comments on it."""
        assert isinstance(table, SchwarzmarktTable)
        return None if table.proposal is None else "SM-18"

    def hints(self, table: Table, ask: Ask) -> Record | None:
        assert isinstance(table, SchwarzmarktTable)
        return market_hints(table, ask)

    def encoder(self) -> Encoder | None:
        return SchwarzmarktEncoder(self.box)

    def table_from_json(self, data: Any) -> Table:
        return position.table_from_json(self.box, data)

    def impossibility(self, table: Table) -> str | None:
        assert isinstance(table, SchwarzmarktTable)
        return position.impossibility(table, self.rules_version, self.course)

    def view_from_json(self, data: Any) -> View:
        make: Any = SchwarzmarktView
        seen: SchwarzmarktView = make(*read_fields(SchwarzmarktView, data, "view"))
        return seen


__all__ = ["Schwarzmarkt"]
