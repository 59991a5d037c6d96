"""Wild trade: what an act on the market does."""

from funduk.core.action import Action, Event
from funduk.core.goods import within
from funduk.games.schwarzmarkt.questions.market_actions import (
    Amend,
    Counter,
    Done,
    Offer,
    Return,
    Take,
    TurnDown,
    Withdraw,
)
from funduk.games.schwarzmarkt.questions.trade import swap
from funduk.games.schwarzmarkt.questions.trade_events import (
    LAPSED,
    TAKEN,
    TURNED_DOWN,
    WITHDRAWN,
    Amended,
    MoodChanged,
    Offered,
    OfferGone,
)
from funduk.games.schwarzmarkt.table import Market, SchwarzmarktTable, Standing, held
from funduk.parts.market import DONE, NO_OFFER, RESTING, TRADING


def act(t: SchwarzmarktTable, market: Market, action: Action, events: list[Event]) -> None:
    """SM-16: one act of one seat."""
    seat = action.seat
    if isinstance(action, Take):
        _take(t, market, action, events)
    elif isinstance(action, Offer):
        _put(
            market,
            Standing(
                market.next_id, 1, seat, action.to,
                action.production, action.storage, action.want, NO_OFFER,
            ),
            events,
        )  # fmt: skip
    elif isinstance(action, Counter):
        countered = market.terms(action.offer)
        _put(
            market,
            Standing(
                market.next_id, 1, seat, countered.by,
                action.production, action.storage, action.want, countered.id,
            ),
            events,
        )  # fmt: skip
    elif isinstance(action, Amend):
        _amend(market, action, events)
    elif isinstance(action, Withdraw):
        market.spend(seat)
        _remove(market, action.offer, WITHDRAWN, events)
    elif isinstance(action, TurnDown):
        _remove(market, action.offer, TURNED_DOWN, events)
    elif isinstance(action, Done):
        _set_mood(market, seat, DONE, events)
    elif isinstance(action, Return):
        market.spend(seat)
        _set_mood(market, seat, TRADING, events)
    else:
        _set_mood(market, seat, RESTING, events)


def _put(market: Market, offer: Standing, events: list[Event]) -> None:
    market.spend(offer.by)
    market.put(offer)
    events.append(
        Offered(
            offer.id,
            offer.by,
            offer.to,
            offer.production,
            offer.storage,
            offer.want,
            offer.counters,
        )
    )
    market.wake()


def _amend(market: Market, action: Amend, events: list[Event]) -> None:
    market.spend(action.seat)
    own = market.terms(action.offer).amended(action.production, action.storage, action.want)
    market.replace(own)
    events.append(
        Amended(own.id, own.revision, own.by, own.to, own.production, own.storage, own.want)
    )
    market.wake()


def _remove(market: Market, id: int, how: int, events: list[Event]) -> None:
    by = market.terms(id).by
    market.remove(id)
    events.append(OfferGone(id, by, how))
    market.wake()


def _set_mood(market: Market, seat: int, mood: int, events: list[Event]) -> None:
    market.set_mood(seat, mood)
    events.append(MoodChanged(seat, mood))


def _take(t: SchwarzmarktTable, market: Market, action: Take, events: list[Event]) -> None:
    """SM-16: the deal is settled at once, and offers that can no longer be honoured lapse."""
    offer = market.terms(action.offer)
    market.remove(offer.id)
    events.append(OfferGone(offer.id, offer.by, TAKEN))
    swap(t, offer, action.seat, action.production, action.storage, events)
    standing: list[Standing] = []
    for other in market.offers:
        if honourable(t, other):
            standing.append(other)
        else:
            events.append(OfferGone(other.id, other.by, LAPSED))
    market.offers = standing
    market.wake()


def honourable(t: SchwarzmarktTable, offer: Standing) -> bool:
    """SM-16d: the proposer can give what the offer names, and an addressee can supply what it wants."""
    giver = t.players[offer.by]
    if not within(offer.production, giver.production) or not within(offer.storage, giver.storage):
        return False
    to = offer.to
    return to is None or within(offer.want, held(t.players[to]))
