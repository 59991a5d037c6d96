"""The state of a game in progress."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.goods import count
from funduk.core.record import CARDS, NUMBER, SEAT, Many, Maybe, Named, Number, Record, Shape, Sub
from funduk.core.table import LOW, Table
from funduk.games.basari_cards.material import ACTION_LETTERS, ALL_GEMS, START_GEMS, Box
from funduk.games.gems.haggling import Haggle
from funduk.games.gems.material import COLOURS, GEMS
from funduk.parts.pile import full_pile
from funduk.parts.sealed import UNDECIDED, Choice

DEAL: Final = 0
CHOOSE: Final = 1
DRAW: Final = 2
OFFER: Final = 3
ANSWER: Final = 4
EXCHANGE: Final = 5
TAKE: Final = 6
OVER: Final = 7
PHASES: Final = ("deal", "choose", "draw", "offer", "answer", "exchange", "take", "over")

NO_CARD: Final = -1

PHASE: Final = Named(PHASES)
ACTION: Final = Named(ACTION_LETTERS)


CHOICE: Final = Choice(ACTION_LETTERS)


@mypyc_attr(acyclic=True)
class Player(Record):
    """What lies in front of one seat."""

    SHAPE: ClassVar[Shape] = (
        ("gems", GEMS),
        ("points", NUMBER),
        ("cards", CARDS),
        ("workers", NUMBER),
        ("current", Number(NO_CARD)),
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
        choice: int,
        answered: int,
    ) -> None:
        self.gems = gems
        self.points = points
        self.cards = cards
        self.workers = workers
        self.current = current
        self.choice = choice
        self.answered = answered

    def copy(self) -> "Player":
        return Player(
            self.gems,
            self.points,
            self.cards,
            self.workers,
            self.current,
            self.choice,
            self.answered,
        )


@mypyc_attr(acyclic=True, free_list_len=1)
class BasariCardsTable(Table):
    """`action` is being settled, `turn` is dealt to or asked, `queue` waits to take a gem."""

    SHAPE: ClassVar[Shape] = (
        ("rules_version", NUMBER),
        ("phase", PHASE),
        ("stage", NUMBER),
        ("round", NUMBER),
        ("players", Many(Sub(Player))),
        ("stock", GEMS),
        ("pile", CARDS),
        ("action", NUMBER),
        ("turn", SEAT),
        ("haggle", Maybe(Sub(Haggle))),
        ("queue", CARDS),
        ("age", CARDS),
    )

    def __init__(
        self,
        box: Box,
        rules_version: int,
        phase: int,
        stage: int,
        round: int,
        players: list[Player],
        stock: i64,
        pile: bytes,
        action: int,
        turn: int,
        haggle: Haggle | None,
        queue: bytes,
        age: bytes,
    ) -> None:
        self.box = box
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

    def copy(self) -> "BasariCardsTable":
        return BasariCardsTable(
            self.box,
            self.rules_version,
            self.phase,
            self.stage,
            self.round,
            [player.copy() for player in self.players],
            self.stock,
            self.pile,
            self.action,
            self.turn,
            self.haggle,
            self.queue,
            self.age,
        )

    def __hash__(self) -> int:
        """Of what changes with nearly every move, so that it costs no more than a copy."""
        held: i64 = 0
        for player in self.players:
            held = (held * 31 + player.gems + player.points * 7 + player.answered) & LOW
        return hash((self.phase, self.turn, int(held), int(self.stock), self.pile))

    def seats(self) -> int:
        return len(self.players)

    def answered(self, seat: int) -> int:
        return self.players[seat].answered

    def count_answer(self, seat: int) -> None:
        self.players[seat].answered += 1


def actions_in_play(t: BasariCardsTable) -> int:
    """BC-4: D only with five players."""
    return 4 if len(t.players) == 5 else 3


def comes_before(t: BasariCardsTable, one: int, other: int) -> bool:
    """BC-14: more red, yellow, green, blue gems, then points, then workers, then age."""
    first = t.players[one]
    second = t.players[other]
    if first.gems != second.gems:
        return first.gems > second.gems
    if first.points != second.points:
        return first.points > second.points
    if first.workers != second.workers:
        return first.workers > second.workers
    return t.age.index(one) < t.age.index(other)


def colours_of(gems: i64) -> list[int]:
    """The colours of which there is at least one, cheapest first."""
    return [colour for colour in range(COLOURS) if count(gems, colour) > 0]


def new_table(box: Box, rules_version: int, seats: int, age: bytes) -> BasariCardsTable:
    """BC-3, BC-5: three gems of each colour for everybody, the rest is stock, the pile is full."""
    players = [Player(START_GEMS, 0, b"", 0, NO_CARD, UNDECIDED, 0) for _ in range(seats)]
    stock = ALL_GEMS - START_GEMS * seats
    pile = full_pile(len(box.workers))
    return BasariCardsTable(
        box, rules_version, DEAL, 0, 0, players, stock, pile, 0, 0, None, b"", age
    )
