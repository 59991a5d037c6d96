"""What can have happened in a round and at the end; what came of trade is told in its chapter."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Event
from funduk.core.record import NUMBER, SEAT, Many, Named, Shape
from funduk.games.schwarzmarkt.material import GOODS
from funduk.games.schwarzmarkt.table import ENDING, GOOD, ROWS_MOVED
from funduk.parts.sealed import Committed

A_RUMOUR: Final = 0
A_PROPOSAL: Final = 1
CARRYING: Final = 2
A_RAISE: Final = 3
MAY_PASS: Final = ("rumour", "propose", "carry", "raise")
QUESTION: Final = Named(MAY_PASS)


@mypyc_attr(acyclic=True)
class OfSeats(Event):
    """What several seats chose in secret, shown together."""

    SHAPE: ClassVar[Shape] = (("seats", Many(SEAT)), ("goods", Many(GOODS)))

    def __init__(self, seats: list[int], goods: list[int]) -> None:
        self.seats = seats
        self.goods = goods


@mypyc_attr(acyclic=True, free_list_len=1)
class ExchangeLaid(Event):
    """The markers are on the exchange."""

    NAME: ClassVar[str] = "exchange-laid"
    SHAPE: ClassVar[Shape] = (("rows", GOODS),)

    def __init__(self, rows: i64) -> None:
        self.rows = rows


@mypyc_attr(acyclic=True, free_list_len=1)
class BonusLaid(Event):
    """The markers are on the bonus track."""

    NAME: ClassVar[str] = "bonus-laid"
    SHAPE: ClassVar[Shape] = (("steps", GOODS),)

    def __init__(self, steps: i64) -> None:
        self.steps = steps


@mypyc_attr(acyclic=True, free_list_len=1)
class LotDrawn(Event):
    """The first start player is known."""

    NAME: ClassVar[str] = "lot-drawn"
    SHAPE: ClassVar[Shape] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class CardOpened(Event):
    """An information card lies open."""

    NAME: ClassVar[str] = "card-opened"
    SHAPE: ClassVar[Shape] = (("card", NUMBER),)

    def __init__(self, card: int) -> None:
        self.card = card


@mypyc_attr(acyclic=True, free_list_len=1)
class RoundBegan(Event):
    """A round began with this offer (SM-7)."""

    NAME: ClassVar[str] = "round-began"
    SHAPE: ClassVar[Shape] = (("round", NUMBER), ("offer", GOODS))

    def __init__(self, round: int, offer: i64) -> None:
        self.round = round
        self.offer = offer


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscsRevealed(OfSeats):
    """Seats showed what they make (SM-9)."""

    NAME: ClassVar[str] = "discs-revealed"
    REVEALS: ClassVar[bool] = True


@mypyc_attr(acyclic=True, free_list_len=1)
class RowMoved(Event):
    """A good moved on the exchange (SM-9, SM-10)."""

    NAME: ClassVar[str] = "row-moved"
    SHAPE: ClassVar[Shape] = (("kind", GOOD), ("before", NUMBER), ("after", NUMBER))

    def __init__(self, kind: int, before: int, after: int) -> None:
        self.kind = kind
        self.before = before
        self.after = after


@mypyc_attr(acyclic=True, free_list_len=1)
class BonusRose(Event):
    """A good moved up the bonus track (SM-12, SM-22)."""

    NAME: ClassVar[str] = "bonus-rose"
    SHAPE: ClassVar[Shape] = (("kind", GOOD), ("step", NUMBER))

    def __init__(self, kind: int, step: int) -> None:
        self.kind = kind
        self.step = step


@mypyc_attr(acyclic=True, free_list_len=1)
class RanShort(Event):
    """More of a good was wanted than there was (SM-11)."""

    NAME: ClassVar[str] = "ran-short"
    SHAPE: ClassVar[Shape] = (("kind", GOOD),)

    def __init__(self, kind: int) -> None:
        self.kind = kind


@mypyc_attr(acyclic=True, free_list_len=1)
class RumourSpread(Event):
    """A seat moved a good on the exchange."""

    NAME: ClassVar[str] = "rumour-spread"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("kind", GOOD), ("rows", ROWS_MOVED))

    def __init__(self, seat: int, kind: int, rows: int) -> None:
        self.seat = seat
        self.kind = kind
        self.rows = rows


@mypyc_attr(acyclic=True, free_list_len=1)
class Passed(Event):
    """A seat made no use of something it may do."""

    NAME: ClassVar[str] = "passed"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("question", QUESTION))

    def __init__(self, seat: int, question: int) -> None:
        self.seat = seat
        self.question = question


@mypyc_attr(acyclic=True, free_list_len=1)
class Carried(Event):
    """A seat carried goods into its storage."""

    NAME: ClassVar[str] = "carried"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("goods", GOODS))

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods


@mypyc_attr(acyclic=True, free_list_len=1)
class Lost(OfSeats):
    """Seats gave up half of their production (SM-19)."""

    NAME: ClassVar[str] = "lost"
    REVEALS: ClassVar[bool] = True


@mypyc_attr(acyclic=True, free_list_len=1)
class BidsRevealed(Event):
    """All bids were shown (SM-20)."""

    NAME: ClassVar[str] = "bids-revealed"
    SHAPE: ClassVar[Shape] = (("bids", Many(GOODS)),)
    REVEALS: ClassVar[bool] = True

    def __init__(self, bids: list[int]) -> None:
        self.bids = bids


@mypyc_attr(acyclic=True, free_list_len=1)
class CardWon(Event):
    """A seat won the card and paid (SM-22)."""

    NAME: ClassVar[str] = "card-won"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("card", NUMBER), ("paid", GOODS))

    def __init__(self, seat: int, card: int, paid: i64) -> None:
        self.seat = seat
        self.card = card
        self.paid = paid


@mypyc_attr(acyclic=True, free_list_len=1)
class CardLeft(Event):
    """Nobody got the card (SM-21)."""

    NAME: ClassVar[str] = "card-left"
    SHAPE: ClassVar[Shape] = (("card", NUMBER),)

    def __init__(self, card: int) -> None:
        self.card = card


@mypyc_attr(acyclic=True, free_list_len=1)
class Recovered(Event):
    """A seat took goods of its bid back."""

    NAME: ClassVar[str] = "recovered"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("goods", GOODS))

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods


@mypyc_attr(acyclic=True, free_list_len=1)
class SalesRevealed(Event):
    """All sales were shown: the points of each seat (SM-24)."""

    NAME: ClassVar[str] = "sales-revealed"
    SHAPE: ClassVar[Shape] = (("points", Many(NUMBER)),)
    REVEALS: ClassVar[bool] = True

    def __init__(self, points: list[int]) -> None:
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class Sold(Event):
    """A seat sold goods for points (SM-24, SM-25)."""

    NAME: ClassVar[str] = "sold"
    SHAPE: ClassVar[Shape] = (
        ("seat", SEAT),
        ("production", GOODS),
        ("storage", GOODS),
        ("named", GOOD),
        ("points", GOODS),
    )
    REVEALS: ClassVar[bool] = True

    def __init__(self, seat: int, production: i64, storage: i64, named: int, points: i64) -> None:
        self.seat = seat
        self.production = production
        self.storage = storage
        self.named = named
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class Cleared(OfSeats):
    """Seats gave up what their storage cannot hold (SM-26)."""

    NAME: ClassVar[str] = "cleared"
    REVEALS: ClassVar[bool] = True


@mypyc_attr(acyclic=True, free_list_len=1)
class EndBegan(Event):
    """The game is ending; only the final sale follows (SM-27)."""

    NAME: ClassVar[str] = "end-began"
    SHAPE: ClassVar[Shape] = (("ending", ENDING),)

    def __init__(self, ending: int) -> None:
        self.ending = ending


@mypyc_attr(acyclic=True, free_list_len=1)
class BonusScored(Event):
    """A good's majority at the end: points per seat (SM-28, SM-29)."""

    NAME: ClassVar[str] = "bonus-scored"
    SHAPE: ClassVar[Shape] = (("kind", GOOD), ("points", Many(NUMBER)))

    def __init__(self, kind: int, points: list[int]) -> None:
        self.kind = kind
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class CardsScored(Event):
    """Points for information cards per seat (SM-30)."""

    NAME: ClassVar[str] = "cards-scored"
    SHAPE: ClassVar[Shape] = (("points", Many(NUMBER)),)

    def __init__(self, points: list[int]) -> None:
        self.points = points


@mypyc_attr(acyclic=True, free_list_len=1)
class GameEnded(Event):
    """The game is over (SM-32)."""

    NAME: ClassVar[str] = "game-ended"
    SHAPE: ClassVar[Shape] = (("scores", Many(NUMBER)), ("winners", Many(SEAT)))

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores = scores
        self.winners = winners


ROUND_EVENTS: Final = (
    ExchangeLaid,
    BonusLaid,
    LotDrawn,
    CardOpened,
    RoundBegan,
    Committed,
    DiscsRevealed,
    RowMoved,
    BonusRose,
    RanShort,
    RumourSpread,
    Passed,
    Carried,
    Lost,
    BidsRevealed,
    CardWon,
    CardLeft,
    Recovered,
    SalesRevealed,
    Sold,
    Cleared,
)
FINAL_EVENTS: Final = (
    EndBegan,
    BonusScored,
    CardsScored,
    GameEnded,
)
