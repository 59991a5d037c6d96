"""What a game tells the laws about itself: see docs/adding-a-game.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from funduk.core.action import Action
from funduk.core.game import Game, Table

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

    longest: int = 20_000
    """A game with more moves than this does not end."""

    rare: frozenset[str] = frozenset()
    """Verbs that random games hardly ever meet; clause tests must."""
