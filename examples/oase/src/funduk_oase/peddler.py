"""A first bot: takes what looks best by simple prices."""

from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.game import View
from funduk.core.goods import count, some
from funduk_oase.material import PLACES
from funduk_oase.questions.choosing import Choose
from funduk_oase.questions.haggling import Accept, Decline, Offer
from funduk_oase.scoring import worth
from funduk_oase.view import OaseView


class Peddler(Bot):
    """Goes where the goods are worth most to it, and pays up to half of what they are worth."""

    def decide(self, view: View, ask: Ask) -> Decision:
        assert isinstance(view, OaseView)
        if ask.question == "choose":
            return Decision(Choose(ask.seat, self._place(view, ask.seat)), {"code": "best-place"})
        load = int(count(view.load, view.place))
        whole = gain(view, ask.seat, view.place, load)
        half = gain(view, ask.seat, view.place, load // 2)
        if ask.question == "offer":
            coins = min(view.traders[ask.seat].coins, (whole - half) // 2 + 1)
            return Decision(Offer(ask.seat, coins), {"code": "fair-price"})
        if view.offer > half:
            return Decision(Accept(ask.seat), {"code": "coins-are-worth-more"})
        return Decision(Decline(ask.seat), {"code": "goods-are-worth-more"})

    def _place(self, view: OaseView, seat: int) -> int:
        """Any of the places in proportion to what they bring, so that nobody can rely on it."""
        gains = [
            gain(view, seat, place, int(count(view.load, place))) for place in range(len(PLACES))
        ]
        point = self.dice.below(sum(gains))
        place = 0
        while point >= gains[place]:
            point -= gains[place]
            place += 1
        return place


def gain(view: OaseView, seat: int, place: int, number: int) -> int:
    """How many points so many goods of a place would add."""
    goods = view.traders[seat].goods
    return worth(goods + int(some(place, number)), 0) - worth(goods, 0)
