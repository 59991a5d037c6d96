"""The only judge of legality: why an action is refused, and by which clause."""

from funduk.core.action import NOT_ASKED, WRONG_VERB, Action, Refusal
from funduk.core.goods import NONE, total, within
from funduk.core.record import CHANCE
from funduk.games.basari_cards.actions import Choose, Deal, Exchange, Take
from funduk.games.basari_cards.rules import actions_in_play
from funduk.games.basari_cards.table import (
    ANSWER,
    CHOOSE,
    DEAL,
    DRAW,
    EXCHANGE,
    OFFER,
    OVER,
    TAKE,
    BasariCardsTable,
)
from funduk.parts.haggle import Accept, Offer, Raise, outranks
from funduk.parts.sealed import UNDECIDED


def refusal(t: BasariCardsTable, action: Action) -> Refusal | None:
    """The judge: whether this seat is asked for this verb now, and whether the rules allow its arguments."""
    phase = t.phase
    seat = action.seat
    if isinstance(action, Choose):
        if phase != CHOOSE:
            return Refusal(WRONG_VERB, "BC-7")
        if not 0 <= seat < len(t.players) or t.players[seat].choice != UNDECIDED:
            return Refusal(NOT_ASKED, "BC-7")
        if not 0 <= action.action < actions_in_play(t):
            return Refusal("no-such-card", "BC-4")
        return None
    if isinstance(action, Deal):
        return _refuse_deal(t, action)
    if phase == CHOOSE or phase == DEAL or phase == DRAW:
        return Refusal(WRONG_VERB, "BC-7" if phase == CHOOSE else "BC-6")
    if phase == OVER:
        return Refusal("game-over", "BC-25")
    if seat != t.turn:
        return Refusal(NOT_ASKED, "BC-16")
    if isinstance(action, Raise):
        return _refuse_raise(t, action)
    if isinstance(action, Accept):
        return (
            None
            if phase == ANSWER
            else Refusal("must-offer" if phase == OFFER else WRONG_VERB, "BC-15")
        )
    if isinstance(action, Offer):
        return _refuse_offer(t, action)
    if isinstance(action, Exchange):
        return _refuse_exchange(t, action)
    if isinstance(action, Take):
        return _refuse_take(t, action)
    return Refusal(WRONG_VERB, "BC-8")


def _refuse_deal(t: BasariCardsTable, action: Deal) -> Refusal | None:
    if action.seat != CHANCE or (t.phase != DEAL and t.phase != DRAW) or action.to != t.turn:
        return Refusal(NOT_ASKED, "BC-6")
    if not 0 <= action.card < len(t.box.workers) or action.card not in t.pile:
        return Refusal("not-in-the-pile", "BC-5")
    return None


def _refuse_offer(t: BasariCardsTable, action: Offer) -> Refusal | None:
    """BC-15: at least one gem, any that the player owns."""
    if t.phase != OFFER:
        return Refusal(WRONG_VERB, "BC-15")
    if action.gems <= NONE:
        return Refusal("offer-nothing", "BC-15")
    if not within(action.gems, t.players[action.seat].gems):
        return Refusal("not-your-gems", "BC-15")
    return None


def _refuse_raise(t: BasariCardsTable, action: Raise) -> Refusal | None:
    """BC-17, BC-18: higher than the standing offer, from any gems the player owns."""
    haggle = t.haggle
    if t.phase != ANSWER or haggle is None:
        return Refusal(WRONG_VERB, "BC-16")
    if action.gems <= NONE or not within(action.gems, t.players[action.seat].gems):
        return Refusal("not-your-gems", "BC-18")
    if not outranks(action.gems, haggle.standing):
        return Refusal("too-low", "BC-17")
    return None


def _refuse_exchange(t: BasariCardsTable, action: Exchange) -> Refusal | None:
    """BC-27: gives one if there is one, then takes two, or as many as the stock has."""
    if t.phase != EXCHANGE:
        return Refusal(WRONG_VERB, "BC-26")
    gems = t.players[action.seat].gems
    if action.give < NONE or not within(action.give, gems):
        return Refusal("not-your-gems", "BC-27")
    if total(action.give) != min(1, total(gems)):
        return Refusal("give-one", "BC-27")
    there = t.stock + action.give
    if action.take < NONE or not within(action.take, there):
        return Refusal("not-in-stock", "BC-27")
    if total(action.take) != min(2, total(there)):
        return Refusal("take-two", "BC-27")
    return None


def _refuse_take(t: BasariCardsTable, action: Take) -> Refusal | None:
    """BC-28: exactly one gem, nothing only when the stock is empty."""
    if t.phase != TAKE:
        return Refusal(WRONG_VERB, "BC-26")
    if action.gem < NONE or not within(action.gem, t.stock):
        return Refusal("not-in-stock", "BC-28")
    if total(action.gem) != min(1, total(t.stock)):
        return Refusal("take-one", "BC-28")
    return None
