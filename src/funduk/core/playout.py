"""Whole games in one compiled loop."""

from funduk.core.action import OPEN, Action, Ask, Refused
from funduk.core.bot import Bot
from funduk.core.dice import Dice
from funduk.core.game import Game, Table
from funduk.core.record import CHANCE


def next_ask(asks: list[Ask], dice: Dice) -> Ask:
    """In an open market anybody may be quicker; else the order of answers does not matter."""
    if len(asks) > 1 and asks[0].mode == OPEN:
        return asks[dice.below(len(asks))]
    return asks[0]


def play_random(game: Game, table: Table, dice: Dice) -> int:
    """Plays to the end with random answers through the whole contract; returns the number of moves."""
    moves = 0
    while True:
        asks = game.asks(table)
        if not asks:
            return moves
        action = game.draw(table, next_ask(asks, dice), dice)
        refusal = game.refusal(table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        game.perform(table, action)
        moves += 1


def play_listed(game: Game, table: Table, dice: Dice) -> int:
    """The same, choosing uniformly from the lazy moves."""
    moves = 0
    while True:
        asks = game.asks(table)
        if not asks:
            return moves
        listed = game.moves(table, next_ask(asks, dice))
        action = listed[dice.below(len(listed))]
        refusal = game.refusal(table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        game.perform(table, action)
        moves += 1


def play_bots(game: Game, table: Table, dice: Dice, bots: list[Bot]) -> int:
    """Plays to the end with a bot in every seat; dice are for chance only."""
    moves = 0
    watching = [bot for bot in bots if bot.watches]
    while True:
        asks = game.asks(table)
        if not asks:
            return moves
        action = answer(game, table, next_ask(asks, dice), dice, bots)
        refusal = game.refusal(table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        events = game.perform(table, action)
        moves += 1
        for bot in watching:
            seen = game.witness(action, bot.seat)
            if seen is not None:
                bot.watch(seen)
            for event in events:
                told = game.witness(event, bot.seat)
                if told is not None:
                    bot.watch(told)


def answer(game: Game, table: Table, ask: Ask, dice: Dice, bots: list[Bot]) -> Action:
    if ask.seat == CHANCE:
        return game.draw(table, ask, dice)
    bot = bots[ask.seat]
    return bot.decide(game.view(table, ask.seat), ask).action


def copy_many(table: Table, times: int) -> Table:
    """Copies a table again and again, to measure what a search pays."""
    twin = table
    for _ in range(times):
        twin = table.copy()
    return twin
