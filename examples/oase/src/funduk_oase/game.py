"""The Oasis through the contract."""

from typing import Any, ClassVar

from funduk.core.action import Event, Hidden
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.game import Game, Option
from funduk.core.record import Number, Record, read_fields
from funduk.core.table import Table, View
from funduk.parts.sealed import Committed
from funduk_oase import events, scoring, view
from funduk_oase.material import MOST_ROUNDS, NAME, ROUNDS, SEATS, house_set, unpack_box
from funduk_oase.questions import position
from funduk_oase.questions.caravan import Arriving
from funduk_oase.questions.choosing import Choose, Choosing
from funduk_oase.questions.haggling import Answering, Offering
from funduk_oase.table import OVER, OaseTable, new_table
from funduk_oase.view import OaseView


class Oase(Game):
    """The rules of the Oasis with one set of places."""

    NAME: ClassVar[str] = NAME
    SEATS: ClassVar[tuple[int, ...]] = SEATS
    MINUTES: ClassVar[int] = 10
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("rounds", Number(1, MOST_ROUNDS), ROUNDS, "OA-10"),
    )
    END_CLAUSE: ClassVar[str] = "OA-10"
    EVENTS: ClassVar[tuple[type[Event], ...]] = (
        events.Arrived,
        Committed,
        events.Revealed,
        events.Took,
        events.Crowded,
        events.Offered,
        events.Accepted,
        events.Declined,
        events.GameEnded,
    )
    SCORINGS: ClassVar[tuple[str, ...]] = (events.GameEnded.NAME,)

    def __init__(self, components: ComponentSet | None = None) -> None:
        super().__init__(
            house_set() if components is None else components,
            [Arriving(), Choosing(), Offering(), Answering()],
        )
        self.box = unpack_box(self.components)

    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        return new_table(self.box, self.rules_version, seats, options["rounds"])

    def scores(self, table: Table) -> list[int] | None:
        assert isinstance(table, OaseTable)
        return scoring.points(table) if table.phase == OVER else None

    def winners(self, table: Table) -> list[int] | None:
        assert isinstance(table, OaseTable)
        return scoring.winners(table) if table.phase == OVER else None

    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, OaseTable)
        return view.view(table, seat)

    def open_view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, OaseTable)
        return view.view(table, seat, everything=True)

    def imagine(self, view_: View, dice: Dice) -> Table:
        assert isinstance(view_, OaseView)
        return view.imagine(self.box, view_, dice)

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """OA-4: a choice is its owner's secret until all are revealed."""
        if isinstance(record, Choose) and record.seat != seat:
            return Hidden(record.seat, record.verb())
        return record

    def table_from_json(self, data: Any) -> Table:
        return position.table_from_json(self.box, data)

    def impossibility(self, table: Table) -> str | None:
        assert isinstance(table, OaseTable)
        return position.impossibility(table, self.rules_version)

    def view_from_json(self, data: Any) -> View:
        make: Any = OaseView
        seen: OaseView = make(*read_fields(OaseView, data, "view"))
        return seen
