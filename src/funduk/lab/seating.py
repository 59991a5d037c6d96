"""Who sits where in the lab's games, and what a win is worth."""

from funduk.core.bot import Bot
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.doors import seating


def seated(line_up: list[str], turn: int) -> list[str]:
    """The names by seat, the line-up moved on by so many turns."""
    return [line_up[(seat + turn) % len(line_up)] for seat in range(len(line_up))]


def seat_bots(game: Game, names: list[str], seed: int, turn: int) -> list[Bot]:
    """A bot for every name, each with dice of its own for this seed and turn."""
    return [
        seating.bot(name, game, seat, FastDice(seed * 1009 + seat * 101 + turn))
        for seat, name in enumerate(names)
    ]


def win_shares(game: Game, table: Table, seats: int) -> list[float]:
    """What each seat has of the win once a game is over; a win shared by k counts 1/k."""
    winners = game.winners(table)
    assert winners is not None, "the game is not over"
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
