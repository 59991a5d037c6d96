"""Actions that were never offered: real ones bent out of shape, and whole spaces of them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement, islice
from math import prod
from typing import Any

from funduk.core.action import Action
from funduk.core.game import Game, Table
from funduk.core.goods import Kinds
from funduk.core.record import (
    CHANCE,
    Cards,
    Flag,
    Form,
    Many,
    Maybe,
    Named,
    Number,
    SeatForm,
    Word,
    shape_of,
)
from tests.laws.tables import lawbook

MOST_TRIED = 6_000
ODD_NUMBERS = (
    -(2**63),
    -129,
    -2,
    -1,
    0,
    1,
    2,
    63,
    64,
    127,
    128,
    255,
    256,
    2**21,
    2**31,
    2**53,
    2**62,
    2**63 - 1,
)


def made(kind: type[Action], seat: int, values: Iterable[Any]) -> Action | None:
    """An action from any values; None when its class itself will not hold them."""
    make: Any = kind
    try:
        action: Action = make(seat, *values)
    except (OverflowError, TypeError, ValueError):
        return None
    return action


def bent(value: Any, chosen: random.Random) -> Any:
    """Something like a value, and yet not it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = (
            value + 1,
            value - 1,
            value + 128,
            value - 128,
            value + 2**14,
            value - 2**21,
            -value,
        )
        return chosen.choice((*near, *ODD_NUMBERS))
    if isinstance(value, bytes):
        return chosen.choice(
            (b"", value + b"\x00", value + value, value[:-1], value[::-1], b"\xff")
        )
    if isinstance(value, list):
        inner = [bent(item, chosen) for item in value]
        return chosen.choice(([], value + value, value[:-1], value[::-1], inner))
    if isinstance(value, str):
        return chosen.choice(("", value + "x", value.upper(), "0"))
    return value


def mutants(action: Action, seats: int, wanted: int, chosen: random.Random) -> list[Action]:
    """Neighbours of an action: another seat, or one field bent."""
    kind = type(action)
    names = [name for name, _ in shape_of(kind)]
    values = [getattr(action, name) for name in names]
    made_ones = [made(kind, seat, values) for seat in (*range(seats), CHANCE, seats, -2, 2**31)]
    for _ in range(wanted if names else 0):
        place = chosen.randrange(len(names))
        other = [*values[:place], bent(values[place], chosen), *values[place + 1 :]]
        made_ones.append(made(kind, action.seat, other))
    return [mutant for mutant in made_ones if mutant is not None and mutant != action]


@cache
def multisets(kinds: int, most: int) -> list[int]:
    """All packed goods with at most that many in all."""
    return [
        sum(1 << (7 * kind) for kind in chosen)
        for size in range(most + 1)
        for chosen in combinations_with_replacement(range(kinds), size)
    ]


def values_of(form: Form, game: Game, seats: int, goods: int) -> list[Any]:
    """All values of a form that could matter at a small table, with at most that many goods."""
    if isinstance(form, Maybe):
        return [None, *values_of(form.form, game, seats, goods)]
    if isinstance(form, Kinds):
        return multisets(form.number, goods)
    if isinstance(form, SeatForm):
        return [CHANCE, *range(seats + 1)]
    if isinstance(form, Named):
        return list(range(-1, len(form.names) + 1))
    if isinstance(form, Number):
        return list(range(max(form.low, -1) - 1, min(form.high, 40) + 2))
    if isinstance(form, Flag):
        return [False, True]
    if isinstance(form, Word):
        return list(form.words)
    if isinstance(form, Many):
        inner = values_of(form.form, game, seats, goods)
        return [[], *([item] for item in inner), *([one, two] for one in inner for two in inner)]
    if isinstance(form, Cards):
        return [b"", *(bytes([card]) for card in range(40))]
    raise TypeError(f"the lawbook of {game.name} must give a space, for want of values of {form!r}")


def fields_of(game: Game, kind: type[Action], seats: int) -> list[list[Any]]:
    """The values of each field, with as many goods as can all be tried."""
    for goods in (8, 6, 4, 3, 2):
        fields = [values_of(form, game, seats, goods) for _, form in shape_of(kind)]
        if prod(len(values) for values in fields) * (seats + 1) <= MOST_TRIED:
            return fields
    raise ValueError(
        f"the lawbook of {game.name} must give a space for {kind.VERB}: too many values to try"
    )


def space(
    game: Game, table: Table, kind: type[Action], seats: int, most: int | None = None
) -> Iterator[Action]:
    """Every action of one verb worth trying at a table, or only some of them, spread over the space."""
    given = lawbook(game.name).space
    if kind.VERB in given:
        yield from islice(given[kind.VERB](game, table), most)
        return
    fields = [[CHANCE, *range(seats)], *fields_of(game, kind, seats)]
    size = prod(len(values) for values in fields)
    chosen = random.Random(size)
    for place in range(size) if most is None or size <= most else chosen.sample(range(size), most):
        values = []
        for options in fields:
            place, rest = divmod(place, len(options))
            values.append(options[rest])
        action = made(kind, values[0], values[1:])
        if action is not None:
            yield action
