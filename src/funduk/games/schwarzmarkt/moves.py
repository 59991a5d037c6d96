"""The legal answers to an ask, listed lazily."""

from mypy_extensions import i64

from funduk.core.action import Action, Ask
from funduk.core.goods import count
from funduk.core.moves import Joined, Listed, Moves
from funduk.core.record import CHANCE
from funduk.games.schwarzmarkt.actions import DrawLot, OpenCard, Pass, Produce, Raise, Spread
from funduk.games.schwarzmarkt.auction import most_kinds, recoverable
from funduk.games.schwarzmarkt.listings import Laid, Parts, Sales, Supplies, Terms
from funduk.games.schwarzmarkt.market_judge import wantable_from
from funduk.games.schwarzmarkt.material import CARRIES, KINDS, MOVES_ROW, ROWS
from funduk.games.schwarzmarkt.production import allowed, productions
from funduk.games.schwarzmarkt.sale import excess, from_production, rows_up
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
    SchwarzmarktTable,
    held,
    held_by_others,
)
from funduk.games.schwarzmarkt.trade import accepted, loss, may_act
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
from funduk.parts.market import TRADING
from funduk.parts.picks import ANY, Picks


def moves(t: SchwarzmarktTable, ask: Ask) -> Moves:
    phase = t.phase
    seat = ask.seat
    if phase <= OPEN:
        return _by_lot(t, phase)
    player = t.players[seat]
    if phase == PRODUCE or phase == TIP:
        return Listed([Produce(seat, goods) for goods in productions(allowed(t, player))])
    if phase == PROPOSE:
        terms = Terms(
            Propose,
            seat,
            None,
            0,
            player.production,
            player.storage,
            wants(t, held_by_others(t, seat)),
        )
        return Joined([Listed([Pass(seat)]), terms])
    if phase == ANSWER:
        proposal = t.proposal
        assert proposal is not None
        return Joined(
            [Listed([Decline(seat)]), Supplies(seat, proposal, player.production, player.storage)]
        )
    if phase == MARKET:
        return _on_market(t, seat)
    if phase == LOSE:
        lost = int(loss(t, player))
        return Parts(phase, seat, player.production, lost, lost, KINDS)
    if phase == BID:
        return Parts(phase, seat, player.storage, 0, ANY, most_kinds(t, player))
    if phase == SELL or phase == FINAL:
        made = from_production(t.box, player.cards, player.production, phase == FINAL)
        return Sales(seat, t.box, t.rows, made, player.storage, rows_up(t.box, player.cards))
    if phase == CLEAR:
        cleared = int(excess(t, player))
        return Parts(phase, seat, player.storage, cleared, cleared, KINDS)
    return _alone(t, seat)


def _by_lot(t: SchwarzmarktTable, phase: int) -> Moves:
    if phase == LAY_ROWS:
        return Laid(CHANCE, phase, t.box.start_rows)
    if phase == LAY_BONUS:
        return Laid(CHANCE, phase, t.box.start_steps)
    if phase == LOT:
        return Listed([DrawLot(CHANCE, seat) for seat in range(len(t.players))])
    return Listed([OpenCard(CHANCE, card) for card in t.deck])


def _alone(t: SchwarzmarktTable, seat: int) -> Moves:
    phase = t.phase
    player = t.players[seat]
    if phase == RUMOUR:
        return Joined([Listed([Pass(seat)]), Listed(rumours(t, seat))])
    if phase == PARTNER:
        return Listed([Choose(seat, partner) for partner in willing(t)])
    if phase == CARRY:
        most = t.box.power(player.cards, CARRIES)
        return Joined([Listed([Pass(seat)]), Parts(phase, seat, player.production, 1, most, KINDS)])
    if phase == RECOVER:
        back = int(recoverable(t, player))
        return Parts(phase, seat, t.paid, back, back, KINDS)
    return Joined([Listed([Pass(seat)]), Listed([Raise(seat, kind) for kind in range(KINDS)])])


def wants(t: SchwarzmarktTable, wantable: i64) -> Picks:
    """SM-16: what can be wanted, at most so many goods."""
    return Picks(wantable, KINDS, 1, t.most_wanted, KINDS)


def shared_wants(t: SchwarzmarktTable, wantable: i64, counted: dict[int, Picks]) -> Picks:
    """The same for many offers: the counting is done once for equal goods."""
    known = counted.get(int(wantable))
    if known is None:
        known = counted[int(wantable)] = wants(t, wantable)
    return known


def willing(t: SchwarzmarktTable) -> list[int]:
    """SM-18: those who accepted."""
    return [seat for seat, player in enumerate(t.players) if accepted(player)]


def rumours(t: SchwarzmarktTable, seat: int) -> list[Action]:
    """SM-6: every move of one good that stays on the exchange."""
    most = t.box.power(t.players[seat].cards, MOVES_ROW)
    found: list[Action] = []
    for kind in range(KINDS):
        row = count(t.rows, kind)
        for rows in range(-most, most + 1):
            if rows != 0 and 1 <= row + rows <= ROWS:
                found.append(Spread(seat, kind, rows))
    return found


def _on_market(t: SchwarzmarktTable, seat: int) -> Moves:
    """SM-16: done, or any act on the market."""
    market = t.market
    assert market is not None
    if market.moods[seat] != TRADING:
        return Listed([Stay(seat), Return(seat)])
    player = t.players[seat]
    made = player.production
    stored = player.storage
    plain: list[Action] = [Done(seat)]
    large: list[Moves] = []
    counted: dict[int, Picks] = {}
    may = may_act(t, market, seat)
    for offer in market.offers:
        if offer.to == seat:
            plain.append(TurnDown(seat, offer.id))
        if offer.by == seat and may:
            plain.append(Withdraw(seat, offer.id))
            want = shared_wants(t, wantable_from(t, seat, offer.to), counted)
            large.append(Terms(Amend, seat, None, offer.id, made, stored, want))
        elif offer.is_for(seat):
            large.append(Supplies(seat, offer, made, stored))
            if may:
                want = shared_wants(t, held(t.players[offer.by]), counted)
                large.append(Terms(Counter, seat, None, offer.id, made, stored, want))
    if may:
        want = shared_wants(t, held_by_others(t, seat), counted)
        large.append(Terms(Offer, seat, None, 0, made, stored, want))
        for other in range(len(t.players)):
            if other != seat:
                want = shared_wants(t, held(t.players[other]), counted)
                large.append(Terms(Offer, seat, other, 0, made, stored, want))
    return Joined([Listed(plain), *large])
