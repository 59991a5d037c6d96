"""What every game must be able to do."""

from abc import abstractmethod
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from funduk.core import notation
from funduk.core.action import Action, Ask, Event, Refusal, Refused
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice
from funduk.core.errors import BadOption, BadPosition, Unreadable
from funduk.core.moves import Moves
from funduk.core.record import Form, Record


class Option:
    """One thing a table can choose before the game: its name, form, default and clause."""

    def __init__(self, name: str, form: Form, default: Any, clause: str) -> None:
        self.name = name
        self.form = form
        self.default = default
        self.clause = clause


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Table(Record):
    """A game in progress: plain state, no dice, no log, no clock."""

    rules_version: int

    @abstractmethod
    def copy(self) -> "Table": ...


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class View(Record):
    """What one seat, or a spectator (seat None), may know of a table."""

    seat: int | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with one component set; all state is in tables."""

    NAME: ClassVar[str] = ""
    SEATS: ClassVar[tuple[int, ...]] = ()
    RULES_VERSION: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    QUESTIONS: ClassVar[tuple[str, ...]] = ()
    ACTIONS: ClassVar[tuple[type[Action], ...]] = ()
    EVENTS: ClassVar[tuple[type[Event], ...]] = ()

    def __init__(self, components: ComponentSet) -> None:
        self.components = components
        self.name: str = getattr(type(self), "NAME")  # noqa: B009
        self.seats: tuple[int, ...] = getattr(type(self), "SEATS")  # noqa: B009
        self.rules_version: int = getattr(type(self), "RULES_VERSION")  # noqa: B009
        self.options: tuple[Option, ...] = getattr(type(self), "OPTIONS")  # noqa: B009
        self.questions: tuple[str, ...] = getattr(type(self), "QUESTIONS")  # noqa: B009
        self.actions: tuple[type[Action], ...] = getattr(type(self), "ACTIONS")  # noqa: B009
        self.events: tuple[type[Event], ...] = getattr(type(self), "EVENTS")  # noqa: B009

    # the rules

    @abstractmethod
    def begin(self, seats: int, options: dict[str, Any]) -> Table:
        """The table before its first chance; options are complete and checked."""

    @abstractmethod
    def asks(self, table: Table) -> list[Ask]:
        """Who is asked what: nobody (the game is over), chance, or seats."""

    @abstractmethod
    def refusal(self, table: Table, action: Action) -> Refusal | None:
        """The only judge of legality."""

    @abstractmethod
    def perform(self, table: Table, action: Action) -> list[Event]:
        """Carries out a legal action and tells what came of it."""

    @abstractmethod
    def moves(self, table: Table, ask: Ask) -> Moves:
        """All legal answers to an ask, in a fixed order, lazily."""

    @abstractmethod
    def draw(self, table: Table, ask: Ask, dice: Dice) -> Action:
        """A random legal answer: the verb uniformly, then its arguments."""

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

    @abstractmethod
    def default(self, view: View, ask: Ask) -> Action:
        """The rules' answer for a silent seat, from what the seat knows."""

    def witness(self, record: Record, seat: int | None) -> Record | None:
        """What a seat saw of an action or event at the moment it happened; None if nothing."""
        return record

    def seen(self, record: Record, table: Table, seat: int | None) -> Record | None:
        """What a seat may still be shown of it now, at this table."""
        return self.witness(record, seat)

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
                complete[option.name] = option.form.from_json(
                    value, f"option {option.name} ({option.clause})"
                )
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
