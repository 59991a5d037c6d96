"""What chance may do at a table: every outcome with its likelihood, or a fair sample of them."""

from funduk.core.action import Action
from funduk.core.dice import Dice
from funduk.core.game import Game, Table
from funduk.core.record import CHANCE
from funduk.core.tree import Branch

Ways = list[tuple[float, Table]]


def is_chance(game: Game, table: Table) -> bool:
    """Whether chance is asked now."""
    asks = game.asks(table)
    return bool(asks) and asks[0].seat == CHANCE


def chances(game: Game, table: Table) -> list[tuple[Action, float]]:
    """Everything that chance may answer here, with its likelihood."""
    ask = game.asks(table)[0]
    found: list[tuple[Action, float]] = []
    _spell(game.moves(table, ask).root(), 1.0, found)
    return found


def _spell(branch: Branch, likely: float, found: list[tuple[Action, float]]) -> None:
    action = branch.action
    if action is not None:
        found.append((action, likely))
        return
    weights = branch.weights()
    whole = sum(weights)
    for choice, weight in enumerate(weights):
        if weight:
            _spell(branch.child(choice), likely * weight / whole, found)


def all_ways(game: Game, table: Table, most: int) -> Ways | None:
    """Every table at which chance is done, with its likelihood; None where there are too many."""
    open_ways: Ways = [(1.0, table)]
    done: Ways = []
    while open_ways:
        likely, here = open_ways.pop()
        if not is_chance(game, here):
            done.append((likely, here))
            continue
        if len(game.moves(here, game.asks(here)[0])) + len(done) + len(open_ways) > most:
            return None
        for action, chance in chances(game, here):
            there = here.copy()
            game.perform(there, action)
            open_ways.append((likely * chance, there))
    return done


def some_ways(game: Game, table: Table, number: int, dice: Dice) -> Ways:
    """So many tables at which chance is done, drawn as the game draws them."""
    found: Ways = []
    for _ in range(number):
        there = table.copy()
        while is_chance(game, there):
            game.perform(there, game.draw(there, game.asks(there)[0], dice))
        found.append((1.0 / number, there))
    return found
