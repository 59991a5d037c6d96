"""Positions from JSON, and why a position cannot be."""

from typing import Any

from funduk.core.action import Action
from funduk.core.goods import count, total, unpack, within
from funduk.core.question import Question
from funduk.core.record import read_fields
from funduk.games.schwarzmarkt.material import (
    CARDS_IN_BOX,
    CARRIES,
    GOODS,
    KINDS,
    MOVES_ROW,
    ROWS,
    SEATS,
    TRADE_ROUNDS,
    Box,
)
from funduk.games.schwarzmarkt.questions.after_trade import Lose
from funduk.games.schwarzmarkt.questions.answers import Secret
from funduk.games.schwarzmarkt.questions.auction import Bid
from funduk.games.schwarzmarkt.questions.market_acts import honourable
from funduk.games.schwarzmarkt.questions.ordered_trade import (
    Accept,
    Decline,
    can_answer,
    willing,
)
from funduk.games.schwarzmarkt.questions.production import Produce
from funduk.games.schwarzmarkt.questions.sale import Clear, Sell
from funduk.games.schwarzmarkt.questions.trade import proposer
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    BONUS,
    CARRY,
    CLEAR,
    FINAL,
    GOES_ON,
    LAY_BONUS,
    LAY_ROWS,
    LOSE,
    MARKET,
    NO_CARD,
    NOBODY,
    OPEN,
    ORDERED,
    OVER,
    PARTNER,
    PRODUCE,
    PROPOSE,
    RAISE,
    RECOVER,
    RUMOUR,
    SELL,
    TIP,
    WILD,
    Market,
    Player,
    SchwarzmarktTable,
    Standing,
    held,
    sees_discs,
)
from funduk.parts.market import RESTING


def table_from_json(box: Box, data: Any) -> SchwarzmarktTable:
    make: Any = SchwarzmarktTable
    table: SchwarzmarktTable = make(box, *read_fields(SchwarzmarktTable, data, "position"))
    return table


def impossibility(
    t: SchwarzmarktTable, rules_version: int, course: list[Question[Any, Any]]
) -> str | None:
    """The first thing about a table that no game can lead to."""
    if len(t.players) not in SEATS:
        return f"3 to 6 players, not {len(t.players)}"
    if not 1 <= t.rules_version <= rules_version:
        return f"rules version {t.rules_version} is not known"
    return (
        _wrong_tokens(t)
        or _wrong_exchange(t)
        or _wrong_cards(t)
        or _wrong_turn(t)
        or _wrong_trade(t)
        or _wrong_choices(t, course)
        or _wrong_storage(t)
    )


def _wrong_tokens(t: SchwarzmarktTable) -> str | None:
    """SM-5: tokens are conserved."""
    each = t.box.reserves[len(t.players)] + len(t.players)
    for kind in range(KINDS):
        number = count(t.reserve, kind) + count(t.offer, kind)
        for player in t.players:
            number += count(player.production, kind) + count(player.storage, kind)
            number += count(player.aside, kind) + count(player.scored, kind)
        if number != each:
            return f"{number} tokens of {GOODS.letter(int(kind))} instead of {each} (SM-5)"
    if t.offer > 0 and t.phase not in (PRODUCE, TIP, FINAL, OVER):
        return "goods are on offer only until they are made (SM-7)"
    if t.paid > 0 and t.phase != RECOVER:
        return "a bid has just been paid only when goods of it can come back (SM-6)"
    if not within(t.paid, t.reserve):
        return "a bid that was paid must be in the reserve (SM-22)"
    return None


def _wrong_exchange(t: SchwarzmarktTable) -> str | None:
    if t.phase > LAY_ROWS:
        for row in unpack(t.rows, int(KINDS)):
            if not 1 <= row <= ROWS:
                return f"there is no row R{row} (SM-2)"
    if t.phase > LAY_BONUS:
        reached = max(unpack(t.steps, int(KINDS)))
        if reached > t.box.last_step:
            return f"the bonus track has no step {reached} (SM-3)"
        if (reached == t.box.last_step) != (t.ending == BONUS):
            return "the game ends when a good reaches the last step, and only then for that reason (SM-12)"
    if (t.ending != GOES_ON) != (t.phase in (FINAL, OVER)):
        return "only the final sale follows once the game is ending (SM-27)"
    return None


def _wrong_cards(t: SchwarzmarktTable) -> str | None:
    """SM-6, SM-23: each round opens one card."""
    seen = list(t.deck)
    for player in t.players:
        seen += list(player.cards)
    if t.card != NO_CARD:
        seen.append(t.card)
    if len(set(seen)) != len(seen) or any([card >= CARDS_IN_BOX for card in seen]):
        return "every information card is in one place (SM-6)"
    if t.deck != bytes(sorted(t.deck)):
        return "the cards nobody has seen must be listed in rising order (SM-6)"
    started = t.phase > OPEN or t.round > 0
    opened = CARDS_IN_BOX - len(t.deck)
    if started != (t.round > 0):
        return f"round {t.round} does not go with the phase (SM-23)"
    waiting = t.round < CARDS_IN_BOX and t.phase in (SELL, CLEAR)
    if opened != t.round + (1 if waiting else 0):
        return f"{opened} cards have been opened by round {t.round} (SM-23)"
    auctioned = t.phase in (RAISE, OPEN) or (t.phase in (SELL, CLEAR) and not waiting)
    if t.phase < FINAL and t.round > 0 and (t.card == NO_CARD) != auctioned:
        return "a card lies open until it is auctioned (SM-20)"
    return None


def _wrong_turn(t: SchwarzmarktTable) -> str | None:
    seats = len(t.players)
    alone = t.phase in (RUMOUR, PROPOSE, PARTNER, CARRY, RECOVER, RAISE)
    if alone != (0 <= t.turn < seats):
        return f"turn {t.turn} does not go with the phase"
    if not NOBODY <= t.start < seats or (t.start == NOBODY and t.trade == ORDERED and t.round > 0):
        return f"start player {t.start} is not a seat (SM-17)"
    if t.phase in (RUMOUR, CARRY):
        effect = MOVES_ROW if t.phase == RUMOUR else CARRIES
        if t.box.power(t.players[t.turn].cards, effect) == 0:
            return f"seat {t.turn} has no card for this question (SM-6)"
    if t.phase in (PROPOSE, PARTNER) and t.turn != proposer(t):
        return f"it is seat {proposer(t)}'s turn to propose (SM-17)"
    if t.phase == RAISE and (t.start != t.turn or not t.players[t.turn].cards):
        return "who has just won a card is the start player (SM-17)"
    return None


def _wrong_trade(t: SchwarzmarktTable) -> str | None:
    ordered = t.phase in (PROPOSE, ANSWER, PARTNER)
    if (ordered and t.trade != ORDERED) or (t.phase == MARKET and t.trade != WILD):
        return "the phase does not go with the kind of trade (SM-14)"
    if t.proposals >= TRADE_ROUNDS * len(t.players) or (t.proposals > 0 and not ordered):
        return f"{t.proposals} proposals do not go with the phase (SM-17)"
    if (t.proposal is not None) != (t.phase in (ANSWER, PARTNER)):
        return "a proposal does not go with the phase (SM-17)"
    if t.proposal is not None and not _is_proposal(t, t.proposal):
        return "the proposal is not one its proposer can make (SM-17)"
    if (t.market is not None) != (t.phase == MARKET):
        return "a market does not go with the phase (SM-16)"
    if t.market is not None:
        return _wrong_market(t, t.market)
    if any([player.aside > 0 for player in t.players]):
        return "goods lie aside only during wild trade (SM-16)"
    return None


def _is_proposal(t: SchwarzmarktTable, offer: Standing) -> bool:
    player = t.players[proposer(t)]
    gives = within(offer.production, player.production) and within(offer.storage, player.storage)
    goods = offer.production + offer.storage > 0 and 0 < total(offer.want) <= t.most_wanted
    answered = any([can_answer(t, seat) for seat in range(len(t.players))])
    return (
        offer.by == proposer(t)
        and offer.id == 0
        and offer.to is None
        and gives
        and goods
        and answered
    )


def _wrong_market(t: SchwarzmarktTable, market: Market) -> str | None:
    seats = len(t.players)
    if (
        len(market.acts) != seats
        or len(market.moods) != seats
        or any([mood > RESTING for mood in market.moods])
    ):
        return "the market must know every seat's acts and mood (SM-16)"
    if any([acts > t.market_acts for acts in market.acts]):
        return f"nobody has more than {t.market_acts} market acts (SM-16)"
    if market.traders() < 2:
        return "trade is over when at most one player wants to trade (SM-16)"
    ids = [offer.id for offer in market.offers]
    if len(set(ids)) != len(ids) or any([not 0 < id < market.next_id for id in ids]):
        return "every offer has its own number (SM-16)"
    for offer in market.offers:
        to = offer.to
        if not 0 <= offer.by < seats or offer.by == to or (to is not None and not 0 <= to < seats):
            return f"offer {offer.id} is between seats that cannot trade (SM-16)"
        if offer.production + offer.storage == 0 or not 0 < total(offer.want) <= t.most_wanted:
            return f"offer {offer.id} is a gift or wants too much (SM-15)"
        if not honourable(t, offer):
            return f"offer {offer.id} has lapsed (SM-16)"
    return None


def _wrong_choices(t: SchwarzmarktTable, course: list[Question[Any, Any]]) -> str | None:
    """SM-13: choices wait face down until all have chosen, and each is legal."""
    question = course[t.phase] if t.phase != OVER else None
    secret = question if isinstance(question, Secret) else None
    open_seats = 0
    for seat, player in enumerate(t.players):
        chose_discs = t.phase == TIP and not sees_discs(t, player)
        asked = secret is not None and secret.concerns(t, seat)
        if player.committed:
            if not chose_discs and not asked and t.phase != PARTNER:
                return f"seat {seat} has chosen although nobody asked (SM-13)"
            if not _is_legal(t, seat, player, course):
                return f"seat {seat} has chosen what the rules refuse (SM-13)"
        elif player.from_production + player.from_storage > 0:
            return f"seat {seat} has a choice without having chosen (SM-13)"
        elif chose_discs:
            return f"seat {seat} must have laid its discs (SM-6)"
        elif asked:
            open_seats += 1
    if secret is not None and open_seats == 0:
        return "all have chosen, so the choices are open (SM-13)"
    if t.phase == PARTNER and len(willing(t)) < 2:
        return "a partner is chosen only among several (SM-18)"
    return None


def _is_legal(
    t: SchwarzmarktTable, seat: int, player: Player, course: list[Question[Any, Any]]
) -> bool:
    """Whether the judge would have allowed a choice."""
    before = t.copy()
    before.players[seat].uncommit()
    if t.phase == TIP and not sees_discs(t, player):
        before.phase = PRODUCE
    elif t.phase == PARTNER:
        before.phase = ANSWER
    question = course[before.phase]
    choice = _choice(before.phase, seat, player)
    return question.is_asked(before, seat) and question.refusal(before, choice) is None


def _choice(phase: int, seat: int, player: Player) -> Action:
    if phase == PRODUCE or phase == TIP:
        return Produce(seat, player.from_production)
    if phase == ANSWER:
        if player.from_production + player.from_storage == 0:
            return Decline(seat)
        return Accept(seat, player.from_production, player.from_storage)
    if phase == LOSE:
        return Lose(seat, player.from_production)
    if phase == BID:
        return Bid(seat, player.from_storage)
    if phase == CLEAR:
        return Clear(seat, player.from_storage)
    return Sell(seat, player.from_production, player.from_storage, player.named)


def _wrong_storage(t: SchwarzmarktTable) -> str | None:
    """SM-22: nobody can pay or hold what is not there."""
    if t.phase == RECOVER and total(t.paid) == 0:
        return "a bid must have been paid (SM-22)"
    for seat, player in enumerate(t.players):
        if total(held(player)) > 0 and t.phase <= OPEN and t.round == 0 and player.production > 0:
            return f"seat {seat} has made goods before the first round (SM-8)"
    return None
