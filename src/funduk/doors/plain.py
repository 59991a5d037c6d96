"""A row of numbers for a game that only has an engine, written from its view's shape."""

from typing import Any

from funduk.core.encoding import HIGHEST, Encoder, Part
from funduk.core.game import Game
from funduk.core.goods import MOST, Each, Kinds
from funduk.core.record import (
    Added,
    Cards,
    Flag,
    Form,
    Many,
    Maybe,
    Named,
    Number,
    Record,
    SeatForm,
    Shape,
    Sub,
    Word,
    shape_of,
)
from funduk.core.table import View

LISTED = 8
"""So many values of a list are written; more are left out."""
MOST_SEATS = 8
WIDEST = 64


class Column:
    """One stretch of the row: how to write a value in it, and how long it is."""

    def __init__(self, name: str, form: Form) -> None:
        self.name = name
        self.form = form.form if isinstance(form, Added) else form
        self.inner: list[Column] = []
        inside = self.form
        if isinstance(inside, Maybe):
            self.inner = [Column(name, inside.form)]
        elif isinstance(inside, Many):
            self.inner = [Column(f"{name} {place}", inside.form) for place in range(LISTED)]
        elif isinstance(inside, Each):
            self.inner = [Column(f"{name} {each}", inside.form) for each in inside.names]
        elif isinstance(inside, Sub):
            self.inner = columns(name + " ", shape_of(inside.kind))

    def parts(self) -> list[Part]:
        form = self.form
        if isinstance(form, Maybe):
            return [Part(f"{self.name} there", 1), *self._inner()]
        if isinstance(form, Many):
            return [Part(f"{self.name} number", 1, LISTED), *self._inner()]
        if self.inner:
            return self._inner()
        if isinstance(form, Kinds):
            return [Part(self.name, form.number, MOST)]
        if isinstance(form, Named):
            return [Part(self.name, len(form.names))]
        if isinstance(form, SeatForm):
            return [Part(self.name, MOST_SEATS)]
        if isinstance(form, Cards):
            return [Part(self.name, LISTED, HIGHEST)]
        if isinstance(form, Word):
            return [Part(self.name, min(len(form.words), WIDEST))] if form.words else []
        if isinstance(form, Flag):
            return [Part(self.name, 1)]
        return [Part(self.name, 1, HIGHEST)] if isinstance(form, Number) else []

    def _inner(self) -> list[Part]:
        return [part for column in self.inner for part in column.parts()]

    def size(self) -> int:
        return sum(part.size for part in self.parts())

    def put(self, row: list[int], value: Any) -> None:
        form = self.form
        if isinstance(form, Maybe):
            row.append(0 if value is None else 1)
            self._put_inner(row, [] if value is None else [value])
        elif isinstance(form, Many):
            row.append(min(len(value), LISTED))
            self._put_inner(row, value)
        elif isinstance(form, Sub):
            self._put_inner(row, [getattr(value, name) for name, _ in shape_of(type(value))])
        elif isinstance(form, Each):
            self._put_inner(row, value)
        else:
            self._put_plain(row, form, value)

    def _put_inner(self, row: list[int], values: Any) -> None:
        there = list(values)
        for place, column in enumerate(self.inner):
            if place < len(there):
                column.put(row, there[place])
            else:
                row.extend([0] * column.size())

    def _put_plain(self, row: list[int], form: Form, value: Any) -> None:
        if isinstance(form, Kinds):
            row.extend([form.to_json(value).get(letter, 0) for letter in form.letters])
        elif isinstance(form, Named):
            row.extend([int(place == value) for place in range(len(form.names))])
        elif isinstance(form, SeatForm):
            row.extend([int(seat == value) for seat in range(MOST_SEATS)])
        elif isinstance(form, Cards):
            row.extend([*value[:LISTED], *[0] * (LISTED - len(value))])
        elif isinstance(form, Word):
            row.extend([int(word == value) for word in form.words[:WIDEST]])
        elif isinstance(form, Flag):
            row.append(int(value))
        elif isinstance(form, Number):
            row.append(min(max(0, value - min(form.low, 0)), HIGHEST))


def columns(before: str, shape: Shape) -> list[Column]:
    return [Column(before + name, form) for name, form in shape]


class PlainEncoder(Encoder):
    """Field by field as the view declares them; lists are cut after a few values."""

    def __init__(self, kind: type[Record]) -> None:
        self.columns = columns("", shape_of(kind))
        super().__init__([part for column in self.columns for part in column.parts()])

    def encode(self, view: View, row: list[int]) -> None:
        for column in self.columns:
            column.put(row, getattr(view, column.name))


def encoder_of(game: Game) -> Encoder:
    """The game's own encoder, or a plain one."""
    own = game.encoder()
    if own is not None:
        return own
    return PlainEncoder(type(game.view(game.setup(game.seats[0], {}), None)))
