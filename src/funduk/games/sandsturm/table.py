"""The state of a game in progress."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.goods import NONE, some
from funduk.core.record import (
    CARDS,
    CHANCE,
    FLAG,
    NUMBER,
    SEAT,
    Many,
    Named,
    Number,
    Record,
    Shape,
    Sub,
)
from funduk.core.table import LOW, Table
from funduk.games.sandsturm.material import (
    ALL_CHIPS,
    CHIP_SET,
    GOODS,
    GOODS_EACH,
    MAYBE_TYPE,
    NO_DICE,
    NO_MISSION,
    NO_TYPE,
    ONE_ARTEFACT,
    ONE_LAMP,
    ROLLED,
    SIGN,
    SOME_DICE,
    STACK,
    Box,
    RoundCard,
    colour_of,
)

LOT: Final = 0
REMOVE: Final = 1
DEAL: Final = 2
REVEAL: Final = 3
CHIPS: Final = 4
ROLL: Final = 5
ACT: Final = 6
TARGET: Final = 7
LOCK: Final = 8
OVER: Final = 9
PHASES: Final = (
    "lot",
    "remove",
    "deal",
    "reveal",
    "chips",
    "roll",
    "act",
    "target",
    "secure",
    "over",
)
PHASE: Final = Named(PHASES)

NO_CARD: Final = -1
ARTEFACT_WORDS: Final = ("right", "middle")
RIGHT: Final = 0
ARTEFACT_PLACE: Final = Named(ARTEFACT_WORDS)


@mypyc_attr(acyclic=True)
class Trader(Record):
    """What lies in front of one seat; `hand` are chips not placed yet, `paid` were handed in for rerolls."""

    SHAPE: ClassVar[Shape] = (
        ("goods", GOODS),
        ("locked", GOODS),
        ("banned", FLAG),
        ("mission", SIGN),
        ("hand", CHIP_SET),
        ("paid", CHIP_SET),
        ("stack", STACK),
        ("answered", NUMBER),
    )

    def __init__(
        self,
        goods: i64,
        locked: i64,
        banned: bool,
        mission: int,
        hand: i64,
        paid: i64,
        stack: bytes,
        answered: int,
    ) -> None:
        self.goods = goods
        self.locked = locked
        self.banned = banned
        self.mission = mission
        self.hand = hand
        self.paid = paid
        self.stack = stack
        self.answered = answered

    def copy(self) -> "Trader":
        return Trader(
            self.goods,
            self.locked,
            self.banned,
            self.mission,
            self.hand,
            self.paid,
            self.stack,
            self.answered,
        )


@mypyc_attr(acyclic=True)
class SandsturmTable(Table):
    """`start` holds the lamp card, `turn` has the dice; `left` executions, or goods to secure, are due."""

    SHAPE: ClassVar[Shape] = (
        ("rules_version", NUMBER),
        ("artefact", ARTEFACT_PLACE),
        ("open_stacks", FLAG),
        ("phase", PHASE),
        ("round", NUMBER),
        ("start", SEAT),
        ("turn", SEAT),
        ("traders", Many(Sub(Trader))),
        ("middle", GOODS),
        ("removed", CHIP_SET),
        ("played", CARDS),
        ("card", Number(NO_CARD)),
        ("placed", NUMBER),
        ("faces", ROLLED),
        ("rolling", SOME_DICE),
        ("free_rerolls", NUMBER),
        ("type", MAYBE_TYPE),
        ("left", NUMBER),
    )

    def __init__(
        self,
        box: Box,
        rules_version: int,
        artefact: int,
        open_stacks: bool,
        phase: int,
        round: int,
        start: int,
        turn: int,
        traders: list[Trader],
        middle: i64,
        removed: i64,
        played: bytes,
        card: int,
        placed: int,
        faces: i64,
        rolling: i64,
        free_rerolls: int,
        type: int,
        left: int,
    ) -> None:
        self.box = box
        self.rules_version = rules_version
        self.artefact = artefact
        self.open_stacks = open_stacks
        self.phase = phase
        self.round = round
        self.start = start
        self.turn = turn
        self.traders = traders
        self.middle = middle
        self.removed = removed
        self.played = played
        self.card = card
        self.placed = placed
        self.faces = faces
        self.rolling = rolling
        self.free_rerolls = free_rerolls
        self.type = type
        self.left = left

    def copy(self) -> "SandsturmTable":
        return SandsturmTable(
            self.box,
            self.rules_version,
            self.artefact,
            self.open_stacks,
            self.phase,
            self.round,
            self.start,
            self.turn,
            [trader.copy() for trader in self.traders],
            self.middle,
            self.removed,
            self.played,
            self.card,
            self.placed,
            self.faces,
            self.rolling,
            self.free_rerolls,
            self.type,
            self.left,
        )

    def __hash__(self) -> int:
        """Of what changes with nearly every move, so that it costs no more than a copy."""
        held: i64 = 0
        for trader in self.traders:
            held = (held * 31 + trader.goods + trader.hand * 7 + trader.answered) & LOW
        return hash((self.phase, self.turn, int(held), int(self.faces), self.left, self.card))

    def seats(self) -> int:
        return len(self.traders)

    def answered(self, seat: int) -> int:
        return self.traders[seat].answered

    def count_answer(self, seat: int) -> None:
        self.traders[seat].answered += 1

    def effects(self) -> RoundCard:
        """SS-8: the round card that holds now."""
        return self.box.plain if self.card == NO_CARD else self.box.cards[self.card]


def new_table(
    box: Box, rules_version: int, seats: int, artefact: int, open_stacks: bool
) -> SandsturmTable:
    """SS-1: ten goods of one's colour and six chips for everybody; lamp and artefact wait in the middle."""
    traders = [
        Trader(some(colour_of(seat), GOODS_EACH), NONE, False, NO_MISSION, ALL_CHIPS, 0, b"", 0)
        for seat in range(seats)
    ]
    middle = ONE_LAMP + ONE_ARTEFACT
    return SandsturmTable(
        box,
        rules_version,
        artefact,
        open_stacks,
        LOT,
        0,
        CHANCE,
        CHANCE,
        traders,
        middle,
        0,
        b"",
        NO_CARD,
        0,
        NO_DICE,
        0,
        0,
        NO_TYPE,
        0,
    )
