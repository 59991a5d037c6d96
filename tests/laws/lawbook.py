"""What a game tells the laws about itself: see docs/adding-a-game.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from funduk.core.action import Action
from funduk.core.game import Game, Table
from funduk.core.tree import MoveTree
from funduk.core.verb import Verb

Options = dict[str, Any]


@dataclass(frozen=True)
class Lawbook:
    """One per game, named LAWBOOK in `tests/games/<game>/lawbook.py`."""

    options: Callable[[int], list[Options]]
    """Options to try beside the default for a number of seats, one option away from the default each."""

    conserved: Callable[[Any], object]
    """Counts everything at a table that may neither appear nor vanish; cheap, it is called at every step."""

    hidden: frozenset[str]
    """The places of a dumped position that some viewer may not know, such as `players.*.choice`."""

    leaks: tuple[type[Game], ...]
    """Subclasses of the game that betray a secret, at least three; the laws must catch each."""

    space: Mapping[str, Callable[[Game, Table], Iterable[Action]]] = field(default_factory=dict)
    """Per verb: actions to try at a table, legal or not, where all values of all fields are too many."""

    everywhere: frozenset[str] = frozenset()
    """Options that change so much that golden matches are recorded with them at every number of seats."""

    secrets: tuple[str, ...] = ()
    """Questions at which a seat does not see everything; the sealed ones, unless told."""

    walks: tuple[Options, ...] = ({},)
    """Options with which games meet every question, for the server's walks."""

    sizes: tuple[int, ...] = ()
    """Numbers of seats those walks take in turn; the smallest and the largest, unless told."""

    needs_seats: Mapping[str, int] = field(default_factory=dict)
    """Questions that are only asked with at least so many seats."""

    longest: int = 20_000
    """A game with more moves than this does not end."""

    rare: frozenset[str] = frozenset()
    """Verbs that random games hardly ever meet; clause tests must."""


def with_verbs(moves: MoveTree, verbs: list[Verb]) -> MoveTree:
    """The same question with other verbs, for faults and leaks that are planted."""
    return MoveTree(moves.judge, moves.table, moves.seat, verbs, moves.names)
