"""The matches of a study once more, kept as plain events, so that a test can count them in its own way."""

from typing import Any

from funduk import bots
from funduk.core.bot import tell
from funduk.core.dice import FastDice
from funduk.core.record import CHANCE
from funduk.lab.study.plan import Study


class Seen:
    """One match: its events as (name, fields), the final table, and the win shares."""

    def __init__(
        self, events: list[tuple[str, dict[str, Any]]], table: Any, shares: list[float]
    ) -> None:
        self.events = events
        self.table = table
        self.shares = shares

    def named(self, name: str) -> list[dict[str, Any]]:
        return [fields for event, fields in self.events if event == name]


def recount(study: Study) -> list[Seen]:
    """Plays every game of a study's first setting again, without its counters."""
    game, found = study.game, []
    setting = study.settings[0]
    for what in study.batches(setting.seats):
        for seed in what["seeds"]:
            seats = setting.seats
            table = game.setup(seats, setting.options)
            names = setting.line_up()
            players = [
                bots.bot(names[seat], game, seat, FastDice(seed * 1009 + seat * 101))
                for seat in range(seats)
            ]
            found.append(_play(game, table, FastDice(seed), players))
    return found


def _play(game: Any, table: Any, dice: FastDice, players: list[Any]) -> Seen:
    events: list[tuple[str, dict[str, Any]]] = []
    while asks := game.asks(table):
        ask = asks[dice.below(len(asks))] if len(asks) > 1 and asks[0].mode == "open" else asks[0]
        if ask.seat == CHANCE:
            action = game.draw(table, ask, dice)
        else:
            action = players[ask.seat].decide(game.view(table, ask.seat), ask).action
        happened = game.apply(table, action)
        tell(game, players, action, happened)
        events += [(type(event).NAME, event.to_json()) for event in happened]
    winners = game.winners(table)
    return Seen(
        events,
        table,
        [1 / len(winners) if seat in winners else 0.0 for seat in range(len(players))],
    )
