"""The tables of a study: the base, and what others change of it."""

from pathlib import Path
from typing import Any, NamedTuple

from funduk import bots
from funduk.bots import learned_values, levels
from funduk.core.errors import BadOption, FundukError
from funduk.core.game import Game, Option
from funduk.core.record import Many, Maybe
from funduk.lab.identity import learned_elsewhere
from funduk.lab.study.tally import Tally

OPTION = "option"
NUMBER = "number"
OTHER = "other"
LEARNERS = ("vizier", "genie", *levels.LEVELS)
"""Who plays with learned values."""


class Change(NamedTuple):
    """In what a table differs from the base: an option, a number of the set, or all that was asked for."""

    kind: str
    name: str
    value: str


class Values(NamedTuple):
    """Somebody's own values and the name of their file."""

    name: str
    content: dict[str, Any]


class Setting:
    """One kind of table: its game with its set, seats, options, bots and their values."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        names: list[str],
        values: Values | None = None,
        changed: Change | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.names = names
        self.values = values
        self.changed = changed
        """None for the base."""
        self.tally = Tally()

    def line_up(self) -> list[str]:
        """The bots at the table; the last one is repeated."""
        return [*self.names, *[self.names[-1]] * self.seats][: self.seats]

    def to_json(self) -> dict[str, Any]:
        """As it goes to a worker."""
        return {
            "components": self.game.components.content,
            "free": self.game.components.free,
            "options": self.options,
            "line_up": self.line_up(),
            "values": None if self.values is None else self.values.content,
            "measures": "all" if self.changed is not None and self.changed.kind != OPTION else "",
        }

    def values_from(self) -> str:
        """The set that its bots' values were learned with, where it is another one; else nothing."""
        if not any(name in LEARNERS for name in self.names):
            return ""
        with learned_values.instead(self.game.name, self.values and self.values.content):
            return learned_elsewhere(self.game, self.seats)


class Against:
    """The other side of a comparison: what is None stays as on the first."""

    def __init__(
        self,
        game: Game | None = None,
        options: dict[str, Any] | None = None,
        names: list[str] | None = None,
        values: Values | None = None,
        set_file: str = "",
    ) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.values = values
        self.set_file = set_file

    def setting(self, base: Setting) -> Setting:
        return Setting(
            self.game or base.game,
            base.seats,
            {**base.options, **(self.options or {})},
            self.names or base.names,
            self.values or base.values,
            Change(OTHER, "", ""),
        )


def read_values(path: Path | None, game: str) -> Values | None:
    return None if path is None else Values(path.name, learned_values.read_file(path, game))


def option_named(game: Game, name: str) -> Option:
    for option in game.options:
        if option.name == name:
            return option
    there = ", ".join(option.name for option in game.options)
    raise BadOption(f"{game.name} has no option {name!r}; it has {there}")


def read_sweep(game: Game, text: str) -> list[tuple[str, Any]]:
    """`scorings=2,4` as two changes; a value that is itself a list, such as age=2,1,0, is one."""
    name, given, written = text.partition("=")
    if not given or not written:
        there = ", ".join(option.name for option in game.options)
        raise BadOption(
            f"--sweep {text}: write name=value or none; {game.name} has the options {there}"
        )
    form = option_named(game, name).form
    inner = form.form if isinstance(form, Maybe) else form
    values = [written] if isinstance(inner, Many) else written.split(",")
    return [(name, form.to_json(form.from_word(value, f"--sweep {name}"))) for value in values]


def read_seats(game: Game, text: str | None) -> list[int]:
    """`4`, `3,4,5`, or all the game has; four where nothing is said."""
    if text == "all":
        return list(game.seats)
    if text is None:
        return [4]
    words = text.split(",")
    if not all(word.strip().isdecimal() for word in words):
        raise FundukError(f"--seats {text}: write a number, several with commas, or all")
    return list(dict.fromkeys(int(word) for word in words))


def known_bots(game: Game, names: list[str], seats: int) -> list[str]:
    there = bots.names(game.name)
    chosen = names or [bots.engines(game.name)[-1]]
    for name in chosen:
        if name not in there:
            raise FundukError(f"no bot {name!r} plays {game.name}; there are {', '.join(there)}")
    if len(chosen) > seats:
        raise FundukError(f"{len(chosen)} bots do not fit at {seats} seats")
    return chosen
