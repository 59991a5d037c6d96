"""Phase C: swaps, ordered trade, wild trade, and what is left on the production fields."""

from mypy_extensions import i64

from funduk.core.action import Action, Event
from funduk.core.goods import total, within
from funduk.games.schwarzmarkt.material import KEEPS_PRODUCTION
from funduk.games.schwarzmarkt.table import Player, SchwarzmarktTable
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
from funduk.games.schwarzmarkt.trade_events import (
    LAPSED,
    TAKEN,
    TURNED_DOWN,
    WITHDRAWN,
    Amended,
    Answered,
    MoodChanged,
    Offered,
    OfferGone,
    Swapped,
)
from funduk.parts.market import DONE, NO_OFFER, RESTING, TRADING, Market, Standing


def swap(
    t: SchwarzmarktTable,
    offer: Standing,
    partner: int,
    production: i64,
    storage: i64,
    events: list[Event],
) -> None:
    """SM-15: both sides at once; SM-16 lays the goods aside, SM-18 stores them."""
    giver = t.players[offer.by]
    taker = t.players[partner]
    giver.production -= offer.production
    giver.storage -= offer.storage
    taker.production -= production
    taker.storage -= storage
    if t.market is not None:
        giver.aside += production + storage
        taker.aside += offer.production + offer.storage
    else:
        giver.storage += production + storage
        taker.storage += offer.production + offer.storage
    events.append(Swapped(offer.by, partner, offer.production, offer.storage, production, storage))


# Ordered trade


def proposer(t: SchwarzmarktTable) -> int:
    """SM-17: from the start player leftwards, three times round."""
    return (t.start + t.proposals) % len(t.players)


def can_answer(t: SchwarzmarktTable, seat: int) -> bool:
    """SM-18: one who lacks the goods cannot accept."""
    proposal = t.proposal
    if proposal is None or seat == proposal.by:
        return False
    player = t.players[seat]
    return within(proposal.want, player.production + player.storage)


def accepted(player: Player) -> bool:
    """SM-18: an acceptance names goods, a refusal none."""
    return player.committed and player.from_production + player.from_storage > 0


def show_answers(t: SchwarzmarktTable, events: list[Event]) -> list[int]:
    """SM-18: who accepted, once all have answered."""
    seats: list[int] = []
    answers: list[bool] = []
    willing: list[int] = []
    for seat, player in enumerate(t.players):
        if player.committed:
            seats.append(seat)
            answers.append(accepted(player))
            if accepted(player):
                willing.append(seat)
    events.append(Answered(seats, answers))
    return willing


def carry_out_proposal(t: SchwarzmarktTable, partner: int, events: list[Event]) -> None:
    """SM-18: with the one who accepted, or the one chosen."""
    proposal = t.proposal
    assert proposal is not None
    player = t.players[partner]
    swap(t, proposal, partner, player.from_production, player.from_storage, events)


# Wild trade


def act_on_market(
    t: SchwarzmarktTable, market: Market, action: Action, events: list[Event]
) -> None:
    """SM-16: one act of one seat."""
    seat = action.seat
    if isinstance(action, Take):
        _take(t, market, action, events)
    elif isinstance(action, Offer):
        market.spend(seat)
        put = market.put(seat, action.to, action.production, action.storage, action.want, NO_OFFER)
        events.append(_offered(put))
        market.wake()
    elif isinstance(action, Counter):
        countered = market.offer(action.offer)
        assert countered is not None
        market.spend(seat)
        put = market.put(
            seat, countered.by, action.production, action.storage, action.want, countered.id
        )
        events.append(_offered(put))
        market.wake()
    elif isinstance(action, Amend):
        own = market.offer(action.offer)
        assert own is not None
        market.spend(seat)
        amended = own.amended(action.production, action.storage, action.want)
        market.replace(amended)
        events.append(
            Amended(
                own.id,
                amended.revision,
                seat,
                own.to,
                amended.production,
                amended.storage,
                amended.want,
            )
        )
        market.wake()
    elif isinstance(action, Withdraw):
        market.spend(seat)
        market.remove(action.offer)
        events.append(OfferGone(action.offer, seat, WITHDRAWN))
        market.wake()
    elif isinstance(action, TurnDown):
        turned_down = market.offer(action.offer)
        assert turned_down is not None
        market.remove(action.offer)
        events.append(OfferGone(action.offer, turned_down.by, TURNED_DOWN))
        market.wake()
    elif isinstance(action, Done):
        _set_mood(market, seat, DONE, events)
    elif isinstance(action, Return):
        market.spend(seat)
        _set_mood(market, seat, TRADING, events)
    elif isinstance(action, Stay):
        _set_mood(market, seat, RESTING, events)


def _offered(offer: Standing) -> Offered:
    return Offered(
        offer.id, offer.by, offer.to, offer.production, offer.storage, offer.want, offer.counters
    )


def _set_mood(market: Market, seat: int, mood: int, events: list[Event]) -> None:
    market.set_mood(seat, mood)
    events.append(MoodChanged(seat, mood))


def _take(t: SchwarzmarktTable, market: Market, action: Take, events: list[Event]) -> None:
    """SM-16: the deal is settled at once, and offers that can no longer be honoured lapse."""
    offer = market.offer(action.offer)
    assert offer is not None
    market.remove(offer.id)
    events.append(OfferGone(offer.id, offer.by, TAKEN))
    swap(t, offer, action.seat, action.production, action.storage, events)
    productions: list[i64] = [player.production for player in t.players]
    storages: list[i64] = [player.storage for player in t.players]
    for lapsed in market.lapse(productions, storages):
        events.append(OfferGone(lapsed.id, lapsed.by, LAPSED))
    market.wake()


def may_act(t: SchwarzmarktTable, market: Market, seat: int) -> bool:
    """SM-16: whether a seat has market acts left."""
    return market.acts[seat] < t.market_acts


def is_asked(t: SchwarzmarktTable, market: Market, seat: int) -> bool:
    """SM-16: who still wants to trade, and who is done but may come back."""
    mood = market.moods[seat]
    return mood == TRADING or (mood == DONE and may_act(t, market, seat))


# After either trade


def store_what_lies_aside(t: SchwarzmarktTable) -> None:
    """SM-16: goods received in wild trade are stored at its end."""
    for player in t.players:
        player.storage += player.aside
        player.aside = 0


def loss(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-19: half of the production field, rounded down."""
    half = total(player.production) // 2
    if half > 0 and player.cards and t.box.power(player.cards, KEEPS_PRODUCTION) > 0:
        return 0
    return half
