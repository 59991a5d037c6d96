"""What every seat can still hope for from its own proposals of this phase, solved backwards."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from bench.frozen.games.schwarzmarkt import TRADE_ROUNDS, SchwarzmarktView
from bench.frozen.schwarzmarkt.outlook import Outlook
from bench.frozen.schwarzmarkt.situation import Floats
from bench.frozen.schwarzmarkt.street import Street
from bench.frozen.schwarzmarkt.swapping import Swaps

CARRIED_ON = 0.5
"""After a swap about half of what one could still gain by later proposals is left."""
PATIENCE = 0.7
"""Others trade meanwhile, so hopes count for less than what lies on the table."""


class Waiting:
    """By seat: the share of the win its own later proposals promise, and what it therefore asks now."""

    def __init__(self, swaps: Swaps, v: SchwarzmarktView, patient: Floats) -> None:
        """SM-17: the last proposal is an ultimatum; `patient` is how likely each seat thinks ahead so."""
        seats = len(v.players)
        self.patient = patient
        self.spoilt = PATIENCE * (1.0 - CARRIED_ON)
        self.weight = swaps.weight
        self.later = np.zeros(seats)
        usual = np.zeros(seats)
        for turn in range(TRADE_ROUNDS * seats - 1, v.proposals, -1):
            proposer = (v.start + turn) % seats
            chances = swaps.chances(proposer, usual, self.reserve(), patient)
            gains = chances * (
                swaps.gain[swaps.of(proposer)] - (1.0 - CARRIED_ON) * self.later[proposer]
            )
            self.later[proposer] += float(gains.max(initial=0.0))

    def asked(self, seat: int) -> float:
        """The share of the win a swap must bring a seat, as it spoils part of what it hopes for."""
        return float(self.spoilt * self.later[seat])

    def reserve(self) -> Floats:
        """The same for all seats, in points of their own."""
        found: Floats = self.spoilt * self.later / self.weight
        return found


class Floor:
    """All that is public about trade at one moment; what an easy answer does not need is left undone."""

    def __init__(self, outlook: Outlook, street: Street) -> None:
        self.outlook = outlook
        self.street = street
        self.shares = outlook.shares(outlook.expected())
        self.influence = outlook.influence(self.shares)

    @cached_property
    def swaps(self) -> Swaps:
        return Swaps(self.outlook, self.street, self.influence, self.outlook.s.v.most_wanted)
