"""What all seats that think with the same numbers would work out alike is worked out once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from funduk.bots.schwarzmarkt.numbers import Numbers
from funduk.bots.schwarzmarkt.situation import Situation

KEPT = 24
FOUND: OrderedDict[tuple[Any, ...], tuple[Situation, Any]] = OrderedDict()
Thing = TypeVar("Thing")


def public_key(s: Situation) -> tuple[Any, ...]:
    """Everything on show, and nothing that only one seat sees: of choices those that lie open."""
    v = s.v
    seats = [
        (p.production, p.storage, p.aside, p.scored, p.cards, p.choice_shown and (p.from_production,))
        for p in v.players
    ]
    board = (v.phase, v.round, v.card, v.proposals, v.rows, v.steps, v.offer, v.reserve)
    return (id(s.box), board, tuple(seats))


def shared(what: str, numbers: Numbers, s: Situation, work_out: Callable[[], Thing]) -> Thing:
    """`work_out` must read public things only; the situation is kept, so that its box keeps its id."""
    key = (what, numbers.key, public_key(s))
    if key in FOUND:
        FOUND.move_to_end(key)
        known: Thing = FOUND[key][1]
        return known
    found = work_out()
    FOUND[key] = (s, found)
    if len(FOUND) > KEPT:
        FOUND.popitem(last=False)
    return found


def forget() -> None:
    """The next seat works everything out by itself, as if it thought alone."""
    FOUND.clear()
