"""What the laws must know about the board game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from funduk.core.action import Action, Ask, Refusal
from funduk.core.game import Game, Table, View
from funduk.core.plain_verbs import Plain
from funduk.core.record import CHANCE, Record
from funduk.core.tree import MoveTree
from funduk.games.basari import Basari
from funduk.games.basari.questions.walking import Roll
from funduk.games.basari.table import CHOOSE, BasariTable
from tests.laws.lawbook import Lawbook, with_verbs


def conserved(table: BasariTable) -> object:
    """BB-3: every gem is in the stock or with one player."""
    gems = table.stock
    for player in table.players:
        gems += player.gems
    return gems


def options(seats: int) -> list[dict[str, Any]]:
    return [{"decline": True}, {"scorings": 1}]


def rolls(game: Game, table: Table) -> Iterator[Action]:
    """Dice of too many, too few and the right number, some of them impossible."""
    for number in (0, 2, 3, 4, 5):
        for dice in product((0, 1, 6, 7), repeat=number):
            yield Roll(CHANCE, list(dice))
    yield Roll(0, [1, 1, 1])
    yield Roll(0, [1, 1, 1, 1])


class ShowsChoices(Basari):
    """Turns choices up too early."""

    def view(self, table: Table, seat: int | None) -> View:
        view = super().view(table, seat)
        shown: Any = view
        for seen, player in zip(shown.players, table.players, strict=True):  # type: ignore[attr-defined]
            seen.choice = player.choice
        return view


class TellsChoices(Basari):
    """Lets everybody witness a choice."""

    def witness(self, record: Record, seat: int | None) -> Record | None:
        return record


class HintsInRefusals(Basari):
    """Names another clause when somebody has already chosen dice."""

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        refusal = super().refusal(table, action)
        assert isinstance(table, BasariTable)
        if (
            refusal is not None
            and table.phase == CHOOSE
            and any(p.choice == 0 for p in table.players)
        ):
            return Refusal(refusal.code, "BB-0")
        return refusal


class HintsInLists(Basari):
    """Lists one move more when somebody has already chosen gems."""

    def moves(self, table: Table, ask: Ask) -> MoveTree:
        moves = super().moves(table, ask)
        assert isinstance(table, BasariTable)
        if table.phase == CHOOSE and any(p.choice == 2 for p in table.players):
            return with_verbs(moves, [*moves.verbs, Plain(moves[0])])
        return moves


LAWBOOK = Lawbook(
    walks=({}, {"decline": True}),
    options=options,
    conserved=conserved,
    hidden=frozenset({"players.*.choice"}),
    leaks=(ShowsChoices, TellsChoices, HintsInRefusals, HintsInLists),
    space={"roll": rolls},
)
