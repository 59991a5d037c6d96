"""The wild market: every offer gets an answer, one offer stands for each partner, nothing is given away."""

from __future__ import annotations

from collections import Counter as Count

import pytest

from funduk import FastDice, bots, game
from funduk.core.action import Action
from funduk.core.bot import Bot
from funduk.core.game import Table
from funduk.core.playout import next_ask
from funduk.core.record import CHANCE
from funduk.games.schwarzmarkt.questions.market_actions import Counter, Offer, Take, TurnDown
from funduk.games.schwarzmarkt.table import MARKET, SchwarzmarktTable

RULES = game("schwarzmarkt")
THINKERS = ("merchant", "vizier", "genie")
GREEDY = 0
"""The seat that asks for everything."""


def told(table: Table, seated: list[Bot], action: Action) -> None:
    assert isinstance(table, SchwarzmarktTable)
    for record in (action, *RULES.apply(table, action)):
        for bot in seated:
            seen = RULES.witness(record, bot.seat)
            if seen is not None and bot.watches:
                bot.watch(seen)


def at_the_market(who: str, seed: int) -> tuple[SchwarzmarktTable, list[Bot]]:
    """The first market of a game, before anybody has said a word."""
    table, dice = RULES.setup(4, {"trade": "wild"}), FastDice(seed)
    assert isinstance(table, SchwarzmarktTable)
    seated = [bots.bot(who, RULES, seat, FastDice(seat)) for seat in range(4)]
    while table.phase != MARKET:
        ask = next_ask(RULES.asks(table), dice)
        if ask.seat == CHANCE:
            told(table, seated, RULES.draw(table, ask, dice))
        else:
            told(table, seated, seated[ask.seat].decide(RULES.view(table, ask.seat), ask).action)
    return table, seated


@pytest.mark.parametrize("who", THINKERS)
@pytest.mark.parametrize("seed", range(3))
def test_nobody_gives_a_whole_production_for_one_good(who: str, seed: int) -> None:
    table, seated = at_the_market(who, seed)
    mine = int(table.players[GREEDY].production)
    lowest = next(1 << 7 * kind for kind in range(6) if mine >> 7 * kind & 127)
    for seat in (1, 2, 3):
        everything = int(table.players[seat].production)
        trial = table.copy()
        assert isinstance(trial, SchwarzmarktTable)
        offer = Offer(GREEDY, seat, lowest, 0, everything)
        if RULES.refusal(trial, offer) is not None:
            continue
        RULES.apply(trial, offer)
        ask = next(ask for ask in RULES.asks(trial) if ask.seat == seat)
        answer = seated[seat].decide(RULES.view(trial, seat), ask).action
        assert isinstance(answer, TurnDown | Counter), answer.to_text()


@pytest.mark.parametrize("who", ["peddler", *THINKERS])
def test_every_offer_is_answered_and_one_stands_for_each_partner(who: str) -> None:
    table, seated = at_the_market(who, 7)
    dice = FastDice(5)
    taken = 0
    while table.phase == MARKET:
        ask = next_ask(RULES.asks(table), dice)
        action = seated[ask.seat].decide(RULES.view(table, ask.seat), ask).action
        taken += isinstance(action, Take)
        told(table, seated, action)
        if table.market is not None:
            pairs = Count((offer.by, offer.to) for offer in table.market.offers)
            assert max(pairs.values(), default=0) <= 2  # an offer, and a counter to the other's
    assert taken, "nobody traded"
    assert table.market is None or not table.market.offers
