"""What a seat may know, and tables imagined from it."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.dice import Dice
from funduk.core.record import FLAG, NUMBER, SEAT, Many, Maybe, Record, Shape, Sub
from funduk.core.table import View
from funduk.games.basari.material import STONES, Box
from funduk.games.basari.table import (
    ACTION,
    CHOICE,
    CHOOSE,
    NO_STALL,
    PHASE,
    STALL,
    BasariTable,
    Options,
    Player,
    stall_of,
)
from funduk.games.gems.haggling import Haggle
from funduk.games.gems.material import GEMS
from funduk.parts.sealed import UNDECIDED


@mypyc_attr(acyclic=True)
class PlayerView(Record):
    """What can be seen of a seat: all of it, but for a choice that is still face down."""

    SHAPE: ClassVar[Shape] = (
        ("gems", GEMS),
        ("points", NUMBER),
        ("tile", STALL),
        ("walked", NUMBER),
        ("stall", STALL),
        ("has_chosen", FLAG),
        ("choice", CHOICE),
        ("answered", NUMBER),
    )

    def __init__(
        self,
        gems: i64,
        points: int,
        tile: int,
        walked: int,
        stall: int,
        has_chosen: bool,
        choice: int,
        answered: int,
    ) -> None:
        self.gems = gems
        self.points = points
        self.tile = tile
        self.walked = walked
        self.stall = stall
        self.has_chosen = has_chosen
        self.choice = choice
        self.answered = answered


@mypyc_attr(acyclic=True)
class BasariView(View):
    """BB-18: everything but the unrevealed choices; `stall` is where a pawn stands."""

    SHAPE: ClassVar[Shape] = (
        ("seat", Maybe(SEAT)),
        ("rules_version", NUMBER),
        ("options", Sub(Options)),
        ("phase", PHASE),
        ("scored", NUMBER),
        ("round", NUMBER),
        ("players", Many(Sub(PlayerView))),
        ("stock", GEMS),
        ("action", ACTION),
        ("pairs", FLAG),
        ("turn", SEAT),
        ("haggle", Maybe(Sub(Haggle))),
    )

    def __init__(
        self,
        seat: int | None,
        rules_version: int,
        options: Options,
        phase: int,
        scored: int,
        round: int,
        players: list[PlayerView],
        stock: i64,
        action: int,
        pairs: bool,
        turn: int,
        haggle: Haggle | None,
    ) -> None:
        self.seat = seat
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


def view(t: BasariTable, seat: int | None) -> BasariView:
    players: list[PlayerView] = []
    for place, player in enumerate(t.players):
        open_choice = player.choice if t.phase != CHOOSE or place == seat else UNDECIDED
        players.append(
            PlayerView(
                player.gems,
                player.points,
                player.tile,
                player.walked,
                NO_STALL if player.tile == NO_STALL else stall_of(t, place),
                player.choice != UNDECIDED,
                open_choice,
                player.answered,
            )
        )
    return BasariView(
        seat,
        t.rules_version,
        t.options,
        t.phase,
        t.scored,
        t.round,
        players,
        t.stock,
        t.action,
        t.pairs,
        t.turn,
        t.haggle,
    )


def open_view(t: BasariTable, seat: int | None) -> BasariView:
    """The same with every choice turned up, for replays after the end."""
    seen = view(t, seat)
    for place, player in enumerate(t.players):
        seen.players[place].choice = player.choice
    return seen


def imagine(box: Box, v: BasariView, dice: Dice) -> BasariTable:
    """A table that looks like this view: choices still face down are drawn by lot."""
    players: list[Player] = []
    for p in v.players:
        choice = p.choice
        if p.has_chosen and choice == UNDECIDED:
            choice = dice.below(STONES + 1)
        players.append(Player(p.gems, p.points, p.tile, p.walked, choice, p.answered))
    return BasariTable(
        box,
        v.rules_version,
        v.options,
        v.phase,
        v.scored,
        v.round,
        players,
        v.stock,
        v.action,
        v.pairs,
        v.turn,
        v.haggle,
    )
