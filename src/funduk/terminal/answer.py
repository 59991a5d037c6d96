"""The ways to answer a question, without any screen: buttons, and slips to fill in."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from funduk.core.action import Action
from funduk.core.goods import Kinds, count, one, total

Values = dict[str, Any]


class Field(ABC):
    """One thing to fill in on a slip."""

    def __init__(self, name: str, label: str) -> None:
        self.name = name
        self.label = label

    @abstractmethod
    def start(self) -> Any:
        """The value of an empty slip."""

    @abstractmethod
    def press(self, value: Any, key: str) -> Any:
        """The value after a key; None when the key means nothing here."""

    def fits(self, value: Any) -> bool:
        """Whether a value kept from before is still possible."""
        return True


class GoodsField(Field):
    """Goods pushed out of a heap: a letter adds one, with shift it takes one back."""

    def __init__(
        self, name: str, label: str, kinds: Kinds, heap: int, most: int | None = None
    ) -> None:
        super().__init__(name, label)
        self.kinds = kinds
        self.heap = heap
        self.most = most

    def start(self) -> int:
        return 0

    def press(self, value: int, key: str) -> int | None:
        if key == "backspace":
            return 0
        if len(key) != 1 or key.upper() not in self.kinds.letters:
            return None
        kind = self.kinds.kind(key.upper())
        if key.isupper():
            return value - int(one(kind)) if count(value, kind) else value
        if count(value, kind) >= count(self.heap, kind):
            return value
        if self.most is not None and total(value) >= self.most:
            return int(one(kind)) if self.most == 1 else value
        return value + int(one(kind))

    def fits(self, value: int) -> bool:
        return all(
            count(value, kind) <= count(self.heap, kind) for kind in range(self.kinds.number)
        )


class PickField(Field):
    """One of several things; arrows go through them, digits name them."""

    def __init__(self, name: str, label: str, options: Sequence[tuple[Any, str]]) -> None:
        super().__init__(name, label)
        self.options = list(options)

    def start(self) -> Any:
        return self.options[0][0] if self.options else None

    def place(self, value: Any) -> int:
        return next((place for place, option in enumerate(self.options) if option[0] == value), 0)

    def press(self, value: Any, key: str) -> Any:
        if not self.options:
            return None
        if key in ("left", "right"):
            step = 1 if key == "right" else -1
            return self.options[(self.place(value) + step) % len(self.options)][0]
        if key.isdigit() and 1 <= int(key) <= len(self.options):
            return self.options[int(key) - 1][0]
        return None

    def fits(self, value: Any) -> bool:
        return any(option[0] == value for option in self.options)


class NumberField(Field):
    """A number within bounds; arrows change it, digits name it."""

    def __init__(self, name: str, label: str, low: int, high: int) -> None:
        super().__init__(name, label)
        self.low = low
        self.high = high

    def start(self) -> int:
        return self.low

    def press(self, value: int, key: str) -> int | None:
        if key in ("left", "right"):
            return min(self.high, max(self.low, value + (1 if key == "right" else -1)))
        if key.isdigit() and self.low <= int(key) <= self.high:
            return int(key)
        return None

    def fits(self, value: int) -> bool:
        return self.low <= value <= self.high


class TicksField(Field):
    """Any of several things: digits tick them on and off."""

    def __init__(self, name: str, label: str, options: Sequence[str]) -> None:
        super().__init__(name, label)
        self.options = list(options)

    def start(self) -> tuple[int, ...]:
        return ()

    def press(self, value: tuple[int, ...], key: str) -> tuple[int, ...] | None:
        if key == "backspace":
            return ()
        if not (key.isdigit() and 1 <= int(key) <= len(self.options)):
            return None
        place = int(key) - 1
        return tuple(sorted(set(value) ^ {place}))

    def fits(self, value: tuple[int, ...]) -> bool:
        return all(place < len(self.options) for place in value)


class Button:
    """An answer at one press."""

    def __init__(self, key: str, label: str, action: Action, help: str = "") -> None:
        self.key = key
        self.label = label
        self.action = action
        self.help = help


class Hint:
    """A filled-in slip somebody may want."""

    def __init__(self, label: str, values: Values) -> None:
        self.label = label
        self.values = values


class Slip:
    """An answer with things to fill in; `fields` may depend on what is filled in already."""

    def __init__(
        self,
        key: str,
        label: str,
        fields: Sequence[Field] | Callable[[Values], Sequence[Field]],
        make: Callable[[Values], Action],
        verdict: Callable[[Values], str] | None = None,
        hints: Sequence[Hint] = (),
        values: Values | None = None,
    ) -> None:
        self.key = key
        self.label = label
        self.given = fields
        self.make = make
        self.verdict = verdict
        self.hints = list(hints)
        self.values: Values = dict(values or {})
        self.settle()

    def fields(self) -> list[Field]:
        return list(self.given(self.values) if callable(self.given) else self.given)

    def settle(self) -> None:
        """Gives every field a possible value."""
        for field in self.fields():
            if field.name not in self.values or not field.fits(self.values[field.name]):
                self.values[field.name] = field.start()

    def action(self) -> Action:
        return self.make(self.values)


Way = Button | Slip


class Answer:
    """All ways to answer one question, the likeliest first."""

    def __init__(self, ways: Sequence[Way]) -> None:
        self.ways = list(ways)
