"""Random proposals, offers and answers in trade; most have one to three goods a side."""

from typing import Final

from mypy_extensions import i64

from funduk.core.action import Action
from funduk.core.dice import Dice
from funduk.core.goods import total, within
from funduk.games.schwarzmarkt.actions import Pass
from funduk.games.schwarzmarkt.listings import supply
from funduk.games.schwarzmarkt.market_judge import wantable_from
from funduk.games.schwarzmarkt.table import SchwarzmarktTable, held, held_by_others
from funduk.games.schwarzmarkt.trade import may_act
from funduk.games.schwarzmarkt.trade_actions import (
    Amend,
    Counter,
    Done,
    Offer,
    Propose,
    Return,
    Stay,
    TurnDown,
    Withdraw,
)
from funduk.parts.market import TRADING, Standing
from funduk.parts.picks import drawn, drawn_from_two, drawn_split, usual_size

DONE_VERB: Final = 0
OFFER_VERB: Final = 1
AMEND_VERB: Final = 2
COUNTER_VERB: Final = 3
WITHDRAW_VERB: Final = 4
TURN_DOWN_VERB: Final = 5
TAKE_VERB: Final = 6


def draw_proposal(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
    if dice.below(2) == 0:
        return Pass(seat)
    player = t.players[seat]
    wantable = held_by_others(t, seat)
    if wantable == 0 or held(player) == 0:
        return Pass(seat)
    production, storage = _gift(player.production, player.storage, dice)
    return Propose(seat, production, storage, _wish(t, wantable, dice))


def _gift(production: i64, storage: i64, dice: Dice) -> tuple[i64, i64]:
    """Mostly one to three goods out of two fields."""
    return drawn_from_two(production, storage, usual_size(total(production + storage), dice), dice)


def _wish(t: SchwarzmarktTable, wantable: i64, dice: Dice) -> i64:
    most: i64 = t.most_wanted
    return drawn(wantable, usual_size(min(most, total(wantable)), dice), dice)


def draw_supply(t: SchwarzmarktTable, seat: int, offer: Standing, dice: Dice) -> Action:
    player = t.players[seat]
    return supply(seat, offer, drawn_split(offer.want, player.production, player.storage, dice))


def draw_on_market(t: SchwarzmarktTable, seat: int, dice: Dice) -> Action:
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
        return draw_supply(t, seat, takeable[dice.below(len(takeable))], dice)
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
        return Amend(
            seat, chosen.id, production, storage, _wish(t, wantable_from(t, seat, chosen.to), dice)
        )
    chosen = counterable[dice.below(len(counterable))]
    return Counter(seat, chosen.id, production, storage, _wish(t, held(t.players[chosen.by]), dice))


def _addressee(t: SchwarzmarktTable, seat: int, dice: Dice) -> int | None:
    """All, or one of those who have something to give."""
    others = [other for other, player in enumerate(t.players) if other != seat and held(player) > 0]
    pick = dice.below(len(others) + 1)
    return None if pick == 0 else others[pick - 1]
