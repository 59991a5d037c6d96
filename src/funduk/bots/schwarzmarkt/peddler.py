"""Schwarzmarkt by simple prices: makes what others want, swaps when it pays, bids and sells by rows."""

from typing import cast

from funduk.bots.schwarzmarkt.stall import (
    best_bid,
    best_production,
    best_raise,
    best_rumour,
    best_sale,
    worst_part,
)
from funduk.bots.schwarzmarkt.stock_prices import StockPrices, from_fields
from funduk.bots.schwarzmarkt.swaps import best_swaps
from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.game import View
from funduk.core.goods import count, one, total, within
from funduk.games.schwarzmarkt import Schwarzmarkt
from funduk.games.schwarzmarkt.material import BID_BACK, CARRIES, KINDS
from funduk.games.schwarzmarkt.questions.after_trade import Carry, Lose
from funduk.games.schwarzmarkt.questions.answers import Pass
from funduk.games.schwarzmarkt.questions.auction import Bid, Recover
from funduk.games.schwarzmarkt.questions.market_actions import (
    Done,
    Offer,
    Return,
    Stay,
    Take,
    TurnDown,
)
from funduk.games.schwarzmarkt.questions.ordered_trade import Accept, Choose, Decline, Propose
from funduk.games.schwarzmarkt.questions.prices import storage_limit
from funduk.games.schwarzmarkt.questions.production import Produce
from funduk.games.schwarzmarkt.questions.sale import Clear
from funduk.games.schwarzmarkt.questions.wild_trade import REJOIN
from funduk.games.schwarzmarkt.table import (
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
    Standing,
)
from funduk.games.schwarzmarkt.view import SchwarzmarktView

ENOUGH = 0.1
"""A swap must be worth this much, in points, to be agreed to."""
FAIR = 0.4
"""And at least this share of what the other side gains."""
OFFERS = 8
"""So many offers a phase, then the market has heard enough."""


class Peddler(Bot):
    """Takes what is worth most at today's prices."""

    def decide(self, view: View, ask: Ask) -> Decision:
        v = cast(SchwarzmarktView, view)
        box = cast(Schwarzmarkt, self.game).box
        prices = StockPrices(box, v)
        phase = v.phase
        if phase in (PRODUCE, TIP):
            goods, worth = best_production(prices, v, self.seat)
            return self._say(Produce(self.seat, goods), "in-demand", worth)
        if phase == PROPOSE:
            return self._propose(prices, v)
        if phase == ANSWER:
            assert v.proposal is not None
            worth, made = self._worth(prices, v, v.proposal)
            if worth < ENOUGH:
                return self._say(Decline(self.seat), "swap-does-not-pay", worth)
            return self._say(
                Accept(self.seat, made, int(v.proposal.want) - made), "swap-pays", worth
            )
        if phase == PARTNER:
            return self._choose(prices, v)
        if phase == MARKET:
            return self._trade(prices, v, ask)
        if phase == BID:
            goods, worth = best_bid(prices, v, self.seat)
            return self._say(
                Bid(self.seat, goods), "worth-a-bid" if goods else "not-worth-a-bid", worth
            )
        if phase in (SELL, FINAL):
            sale, points = best_sale(prices, v, self.seat, phase == FINAL)
            otherwise = "nothing-to-sell" if phase == FINAL else "waits"
            return self._say(sale, "sells-now" if points else otherwise, float(points))
        if phase == RAISE:
            action, worth = best_raise(prices, v, self.seat)
            return self._say(action, "raises" if worth > 0 else "no-bonus-helps", worth)
        if phase == RUMOUR:
            action, worth = best_rumour(prices, v, self.seat)
            return self._say(action, "rumour-helps" if worth > 0 else "no-rumour-helps", worth)
        return self._give_up(prices, v)

    def _say(self, action: Action, code: str, worth: float) -> Decision:
        return Decision(action, {"code": code, "worth": round(worth, 2)})

    def _give_up(self, prices: StockPrices, v: SchwarzmarktView) -> Decision:
        """Loses, clears, carries or takes back: what is worth least goes, what is worth most comes."""
        me = v.players[self.seat]
        production, storage = int(me.production), int(me.storage)
        if v.phase == LOSE:
            goods = worst_part(prices, v, self.seat, production, int(total(production)) // 2, False)
            return self._say(Lose(self.seat, goods), "least-wanted", 0.0)
        if v.phase == CLEAR:
            over = int(total(storage)) - storage_limit(prices.box, me.cards)
            goods = worst_part(prices, v, self.seat, storage, over, True)
            return self._say(Clear(self.seat, goods), "least-worth", 0.0)
        if v.phase == CARRY:
            most = min(prices.box.power(me.cards, CARRIES), int(total(production)))
            goods = self._most_worth(prices, production, storage, most)
            return self._say(
                Carry(self.seat, goods) if goods else Pass(self.seat), "most-worth", 0.0
            )
        assert v.phase == RECOVER
        most = min(prices.box.power(me.cards, BID_BACK), int(total(v.paid)))
        return self._say(
            Recover(self.seat, self._most_worth(prices, int(v.paid), storage, most)),
            "most-worth",
            0.0,
        )

    def _most_worth(self, prices: StockPrices, goods: int, storage: int, number: int) -> int:
        """So many of some goods, each time the one that adds most to the storage."""
        picked = 0
        for _ in range(number):
            kinds = [kind for kind in range(int(KINDS)) if count(goods - picked, kind) > 0]
            best = max(
                kinds, key=lambda kind: prices.gain(self.seat, storage + picked, int(one(kind)), 0)
            )
            picked += int(one(best))
        return picked

    # Trade

    def _worth(
        self, prices: StockPrices, v: SchwarzmarktView, offer: Standing
    ) -> tuple[float, int]:
        """What taking an offer is worth, less if the other gains far more; and what production supplies."""
        me = v.players[self.seat]
        made = from_fields(int(me.production), int(offer.want))
        given = int(offer.production + offer.storage)
        gain = prices.swap_gain(self.seat, made, int(offer.want) - made, given)
        theirs = prices.swap_gain(
            offer.by, int(offer.production), int(offer.storage), int(offer.want)
        )
        return (gain if gain >= FAIR * theirs else min(gain, 0.0)), made

    def _propose(self, prices: StockPrices, v: SchwarzmarktView) -> Decision:
        for swap in best_swaps(prices, v, self.seat, 1):
            action = Propose(self.seat, swap.production, swap.storage, swap.want)
            return self._say(action, "helps-both" if swap.theirs > 0 else "helps-me", swap.gain)
        return self._say(Pass(self.seat), "no-swap-pays", 0.0)

    def _choose(self, prices: StockPrices, v: SchwarzmarktView) -> Decision:
        """With whoever gains least by it."""
        assert v.proposal is not None
        given = int(v.proposal.production + v.proposal.storage)
        willing = [
            (
                prices.swap_gain(
                    seat, int(player.from_production), int(player.from_storage), given
                ),
                seat,
            )
            for seat, player in enumerate(v.players)
            if player.has_chosen and player.from_production + player.from_storage > 0
        ]
        theirs, partner = min(willing)
        return self._say(Choose(self.seat, partner), "gains-least", theirs)

    def _trade(self, prices: StockPrices, v: SchwarzmarktView, ask: Ask) -> Decision:
        """Takes the best standing offer, else makes one, else is done."""
        assert v.market is not None
        me = v.players[self.seat]
        best: tuple[float, Action] | None = None
        for offer in v.market.offers:
            if offer.is_for(self.seat) and within(offer.want, me.production + me.storage):
                worth, made = self._worth(prices, v, offer)
                if worth >= ENOUGH and (best is None or worth > best[0]):
                    take = Take(self.seat, offer.id, offer.revision, made, int(offer.want) - made)
                    best = (worth, take)
        if ask.question == REJOIN:
            asked = any(offer.to == self.seat for offer in v.market.offers)
            action = Return(self.seat) if best or asked else Stay(self.seat)
            code = "offer-pays" if best else "answers-an-offer" if asked else "no-offer-pays"
            return self._say(action, code, best[0] if best else 0.0)
        if best is not None:
            return self._say(best[1], "offer-pays", best[0])
        for offer in v.market.offers:
            if offer.to == self.seat:
                return self._say(TurnDown(self.seat, offer.id), "offer-does-not-pay", 0.0)
        if v.market.acts[self.seat] < min(OFFERS, v.market_acts):
            waiting = {offer.to for offer in v.market.offers if offer.by == self.seat}
            for swap in best_swaps(prices, v, self.seat, 12):
                if swap.partner not in waiting:
                    offered = Offer(
                        self.seat, swap.partner, swap.production, swap.storage, swap.want
                    )
                    return self._say(
                        offered, "helps-both" if swap.theirs > 0 else "helps-me", swap.gain
                    )
        return self._say(Done(self.seat), "no-swap-pays", 0.0)
