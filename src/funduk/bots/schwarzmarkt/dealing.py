"""Ordered trade: proposals as ultimatums solved backwards, answers, partners; and what any swap is worth."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from funduk.bots.mixing import draw, mixture, near_tie
from funduk.bots.reasons import alternatives
from funduk.bots.schwarzmarkt.memory import Memory
from funduk.bots.schwarzmarkt.situation import Situation, counts_of
from funduk.bots.schwarzmarkt.swapping import Swap
from funduk.bots.schwarzmarkt.waiting import CARRIED_ON, Floor, Waiting
from funduk.core.action import Action, Ask
from funduk.core.bot import Decision
from funduk.core.dice import Dice
from funduk.core.goods import at_most
from funduk.games.schwarzmarkt.material import KINDS, TRADE_ROUNDS
from funduk.games.schwarzmarkt.questions.answers import Pass
from funduk.games.schwarzmarkt.questions.ordered_trade import Accept, Choose, Decline, Propose
from funduk.games.schwarzmarkt.table import ANSWER, MARKET, PROPOSE, Standing

ENOUGH = 0.0005
"""A swap must raise the share of the win by this much."""


class Deal(NamedTuple):
    """What a swap brings: points for both, share of the win for oneself, own goods from production."""

    mine: float
    theirs: float
    gain: float
    made: int


class Dealing:
    """One decision about swaps."""

    def __init__(
        self,
        s: Situation,
        floor: Floor,
        seat: int,
        memory: Memory,
        dice: Dice | None = None,
        shy: float = 0.0,
    ) -> None:
        self.outlook = floor.outlook
        self.floor = floor
        self.s = s
        self.v = s.v
        self.seat = seat
        self.memory = memory
        self.dice = dice
        self.shy = shy
        """Share of the win within which an answer is drawn, so that one's limit is not known for sure."""
        self.influence = floor.influence
        self.share = float(floor.shares[seat])

    def decide(self, ask: Ask) -> Decision:
        if self.s.phase == PROPOSE:
            return self._propose()
        if self.s.phase == ANSWER:
            return self._answer()
        return self._choose()

    # What a swap is worth

    def change(self, seat: int, made: int, stored: int, received: int) -> float:
        """Points a seat gains that gives goods from two fields and stores others."""
        table = self.outlook.table[seat]
        have = self.s.stored[seat]
        gain = 0.0
        for kind, (gone, come) in enumerate(
            zip(counts_of(stored), counts_of(received), strict=True)
        ):
            if gone != come:
                gain += float(table[kind, have[kind] + come - gone] - table[kind, have[kind]])
        for kind, gone in enumerate(counts_of(made)):
            gain -= gone * float(self.outlook.made[seat, kind])
        return gain

    def from_production(self, seat: int, goods: int) -> int:
        """SM-13: what is given comes from production first, where it is worth least."""
        return int(at_most(goods, self.v.players[seat].production, KINDS))

    def taken_from(self, offer: Standing, seat: int) -> Deal:
        """What it means that a seat takes an offer, seen from one's own seat."""
        made = self.from_production(seat, int(offer.want))
        given = int(offer.production + offer.storage)
        takers = self.change(seat, made, int(offer.want) - made, given)
        givers = self.change(offer.by, int(offer.production), int(offer.storage), int(offer.want))
        gain = float(
            self.influence[self.seat, seat] * takers + self.influence[self.seat, offer.by] * givers
        )
        return Deal(takers, givers, gain, made)

    @cached_property
    def waiting(self) -> Waiting:
        """What is still to be hoped for in this phase, by what the others' patience seems to be."""
        seats = range(self.s.seats)
        patient = np.array(
            [1.0 if seat == self.seat else self.memory.patient_of(seat) for seat in seats]
        )
        return Waiting(self.floor.swaps, self.v, patient)

    def swaps(self) -> list[Swap]:
        """The most promising swaps with anybody."""
        seats = range(self.s.seats)
        stubborn = np.array([self.memory.stubborn_of(seat) for seat in seats])
        if self.s.phase == MARKET:
            nothing = np.zeros(len(seats))
            found = self.floor.swaps.best(self.seat, stubborn, nothing, nothing)
        else:
            waiting = self.waiting
            found = self.floor.swaps.best(self.seat, stubborn, waiting.reserve(), waiting.patient)
        return [self._remembered(swap) for swap in found]

    def _remembered(self, swap: Swap) -> Swap:
        """What was turned down this phase is hardly worth saying again."""
        times = self.memory.refused.get(swap.terms, 0)
        return swap if not times else swap._replace(chance=swap.chance * 0.05)

    # Ordered trade

    def _propose(self) -> Decision:
        swaps = self.swaps()
        left = (TRADE_ROUNDS * self.s.seats - 1 - self.v.proposals) // self.s.seats
        later = 0.0
        score: list[float] = [swap.chance * swap.gain for swap in swaps]
        for _ in range(left):
            later = max([later, *score])
            score = [
                later + swap.chance * (swap.gain - (1.0 - CARRIED_ON) * later) for swap in swaps
            ]
        options: dict[str, tuple[Action, float]] = {}
        order = sorted(range(len(swaps)), key=lambda place: (-score[place], place))
        for place in order[:12]:
            swap = swaps[place]
            action = Propose(self.seat, swap.made, swap.stored, swap.want)
            options.setdefault(action.to_text(), (action, self.share + score[place]))
        passing = Pass(self.seat)
        options[passing.to_text()] = (passing, self.share + later)
        listed = list(options.values())
        why: dict[str, Any] = {"code": "no-swap", "alternatives": alternatives(listed)}
        if not order or score[order[0]] <= later:
            return Decision(passing, why)
        best = swaps[order[0]]
        why.update(
            code="last-word" if not left else "proposes",
            chance=round(best.chance, 3),
            mine=round(best.mine, 2),
            theirs=round(best.theirs, 2),
        )
        return Decision(listed[0][0], why)

    def _answer(self) -> Decision:
        """That another may take what is declined is left out: counting it won no more games."""
        proposal = self.v.proposal
        assert proposal is not None
        deal = self.taken_from(proposal, self.seat)
        accept = Accept(self.seat, deal.made, int(proposal.want) - deal.made)
        asked = self.waiting.asked(self.seat) if deal.gain > ENOUGH else 0.0
        options: list[tuple[Action, float]] = [
            (accept, self.share + deal.gain),
            (Decline(self.seat), self.share + asked),
        ]
        agreed, drawn = self._agrees(deal.gain - max(ENOUGH, asked), options)
        why: dict[str, Any] = {
            "code": "agrees" if agreed else "declines",
            "mine": round(deal.mine, 2),
            "theirs": round(deal.theirs, 2),
            "alternatives": alternatives(options),
        }
        if not agreed and asked:
            why["tipped"] = "own-proposals"
        elif not agreed and deal.gain > 0:
            why["tipped"] = "too-little"
        elif not agreed:
            why["tipped"] = "helps-rival" if deal.mine > 0 else "costs-points"
        return Decision(options[0 if agreed else 1][0], why, drawn)

    def _agrees(
        self, ahead: float, options: list[tuple[Action, float]]
    ) -> tuple[bool, list[tuple[Action, float]]]:
        """Whether to agree to what is so much better, and what was drawn from."""
        agreeing = near_tie(ahead, self.shy) if self.shy else float(ahead > 0.0)
        if self.dice is None or agreeing in (0.0, 1.0):
            return agreeing > 0.5, []
        odds = [agreeing, 1.0 - agreeing]
        return draw(self.dice, odds) == 0, mixture([action for action, _ in options], odds)

    def _choose(self) -> Decision:
        proposal = self.v.proposal
        assert proposal is not None
        options: list[tuple[Action, float]] = []
        for seat, player in enumerate(self.v.players):
            if player.has_chosen and player.from_production + player.from_storage > 0:
                given = int(proposal.production + proposal.storage)
                theirs = self.change(
                    seat, int(player.from_production), int(player.from_storage), given
                )
                gain = float(self.influence[self.seat, seat]) * theirs
                options.append((Choose(self.seat, seat), self.share + gain))
        best = max(options, key=lambda option: option[1])
        return Decision(best[0], {"code": "weakest-partner", "alternatives": alternatives(options)})
