"""The judge of trade: what may be offered, taken and withdrawn."""

from mypy_extensions import i64

from funduk.core.action import NOT_ASKED, WRONG_VERB, Action, Refusal
from funduk.core.goods import total, within
from funduk.games.schwarzmarkt.table import SchwarzmarktTable, held, held_by_others
from funduk.games.schwarzmarkt.trade import may_act
from funduk.games.schwarzmarkt.trade_actions import (
    Amend,
    Counter,
    Done,
    Offer,
    Return,
    Stay,
    Take,
    TurnDown,
    Withdraw,
)
from funduk.parts.market import DONE, RESTING, TRADING, Market


def refuse_terms(
    t: SchwarzmarktTable,
    seat: int,
    production: i64,
    storage: i64,
    want: i64,
    wantable: i64,
    clause: str,
) -> Refusal | None:
    """SM-15 to SM-17: own goods per field against goods that the others hold."""
    player = t.players[seat]
    if production < 0 or storage < 0 or want < 0:
        return Refusal("no-such-goods", "SM-1")
    if production + storage == 0 or want == 0:
        return Refusal("no-gifts", "SM-15")
    if not within(production, player.production) or not within(storage, player.storage):
        return Refusal("not-your-goods", "SM-13")
    if total(want) > t.most_wanted:
        return Refusal("wants-too-much", "SM-16")
    if not within(want, wantable):
        return Refusal("nobody-has-that", clause)
    return None


def refuse_market(t: SchwarzmarktTable, action: Action) -> Refusal | None:
    """SM-16: the verbs of wild trade."""
    market = t.market
    assert market is not None
    seat = action.seat
    mood = market.moods[seat]
    if isinstance(action, (Return, Stay)):
        if mood == TRADING:
            return Refusal(WRONG_VERB, "SM-16")
        if mood == RESTING or not may_act(t, market, seat):
            return Refusal(NOT_ASKED, "SM-16")
        return None
    if mood != TRADING:
        return Refusal("already-done" if mood == DONE else NOT_ASKED, "SM-16")
    if isinstance(action, Done):
        return None
    if isinstance(action, Take):
        return _refuse_take(t, market, action)
    if isinstance(action, TurnDown):
        offer = market.offer(action.offer)
        if offer is None:
            return Refusal("offer-gone", "SM-16")
        return None if offer.to == seat else Refusal("not-for-you", "SM-16")
    if not isinstance(action, (Offer, Counter, Amend, Withdraw)):
        return Refusal(WRONG_VERB, "SM-16")
    if not may_act(t, market, seat):
        return Refusal("no-acts-left", "SM-16")
    if isinstance(action, Offer):
        return _refuse_offer(t, action)
    return _refuse_about_offer(t, market, action)


def _refuse_offer(t: SchwarzmarktTable, action: Offer) -> Refusal | None:
    """SM-16: to all, or to another seat that could supply it."""
    to = action.to
    if to is not None and (not 0 <= to < len(t.players) or to == action.seat):
        return Refusal("no-such-seat", "SM-16")
    return refuse_terms(
        t,
        action.seat,
        action.production,
        action.storage,
        action.want,
        wantable_from(t, action.seat, to),
        "SM-16",
    )


def wantable_from(t: SchwarzmarktTable, seat: int, to: int | None) -> i64:
    """SM-16: what an offer to one seat, or to all, can want."""
    return held_by_others(t, seat) if to is None else held(t.players[to])


def _refuse_about_offer(t: SchwarzmarktTable, market: Market, action: Action) -> Refusal | None:
    """SM-16: own offers can be amended and withdrawn, others' countered."""
    assert isinstance(action, (Counter, Amend, Withdraw))
    seat = action.seat
    offer = market.offer(action.offer)
    if offer is None:
        return Refusal("offer-gone", "SM-16")
    if isinstance(action, Counter):
        if not offer.is_for(seat):
            return Refusal("not-for-you", "SM-16")
        wantable = held(t.players[offer.by])
        return refuse_terms(
            t, seat, action.production, action.storage, action.want, wantable, "SM-16"
        )
    if offer.by != seat:
        return Refusal("not-your-offer", "SM-16")
    if isinstance(action, Amend):
        wantable = wantable_from(t, seat, offer.to)
        return refuse_terms(
            t, seat, action.production, action.storage, action.want, wantable, "SM-16"
        )
    return None


def _refuse_take(t: SchwarzmarktTable, market: Market, action: Take) -> Refusal | None:
    """SM-16: the offer as one has seen it, with exactly the wanted goods from one's own fields."""
    offer = market.offer(action.offer)
    if offer is None:
        return Refusal("offer-gone", "SM-16")
    if not offer.is_for(action.seat):
        return Refusal("not-for-you", "SM-16")
    if offer.revision != action.revision:
        return Refusal("offer-changed", "SM-16")
    player = t.players[action.seat]
    if action.production < 0 or action.storage < 0:
        return Refusal("not-your-goods", "SM-13")
    if not within(action.production, player.production) or not within(
        action.storage, player.storage
    ):
        return Refusal("not-your-goods", "SM-13")
    if action.production + action.storage != offer.want:
        return Refusal("not-the-wanted", "SM-16")
    return None
