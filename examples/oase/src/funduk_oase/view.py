"""What a seat may know, and tables imagined from it."""

from typing import ClassVar

from funduk.core.dice import Dice
from funduk.core.record import FLAG, NUMBER, SEAT, Many, Maybe, Number, Record, Shape, Sub
from funduk.core.table import View
from funduk.parts.sealed import UNDECIDED
from funduk_oase.material import COINS, GOODS, MOST_ROUNDS, PLACES, Box
from funduk_oase.table import CHOICE, CHOOSE, PHASE, OaseTable, Trader


class TraderView(Record):
    """All of a seat, but for a choice that is still secret."""

    SHAPE: ClassVar[Shape] = (
        ("goods", GOODS),
        ("coins", COINS),
        ("has_chosen", FLAG),
        ("choice", CHOICE),
        ("answered", NUMBER),
    )

    def __init__(
        self, goods: int, coins: int, has_chosen: bool, choice: int, answered: int
    ) -> None:
        self.goods = goods
        self.coins = coins
        self.has_chosen = has_chosen
        self.choice = choice
        self.answered = answered


class OaseView(View):
    """OA-2, OA-4: everything but the choices of others before they are revealed."""

    SHAPE: ClassVar[Shape] = (
        ("seat", Maybe(SEAT)),
        ("rules_version", NUMBER),
        ("phase", PHASE),
        ("rounds", Number(1, MOST_ROUNDS)),
        ("round", NUMBER),
        ("traders", Many(Sub(TraderView))),
        ("load", GOODS),
        ("place", Number(0, len(PLACES))),
        ("turn", SEAT),
        ("other", SEAT),
        ("offer", COINS),
    )

    def __init__(
        self,
        seat: int | None,
        rules_version: int,
        phase: int,
        rounds: int,
        round: int,
        traders: list[TraderView],
        load: int,
        place: int,
        turn: int,
        other: int,
        offer: int,
    ) -> None:
        self.seat = seat
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


def view(t: OaseTable, seat: int | None, everything: bool = False) -> OaseView:
    """Built up from what may be known; `everything` is for replays of games that are over."""
    traders: list[TraderView] = []
    for number, trader in enumerate(t.traders):
        is_open = everything or t.phase != CHOOSE or number == seat
        choice = trader.choice if is_open else UNDECIDED
        has_chosen = trader.choice != UNDECIDED
        traders.append(TraderView(trader.goods, trader.coins, has_chosen, choice, trader.answered))
    return OaseView(
        seat,
        t.rules_version,
        t.phase,
        t.rounds,
        t.round,
        traders,
        t.load,
        t.place,
        t.turn,
        t.other,
        t.offer,
    )


def imagine(box: Box, v: OaseView, dice: Dice) -> OaseTable:
    """A table that looks like this view: secret choices are drawn by lot."""
    traders: list[Trader] = []
    for seen in v.traders:
        choice = seen.choice
        if seen.has_chosen and choice == UNDECIDED:
            choice = dice.below(len(PLACES))
        traders.append(Trader(seen.goods, seen.coins, choice, seen.answered))
    return OaseTable(
        box,
        v.rules_version,
        v.phase,
        v.rounds,
        v.round,
        traders,
        v.load,
        v.place,
        v.turn,
        v.other,
        v.offer,
    )
