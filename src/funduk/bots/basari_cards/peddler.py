"""Basari cards by simple prices: what each action would bring now, times the chance to get it."""

from math import exp
from typing import cast

from funduk.bots.gems.prices import GemPrices
from funduk.bots.gems.rivals import chances
from funduk.bots.mixing import imagined
from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.game import View
from funduk.core.goods import at_most
from funduk.games.basari_cards import BasariCards
from funduk.games.basari_cards.material import (
    ACTION_LETTERS,
    ENOUGH_WORKERS,
    MAJORITY_SCORES,
    STAGES,
    WORKERS_SCORE,
    A,
    B,
    C,
)
from funduk.games.basari_cards.questions.action_d import Exchange, Take
from funduk.games.basari_cards.questions.choosing import Choose
from funduk.games.basari_cards.table import ANSWER, CHOOSE, EXCHANGE, OFFER, TAKE
from funduk.games.basari_cards.view import BasariCardsView
from funduk.games.gems.haggling import Accept, Offer, Raise
from funduk.games.gems.material import COLOURS

CARD_WORKERS = 2.4


class Peddler(Bot):
    """Takes what is worth most at today's prices."""

    def decide(self, view: View, ask: Ask) -> Decision:
        v = cast(BasariCardsView, view)
        if v.phase == CHOOSE:
            return self._choose(v)
        if v.phase == OFFER:
            return self._open(v)
        if v.phase == ANSWER:
            return self._answer(v)
        return self._free_gems(v, ask)

    def _choose(self, v: BasariCardsView) -> Decision:
        values = self._values(v, self.seat)
        own = self._chances(v, len(values))
        gains = [value * chance for value, chance in zip(values, own, strict=True)]
        best = max(range(len(gains)), key=lambda action: gains[action])
        why = {ACTION_LETTERS[action]: round(gain, 2) for action, gain in enumerate(gains)}
        return Decision(Choose(self.seat, best), {"code": "best-price", "gains": why})

    def _open(self, v: BasariCardsView) -> Decision:
        bid = self._prices(v, self.seat).cheapest_bid(0)
        assert bid is not None
        return Decision(
            Offer(self.seat, bid[0]), {"code": "cheapest-opening", "cost": round(bid[1], 2)}
        )

    def _answer(self, v: BasariCardsView) -> Decision:
        assert v.haggle is not None
        prices = self._prices(v, self.seat)
        offered = prices.gain(v.haggle.standing)
        bid = prices.cheapest_bid(v.haggle.standing)
        value = self._values(v, self.seat)[v.action]
        why = {"offered": round(offered, 2), "value": round(value, 2)}
        if bid is None:
            return Decision(Accept(self.seat), {"code": "must-accept", **why})
        if value - bid[1] <= offered:
            return Decision(Accept(self.seat), {"code": "offer-worth-more", **why})
        return Decision(
            Raise(self.seat, bid[0]), {"code": "raise-pays", "cost": round(bid[1], 2), **why}
        )

    def _free_gems(self, v: BasariCardsView, ask: Ask) -> Decision:
        assert v.phase in (EXCHANGE, TAKE)
        prices = self._prices(v, self.seat)
        table = imagined(self.game, v)
        best = max(self.game.moves(table, ask), key=lambda action: _gem_change(prices, action))
        return Decision(best, {"code": "best-gems", "gain": round(_gem_change(prices, best), 2)})

    def _prices(self, v: BasariCardsView, seat: int) -> GemPrices:
        others = [player.gems for place, player in enumerate(v.players) if place != seat]
        return GemPrices(v.players[seat].gems, others, MAJORITY_SCORES, v.stage < STAGES - 1)

    def _values(self, v: BasariCardsView, seat: int) -> list[float]:
        """What A, B, C (and D) would bring a seat that gets them."""
        box = cast(BasariCards, self.game).box
        player = v.players[seat]
        prices = self._prices(v, seat)
        values = [0.0, 0.0, 0.0]
        values[A] = _worker_worth(player.workers + CARD_WORKERS) - _worker_worth(player.workers)
        values[B] = float(box.points[player.current])
        values[C] = prices.gain(int(at_most(box.gems[player.current], v.stock, COLOURS)))
        if len(v.players) == 5:
            singles = [1 << (7 * colour) for colour in range(COLOURS)]
            values.append(max(prices.gain(gem) for gem in singles))
        return values

    def _chances(self, v: BasariCardsView, actions: int) -> list[float]:
        """How likely each action would be one's own; D always is."""
        seats = [seat for seat in range(len(v.players)) if seat != self.seat]
        own = chances([self._values(v, seat) for seat in seats])
        if actions == 4:
            own[3] = 1.0
        return own


def _worker_worth(workers: float) -> float:
    """Twelve points, times how likely they are at the stage's end."""
    return WORKERS_SCORE / (1 + exp(-(workers - ENOUGH_WORKERS + 1.5) / 1.8))


def _gem_change(prices: GemPrices, action: Action) -> float:
    if isinstance(action, Exchange):
        return prices.gain(int(action.take - action.give))
    if isinstance(action, Take):
        return prices.gain(int(action.gem))
    return 0.0
