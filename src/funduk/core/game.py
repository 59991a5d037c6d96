"""What every game must be able to do."""

from abc import abstractmethod
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from funduk.core import notation
from funduk.core.action import NOT_ASKED, Action, Ask, Event, Refusal, Refused
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.encoding import Encoder
from funduk.core.errors import BadOption, BadPosition, Unreadable
from funduk.core.moves import Judge
from funduk.core.question import Question
from funduk.core.record import CHANCE, Form, Record
from funduk.core.table import Table as Table
from funduk.core.table import View as View
from funduk.core.tree import MoveTree

GAME_OVER: Final = "game-over"


class Option:
    """One thing a table can choose before the game: its name, form, default and clause."""

    def __init__(self, name: str, form: Form, default: Any, clause: str) -> None:
        self.name = name
        self.form = form
        self.default = default
        self.clause = clause
        self.where = f"option {name} ({clause})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (self.name, self.form, self.default, self.clause)

    def __repr__(self) -> str:
        return f"<option {self.name}: {self.default!r} unless chosen ({self.clause})>"


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingOrders:
    """How a seat can say once what it would pay and what it would take, for a whole negotiation."""

    def __init__(self, goods: Form) -> None:
        self.goods = goods
        """How the goods of an order are written; as numbers, `within` compares them."""

    @abstractmethod
    def parties(self, table: Table) -> list[int]:
        """The seats that negotiate now."""

    @abstractmethod
    def purse(self, table: Table, seat: int) -> int:
        """The goods a seat could promise."""

    @abstractmethod
    def answer(self, table: Table, seat: int, most: int, least: int) -> Action | None:
        """What an order says to the offer before the seat; None where its owner must say it."""


ROUND: Final = "round"
SCORING: Final = "scoring"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Judge):
    """The rules of one game with one component set; all state is in tables."""

    NAME: ClassVar[str] = ""
    SEATS: ClassVar[tuple[int, ...]] = ()
    MINUTES: ClassVar[int] = 45
    """How long people sit at it."""
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    EVENTS: ClassVar[tuple[type[Event], ...]] = ()
    SCORINGS: ClassVar[tuple[str, ...]] = ()
    """Names of events after which a replay shows that points were counted."""
    HINTS: ClassVar[type[Record] | None] = None
    LEVELS: ClassVar[dict[str, tuple[float, float]]] = {}
    """Own warmths and blunders of levels, where win shares lie closer together or further apart."""
    END_CLAUSE: ClassVar[str] = ""
    """Cited when somebody acts after the end."""

    def __init__(self, components: ComponentSet, course: list[Question[Any, Any]]) -> None:
        self.components = components
        self.name: str = getattr(type(self), "NAME")  # noqa: B009
        self.minutes: int = getattr(type(self), "MINUTES")  # noqa: B009
        self.seats: tuple[int, ...] = getattr(type(self), "SEATS")  # noqa: B009
        self.rules_version: int = getattr(type(self), "RULES_VERSION")  # noqa: B009
        self.options: tuple[Option, ...] = getattr(type(self), "OPTIONS")  # noqa: B009
        self.events: tuple[type[Event], ...] = getattr(type(self), "EVENTS")  # noqa: B009
        self.end_clause: str = getattr(type(self), "END_CLAUSE")  # noqa: B009
        self.course = course
        """The questions in the rulebook's order; a table's phase is a place in it."""
        self.questions = questions_of(course)
        self.actions = actions_of(course)
        self.verbs: list[str] = [getattr(kind, "VERB") for kind in self.actions]  # noqa: B009
        """All verbs; a verb's place is its choice at the root of every move tree."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is made of its set."""
        return type(self), (self.components,)

    def __repr__(self) -> str:
        seats = f"{min(self.seats)} to {max(self.seats)}" if self.seats else "no"
        return f"<{self.name} for {seats} seats, set {self.components.name}>"

    # the rules

    @abstractmethod
    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        """The table before its first chance; options are complete and checked."""

    def asks(self, table: Table) -> list[Ask]:
        """Who is asked what: nobody (the game is over), chance, or seats."""
        phase = table.phase
        return self.course[phase].asks(table) if phase < len(self.course) else []

    def next_ask(self, table: Table, dice: Dice) -> Ask | None:
        """One of the asks, for playouts; None when the game is over."""
        phase = table.phase
        return self.course[phase].next_ask(table, dice) if phase < len(self.course) else None

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        """The only judge of legality."""
        phase = table.phase
        if phase >= len(self.course):
            return Refusal(GAME_OVER, self.end_clause)
        question = self.course[phase]
        if not question.is_asked(table, action.seat):
            return Refusal(NOT_ASKED, question.turn_clause)
        return question.refusal(table, action)

    def allows(self, table: Table, action: Action) -> bool:
        """Whether the judge has nothing against an action."""
        return self.refusal(table, action) is None

    def perform(self, table: Table, action: Action) -> list[Event]:
        """Carries out a legal action and tells what came of it."""
        events: list[Event] = []
        question = self.course[table.phase]
        seat = action.seat
        if seat != CHANCE:
            table.count_answer(seat)
        question.perform(table, action, events)
        return events

    def moves(self, table: Table, ask: Ask) -> MoveTree:
        """All legal answers to an ask, as a tree of small choices, in a fixed order, lazily."""
        verbs = self.course[table.phase].verbs(table, ask)
        return MoveTree(self, table, ask.seat, verbs, self.verbs)

    def draw(self, table: Table, ask: Ask, dice: Dice) -> Action:
        """A random legal answer: the verb uniformly, then its arguments."""
        return self.course[table.phase].draw(table, ask, dice)

    @abstractmethod
    def scores(self, table: Table) -> list[int] | None:
        """Final points per seat, None before the end."""

    @abstractmethod
    def winners(self, table: Table) -> list[int] | None:
        """The seats that share the win, None before the end."""

    # who may know what

    @abstractmethod
    def view(self, table: Table, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""

    def open_view(self, table: Table, seat: int | None) -> View:
        """A seat's view with everything laid open: only for replays of games that are over."""
        return self.view(table, seat)

    @abstractmethod
    def imagine(self, view: View, dice: Dice) -> Table:
        """A table that looks like the view from its seat."""

    def default(self, view: View, ask: Ask) -> Action:
        """The rules' answer for a silent seat, from what the seat knows."""
        return self.course[view.phase].default(view, ask)

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """What a seat saw of an action or event at the moment it happened; None if nothing."""
        return record

    def seen(self, record: Record, table: Table, seat: int | None) -> Record | None:
        """What a seat may still be shown of it now, at this table."""
        return self.witness(record, seat)

    def witnessed(self, action: Action, events: list[Event], seat: int | None) -> list[Record]:
        """What a seat saw of an action and of what came of it, in order."""
        records: list[Record] = []
        seen = self.witness(action, seat)
        if seen is not None:
            records.append(seen)
        for event in events:
            told = self.witness(event, seat)
            if told is not None:
                records.append(told)
        return records

    # positions

    @abstractmethod
    def table_from_json(self, data: Any) -> Table:
        """A table as written by dump; wrong forms are Unreadable."""

    @abstractmethod
    def impossibility(self, table: Table) -> str | None:
        """Why no game can reach this table, or None."""

    @abstractmethod
    def view_from_json(self, data: Any) -> View:
        """A view as written by to_json."""

    def dump(self, table: Table) -> dict[str, Any]:
        return table.to_json()

    def load(self, data: Any) -> Table:
        """Sets a position up; a malformed or impossible one is refused with the reason."""
        table = self.table_from_json(data)
        reason = self.impossibility(table)
        if reason is not None:
            raise BadPosition(f"impossible position: {reason}")
        return table

    def options_at(self, table: Table) -> dict[str, Any]:
        """The options that a table is played with, as they are written."""
        written = self.dump(table)
        agreed: dict[str, Any] = written.get("options", written)
        return {option.name: agreed.get(option.name, option.default) for option in self.options}

    # what all games share

    def setup(self, seats: int, options: dict[str, Any] | None = None) -> Table:
        """A table ready for its first ask."""
        if isinstance(seats, bool) or seats not in self.seats:
            allowed = ", ".join([str(number) for number in self.seats])
            raise BadOption(f"{self.name} is for {allowed} seats, not {seats!r}")
        return self.begin(seats, self.check_options(seats, {} if options is None else options))

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """All options with their values; unknown names and wrong values are refused."""
        known = [option.name for option in self.options]
        for name in options:
            if name not in known:
                raise BadOption(
                    f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}"
                )
        complete: dict[str, Any] = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            try:
                complete[option.name] = option.form.from_json(value, option.where)
            except Unreadable as wrong:
                raise BadOption(str(wrong)) from None
        return complete

    def apply(self, table: Table, action: Action) -> list[Event]:
        """Judges, then performs; a refused action changes nothing."""
        refusal = self.refusal(table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        return self.perform(table, action)

    def parse(self, text: str) -> Action:
        """An action from its text form, such as `0 choose B`."""
        return notation.parse_action(self.name, self.actions, text)

    def action_from_json(self, data: Any) -> Action:
        """An action from its JSON form."""
        return notation.read_action(self.name, self.actions, data)

    def event_from_json(self, data: Any) -> Event:
        """An event from its JSON form."""
        return notation.read_event(self.name, self.events, data)

    # what a game brings for screens, clocks and replays; the defaults do for any game

    def is_waited_for(self, ask: Ask) -> bool:
        """Whether the table waits for this answer; where it does not, no clock runs either."""
        return True

    def closes_talk(self, table: Table) -> str | None:
        """The clause by which nobody may say anything now."""
        return None

    def milestone(self, before: Table, after: Table, events: list[Event]) -> str | None:
        """Where a replay can be taken up: ROUND, SCORING, or None."""
        scorings: tuple[str, ...] = getattr(type(self), "SCORINGS")  # noqa: B009
        if any([event.name() in scorings for event in events]):
            return SCORING
        if getattr(before, "round", 0) != getattr(after, "round", 0):
            return ROUND
        return None

    def hints(self, table: Table, ask: Ask) -> Record | None:
        """A record of HINTS: the numbers behind a question, so that a screen needs no rules."""
        return None

    def hint_kind(self) -> type[Record] | None:
        kind: type[Record] | None = getattr(type(self), "HINTS")  # noqa: B009
        return kind

    def encoder(self) -> Encoder | None:
        """How views become rows of numbers; where there is none, doors write one from the view's shape."""
        return None

    def standing_orders(self) -> StandingOrders | None:
        """What a seat may order for a negotiation; None where there is none."""
        return None

    def guided_opening(self) -> str:
        """The words from which the dice of a first, guided game are made."""
        return f"guided {self.name}"

    def level(self, name: str) -> tuple[float, float] | None:
        """A level's warmth and greatest blunder in shares of the win, where this game has its own."""
        levels: dict[str, tuple[float, float]] = getattr(type(self), "LEVELS")  # noqa: B009
        return levels.get(name)


def questions_of(course: list[Question[Any, Any]]) -> tuple[str, ...]:
    """Every question by name, once."""
    return tuple(dict.fromkeys([name for question in course for name in question.names]))


def actions_of(course: list[Question[Any, Any]]) -> tuple[type[Action], ...]:
    """Every action by class, once."""
    return tuple(dict.fromkeys([kind for question in course for kind in question.actions]))
