"""What the laws must know about the card game."""

from __future__ import annotations

from typing import Any

from funduk.core.action import Action, Ask, Refusal
from funduk.core.game import Table, View
from funduk.core.plain_verbs import Plain
from funduk.core.record import Record
from funduk.core.tree import MoveTree
from funduk.games.basari_cards import BasariCards
from funduk.games.basari_cards.table import CHOOSE, BasariCardsTable
from tests.laws.lawbook import Lawbook, with_verbs


def conserved(table: BasariCardsTable) -> object:
    """BC-3: every gem; and every bazaar card is in the pile or with one player."""
    gems = table.stock
    cards = len(table.pile)
    for player in table.players:
        gems += player.gems
        cards += len(player.cards)
    return gems, cards


def options(seats: int) -> list[dict[str, Any]]:
    return [{"age": list(range(seats))[::-1]}]


class ShowsChoices(BasariCards):
    """Turns choices up too early."""

    def view(self, table: Table, seat: int | None) -> View:
        view = super().view(table, seat)
        shown: Any = view
        for seen, player in zip(shown.players, table.players, strict=True):  # type: ignore[attr-defined]
            seen.choice = player.choice
        return view


class TellsChoices(BasariCards):
    """Lets everybody witness a choice."""

    def witness(self, record: Record, seat: int | None) -> Record | None:
        return record


class HintsInRefusals(BasariCards):
    """Names another clause when somebody has already chosen A."""

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        refusal = super().refusal(table, action)
        assert isinstance(table, BasariCardsTable)
        if (
            refusal is not None
            and table.phase == CHOOSE
            and any(p.choice == 0 for p in table.players)
        ):
            return Refusal(refusal.code, "BC-0")
        return refusal


class HintsInLists(BasariCards):
    """Lists one move more when somebody has already chosen B."""

    def moves(self, table: Table, ask: Ask) -> MoveTree:
        moves = super().moves(table, ask)
        assert isinstance(table, BasariCardsTable)
        if table.phase == CHOOSE and any(p.choice == 1 for p in table.players):
            return with_verbs(moves, [*moves.verbs, Plain(moves[0])])
        return moves


class HintsInAsks(BasariCards):
    """Counts questions differently when somebody has already chosen C."""

    def asks(self, table: Table) -> list[Ask]:
        asks = super().asks(table)
        assert isinstance(table, BasariCardsTable)
        if table.phase == CHOOSE and any(p.choice == 2 for p in table.players):
            return [Ask(ask.seat, ask.question, ask.mode, ask.must, ask.nth + 1) for ask in asks]
        return asks


LAWBOOK = Lawbook(
    options=options,
    conserved=conserved,
    hidden=frozenset({"players.*.choice"}),
    sizes=(5, 3),
    needs_seats={"exchange": 5, "take": 5},  # BC-4: action D is there with five players only
    leaks=(ShowsChoices, TellsChoices, HintsInRefusals, HintsInLists, HintsInAsks),
)
