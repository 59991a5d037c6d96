"""Trade: proposals as ultimatums solved backwards, answers, partners, and the wild market by its clock."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from bench.frozen.games.schwarzmarkt import (
    ANSWER,
    KINDS,
    MARKET,
    PARTNER,
    PROPOSE,
    REJOIN,
    TRADE_ROUNDS,
    Accept,
    Choose,
    Decline,
    Done,
    Offer,
    Pass,
    Propose,
    Return,
    Stay,
    Take,
)
from bench.frozen.reasons import alternatives
from bench.frozen.schwarzmarkt.memory import Memory
from bench.frozen.schwarzmarkt.situation import Situation, counts_of
from bench.frozen.schwarzmarkt.swapping import Swap
from bench.frozen.schwarzmarkt.waiting import CARRIED_ON, Floor, Waiting
from funduk.core.action import Action, Ask
from funduk.core.bot import Decision
from funduk.core.goods import at_most, within
from funduk.games.schwarzmarkt.table import Standing

PATIENT = 0.4
"""Early on the market a take must bring this share of what an own offer promises."""
ENOUGH = 0.0005
"""A swap must raise the share of the win by this much."""
OFFERS = 10
"""So many offers a phase, ever softer, then the market has heard enough."""


class Deal(NamedTuple):
    """What a swap brings: points for both, share of the win for oneself, own goods from production."""

    mine: float
    theirs: float
    gain: float
    made: int


class Dealing:
    """One decision about swaps."""

    def __init__(self, s: Situation, floor: Floor, seat: int, memory: Memory) -> None:
        self.outlook = floor.outlook
        self.floor = floor
        self.s = s
        self.v = s.v
        self.seat = seat
        self.memory = memory
        self.influence = floor.influence
        self.share = float(floor.shares[seat])

    def decide(self, ask: Ask) -> Decision:
        if self.s.phase == PROPOSE:
            return self._propose()
        if self.s.phase == ANSWER:
            return self._answer()
        if self.s.phase == PARTNER:
            return self._choose()
        return self._trade(ask)

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
        agreed = deal.gain > max(ENOUGH, asked)
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
        return Decision(options[0 if agreed else 1][0], why)

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

    # Wild trade

    def _takes(self) -> list[tuple[Action, float, Deal]]:
        market = self.v.market
        assert market is not None
        me = self.v.players[self.seat]
        found: list[tuple[Action, float, Deal]] = []
        for offer in market.offers:
            if offer.is_for(self.seat) and within(offer.want, me.production + me.storage):
                deal = self.taken_from(offer, self.seat)
                take = Take(
                    self.seat, offer.id, offer.revision, deal.made, int(offer.want) - deal.made
                )
                found.append((take, self.share + deal.gain, deal))
        return sorted(found, key=lambda option: -option[1])

    def _trade(self, ask: Ask) -> Decision:
        """Takes what pays, else offers what both gain by, ever softer, and ends when the clock is out."""
        market = self.v.market
        assert market is not None
        takes = self._takes()
        clock = market.acts[self.seat] / OFFERS
        pays = bool(takes) and takes[0][2].gain > ENOUGH
        if ask.question == REJOIN:
            back, stay = Return(self.seat), Stay(self.seat)
            choices: list[tuple[Action, float]] = [(stay, self.share)]
            choices += [(back, worth) for _, worth, _ in takes[:1]]
            code = "comes-back" if pays else "stays-out"
            return Decision(
                back if pays else stay, {"code": code, "alternatives": alternatives(choices)}
            )
        options: list[tuple[Action, float]] = [(action, worth) for action, worth, _ in takes]
        options.append((Done(self.seat), self.share))
        offered = (
            self._offer(clock) if market.acts[self.seat] < min(OFFERS, self.v.market_acts) else None
        )
        if offered is not None:
            options.append((offered[0], self.share + offered[1].chance * offered[1].gain))
        why: dict[str, Any] = {"code": "market-done", "alternatives": alternatives(options)}
        promise = 0.0 if offered is None else offered[1].chance * offered[1].gain
        if pays and takes[0][2].gain >= PATIENT * (1.0 - clock) * promise:
            deal = takes[0][2]
            why.update(code="takes", mine=round(deal.mine, 2), theirs=round(deal.theirs, 2))
            if promise > deal.gain:
                why["tipped"] = "in-hand"
            return Decision(takes[0][0], why)
        if offered is None:
            return Decision(Done(self.seat), why)
        swap = offered[1]
        why.update(code="offers", chance=round(swap.chance, 3))
        why.update(mine=round(swap.mine, 2), theirs=round(swap.theirs, 2))
        return Decision(offered[0], why)

    def _offer(self, clock: float) -> tuple[Action, Swap] | None:
        """The swap with the best product of both gains, the other's counting more as time runs out."""
        market = self.v.market
        assert market is not None
        mine = {
            (offer.to, int(offer.production + offer.storage), int(offer.want))
            for offer in market.offers
            if offer.by == self.seat
        }
        best: tuple[float, Swap] | None = None
        for swap in self.swaps():
            key = (swap.partner, *swap.terms)
            if key in mine or key in self.memory.said or swap.mine <= 0.0:
                continue
            score = swap.chance ** (0.5 + clock) * swap.gain
            if best is None or score > best[0]:
                best = (score, swap)
        if best is None or best[1].chance * best[1].gain < ENOUGH:
            return None
        swap = best[1]
        return Offer(self.seat, swap.partner, swap.made, swap.stored, swap.want), swap
