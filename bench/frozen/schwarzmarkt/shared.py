"""What all seats that think with the same numbers would work out alike is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.frozen.schwarzmarkt.numbers import Numbers
from bench.frozen.schwarzmarkt.situation import Situation
from bench.frozen.shared import Thing, once


def public_key(s: Situation) -> tuple[Any, ...]:
    """Everything on show, and nothing that only one seat sees: of choices those that lie open."""
    v = s.v
    seats = [
        (
            p.production,
            p.storage,
            p.aside,
            p.scored,
            p.cards,
            p.choice_shown and (p.from_production,),
        )
        for p in v.players
    ]
    board = (
        v.phase,
        v.round,
        v.card,
        v.start,
        v.proposals,
        v.most_wanted,
        v.rows,
        v.steps,
        v.offer,
        v.reserve,
    )
    return (id(s.box), board, tuple(seats))


def shared(what: str, numbers: Numbers, s: Situation, work_out: Callable[[], Thing]) -> Thing:
    """`work_out` must read public things only; the situation is kept, so that its box keeps its id."""
    return once((what, numbers.key, public_key(s)), work_out, s)
