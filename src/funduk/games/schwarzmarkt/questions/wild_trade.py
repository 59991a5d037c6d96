"""Wild trade: everybody acts at any time, on standing offers, until at most one wants to trade."""

from typing import ClassVar, Final

from mypy_extensions import i64

from funduk.core.action import OPEN, Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import within
from funduk.core.plain_verbs import Plain
from funduk.core.question import Question
from funduk.core.verb import Verb
from funduk.games.schwarzmarkt.questions.market_actions import (
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
from funduk.games.schwarzmarkt.questions.market_acts import act
from funduk.games.schwarzmarkt.questions.market_verbs import (
    Amendments,
    Counters,
    Offers,
    Refusals,
    Takings,
    Withdrawals,
)
from funduk.games.schwarzmarkt.questions.trade import (
    draw_gift,
    draw_wish,
    end_trade,
    refuse_supply,
    refuse_terms,
    wantable_from,
)
from funduk.games.schwarzmarkt.table import (
    MARKET,
    Market,
    SchwarzmarktTable,
    Standing,
    held,
    held_by_others,
)
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.parts.market import DONE, TRADING, Shelves, partner_of
from funduk.parts.picks import drawn_split

REJOIN: Final = "rejoin"

DONE_VERB: Final = 0
OFFER_VERB: Final = 1
AMEND_VERB: Final = 2
COUNTER_VERB: Final = 3
WITHDRAW_VERB: Final = 4
TURN_DOWN_VERB: Final = 5
TAKE_VERB: Final = 6


class Trading(Question[SchwarzmarktTable, SchwarzmarktView]):
    """SM-16: who wants to trade does any act on the market, or is done; whoever is done may come back."""

    NAME: ClassVar[str] = "market"
    PHASE: ClassVar[int] = MARKET
    MODE: ClassVar[str] = OPEN
    MUST: ClassVar[bool] = False
    CLAUSE: ClassVar[str] = "SM-16"
    TURN_CLAUSE: ClassVar[str] = "SM-16g"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        Done,
        Return,
        Stay,
        Withdraw,
        TurnDown,
        Take,
        Offer,
        Amend,
        Counter,
    )

    def __init__(self) -> None:
        super().__init__()
        self.names = (self.name, REJOIN)

    def waits_for(self, t: SchwarzmarktTable, seat: int) -> bool:
        market = t.market
        assert market is not None
        mood = market.moods[seat]
        return mood == TRADING or (mood == DONE and may_act(t, market, seat))

    def ask(self, t: SchwarzmarktTable, seat: int) -> Ask:
        market = t.market
        assert market is not None
        name = self.name if market.moods[seat] == TRADING else REJOIN
        return Ask(seat, name, OPEN, False, t.players[seat].answered)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        market = t.market
        assert market is not None
        if isinstance(action, (Return, Stay)):
            return None if market.moods[action.seat] == DONE else self.wrong_verb()
        if market.moods[action.seat] == DONE:
            return Refusal("already-done", "SM-16g")
        if isinstance(action, Done):
            return None
        if isinstance(action, Take):
            return _refuse_take(t, market, action)
        if isinstance(action, TurnDown):
            addressed = market.offer(action.offer)
            if addressed is None:
                return Refusal("offer-gone", "SM-16d")
            return None if addressed.to == action.seat else Refusal("not-for-you", "SM-16c")
        if not isinstance(action, (Offer, Counter, Amend, Withdraw)):
            return self.wrong_verb()
        if not may_act(t, market, action.seat):
            return Refusal("no-acts-left", "SM-16f")
        if isinstance(action, Offer):
            return _refuse_offer(t, action)
        if isinstance(action, Withdraw):
            return _refuse_as_not_own(market, action.offer, action.seat)
        if isinstance(action, Amend):
            return _refuse_amendment(t, market, action)
        return _refuse_counter(t, market, action)

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        market = t.market
        assert market is not None
        seat = ask.seat
        if market.moods[seat] != TRADING:
            return [Plain(Return(seat)), Plain(Stay(seat))]
        seats = len(t.players)
        own, addressed, others = Shelves(seats), Shelves(seats), Shelves(seats)
        for offer in market.offers:
            if offer.by == seat:
                own.put(partner_of(offer.to), offer)
            elif offer.is_for(seat):
                others.put(offer.by + 1, offer)
                if offer.to == seat:
                    addressed.put(offer.by + 1, offer)
        may = may_act(t, market, seat)
        verbs: list[Verb] = [Plain(Done(seat))]
        if may and own.number:
            verbs.append(Withdrawals(seat, own))
        if addressed.number:
            verbs.append(Refusals(seat, addressed))
        if others.number:
            verbs.append(Takings(seat, t.players[seat], others))
        if may:
            offers = Offers(t, seat)
            verbs.append(offers)
            if own.number:
                verbs.append(Amendments(offers, own))
            if others.number:
                verbs.append(Counters(offers, others))
        return verbs

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        """Any verb that goes, then its goods; most have one to three a side."""
        market = t.market
        assert market is not None
        seat = ask.seat
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
            taken = takeable[dice.below(len(takeable))]
            made = drawn_split(taken.want, player.production, player.storage, dice)
            return Take(seat, taken.id, taken.revision, made, taken.want - made)
        if verb == TURN_DOWN_VERB:
            return TurnDown(seat, addressed[dice.below(len(addressed))].id)
        if verb == WITHDRAW_VERB:
            return Withdraw(seat, own[dice.below(len(own))].id)
        production, storage = draw_gift(player.production, player.storage, dice)
        if verb == OFFER_VERB:
            to = _draw_addressee(t, seat, dice)
            wish = draw_wish(t, wantable_from(t, seat, to), dice)
            return Offer(seat, to, production, storage, wish)
        if verb == AMEND_VERB:
            chosen = own[dice.below(len(own))]
            wish = draw_wish(t, wantable_from(t, seat, chosen.to), dice)
            return Amend(seat, chosen.id, production, storage, wish)
        chosen = counterable[dice.below(len(counterable))]
        wish = draw_wish(t, held(t.players[chosen.by]), dice)
        return Counter(seat, chosen.id, production, storage, wish)

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        """SM-16: the phase ends when at most one player still wants to trade."""
        market = t.market
        assert market is not None
        act(t, market, action, events)
        if market.traders() <= 1:
            for seat, player in enumerate(t.players):
                if seat != action.seat and self.waits_for(t, seat):
                    player.answered += 1  # the question is over, and its id with it
            end_trade(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """Done, or stays out."""
        return Stay(ask.seat) if ask.question == REJOIN else Done(ask.seat)


def may_act(t: SchwarzmarktTable, market: Market, seat: int) -> bool:
    """SM-16f: whether a seat has market acts left."""
    return market.acts[seat] < t.market_acts


def _draw_addressee(t: SchwarzmarktTable, seat: int, dice: Dice) -> int | None:
    """All, or one of those who have something to give."""
    others = [other for other, player in enumerate(t.players) if other != seat and held(player) > 0]
    pick = dice.below(len(others) + 1)
    return None if pick == 0 else others[pick - 1]


# The judge of single verbs


def _refuse_offer(t: SchwarzmarktTable, action: Offer) -> Refusal | None:
    """SM-16: to all, or to another seat that could supply it."""
    to = action.to
    if to is not None and (not 0 <= to < len(t.players) or to == action.seat):
        return Refusal("no-such-seat", "SM-16a")
    return _refuse_goods(t, action.seat, action.production, action.storage, action.want, to)


def _refuse_goods(
    t: SchwarzmarktTable, seat: int, production: i64, storage: i64, want: i64, to: int | None
) -> Refusal | None:
    wantable = wantable_from(t, seat, to)
    return refuse_terms(t, seat, production, storage, want, wantable, "SM-16e")


def _refuse_as_not_own(market: Market, id: int, seat: int) -> Refusal | None:
    """SM-16b: only own offers are amended and withdrawn."""
    offer = market.offer(id)
    if offer is None:
        return Refusal("offer-gone", "SM-16d")
    return None if offer.by == seat else Refusal("not-your-offer", "SM-16b")


def _refuse_amendment(t: SchwarzmarktTable, market: Market, action: Amend) -> Refusal | None:
    refusal = _refuse_as_not_own(market, action.offer, action.seat)
    if refusal is not None:
        return refusal
    to = market.terms(action.offer).to
    return _refuse_goods(t, action.seat, action.production, action.storage, action.want, to)


def _refuse_counter(t: SchwarzmarktTable, market: Market, action: Counter) -> Refusal | None:
    """SM-16a: others' offers are countered, to their proposer."""
    offer = market.offer(action.offer)
    if offer is None:
        return Refusal("offer-gone", "SM-16d")
    if not offer.is_for(action.seat):
        return Refusal("not-for-you", "SM-16a")
    return _refuse_goods(t, action.seat, action.production, action.storage, action.want, offer.by)


def _refuse_take(t: SchwarzmarktTable, market: Market, action: Take) -> Refusal | None:
    """SM-16: the offer as one has seen it, with exactly the wanted goods from one's own fields."""
    offer = market.offer(action.offer)
    if offer is None:
        return Refusal("offer-gone", "SM-16d")
    if not offer.is_for(action.seat):
        return Refusal("not-for-you", "SM-16a")
    if offer.revision != action.revision:
        return Refusal("offer-changed", "SM-16b")
    return refuse_supply(
        t, action.seat, action.production, action.storage, offer.want, "SM-13", "SM-16a"
    )
