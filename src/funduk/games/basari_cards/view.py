"""What a seat may know, and tables imagined from it."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.dice import Dice
from funduk.core.record import CARDS, FLAG, NUMBER, SEAT, Many, Maybe, Number, Record, Shape, Sub
from funduk.core.table import View
from funduk.games.basari_cards.material import Box
from funduk.games.basari_cards.table import (
    CHOICE,
    CHOOSE,
    NO_CARD,
    PHASE,
    BasariCardsTable,
    Player,
    actions_in_play,
)
from funduk.games.gems.haggling import Haggle
from funduk.games.gems.material import GEMS
from funduk.parts.pile import unseen
from funduk.parts.sealed import UNDECIDED


@mypyc_attr(acyclic=True)
class PlayerView(Record):
    """What can be seen of a seat: all of it, but for a choice that is still face down."""

    SHAPE: ClassVar[Shape] = (
        ("gems", GEMS),
        ("points", NUMBER),
        ("cards", CARDS),
        ("workers", NUMBER),
        ("current", Number(NO_CARD)),
        ("has_chosen", FLAG),
        ("choice", CHOICE),
        ("answered", NUMBER),
    )

    def __init__(
        self,
        gems: i64,
        points: int,
        cards: bytes,
        workers: int,
        current: int,
        has_chosen: bool,
        choice: int,
        answered: int,
    ) -> None:
        self.gems = gems
        self.points = points
        self.cards = cards
        self.workers = workers
        self.current = current
        self.has_chosen = has_chosen
        self.choice = choice
        self.answered = answered


@mypyc_attr(acyclic=True)
class BasariCardsView(View):
    """BC-20: everything but the unrevealed choices and the order of the pile."""

    SHAPE: ClassVar[Shape] = (
        ("seat", Maybe(SEAT)),
        ("rules_version", NUMBER),
        ("phase", PHASE),
        ("stage", NUMBER),
        ("round", NUMBER),
        ("players", Many(Sub(PlayerView))),
        ("stock", GEMS),
        ("pile", NUMBER),
        ("action", NUMBER),
        ("turn", SEAT),
        ("haggle", Maybe(Sub(Haggle))),
        ("queue", CARDS),
        ("age", CARDS),
    )

    def __init__(
        self,
        seat: int | None,
        rules_version: int,
        phase: int,
        stage: int,
        round: int,
        players: list[PlayerView],
        stock: i64,
        pile: int,
        action: int,
        turn: int,
        haggle: Haggle | None,
        queue: bytes,
        age: bytes,
    ) -> None:
        self.seat = seat
        self.rules_version = rules_version
        self.phase = phase
        self.stage = stage
        self.round = round
        self.players = players
        self.stock = stock
        self.pile = pile
        self.action = action
        self.turn = turn
        self.haggle = haggle
        self.queue = queue
        self.age = age


def view(t: BasariCardsTable, seat: int | None) -> BasariCardsView:
    players: list[PlayerView] = []
    for place, player in enumerate(t.players):
        open_choice = player.choice if t.phase != CHOOSE or place == seat else UNDECIDED
        players.append(
            PlayerView(
                player.gems,
                player.points,
                player.cards,
                player.workers,
                player.current,
                player.choice != UNDECIDED,
                open_choice,
                player.answered,
            )
        )
    return BasariCardsView(
        seat,
        t.rules_version,
        t.phase,
        t.stage,
        t.round,
        players,
        t.stock,
        len(t.pile),
        t.action,
        t.turn,
        t.haggle,
        t.queue,
        t.age,
    )


def open_view(t: BasariCardsTable, seat: int | None) -> BasariCardsView:
    """The same with every choice turned up, for replays after the end."""
    seen = view(t, seat)
    for place, player in enumerate(t.players):
        seen.players[place].choice = player.choice
    return seen


def imagine(box: Box, v: BasariCardsView, dice: Dice) -> BasariCardsTable:
    """A table that looks like this view: choices still face down are drawn by lot."""
    players = [
        Player(p.gems, p.points, p.cards, p.workers, p.current, p.choice, p.answered)
        for p in v.players
    ]
    pile = unseen(len(box.workers), [p.cards for p in v.players])
    t = BasariCardsTable(
        box,
        v.rules_version,
        v.phase,
        v.stage,
        v.round,
        players,
        v.stock,
        pile,
        v.action,
        v.turn,
        v.haggle,
        v.queue,
        v.age,
    )
    for place, seen in enumerate(v.players):
        if seen.has_chosen and seen.choice == UNDECIDED:
            players[place].choice = dice.below(actions_in_play(t))
    return t
