"""What the laws must know about Sandsturm."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from funduk.core.action import Action, Ask, Refusal
from funduk.core.game import Game, Table, View
from funduk.core.plain_verbs import Plain
from funduk.core.record import CHANCE, Record
from funduk.core.tree import MoveTree
from funduk.games.sandsturm import Sandsturm
from funduk.games.sandsturm.material import KINDS, NO_DICE, SANDSTORM
from funduk.games.sandsturm.questions.acting import Reroll
from funduk.games.sandsturm.questions.executing import Move, Swap
from funduk.games.sandsturm.questions.rolling import Roll
from funduk.games.sandsturm.questions.rounds import Reveal
from funduk.games.sandsturm.questions.securing import Secure
from funduk.games.sandsturm.questions.suspecting import Place
from funduk.games.sandsturm.table import CHIPS, OVER, ROLL, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView
from tests.laws.lawbook import Lawbook, with_verbs


def conserved(table: SandsturmTable) -> object:
    """SS-1: every good is somewhere, and every seat has six chips: in hand, handed in or placed."""
    goods = table.middle
    chips = placed = 0
    for trader in table.traders:
        goods += trader.goods
        chips += int(trader.hand).bit_count() + int(trader.paid).bit_count()
        placed += len(trader.stack)
    return goods, chips + placed


def options(seats: int) -> list[dict[str, Any]]:
    return [{"artefact": "middle"}, {"open_stacks": True}]


# Actions to try


def singles() -> list[int]:
    return [0, 2, 1 << 63 - 7, *(1 << 7 * kind for kind in range(KINDS))]


def seats_of(table: Table) -> range:
    assert isinstance(table, SandsturmTable)
    return range(-1, len(table.traders) + 1)


def rolls(game: Game, table: Table) -> Iterator[Action]:
    """Every die with every face beside a real roll, and numbers that are no roll at all."""
    assert isinstance(table, SandsturmTable)
    base: int = NO_DICE
    if table.phase == ROLL:
        base = game.moves(table, game.asks(table)[0])[0].faces  # type: ignore[attr-defined]
    for die, face, seat in product(range(5), range(8), (CHANCE, 0)):
        yield Roll(seat, base & ~(7 << 3 * die) | face << 3 * die)
    for faces in (-1, 1 << 15, base + (1 << 15), 1 << 62):
        yield Roll(CHANCE, faces)


def reveals(game: Game, table: Table) -> Iterator[Action]:
    assert isinstance(table, SandsturmTable)
    for card in (*table.box.card_ids, SANDSTORM, "none", ""):
        yield Reveal(CHANCE, card)
        yield Reveal(0, card)


def rerolls(game: Game, table: Table) -> Iterator[Action]:
    for seat, dice, chip in product(seats_of(table), range(-1, 34), range(-1, 9)):
        yield Reroll(seat, dice, chip)


def swaps(game: Game, table: Table) -> Iterator[Action]:
    for seat, own, partner, good in product(seats_of(table), singles(), seats_of(table), singles()):
        yield Swap(seat, own, partner, good)


def moved(game: Game, table: Table) -> Iterator[Action]:
    for seat, giver, to, good in product(
        seats_of(table), seats_of(table), seats_of(table), singles()
    ):
        yield Move(seat, giver, to, good)


def secured(game: Game, table: Table) -> Iterator[Action]:
    """Up to six goods of two kinds."""
    for seat in seats_of(table):
        for one, other in product(range(KINDS), repeat=2):
            for few, many in product(range(7), repeat=2):
                if one < other and few + many <= 6:
                    yield Secure(seat, (few << 7 * one) + (many << 7 * other))
    yield Secure(0, -1)


# Planted leaks


class ShowsCoveredChips(Sandsturm):
    """Lets everybody look under the top chip."""

    def view(self, table: Table, seat: int | None) -> View:
        shown = super().view(table, seat)
        assert isinstance(shown, SandsturmView)
        assert isinstance(table, SandsturmTable)
        for seen, trader in zip(shown.traders, table.traders, strict=True):
            seen.stack = trader.stack
        return shown


class TellsMissions(Sandsturm):
    """Lets everybody witness what is dealt, removed and handed in."""

    def witness(self, record: Record, seat: int | None) -> Record | None:
        return record


class SharpensSuspicion(Sandsturm):
    """Names another clause when a refused chip would have been right."""

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        refusal = super().refusal(table, action)
        assert isinstance(table, SandsturmTable)
        if refusal is not None and isinstance(action, Place) and table.phase == CHIPS:
            if (
                0 <= action.on < len(table.traders)
                and table.traders[action.on].mission == action.mission
            ):
                return Refusal(refusal.code, "SS-12")
        return refusal


class ListsTheRightChipFirst(Sandsturm):
    """Puts a correct chip in front of the others."""

    def moves(self, table: Table, ask: Ask) -> MoveTree:
        moves = super().moves(table, ask)
        assert isinstance(table, SandsturmTable)
        if table.phase != CHIPS:
            return moves
        right = [
            move
            for move in moves
            if isinstance(move, Place) and table.traders[move.on].mission == move.mission
        ]
        others = [move for move in moves if move not in right]
        return with_verbs(moves, [Plain(move) for move in [*right, *others]])


class CountsTheRemoved(Sandsturm):
    """Betrays by a number which missions left the game."""

    def view(self, table: Table, seat: int | None) -> View:
        shown = super().view(table, seat)
        assert isinstance(shown, SandsturmView)
        assert isinstance(table, SandsturmTable)
        shown.removed = int(table.removed)
        return shown


class RecallsFromTheTable(Sandsturm):
    """Fills a covered chip of the log in again from the table."""

    def seen(self, record: Record, table: Table, seat: int | None) -> Record | None:
        assert isinstance(table, SandsturmTable)
        if isinstance(record, Place) and table.phase != OVER:
            under = [chip for chip in table.traders[record.on].stack if chip >> 3 == record.seat]
            return Place(record.seat, under[0] & 7, record.on) if under else record
        return super().seen(record, table, seat)


LAWBOOK = Lawbook(
    secrets=("chips", "act", "target", "secure"),
    walks=({}, {"open_stacks": True}),
    options=options,
    conserved=conserved,
    hidden=frozenset(
        {
            "removed.*",
            "traders.*.mission",
            "traders.*.hand.*",
            "traders.*.paid.*",
            "traders.*.stack.*.mission",
        }
    ),
    leaks=(
        ShowsCoveredChips,
        TellsMissions,
        SharpensSuspicion,
        ListsTheRightChipFirst,
        CountsTheRemoved,
        RecallsFromTheTable,
    ),
    space={
        "roll": rolls,
        "reveal": reveals,
        "reroll": rerolls,
        "swap": swaps,
        "move": moved,
        "secure": secured,
    },
    longest=2_000,
    rare=frozenset({"skip"}),
)
