"""Basari, the board game, by simple prices: what each action would bring now, times the chance to get it."""

from math import exp
from typing import cast

from funduk.bots.gems.prices import GemPrices
from funduk.bots.gems.rivals import chances
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.game import View
from funduk.core.goods import at_most
from funduk.games.basari import Basari
from funduk.games.basari.material import (
    ACTION_NAMES,
    DICE,
    LAP_SCORE,
    MAJORITY_SCORES,
    PIPS,
    POINTS,
    STONES,
)
from funduk.games.basari.questions.choosing import Choose
from funduk.games.basari.questions.placing import Place
from funduk.games.basari.questions.settling import CarryOut
from funduk.games.basari.table import ANSWER, CHOOSE, OFFER, PLACE
from funduk.games.basari.view import BasariView
from funduk.games.gems.haggling import Accept, Decline, Offer, Raise
from funduk.games.gems.material import COLOURS

STRIDE = 6.0
"""How many stalls' lead make a lap before the next scoring fairly safe."""


class Peddler(Bot):
    """Takes what is worth most at today's prices."""

    def decide(self, view: View, ask: Ask) -> Decision:
        v = cast(BasariView, view)
        if v.phase == CHOOSE:
            return self._choose(v)
        if v.phase == OFFER:
            return self._open(v)
        if v.phase == ANSWER:
            return self._answer(v)
        if v.phase == PLACE:
            return self._place(v)
        value = self._values(v, self.seat)[v.action]
        carries_out = value >= 0
        action = CarryOut(self.seat) if carries_out else Decline(self.seat)
        return Decision(
            action, {"code": "carry-out" if carries_out else "let-go", "value": round(value, 2)}
        )

    def _place(self, v: BasariView) -> Decision:
        """Starts where the next six stalls offer most."""
        box = cast(Basari, self.game).box
        prices = self._prices(v, self.seat)
        worth = [
            max(box.points[stall], prices.gain(box.gems[stall])) for stall in range(box.stalls)
        ]
        taken = [player.tile for player in v.players]
        free = [stall for stall in range(box.stalls) if stall not in taken]
        ahead = {
            stall: sum(worth[(stall + step + 1) % box.stalls] for step in range(PIPS))
            for stall in free
        }
        best = max(free, key=lambda stall: ahead[stall])
        return Decision(
            Place(self.seat, best), {"code": "rich-street", "worth": round(ahead[best], 2)}
        )

    def _choose(self, v: BasariView) -> Decision:
        values = self._values(v, self.seat)
        seats = [seat for seat in range(len(v.players)) if seat != self.seat]
        own = chances([self._values(v, seat) for seat in seats])
        gains = [value * chance for value, chance in zip(values, own, strict=True)]
        best = max(range(len(gains)), key=lambda action: gains[action])
        why = {ACTION_NAMES[action]: round(gain, 2) for action, gain in enumerate(gains)}
        return Decision(Choose(self.seat, best), {"code": "best-price", "gains": why})

    def _open(self, v: BasariView) -> Decision:
        bid = self._prices(v, self.seat).cheapest_bid(0)
        value = self._values(v, self.seat)[v.action]
        if bid is None or bid[1] > value:
            return Decision(
                Decline(self.seat), {"code": "not-worth-a-gem", "value": round(value, 2)}
            )
        return Decision(
            Offer(self.seat, bid[0]), {"code": "cheapest-opening", "cost": round(bid[1], 2)}
        )

    def _answer(self, v: BasariView) -> Decision:
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

    def _prices(self, v: BasariView, seat: int) -> GemPrices:
        others = [player.gems for place, player in enumerate(v.players) if place != seat]
        later = v.scored < v.options.scorings - 1
        return GemPrices(v.players[seat].gems, others, MAJORITY_SCORES, later)

    def _values(self, v: BasariView, seat: int) -> list[float]:
        """What dice, points and gems would bring a seat that gets them."""
        box = cast(Basari, self.game).box
        player = v.players[seat]
        values = [0.0, 0.0, 0.0]
        values[DICE] = self._dice_value(v, seat)
        values[POINTS] = float(box.points[player.stall])
        shown = int(at_most(box.gems[player.stall], v.stock, COLOURS))
        values[STONES] = self._prices(v, seat).gain(shown)
        return values

    def _dice_value(self, v: BasariView, seat: int) -> float:
        """Six minus the roll, and a better chance of the lap, over all rolls."""
        stalls = cast(Basari, self.game).box.stalls
        walked = v.players[seat].walked
        rival = max(player.walked for place, player in enumerate(v.players) if place != seat)
        before = lap_worth(walked, rival, stalls)
        value = 0.0
        for pips in range(1, PIPS + 1):
            value += PIPS - pips + lap_worth(walked + pips, rival, stalls) - before
        return value / PIPS


def lap_worth(walked: int, rival: int, stalls: int) -> float:
    """Ten points, times how likely the lap is done when the first rival's is."""
    if walked >= stalls:
        return float(LAP_SCORE)
    if rival >= stalls:
        return 0.0
    return LAP_SCORE / (1 + exp((rival - walked) / STRIDE * 1.7))
