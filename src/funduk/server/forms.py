"""Bodies and answers of the HTTP calls."""

from typing import Annotated, Any, Literal

import msgspec

from funduk.server.messages import SeatCard
from funduk.server.state import Pace, Result, Status, Visibility

Name = Annotated[str, msgspec.Meta(max_length=100)]
Code = Annotated[str, msgspec.Meta(max_length=20)]
Level = Annotated[str, msgspec.Meta(max_length=40)]
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


class Sit(Body):
    seat: int | None = None


class SetSeat(Body):
    seat: int
    kind: Literal["open", "bot"]
    level: Level | None = None


class SetOptions(Body):
    options: Options | None = None
    visibility: Visibility | None = None
    pace: Pace | None = None


class AnswerTakeback(Body):
    agree: bool


class SetOrder(Body):
    most: dict[str, int] | None = None
    least: dict[str, int] | None = None
    once: bool = True


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


class Game(msgspec.Struct):
    game: str
    seats: tuple[int, int]
    minutes: int
    version: int
    levels: list[str]
    sets: list[str]
    options: list[Option]


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
