"""The legal answers to an ask, listed lazily or drawn by lot."""

from mypy_extensions import i64

from funduk.core.action import Action, Ask
from funduk.core.dice import Dice
from funduk.core.goods import NONE, one, total
from funduk.core.moves import Joined, Listed, Moves
from funduk.core.record import CHANCE
from funduk.games.basari_cards.actions import Choose, Deal, Exchange, Take
from funduk.games.basari_cards.material import B
from funduk.games.basari_cards.rules import actions_in_play, gems_there, may_raise
from funduk.games.basari_cards.table import (
    ANSWER,
    CHOOSE,
    DEAL,
    DRAW,
    EXCHANGE,
    OFFER,
    BasariCardsTable,
)
from funduk.games.basari_cards.view import BasariCardsView
from funduk.parts.haggle import Accept, Offer, Openings, Raise, Raises, draw_bid


def moves(t: BasariCardsTable, ask: Ask) -> Moves:
    seat = ask.seat
    phase = t.phase
    if phase == CHOOSE:
        return Listed([Choose(seat, action) for action in range(actions_in_play(t))])
    if phase == DEAL or phase == DRAW:
        return Listed([Deal(CHANCE, t.turn, card) for card in t.pile])
    gems = t.players[seat].gems
    if phase == OFFER:
        return Openings(seat, gems)
    if phase == ANSWER:
        haggle = t.haggle
        assert haggle is not None
        return Joined([Listed([Accept(seat)]), Raises(seat, gems, haggle.standing)])
    if phase == EXCHANGE:
        return Listed(_exchanges(t, seat))
    return Listed([Take(seat, gem) for gem in _singles(t.stock)])


def draw(t: BasariCardsTable, ask: Ask, dice: Dice) -> Action:
    """The verb uniformly, then its arguments uniformly."""
    seat = ask.seat
    phase = t.phase
    if phase == CHOOSE:
        return Choose(seat, dice.below(actions_in_play(t)))
    if phase == DEAL or phase == DRAW:
        return Deal(CHANCE, t.turn, t.pile[dice.below(len(t.pile))])
    gems = t.players[seat].gems
    if phase == OFFER:
        return Offer(seat, draw_bid(gems, NONE, dice))
    if phase == ANSWER:
        haggle = t.haggle
        assert haggle is not None
        if not may_raise(t) or dice.below(2) == 0:
            return Accept(seat)
        return Raise(seat, draw_bid(gems, haggle.standing, dice))
    if phase == EXCHANGE:
        exchanges = _exchanges(t, seat)
        return exchanges[dice.below(len(exchanges))]
    singles = _singles(t.stock)
    return Take(seat, singles[dice.below(len(singles))])


def _singles(goods: i64) -> list[int]:
    """Each single gem there is to give or take; nothing when there is none."""
    return [int(one(colour)) for colour in gems_there(goods)] or [int(NONE)]


def _pairs(goods: i64) -> list[int]:
    """All ways to take two gems, or as many as there are."""
    if total(goods) < 2:
        return _singles(goods)
    pairs: list[int] = []
    for first in gems_there(goods):
        for second in gems_there(goods - one(first)):
            if second <= first:
                pairs.append(int(one(first) + one(second)))
    return pairs


def _exchanges(t: BasariCardsTable, seat: int) -> list[Action]:
    exchanges: list[Action] = []
    for give in _singles(t.players[seat].gems):
        for take in _pairs(t.stock + give):
            exchanges.append(Exchange(seat, give, take))
    return exchanges


def default(v: BasariCardsView, ask: Ask) -> Action:
    """For a silent seat: points, the cheapest gem as an offer, accept, and of free gems the dearest."""
    seat = ask.seat
    if v.phase == CHOOSE:
        return Choose(seat, B)
    gems = v.players[seat].gems
    if v.phase == OFFER:
        return Offer(seat, _singles(gems)[0])
    if v.phase == ANSWER:
        return Accept(seat)
    if v.phase == EXCHANGE:
        give = _singles(gems)[0]
        return Exchange(seat, give, max(_pairs(v.stock + give)))
    return Take(seat, _singles(v.stock)[-1])
