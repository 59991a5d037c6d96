"""Schwarzmarkt: the best discs and bids against our bots' true mixtures, and proposals they really accept."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

import funduk
from bench.frozen.games.schwarzmarkt import Accept, Bid, Produce, Propose
from bench.frozen.schwarzmarkt.dealing import Dealing
from bench.frozen.schwarzmarkt.producing import Discs
from bench.frozen.schwarzmarkt.shared import shared
from bench.frozen.schwarzmarkt.situation import Floats, Situation
from bench.frozen.schwarzmarkt.swapping import Swap
from bench.frozen.schwarzmarkt.vizier import Vizier
from bench.frozen.schwarzmarkt.waiting import Floor
from bench.readers.shadows import Shadows
from funduk.core.action import Action, Ask
from funduk.core.bot import Decision
from funduk.core.game import View
from funduk.core.record import Record

if TYPE_CHECKING:
    from bench.readers import Make

DRAWS = 24
"""How often a bot that tells no mixture is asked again."""
ASKED = 12
"""For how many proposals the others are asked what they would answer."""


class MarketReader(Vizier):
    """Thinks as a vizier does, but knows what the others are about to do."""

    def __init__(self, game: funduk.Game, seat: int, dice: funduk.FastDice, others: Make) -> None:
        super().__init__(game, seat, dice)
        self.shadows = Shadows(game, seat, others)
        self.seen: View | None = None

    def watch(self, record: Record) -> None:
        super().watch(record)
        self.shadows.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        self.seen = view
        if ask.question == "propose":
            s = Situation(self.box, view)  # type: ignore[arg-type]
            floor = shared("floor", self.numbers, s, lambda: Floor(*self._seen(s)))
            return KnowingDealing(s, floor, self).decide(ask)
        return super().decide(view, ask)

    def mixture(self, other: int, question: str) -> list[tuple[Action, float]]:
        """How often the bot in that chair would answer what."""
        assert self.seen is not None
        table = self.game.imagine(self.seen, funduk.FastDice(1))
        asks = [ask for ask in self.game.asks(table) if ask.seat == other]
        if not asks or asks[0].question != question:
            return []
        seen = self.game.view(table, other)
        first = self.shadows.answers(other, seen, asks[0])
        if len(first) > 1:
            return first
        drawn: Counter[str] = Counter()
        by_text: dict[str, Action] = {}
        for _ in range(DRAWS):
            for action, _ in self.shadows.answers(other, seen, asks[0]):
                drawn[action.to_text()] += 1
                by_text[action.to_text()] = action
        return [(by_text[text], number / DRAWS) for text, number in drawn.items()]

    def _produce(self, s: Situation) -> Decision:
        discs: Discs = shared("discs", self.numbers, s, lambda: Discs(*self._seen(s)))
        mixes = discs._evenly()
        for other in range(s.seats):
            if other == self.seat or discs.allowed[other].sum() == 1:
                continue
            found = self.mixture(other, "produce")
            if found:
                mixes[other] = 0.0
                for action, chance in found:
                    assert isinstance(action, Produce)
                    mixes[other, discs.listed.index(int(action.goods))] += chance
        worths = discs.values(discs.demands(mixes))[self.seat]
        best = int(np.where(discs.allowed[self.seat], worths, -np.inf).argmax())
        return Decision(Produce(self.seat, discs.listed[best]), {"code": "read"})

    def _bid(self, s: Situation) -> Decision:
        auction = shared("bids", self.numbers, s, lambda: self._auction(s))
        mixes = np.zeros(auction.strength.shape)
        for other in range(s.seats):
            goods = auction.bids[other].goods
            for action, chance in self.mixture(other, "bid") if other != self.seat else []:
                assert isinstance(action, Bid)
                laid = int(action.goods)
                mixes[other, goods.index(laid) if laid in goods else 0] += chance
            if not mixes[other].any():
                mixes[other, 0] = 1.0
        worths: Floats = auction.values(mixes, auction._against(mixes))[self.seat]
        bids = auction.bids[self.seat]
        best = int(worths[: len(bids.goods)].argmax())
        return Decision(Bid(self.seat, bids.goods[best]), {"code": "read"})

    def accepts(self, proposal: Action, partner: int) -> float:
        """How likely the bot in that chair accepts a proposal."""
        assert self.seen is not None
        table = self.game.imagine(self.seen, funduk.FastDice(1))
        if self.game.refusal(table, proposal) is not None:
            return 0.0
        self.game.perform(table, proposal)
        asks = [ask for ask in self.game.asks(table) if ask.seat == partner]
        if not asks:
            return 0.0
        answers = self.shadows.answers(partner, self.game.view(table, partner), asks[0])
        return sum(chance for action, chance in answers if isinstance(action, Accept))


class KnowingDealing(Dealing):
    """Proposals whose answers are known."""

    def __init__(self, s: Situation, floor: Floor, reader: MarketReader) -> None:
        super().__init__(s, floor, reader.seat, reader.memory)
        self.reader = reader

    def swaps(self) -> list[Swap]:
        found = sorted(super().swaps(), key=lambda swap: -swap.gain)
        known: list[Swap] = []
        asked: dict[tuple[int, int, int, int], float] = {}
        for swap in found:
            key = (swap.made, swap.stored, swap.want, swap.partner)
            if key not in asked and len(asked) < ASKED:
                proposal = Propose(self.seat, swap.made, swap.stored, swap.want)
                asked[key] = self.reader.accepts(proposal, swap.partner)
            known.append(swap._replace(chance=asked.get(key, swap.chance)))
        return known


def reader(game: funduk.Game, seat: int, dice: funduk.FastDice, others: Make) -> funduk.Bot:
    return MarketReader(game, seat, dice, others)
