"""Haggling: one of two offers coins, the other takes them or half of the goods."""

from typing import ClassVar

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.goods import count
from funduk.core.plain_verbs import Few, Plain
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.core.verb import Verb
from funduk_oase.events import Accepted, Declined, Offered
from funduk_oase.material import COINS
from funduk_oase.questions.settling import go_on, take
from funduk_oase.table import ANSWER, OFFER, OaseTable
from funduk_oase.view import OaseView


class Offer(Action):
    """Offers coins for the place (OA-7)."""

    VERB: ClassVar[str] = "offer"
    SHAPE: ClassVar[Shape] = (("coins", COINS),)

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins


class Accept(Action):
    """Takes the coins (OA-8)."""

    VERB: ClassVar[str] = "accept"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Decline(Action):
    """Shares the goods instead (OA-8)."""

    VERB: ClassVar[str] = "decline"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Offering(Question[OaseTable, OaseView]):
    """OA-7: any number of one's own coins, also none."""

    NAME: ClassVar[str] = "offer"
    PHASE: ClassVar[int] = OFFER
    CLAUSE: ClassVar[str] = "OA-7"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Offer,)

    def refusal(self, t: OaseTable, action: Action) -> Refusal | None:
        if not isinstance(action, Offer):
            return self.wrong_verb()
        if not 0 <= action.coins <= t.traders[action.seat].coins:
            return Refusal("not-your-coins", "OA-7")
        return None

    def verbs(self, t: OaseTable, ask: Ask) -> list[Verb]:
        coins = list(range(t.traders[ask.seat].coins + 1))
        return [Few("coins", coins, [Offer(ask.seat, number) for number in coins])]

    def perform(self, t: OaseTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Offer)
        t.offer = action.coins
        events.append(Offered(action.seat, t.other, t.place, t.offer))
        t.turn, t.other = t.other, t.turn
        t.phase = ANSWER

    def default(self, v: OaseView, ask: Ask) -> Action:
        """OA-13: nothing."""
        return Offer(ask.seat, 0)


class Answering(Question[OaseTable, OaseView]):
    """OA-8: the coins, or half of the goods."""

    NAME: ClassVar[str] = "answer"
    PHASE: ClassVar[int] = ANSWER
    CLAUSE: ClassVar[str] = "OA-8"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Accept, Decline)

    def refusal(self, t: OaseTable, action: Action) -> Refusal | None:
        return None if isinstance(action, Accept | Decline) else self.wrong_verb()

    def verbs(self, t: OaseTable, ask: Ask) -> list[Verb]:
        return [Plain(Accept(ask.seat)), Plain(Decline(ask.seat))]

    def perform(self, t: OaseTable, action: Action, events: list[Event]) -> None:
        seat, bidder = action.seat, t.other
        goods = int(count(t.load, t.place))
        if isinstance(action, Accept):
            t.traders[bidder].coins -= t.offer
            t.traders[seat].coins += t.offer
            events.append(Accepted(seat, bidder, t.offer))
            take(t, bidder, goods, events)
        else:
            events.append(Declined(seat, bidder))
            take(t, bidder, goods // 2, events)
            take(t, seat, goods // 2, events)
        go_on(t, events)

    def default(self, v: OaseView, ask: Ask) -> Action:
        """OA-13: no."""
        return Decline(ask.seat)
