"""The course of the game, in the rulebook's order: deal, choose, settle A, B, C and D, score."""

from mypy_extensions import i64

from funduk.core.action import ALONE, SEALED, Action, Ask, Event
from funduk.core.goods import NONE, at_most, count
from funduk.core.record import CHANCE
from funduk.games.basari_cards.actions import (
    Choose,
    Deal,
    Dealt,
    Drew,
    Exchange,
    Exchanged,
    HaggleBegan,
    PileWasEmpty,
    Revealed,
    Scored,
    Take,
    Took,
    Voided,
    WonForFree,
)
from funduk.games.basari_cards.material import ENOUGH_WORKERS, A, B, D
from funduk.games.basari_cards.scoring import end_stage
from funduk.games.basari_cards.table import (
    ANSWER,
    CHOOSE,
    DEAL,
    DRAW,
    EXCHANGE,
    OFFER,
    OVER,
    PHASES,
    TAKE,
    BasariCardsTable,
)
from funduk.parts.gems import COLOURS
from funduk.parts.haggle import Accept, Accepted, Haggle, Offer, Offered, Raise, can_raise
from funduk.parts.pile import single, without
from funduk.parts.sealed import UNDECIDED, Committed


def asks(t: BasariCardsTable) -> list[Ask]:
    phase = t.phase
    if phase == CHOOSE:
        return [
            Ask(seat, "choose", SEALED, True, player.answered)
            for seat, player in enumerate(t.players)
            if player.choice == UNDECIDED
        ]
    if phase == DEAL or phase == DRAW:
        return [Ask(CHANCE, PHASES[phase], ALONE, True, 0)]
    if phase == OVER:
        return []
    return [Ask(t.turn, PHASES[phase], ALONE, True, t.players[t.turn].answered)]


def perform(t: BasariCardsTable, action: Action) -> list[Event]:
    events: list[Event] = []
    if isinstance(action, Deal):
        if t.phase == DEAL:
            _deal(t, action.card, events)
        else:
            _draw(t, action.card, events)
        return events
    player = t.players[action.seat]
    player.answered += 1
    if isinstance(action, Choose):
        player.choice = action.action
        events.append(Committed(action.seat))
        _reveal_when_all_have_chosen(t, events)
    elif isinstance(action, (Raise, Offer)):
        _push_out(t, action.seat, action.gems, events)
    elif isinstance(action, Accept):
        _accept(t, events)
    elif isinstance(action, Exchange):
        player.gems += action.take - action.give
        t.stock += action.give - action.take
        events.append(Exchanged(action.seat, action.give, action.take))
        _next_action(t, events)
    elif isinstance(action, Take):
        player.gems += action.gem
        t.stock -= action.gem
        events.append(Took(action.seat, action.gem))
        _next_taker(t, events)
    return events


# I. Everybody gets one card


def _deal(t: BasariCardsTable, card: int, events: list[Event]) -> None:
    """BC-6: one card each, face up, the current one for this round."""
    player = t.players[t.turn]
    t.pile = without(t.pile, card)
    player.cards += single(card)
    player.workers += t.box.workers[card]
    player.current = card
    events.append(Dealt(t.turn, card))
    t.turn += 1
    if t.turn == len(t.players):
        t.turn = 0
        t.phase = CHOOSE


# II. Everybody chooses in secret


def actions_in_play(t: BasariCardsTable) -> int:
    """BC-4: D only with five players."""
    return 4 if len(t.players) == 5 else 3


def _reveal_when_all_have_chosen(t: BasariCardsTable, events: list[Event]) -> None:
    """BC-7: all are revealed at once."""
    for player in t.players:
        if player.choice == UNDECIDED:
            return
    events.append(Revealed([player.choice for player in t.players]))
    t.action = A
    _settle(t, events)


# III. The actions are settled


def _settle(t: BasariCardsTable, events: list[Event]) -> None:
    """BC-8, BC-12: A, B, C, D in turn, until somebody is asked or the round is over."""
    while t.action <= D:
        choosers = [seat for seat, player in enumerate(t.players) if player.choice == t.action]
        if t.action == D and choosers:
            _begin_d(t, choosers)
            return
        if len(choosers) == 1:
            if _carry_out(t, choosers[0], events):
                return
        elif len(choosers) == 2:
            if _begin_haggle(t, choosers[0], choosers[1], events):
                return
        elif len(choosers) > 2:
            events.append(Voided(t.action))
        t.action += 1
    _end_round(t, events)


def _next_action(t: BasariCardsTable, events: list[Event]) -> None:
    t.action += 1
    _settle(t, events)


def _carry_out(t: BasariCardsTable, seat: int, events: list[Event]) -> bool:
    """BC-9 to BC-11; true when chance is asked for a card."""
    player = t.players[seat]
    if t.action == A:
        if not t.pile:
            events.append(PileWasEmpty(seat))
            return False
        t.phase = DRAW
        t.turn = seat
        return True
    if t.action == B:
        points = t.box.points[player.current]
        player.points += points
        events.append(Scored(seat, points))
    else:
        gems = at_most(t.box.gems[player.current], t.stock, COLOURS)
        player.gems += gems
        t.stock -= gems
        events.append(Took(seat, gems))
    return False


def _draw(t: BasariCardsTable, card: int, events: list[Event]) -> None:
    """BC-9: its workers count, but it does not become the current card."""
    player = t.players[t.turn]
    t.pile = without(t.pile, card)
    player.cards += single(card)
    player.workers += t.box.workers[card]
    events.append(Drew(t.turn, card, t.box.workers[card]))
    _next_action(t, events)


# Negotiation


def comes_before(t: BasariCardsTable, one: int, other: int) -> bool:
    """BC-14: more red, yellow, green, blue gems, then points, then workers, then age."""
    first = t.players[one]
    second = t.players[other]
    if first.gems != second.gems:
        return first.gems > second.gems
    if first.points != second.points:
        return first.points > second.points
    if first.workers != second.workers:
        return first.workers > second.workers
    return t.age.index(one) < t.age.index(other)


def _begin_haggle(t: BasariCardsTable, one: int, other: int, events: list[Event]) -> bool:
    """BC-14, BC-15; true when the opener is asked."""
    first = one
    second = other
    if comes_before(t, other, one):
        first = other
        second = one
    events.append(HaggleBegan(t.action, first, second))
    if t.players[first].gems == NONE:
        events.append(WonForFree(second, t.action))
        return _carry_out(t, second, events)
    t.haggle = Haggle(first, second, NONE)
    t.turn = first
    t.phase = OFFER
    return True


def _push_out(t: BasariCardsTable, seat: int, gems: i64, events: list[Event]) -> None:
    """BC-16: the other is asked to accept or raise."""
    haggle = t.haggle
    assert haggle is not None
    t.haggle = haggle.outbid(gems)
    t.turn = haggle.other
    t.phase = ANSWER
    events.append(Offered(seat, gems))


def may_raise(t: BasariCardsTable) -> bool:
    """BC-19: one who cannot raise must accept."""
    haggle = t.haggle
    assert haggle is not None
    return can_raise(t.players[t.turn].gems, haggle.standing)


def _accept(t: BasariCardsTable, events: list[Event]) -> None:
    """BC-19: the accepter receives the gems, the bidder carries out the action."""
    haggle = t.haggle
    assert haggle is not None
    t.players[haggle.turn].gems += haggle.standing
    t.players[haggle.other].gems -= haggle.standing
    events.append(Accepted(haggle.turn, haggle.other, haggle.standing))
    t.haggle = None
    if not _carry_out(t, haggle.other, events):
        _next_action(t, events)


# Five players: action D


def _begin_d(t: BasariCardsTable, choosers: list[int]) -> None:
    """BC-26 to BC-28: never void, never negotiated; several take in the order of BC-14."""
    if len(choosers) == 1:
        t.phase = EXCHANGE
        t.turn = choosers[0]
        return
    order: list[int] = []
    for seat in choosers:
        place = 0
        while place < len(order) and comes_before(t, order[place], seat):
            place += 1
        order.insert(place, seat)
    t.phase = TAKE
    t.turn = order[0]
    t.queue = bytes(order[1:])


def _next_taker(t: BasariCardsTable, events: list[Event]) -> None:
    if t.queue:
        t.turn = t.queue[0]
        t.queue = t.queue[1:]
        return
    _next_action(t, events)


# The end of a round


def _end_round(t: BasariCardsTable, events: list[Event]) -> None:
    """BC-21: the stage ends when, after all actions, somebody has enough workers."""
    t.turn = 0
    t.action = A
    t.phase = DEAL
    t.round += 1
    enough = False
    for player in t.players:
        player.choice = UNDECIDED
        player.current = -1
        if player.workers >= ENOUGH_WORKERS:
            enough = True
    if enough:
        end_stage(t, events)


def gems_there(goods: i64) -> list[int]:
    """The colours of which there is at least one."""
    return [colour for colour in range(COLOURS) if count(goods, colour) > 0]
