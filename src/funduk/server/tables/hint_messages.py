"""What a question could be answered with, as the browser is told."""

from typing import Annotated, Any

import msgspec

Goods = dict[str, int]
OwnHints = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "OwnHints"})]
Action = Annotated[dict[str, Any], msgspec.Meta(extra={"typescript": "Action"})]


class Hints(msgspec.Struct):
    """What could be answered: only help, the judge decides."""

    verbs: list[str]
    moves: list[Action] | None
    cheapest: list[Action]
    own: OwnHints | None = None
    """A record of the game's own, in the file of types of its name."""
