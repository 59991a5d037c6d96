"""Basari: the card game, for three to five players."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Action, Ask, Event, Hidden, Refusal
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.errors import BadOption, BadSet
from funduk.core.game import Game, Option, Table, View
from funduk.core.moves import Moves
from funduk.core.record import SEAT, Many, Maybe, Record, read_fields
from funduk.games.basari_cards import actions, judge, moves, position, rules, scoring, view
from funduk.games.basari_cards.actions import Choose
from funduk.games.basari_cards.material import NAME, house_set, too_few_workers, unpack_box
from funduk.games.basari_cards.table import OVER, BasariCardsTable, new_table
from funduk.games.basari_cards.view import BasariCardsView
from funduk.parts.haggle import Accept, Accepted, Offer, Offered, Raise
from funduk.parts.majority import MajorityScored
from funduk.parts.sealed import Committed


@mypyc_attr(allow_interpreted_subclasses=True)
class BasariCards(Game):
    """The rules of the card game with one set of bazaar cards."""

    NAME: ClassVar[str] = NAME
    SEATS: ClassVar[tuple[int, ...]] = (3, 4, 5)
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (Option("age", Maybe(Many(SEAT)), None, "BC-14"),)
    QUESTIONS: ClassVar[tuple[str, ...]] = (
        "deal",
        "choose",
        "draw",
        "offer",
        "answer",
        "exchange",
        "take",
    )
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        actions.Deal,
        Choose,
        Offer,
        Raise,
        Accept,
        actions.Exchange,
        actions.Take,
    )
    EVENTS: ClassVar[tuple[type[Event], ...]] = (
        actions.Dealt,
        Committed,
        actions.Revealed,
        actions.Voided,
        actions.HaggleBegan,
        Offered,
        Accepted,
        actions.WonForFree,
        actions.Drew,
        actions.PileWasEmpty,
        actions.Scored,
        actions.Took,
        actions.Exchanged,
        MajorityScored,
        actions.WorkersScored,
        actions.StageEnded,
        actions.GameEnded,
    )

    def __init__(self, components: ComponentSet | None = None) -> None:
        super().__init__(house_set() if components is None else components)
        self.box = unpack_box(self.components)

    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        if too_few_workers(self.box, seats):
            raise BadSet(
                f"set {self.components.name} has too few workers for {seats} players (BC-2)"
            )
        age: list[int] | None = options["age"]
        if age is None:
            age = list(range(seats))
        if sorted(age) != list(range(seats)):
            raise BadOption(
                f"option age must name the seats 0 to {seats - 1}, oldest first (BC-14), not {age}"
            )
        return new_table(self.box, self.rules_version, seats, bytes(age))

    def asks(self, table: Table) -> list[Ask]:
        assert isinstance(table, BasariCardsTable)
        return rules.asks(table)

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        assert isinstance(table, BasariCardsTable)
        return judge.refusal(table, action)

    def perform(self, table: Table, action: Action) -> list[Event]:
        assert isinstance(table, BasariCardsTable)
        return rules.perform(table, action)

    def moves(self, table: Table, ask: Ask) -> Moves:
        assert isinstance(table, BasariCardsTable)
        return moves.moves(table, ask)

    def draw(self, table: Table, ask: Ask, dice: Dice) -> Action:
        assert isinstance(table, BasariCardsTable)
        return moves.draw(table, ask, dice)

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

    def default(self, view_: View, ask: Ask) -> Action:
        assert isinstance(view_, BasariCardsView)
        return moves.default(view_, ask)

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """BC-20: a choice is its owner's secret until all are revealed."""
        if isinstance(record, Choose) and record.seat != seat:
            return Hidden(record.seat, record.verb())
        return record

    def table_from_json(self, data: Any) -> Table:
        return position.table_from_json(self.box, data)

    def impossibility(self, table: Table) -> str | None:
        assert isinstance(table, BasariCardsTable)
        return position.impossibility(table, self.rules_version)

    def view_from_json(self, data: Any) -> View:
        make: Any = BasariCardsView
        seen: BasariCardsView = make(*read_fields(BasariCardsView, data, "view"))
        return seen


__all__ = ["BasariCards"]
