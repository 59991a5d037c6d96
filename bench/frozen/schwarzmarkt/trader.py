"""A trader of Schwarzmarkt: every decision by the share of the win it promises."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import numpy as np

from bench.frozen.games.schwarzmarkt import (
    ANSWER,
    BID,
    CARRY,
    CLEAR,
    FINAL,
    LOSE,
    MARKET,
    PARTNER,
    PRODUCE,
    PROPOSE,
    RAISE,
    RECOVER,
    RUMOUR,
    SELL,
    TIP,
    UNNAMED,
    Bid,
    Clear,
    Produce,
    Schwarzmarkt,
    SchwarzmarktView,
    Sell,
)
from bench.frozen.reasons import alternatives
from bench.frozen.schwarzmarkt import helpers
from bench.frozen.schwarzmarkt.bidding import Auction
from bench.frozen.schwarzmarkt.dealing import Dealing
from bench.frozen.schwarzmarkt.futures import futures_for
from bench.frozen.schwarzmarkt.memory import Memory
from bench.frozen.schwarzmarkt.numbers import Numbers
from bench.frozen.schwarzmarkt.outlook import Outlook
from bench.frozen.schwarzmarkt.producing import Discs
from bench.frozen.schwarzmarkt.selling import Sale, Selling
from bench.frozen.schwarzmarkt.shared import shared
from bench.frozen.schwarzmarkt.situation import Counts, Floats, Situation
from bench.frozen.schwarzmarkt.street import Street
from bench.frozen.schwarzmarkt.waiting import Floor
from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import Dice
from funduk.core.game import Game, View
from funduk.core.record import Record

FINE = 1_000_000
RARE = 0.05


class Trader(Bot):
    """Sees the table as shares of the win; which numbers it thinks with is up to merchant and vizier."""

    WATCHES: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        super().__init__(game, seat, dice)
        self.box = cast(Schwarzmarkt, game).box
        self.numbers = self.thinks_with()
        self.memory = Memory(seat)

    def thinks_with(self) -> Numbers:
        return Numbers()

    def watch(self, record: Record) -> None:
        self.memory.watch(record)

    def outlook(
        self, s: Situation, rows: Counts | None = None, steps: Counts | None = None
    ) -> Outlook:
        """What the position promises, perhaps with other rows or bonus steps."""
        n = self.numbers
        futures = futures_for(self.box, s.seats, n["later"], n["coming_1"], n["coming_2"])
        return Outlook(s, n, futures, rows, steps)

    def _seen(self, s: Situation) -> tuple[Outlook, Street]:
        return self.outlook(s), Street(s, self.numbers)

    def decide(self, view: View, ask: Ask) -> Decision:
        s = Situation(self.box, cast(SchwarzmarktView, view))
        phase = s.phase
        if phase in (PRODUCE, TIP):
            return self._produce(s)
        if phase in (PROPOSE, ANSWER, PARTNER, MARKET):
            floor = shared("floor", self.numbers, s, lambda: Floor(*self._seen(s)))
            return Dealing(s, floor, self.seat, self.memory).decide(ask)
        if phase == BID:
            return self._bid(s)
        if phase in (SELL, FINAL):
            return self._sell(s)
        if phase == CLEAR:
            return self._clear(s)
        if phase == RAISE:
            return self._weighed(helpers.raises(self, s), "best-bonus", "no-bonus")
        if phase == RUMOUR:
            return self._weighed(helpers.rumours(self, s), "best-rumour", "no-rumour")
        if phase == CARRY:
            return self._weighed(helpers.carries(self, s), "carries-the-best", "carries-nothing")
        if phase == RECOVER:
            return self._weighed(
                helpers.recoveries(self, s), "takes-back-the-best", "takes-back-the-best"
            )
        assert phase == LOSE
        return self._weighed(helpers.losses(self, s), "gives-up-the-least", "gives-up-the-least")

    def _weighed(self, options: list[tuple[Action, float]], code: str, otherwise: str) -> Decision:
        """The option with the largest share of the win; the first is what happens otherwise."""
        best = max(range(len(options)), key=lambda place: (options[place][1], -place))
        why = {"code": code if best else otherwise, "alternatives": alternatives(options)}
        return Decision(options[best][0], why)

    def drawn(self, mix: Floats) -> int:
        """One place of a mix, rare ones left out."""
        kept = np.where(mix >= min(RARE, float(mix.max())), mix, 0.0)
        point = self.dice.below(FINE) / FINE * float(kept.sum())
        return min(int(np.searchsorted(np.cumsum(kept), point, side="right")), len(mix) - 1)

    def _produce(self, s: Situation) -> Decision:
        discs = shared("discs", self.numbers, s, lambda: Discs(*self._seen(s)))
        mix, worths = discs.solve(self.seat, self.numbers["habit"])
        chosen = self.drawn(mix)
        share = float(discs.shares[self.seat] - mix @ worths)
        allowed = np.where(discs.allowed[self.seat], worths, -np.inf)
        ranked = np.argsort(-allowed, kind="stable")[:12].tolist()
        order = [place for place in ranked if np.isfinite(allowed[place])]
        places = order if chosen in order else [chosen, *order[:11]]
        options = [
            (Produce(self.seat, discs.listed[place]), share + float(worths[place]))
            for place in places
        ]
        why = {
            "code": "discs",
            "mixed": round(float(mix[chosen]), 3),
            "alternatives": alternatives(options),
        }
        return Decision(Produce(self.seat, discs.listed[chosen]), why)

    def _bid(self, s: Situation) -> Decision:
        auction = shared("bids", self.numbers, s, lambda: self._auction(s))
        shares, prizes = auction.shares, auction.prizes
        mix, worths, chances = auction.solve(self.seat, self.numbers["habit"])
        chosen = self.drawn(mix)
        bids = auction.bids[self.seat]
        options = [
            (Bid(self.seat, goods), float(shares[self.seat] + worths[place]))
            for place, goods in enumerate(bids.goods)
        ]
        why: dict[str, Any] = {
            "code": "bids"
            if bids.goods[chosen]
            else "no-bid"
            if len(bids.goods) > 1
            else "nothing-to-bid",
            "prize": round(float(prizes[self.seat]), 2),
            "cost": round(float(bids.cost[chosen]), 2),
            "chance": round(float(chances[chosen]), 3),
            "alternatives": alternatives(options),
        }
        if bids.goods[chosen]:
            why["tipped"] = "prize" if prizes[self.seat] > bids.cost[chosen] else "denial"
        return Decision(Bid(self.seat, bids.goods[chosen]), why)

    def _auction(self, s: Situation) -> Auction:
        outlook = self.outlook(s)
        shares = outlook.shares(outlook.expected())
        return Auction(outlook, helpers.prizes(self, s, outlook, shares), shares)

    def _sell(self, s: Situation) -> Decision:
        outlook = self.outlook(s)
        selling = Selling(outlook, self.seat)
        sales = selling.best()
        best = sales[0]
        sold = {kind for kind in range(6) if (best.production + best.storage) >> (7 * kind) & 127}
        sales += [selling.best_named(UNNAMED, kind) for kind in sorted(sold)]
        sales += selling.unwanted() if not best.points else [selling.nothing()]
        expected = outlook.expected()
        options: dict[str, tuple[Action, float]] = {}
        for sale in sales:
            action = Sell(self.seat, sale.production, sale.storage, sale.named)
            changed = expected.copy()
            changed[self.seat] += sale.worth - best.worth
            options.setdefault(
                action.to_text(), (action, float(outlook.shares(changed)[self.seat]))
            )
        return Decision(
            _sell(self.seat, best), self._why_sell(best, selling, list(options.values()))
        )

    def _clear(self, s: Situation) -> Decision:
        outlook = self.outlook(s)
        selling = Selling(outlook, self.seat)
        stored = s.stored[self.seat].tolist()
        gone, worth = selling.cleared(stored)
        expected = outlook.expected()
        options: list[tuple[Action, float]] = [
            (Clear(self.seat, other), helpers.changed_shares(outlook, self.seat, expected, change))
            for other, change in [(gone, 0.0), *selling.exchanged(stored, gone)]
        ]
        why = {
            "code": "keeps-the-best",
            "worth": round(worth, 2),
            "alternatives": alternatives(options),
        }
        return Decision(Clear(self.seat, gone), why)

    def _why_sell(
        self, best: Sale, selling: Selling, options: list[tuple[Action, float]]
    ) -> dict[str, Any]:
        code = "last-sale" if selling.final else "sells"
        if not best.points:
            code = "keeps" if selling.can_sell() else "nothing-to-sell"
        waiting = round(best.worth - selling.nothing().worth, 2)
        return {
            "code": code,
            "points": best.points,
            "better": waiting,
            "alternatives": alternatives(options),
        }


def _sell(seat: int, sale: Sale) -> Sell:
    return Sell(seat, sale.production, sale.storage, sale.named)
