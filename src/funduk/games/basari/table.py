"""The state of a game in progress."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.record import FLAG, NUMBER, SEAT, Many, Maybe, Named, Number, Record, Shape, Sub
from funduk.core.table import LOW, Table
from funduk.games.basari.material import (
    ACTION_NAMES,
    ALL_GEMS,
    DICE,
    MOST_SCORINGS,
    PIPS,
    START_GEMS,
    Box,
)
from funduk.games.gems.haggling import Haggle
from funduk.games.gems.material import GEMS
from funduk.parts.sealed import UNDECIDED, Choice

PLACE: Final = 0
ROLL: Final = 1
CHOOSE: Final = 2
THROW: Final = 3
ROLL_OFF: Final = 4
OFFER: Final = 5
ANSWER: Final = 6
CARRY_OUT: Final = 7
OVER: Final = 8
PHASES: Final = (
    "place",
    "roll",
    "choose",
    "throw",
    "roll_off",
    "offer",
    "answer",
    "carry_out",
    "over",
)

NO_STALL: Final = -1

PHASE: Final = Named(PHASES)
ACTION: Final = Named(ACTION_NAMES)
CHOICE: Final = Choice(ACTION_NAMES)
STALL: Final = Number(NO_STALL)
DIE: Final = Number(1, PIPS)
HOW_MANY_SCORINGS: Final = Number(1, MOST_SCORINGS)


@mypyc_attr(acyclic=True)
class Player(Record):
    """What belongs to one seat; the pawn stands `walked` stalls past the start tile."""

    SHAPE: ClassVar[Shape] = (
        ("gems", GEMS),
        ("points", NUMBER),
        ("tile", STALL),
        ("walked", NUMBER),
        ("choice", CHOICE),
        ("answered", NUMBER),
    )

    def __init__(
        self, gems: i64, points: int, tile: int, walked: int, choice: int, answered: int
    ) -> None:
        self.gems = gems
        self.points = points
        self.tile = tile
        self.walked = walked
        self.choice = choice
        self.answered = answered

    def copy(self) -> "Player":
        return Player(self.gems, self.points, self.tile, self.walked, self.choice, self.answered)


@mypyc_attr(acyclic=True)
class Options(Record):
    """What this table agreed on before the game (BB-10, BB-25)."""

    SHAPE: ClassVar[Shape] = (("decline", FLAG), ("scorings", HOW_MANY_SCORINGS))

    def __init__(self, decline: bool, scorings: int) -> None:
        self.decline = decline
        self.scorings = scorings


@mypyc_attr(acyclic=True, free_list_len=1)
class BasariTable(Table):
    """`action` is being settled, `pairs` once the sole choosers are done; `turn` is asked or throws."""

    SHAPE: ClassVar[Shape] = (
        ("rules_version", NUMBER),
        ("options", Sub(Options)),
        ("phase", PHASE),
        ("scored", NUMBER),
        ("round", NUMBER),
        ("players", Many(Sub(Player))),
        ("stock", GEMS),
        ("action", ACTION),
        ("pairs", FLAG),
        ("turn", SEAT),
        ("haggle", Maybe(Sub(Haggle))),
    )

    def __init__(
        self,
        box: Box,
        rules_version: int,
        options: Options,
        phase: int,
        scored: int,
        round: int,
        players: list[Player],
        stock: i64,
        action: int,
        pairs: bool,
        turn: int,
        haggle: Haggle | None,
    ) -> None:
        self.box = box
        self.rules_version = rules_version
        self.options = options
        self.phase = phase
        self.scored = scored
        self.round = round
        self.players = players
        self.stock = stock
        self.action = action
        self.pairs = pairs
        self.turn = turn
        self.haggle = haggle

    def copy(self) -> "BasariTable":
        return BasariTable(
            self.box,
            self.rules_version,
            self.options,
            self.phase,
            self.scored,
            self.round,
            [player.copy() for player in self.players],
            self.stock,
            self.action,
            self.pairs,
            self.turn,
            self.haggle,
        )

    def __hash__(self) -> int:
        """Of what changes with nearly every move, so that it costs no more than a copy."""
        held: i64 = 0
        for player in self.players:
            held = (held * 31 + player.gems + player.points * 7 + player.walked) & LOW
            held = (held * 31 + player.answered) & LOW
        return hash((self.phase, self.turn, int(held), int(self.stock)))

    def seats(self) -> int:
        return len(self.players)

    def answered(self, seat: int) -> int:
        return self.players[seat].answered

    def count_answer(self, seat: int) -> None:
        self.players[seat].answered += 1


def stall_of(t: BasariTable, seat: int) -> int:
    """Where a seat's pawn stands."""
    player = t.players[seat]
    return (player.tile + player.walked) % t.box.stalls


def new_table(box: Box, rules_version: int, seats: int, options: Options) -> BasariTable:
    """BB-3: three gems of each colour for everybody, the rest is stock; no tile lies yet."""
    players = [Player(START_GEMS, 0, NO_STALL, 0, UNDECIDED, 0) for _ in range(seats)]
    stock = ALL_GEMS - START_GEMS * seats
    return BasariTable(
        box, rules_version, options, PLACE, 0, 0, players, stock, DICE, False, 0, None
    )
