"""Positions from JSON, and why a position cannot be."""

from typing import Any

from funduk.core.goods import NONE, miscounted, within
from funduk.core.record import read_fields
from funduk.games.basari_cards.material import (
    ALL_GEMS,
    ENOUGH_WORKERS,
    STAGES,
    A,
    Box,
    D,
)
from funduk.games.basari_cards.table import (
    ANSWER,
    CHOOSE,
    DEAL,
    DRAW,
    EXCHANGE,
    NO_CARD,
    OFFER,
    OVER,
    TAKE,
    BasariCardsTable,
    actions_in_play,
    comes_before,
)
from funduk.games.gems.material import GEMS
from funduk.parts.sealed import UNDECIDED


def table_from_json(box: Box, data: Any) -> BasariCardsTable:
    make: Any = BasariCardsTable
    table: BasariCardsTable = make(box, *read_fields(BasariCardsTable, data, "position"))
    return table


def impossibility(t: BasariCardsTable, rules_version: int) -> str | None:
    """The first thing about a table that no game can lead to."""
    seats = len(t.players)
    if not 3 <= seats <= 5:
        return f"3 to 5 players, not {seats}"
    if not 1 <= t.rules_version <= rules_version:
        return f"rules version {t.rules_version} is not known"
    if sorted(t.age) != list(range(seats)):
        return "age must name every seat once (BC-14)"
    if not 0 <= t.turn < seats:
        return f"turn {t.turn} is not a seat"
    if (t.stage >= STAGES) != (t.phase == OVER) or t.stage > STAGES:
        return f"stage {t.stage} does not go with the phase (BC-25)"
    return _wrong_gems(t) or _wrong_cards(t) or _wrong_choices(t) or _wrong_settling(t)


def _wrong_gems(t: BasariCardsTable) -> str | None:
    wrong = miscounted([t.stock, *[player.gems for player in t.players]], ALL_GEMS, GEMS, "gems")
    return None if wrong is None else f"{wrong} (BC-3)"


def _wrong_cards(t: BasariCardsTable) -> str | None:
    everything = t.pile + b"".join([player.cards for player in t.players])
    if sorted(everything) != list(range(len(t.box.workers))):
        return "every bazaar card must be in the pile or with one player (BC-5)"
    if t.pile != bytes(sorted(t.pile)):
        return "the pile must list its cards in rising order (BC-20)"
    dealt = t.phase not in (DEAL, OVER)
    for seat, player in enumerate(t.players):
        if player.workers != sum([t.box.workers[card] for card in player.cards]):
            return f"seat {seat}: {player.workers} workers do not match the cards (BC-6)"
        has_card = dealt or (t.phase == DEAL and seat < t.turn)
        if has_card != (player.current != NO_CARD):
            return f"seat {seat}: the current card does not go with the phase (BC-6)"
        if player.current != NO_CARD and player.current not in list(player.cards):
            return f"seat {seat}: the current card {player.current} is not among its cards (BC-6)"
    return None if t.phase == OVER else _wrong_number_of_cards(t)


def _wrong_number_of_cards(t: BasariCardsTable) -> str | None:
    """BC-6, BC-9, BC-21: a card a round, one more for action A, not enough workers before the round."""
    if t.phase == DEAL and len(t.pile) < len(t.players) - t.turn:
        return "the pile has no card for everybody, so the stage has ended (BC-6)"
    drawn = 0
    for seat, player in enumerate(t.players):
        before = player.cards
        if player.current != NO_CARD:
            place = before.index(player.current)
            if len(before) - place > (1 if t.phase in (DEAL, CHOOSE, DRAW) or t.action == A else 2):
                return f"seat {seat}: the current card was not dealt last (BC-6)"
            before = before[:place]
        if sum([t.box.workers[card] for card in before]) >= ENOUGH_WORKERS:
            return f"seat {seat} had 15 workers before this round, so the stage has ended (BC-21)"
        if len(before) < t.round:
            return f"seat {seat}: too few cards for {t.round} rounds (BC-6)"
        drawn += len(before) - t.round
    if drawn > t.round:
        return f"too many cards for {t.round} rounds (BC-9)"
    if (
        t.round == 0
        and t.phase == DEAL
        and t.stage == 0
        and any([player.points for player in t.players])
    ):
        return "nobody has points before the first round (BC-4)"
    return None


def _wrong_choices(t: BasariCardsTable) -> str | None:
    settling = t.phase not in (DEAL, CHOOSE, OVER)
    chosen = 0
    for seat, player in enumerate(t.players):
        if player.choice >= actions_in_play(t):
            return f"seat {seat}: action D is for five players (BC-4)"
        if player.choice != UNDECIDED:
            chosen += 1
    if t.phase == CHOOSE and chosen == len(t.players):
        return "all have chosen, so the choices are open (BC-7)"
    if settling and chosen < len(t.players):
        return "actions are settled only after all have chosen (BC-7)"
    if t.phase in (DEAL, OVER) and chosen:
        return "nobody has chosen yet (BC-7)"
    return None


def _wrong_settling(t: BasariCardsTable) -> str | None:
    haggling = t.phase in (OFFER, ANSWER)
    if t.action > D:
        return f"there is no action number {t.action}"
    if (t.phase in (CHOOSE, OVER) and t.turn) or (
        t.phase in (DEAL, CHOOSE, OVER) and t.action != A
    ):
        return "no action is settled in this phase (BC-8)"
    if haggling != (t.haggle is not None):
        return "a negotiation does not go with the phase (BC-12)"
    choosers = [seat for seat, player in enumerate(t.players) if player.choice == t.action]
    if t.haggle is not None:
        h = t.haggle
        if sorted([h.turn, h.other]) != choosers or h.turn != t.turn or t.action == D:
            return "the two who negotiate must be the two who chose the action (BC-12)"
        if t.phase == OFFER and comes_before(t, h.other, h.turn):
            return f"seat {h.other} makes the first offer (BC-14)"
        if (h.standing == NONE) != (t.phase == OFFER) or not within(
            h.standing, t.players[h.other].gems
        ):
            return "the standing offer must be the other's own gems (BC-15)"
    if t.phase == DRAW and (t.action != 0 or t.turn not in choosers or not t.pile):
        return "a card is drawn only for action A (BC-9)"
    if t.phase in (EXCHANGE, TAKE):
        if t.action != D or t.turn not in choosers or (len(choosers) == 1) != (t.phase == EXCHANGE):
            return "this is not the end of action D (BC-26)"
    waiting = list(t.queue)
    if waiting and (
        t.phase != TAKE or any([seat not in choosers or seat == t.turn for seat in waiting])
    ):
        return "only those who chose D wait to take a gem (BC-28)"
    if len(set(waiting)) != len(waiting):
        return "nobody takes twice (BC-28)"
    for place in range(1, len(waiting)):
        if comes_before(t, waiting[place], waiting[place - 1]):
            return "those who wait for D take in the order of the first offer (BC-28)"
    return None
