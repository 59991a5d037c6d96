"""What Funduk's laws must know about the Oasis: `pytest tests/laws -k oase` in Funduk's folder."""

from __future__ import annotations

from typing import Any

from funduk_oase import Oase
from funduk_oase.material import START_COINS
from funduk_oase.table import CHOOSE, OaseTable

from funduk.core.action import Action, Ask, Refusal
from funduk.core.game import Table, View
from funduk.core.record import Record
from tests.laws.lawbook import Lawbook


def conserved(table: OaseTable) -> object:
    """OA-2: six coins for everybody, and they only change hands."""
    coins = 0
    for trader in table.traders:
        coins += trader.coins - START_COINS
    return coins


def options(seats: int) -> list[dict[str, Any]]:
    return [{"rounds": 1}, {"rounds": 12}]


class ShowsChoices(Oase):
    """Turns choices up too early."""

    def view(self, table: Table, seat: int | None) -> View:
        return self.open_view(table, seat)


class TellsChoices(Oase):
    """Lets everybody witness a choice."""

    def witness(self, record: Record, seat: int | None) -> Record | None:
        return record


class HintsInRefusals(Oase):
    """Names another clause when somebody has already chosen the grove."""

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        refusal = super().refusal(table, action)
        if refusal is not None and somebody_chose(table, 0):
            return Refusal(refusal.code, "OA-0")
        return refusal


class HintsInAsks(Oase):
    """Counts questions differently when somebody has already chosen the press."""

    def asks(self, table: Table) -> list[Ask]:
        asks = super().asks(table)
        if somebody_chose(table, 2):
            return [Ask(ask.seat, ask.question, ask.mode, ask.must, ask.nth + 1) for ask in asks]
        return asks


def somebody_chose(table: Table, place: int) -> bool:
    assert isinstance(table, OaseTable)
    return table.phase == CHOOSE and any(trader.choice == place for trader in table.traders)


LAWBOOK = Lawbook(
    options=options,
    conserved=conserved,
    hidden=frozenset({"traders.*.choice"}),
    leaks=(ShowsChoices, TellsChoices, HintsInRefusals, HintsInAsks),
)
