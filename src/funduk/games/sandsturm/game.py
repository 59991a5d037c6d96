"""The rules of Sandsturm through the contract."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Ask, Event
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.encoding import Encoder
from funduk.core.game import Game, Option
from funduk.core.record import FLAG, Record, read_fields
from funduk.core.table import Table, View
from funduk.games.sandsturm import events, scoring, view
from funduk.games.sandsturm.encoder import SandsturmEncoder
from funduk.games.sandsturm.events import MissionDealt, Rerolled, Suspected
from funduk.games.sandsturm.material import HIDDEN, NAME, NO_MISSION, house_set
from funduk.games.sandsturm.questions import position
from funduk.games.sandsturm.questions.acting import Acting, Reroll
from funduk.games.sandsturm.questions.executing import Executing
from funduk.games.sandsturm.questions.hints import StormHints, storm_hints
from funduk.games.sandsturm.questions.missions import unpack_box
from funduk.games.sandsturm.questions.rolling import Rolling
from funduk.games.sandsturm.questions.rounds import Revealing
from funduk.games.sandsturm.questions.securing import Securing
from funduk.games.sandsturm.questions.setting_up import (
    Deal,
    Dealing,
    NamingStartPlayer,
    Remove,
    Removing,
)
from funduk.games.sandsturm.questions.suspecting import Place, Suspecting
from funduk.games.sandsturm.table import ARTEFACT_PLACE, OVER, SandsturmTable, new_table
from funduk.games.sandsturm.view import SandsturmView, is_covered


@mypyc_attr(allow_interpreted_subclasses=True)
class Sandsturm(Game):
    """Secret missions, helper dice and suspicion, with one set of dice, round cards and missions."""

    NAME: ClassVar[str] = NAME
    SEATS: ClassVar[tuple[int, ...]] = (4, 5, 6)
    MINUTES: ClassVar[int] = 45
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("artefact", ARTEFACT_PLACE, "right", "SS-7"),
        Option("open_stacks", FLAG, False, "SS-11"),
    )
    END_CLAUSE: ClassVar[str] = "SS-20"
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
        events.ArtefactCame,
        events.RoundEnded,
        events.SandstormCame,
        events.ChipScored,
        events.AllSuspected,
        events.SecretKept,
        events.GoodScored,
        events.MissionScored,
        events.GameEnded,
    )
    SCORINGS: ClassVar[tuple[str, ...]] = ("sandstorm-came", "game-ended")
    HINTS: ClassVar[type[Record] | None] = StormHints
    LEVELS: ClassVar[dict[str, tuple[float, float]]] = {
        "novice": (0.3, 0.5),
        "regular": (0.07, 0.2),
        "expert": (0.028, 0.08),
    }

    def __init__(self, components: ComponentSet | None = None) -> None:
        chosen = house_set() if components is None else components
        box = unpack_box(chosen)
        super().__init__(
            chosen,
            [
                NamingStartPlayer(),
                Removing(),
                Dealing(),
                Revealing(),
                Suspecting(box),
                Rolling(),
                Acting(box),
                Executing(box),
                Securing(),
            ],
        )
        self.box = box

    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        return new_table(
            self.box, self.rules_version, seats, options["artefact"], options["open_stacks"]
        )

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
        return view.imagine(self.box, view_, dice)

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

    def hints(self, table: Table, ask: Ask) -> Record | None:
        assert isinstance(table, SandsturmTable)
        return storm_hints(table, ask)

    def guided_opening(self) -> str:
        """Where the learner begins, before anybody has robbed them."""
        return f"{super().guided_opening()} 80"

    def encoder(self) -> Encoder | None:
        return SandsturmEncoder(self.box)

    def table_from_json(self, data: Any) -> Table:
        return position.table_from_json(self.box, data)

    def impossibility(self, table: Table) -> str | None:
        assert isinstance(table, SandsturmTable)
        return position.impossibility(table, self.rules_version)

    def view_from_json(self, data: Any) -> View:
        make: Any = SandsturmView
        seen: SandsturmView = make(*read_fields(SandsturmView, data, "view"))
        return seen
