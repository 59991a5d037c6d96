"""A decision's mixture is what its dice really drew from."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from funduk import FastDice, bots, game
from funduk.core.action import Ask
from funduk.core.bot import Decision
from funduk.core.game import Game, View
from funduk.core.playout import next_ask
from funduk.core.record import CHANCE, Record

WHO = [
    (name, who)
    for name in ("basari_cards", "basari", "schwarzmarkt", "sandsturm")
    for who in ("merchant", "vizier", "genie", "novice")
]
MIXED = 2
"""How many drawn decisions of a game are looked at."""
FAR = 4.5
"""Standard deviations that no honest share is off by."""


def moments(playing: Game, who: str, seed: int) -> list[tuple[list[Record], View, Ask, Decision]]:
    """The first decisions of a game that were drawn, with all that the seat had witnessed."""
    table, dice = playing.setup(4, None), FastDice(seed)
    seated = [bots.bot(who, playing, seat, FastDice(seat)) for seat in range(4)]
    heard: list[list[Record]] = [[] for _ in range(4)]
    found: list[tuple[list[Record], View, Ask, Decision]] = []
    asked: set[str] = set()
    while (asks := playing.asks(table)) and len(found) < MIXED:
        ask = next_ask(asks, dice)
        if ask.seat == CHANCE:
            action = playing.draw(table, ask, dice)
        else:
            view = playing.view(table, ask.seat)
            decision = seated[ask.seat].decide(view, ask)
            action = decision.action
            if decision.mixture and ask.question not in asked:
                asked.add(ask.question)
                found.append((list(heard[ask.seat]), view, ask, decision))
        for record in (action, *playing.apply(table, action)):
            for bot in seated:
                told = playing.witness(record, bot.seat)
                if told is not None:
                    heard[bot.seat].append(told)
                    bot.watch(told)
    return found


def check(name: str, who: str, draws: int) -> None:
    playing = game(name)
    found = moments(playing, who, 11)
    if who in ("genie", "novice") or name != "sandsturm":
        assert found, f"{who} of {name} never draws"
    for heard, view, ask, decision in found:
        assert sum(chance for _, chance in decision.mixture) == pytest.approx(1.0)
        bot = bots.bot(who, playing, ask.seat, FastDice(1))
        for record in heard:
            bot.watch(record)
        counts = Counter(bot.decide(view, ask).action.to_text() for _ in range(draws))
        told = {action.to_text(): chance for action, chance in decision.mixture}
        assert set(counts) <= set(told)
        for text, chance in told.items():
            spread = sqrt(chance * (1.0 - chance) / draws) + 1e-9
            assert abs(counts[text] / draws - chance) <= FAR * spread


@pytest.mark.parametrize(("name", "who"), WHO)
def test_mixtures_are_drawn_from(name: str, who: str) -> None:
    check(name, who, 300)


@pytest.mark.deep
@pytest.mark.parametrize(("name", "who"), WHO)
def test_mixtures_are_drawn_from_ten_thousand_times(name: str, who: str) -> None:
    check(name, who, 10_000)
