"""Basari: the board game, for three or four players."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Action, Ask, Event, Hidden, Refusal
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.game import Game, Option, Table, View
from funduk.core.moves import Moves
from funduk.core.record import FLAG, Record, read_fields
from funduk.games.basari import actions, judge, moves, position, rules, scoring, view
from funduk.games.basari.actions import Choose
from funduk.games.basari.material import NAME, SCORINGS, house_set, unpack_box
from funduk.games.basari.table import HOW_MANY_SCORINGS, OVER, BasariTable, Options, new_table
from funduk.games.basari.view import BasariView
from funduk.parts.haggle import Accept, Accepted, Decline, Offer, Offered, Raise
from funduk.parts.majority import MajorityScored
from funduk.parts.sealed import Committed


@mypyc_attr(allow_interpreted_subclasses=True)
class Basari(Game):
    """The rules of the board game with one ring of stalls."""

    NAME: ClassVar[str] = NAME
    SEATS: ClassVar[tuple[int, ...]] = (3, 4)
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("decline", FLAG, False, "BB-10"),
        Option("scorings", HOW_MANY_SCORINGS, SCORINGS, "BB-25"),
    )
    QUESTIONS: ClassVar[tuple[str, ...]] = (
        "place",
        "roll",
        "choose",
        "throw",
        "roll_off",
        "offer",
        "answer",
        "carry_out",
    )
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        actions.Place,
        actions.Roll,
        Choose,
        actions.Throw,
        actions.RollOff,
        Offer,
        Raise,
        Accept,
        Decline,
        actions.CarryOut,
    )
    EVENTS: ClassVar[tuple[type[Event], ...]] = (
        actions.Placed,
        actions.Walked,
        Committed,
        actions.Revealed,
        actions.Voided,
        actions.RolledOff,
        actions.HaggleBegan,
        Offered,
        Accepted,
        actions.WonForFree,
        actions.LetGo,
        actions.Threw,
        actions.Scored,
        actions.Took,
        actions.LapScored,
        MajorityScored,
        actions.ScoringEnded,
        actions.GameEnded,
    )

    def __init__(self, components: ComponentSet | None = None) -> None:
        super().__init__(house_set() if components is None else components)
        self.box = unpack_box(self.components)

    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        agreed = Options(options["decline"], options["scorings"])
        return new_table(self.box, self.rules_version, seats, agreed)

    def asks(self, table: Table) -> list[Ask]:
        assert isinstance(table, BasariTable)
        return rules.asks(table)

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        assert isinstance(table, BasariTable)
        return judge.refusal(table, action)

    def perform(self, table: Table, action: Action) -> list[Event]:
        assert isinstance(table, BasariTable)
        return rules.perform(table, action)

    def moves(self, table: Table, ask: Ask) -> Moves:
        assert isinstance(table, BasariTable)
        return moves.moves(table, ask)

    def draw(self, table: Table, ask: Ask, dice: Dice) -> Action:
        assert isinstance(table, BasariTable)
        return moves.draw(table, ask, dice)

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

    def default(self, view_: View, ask: Ask) -> Action:
        assert isinstance(view_, BasariView)
        return moves.default(view_, ask)

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """BB-6: a choice is its owner's secret until all are revealed."""
        if isinstance(record, Choose) and record.seat != seat:
            return Hidden(record.seat, record.verb())
        return record

    def table_from_json(self, data: Any) -> Table:
        return position.table_from_json(self.box, data)

    def impossibility(self, table: Table) -> str | None:
        assert isinstance(table, BasariTable)
        return position.impossibility(table, self.rules_version)

    def view_from_json(self, data: Any) -> View:
        make: Any = BasariView
        seen: BasariView = make(*read_fields(BasariView, data, "view"))
        return seen


__all__ = ["Basari"]
