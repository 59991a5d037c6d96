"""What bots of all kinds decide in whole games, with their reasons."""

from __future__ import annotations

from collections.abc import Iterator

from funduk import FastDice, bots, catalogue
from funduk.core.action import Ask
from funduk.core.bot import Decision, tell
from funduk.core.game import Table
from funduk.core.playout import next_ask
from funduk.core.record import CHANCE
from tests.laws.tables import Setting, settings_of

LEVEL = "novice"
TABLE = ("vizier", "peddler", "merchant", LEVEL, "wanderer", "genie")
FEW = "wanderer"
"""Who sits down where a game has no such bot."""
SAMPLE = [setting for name in sorted(catalogue.GAMES) for setting in settings_of(name)[::4]]


def decisions(setting: Setting, seed: int) -> Iterator[tuple[str, Table, Ask, Decision]]:
    """A game between all kinds of bots: who was asked what at which table, and what came of it."""
    rules, table, dice = setting.rules(), setting.table(), FastDice(seed)
    there = bots.names(setting.game)
    names = [name if name in there else FEW for name in TABLE[: setting.seats]]
    seated = [bots.bot(name, rules, seat, FastDice(seat)) for seat, name in enumerate(names)]
    while asks := rules.asks(table):
        ask = next_ask(asks, dice)
        if ask.seat == CHANCE:
            action = rules.draw(table, ask, dice)
        else:
            decision = seated[ask.seat].decide(rules.view(table, ask.seat), ask)
            yield names[ask.seat], table, ask, decision
            action = decision.action
        events = rules.apply(table, action)
        tell(rules, seated, action, events)
