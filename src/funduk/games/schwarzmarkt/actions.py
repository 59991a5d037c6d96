"""What seats and chance can do: one small class per verb of the rulebook."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action
from funduk.core.record import NUMBER, SEAT, Number, Shape
from funduk.games.schwarzmarkt.table import GOOD
from funduk.parts.market import GOODS

ROWS_MOVED: Final = Number(-10, 10)


@mypyc_attr(acyclic=True)
class OfGoods(Action):
    """Any verb about some goods."""

    SHAPE: ClassVar[Shape] = (("goods", GOODS),)

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods


@mypyc_attr(acyclic=True)
class LayRows(Action):
    """Chance puts the goods' markers on the exchange (SM-4)."""

    VERB: ClassVar[str] = "lay-rows"
    SHAPE: ClassVar[Shape] = (("rows", GOODS),)

    def __init__(self, seat: int, rows: i64) -> None:
        self.seat = seat
        self.rows = rows


@mypyc_attr(acyclic=True)
class LayBonus(Action):
    """Chance puts the goods' markers on the bonus track (SM-4)."""

    VERB: ClassVar[str] = "lay-bonus"
    SHAPE: ClassVar[Shape] = (("steps", GOODS),)

    def __init__(self, seat: int, steps: i64) -> None:
        self.seat = seat
        self.steps = steps


@mypyc_attr(acyclic=True)
class DrawLot(Action):
    """Chance picks the first start player (SM-17)."""

    VERB: ClassVar[str] = "draw-lot"
    SHAPE: ClassVar[Shape] = (("start", SEAT),)

    def __init__(self, seat: int, start: int) -> None:
        self.seat = seat
        self.start = start


@mypyc_attr(acyclic=True)
class OpenCard(Action):
    """Chance opens an information card (SM-6, SM-23)."""

    VERB: ClassVar[str] = "open-card"
    SHAPE: ClassVar[Shape] = (("card", NUMBER),)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


@mypyc_attr(acyclic=True)
class Pass(Action):
    """Makes no use of something one may do."""

    VERB: ClassVar[str] = "pass"


@mypyc_attr(acyclic=True)
class Produce(OfGoods):
    """Lays discs for the goods to make (SM-8)."""

    VERB: ClassVar[str] = "produce"


@mypyc_attr(acyclic=True)
class Spread(Action):
    """Moves one good on the exchange by a rumour (SM-6)."""

    VERB: ClassVar[str] = "spread"
    SHAPE: ClassVar[Shape] = (("kind", GOOD), ("rows", ROWS_MOVED))

    def __init__(self, seat: int, kind: int, rows: int) -> None:
        self.seat = seat
        self.kind = kind
        self.rows = rows


@mypyc_attr(acyclic=True)
class Carry(OfGoods):
    """Moves goods from production to storage (SM-6)."""

    VERB: ClassVar[str] = "carry"


@mypyc_attr(acyclic=True)
class Lose(OfGoods):
    """Gives up half of the production field (SM-19)."""

    VERB: ClassVar[str] = "lose"


@mypyc_attr(acyclic=True)
class Bid(OfGoods):
    """Takes stored goods into the hand for an information card, or none (SM-20)."""

    VERB: ClassVar[str] = "bid"


@mypyc_attr(acyclic=True)
class Recover(OfGoods):
    """Takes goods of a winning bid back (SM-6)."""

    VERB: ClassVar[str] = "recover"


@mypyc_attr(acyclic=True)
class Raise(Action):
    """Moves one good a step up the bonus track (SM-22)."""

    VERB: ClassVar[str] = "raise"
    SHAPE: ClassVar[Shape] = (("kind", GOOD),)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


@mypyc_attr(acyclic=True)
class Sell(Action):
    """Hands over lots of goods for points, or none; `named` is the regular customer's good (SM-24)."""

    VERB: ClassVar[str] = "sell"
    SHAPE: ClassVar[Shape] = (("production", GOODS), ("storage", GOODS), ("named", GOOD))

    def __init__(self, seat: int, production: i64, storage: i64, named: int) -> None:
        self.seat = seat
        self.production = production
        self.storage = storage
        self.named = named


@mypyc_attr(acyclic=True)
class Clear(OfGoods):
    """Gives up what the storage cannot hold (SM-26)."""

    VERB: ClassVar[str] = "clear"


ROUND_ACTIONS: Final = (
    LayRows,
    LayBonus,
    DrawLot,
    OpenCard,
    Pass,
    Produce,
    Spread,
    Carry,
    Lose,
    Bid,
    Recover,
    Raise,
    Sell,
    Clear,
)
