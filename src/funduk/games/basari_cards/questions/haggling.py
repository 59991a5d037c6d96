"""Haggling: two want the same action and outbid each other with gems until one accepts."""

from typing import ClassVar

from mypy_extensions import i64

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import NONE, one, within
from funduk.core.plain_verbs import Plain
from funduk.core.question import Question
from funduk.core.verb import Verb
from funduk.games.basari_cards.questions.settling import carry_out, settle_next
from funduk.games.basari_cards.table import ANSWER, OFFER, BasariCardsTable, colours_of
from funduk.games.basari_cards.view import BasariCardsView
from funduk.games.gems.haggling import Accept, Accepted, Offer, Offered, Offering, Raise, Raising
from funduk.games.gems.material import COLOURS
from funduk.parts.haggle import can_raise, draw_bid, outranks


class Opening(Question[BasariCardsTable, BasariCardsView]):
    """BC-15: the one who comes first offers at least one gem, any of his own."""

    NAME: ClassVar[str] = "offer"
    PHASE: ClassVar[int] = OFFER
    CLAUSE: ClassVar[str] = "BC-15"
    TURN_CLAUSE: ClassVar[str] = "BC-16"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Offer,)

    def refusal(self, t: BasariCardsTable, action: Action) -> Refusal | None:
        if isinstance(action, Accept):
            return Refusal("must-offer", "BC-15")
        if not isinstance(action, Offer):
            return self.wrong_verb()
        if action.gems <= NONE:
            return Refusal("offer-nothing", "BC-15")
        if not within(action.gems, t.players[action.seat].gems):
            return Refusal("not-your-gems", "BC-15")
        return None

    def verbs(self, t: BasariCardsTable, ask: Ask) -> list[Verb]:
        return [Offering(ask.seat, t.players[ask.seat].gems)]

    def draw(self, t: BasariCardsTable, ask: Ask, dice: Dice) -> Action:
        return Offer(ask.seat, draw_bid(t.players[ask.seat].gems, NONE, COLOURS, dice))

    def perform(self, t: BasariCardsTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Offer)
        push_out(t, action.seat, action.gems, events)

    def default(self, v: BasariCardsView, ask: Ask) -> Action:
        """The cheapest gem."""
        return Offer(ask.seat, one(colours_of(v.players[ask.seat].gems)[0]))


class Answering(Question[BasariCardsTable, BasariCardsView]):
    """BC-16 to BC-19: the other accepts, or raises with any gems of his own."""

    NAME: ClassVar[str] = "answer"
    PHASE: ClassVar[int] = ANSWER
    CLAUSE: ClassVar[str] = "BC-16"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Accept, Raise)

    def refusal(self, t: BasariCardsTable, action: Action) -> Refusal | None:
        if isinstance(action, Accept):
            return None
        if not isinstance(action, Raise):
            return self.wrong_verb()
        haggle = t.haggle
        assert haggle is not None
        if action.gems <= NONE or not within(action.gems, t.players[action.seat].gems):
            return Refusal("not-your-gems", "BC-18")
        if not outranks(action.gems, haggle.standing):
            return Refusal("too-low", "BC-17")
        return None

    def verbs(self, t: BasariCardsTable, ask: Ask) -> list[Verb]:
        haggle = t.haggle
        assert haggle is not None
        gems = t.players[ask.seat].gems
        return [Plain(Accept(ask.seat)), Raising(ask.seat, gems, haggle.standing)]

    def draw(self, t: BasariCardsTable, ask: Ask, dice: Dice) -> Action:
        haggle = t.haggle
        assert haggle is not None
        gems = t.players[ask.seat].gems
        if not can_raise(gems, haggle.standing) or dice.below(2) == 0:
            return Accept(ask.seat)
        return Raise(ask.seat, draw_bid(gems, haggle.standing, COLOURS, dice))

    def perform(self, t: BasariCardsTable, action: Action, events: list[Event]) -> None:
        if isinstance(action, Raise):
            push_out(t, action.seat, action.gems, events)
        else:
            accept(t, events)

    def default(self, v: BasariCardsView, ask: Ask) -> Action:
        """Accepts."""
        return Accept(ask.seat)


def push_out(t: BasariCardsTable, seat: int, gems: i64, events: list[Event]) -> None:
    """BC-16: the other is asked to accept or raise."""
    haggle = t.haggle
    assert haggle is not None
    t.haggle = haggle.outbid(gems)
    t.turn = haggle.other
    t.phase = ANSWER
    events.append(Offered(seat, gems))


def accept(t: BasariCardsTable, events: list[Event]) -> None:
    """BC-19: the accepter receives the gems, the bidder carries out the action."""
    haggle = t.haggle
    assert haggle is not None
    t.players[haggle.turn].gems += haggle.standing
    t.players[haggle.other].gems -= haggle.standing
    events.append(Accepted(haggle.turn, haggle.other, haggle.standing))
    t.haggle = None
    if not carry_out(t, haggle.other, events):
        settle_next(t, events)
