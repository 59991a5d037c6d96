"""Step 3: the actions are settled, A, B, C and D in turn."""

from typing import ClassVar

from funduk.core.action import Action, Event
from funduk.core.goods import NONE, at_most
from funduk.games.basari_cards.events import (
    Drew,
    HaggleBegan,
    PileRanShort,
    PileWasEmpty,
    Scored,
    Took,
    Voided,
    WonForFree,
)
from funduk.games.basari_cards.material import ENOUGH_WORKERS, A, B, D
from funduk.games.basari_cards.questions.dealing import Deal, FromThePile, lay_open
from funduk.games.basari_cards.scoring import end_stage
from funduk.games.basari_cards.table import (
    DEAL,
    DRAW,
    EXCHANGE,
    OFFER,
    TAKE,
    BasariCardsTable,
    comes_before,
)
from funduk.games.gems.haggling import Haggle
from funduk.games.gems.material import COLOURS
from funduk.parts.sealed import UNDECIDED


def settle(t: BasariCardsTable, events: list[Event]) -> None:
    """BC-8, BC-12: A, B, C, D in turn, until somebody is asked or the round is over."""
    while t.action <= D:
        choosers = 0
        first = 0
        last = 0
        for seat, player in enumerate(t.players):
            if player.choice == t.action:
                if choosers == 0:
                    first = seat
                last = seat
                choosers += 1
        if choosers > 0:
            if t.action == D:
                _begin_d(t, first, choosers)
                return
            if choosers == 1:
                if carry_out(t, first, events):
                    return
            elif choosers == 2:
                if _begin_haggle(t, first, last, events):
                    return
            else:
                events.append(Voided(t.action))
        t.action += 1
    _end_round(t, events)


def settle_next(t: BasariCardsTable, events: list[Event]) -> None:
    """Goes on after an action that had to wait for a card or an answer."""
    t.action += 1
    settle(t, events)


def carry_out(t: BasariCardsTable, seat: int, events: list[Event]) -> bool:
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


class Drawing(FromThePile):
    """BC-9: action A takes a card; its workers count, but it does not become the current card."""

    NAME: ClassVar[str] = "draw"
    PHASE: ClassVar[int] = DRAW

    def perform(self, t: BasariCardsTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Deal)
        lay_open(t, action.card)
        events.append(Drew(t.turn, action.card, t.box.workers[action.card]))
        settle_next(t, events)


def _begin_haggle(t: BasariCardsTable, one: int, other: int, events: list[Event]) -> bool:
    """BC-14, BC-15: who comes first opens; without gems the other wins. True if anybody is asked."""
    first = one
    second = other
    if comes_before(t, other, one):
        first = other
        second = one
    events.append(HaggleBegan(t.action, first, second))
    if t.players[first].gems == NONE:
        events.append(WonForFree(second, t.action))
        return carry_out(t, second, events)
    t.haggle = Haggle(first, second, NONE)
    t.turn = first
    t.phase = OFFER
    return True


def _begin_d(t: BasariCardsTable, first: int, choosers: int) -> None:
    """BC-26 to BC-28: never void, never negotiated; several take in the order of BC-14."""
    if choosers == 1:
        t.phase = EXCHANGE
        t.turn = first
        return
    order: list[int] = []
    for seat, player in enumerate(t.players):
        if player.choice == D:
            place = 0
            while place < len(order) and comes_before(t, order[place], seat):
                place += 1
            order.insert(place, seat)
    t.phase = TAKE
    t.turn = order[0]
    t.queue = bytes(order[1:])


def _end_round(t: BasariCardsTable, events: list[Event]) -> None:
    """BC-21: the stage ends when, after all actions, somebody has enough workers.

    BC-6: and when the pile cannot give everybody a card.
    """
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
    if not enough and len(t.pile) < len(t.players):
        events.append(PileRanShort(len(t.pile)))
        enough = True
    if enough:
        end_stage(t, events)
