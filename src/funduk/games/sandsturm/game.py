"""The rules of Sandsturm through the contract."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.game import Game, Option, Table, View
from funduk.core.moves import Moves
from funduk.core.record import FLAG, Record, read_fields
from funduk.games.sandsturm import (
    actions,
    default,
    events,
    imagine,
    judge,
    moves,
    position,
    results,
    rules,
    scoring,
    view,
)
from funduk.games.sandsturm.actions import Deal, Place, Remove, Reroll
from funduk.games.sandsturm.events import MissionDealt, Rerolled, Suspected
from funduk.games.sandsturm.material import HIDDEN, NAME, NO_MISSION, house_set
from funduk.games.sandsturm.missions import unpack_box
from funduk.games.sandsturm.table import ARTEFACT_PLACE, OVER, SandsturmTable, new_table
from funduk.games.sandsturm.view import SandsturmView, is_covered


@mypyc_attr(allow_interpreted_subclasses=True)
class Sandsturm(Game):
    """Secret missions, helper dice and suspicion, with one set of dice, round cards and missions."""

    NAME: ClassVar[str] = NAME
    SEATS: ClassVar[tuple[int, ...]] = (4, 5, 6)
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("artefact", ARTEFACT_PLACE, "right", "SS-7"),
        Option("open_stacks", FLAG, False, "SS-11"),
    )
    QUESTIONS: ClassVar[tuple[str, ...]] = (
        "lot",
        "remove",
        "deal",
        "reveal",
        "chips",
        "roll",
        "act",
        "target",
        "secure",
    )
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        actions.Lot,
        actions.Remove,
        actions.Deal,
        actions.Reveal,
        actions.Roll,
        actions.Place,
        actions.Done,
        actions.Reroll,
        actions.Choose,
        actions.Skip,
        actions.Rob,
        actions.Give,
        actions.Swap,
        actions.Secure,
        actions.Move,
    )
    EVENTS: ClassVar[tuple[type[Event], ...]] = (
        events.StartDrawn,
        events.MissionRemoved,
        events.MissionDealt,
        events.RoundBegan,
        events.TurnBegan,
        events.Suspected,
        events.Rerolled,
        events.Rolled,
        events.TypeChosen,
        events.Skipped,
        events.Robbed,
        events.Gave,
        events.Swapped,
        events.Secured,
        events.TradeBanned,
        events.Moved,
        events.Lapsed,
        events.RoundEnded,
        results.SandstormCame,
        results.ChipScored,
        results.AllSuspected,
        results.SecretKept,
        results.GoodScored,
        results.MissionScored,
        results.GameEnded,
    )

    def __init__(self, components: ComponentSet | None = None) -> None:
        super().__init__(house_set() if components is None else components)
        self.box = unpack_box(self.components)

    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        return new_table(
            self.box, self.rules_version, seats, options["artefact"], options["open_stacks"]
        )

    def asks(self, table: Table) -> list[Ask]:
        assert isinstance(table, SandsturmTable)
        return rules.asks(table)

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        assert isinstance(table, SandsturmTable)
        return judge.refusal(table, action)

    def perform(self, table: Table, action: Action) -> list[Event]:
        assert isinstance(table, SandsturmTable)
        return rules.perform(table, action)

    def moves(self, table: Table, ask: Ask) -> Moves:
        assert isinstance(table, SandsturmTable)
        return moves.moves(table, ask)

    def draw(self, table: Table, ask: Ask, dice: Dice) -> Action:
        assert isinstance(table, SandsturmTable)
        return moves.draw(table, ask, dice)

    def scores(self, table: Table) -> list[int] | None:
        assert isinstance(table, SandsturmTable)
        return [sheet.points for sheet in scoring.score(table)] if table.phase == OVER else None

    def winners(self, table: Table) -> list[int] | None:
        assert isinstance(table, SandsturmTable)
        return scoring.best(scoring.score(table)) if table.phase == OVER else None

    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, SandsturmTable)
        return view.view(table, seat)

    def open_view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, SandsturmTable)
        return view.open_view(table, seat)

    def imagine(self, view_: View, dice: Dice) -> Table:
        assert isinstance(view_, SandsturmView)
        return imagine.imagine(self.box, view_, dice)

    def default(self, view_: View, ask: Ask) -> Action:
        assert isinstance(view_, SandsturmView)
        return default.default(self.box, view_, ask)

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """SS-2, SS-3, SS-13: missions are their owners' secret, and so are chips handed in."""
        if isinstance(record, Deal) and record.to != seat:
            return Deal(record.seat, record.to, HIDDEN)
        if isinstance(record, MissionDealt) and record.seat != seat:
            return MissionDealt(record.seat, HIDDEN)
        if isinstance(record, Remove):
            return Remove(record.seat, HIDDEN)
        if isinstance(record, Reroll) and record.seat != seat and record.chip != NO_MISSION:
            return Reroll(record.seat, record.dice, HIDDEN)
        if isinstance(record, Rerolled) and record.seat != seat and record.chip != NO_MISSION:
            return Rerolled(record.seat, record.dice, HIDDEN)
        return record

    def seen(self, record: Record, table: Table, seat: int | None) -> Record | None:
        """SS-11: of placed chips only those that still lie on top, also for their owners."""
        assert isinstance(table, SandsturmTable)
        if isinstance(record, Place) and is_covered(table, record.seat, record.mission, record.on):
            return Place(record.seat, HIDDEN, record.on)
        if isinstance(record, Suspected) and is_covered(
            table, record.seat, record.mission, record.on
        ):
            return Suspected(record.seat, HIDDEN, record.on)
        return self.witness(record, seat)

    def table_from_json(self, data: Any) -> Table:
        return position.table_from_json(self.box, data)

    def impossibility(self, table: Table) -> str | None:
        assert isinstance(table, SandsturmTable)
        return position.impossibility(table, self.rules_version)

    def view_from_json(self, data: Any) -> View:
        make: Any = SandsturmView
        seen: SandsturmView = make(*read_fields(SandsturmView, data, "view"))
        return seen
