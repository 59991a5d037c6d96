"""What a question could be answered with, as the browser is told."""

from typing import Annotated, Any

import msgspec

Goods = dict[str, int]
Action = Annotated[dict[str, Any], msgspec.Meta(extra={"typescript": "Action"})]


class MarketHints(msgspec.Struct):
    """Schwarzmarkt: how many goods are asked, what everybody can give, what goods sell for now."""

    least: int
    most: int
    kinds: int
    white_discs: int
    supply: list[Goods]
    takeable: list[int]
    prices: dict[str, list[int]]
    regular_prices: dict[str, list[int]] | None
    sells_production: Goods
    loss: int
    storage_limit: int


class StormTarget(msgspec.Struct):
    """Sandsturm: a player and the goods to choose from; for MOVE from the first player to the second."""

    first: int
    second: int | None
    goods: Goods


class StormHints(msgspec.Struct):
    """Sandsturm: whom and what the next execution may touch, what pays a reroll, one's mission now."""

    targets: list[StormTarget]
    own: Goods
    rerolls: list[str]
    worth: int | None


class Hints(msgspec.Struct):
    """What could be answered: only help, the judge decides."""

    verbs: list[str]
    moves: list[Action] | None
    cheapest: list[Action]
    market: MarketHints | None = None
    storm: StormHints | None = None
