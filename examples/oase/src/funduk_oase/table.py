"""The state of a game in progress."""

from typing import ClassVar, Final

from funduk.core.record import NUMBER, SEAT, Many, Named, Number, Record, Shape, Sub
from funduk.core.table import Table
from funduk.parts.sealed import UNDECIDED, Choice
from funduk_oase.material import COINS, GOODS, MOST_ROUNDS, PLACES, START_COINS, Box

ARRIVE: Final = 0
CHOOSE: Final = 1
OFFER: Final = 2
ANSWER: Final = 3
OVER: Final = 4
PHASE: Final = Named(("arrive", "choose", "offer", "answer", "over"))
CHOICE: Final = Choice(PLACES)


class Trader(Record):
    """What one seat owns, and where it is going."""

    SHAPE: ClassVar[Shape] = (
        ("goods", GOODS),
        ("coins", COINS),
        ("choice", CHOICE),
        ("answered", NUMBER),
    )

    def __init__(self, goods: int, coins: int, choice: int, answered: int) -> None:
        self.goods = goods
        self.coins = coins
        self.choice = choice
        self.answered = answered

    def copy(self) -> "Trader":
        return Trader(self.goods, self.coins, self.choice, self.answered)


class OaseTable(Table):
    """`load` lies on the places, `place` is being settled, `turn` is asked and haggles with `other`."""

    SHAPE: ClassVar[Shape] = (
        ("rules_version", NUMBER),
        ("phase", PHASE),
        ("rounds", Number(1, MOST_ROUNDS)),
        ("round", NUMBER),
        ("traders", Many(Sub(Trader))),
        ("load", GOODS),
        ("place", Number(0, len(PLACES))),
        ("turn", SEAT),
        ("other", SEAT),
        ("offer", COINS),
    )

    def __init__(
        self,
        box: Box,
        rules_version: int,
        phase: int,
        rounds: int,
        round: int,
        traders: list[Trader],
        load: int,
        place: int,
        turn: int,
        other: int,
        offer: int,
    ) -> None:
        self.box = box
        self.rules_version = rules_version
        self.phase = phase
        self.rounds = rounds
        self.round = round
        self.traders = traders
        self.load = load
        self.place = place
        self.turn = turn
        self.other = other
        self.offer = offer

    def copy(self) -> "OaseTable":
        return OaseTable(
            self.box,
            self.rules_version,
            self.phase,
            self.rounds,
            self.round,
            [trader.copy() for trader in self.traders],
            self.load,
            self.place,
            self.turn,
            self.other,
            self.offer,
        )

    def seats(self) -> int:
        return len(self.traders)

    def answered(self, seat: int) -> int:
        return self.traders[seat].answered

    def count_answer(self, seat: int) -> None:
        self.traders[seat].answered += 1


def new_table(box: Box, rules_version: int, seats: int, rounds: int) -> OaseTable:
    """OA-2: six coins for everybody, no goods."""
    traders = [Trader(0, START_COINS, UNDECIDED, 0) for _ in range(seats)]
    return OaseTable(box, rules_version, ARRIVE, rounds, 0, traders, 0, 0, 0, 0, 0)
