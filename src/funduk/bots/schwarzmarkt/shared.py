"""What all seats that think with the same numbers would work out alike is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from funduk.bots.schwarzmarkt.numbers import Numbers
from funduk.bots.schwarzmarkt.situation import Situation
from funduk.bots.shared import Thing, once
from funduk.games.schwarzmarkt.table import ANSWER, PARTNER, PROPOSE

ORDERED_TRADE = (PROPOSE, ANSWER, PARTNER)
"""What a proposal, an answer and the choice of a partner go by is the same."""


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
        PROPOSE if v.phase in ORDERED_TRADE else v.phase,
        v.round,
        v.card,
        v.start,
        v.proposals,
        v.most_wanted,
        v.exactly_four,
        v.rows,
        v.steps,
        v.offer,
        v.reserve,
    )
    return (id(s.box), board, tuple(seats))


def shared(what: str, numbers: Numbers, s: Situation, work_out: Callable[[], Thing]) -> Thing:
    """`work_out` must read public things only; the situation is kept, so that its box keeps its id."""
    return once((what, numbers.key, public_key(s)), work_out, s)
