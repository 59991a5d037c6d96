"""Bodies and answers of the HTTP calls."""

from typing import Annotated, Any, Literal

import msgspec

from funduk.server.store.talk import How
from funduk.server.tables.clocks import NO_CLOCK, Clock
from funduk.server.tables.state import Pace, Result, Status, Talk, Visibility
from funduk.server.wire.messages import (
    Action,
    Components,
    Entry,
    GameEvent,
    SeatCard,
    View,
    Waiting,
)

Name = Annotated[str, msgspec.Meta(max_length=100)]
Code = Annotated[str, msgspec.Meta(max_length=20)]
Level = Annotated[str, msgspec.Meta(max_length=40)]
ClockName = Annotated[str, msgspec.Meta(max_length=20)]
Options = dict[Annotated[str, msgspec.Meta(max_length=40)], Any]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body."""


class Nothing(Body):
    pass


class Rename(Body):
    name: Name


class Join(Body):
    code: Code


class NewSeat(Body):
    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class NewTable(Body):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    options: Options = {}
    visibility: Visibility = "link"
    pace: Pace = "human"
    start: bool = False
    clock: ClockName = NO_CLOCK
    guided: bool = False


class Sit(Body):
    seat: int | None = None


class SetSeat(Body):
    seat: int
    kind: Literal["open", "bot"]
    level: Level | None = None


class Replace(Body):
    seat: int


class Consent(Body):
    agree: bool


class SetOptions(Body):
    options: Options | None = None
    visibility: Visibility | None = None
    pace: Pace | None = None
    clock: ClockName | None = None
    talk: Talk | None = None


class AnswerTakeback(Body):
    agree: bool


class SetOrder(Body):
    most: dict[str, int] | None = None
    least: dict[str, int] | None = None
    once: bool = True


class Say(Body):
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Shun(Body):
    how: How
    seat: int | None = None
    line: int | None = None


class Forgive(Body):
    who: Annotated[str, msgspec.Meta(max_length=20)]
    how: Literal["none", "mute", "block"]


class SignOut(Body):
    device: Annotated[str, msgspec.Meta(max_length=24)] | None = None
    others: bool = False


class Device(msgspec.Struct):
    """A browser in which I am known; here: the one that asks."""

    device: str
    label: str
    since: float
    seen: float
    here: bool


class Erase(Body):
    sure: bool


class Me(msgspec.Struct):
    name: str
    named: bool


class Option(msgspec.Struct):
    name: str
    kind: Literal["bool", "int", "choice", "seats"]
    default: Any
    choices: list[str] | None
    low: int | None
    high: int | None
    clause: str | None


class Sign(msgspec.Struct):
    """What hangs over a game's stall: its name and one line."""

    title: str
    line: str


class Game(msgspec.Struct):
    game: str
    seats: tuple[int, int]
    minutes: int
    version: int
    levels: list[str]
    sets: list[str]
    options: list[Option]
    signs: dict[str, Sign]
    """By language."""
    cover: bool
    """Whether the game brings a drawing, `GET /api/games/{game}/cover`."""


class Card(msgspec.Struct):
    id: str
    code: str | None
    game: str
    status: Status
    seats: list[SeatCard]
    mine: int | None
    turn: bool
    waiting: list[int]
    updated: float
    result: Result | None
    clock: Clock | None = None
    left: int | None = None
    late: bool = False


class Draw(msgspec.Struct):
    nth: int
    ranges: list[int]
    indices: list[int]


class PersonShare(msgspec.Struct):
    seat: int
    commit: str | None
    seed: str | None


class Dice(msgspec.Struct):
    commitment: str
    seed: str | None
    people: list[PersonShare]
    draws: list[Draw]
    over: bool
    shares: int
    """Of how many seats' seeds, empty ones too, the key is made."""


class Mark(msgspec.Struct):
    """A place on the way through a game: a round begins, or points are counted."""

    step: int
    kind: Literal["round", "scoring"]


class Shown(msgspec.Struct):
    """How an earlier event is shown from here on; null: no longer at all."""

    n: int
    event: GameEvent | None


class Frame(msgspec.Struct):
    """One step: what was asked and answered, what came of it, and the table after it."""

    step: int
    by: int | None
    question: str | None
    asked: dict[str, str]
    answer: dict[str, str]
    events: list[Entry]
    again: list[Shown]
    view: View
    waiting: list[Waiting]


class Frames(msgspec.Struct):
    frames: list[Frame]


class DiceReport(msgspec.Struct):
    """What the server found when it drew a match's numbers again."""

    draws: int
    numbers: int
    problems: list[str]


class Replay(msgspec.Struct):
    """A match that can be watched step by step; nothing in here tells how it ended."""

    id: str
    game: str
    seats: list[SeatCard]
    mine: int | None
    version: int
    options: dict[str, Any]
    components: Components
    steps: int
    over: bool
    marks: list[Mark]
    until: float | None
    dice: DiceReport | None


class Choice(msgspec.Struct):
    """One next step: its number, the field (or part of one, `gems.R`) it settles, to what, and how many
    answers it leaves, as digits, since there can be more than a browser's numbers hold."""

    id: int
    field: str
    value: Any
    count: str


class Choices(msgspec.Struct):
    """A place in the tree of answers: what can be chosen next, or the action that is spelt."""

    path: list[int]
    action: Action | None
    choices: list[Choice]


class Field(msgspec.Struct):
    """A field of a record and how its values are written, as `Form.described` says it."""

    name: str
    form: dict[str, Any]


class Tagged(msgspec.Struct):
    """An action by its verb, or an event by its name."""

    name: str
    fields: list[Field]


class Surface(msgspec.Struct):
    """A game as pages need it that know nothing of it: words, questions, shapes, rules."""

    game: str
    lang: str
    version: int
    seats: list[int]
    words: str
    questions: list[str]
    view: str
    actions: list[Tagged]
    events: list[Tagged]
    hints: str | None
    records: dict[str, list[Field]]
    rules: str
