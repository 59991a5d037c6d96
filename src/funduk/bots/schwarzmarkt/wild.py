"""Wild trade: every offer is answered, one offer stands for each partner, and waiting is worth something."""

from __future__ import annotations

from typing import Any

from funduk.bots.reasons import alternatives
from funduk.bots.schwarzmarkt.dealing import ENOUGH, Deal, Dealing
from funduk.bots.schwarzmarkt.swapping import Swap
from funduk.core.action import Action, Ask
from funduk.core.bot import Decision
from funduk.core.goods import within
from funduk.games.schwarzmarkt.questions.market_actions import (
    Amend,
    Counter,
    Done,
    Offer,
    Return,
    Stay,
    Take,
    TurnDown,
)
from funduk.games.schwarzmarkt.questions.wild_trade import REJOIN
from funduk.games.schwarzmarkt.table import Market, Standing

PATIENT, IMPATIENT = 0.5, 0.1
"""The share of the best fair swap with anybody that a take must bring: first, and when all is said."""
OWN_PRICE, LAST_PRICE = 0.7, 0.4
"""The same of the best fair swap with this partner: nothing is given away below one's own price."""
SOFT, SOFTER = 0.8, 1.4
"""How much the other's gain counts in an own offer: first, and when time runs out."""
OFFERS = 10
"""So many offers a phase, ever softer, then the market has heard enough."""


class Wild(Dealing):
    """One act on the wild market."""

    def decide(self, ask: Ask) -> Decision:
        market = self.market()
        takes = self._takes(market)
        clock = min(market.acts[self.seat] / OFFERS, 1.0)
        listed = self.floor.swaps.balanced(self.seat, between(SOFT, SOFTER, clock))
        pays = [take for take in takes if self._is_fair(take[2], take[3], listed, clock)]
        unanswered = [offer for offer in market.offers if self._awaits_answer(market, offer)]
        if ask.question == REJOIN:
            return self._come_back(bool(pays), bool(unanswered), takes)
        options: list[tuple[Action, float]] = [(action, worth) for action, worth, _, _ in takes]
        options.append((Done(self.seat), self.share))
        if pays:
            return self._take(pays[0], listed, options)
        may_act = market.acts[self.seat] < min(OFFERS, self.v.market_acts)
        if unanswered:
            return self._reply(unanswered[0], listed if may_act else [], options)
        offered = self._offer(market, listed) if may_act else None
        if offered is None:
            why = {"code": "market-done", "alternatives": alternatives(options)}
            return Decision(Done(self.seat), why)
        action, swap = offered
        return Decision(action, self._told("offers", action, swap, options))

    def market(self) -> Market:
        found = self.v.market
        assert found is not None
        return found

    def _takes(self, market: Market) -> list[tuple[Action, float, Deal, Standing]]:
        """What can be taken, the best first."""
        me = self.v.players[self.seat]
        found: list[tuple[Action, float, Deal, Standing]] = []
        for offer in market.offers:
            if offer.is_for(self.seat) and within(offer.want, me.production + me.storage):
                deal = self.taken_from(offer, self.seat)
                stored = int(offer.want) - deal.made
                take = Take(self.seat, offer.id, offer.revision, deal.made, stored)
                found.append((take, self.share + deal.gain, deal, offer))
        return sorted(found, key=lambda option: -option[1])

    def _is_fair(self, deal: Deal, offer: Standing, listed: list[Swap], clock: float) -> bool:
        """Nothing is given away at a price one would not propose; whoever has time waits for better."""
        if deal.gain <= ENOUGH:
            return False
        best = listed[0].gain if listed else 0.0
        with_them = next((swap.gain for swap in listed if swap.partner == offer.by), 0.0)
        asked = between(OWN_PRICE, LAST_PRICE, clock) * with_them
        return deal.gain >= max(asked, between(PATIENT, IMPATIENT, clock) * best)

    def _awaits_answer(self, market: Market, offer: Standing) -> bool:
        """Whether somebody made this seat an offer that it has neither taken, declined nor countered."""
        if offer.to != self.seat:
            return False
        return not any(own.by == self.seat and own.counters == offer.id for own in market.offers)

    def _come_back(
        self, pays: bool, unanswered: bool, takes: list[tuple[Action, float, Deal, Standing]]
    ) -> Decision:
        back, stay = Return(self.seat), Stay(self.seat)
        choices: list[tuple[Action, float]] = [(stay, self.share)]
        choices += [(back, worth) for _, worth, _, _ in takes[:1]]
        code = "comes-back" if pays else "comes-back-to-answer" if unanswered else "stays-out"
        why = {"code": code, "alternatives": alternatives(choices)}
        return Decision(back if pays or unanswered else stay, why)

    def _take(
        self,
        best: tuple[Action, float, Deal, Standing],
        listed: list[Swap],
        options: list[tuple[Action, float]],
    ) -> Decision:
        action, _, deal, _ = best
        why: dict[str, Any] = {"code": "takes", "alternatives": alternatives(options)}
        why.update(mine=round(deal.mine, 2), theirs=round(deal.theirs, 2))
        if listed and listed[0].gain > deal.gain:
            why["tipped"] = "in-hand"
        return Decision(action, why)

    def _reply(
        self, offer: Standing, listed: list[Swap], options: list[tuple[Action, float]]
    ) -> Decision:
        """Counters with what it wants of this partner, or declines."""
        news = (swap for swap in listed if swap.partner == offer.by and self._is_new(swap))
        best = next(news, None)
        if best is None or best.gain < ENOUGH:
            down = TurnDown(self.seat, offer.id)
            why = {
                "code": "turns-down",
                "alternatives": alternatives([*options, (down, self.share)]),
            }
            return Decision(down, why)
        counter = Counter(self.seat, offer.id, best.made, best.stored, best.want)
        return Decision(counter, self._told("counters", counter, best, options))

    def _told(
        self, code: str, action: Action, swap: Swap, options: list[tuple[Action, float]]
    ) -> dict[str, Any]:
        weighed = [*options, (action, self.share + swap.chance * swap.gain)]
        why: dict[str, Any] = {"code": code, "alternatives": alternatives(weighed)}
        why.update(chance=round(swap.chance, 3))
        why.update(mine=round(swap.mine, 2), theirs=round(swap.theirs, 2))
        return why

    def _is_new(self, swap: Swap) -> bool:
        """Whether this was not said yet in this phase."""
        return (swap.partner, *swap.terms) not in self.memory.said

    def _offer(self, market: Market, listed: list[Swap]) -> tuple[Action, Swap] | None:
        """The best fair swap that was not said yet; a standing offer to the same partner is amended."""
        standing = {offer.to: offer for offer in market.offers if offer.by == self.seat}
        swap = next((swap for swap in listed if self._is_new(swap)), None)
        if swap is None or swap.gain < ENOUGH:
            return None
        own = standing.get(swap.partner)
        if own is not None:
            return Amend(self.seat, own.id, swap.made, swap.stored, swap.want), swap
        return Offer(self.seat, swap.partner, swap.made, swap.stored, swap.want), swap


def between(first: float, last: float, clock: float) -> float:
    """From the first number to the last, as time runs out."""
    return first + clock * (last - first)
