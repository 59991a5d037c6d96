"""What a trader remembers of the others: who turned down what, how often they agree, who can wait."""

from __future__ import annotations

from math import exp

from bench.frozen.games.schwarzmarkt import (
    TURNED_DOWN,
    Answered,
    Offered,
    OfferGone,
    Proposed,
    Swapped,
    TradeEnded,
)
from funduk.core.record import Record

HARDER = 0.06
SOFTER = 0.04
MOST_STUBBORN = 0.3
USUAL_ODDS = -1.0
AGREED = -0.7
DECLINED = 1.0
MOST_ODDS = 3.0
"""Whether a seat can wait for its own proposals, as log-odds, moved by every answer to one's own."""


class Memory:
    """Grows by what the seat witnessed alone, so that it can be rebuilt from a history."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stubborn: dict[int, float] = {}
        self.odds: dict[int, float] = {}
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
                self.said.add(
                    (record.to, int(record.production + record.storage), int(record.want))
                )
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
            if agreed or not any(record.accepted):
                odds = self.odds.get(seat, USUAL_ODDS) + (AGREED if agreed else DECLINED)
                self.odds[seat] = min(max(odds, -MOST_ODDS), MOST_ODDS)
        if not any(record.accepted):
            self.refused[terms] = self.refused.get(terms, 0) + 1

    def patient_of(self, seat: int) -> float:
        """How likely a seat counts on its own proposals, when it answers those of others."""
        return 1.0 / (1.0 + exp(-self.odds.get(seat, USUAL_ODDS)))

    def _harden(self, seat: int) -> None:
        self.stubborn[seat] = min(self.stubborn_of(seat) + HARDER, MOST_STUBBORN)

    def stubborn_of(self, seat: int) -> float:
        """By how many points a seat asks for more than is usual."""
        return self.stubborn.get(seat, 0.0)
