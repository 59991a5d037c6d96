"""What a trader remembers of the others: who turned down what, and how often they agree."""

from __future__ import annotations

from funduk.core.record import Record
from funduk.games.schwarzmarkt.trade_events import (
    TURNED_DOWN,
    Answered,
    Offered,
    OfferGone,
    Proposed,
    Swapped,
    TradeEnded,
)

HARDER = 0.06
SOFTER = 0.04
MOST_STUBBORN = 0.3


class Memory:
    """Grows by what the seat witnessed alone, so that it can be rebuilt from a history."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stubborn: dict[int, float] = {}
        self.refused: dict[tuple[int, int], int] = {}
        self.offers: dict[int, Offered] = {}
        self.said: set[tuple[int, int, int]] = set()
        self.proposed: Proposed | None = None

    def watch(self, record: Record) -> None:
        if isinstance(record, Proposed):
            self.proposed = record
        elif isinstance(record, Answered):
            self._answered(record)
        elif isinstance(record, Offered):
            self.offers[record.offer] = record
            if record.seat == self.seat and record.to is not None:
                self.said.add((record.to, int(record.production + record.storage), int(record.want)))
        elif isinstance(record, OfferGone):
            offer = self.offers.pop(record.offer, None)
            mine = offer is not None and offer.seat == self.seat and record.how == TURNED_DOWN
            if offer is not None and mine and offer.to is not None:
                self._harden(offer.to)
        elif isinstance(record, Swapped):
            if self.seat in (record.seat, record.partner):
                self.refused.clear()
                self.said.clear()
        elif isinstance(record, TradeEnded):
            self.refused.clear()
            self.said.clear()
            self.offers.clear()

    def _answered(self, record: Answered) -> None:
        made = self.proposed
        if made is None or made.seat != self.seat:
            return
        terms = (int(made.production + made.storage), int(made.want))
        for seat, agreed in zip(record.seats, record.accepted, strict=True):
            if agreed:
                self.stubborn[seat] = max(self.stubborn_of(seat) - SOFTER, 0.0)
            else:
                self._harden(seat)
        if not any(record.accepted):
            self.refused[terms] = self.refused.get(terms, 0) + 1

    def _harden(self, seat: int) -> None:
        self.stubborn[seat] = min(self.stubborn_of(seat) + HARDER, MOST_STUBBORN)

    def stubborn_of(self, seat: int) -> float:
        """By how many points a seat asks for more than is usual."""
        return self.stubborn.get(seat, 0.0)
