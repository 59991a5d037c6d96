"""A game by name as doors need it."""

from functools import cache

from funduk.catalogue import game as game_named
from funduk.core.game import Game
from funduk.doors.desk import Rules
from funduk.doors.plain import encoder_of
from funduk.doors.vocabulary import vocabulary


@cache
def rules(name: str) -> Rules:
    """One of the house's games, or one that another package brings, with its house set."""
    return rules_of(game_named(name))


def rules_of(game: Game) -> Rules:
    """A game with any set: the words are those of its name."""
    return Rules(game, vocabulary(game.name), encoder_of(game))


def layout(name: str) -> str:
    """What an observation is made of, line by line: where a part begins, its length, divisor and name."""
    lines = ["  from  size  divided by  part"]
    place = 0
    for part in rules(name).layout():
        lines.append(f"{place:6}{part.size:6}{part.top:12}  {part.name}")
        place += part.size
    return "\n".join(lines)
