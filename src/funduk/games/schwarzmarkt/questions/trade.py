"""C. Trade: what ordered and wild trade share, how one begins and ends."""

from mypy_extensions import i64

from funduk.core.action import Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import total, within
from funduk.games.schwarzmarkt.questions.after_trade import next_porter
from funduk.games.schwarzmarkt.questions.trade_events import Swapped, TradeEnded
from funduk.games.schwarzmarkt.table import (
    CARRY,
    MARKET,
    PROPOSE,
    WILD,
    SchwarzmarktTable,
    Standing,
    held,
    held_by_others,
    new_market,
)
from funduk.parts.picks import drawn, drawn_from_two, usual_size


def begin_trade(t: SchwarzmarktTable) -> None:
    """SM-14: wild or ordered."""
    if t.trade == WILD:
        t.market = new_market(len(t.players))
        t.phase = MARKET
    else:
        t.proposals = 0
        t.turn = proposer(t)
        t.phase = PROPOSE


def proposer(t: SchwarzmarktTable) -> int:
    """SM-17: from the start player leftwards, three times round."""
    return (t.start + t.proposals) % len(t.players)


def end_trade(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-16, SM-19: goods set aside are stored; porters, then the halving."""
    if t.market is not None:
        for player in t.players:
            player.storage += player.aside
            player.aside = 0
        t.market = None
    t.proposals = 0
    events.append(TradeEnded())
    t.phase = CARRY
    next_porter(t, 0)


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


def wantable_from(t: SchwarzmarktTable, seat: int, to: int | None) -> i64:
    """SM-16, SM-17: what an offer to one seat, or to all, can want."""
    return held_by_others(t, seat) if to is None else held(t.players[to])


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
        return Refusal("wants-too-much", "SM-16e")
    if not within(want, wantable):
        return Refusal("nobody-has-that", clause)
    return None


def refuse_supply(
    t: SchwarzmarktTable,
    seat: int,
    production: i64,
    storage: i64,
    want: i64,
    owner_clause: str,
    want_clause: str,
) -> Refusal | None:
    """SM-13: exactly the wanted goods, from either field."""
    player = t.players[seat]
    if production < 0 or storage < 0:
        return Refusal("not-your-goods", owner_clause)
    if not within(production, player.production) or not within(storage, player.storage):
        return Refusal("not-your-goods", owner_clause)
    return None if production + storage == want else Refusal("not-the-wanted", want_clause)


def draw_gift(production: i64, storage: i64, dice: Dice) -> tuple[i64, i64]:
    """Mostly one to three goods out of two fields."""
    return drawn_from_two(production, storage, usual_size(total(production + storage), dice), dice)


def draw_wish(t: SchwarzmarktTable, wantable: i64, dice: Dice) -> i64:
    most: i64 = t.most_wanted
    return drawn(wantable, usual_size(min(most, total(wantable)), dice), dice)
