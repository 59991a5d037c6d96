"""Whole games in one compiled loop."""

from mypy_extensions import mypyc_attr

from funduk.core.action import OPEN, Action, Ask, Event, Refused
from funduk.core.bot import Bot, tell
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
        ask = game.next_ask(table, dice)
        if ask is None:
            return moves
        action = game.draw(table, ask, dice)
        refusal = game.refusal(table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        game.perform(table, action)
        moves += 1


def play_listed(game: Game, table: Table, dice: Dice) -> int:
    """The same, choosing uniformly from the lazy moves."""
    moves = 0
    while True:
        ask = game.next_ask(table, dice)
        if ask is None:
            return moves
        listed = game.moves(table, ask)
        action = listed[dice.below(len(listed))]
        refusal = game.refusal(table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        game.perform(table, action)
        moves += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Onlooker:
    """Sees every move of a game from above, to count it."""

    def note(self, action: Action, events: list[Event]) -> None:
        """A move and what came of it."""


def play_bots(
    game: Game, table: Table, dice: Dice, bots: list[Bot], onlooker: Onlooker | None = None
) -> int:
    """Plays to the end with a bot in every seat, each with dice of its own; these are for chance."""
    moves = 0
    watching = [bot for bot in bots if bot.watches]
    while True:
        ask = game.next_ask(table, dice)
        if ask is None:
            return moves
        action = answer(game, table, ask, dice, bots)
        refusal = game.refusal(table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        events = game.perform(table, action)
        moves += 1
        if onlooker is not None:
            onlooker.note(action, events)
        tell(game, watching, action, events)


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
