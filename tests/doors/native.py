"""Games played through the contract alone, to hold doors against them."""

from __future__ import annotations

from typing import Any

from funduk import catalogue
from funduk.core.action import OPEN, Action, Ask
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.core.record import CHANCE

Options = dict[str, Any]
GAMES: list[tuple[str, Options]] = [(name, {}) for name in catalogue.OWN]
GAMES.append(("schwarzmarkt", {"trade": "wild"}))
IDS = ["-".join([name, *options.values()]) for name, options in GAMES]
EVERY_SIZE = [
    (name, options, seats) for name, options in GAMES for seats in catalogue.game(name).seats
]


def play(game: Game, seats: int, options: dict[str, Any], seed: int, choices: int) -> list[Action]:
    """Every action of one game: chance from one seed, the seats' random answers from another."""
    table, dice, chosen = game.setup(seats, options), FastDice(seed), FastDice(choices)
    actions: list[Action] = []
    last = -1
    while asks := game.asks(table):
        ask = asks[0]
        if ask.mode == OPEN:
            ask = min(asks, key=lambda one: (one.seat - last - 1) % seats)
            last = ask.seat
        actions.append(answer(game, table, ask, dice, chosen))
        game.apply(table, actions[-1])
    return actions


def answer(game: Game, table: Table, ask: Ask, dice: FastDice, chosen: FastDice) -> Action:
    return game.draw(table, ask, dice if ask.seat == CHANCE else chosen)


def texts(actions: list[Action] | None) -> list[str]:
    return [action.to_text() for action in actions or []]
