"""Multisets of goods, each packed into one integer: seven bits a kind, the cheapest kind lowest.

Six of the seven bits count (at most 63 of a kind), the seventh stays free: `within` is one subtraction.
Adding is `+`, taking is `-`, and of two bids with equally many goods the dearer one is the larger number.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.errors import Unreadable
from funduk.core.record import Form

Goods = i64

NONE: Final[i64] = 0
BITS: Final[i64] = 7
MOST: Final = 63
MOST_KINDS: Final = 9
FIELD: Final[i64] = 127
TOP: Final[i64] = 56
"""Where the ninth kind begins; it is not in the masks, as constants from 2^62 on are slow when compiled."""
GUARDS: Final[i64] = 0x0081020408102040
EVEN: Final[i64] = 0x0001FC07F01FC07F
PAIR: Final[i64] = 16383


def one(kind: i64) -> i64:
    """A single good of a kind."""
    return some(kind, 1)  # compiled, a literal 1 would be shifted in 32 bits


def some(kind: i64, number: i64) -> i64:
    """That many goods of a kind."""
    return number << (BITS * kind)


def count(goods: i64, kind: i64) -> i64:
    """How many of one kind."""
    return (goods >> (BITS * kind)) & FIELD


def total(goods: i64) -> i64:
    """How many goods in all."""
    pairs = (goods & EVEN) + ((goods >> BITS) & EVEN)
    below_top = (pairs + (pairs >> 14) + (pairs >> 28) + (pairs >> 42)) & PAIR
    return below_top + ((goods >> TOP) & FIELD)


def within(part: i64, whole: i64) -> bool:
    """Whether whole has at least as many of every kind as part."""
    return 0 <= part <= whole and ((whole | GUARDS) - part) & GUARDS == GUARDS and not part & GUARDS


def at_most(wanted: i64, there: i64, kinds: i64) -> i64:
    """Of every kind what is wanted, or as many as are there."""
    if within(wanted, there):
        return wanted
    got: i64 = 0
    for kind in range(kinds):
        got += some(kind, min(count(wanted, kind), count(there, kind)))
    return got


def pack(counts: list[int]) -> i64:
    """Goods from counts, cheapest kind first."""
    goods: i64 = 0
    for kind, number in enumerate(counts):
        goods += some(kind, number)
    return goods


def unpack(goods: i64, kinds: int) -> list[int]:
    """Counts of goods, cheapest kind first."""
    return [int(count(goods, kind)) for kind in range(kinds)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Kinds(Form):
    """A game's kinds of goods by letter, dearest first; goods are written `2R1B` or `{"R": 2, "B": 1}`."""

    def __init__(self, letters: str) -> None:
        self.letters = letters
        self.cheapest_first = letters[::-1]
        self.number = len(letters)

    def kind(self, letter: str) -> int:
        return self.cheapest_first.index(letter)

    def letter(self, kind: int) -> str:
        return self.cheapest_first[kind]

    def to_json(self, value: Any) -> Any:
        goods: int = value
        return {letter: number for letter, number in self._counts(goods) if number}

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise Unreadable(
                f'{where}: expected goods such as {{"{self.letters[0]}": 2}}, got {data!r}'
            )
        goods = 0
        for letter, number in data.items():
            if not isinstance(letter, str) or len(letter) != 1 or letter not in self.letters:
                raise Unreadable(
                    f"{where}: there are no goods {letter!r}, only {', '.join(self.letters)}"
                )
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST:
                raise Unreadable(f"{where}: {number!r} is not a number of goods (0 to {MOST})")
            goods += int(some(self.kind(letter), number))
        return goods

    def to_word(self, value: Any) -> str:
        goods: int = value
        return (
            "".join([f"{number}{letter}" for letter, number in self._counts(goods) if number])
            or "-"
        )

    def from_word(self, word: str, where: str) -> Any:
        """Reads `2R1B`, and also `RRB`."""
        counts: dict[str, int] = {}
        digits = ""
        for sign in "" if word == "-" else word:
            if sign.isascii() and sign.isdigit():
                digits += sign
            elif sign.upper() in self.letters:
                counts[sign.upper()] = counts.get(sign.upper(), 0) + (
                    int(digits[:4]) if digits else 1
                )
                digits = ""
            else:
                example = f"2{self.letters[0]}1{self.letters[-1]}"
                raise Unreadable(f"{where}: cannot read goods {word!r}; write them like {example}")
        if digits:
            raise Unreadable(f"{where}: goods {word!r} end in a number without a letter")
        return self.from_json(counts, where)

    def shown(self, value: Any) -> str:
        return self.to_word(value)

    def typescript(self) -> str:
        return "Goods"

    def described(self) -> dict[str, Any]:
        return {"form": "goods", "letters": list(self.letters)}

    def _counts(self, goods: int) -> list[tuple[str, int]]:
        return [(letter, int(count(goods, self.kind(letter)))) for letter in self.letters]


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Form):
    """A value for each of some names; kept as a list in their order, written by name."""

    def __init__(self, names: tuple[str, ...], form: Form) -> None:
        self.names = names
        self.form = form

    def to_json(self, value: Any) -> Any:
        return {name: self.form.to_json(item) for name, item in zip(self.names, value, strict=True)}

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict) or sorted(data) != sorted(self.names):
            raise Unreadable(f"{where}: expected a value for each of {', '.join(self.names)}")
        return [self.form.from_json(data[name], f"{where}.{name}") for name in self.names]

    def typescript(self) -> str:
        return f"Record<string, {self.form.typescript()}>"

    def described(self) -> dict[str, Any]:
        return {"form": "each", "names": list(self.names), "of": self.form.described()}


def miscounted(shares: list[i64], expected: i64, kinds: Kinds, called: str) -> str | None:
    """Which kind does not add up; counted kind by kind, as a sum of packed goods could carry over."""
    for kind in range(kinds.number - 1, -1, -1):
        there: i64 = 0
        for goods in shares:
            there += count(goods, kind)
        if there != count(expected, kind):
            return f"{there} {kinds.letter(kind)} {called} instead of {count(expected, kind)}"
    return None
