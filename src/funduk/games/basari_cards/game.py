"""Basari: the card game, for three to five players."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from funduk.core.action import Event, Hidden
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.encoding import Encoder
from funduk.core.errors import BadOption
from funduk.core.game import Game, Option, StandingOrders
from funduk.core.record import SEAT, Many, Maybe, Record, read_fields
from funduk.core.table import Table, View
from funduk.games.basari_cards import events, scoring, view
from funduk.games.basari_cards.encoder import BasariCardsEncoder
from funduk.games.basari_cards.material import NAME, SEATS, house_set, unpack_box
from funduk.games.basari_cards.questions import position
from funduk.games.basari_cards.questions.action_d import Exchanging, Taking
from funduk.games.basari_cards.questions.choosing import Choose, Choosing
from funduk.games.basari_cards.questions.dealing import Dealing
from funduk.games.basari_cards.questions.haggling import Answering, Opening
from funduk.games.basari_cards.questions.settling import Drawing
from funduk.games.basari_cards.table import OVER, BasariCardsTable, new_table
from funduk.games.basari_cards.view import BasariCardsView
from funduk.games.gems.haggling import Accepted, Haggle, Offered
from funduk.games.gems.material import GEMS
from funduk.games.gems.orders import HaggleOrders
from funduk.games.gems.scoring import MajorityScored
from funduk.parts.sealed import Committed


class Orders(HaggleOrders):
    """Whoever haggles may leave an order in gems."""

    def haggle(self, table: Table) -> Haggle | None:
        assert isinstance(table, BasariCardsTable)
        return table.haggle

    def purse(self, table: Table, seat: int) -> int:
        assert isinstance(table, BasariCardsTable)
        return table.players[seat].gems


ORDERS: Final = Orders(GEMS)


@mypyc_attr(allow_interpreted_subclasses=True)
class BasariCards(Game):
    """The rules of the card game with one set of bazaar cards."""

    NAME: ClassVar[str] = NAME
    SEATS: ClassVar[tuple[int, ...]] = SEATS
    MINUTES: ClassVar[int] = 30
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (Option("age", Maybe(Many(SEAT)), None, "BC-14"),)
    END_CLAUSE: ClassVar[str] = "BC-25"
    EVENTS: ClassVar[tuple[type[Event], ...]] = (
        events.Dealt,
        Committed,
        events.Revealed,
        events.Voided,
        events.HaggleBegan,
        Offered,
        Accepted,
        events.WonForFree,
        events.Drew,
        events.PileWasEmpty,
        events.PileRanShort,
        events.Scored,
        events.Took,
        events.Exchanged,
        MajorityScored,
        events.WorkersScored,
        events.StageEnded,
        events.GameEnded,
    )
    SCORINGS: ClassVar[tuple[str, ...]] = ("stage-ended", "game-ended")
    LEVELS: ClassVar[dict[str, tuple[float, float]]] = {
        "novice": (0.5, 0.5),
        "regular": (0.1, 0.3),
        "expert": (0.035, 0.1),
    }

    def __init__(self, components: ComponentSet | None = None) -> None:
        super().__init__(
            house_set() if components is None else components,
            [
                Dealing(),
                Choosing(),
                Drawing(),
                Opening(),
                Answering(),
                Exchanging(),
                Taking(),
            ],
        )
        self.box = unpack_box(self.components)

    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        age: list[int] | None = options["age"]
        if age is None:
            return new_table(self.box, self.rules_version, seats, bytes(range(seats)))
        if sorted(age) != list(range(seats)):
            raise BadOption(
                f"option age must name the seats 0 to {seats - 1}, oldest first (BC-14), not {age}"
            )
        return new_table(self.box, self.rules_version, seats, bytes(age))

    def scores(self, table: Table) -> list[int] | None:
        assert isinstance(table, BasariCardsTable)
        return [player.points for player in table.players] if table.phase == OVER else None

    def winners(self, table: Table) -> list[int] | None:
        assert isinstance(table, BasariCardsTable)
        return scoring.best(table) if table.phase == OVER else None

    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, BasariCardsTable)
        return view.view(table, seat)

    def open_view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, BasariCardsTable)
        return view.open_view(table, seat)

    def imagine(self, view_: View, dice: Dice) -> Table:
        assert isinstance(view_, BasariCardsView)
        return view.imagine(self.box, view_, dice)

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """BC-20: a choice is its owner's secret until all are revealed."""
        if isinstance(record, Choose) and record.seat != seat:
            return Hidden(record.seat, record.verb())
        return record

    def standing_orders(self) -> StandingOrders | None:
        return ORDERS

    def encoder(self) -> Encoder | None:
        return BasariCardsEncoder(self.box)

    def table_from_json(self, data: Any) -> Table:
        return position.table_from_json(self.box, data)

    def impossibility(self, table: Table) -> str | None:
        assert isinstance(table, BasariCardsTable)
        return position.impossibility(table, self.rules_version)

    def view_from_json(self, data: Any) -> View:
        make: Any = BasariCardsView
        seen: BasariCardsView = make(*read_fields(BasariCardsView, data, "view"))
        return seen
