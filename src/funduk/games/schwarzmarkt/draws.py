"""Random answers: the verb uniformly, then its arguments, so that every legal action has a chance."""

from typing import Final

from mypy_extensions import i64

from funduk.core.action import Action, Ask
from funduk.core.dice import Dice
from funduk.core.goods import count, some, total, within
from funduk.core.record import CHANCE
from funduk.games.schwarzmarkt.actions import (
    Bid,
    Carry,
    Clear,
    DrawLot,
    LayBonus,
    LayRows,
    Lose,
    OpenCard,
    Pass,
    Produce,
    Raise,
    Recover,
    Sell,
)
from funduk.games.schwarzmarkt.auction import most_kinds, recoverable
from funduk.games.schwarzmarkt.listings import Parts, supply
from funduk.games.schwarzmarkt.market_judge import wantable_from
from funduk.games.schwarzmarkt.material import CARRIES, KINDS
from funduk.games.schwarzmarkt.moves import rumours, willing
from funduk.games.schwarzmarkt.production import allowed, productions
from funduk.games.schwarzmarkt.sale import excess, from_production, lots, price_row, rows_up
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    CARRY,
    CLEAR,
    FINAL,
    LAY_BONUS,
    LAY_ROWS,
    LOSE,
    LOT,
    MARKET,
    OPEN,
    PARTNER,
    PRODUCE,
    PROPOSE,
    RECOVER,
    RUMOUR,
    SELL,
    TIP,
    UNNAMED,
    SchwarzmarktTable,
    held,
    held_by_others,
)
from funduk.games.schwarzmarkt.trade import loss, may_act
from funduk.games.schwarzmarkt.trade_actions import (
    Amend,
    Choose,
    Counter,
    Decline,
    Done,
    Offer,
    Propose,
    Return,
    Stay,
    TurnDown,
    Withdraw,
)
from funduk.parts.bundles import drawn, nth_split, splits, usual_size
from funduk.parts.market import TRADING, Standing

DONE_VERB: Final = 0
OFFER_VERB: Final = 1
AMEND_VERB: Final = 2
COUNTER_VERB: Final = 3
WITHDRAW_VERB: Final = 4
TURN_DOWN_VERB: Final = 5
TAKE_VERB: Final = 6


def draw(t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
    phase = t.phase
    seat = ask.seat
    if phase <= OPEN:
        return _by_lot(t, phase, dice)
    player = t.players[seat]
    if phase == PRODUCE or phase == TIP:
        listed = productions(allowed(t, player))
        return Produce(seat, listed[dice.below(len(listed))])
    if phase == PROPOSE:
        return _proposal(t, seat, dice)
    if phase == ANSWER:
        proposal = t.proposal
        assert proposal is not None
        return Decline(seat) if dice.below(2) == 0 else _supply(t, seat, proposal, dice)
    if phase == MARKET:
        return _on_market(t, seat, dice)
    if phase == LOSE:
        return Lose(seat, drawn(player.production, KINDS, loss(t, player), dice))
    if phase == BID:
        return _bid(t, seat, dice)
    if phase == SELL or phase == FINAL:
        return _sale(t, seat, dice)
    if phase == CLEAR:
        return Clear(seat, drawn(player.storage, KINDS, excess(t, player), dice))
    return _alone(t, seat, dice)


def _by_lot(t: SchwarzmarktTable, phase: int, dice: Dice) -> Action:
    if phase == LAY_ROWS:
        return LayRows(CHANCE, _shuffled(t.box.start_rows, dice))
    if phase == LAY_BONUS:
        return LayBonus(CHANCE, _shuffled(t.box.start_steps, dice))
    if phase == LOT:
        return DrawLot(CHANCE, dice.below(len(t.players)))
    return OpenCard(CHANCE, t.deck[dice.below(len(t.deck))])


def _shuffled(places: list[int], dice: Dice) -> i64:
    left = list(places)
    laid: i64 = 0
    for kind in range(KINDS):
        laid += some(kind, left.pop(dice.below(len(left))))
    return laid


def _alone(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
    phase = t.phase
    player = t.players[seat]
    if phase == PARTNER:
        partners = willing(t)
        return Choose(seat, partners[dice.below(len(partners))])
    if phase == RECOVER:
        return Recover(seat, drawn(t.paid, KINDS, recoverable(t, player), dice))
    if dice.below(2) == 0:
        return Pass(seat)
    if phase == RUMOUR:
        spread = rumours(t, seat)
        return spread[dice.below(len(spread))]
    if phase == CARRY:
        most: i64 = t.box.power(player.cards, CARRIES)
        size = 1 + dice.below(min(most, total(player.production)))
        return Carry(seat, drawn(player.production, KINDS, size, dice))
    return Raise(seat, dice.below(KINDS))


def _bid(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
    """Nothing half of the time, else every bid equally likely."""
    player = t.players[seat]
    stored = player.storage
    if stored == 0 or dice.below(2) == 0:
        return Bid(seat, 0)
    kinds = most_kinds(t, player)
    if kinds > 1:
        listed = Parts(BID, seat, stored, 1, total(stored), kinds)
        return listed[dice.below(len(listed))]
    place: i64 = dice.below(total(stored))
    for kind in range(KINDS):
        have = count(stored, kind)
        if place < have:
            return Bid(seat, some(kind, place + 1))
        place -= have
    return Bid(seat, 0)


def _sale(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
    """Of each good one of its lots or none; a regular customer comes half of the time."""
    player = t.players[seat]
    made = from_production(t.box, player.cards, player.production, t.phase == FINAL)
    up = rows_up(t.box, player.cards)
    named: i64 = UNNAMED
    if up > 0 and dice.below(2) == 0:
        named = dice.below(KINDS)
    production: i64 = 0
    storage: i64 = 0
    for kind in range(KINDS):
        if count(made, kind) + count(player.storage, kind) == 0:
            continue
        row = price_row(t.box, t.rows, kind, named, up)
        found = lots(t.box, row, count(made, kind), count(player.storage, kind))
        pick = dice.below(len(found) + 1)
        if pick > 0:
            production += some(kind, found[pick - 1] // 64)
            storage += some(kind, found[pick - 1] % 64)
    if named != UNNAMED and count(production + storage, named) == 0:
        named = UNNAMED
    return Sell(seat, production, storage, named)


# Trade


def _proposal(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
    player = t.players[seat]
    wantable = held_by_others(t, seat)
    if wantable == 0 or held(player) == 0 or dice.below(2) == 0:
        return Pass(seat)
    production, storage = _gift(player.production, player.storage, dice)
    return Propose(seat, production, storage, _wish(t, wantable, dice))


def _gift(production: i64, storage: i64, dice: Dice) -> tuple[i64, i64]:
    """Mostly one to three goods out of two fields."""
    made = total(production)
    size = usual_size(made + total(storage), dice)
    from_made = 0
    left = made + total(storage)
    for _ in range(size):
        if dice.below(left) < made - from_made:
            from_made += 1
        left -= 1
    return drawn(production, KINDS, from_made, dice), drawn(storage, KINDS, size - from_made, dice)


def _wish(t: SchwarzmarktTable, wantable: i64, dice: Dice) -> i64:
    most: i64 = t.most_wanted
    return drawn(wantable, KINDS, usual_size(min(most, total(wantable)), dice), dice)


def _supply(t: SchwarzmarktTable, seat: int, offer: Standing, dice: Dice) -> Action:
    player = t.players[seat]
    ways = splits(offer.want, player.production, player.storage, KINDS)
    return supply(seat, offer, nth_split(offer.want, player.production, player.storage, KINDS, dice.below(ways)))


def _on_market(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
    market = t.market
    assert market is not None
    if market.moods[seat] != TRADING:
        return Stay(seat) if dice.below(2) == 0 else Return(seat)
    player = t.players[seat]
    holds = held(player)
    own: list[Standing] = []
    addressed: list[Standing] = []
    takeable: list[Standing] = []
    counterable: list[Standing] = []
    for offer in market.offers:
        if offer.by == seat:
            own.append(offer)
        elif offer.is_for(seat):
            if offer.to == seat:
                addressed.append(offer)
            if within(offer.want, holds):
                takeable.append(offer)
            if held(t.players[offer.by]) > 0:
                counterable.append(offer)
    verbs = [DONE_VERB]
    if takeable:
        verbs.append(TAKE_VERB)
    if addressed:
        verbs.append(TURN_DOWN_VERB)
    if may_act(t, market, seat):
        if own:
            verbs.append(WITHDRAW_VERB)
        if holds > 0 and held_by_others(t, seat) > 0:
            verbs.append(OFFER_VERB)
            if own:
                verbs.append(AMEND_VERB)
            if counterable:
                verbs.append(COUNTER_VERB)
    verb = verbs[dice.below(len(verbs))]
    if verb == DONE_VERB:
        return Done(seat)
    if verb == TAKE_VERB:
        return _supply(t, seat, takeable[dice.below(len(takeable))], dice)
    if verb == TURN_DOWN_VERB:
        return TurnDown(seat, addressed[dice.below(len(addressed))].id)
    if verb == WITHDRAW_VERB:
        return Withdraw(seat, own[dice.below(len(own))].id)
    production, storage = _gift(player.production, player.storage, dice)
    if verb == OFFER_VERB:
        to = _addressee(t, seat, dice)
        return Offer(seat, to, production, storage, _wish(t, wantable_from(t, seat, to), dice))
    if verb == AMEND_VERB:
        chosen = own[dice.below(len(own))]
        return Amend(seat, chosen.id, production, storage, _wish(t, wantable_from(t, seat, chosen.to), dice))
    chosen = counterable[dice.below(len(counterable))]
    return Counter(seat, chosen.id, production, storage, _wish(t, held(t.players[chosen.by]), dice))


def _addressee(t: SchwarzmarktTable, seat: int, dice: Dice) -> int | None:
    """All, or one of those who have something to give."""
    others = [other for other, player in enumerate(t.players) if other != seat and held(player) > 0]
    pick = dice.below(len(others) + 1)
    return None if pick == 0 else others[pick - 1]

