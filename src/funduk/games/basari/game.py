"""Basari: the board game, for three or four players."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from funduk.core.action import Event, Hidden
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.encoding import Encoder
from funduk.core.game import Game, Option, StandingOrders
from funduk.core.record import FLAG, Record, read_fields
from funduk.core.table import Table, View
from funduk.games.basari import events, scoring, view
from funduk.games.basari.encoder import BasariEncoder
from funduk.games.basari.material import NAME, SCORINGS, house_set, unpack_box
from funduk.games.basari.questions import position
from funduk.games.basari.questions.choosing import Choose, Choosing
from funduk.games.basari.questions.haggling import Answering, Opening, RollingOff
from funduk.games.basari.questions.placing import Placing
from funduk.games.basari.questions.settling import CarryingOut, Throwing
from funduk.games.basari.questions.walking import Rolling
from funduk.games.basari.table import HOW_MANY_SCORINGS, OVER, BasariTable, Options, new_table
from funduk.games.basari.view import BasariView
from funduk.games.gems.haggling import Accepted, Haggle, Offered
from funduk.games.gems.material import GEMS
from funduk.games.gems.orders import HaggleOrders
from funduk.games.gems.scoring import MajorityScored
from funduk.parts.sealed import Committed


class Orders(HaggleOrders):
    """Whoever haggles may leave an order in gems."""

    def haggle(self, table: Table) -> Haggle | None:
        assert isinstance(table, BasariTable)
        return table.haggle

    def purse(self, table: Table, seat: int) -> int:
        assert isinstance(table, BasariTable)
        return table.players[seat].gems


ORDERS: Final = Orders(GEMS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Basari(Game):
    """The rules of the board game with one ring of stalls."""

    NAME: ClassVar[str] = NAME
    SEATS: ClassVar[tuple[int, ...]] = (3, 4)
    MINUTES: ClassVar[int] = 45
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("decline", FLAG, False, "BB-10"),
        Option("scorings", HOW_MANY_SCORINGS, SCORINGS, "BB-25"),
    )
    END_CLAUSE: ClassVar[str] = "BB-25"
    EVENTS: ClassVar[tuple[type[Event], ...]] = (
        events.Placed,
        events.Walked,
        Committed,
        events.Revealed,
        events.Voided,
        events.RolledOff,
        events.HaggleBegan,
        Offered,
        Accepted,
        events.WonForFree,
        events.LetGo,
        events.Threw,
        events.Scored,
        events.Took,
        events.LapScored,
        MajorityScored,
        events.ScoringEnded,
        events.GameEnded,
    )
    SCORINGS: ClassVar[tuple[str, ...]] = ("scoring-ended", "game-ended")
    LEVELS: ClassVar[dict[str, tuple[float, float]]] = {
        "novice": (0.3, 0.5),
        "regular": (0.1, 0.3),
        "expert": (0.035, 0.1),
    }

    def __init__(self, components: ComponentSet | None = None) -> None:
        super().__init__(
            house_set() if components is None else components,
            [
                Placing(),
                Rolling(),
                Choosing(),
                Throwing(),
                RollingOff(),
                Opening(),
                Answering(),
                CarryingOut(),
            ],
        )
        self.box = unpack_box(self.components)

    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        agreed = Options(options["decline"], options["scorings"])
        return new_table(self.box, self.rules_version, seats, agreed)

    def scores(self, table: Table) -> list[int] | None:
        assert isinstance(table, BasariTable)
        return [player.points for player in table.players] if table.phase == OVER else None

    def winners(self, table: Table) -> list[int] | None:
        assert isinstance(table, BasariTable)
        return scoring.best(table) if table.phase == OVER else None

    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, BasariTable)
        return view.view(table, seat)

    def open_view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, BasariTable)
        return view.open_view(table, seat)

    def imagine(self, view_: View, dice: Dice) -> Table:
        assert isinstance(view_, BasariView)
        return view.imagine(self.box, view_, dice)

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """BB-6: a choice is its owner's secret until all are revealed."""
        if isinstance(record, Choose) and record.seat != seat:
            return Hidden(record.seat, record.verb())
        return record

    def standing_orders(self) -> StandingOrders | None:
        return ORDERS

    def encoder(self) -> Encoder | None:
        return BasariEncoder(self.box)

    def table_from_json(self, data: Any) -> Table:
        return position.table_from_json(self.box, data)

    def impossibility(self, table: Table) -> str | None:
        assert isinstance(table, BasariTable)
        return position.impossibility(table, self.rules_version)

    def view_from_json(self, data: Any) -> View:
        make: Any = BasariView
        seen: BasariView = make(*read_fields(BasariView, data, "view"))
        return seen
