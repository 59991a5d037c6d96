"""Records: actions, events, views and tables declare a shape and get equality, text and JSON from it."""

from abc import abstractmethod
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from funduk.core.errors import Unreadable

CHANCE: Final = -1


def is_number(word: str) -> bool:
    """Plain digits, few enough for a number that anything here could mean."""
    return word.isascii() and word.isdigit() and len(word) < 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How one kind of value is written as JSON and as a word without spaces."""

    def to_json(self, value: Any) -> Any:
        return value

    @abstractmethod
    def from_json(self, data: Any, where: str) -> Any:
        """The value that was written, or Unreadable; `where` names the place."""

    def to_word(self, value: Any) -> str:
        return str(self.to_json(value))

    def from_word(self, word: str, where: str) -> Any:
        return self.from_json(word, where)

    def shown(self, value: Any) -> str:
        """The value for people who read a `repr`."""
        return repr(self.to_json(value))

    def typescript(self) -> str:
        return "unknown"

    def described(self) -> dict[str, Any]:
        """The form itself as JSON, for screens that were built before the game existed."""
        return {"form": "other", "typescript": self.typescript()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Form):
    """A whole number within bounds."""

    def __init__(self, low: int = 0, high: int = 2**53) -> None:
        self.low = low
        self.high = high

    def from_json(self, data: Any, where: str) -> Any:
        if isinstance(data, bool) or not isinstance(data, int):
            raise Unreadable(f"{where}: expected a whole number, got {data!r}")
        if not self.low <= data <= self.high:
            raise Unreadable(f"{where}: {data} is not between {self.low} and {self.high}")
        return data

    def from_word(self, word: str, where: str) -> Any:
        digits = word[1:] if word.startswith("-") else word
        if not is_number(digits):
            raise Unreadable(f"{where}: expected a whole number, got {word[:40]!r}")
        return self.from_json(int(word), where)

    def typescript(self) -> str:
        return "number"

    def described(self) -> dict[str, Any]:
        return {"form": "number", "low": self.low, "high": self.high}


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatForm(Form):
    """A seat from 0 up; chance is written *."""

    def to_json(self, value: Any) -> Any:
        return "*" if value == CHANCE else value

    def from_json(self, data: Any, where: str) -> Any:
        if data == "*":
            return CHANCE
        if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data < 16:
            raise Unreadable(f"{where}: expected a seat number, got {data!r}")
        return data

    def from_word(self, word: str, where: str) -> Any:
        if word == "*":
            return CHANCE
        if not is_number(word):
            raise Unreadable(f"{where}: expected a seat number, got {word[:40]!r}")
        return self.from_json(int(word), where)

    def typescript(self) -> str:
        return 'number | "*"'

    def described(self) -> dict[str, Any]:
        return {"form": "seat"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Form):
    """Yes or no."""

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, bool):
            raise Unreadable(f"{where}: expected true or false, got {data!r}")
        return data

    def to_word(self, value: Any) -> str:
        return "yes" if value else "no"

    def from_word(self, word: str, where: str) -> Any:
        if word not in ("yes", "no"):
            raise Unreadable(f"{where}: expected yes or no, got {word!r}")
        return word == "yes"

    def typescript(self) -> str:
        return "boolean"

    def described(self) -> dict[str, Any]:
        return {"form": "flag"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Form):
    """A small number that people know by name: its place in a list of names."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def to_json(self, value: Any) -> Any:
        return self.names[value]

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, str) or data not in self.names:
            raise Unreadable(f"{where}: expected one of {', '.join(self.names)}, got {data!r}")
        return self.names.index(data)

    def typescript(self) -> str:
        return " | ".join([f'"{name}"' for name in self.names])

    def described(self) -> dict[str, Any]:
        return {"form": "word", "words": list(self.names)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Form):
    """A word from a list, kept as a word; without a list, any word."""

    def __init__(self, words: tuple[str, ...] = ()) -> None:
        self.words = words

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, str):
            raise Unreadable(f"{where}: expected a word, got {data!r}")
        if self.words and data not in self.words:
            raise Unreadable(f"{where}: expected one of {', '.join(self.words)}, got {data!r}")
        return data

    def typescript(self) -> str:
        return " | ".join([f'"{word}"' for word in self.words]) if self.words else "string"

    def described(self) -> dict[str, Any]:
        return {"form": "word", "words": list(self.words)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Maybe(Form):
    """A value or nothing."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def to_json(self, value: Any) -> Any:
        return None if value is None else self.form.to_json(value)

    def from_json(self, data: Any, where: str) -> Any:
        return None if data is None else self.form.from_json(data, where)

    def to_word(self, value: Any) -> str:
        return "?" if value is None else self.form.to_word(value)

    def from_word(self, word: str, where: str) -> Any:
        return None if word == "?" else self.form.from_word(word, where)

    def shown(self, value: Any) -> str:
        return "None" if value is None else self.form.shown(value)

    def typescript(self) -> str:
        return f"{self.form.typescript()} | null"

    def described(self) -> dict[str, Any]:
        return {"form": "maybe", "of": self.form.described()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Many(Form):
    """A list of values of one form."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def to_json(self, value: Any) -> Any:
        return [self.form.to_json(item) for item in value]

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise Unreadable(f"{where}: expected a list, got {data!r}")
        return [self.form.from_json(item, f"{where}[{place}]") for place, item in enumerate(data)]

    def to_word(self, value: Any) -> str:
        return ",".join([self.form.to_word(item) for item in value]) or "-"

    def from_word(self, word: str, where: str) -> Any:
        return [] if word == "-" else [self.form.from_word(item, where) for item in word.split(",")]

    def shown(self, value: Any) -> str:
        return "[" + ", ".join([self.form.shown(one) for one in value]) + "]"

    def typescript(self) -> str:
        return f"({self.form.typescript()})[]"

    def described(self) -> dict[str, Any]:
        return {"form": "many", "of": self.form.described()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Form):
    """Small numbers packed into immutable bytes: free to copy, cheap to compare."""

    def to_json(self, value: Any) -> Any:
        return list(value)

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise Unreadable(f"{where}: expected a list of card numbers, got {data!r}")
        for card in data:
            if isinstance(card, bool) or not isinstance(card, int) or not 0 <= card < 256:
                raise Unreadable(f"{where}: {card!r} is not a card number")
        return bytes(data)

    def to_word(self, value: Any) -> str:
        return ",".join([str(card) for card in value]) or "-"

    def from_word(self, word: str, where: str) -> Any:
        cards = [] if word == "-" else word.split(",")
        if not all([is_number(card) for card in cards]):
            raise Unreadable(f"{where}: expected card numbers, got {word[:40]!r}")
        return self.from_json([int(card) for card in cards], where)

    def typescript(self) -> str:
        return "number[]"

    def described(self) -> dict[str, Any]:
        return {"form": "many", "of": {"form": "number", "low": 0, "high": 255}}


class Added(Form):
    """A field that came later: left out while it has its default, so that older files keep their bytes."""

    def __init__(self, form: Form, default: Any) -> None:
        self.form = form
        self.default = default

    def to_json(self, value: Any) -> Any:
        return self.form.to_json(value)

    def from_json(self, data: Any, where: str) -> Any:
        return self.form.from_json(data, where)

    def to_word(self, value: Any) -> str:
        return self.form.to_word(value)

    def from_word(self, word: str, where: str) -> Any:
        return self.form.from_word(word, where)

    def shown(self, value: Any) -> str:
        return self.form.shown(value)

    def typescript(self) -> str:
        return self.form.typescript()

    def described(self) -> dict[str, Any]:
        return self.form.described()


Shape = tuple[tuple[str, Form], ...]

NUMBER: Final = Number()
SEAT: Final = SeatForm()
FLAG: Final = Flag()
CARDS: Final = Cards()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Record:
    """A thing whose class says in SHAPE which attributes it has, in the order its constructor takes them."""

    SHAPE: ClassVar[Shape] = ()

    def fields(self) -> list[Any]:
        return [getattr(self, name) for name, _ in shape_of(type(self))]

    def to_json(self) -> dict[str, Any]:
        written: dict[str, Any] = {}
        for name, form in shape_of(type(self)):
            value = getattr(self, name)
            if not isinstance(form, Added) or value != form.default:
                written[name] = form.to_json(value)
        return written

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or type(self) is not type(other):
            return False
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, frozen(self.fields())))

    def __repr__(self) -> str:
        inside = ", ".join(
            [f"{name}={form.shown(getattr(self, name))}" for name, form in shape_of(type(self))]
        )
        return f"{type(self).__name__}({inside})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied by what it is made of; compiled classes know no other way."""
        return type(self), tuple(self.fields())


def frozen(value: Any) -> Any:
    """A value that can be hashed in place of lists and dictionaries."""
    if isinstance(value, list):
        return tuple([frozen(part) for part in value])
    return repr(value) if isinstance(value, dict) else value


def shape_of(kind: type[Record]) -> Shape:
    shape: Shape = getattr(kind, "SHAPE")  # noqa: B009  looked up on the class at run time, also when compiled
    return shape


def read_fields(kind: type[Record], data: Any, where: str, skip: tuple[str, ...] = ()) -> list[Any]:
    """The constructor's arguments for a record written as JSON; unknown and missing fields are refused."""
    if not isinstance(data, dict):
        raise Unreadable(f"{where}: expected an object, got {data!r}")
    shape = shape_of(kind)
    known = [name for name, _ in shape]
    for name in data:
        if name not in known and name not in skip:
            raise Unreadable(
                f"{where}: unknown field {name!r}, expected {', '.join(known) or 'none'}"
            )
    values: list[Any] = []
    for name, form in shape:
        if name in data:
            values.append(form.from_json(data[name], f"{where}.{name}"))
        elif isinstance(form, Added):
            values.append(form.default)
        else:
            raise Unreadable(f"{where}: field {name!r} is missing")
    return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Sub(Form):
    """A record inside a record."""

    def __init__(self, kind: type[Record]) -> None:
        self.kind = kind

    def to_json(self, value: Any) -> Any:
        return value.to_json()

    def from_json(self, data: Any, where: str) -> Any:
        make: Any = self.kind
        return make(*read_fields(self.kind, data, where))

    def shown(self, value: Any) -> str:
        return repr(value)

    def typescript(self) -> str:
        return self.kind.__name__

    def described(self) -> dict[str, Any]:
        return {"form": "record", "record": self.kind.__name__}
